"""The clause numbers of each text, typed from the official text and not from the rooms.

Numbers only: `test_clause_digests.py` compares them with the rooms' clauses, both ways.
"""


def _paths(numbers: str) -> tuple[tuple[str, ...], ...]:
    """Clause paths from numbers written with dots: "1 1.a" is (("1",), ("1", "a"))."""
    return tuple(tuple(number.split(".")) for number in numbers.split())


NUMBERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "montana/s13_16_201/from_2013": _paths(
        """
        1  1.a  1.b  1.c  1.d  1.e  1.f
        2
        3
        """
    ),
    # The text given begins at (2) and has no (10).
    "utah/s20a_4_401/from_2025": _paths(
        """
        2  2.a  2.b
        3  3.a  3.b
        4  4.a  4.b  4.b.i  4.b.ii  4.b.iii  4.b.iv
        5  5.a  5.a.i  5.a.ii
           5.b  5.b.i  5.b.ii  5.b.iii
                5.b.iv  5.b.iv.A  5.b.iv.B  5.b.iv.C  5.b.iv.D
        6  6.a  6.b  6.b.i  6.b.ii
        7  7.a  7.b
        8  8.a  8.b  8.c  8.d
        9  9.a  9.a.i  9.a.ii  9.a.iii  9.a.iv  9.b
        11  11.a  11.b  11.b.i  11.b.ii  11.c  11.d
        """
    ),
    "oklahoma/s8_111/from_2013": _paths(
        """
        A  A.1  A.2  A.3  A.4  A.5  A.6  A.7  A.8
           A.9  A.9.a  A.9.b  A.9.c
        B  B.1  B.2
        C  C.1  C.2
        D
        E
        """
    ),
}
