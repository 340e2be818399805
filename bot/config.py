"""Reads settings from the environment and .env; .env.example lists them all."""

import re
import sys
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from games.verify import encoding_of
from storage.address import read_address
from storage.errors import BadAddress
from storage.records import Shards

ENV_FILE = Path(".env")
SPAN = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?")
MOST_SHARDS = 10_000
MOST_ON_WINDOWS = 60
"""Windows can wait for 64 handles at a time, and Python needs a few of them."""


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=ENV_FILE, extra="ignore", hide_input_in_errors=True)

    discord_token: SecretStr | None = None
    """The bot's token from the Discord developer portal."""
    database_url: SecretStr = SecretStr("sqlite:///courtyard.sqlite3")
    """sqlite:///file, or postgresql://user:password@host/database."""
    shard_count: int = Field(default=1, ge=1, le=MOST_SHARDS)
    """How many shards there are in all."""
    shard_ids: Annotated[tuple[int, ...], NoDecode] = ()
    """The shards of this process, separated by commas; all if none is named."""
    thinkers: int = Field(default=2, ge=1, le=64)
    """Processes in which computer players think."""

    def __init__(self, **given: Any) -> None:
        """Read .env in any encoding that programs on Windows save it in."""
        raw = ENV_FILE.read_bytes() if ENV_FILE.is_file() else b""
        super().__init__(_env_file_encoding=encoding_of(raw), **given)

    @field_validator("thinkers")
    @classmethod
    def _can_be_waited_for(cls, thinkers: int) -> int:
        if sys.platform == "win32" and thinkers > MOST_ON_WINDOWS:
            raise ValueError(f"on Windows there can be at most {MOST_ON_WINDOWS}")
        return thinkers

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split(cls, ids: object) -> object:
        """Parse `0,1,2` or `0-2`."""
        if not isinstance(ids, str):
            return ids
        found: list[int] = []
        for part in filter(None, (word.strip() for word in ids.split(","))):
            span = SPAN.fullmatch(part)
            if span is None:
                raise ValueError("write shards as 0,1,2 or 0-2")
            first, last = int(span[1]), int(span[2] or span[1])
            if last < first or last >= MOST_SHARDS:
                raise ValueError(f"there is no shard {part}: they count upwards from 0")
            found.extend(range(first, last + 1))
        return tuple(dict.fromkeys(found))

    @model_validator(mode="after")
    def _are_among_all(self) -> Self:
        if beyond := [each for each in self.shard_ids if each >= self.shard_count]:
            raise ValueError(f"SHARD_IDS names {beyond[0]}, but SHARD_COUNT is {self.shard_count}")
        return self

    @field_validator("database_url")
    @classmethod
    def _can_be_read(cls, url: SecretStr) -> SecretStr:
        try:
            read_address(url.get_secret_value())
        except BadAddress as why:
            raise ValueError(str(why)) from None
        return url

    @field_validator("discord_token", mode="after")
    @classmethod
    def _blank_is_none(cls, token: SecretStr | None) -> SecretStr | None:
        return token if token and token.get_secret_value().strip() else None

    @property
    def shards(self) -> Shards | None:
        return Shards(self.shard_count, self.shard_ids) if self.shard_ids else None


def explain_errors(errors: list[dict[str, object]]) -> list[str]:
    """Return a line for each invalid setting, by its name in .env."""
    lines = []
    for error in errors:
        where = error["loc"]
        why = str(error["msg"]).removeprefix("Value error, ")
        name = str(where[0]).upper() if isinstance(where, tuple) and where else ""
        lines.append(why if not name or why.startswith(name) else f"{name}: {why}")
    return lines
