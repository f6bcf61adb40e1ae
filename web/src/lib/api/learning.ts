/** Lessons and studies, how a game is played, and moments in which a rule spoke. */

/** How a game is played: one screen a subject. The pictures are addresses. */
export interface HowTo {
  intro: string;
  /** What the intro is said in. */
  language: string;
  subjects: {
    id: string;
    language: string;
    title: string;
    text: string[];
    points: string[];
    rules: string[];
    caption: string;
    light: string;
    dark: string;
  }[];
}

/** A lesson of a course, or a study. */
export interface LessonCard {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
}

/** What a lesson says: the last page tells what is to be done, those before it are to be read first. */
export interface LessonVoice {
  game: string;
  lesson: string;
  title: string;
  seq: number;
  pages: { text: string; point: string[]; rule: string }[];
  done: number;
  deeds: number;
  over: boolean;
  free: boolean;
  fits: string[];
  dice: string;
  remark: string;
  /** Whether it is a study, and whether its answer was another than the best. */
  study: boolean;
  missed: boolean;
  next: string | null;
  next_title: string;
}

/** A moment of a recorded game in which a rule spoke. */
export interface SeenMoment {
  rule: string;
  record: string;
  n: number;
  sentence: string;
}
