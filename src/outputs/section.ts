import { type Figure, formatFigure, type LabeledFigure } from '../sheet-model/model/sheet-model.ts';

/** A column of a table. Markdown writes its heading over it; plain text puts it into each cell. */
export interface TextColumn {
  readonly heading: string;
  readonly align?: 'end';
  /** Returns a cell as plain text: "parry 7". Not called for an empty cell or one with a dash. */
  readonly say?: (text: string) => string;
  /** Comes after the others in plain text, on a separate line if there is no room: it can be long. */
  readonly below?: boolean;
}

/** Rows of texts, in the order of the columns; '' is an empty cell, '–' a figure that there is not. */
export interface TextTable {
  readonly kind: 'table';
  /** In plain text: cells one under the other; each row a sentence; or row after row in one paragraph. */
  readonly layout: 'columns' | 'sentences' | 'flow';
  readonly columns: readonly TextColumn[];
  readonly rows: readonly (readonly string[])[];
  /** How many containers each row is in; absent if no row is in any. */
  readonly depths?: readonly number[];
}

/** A piece of a section. None of the texts has been cleaned or escaped: that is the writer's. */
export type SectionPart =
  | TextTable
  /** Names with their values, one after the other: "Move 5 · Dodge 5". */
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, text: string])[] }
  /** A line each. */
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  /** The player's text, in paragraphs. */
  | { readonly kind: 'prose'; readonly text: string }
  /** A sentence about the figures above it. */
  | { readonly kind: 'legend'; readonly text: string };

export interface Section {
  readonly title: string;
  readonly parts: readonly SectionPart[];
}

/** Returns the columns with at least one cell that is not empty, and the rows without the other columns. */
export function filledColumns({ columns, rows }: TextTable): Pick<TextTable, 'columns' | 'rows'> {
  const filled = columns.map((_, i) => rows.some((row) => (row[i] ?? '') !== ''));
  return { columns: columns.filter((_, i) => filled[i]), rows: rows.map((row) => row.filter((_, i) => filled[i])) };
}

/** The part, or nothing if there is nothing in it. */
export function ifAny(part: SectionPart): SectionPart[] {
  switch (part.kind) {
    case 'table':
      return part.rows.length > 0 ? [part] : [];
    case 'fields':
      return part.fields.length > 0 ? [part] : [];
    case 'list':
      return part.lines.length > 0 ? [part] : [];
    case 'prose':
    case 'legend':
      return part.text.trim() === '' ? [] : [part];
  }
}

/** Names with their figures, as fields. */
export const formatFigureFields = (lines: readonly LabeledFigure[]): [string, string][] =>
  lines.map(({ name, figure }) => [name, formatFigure(figure)]);

/** The meaning of the figures in brackets: "In parentheses: with large shield"; '' if there are none. */
function describeBrackets(figures: readonly Figure[]): string {
  const whens = [...new Set(figures.flatMap(({ second }) => (second ? [second.when] : [])))];
  return whens.length === 0 ? '' : `In parentheses: ${whens.join('; ')}`;
}

export const createBracketLegend = (figures: readonly Figure[]): SectionPart => ({
  kind: 'legend',
  text: describeBrackets(figures),
});
