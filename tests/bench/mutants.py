"""Single faults put into the code, one at a time: do the tests find them?

    python -m tests.bench.mutants [--of storage] [--number 40] [--seed 1] [--again] [--workers 1]

A comparison is flipped, `and` becomes `or`, a number is one off, a `not`, an `await` or a statement
is gone, two arguments change places. Only the tests that run the line are asked, in a copy of the
tree. What was found out is kept in a folder, so that a run that was broken off goes on where it
was; with --again those that survived are tried once more, against the tests as they are now.
"""

import argparse
import ast
import copy
import difflib
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from coverage import CoverageData

ROOT = Path(__file__).parents[2]
WORK = Path(tempfile.gettempdir()) / "courtyard-mutants"
FOLDERS = ("games", "storage", "bot", "tests", "docs")
LONGEST = 400.0  # seconds that the tests of one mutant may take; one that hangs is found

Lines: TypeAlias = dict[int, set[str]]
"""The tests that run a line, by its number; what is run at the import is nobody's."""

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    path: str
    line: int
    source: str  # of the whole file

    @property
    def diff(self) -> str:
        old = read(ROOT / self.path).splitlines()
        changed = difflib.unified_diff(old, self.source.splitlines(), n=0, lineterm="")
        return "\n".join(f"    {each}" for each in list(changed)[3:])


def read(path: Path) -> str:
    with tokenize.open(path) as file:
        return file.read()


# What can be wrong


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = read(path)
    raw = source.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(ROOT).as_posix()
    for node in walked(ast.parse(source)):
        for text in faults_of(node):
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            yield Mutant(name, node.lineno, (raw[:begin] + text.encode() + raw[end:]).decode())


def walked(node: ast.AST) -> Iterator[Any]:
    """What runs: no annotations, no texts that explain, nothing for type checkers alone."""
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, (ast.expr, ast.stmt)):
        yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "values" * is_joined(node)):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walked(child)


def is_joined(node: ast.AST) -> bool:
    """Inside of an f-string places are not told everywhere."""
    return isinstance(node, ast.JoinedStr)


def faults_of(node: Any) -> Iterator[str]:
    """The texts that may stand in its place."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in FLIPPED:
            yield changed(node, ops=[FLIPPED[type(op)]()])
        case ast.BoolOp(op=op):
            yield changed(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.BinOp(op=op) if type(op) in SIGNS:
            yield changed(node, op=SIGNS[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=inner) | ast.Await(value=inner):
            yield bracketed(inner)
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield from (str(value + 1), bracketed(ast.Constant(value - 1)))
        case ast.Call(args=[first, second, *rest]) if ast.dump(first) != ast.dump(second):
            if not any(isinstance(each, ast.Starred) for each in (first, second)):
                yield changed(node, args=[second, first, *rest])
        case ast.Expr(value=ast.Constant()):
            return  # explains
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"


def changed(node: Any, **fields: Any) -> str:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return bracketed(other)


def bracketed(node: Any) -> str:
    return f"({ast.unparse(node)})"


def chosen(of: str, number: int, seed: int) -> list[Mutant]:
    where = ROOT / of
    paths = [where] if where.is_file() else sorted(where.rglob("*.py"))
    found = [mutant for path in paths for mutant in mutants_of(path)]
    return random.Random(seed).sample(found, min(number, len(found)))


# Which tests run which lines


def copied(folder: Path) -> Path:
    """A tree to spoil."""
    left = shutil.ignore_patterns("__pycache__", ".*")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=left, dirs_exist_ok=True)
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, folder)
    return folder


def pytest(
    tree: Path, *arguments: str, limit: float | None = None, **settings: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    around = os.environ | settings
    return subprocess.run(
        command, cwd=tree, env=around, capture_output=True, text=True, timeout=limit
    )


@dataclass(frozen=True, slots=True)
class Tests:
    lines: dict[str, Lines]  # by file
    everything: set[str]

    def of(self, mutant: Mutant) -> list[str]:
        """Those named as the module come first."""
        ids = self.lines.get(mutant.path, {}).get(mutant.line) or self.everything
        own = f"test_{Path(mutant.path).stem}"
        return sorted(ids, key=lambda each: (own not in each, each))


def measured(of: str, tests: Sequence[str], tree: Path, file: Path) -> Tests:
    asked = (
        f"--cov={of.split('/')[0]}",
        "--cov-context=test",
        "--cov-report=",
        "--cov-fail-under=0",
    )
    passed(pytest(tree, "-n", "2", *asked, *tests, COVERAGE_FILE=str(file)))
    data = CoverageData(str(file))
    data.read()
    lines = {
        Path(path).relative_to(tree).as_posix(): tests_by_line(data.contexts_by_lineno(path))
        for path in data.measured_files()
    }
    everything = {each for names in lines.values() for ids in names.values() for each in ids}
    passed(pytest(tree, "-n", "0", "--collect-only", listed(everything, tree)))
    return Tests(lines, everything)


def passed(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode:
        raise SystemExit(f"without a mutant the tests fail:\n{done.stdout[-3000:]}{done.stderr}")


def listed(ids: Iterable[str], tree: Path) -> str:
    """As an argument: a file that names the tests, a line each."""
    (tree / "wanted").write_text("\n".join(ids), encoding="utf-8")
    return "@wanted"


def tests_by_line(contexts: dict[int, list[str]]) -> Lines:
    return {
        line: {name.rpartition("|")[0] for name in names if name}
        for line, names in contexts.items()
    }


# One mutant


def tried(mutant: Mutant, tests: Sequence[str], tree: Path) -> bool:
    """Whether a test fails."""
    wanted = listed(tests, tree)
    spoilt = tree / mutant.path
    for old in (spoilt.parent / "__pycache__").glob(f"{spoilt.stem}.*"):
        old.unlink()
    spoilt.write_text(mutant.source, encoding="utf-8")
    try:
        asked = ("-n", "0", "-x", "--hypothesis-seed=1", wanted)
        return pytest(tree, *asked, limit=LONGEST, PYTHONDONTWRITEBYTECODE="1").returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.copy(ROOT / mutant.path, spoilt)


@dataclass(frozen=True, slots=True)
class Book:
    """What was found out, a line each."""

    path: Path

    def known(self) -> dict[str, bool]:
        if not self.path.exists():
            return {}
        lines = self.path.read_text(encoding="utf-8").splitlines()
        return {key(**each): each["caught"] for each in map(json.loads, lines)}

    def note(self, mutant: Mutant, caught: bool) -> None:
        row = {"path": mutant.path, "diff": mutant.diff, "caught": caught}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def key(path: str, diff: str, **_: object) -> str:
    return f"{path}\n{diff}"


def tell(mutant: Mutant, caught: bool) -> None:
    print(f"{'caught  ' if caught else 'SURVIVED'}  {mutant.path}:{mutant.line}\n{mutant.diff}")
    sys.stdout.flush()


def run(of: str, tests: Sequence[str], asked: list[Mutant], book: Book, workers: int) -> None:
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        trees: queue.Queue[Path] = queue.Queue()
        for number in range(workers):
            trees.put(copied(Path(folder) / str(number)))
        first = Path(folder) / "0"
        known = measured(of, tests, first, Path(folder) / "coverage")

        def one(mutant: Mutant) -> None:
            tree = trees.get()
            try:
                caught = tried(mutant, known.of(mutant), tree)
            finally:
                trees.put(tree)
            book.note(mutant, caught)
            tell(mutant, caught)

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(one, asked))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", default="storage", help="a folder or a file of the program")
    parser.add_argument("--tests", nargs="*", help="which tests; those of the same folder")
    parser.add_argument("--number", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="try survivors once more")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(10)
    WORK.mkdir(exist_ok=True)
    book = Book(WORK / f"{given.of.replace('/', '-')}-{given.seed}.jsonl")
    known = book.known()
    wanted = chosen(given.of, given.number, given.seed)
    asked = [
        mutant
        for mutant in wanted
        if (caught := known.get(key(mutant.path, mutant.diff))) is None
        or (given.again and not caught)
    ]
    for mutant in wanted:
        if mutant not in asked:
            tell(mutant, known[key(mutant.path, mutant.diff)])
    if asked:
        tests = given.tests or [f"tests/{given.of.split('/')[0]}"]
        run(given.of, tests, asked, book, given.workers)
    known = book.known()
    number = sum(known[key(mutant.path, mutant.diff)] for mutant in wanted)
    print(f"{number} of {len(wanted)} caught")


if __name__ == "__main__":
    main()
