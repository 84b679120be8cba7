"""Normalizing, digesting and splitting, on made-up texts in the style of each code."""

import textwrap
from collections.abc import Sequence
from hashlib import sha256

import pytest

from recountlaw.errors import BadCase
from recountlaw.texts import NORMALIZATION, ClausePath, digest, normalize, split

# Labels within running lines, under a heading.
RUNNING = """\
7-1-1. Sheds. (1) A shed may be painted if:
(a) its owner's neighbor, under subsection (2), agrees in a "plain" and well-meant letter; or
(b) it stands alone.
(2) The letter is kept for 3 years.
"""
RUNNING_LABELS = (("1",), ("1", "a"), ("1", "b"), ("2",))

# Bracketed labels behind stray list numbers, and labels that have no words of their own.
STRAY = """\
(2) A gardener may plant a tree if:

1. (a) the tree is small; or
2. (b) the tree is an oak.

(3)

1. (a) Unless Subsection (2) or (3)(b) says no, a hedge is cut in May:

   1. (i) by hand; or

   2. (ii)

      1. (A) by machine, before 5 p.m. on a weekday;
      2. (B) by sheep.
2. (b) A hedge of box is never cut.
"""
STRAY_LABELS = (
    ("2",),
    ("2", "a"),
    ("2", "b"),
    ("3",),
    ("3", "a"),
    ("3", "a", "i"),
    ("3", "a", "ii"),
    ("3", "a", "ii", "A"),
    ("3", "a", "ii", "B"),
    ("3", "b"),
)

# Dotted labels, some without a space after them, a tail under the last item, and a history line.
DOTTED = """\
A. 1. A boat must be named.

2.a.On lakes, the name is blue.

b.Rivers are exempt. Names of 1.5 yards or 2 (two) words are too long.

B. A name may be changed only when:

1. The old one is dull; or

2. The boat is sold.

Provided, that a name once changed stays.

C. This section binds barges.

Added by Laws 1999, c. 1, § 2. Amended by Laws 2001, c. 3, § 4, eff. Jan. 1, 2002.
"""
DOTTED_LABELS = (
    ("A",),
    ("A", "1"),
    ("A", "2"),
    ("A", "2", "a"),
    ("A", "2", "b"),
    ("B",),
    ("B", "1"),
    ("B", "2"),
    ("C",),
)

STYLES = pytest.mark.parametrize(
    ("text", "labels"),
    [(RUNNING, RUNNING_LABELS), (STRAY, STRAY_LABELS), (DOTTED, DOTTED_LABELS)],
    ids=["running", "stray", "dotted"],
)


def digests(text: str, labels: Sequence[ClausePath]) -> dict[ClausePath, str]:
    """The digest of each clause of `text`."""
    return {path: digest(words) for path, words in split(text, labels).items()}


class TestNormalize:
    @pytest.mark.parametrize(
        ("printed", "plain"),
        [
            ("the \u201cowner\u2019s\u201d shed", 'the "owner\'s" shed'),
            ("well\u2010meant, well\u2011meant", "well-meant, well-meant"),
            ("1 \u2013 2 \u2014 3 \u2212 4", "1 - 2 - 3 - 4"),
            ("gar\u00addener", "gardener"),
            ("5\u00a0p.m.\u202fon\u2003a\tday", "5 p.m. on a day"),
            ("  one\r\n\r\n two \n", "one two"),
            ("\ufefffirst", "first"),
            ("of\ufb01ce", "office"),
        ],
    )
    def test_printing(self, printed: str, plain: str) -> None:
        """Quotes, dashes, hyphens, white space and ligatures come out plain."""
        assert plain == normalize(printed)

    @pytest.mark.parametrize(
        "head",
        [
            "(1) ",
            "(a)",
            "(iv) ",
            "(AA) ",
            "1. (a) ",
            "12. ",
            "b.",
            "A. 1. ",
            "9.a.",
            "\u2022 ",
            "- ",
        ],
    )
    def test_labels(self, head: str) -> None:
        """Labels and list markers at the head of any line are dropped."""
        assert "Boats. Boats float" == normalize(f"{head}Boats.\n  {head}Boats float")

    @pytest.mark.parametrize(
        "words",
        [
            "p.m. on a weekday",
            "a boat is named",
            "1.5 yards",
            ".25% of it",
            "in. of rain",
            "civil. courts",
            "(civil) courts",
            "(if any) boats",
            "U.S. boats",
            "under (2) or 1. (a)",
            "",
        ],
    )
    def test_words(self, words: str) -> None:
        """What only resembles a label, or does not head its line, is kept."""
        assert words == normalize(words)

    def test_case(self) -> None:
        """Case is kept, so that a defined word is not taken for a common one."""
        assert normalize("The State") != normalize("the state")

    @STYLES
    def test_again(self, text: str, labels: Sequence[ClausePath]) -> None:
        """Normalizing a clause's words a second time changes nothing."""
        for words in split(text, labels).values():
            assert normalize(words) == normalize(normalize(words))


class TestDigest:
    def test_form(self) -> None:
        """A digest is the normalization's version and the SHA-256 of the plain words."""
        plain = "its owner's letter"

        assert f"n1:{sha256(plain.encode()).hexdigest()}" == digest("(a) its owner\u2019s  letter")
        assert "n1" == NORMALIZATION


class TestSplit:
    def test_running(self) -> None:
        """A heading is no clause, and a reference to a subsection is not its label."""
        assert {
            ("1",): "A shed may be painted if:",
            ("1", "a"): "its owner's neighbor, under subsection (2), agrees in a "
            '"plain" and well-meant letter; or',
            ("1", "b"): "it stands alone.",
            ("2",): "The letter is kept for 3 years.",
        } == split(RUNNING, RUNNING_LABELS)

    def test_stray_numbers(self) -> None:
        """Stray list numbers belong to no clause, and a bare label has no words."""
        assert {
            ("2",): "A gardener may plant a tree if:",
            ("2", "a"): "the tree is small; or",
            ("2", "b"): "the tree is an oak.",
            ("3",): "",
            ("3", "a"): "Unless Subsection (2) or (3)(b) says no, a hedge is cut in May:",
            ("3", "a", "i"): "by hand; or",
            ("3", "a", "ii"): "",
            ("3", "a", "ii", "A"): "by machine, before 5 p.m. on a weekday;",
            ("3", "a", "ii", "B"): "by sheep.",
            ("3", "b"): "A hedge of box is never cut.",
        } == split(STRAY, STRAY_LABELS)

    def test_dotted(self) -> None:
        """A tail belongs to the item before it, and the history line to no clause."""
        assert {
            ("A",): "",
            ("A", "1"): "A boat must be named.",
            ("A", "2"): "",
            ("A", "2", "a"): "On lakes, the name is blue.",
            ("A", "2", "b"): "Rivers are exempt. Names of 1.5 yards or 2 (two) words are too long.",
            ("B",): "A name may be changed only when:",
            ("B", "1"): "The old one is dull; or",
            ("B", "2"): "The boat is sold. Provided, that a name once changed stays.",
            ("C",): "This section binds barges.",
        } == split(DOTTED, DOTTED_LABELS)

    def test_no_labels(self) -> None:
        """A text of which no clause is asked has none."""
        assert {} == split(RUNNING, ())

    @STYLES
    def test_printing(self, text: str, labels: Sequence[ClausePath]) -> None:
        """Another print of the same words gives the same digests."""
        printed = (
            text.replace("'", "\u2019")
            .replace('"', "\u201c")
            .replace("-", "\u2011")
            .replace(" ", "\u00a0")
            .replace("the", "t\u00adhe")
            .replace("\n", "\r\n")
        )

        assert digests(text, labels) == digests("\ufeff" + printed, labels)

    @STYLES
    @pytest.mark.parametrize("width", range(24, 80))
    def test_narrow_page(self, text: str, labels: Sequence[ClausePath], width: int) -> None:
        """Lines broken for a narrow page change no digest, whatever comes to head a line."""
        narrow = "\n".join(textwrap.fill(line, width) for line in text.splitlines())

        assert digests(text, labels) == digests(narrow, labels)

    @pytest.mark.parametrize(
        ("old", "new", "path"),
        [
            ("gardener", "tenant", ("2",)),
            ("small; or", "small; and", ("2", "a")),
            ("in May", "in June", ("3", "a")),
            ("by hand", "by hook", ("3", "a", "i")),
            ("5 p.m.", "6 p.m.", ("3", "a", "ii", "A")),
            ("sheep.", "goats.", ("3", "a", "ii", "B")),
            ("never cut", "cut", ("3", "b")),
            ("Unless", "unless", ("3", "a")),
        ],
    )
    def test_changed_word(self, old: str, new: str, path: ClausePath) -> None:
        """A changed word changes the digest of its clause and of no other."""
        before, after = digests(STRAY, STRAY_LABELS), digests(STRAY.replace(old, new), STRAY_LABELS)

        assert [path] == [label for label in STRAY_LABELS if before[label] != after[label]]

    def test_added_clause(self) -> None:
        """A label that was not expected stays among the words of the clause before it."""
        longer = STRAY.replace("(3)\n", "3. (c) the tree is a gift.\n\n(3)\n", 1)
        before, after = digests(STRAY, STRAY_LABELS), digests(longer, STRAY_LABELS)

        assert [("2", "b")] == [label for label in STRAY_LABELS if before[label] != after[label]]

    @pytest.mark.parametrize(
        ("text", "labels", "label", "named"),
        [
            (RUNNING, RUNNING_LABELS, "(b) ", "(1)(b) after (1)(a)"),
            (STRAY, STRAY_LABELS, "(2) A", "(2)"),
            (STRAY, STRAY_LABELS, "2. (b) the", "(2)(b) after (2)(a)"),
            (STRAY, STRAY_LABELS, "(3)\n", "(3) after (2)(b)"),
            (STRAY, STRAY_LABELS, "(ii)", "(3)(a)(ii) after (3)(a)(i)"),
            (DOTTED, DOTTED_LABELS, "b.", "(A)(2)(b) after (A)(2)(a)"),
            (DOTTED, DOTTED_LABELS, "1. The", "(B)(1) after (B)"),
            (DOTTED, DOTTED_LABELS, "C. ", "(C) after (B)(2)"),
        ],
    )
    def test_missing_label(
        self, text: str, labels: Sequence[ClausePath], label: str, named: str
    ) -> None:
        """The first label that is missing is named, though one like it comes later."""
        with pytest.raises(BadCase) as raised:
            split(text.replace(label, "", 1), labels)

        assert f"have a clause labelled {named}" == raised.value.must
        assert 3 == raised.value.exit_code

    def test_another_text(self) -> None:
        """A text with none of the labels is refused by its first."""
        with pytest.raises(BadCase, match=r"'text' must have a clause labelled \(1\)\. "):
            split("", RUNNING_LABELS)
