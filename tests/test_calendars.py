"""The calendars: holidays by their statutes, closed days, days and hours as they are counted."""

import csv
import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recountlaw.calendars import (
    Calendar,
    HolidayConfidence,
    calendar,
    calendar_of,
    holidays_of,
    roll,
    say_day,
    say_minute,
    stopped_clock,
    warnings_for,
    working,
    zone_words,
)
from recountlaw.case import Case
from recountlaw.contest import Candidate, CandidateContest, Office, State
from recountlaw.errors import BadCase, Contradiction, InternalError
from recountlaw.moments import FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY

DATA = Path(__file__).parent / "data"
MT, UT, OK = State.MONTANA, State.UTAH, State.OKLAHOMA
YEARS = range(2012, 2031)
"""The years of the fixtures."""
KNOWN_YEARS = range(2009, 2036)


def number(iso: str) -> int:
    """The ordinal of a day written as 2025-11-18."""
    return dt.date.fromisoformat(iso).toordinal()


def rows_of(name: str) -> list[dict[str, str]]:
    """The rows of a fixture file."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def named(state: State, year: int, name: str) -> list[str]:
    """The dates of `year` on which `state` keeps the holiday `name`."""
    return [str(holiday.date) for holiday in holidays_of(state, year) if holiday.name == name]


def dates(state: State, year: int) -> list[str]:
    """The dates of all the holidays of a year."""
    return [str(holiday.date) for holiday in holidays_of(state, year)]


def runs(closed: Calendar, years: range) -> Iterator[int]:
    """The lengths of the runs of closed days."""
    length = 0
    for day in range(number(f"{years[0]}-01-01"), number(f"{years[-1]}-12-31") + 1):
        if closed.closed(day):
            length += 1
        elif length:
            yield length
            length = 0


class TestTables:
    """`holidays_of` against the fixture, and each dated rule on both of its edges."""

    @pytest.mark.parametrize("state", State)
    def test_every_holiday_of_2012_to_2030_is_as_the_fixture_has_it(self, state: State) -> None:
        """Date, name, whether observed, and confidence, in order, with none more and none less."""
        expected = [
            (row["date"], row["holiday"], row["kind"], row["confidence"])
            for row in rows_of("holidays_expected.csv")
            if row["state"] == state.value
        ]
        ours = [
            (
                str(day.date),
                day.name,
                "observed" if day.observed else "actual",
                day.confidence.value,
            )
            for year in YEARS
            for day in holidays_of(state, year)
        ]

        assert len(expected) > 190
        assert expected == ours

    @pytest.mark.parametrize(
        ("state", "cite"),
        [
            (MT, "Mont. Code Ann. § 1-1-216"),
            (UT, "Utah Code Ann. § 63G-1-301"),
            (OK, "Okla. Stat. tit. 25, § 82.1(A)"),
        ],
    )
    def test_every_holiday_carries_its_pin_cite(self, state: State, cite: str) -> None:
        """The cite is the state's own statute."""
        cites = {str(day.cite) for year in KNOWN_YEARS for day in holidays_of(state, year)}

        assert {cite.replace("§ ", "§\N{NO-BREAK SPACE}")} == cites

    @pytest.mark.parametrize("state", State)
    def test_no_day_is_listed_twice(self, state: State) -> None:
        """A day's reason is one holiday."""
        days = [day.date for year in KNOWN_YEARS for day in holidays_of(state, year)]

        assert sorted(set(days)) == days

    @pytest.mark.parametrize("year", [2008, 2036])
    def test_a_year_outside_the_tables_is_refused(self, year: int) -> None:
        """The message names the field, the range and what came."""
        with pytest.raises(BadCase, match=rf"^'year' must be from 2009 to 2035.*\(got {year}\)"):
            holidays_of(MT, year)

    @pytest.mark.parametrize("year", [2009, 2035])
    def test_the_first_and_last_year_of_the_tables_are_known(self, year: int) -> None:
        """Both ends of the range are inside it."""
        assert f"{year}-07-04" in dates(OK, year)

    def test_montana_adds_no_friday_before_october_2013(self) -> None:
        """Saturdays of 2009 to 2011 move nothing: the old text knew the Sunday rule only."""
        assert named(MT, 2009, "Independence Day") == ["2009-07-04"]
        assert named(MT, 2010, "Christmas Day") == ["2010-12-25"]
        assert named(MT, 2010, "New Year's Day") == ["2010-01-01"]

    def test_montana_adds_the_friday_from_the_first_saturday_holiday_after_2013(self) -> None:
        """Saturday 4 July 2015 stays a holiday and Friday 3 July becomes one."""
        assert named(MT, 2015, "Independence Day") == ["2015-07-03", "2015-07-04"]

    def test_montana_added_the_monday_before_2013_too(self) -> None:
        """Sunday 4 July 2010 gave Monday 5 July."""
        assert named(MT, 2010, "Independence Day") == ["2010-07-04", "2010-07-05"]

    def test_montana_renamed_columbus_day_in_october_2025(self) -> None:
        """The new name holds from 13 October 2025, and the old one up to October 2024."""
        new = "Indigenous Peoples' Day and Columbus Day"

        assert (named(MT, 2024, "Columbus Day"), named(MT, 2024, new)) == (["2024-10-14"], [])
        assert (named(MT, 2025, "Columbus Day"), named(MT, 2025, new)) == ([], ["2025-10-13"])

    def test_montana_renamed_the_february_holiday_after_february_2025(self) -> None:
        """The old name holds in February 2025, the new one in February 2026."""
        assert named(MT, 2025, "Lincoln's and Washington's Birthdays") == ["2025-02-17"]
        assert named(MT, 2025, "Presidents' Day") == []
        assert named(MT, 2026, "Lincoln's and Washington's Birthdays") == []
        assert named(MT, 2026, "Presidents' Day") == ["2026-02-16"]

    def test_montana_keeps_election_day_in_even_years_only(self) -> None:
        """3 November 2026 is a holiday; 4 November 2025 is not."""
        assert named(MT, 2026, "State general election day") == ["2026-11-03"]
        assert "2025-11-04" not in dates(MT, 2025)

    def test_a_general_election_on_8_november_is_the_latest(self) -> None:
        """The Tuesday follows a Monday: when 1 November is a Tuesday it is the 8th."""
        assert named(MT, 2022, "State general election day") == ["2022-11-08"]

    def test_montana_has_no_juneteenth(self) -> None:
        """Recognition is not a holiday."""
        assert not [day for year in KNOWN_YEARS for day in dates(MT, year) if "-06-" in day]

    def test_utah_puts_the_weekday_in_place_of_the_weekend_day(self) -> None:
        """Saturday 24 July 2021 is no holiday and Friday 23 July is; Sundays give Mondays."""
        assert named(UT, 2021, "Pioneer Day") == ["2021-07-23"]
        assert named(UT, 2022, "Pioneer Day") == ["2022-07-25"]

    @pytest.mark.parametrize(
        ("year", "day"),
        [
            (2022, "06-20"),
            (2023, "06-19"),
            (2024, "06-17"),
            (2025, "06-16"),
            (2026, "06-15"),
            (2027, "06-21"),
            (2028, "06-19"),
            (2029, "06-18"),
            (2030, "06-17"),
            (2031, "06-16"),
        ],
    )
    def test_utahs_juneteenth_is_a_monday_near_19_june(self, year: int, day: str) -> None:
        """The Monday on or before a weekday, the Monday after a weekend."""
        assert named(UT, year, "Juneteenth National Freedom Day") == [f"{year}-{day}"]

    def test_utahs_juneteenth_begins_in_2022(self) -> None:
        """June 2021 has no state holiday."""
        assert not [day for day in dates(UT, 2021) if "-06-" in day]

    def test_utah_renamed_the_february_holiday_after_february_2026(self) -> None:
        """The text of 6 May 2026 comes after the February of its year."""
        assert named(UT, 2026, "Washington and Lincoln Day") == ["2026-02-16"]
        assert named(UT, 2027, "Washington and Lincoln Day") == []
        assert named(UT, 2027, "Presidents' Day") == ["2027-02-15"]

    def test_utahs_good_friday_is_doubtful_and_begins_after_6_may_2026(self) -> None:
        """Good Friday 2026 was before the text; the one of 2027 is of low confidence."""
        assert named(UT, 2026, "Good Friday") == []
        (first,) = (day for day in holidays_of(UT, 2027) if day.name == "Good Friday")

        assert (str(first.date), first.confidence) == ("2027-03-26", HolidayConfidence.LOW)
        assert "ut-2027-list" in first.note

    def test_utahs_easter_begins_in_2025(self) -> None:
        """The act is of 2025."""
        assert named(UT, 2024, "Easter Sunday") == []
        assert named(UT, 2025, "Easter Sunday") == ["2025-04-20"]

    @pytest.mark.parametrize(("year", "day"), [(2031, "04-13"), (2032, "03-28"), (2035, "03-25")])
    def test_easter_after_the_fixture_is_as_almanacs_have_it(self, year: int, day: str) -> None:
        """Years that the fixture does not reach."""
        assert named(UT, year, "Easter Sunday") == [f"{year}-{day}"]

    @pytest.mark.parametrize("year", [2025, 2026, 2027])
    def test_utahs_election_day_is_not_modelled(self, year: int) -> None:
        """A bill whose passing was not found makes no holiday."""
        assert [day for day in dates(UT, year) if f"{year}-11-01" < day < f"{year}-11-10"] == []

    @pytest.mark.parametrize(
        ("year", "expected"),
        [
            (2009, ["25"]),  # Friday, by the older text: no second day
            (2010, ["23", "24", "25"]),  # Saturday, after 1 November 2010
            (2012, ["24", "25"]),  # Tuesday
            (2013, ["24", "25"]),  # Wednesday
            (2014, ["25", "26"]),  # Thursday
            (2015, ["24", "25"]),  # Friday
            (2016, ["25", "26", "27"]),  # Sunday
            (2017, ["25", "26"]),  # Monday
            (2021, ["23", "24", "25"]),  # Saturday
        ],
    )
    def test_oklahomas_christmas_has_two_working_days(self, year: int, expected: list[str]) -> None:
        """Since 1 November 2010 each Christmas closes two weekdays, by its own weekday."""
        days = [day for day in dates(OK, year) if f"{year}-12-20" < day < f"{year}-12-31"]

        assert days == [f"{year}-12-{day}" for day in expected]

    def test_only_the_order_for_2015_makes_the_second_christmas_day_sure(self) -> None:
        """2015 is high; a Wednesday's is low; the others are medium."""
        sure = {
            day.date.year: day.confidence.value
            for year in range(2012, 2026)
            for day in holidays_of(OK, year)
            if day.name in ("Day before Christmas", "Day after Christmas")
        }

        assert {year for year, word in sure.items() if word == "high"} == {2015}
        assert {year for year, word in sure.items() if word == "low"} == {2013, 2019, 2024}

    def test_oklahoma_keeps_the_friday_after_thanksgiving(self) -> None:
        """The other two states do not."""
        assert "2025-11-28" in dates(OK, 2025)
        assert "2025-11-28" not in dates(UT, 2025) + dates(MT, 2025)

    @pytest.mark.parametrize("state", State)
    def test_a_saturday_new_year_is_kept_in_the_year_before(self, state: State) -> None:
        """31 December 2027 is in the list of 2027, marked as observed; 2028's has no such day."""
        (last,) = (day for day in holidays_of(state, 2027) if str(day.date) == "2027-12-31")

        assert (last.name, last.observed) == ("New Year's Day", True)
        assert last.words == "New Year's Day (observed)"
        assert not [day for day in dates(state, 2028) if day > "2028-12-27"]

    @pytest.mark.parametrize(("state", "last_read"), [(MT, 2026), (UT, 2026), (OK, 2025)])
    def test_after_the_last_text_read_nothing_is_of_high_confidence(
        self, state: State, last_read: int
    ) -> None:
        """Up to that year some holidays are; in the next none is, and each says why."""
        high = HolidayConfidence.HIGH

        assert high in {day.confidence for day in holidays_of(state, last_read)}
        assert high not in {day.confidence for day in holidays_of(state, last_read + 1)}
        assert all(day.note for day in holidays_of(state, last_read + 1))

    @pytest.mark.parametrize("state", State)
    def test_years_before_2012_are_of_medium_confidence(self, state: State) -> None:
        """No list of dates was compared with them."""
        assert {day.confidence.value for day in holidays_of(state, 2011)} == {"medium"}
        assert "high" in {day.confidence.value for day in holidays_of(state, 2012)}


class TestClosedDays:
    """`Calendar`: legal holidays, closed days, the office's own closed days, and why."""

    def test_weekdays_are_ordinals_modulo_seven(self) -> None:
        """Sunday 16 November 2025 is 0, and the week follows to Saturday, 6."""
        week = (SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY)
        first = number("2025-11-16")

        assert [(first + step) % 7 for step in range(7)] == list(week) == list(range(7))
        assert dt.date.fromordinal(first).strftime("%w") == "0"

    @pytest.mark.parametrize(("state", "saturdays"), [(MT, False), (UT, False), (OK, True)])
    def test_sundays_are_legal_holidays_and_saturdays_only_in_oklahoma(
        self, state: State, saturdays: bool
    ) -> None:
        """22 and 23 November 2025; both are closed everywhere."""
        ours = calendar(state)

        assert ours.holiday(number("2025-11-22")) is saturdays
        assert ours.holiday(number("2025-11-23"))
        assert ours.closed(number("2025-11-22")) and ours.closed(number("2025-11-23"))

    def test_a_saturday_holiday_is_a_legal_holiday_in_montana_and_not_in_utah(self) -> None:
        """Saturday 4 July 2026: Montana adds the Friday, Utah puts it instead."""
        assert calendar(MT).holiday(number("2026-07-04"))
        assert not calendar(UT).holiday(number("2026-07-04"))
        assert calendar(UT).holiday(number("2026-07-03"))

    def test_a_plain_weekday_is_open(self) -> None:
        """Wednesday 19 November 2025 in each state."""
        for state in State:
            ours = calendar(state)
            day = number("2025-11-19")
            answers = (ours.holiday(day), ours.closed(day), ours.office_closed(day))

            assert answers == (False, False, False)
            assert ours.why_closed(day) == ""

    @pytest.mark.parametrize("state", State)
    def test_the_closed_days_are_the_weekends_and_the_listed_holidays(self, state: State) -> None:
        """Day by day over every year, against `holidays_of` and the weekday of the date."""
        ours = calendar(state)
        for year in KNOWN_YEARS:
            listed = {day.date for day in holidays_of(state, year)}
            date = dt.date(year, 1, 1)
            while date.year == year:
                expected = date in listed or date.isoweekday() >= 6
                assert ours.closed(date.toordinal()) is expected, date
                date += dt.timedelta(1)

    def test_a_holiday_given_is_a_legal_holiday_and_closed(self) -> None:
        """`holidays` adds, and the day after stays open."""
        ours = calendar(UT, holidays=[dt.date(2025, 11, 19)])

        assert ours.holiday(number("2025-11-19")) and ours.closed(number("2025-11-19"))
        assert ours.why_closed(number("2025-11-19")) == "holiday as given"
        assert not ours.closed(number("2025-11-20"))

    def test_a_day_given_as_open_is_neither_holiday_nor_closed(self) -> None:
        """`open_days` removes a holiday of the table, and a Saturday."""
        ours = calendar(OK, open_days=[dt.date(2025, 12, 26), dt.date(2025, 12, 27)])

        for iso in ("2025-12-26", "2025-12-27"):
            assert not ours.holiday(number(iso)) and not ours.closed(number(iso))
            assert ours.why_closed(number(iso)) == ""
        assert ours.closed(number("2025-12-25"))

    def test_the_offices_own_closed_days_close_the_office_only(self) -> None:
        """A clerk's closure is no legal holiday."""
        ours = calendar(UT, closed_days=[dt.date(2025, 11, 28)])
        day = number("2025-11-28")

        assert ours.office_closed(day)
        assert not ours.closed(day) and not ours.holiday(day)
        assert ours.why_closed(day) == "closed (as given)"
        assert ours.office_closed(number("2025-11-29"))

    @pytest.mark.parametrize(
        ("state", "iso", "why"),
        [
            (UT, "2026-07-24", "Pioneer Day"),
            (UT, "2026-07-25", "Saturday"),
            (UT, "2026-04-05", "Sunday"),
            (MT, "2017-11-10", "Veterans' Day (observed)"),
            (OK, "2021-12-23", "Christmas (Thursday before)"),
        ],
    )
    def test_why_a_day_is_closed_is_a_weekday_or_a_holidays_name(
        self, state: State, iso: str, why: str
    ) -> None:
        """A weekend day is called by its weekday, an observed day says so once."""
        assert calendar(state).why_closed(number(iso)) == why

    @pytest.mark.parametrize(
        "given_too", [{"holidays": [dt.date(2026, 5, 4)]}, {"closed_days": [dt.date(2026, 5, 4)]}]
    )
    def test_a_day_cannot_be_given_as_open_and_as_closed(
        self, given_too: dict[str, list[dt.date]]
    ) -> None:
        """The message names the day."""
        with pytest.raises(Contradiction, match=r"'open' must not .*2026-05-04"):
            calendar(MT, open_days=[dt.date(2026, 5, 4)], **given_too)

    def test_the_calendar_of_a_case_has_the_days_of_the_case(self) -> None:
        """State, zone and the three lists."""
        case = Case(
            state=OK,
            contest=CandidateContest(Office.COUNTY, (Candidate("A", 2), Candidate("B", 1))),
            holidays=(dt.date(2026, 3, 2),),
            open_days=(dt.date(2026, 3, 3),),
            closed_days=(dt.date(2026, 3, 4),),
        )

        ours = calendar_of(case)

        assert (ours.state, ours.zone) == (OK, "America/Chicago")
        assert ours.added == {number("2026-03-02")}
        assert ours.removed == {number("2026-03-03")}
        assert ours.office_closed_days == {number("2026-03-04")}

    @pytest.mark.parametrize("iso", ["2008-12-31", "2036-01-01"])
    @pytest.mark.parametrize("question", ["holiday", "closed", "office_closed", "why_closed"])
    def test_a_day_outside_the_tables_has_no_answer(self, iso: str, question: str) -> None:
        """It is refused rather than called open."""
        with pytest.raises(BadCase, match=f"^'day' must .*2009 to 2035.*{iso}"):
            getattr(calendar(MT), question)(number(iso))

    @pytest.mark.parametrize(("state", "longest"), [(MT, 3), (UT, 3), (OK, 4)])
    @pytest.mark.parametrize("years", [YEARS, KNOWN_YEARS])
    def test_the_longest_run_of_closed_days(self, state: State, longest: int, years: range) -> None:
        """Three in Montana and Utah, four in Oklahoma: what the proofs assume."""
        assert max(runs(calendar(state), years)) == longest


class TestCounting:
    """Days rolled, clocks stopped, and the worked dates of the specification."""

    @pytest.mark.parametrize(
        ("state", "canvass", "days", "last"),
        [
            (MT, "2026-11-06", 5, "2026-11-12"),  # over Veterans' Day
            (MT, "2026-05-18", 5, "2026-05-26"),  # Saturday, then Memorial Day
            (MT, "2022-11-14", 5, "2022-11-21"),  # Saturday
            (UT, "2025-11-18", 3, "2025-11-21"),  # nothing to roll over
            (UT, "2026-11-23", 3, "2026-11-27"),  # Thanksgiving
            (UT, "2026-07-21", 3, "2026-07-27"),  # Pioneer Day, then a weekend
        ],
    )
    def test_a_last_day_on_a_closed_day_rolls_to_the_next_open_one(
        self, state: State, canvass: str, days: int, last: str
    ) -> None:
        """The worked dates: canvass plus days, rolled."""
        assert say_day(roll(calendar(state), number(canvass) + days)) == say_day(number(last))

    def test_rolling_past_the_tables_is_refused(self) -> None:
        """Saturday 29 December 2035 rolls to Monday; 1 January 2036 is not known."""
        assert roll(calendar(OK), number("2035-12-29")) == number("2035-12-31")
        with pytest.raises(BadCase):
            roll(calendar(OK, holidays=[dt.date(2035, 12, 31)]), number("2035-12-29"))

    @pytest.mark.parametrize(
        ("filed", "minute", "ends", "at"),
        [
            ("2026-11-20", 720, "2026-11-23", 720),  # Friday noon to Monday noon
            ("2024-08-30", 1020, "2024-09-03", 1020),  # over Labor Day
            ("2026-11-17", 540, "2026-11-18", 540),  # nothing to stop for
            ("2026-11-25", 1439, "2026-11-30", 1439),  # Thanksgiving and the day after
            ("2026-11-21", 600, "2026-11-23", 1440),  # filed on a Saturday
            ("2026-11-20", 0, "2026-11-20", 1440),  # filed at the day's first minute
            ("2026-11-20", 1440, "2026-11-23", 1440),  # filed as the day ends
        ],
    )
    def test_twenty_four_hours_stop_on_closed_days(
        self, filed: str, minute: int, ends: str, at: int
    ) -> None:
        """The clock ends at the same hour of the next open day."""
        day, until = stopped_clock(calendar(OK), number(filed), minute, 24)

        assert (say_day(day), until) == (say_day(number(ends)), at)

    @given(
        day=st.integers(number("2012-01-01"), number("2030-12-01")),
        minute=st.integers(0, 1440),
        hours=st.integers(1, 72),
    )
    def test_a_stopped_clock_runs_exactly_its_hours(
        self, day: int, minute: int, hours: int
    ) -> None:
        """Counted minute by minute, a day at a time: open minutes after filing are the hours."""
        ours = calendar(OK)
        ends, until = stopped_clock(ours, day, minute, hours)

        ran = 0
        for each in range(day, ends + 1):
            begins = minute if each == day else 0
            stops = until if each == ends else 1440
            ran += 0 if ours.closed(each) else stops - begins
        assert ran == 60 * hours
        assert not ours.closed(ends)

    def test_the_count_of_park_city_in_words(self) -> None:
        """Each day a line, the trigger not counted, the last day marked."""
        lines = working(
            calendar(UT), number("2025-11-18"), number("2025-11-21"), "canvass completed"
        )

        assert lines == (
            "Tue 18 Nov 2025: canvass completed, not counted",
            "Wed 19 Nov 2025: day 1",
            "Thu 20 Nov 2025: day 2",
            "Fri 21 Nov 2025: day 3, last day",
        )

    def test_closed_days_are_counted_and_say_why(self) -> None:
        """A weekend, a holiday, and a day the user closed."""
        ours = calendar(MT, holidays=[dt.date(2026, 11, 9)], closed_days=[dt.date(2026, 11, 10)])

        assert working(ours, number("2026-11-06"), number("2026-11-12"), "canvass")[1:] == (
            "Sat 7 Nov 2026: day 1, closed (Saturday)",
            "Sun 8 Nov 2026: day 2, closed (Sunday)",
            "Mon 9 Nov 2026: day 3, closed (holiday as given)",
            "Tue 10 Nov 2026: day 4, closed (as given)",
            "Wed 11 Nov 2026: day 5, closed (Veterans' Day)",
            "Thu 12 Nov 2026: day 6, last day",
        )

    def test_a_last_day_that_is_not_rolled_says_that_it_is_closed(self) -> None:
        """Oklahoma's Friday after the election of 2022 was Veterans' Day."""
        lines = working(calendar(OK), number("2022-11-08"), number("2022-11-11"), "election")

        assert lines[-1] == "Fri 11 Nov 2022: day 3, closed (Veterans' Day), last day"

    def test_a_count_that_ends_on_its_trigger_is_the_trigger_alone(self) -> None:
        """No day is counted; a count backwards is our own error."""
        day = number("2025-11-18")

        assert len(working(calendar(UT), day, day, "canvass")) == 1
        with pytest.raises(InternalError, match="Mon 17 Nov 2025"):
            working(calendar(UT), day, day - 1, "canvass")


class TestWarnings:
    """`warnings_for`: what is said of doubtful days, and when nothing is."""

    @staticmethod
    def said(ours: Calendar, first: str, last: str) -> str:
        """The warnings in one text."""
        return " ".join(warnings_for(ours, number(first), number(last)))

    def test_sure_days_give_no_warning(self) -> None:
        """Thanksgiving week 2025 in every state."""
        for state in State:
            assert self.said(calendar(state), "2025-11-18", "2025-12-01") == ""

    def test_an_empty_span_gives_no_warning(self) -> None:
        """Not even across a doubtful day."""
        assert warnings_for(calendar(OK), number("2024-12-26"), number("2024-12-20")) == ()
        assert warnings_for(calendar(UT), number("2027-06-03"), number("2027-06-02")) == ()

    @pytest.mark.parametrize(
        ("day", "warned"),
        [
            ("2024-12-24", True),
            ("2024-12-26", True),  # the other adjoining day of a Wednesday
            ("2014-12-24", True),  # and of a Thursday
            ("2014-12-26", True),
            ("2018-12-26", True),  # and of a Tuesday
            ("2017-12-26", True),
            ("2020-12-24", True),
            ("2015-12-24", False),  # the order was read
            ("2024-12-25", False),
            ("2024-12-23", False),
            ("2024-12-27", False),
            ("2021-12-23", False),  # fixed by the statute
            ("2022-12-27", False),
        ],
    )
    def test_oklahomas_second_christmas_day_is_doubtful_either_side(
        self, day: str, warned: bool
    ) -> None:
        """Each day that an order may have chosen, and no other."""
        assert ("ok-christmas-day" in self.said(calendar(OK), day, day)) is warned

    def test_the_warning_says_which_day_was_taken(self) -> None:
        """One sentence for both days of one doubt."""
        (sentence,) = warnings_for(calendar(OK), number("2024-12-20"), number("2024-12-31"))

        assert "Tue 24 Dec 2024, Day before Christmas, is taken as a holiday" in sentence
        assert "Thu 26 Dec 2024, Day after Christmas, is taken as open" in sentence

    def test_days_that_the_user_settles_are_not_doubtful(self) -> None:
        """The order's choice given as a holiday and an open day silences the doubt."""
        ours = calendar(OK, holidays=[dt.date(2024, 12, 26)], open_days=[dt.date(2024, 12, 24)])

        assert self.said(ours, "2024-12-20", "2024-12-31") == ""

    @pytest.mark.parametrize("year", [2021, 2027])
    def test_oklahomas_friday_before_new_year_is_doubtful(self, year: int) -> None:
        """31 December of 2021 and 2027 in Oklahoma, not in Utah; not the day before."""
        day = f"{year}-12-31"

        assert "ok-new-year-friday" in self.said(calendar(OK), day, day)
        assert "new-year" not in self.said(calendar(UT), day, day)
        assert "new-year" not in self.said(calendar(OK), f"{year}-12-30", f"{year}-12-30")

    def test_utah_warns_of_its_new_list_from_1_january_2027(self) -> None:
        """The day before gives no warning; an ordinary day after does, once."""
        assert self.said(calendar(UT), "2026-12-01", "2026-12-31") == ""
        assert self.said(calendar(UT), "2026-12-01", "2027-01-01").count("ut-2027-list") == 1
        assert self.said(calendar(UT), "2027-06-02", "2027-06-03").count("ut-2027-list") == 1

    def test_utahs_good_friday_and_election_day_are_named(self) -> None:
        """Each on its day, taken as the text of 2026 has it, and not the day before."""
        ours = calendar(UT)

        assert "Good Friday, is taken as a holiday" in self.said(ours, "2027-03-26", "2027-03-26")
        assert "Good Friday" not in self.said(ours, "2027-03-25", "2027-03-25")
        assert "Election Day, is taken as open" in self.said(ours, "2027-11-02", "2027-11-02")
        assert "Election Day" not in self.said(ours, "2027-11-01", "2027-11-01")
        assert "Election Day" not in self.said(ours, "2026-11-03", "2026-11-03")

    def test_holidays_after_the_last_text_read_are_named(self) -> None:
        """Memorial Day 2027 in Montana; a span without a holiday says nothing."""
        assert "Mon 31 May 2027, Memorial Day" in self.said(
            calendar(MT), "2027-05-28", "2027-06-02"
        )
        assert self.said(calendar(MT), "2027-06-01", "2027-06-04") == ""

    def test_a_sunday_is_never_doubtful(self) -> None:
        """Easter 2025 is of medium confidence, and closed anyway."""
        assert self.said(calendar(UT), "2025-04-18", "2025-04-22") == ""

    @pytest.mark.parametrize(
        ("closed", "warned"),
        [([26], False), ([26, 27], True), ([27], False)],
    )
    def test_more_than_four_closed_days_in_a_row_are_outside_the_proofs(
        self, closed: list[int], warned: bool
    ) -> None:
        """Memorial Day weekend 2026 is three days: a fourth is proved, a fifth is not."""
        ours = calendar(MT, closed_days=[dt.date(2026, 5, day) for day in closed])

        assert ("outside what was proved" in self.said(ours, "2026-05-18", "2026-05-28")) is warned

    @pytest.mark.parametrize(("first", "last"), [("2026-05-01", "2026-05-23"), ("2026-05-27",) * 2])
    def test_a_long_run_counts_beyond_the_ends_of_the_span(self, first: str, last: str) -> None:
        """The span touches one day of the run: its first, or its last."""
        ours = calendar(MT, holidays=[dt.date(2026, 5, 26), dt.date(2026, 5, 27)])

        assert "5 days in a row are closed, Sat 23 May 2026 to Wed 27 May 2026" in self.said(
            ours, first, last
        )

    def test_a_long_run_outside_the_span_is_not_mentioned(self) -> None:
        """The day after the run and the day before it are open."""
        ours = calendar(MT, holidays=[dt.date(2026, 5, 26), dt.date(2026, 5, 27)])

        assert self.said(ours, "2026-05-28", "2026-06-05") == ""
        assert self.said(ours, "2026-05-18", "2026-05-22") == ""

    def test_a_span_beyond_the_tables_is_refused(self) -> None:
        """No silence about days that are not known."""
        with pytest.raises(BadCase, match="2036-01-02"):
            warnings_for(calendar(MT), number("2035-12-30"), number("2036-01-02"))


class TestWords:
    """Days, minutes and zones as people say them."""

    def test_a_day_is_said_with_its_weekday(self) -> None:
        """Short, and the same in every locale."""
        assert say_day(number("2025-11-18")) == "Tue 18 Nov 2025"
        assert say_day(number("2026-05-03")) == "Sun 3 May 2026"

    @pytest.mark.parametrize(
        ("minute", "words"),
        [
            (0, "12 a.m."),
            (1, "12:01 a.m."),
            (540, "9 a.m."),
            (719, "11:59 a.m."),
            (720, "noon"),
            (721, "12:01 p.m."),
            (1000, "4:40 p.m."),
            (1020, "5 p.m."),
            (1439, "11:59 p.m."),
            (1440, "midnight"),
        ],
    )
    def test_a_minute_is_said_as_an_hour_of_the_day(self, minute: int, words: str) -> None:
        """Full hours without minutes; noon and midnight by name."""
        assert say_minute(minute) == words

    @pytest.mark.parametrize("minute", [-1, 1441])
    def test_a_minute_outside_the_day_is_refused(self, minute: int) -> None:
        """A day has 1440 minutes."""
        with pytest.raises(BadCase, match=rf"^'minute' must be from 0 to 1440 \(got {minute}\)"):
            say_minute(minute)

    def test_zones_have_the_words_people_use(self) -> None:
        """Mountain in Montana and Utah, Central in Oklahoma."""
        assert [zone_words(state) for state in (MT, UT, OK)] == ["Mountain", "Mountain", "Central"]
        assert [calendar(state).zone for state in (MT, UT, OK)] == [
            "America/Denver",
            "America/Denver",
            "America/Chicago",
        ]


class TestOtherLibraries:
    """Two libraries written by others, with every date on which they differ from the table."""

    @staticmethod
    def disagreements(state: State, library: str, theirs: set[str]) -> None:
        """Assert that `theirs` differs from our dates exactly as the fixture lists."""
        ours = {day for year in YEARS for day in dates(state, year)}
        rows = [
            row
            for row in rows_of("holidays_disagreements.csv")
            if (row["state"], row["library"]) == (state.value, library)
        ]
        extra = {row["date"] for row in rows if row["library_is"] == "extra"}
        missing = {row["date"] for row in rows if row["library_is"] == "missing"}

        assert sorted(theirs - ours) == sorted(extra)
        assert sorted(ours - theirs) == sorted(missing)

    @pytest.mark.parametrize("state", State)
    def test_the_holidays_library_differs_only_where_it_is_known_to(self, state: State) -> None:
        """`holidays`, its public category."""
        library = pytest.importorskip("holidays", reason="the cross-check needs 'holidays'")
        theirs = library.country_holidays("US", subdiv=state.value, years=YEARS)

        self.disagreements(state, "holidays", {str(day) for day in theirs if day.year in YEARS})

    # It warns of Montana's election day, on which it agrees with us.
    @pytest.mark.filterwarnings("ignore:Montana states:UserWarning")
    @pytest.mark.parametrize("state", State)
    def test_the_workalendar_library_differs_only_where_it_is_known_to(self, state: State) -> None:
        """`workalendar`."""
        library = pytest.importorskip(
            "workalendar.usa", reason="the cross-check needs 'workalendar'"
        )
        theirs = getattr(library, state.words)()
        found = {str(day) for year in YEARS for day, _ in theirs.holidays(year)}

        self.disagreements(state, "workalendar", {day for day in found if int(day[:4]) in YEARS})
