"""Whole matches and hands, move by move, one for each edition and variant."""

from games.rank.cards import spread
from tests.games.rank.scripts import play_out


def test_a_match_of_edition_2018():
    """Four hands: a steal, Crowns, Wilds, Rank-Ups and modifiers alone, until B has six tokens."""
    end = play_out(
        3,
        {},
        """
        = phase=deal; king=none; dealer=A
        deal A: 12*7 11*7 5; B: 10*7 9*7 6; C: 8*7 7*7 4
        = phase=roles; turn=none
        A play 5 ! wrong_phase
        roles B A C
        = phase=play; turn=B; king=B; dealer=A; hand_number=1
        A play 5 ! not_your_turn
        B pass ! must_lead
        B play 10*7
        C pass
        A play 12*6 ! wrong_count
        A play 11*7
        C play 8*7 ! passed
        B pass
        = turn=A; pile=-; passed=none
        A play 12*7
        B pass
        C pass
        A play 5
        = out=A; turn=B; pile=1x5; owner=A
        A pass ! out
        B play 6
        C pass
        = turn=B; pile=-
        B play 9*7
        = phase=deal; ranking=A,B,C; tokens=2,1,0; king=A; dealer=C; turn=none
        deal A: 1*7 2*7 C; B: 3*7 4*7 D; C: 5*7 6*7 12; draw: 7 7
        = phase=benefit; hand_number=2; out=none
        B benefit lead ! not_your_turn
        A benefit steal
        = phase=kingReturn; received=1; A=1,1,1,1,1,1,1,2,2,2,2,2,2,2,12,C
        A return 3 ! not_held
        A return 1
        = phase=play; turn=B; received=0; C=1,5,5,5,5,5,5,5,6,6,6,6,6,6,6
        B play D
        = turn=B; B=3,3,3,3,3,3,3,4,4,4,4,4,4,4,7,7; pile=-
        B play 7 7
        C play 6 6 ! too_low
        C pass
        A play C
        = turn=A; pile=-; passed=none
        A play 12
        B pass
        C pass
        A play 2*7
        B play 3*7
        C play 5*7
        A pass
        B pass
        C play 6*7
        A pass
        B pass
        C play 1
        A play 1 ! too_low
        A pass
        B play 4
        = turn=B; pile=-; out=C
        B play 4*6
        = phase=deal; ranking=C,B,A; tokens=2,2,2; king=C; dealer=A
        deal A: 12*7 2*7 1; B: 11*7 3*7 1; C: W*4 U*3 V*3 1*5
        C benefit lead
        = turn=C
        C play U ! lone_modifier
        C play 1*5 V ! down_on_lead
        C play 1*5 W W U*3
        = pile=7x4; owner=C; turn=A; C=V,V,V,W,W
        A play 12*7
        B pass
        C play V W W ! down_needs_number
        C pass
        A play 2*7
        B play 3*7
        C pass
        A pass
        B play 11*7
        C pass
        A pass
        B play 1
        C play W
        = pile=1x2; owner=C; turn=A; out=B
        A pass
        C play W
        = pile=1x1
        A pass
        C play V V ! too_many_modifiers
        C play V
        = pile=1x0; owner=C; turn=A; C=V,V
        A play 1
        = phase=deal; ranking=B,A,C; tokens=3,4,2; winners=none
        deal A: 9*7 8*7 7; B: 12*7 11*7 10; C: 1*7 2*7 3
        B benefit lead
        B play 12*7
        C pass
        A pass
        B play 11*7
        C pass
        A pass
        B play 10
        C pass
        A pass
        = turn=C; out=B
        C play 3
        A play 7
        C pass
        A play 9*7
        C pass
        A play 8*7
        = phase=gameOver; ranking=B,A,C; tokens=4,6,2; winners=B; hand_number=4
        C play 1 ! game_over
        """,
    )
    assert len(spread(end.hands[2])) == 14


def test_a_hand_of_the_second_edition():
    """Roles before cards, a Wild on a 12, and modifiers alone that do not keep their player in."""
    play_out(
        3,
        {"edition": "second"},
        """
        = phase=roles
        roles A B C
        = phase=deal; king=A
        deal A: 12*7 U*3 5 4 3 2 1; B: W*4 11*7 V*3 1; C: 9*7 8*7 6
        = phase=play; turn=A
        A play 12
        B play W
        = pile=1x13; owner=B
        C pass
        A pass
        B play W W
        = pile=2x1
        C play 9 9
        A play 12 12
        B pass
        C pass
        A play 12*4 U
        = pile=4x13
        B pass
        C pass
        A play 5
        B play 11
        C pass
        A pass
        B play 11*6 W
        = pile=7x11
        C pass
        A pass
        B play 1
        C play 6
        A play 4 U U ! too_low
        A pass
        B play V
        = turn=C; pile=-; owner=none; passed=none; B=V,V; out=none
        C play 9*5
        A pass
        B pass
        C play 8*7
        = out=C; pile=7x8; turn=A
        A pass
        B play V
        = turn=A; pile=-; B=V
        A play 2 3 U
        = pile=2x3; owner=A
        B play V
        = phase=deal; ranking=C,B,A; tokens=0,1,2; A=1,4,U; king=C; dealer=A
        """,
    )


def test_a_hand_of_the_italian_edition():
    """Nine equal cards with Wilds, and several modifiers alone at once."""
    play_out(
        3,
        {"edition": "italian"},
        """
        deal A: 12*7 W*2 U*3 V*3; B: 11*7 10*7 9; C: 8*7 7*7 6
        roles A B C
        A play 12*7 W W
        = pile=9x12
        B pass
        C pass
        A play U U V
        = pile=1x1; owner=A; A=U,V,V; turn=B; passed=none
        B play 9
        C pass
        A play U V V
        = pile=1x8; owner=A; out=A; turn=B
        B play 10
        = turn=B; pile=-
        B play 11*7
        C pass
        B play 10*6
        = phase=deal; ranking=A,B,C; tokens=2,1,0
        """,
    )


def test_two_hands_of_classic_president_in_the_italian_edition():
    play_out(
        4,
        {"edition": "italian", "classicPresident": True},
        """
        deal A: 12*7 11*7 10; B: 9*7 8*7 7; C: 6*7 5*7 4; D: 3*7 2*7 1
        roles A B C D
        A play 12*7
        B pass
        C pass
        D pass
        A play 11*7
        B pass
        C pass
        D pass
        A play 10
        B pass
        C pass
        D pass
        = out=A; turn=B
        B play 9*7
        C pass
        D pass
        B play 8*7
        C pass
        D pass
        B play 7
        C pass
        D pass
        C play 6*7
        D pass
        C play 5*7
        D pass
        C play 4
        = phase=deal; ranking=A,B,C,D; tokens=2,1,0,0; dealer=D
        deal A: 1*7 2*7 U; B: 3*7 4*7 U; C: 5*7 6*7 C; D: 7*7 8*6 D 12; draw: W W
        = phase=kingReturn; received=2; D=7,7,7,7,7,7,7,8,8,8,8,8,8
        A benefit lead ! wrong_phase
        A return 1 ! wrong_number
        A return U 1
        = phase=queenReturn; receivers=C,D; received=0; A=1,1,1,1,1,1,2,2,2,2,2,2,2,12,D
        = B=3,3,3,3,3,3,3,4,4,4,4,4,4,4,8,C,U; D=1,7,7,7,7,7,7,7,8,8,8,8,8,U
        A return 1 1 ! not_your_turn
        B return 3:4 ! wrong_number
        B return 3:4 2:3
        = phase=play; turn=A; receivers=none
        = C=3,5,5,5,5,5,5,5,6,6,6,6,6,6,6; D=1,4,7,7,7,7,7,7,7,8,8,8,8,8,U
        A play D
        A play 1*6 W
        = pile=7x1
        B pass
        C play 5*7
        D play 7*7
        A pass
        C pass
        D play 8*5
        A pass
        B pass
        C pass
        D play 4
        A play 12
        B pass
        C pass
        D pass
        A play 2*7
        B pass
        C play 6*7
        D pass
        A pass
        C play 3
        = out=C; turn=D
        D pass
        A play W
        = pile=1x4; out=C,A; turn=B
        B play 8
        D passing ! unreadable
        = turn=B; pile=-
        B play 3*6
        D pass
        B play 4*6
        D pass
        B play C
        B play U
        = phase=deal; ranking=C,A,B,D; tokens=3,1,2,0; D=1,U
        """,
    )


def test_two_hands_with_the_kings_hand():
    play_out(
        3,
        {"kingsHand": True},
        """
        deal A: 1*7 2*7 3; B: 8*7 9*7 C; C: 4*7 5*7 6; extra: 12*7 11*7 10
        roles B C A
        = phase=kingsHand; king=B
        C hand take ! not_your_turn
        B play 8 ! wrong_phase
        B hand take
        = phase=play; turn=B; extra=8,8,8,8,8,8,8,9,9,9,9,9,9,9,C
        B hand take ! wrong_phase
        B play 12*7
        C pass
        A pass
        B play 11*7
        C pass
        A pass
        B play 10
        C pass
        A pass
        C play 4*7
        A pass
        C play 5*7
        A pass
        C play 6
        = phase=deal; ranking=B,C,A; tokens=0,2,1
        deal A: 1*7 2*7 3; B: 8*7 9*7 C; C: 4*7 5*7 6; extra: 12*7 11*7 10
        = phase=kingsHand
        B hand keep
        = phase=benefit; extra=10,11,11,11,11,11,11,11,12,12,12,12,12,12,12
        B benefit steal
        B return C
        = turn=C; A=1,1,1,1,1,1,1,2,2,2,2,2,2,2,C; B=3,8,8,8,8,8,8,8,9,9,9,9,9,9,9
        """,
    )


def test_an_endless_match_of_two_hands_has_no_winner():
    hand = """
        {0} play 12*7
        {1} pass
        {2} pass
        {0} play 11*7
        {1} pass
        {2} pass
        {0} play 10
        {1} pass
        {2} pass
        {1} play 9*7
        {2} pass
        {1} play 8*7
        {2} pass
        {1} play 7
        """
    play_out(
        3,
        {"endless": True, "handLimit": 2},
        f"""
        deal A: 12*7 11*7 10; B: 9*7 8*7 7; C: 6*7 5*7 4
        roles A B C
        {hand.format("A", "B", "C")}
        = phase=deal; tokens=0,0,0; reign=1,0,0; longest_reign=1,0,0; ranking=A,B,C
        deal A: 6*7 5*7 4; B: 12*7 11*7 10; C: 9*7 8*7 7
        A benefit steal
        A return 9
        = turn=B
        {hand.format("B", "C", "A")}
        = phase=gameOver; tokens=0,0,0; reign=0,1,0; longest_reign=1,1,0; winners=none
        B play 1 ! game_over
        """,
    )
