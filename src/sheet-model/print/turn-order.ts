import type { Figure, LabeledFigure } from '../model/sheet-model.ts';

/** A fighter in the order of turns, on paper. */
interface TurnOrderRow {
  readonly name: string;
  /** "Foes, hidden, lying"; empty for an ordinary fighter of no side. */
  readonly about: string;
  /** Hits and fatigue now, of how many: "9 / 13". */
  readonly points: readonly Figure[];
  /** In the order of the columns; "–" for what the fighter does not have. */
  readonly figures: readonly Figure[];
  readonly notes: string;
}

/** The page with all fighters of an encounter, in the order of their turns. */
export interface TurnOrderPage {
  readonly title: string;
  /** "Round 3", "Before the fight". */
  readonly words: string;
  /** The names of the points, and of the figures after them. */
  readonly points: readonly string[];
  readonly figures: readonly string[];
  readonly rows: readonly TurnOrderRow[];
}

/** The figures of a fighter by their names, in the columns of all fighters: "–" for one that a fighter does not have. */
export const figuresInColumns = (columns: readonly string[], lines: readonly LabeledFigure[]): readonly Figure[] =>
  columns.map((column) => lines.find(({ name }) => name === column)?.figure ?? { text: '–' });
