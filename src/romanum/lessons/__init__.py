"""Lessons: a small position of a game, a script of steps, and a voice that leads through them in a match."""

from romanum.lessons.course import Course, NoSuchLesson, course
from romanum.lessons.lesson import Lesson, Step
from romanum.lessons.study import Study
from romanum.lessons.tutor import Page, Tutor, Voice

__all__ = ["Course", "Lesson", "NoSuchLesson", "Page", "Step", "Study", "Tutor", "Voice", "course"]
