"""A lesson in the terminal: the ordinary board and prompt, and a voice before each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from romanum.cli.desk.match_file import Keeper, new_file
from romanum.cli.desk.match_loop import Shell
from romanum.cli.desk.players import HUMAN, make_bots

if TYPE_CHECKING:
    from romanum.cli.desk.terminal import Screen
    from romanum.engine.match import Match
    from romanum.engine.rule import WhyNot
    from romanum.lessons import Course, Lesson, Page

RECRUIT: Final = "tiro"


class Unkept(Keeper):
    """A lesson is not saved: it can be begun anew at any time."""

    def keep(self, match: Match[Any]) -> bool:
        """Nothing is written, and there is nothing to tell."""
        return False


class Lecture(Shell):
    """The loop of a lesson."""

    def __init__(self, course: Course, lesson: Lesson, screen: Screen) -> None:
        from romanum.lessons import Tutor

        match = lesson.begin(course.game)
        super().__init__(match, screen, Unkept(new_file(course.game.id)))
        self.tutor = Tutor(course, lesson, len(match.history))
        self.kinds = [HUMAN if seat == lesson.seat else RECRUIT for seat in range(match.seats)]
        self.bots = make_bots(self.kinds, lesson.seed, None)
        self.viewer = lesson.seat
        self.goes_on = False
        """Whether the next lesson is to follow."""
        self._said = (-1, "")

    def objection(self, seat: int, actions: Sequence[str]) -> WhyNot | None:
        """What the lesson says to something else."""
        return self.tutor.objection_on_the_way(self.match, seat, actions)

    def undo(self, seat: int) -> str:
        """The lesson is the learner's alone: whatever came of it, it is taken back."""
        return self.tutor.undo(self.match)

    @property
    def finished(self) -> bool:
        """Whether the script is over; a match that is over ends it in any case."""
        return self.match.over or self.tutor.step(self.match) is None

    def _turn(self) -> None:
        answer = self.tutor.answer(self.match)
        if answer is not None:
            self.match.play(*answer)
            self.tell()
            return
        super()._turn()

    def _person_acts(self, seat: int | None) -> None:
        self._say()
        super()._person_acts(seat)

    def _say(self) -> None:
        """What the lesson says at this step, once."""
        voice = self.tutor.voice(self.match)
        said = (self.tutor.stand(self.match).step, voice.remark)
        if said == self._said:
            return
        self._said = said
        self.screen.show()
        if voice.remark:
            self.screen.item(Text(voice.remark, "good"))
        for page in voice.pages:
            self.screen.item(self._told(page))
        if not voice.over:
            self.screen.item(self._in_words("learn-step", step=voice.done + 1, steps=voice.deeds), style="quiet")

    def _told(self, page: Page) -> Text:
        called = self.match.words.names
        names = [called.get(place, place) for place in page.point if not place.startswith("@")]
        text = Text(page.text, "good")
        if names:
            text.append(f"  {self._in_words('learn-look', places=', '.join(names))}", "quiet")
        if page.rule:
            text.append(f"  rules {page.rule}", "rule")
        return text

    def _in_words(self, message: str, **facts: Any) -> str:
        """What is said around a lesson, in the language that is spoken."""
        return self.tutor.course.words.say(message, facts)

    # ---- beginning and end

    def _open(self) -> None:
        course, lesson = self.tutor.course, self.tutor.lesson
        self.screen.show()
        self.screen.show(Text.assemble((course.title(lesson), "title"), f"  {course.about(lesson)}"))
        if lesson.dice:
            self.screen.show(self._in_words("lesson-dice"), style="quiet")
        self.told = {lesson.seat: len(self.match.events)}

    def _finish(self) -> None:
        self.tell()
        self._say()
        following = self.tutor.course.after(self.tutor.lesson)
        if following is None:
            play = f"romanum play {self.match.game.id}"
            self.screen.show(self._in_words("learn-last", command=play), style="quiet")
            return
        self.screen.show(self._in_words("learn-next", title=self.tutor.course.title(following)), style="quiet")
        self.goes_on = self.screen.ask(["quit"]).strip().lower() not in ("quit", "exit")

    def _farewell(self) -> int:
        self.screen.show()
        course, lesson = self.tutor.course, self.tutor.lesson
        self.screen.whole(self._in_words("learn-again", command=f"romanum learn {course.game.id} {lesson.name}"))
        return 0
