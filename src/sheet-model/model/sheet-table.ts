import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Figures } from './figures.ts';
import { type Figure, type HeadingLine, type SheetModel, situationsInBrackets } from './sheet-model.ts';

/**
 * A table of the sheet, declared once: screen, paper and texts draw it from here. Numbers and words come from the lines of the
 * model, which are final.
 */

/** The medium of a table: the screen, paper, or plain text and Markdown. */
export type Medium = 'screen' | 'paper' | 'text';

/** A cell. All that a medium does not need it leaves out: texts have neither small words nor boxes. */
export interface TableCell {
  readonly text?: string;
  /** In place of a text; on the live sheet it opens its explanation. */
  readonly figure?: Figure;
  /** The meaning of the figure, for screen readers: "Points for Climbing". */
  readonly name?: string;
  /** Small words after it. */
  readonly small?: string;
  /** Small words below it; on paper they follow `small`. */
  readonly note?: string;
  /** The contents of the columns that narrow screens leave out, in small words below it. */
  readonly narrow?: string;
  /** The number of boxes to tick below it; 0 for a line to write on, null for neither. */
  readonly boxes?: number | null;
}

/** A width on paper that depends on the texts of the column. */
interface NaturalWidth {
  readonly least: number;
  readonly most?: number;
  /** The most as a share of the table. */
  readonly maxShare?: number;
  /** More than the text needs: the space to the next column. */
  readonly beside?: number;
  /** The widest word counts, or the total under the column, instead of whole texts. */
  readonly of?: 'words' | 'total';
}

export interface TableColumn<Line> {
  /** For the style sheet, if it has rules for this column: `sheet-TABLE-ID`. */
  readonly id?: string;
  readonly heading: string | ((model: SheetModel) => string);
  /** The full name of the heading, for newcomers and screen readers. */
  readonly meaning?: string;
  cell(line: Line, medium: Medium): TableCell;
  /** The media that have this column; all if it is left out. */
  readonly on?: readonly Medium[];
  /** `figures` are aligned at their end. */
  readonly holds?: 'figures';
  readonly look?: 'strong' | 'soft' | 'small' | 'rolled';
  /** Left out on narrow screens. */
  readonly wide?: true;
  /** Its cells are headings of their rows for screen readers, like those of the first column. */
  readonly heads?: true;
  /** How many lines share a cell: 0 for one that the cell above covers. 1 if it is left out. */
  span?(line: Line): number;
  /** On paper, in points at text of 8 points; `rest` shares the remaining width. Left out of columns that paper has not. */
  readonly width?: number | 'rest' | NaturalWidth;
  /** On paper: more space before the next column, included in a fixed width. */
  readonly after?: number;
  /** In texts. */
  readonly inText?: {
    /** Returns a cell as plain text: "parry 7". Not called for an empty cell or one with a dash. */
    say?(text: string): string;
    /** Comes after the others in plain text, on a separate line if there is no room: it can be long. */
    readonly below?: true;
    readonly align?: 'end';
  };
}

/** Empty rows to write in on paper; a table that has them looks like one on the screen without lines too. */
interface Room {
  /** The number of rows by which blocks of a column share free space, filled ones counted; 0 for no empty ones. */
  readonly desired?: number;
  /** The rows without which it is of no use on a page with room for more. */
  readonly least?: number;
  /** Rows that a form has in any case. */
  readonly onForm?: number;
}

/** A table under its title; one declaration may make several, as of the kinds of traits. */
export interface TableBlock<Line> {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** At the right end of the title line; without lines it is all that the block shows. */
  readonly figure?: { readonly name: string; readonly figure: Figure };
  readonly room?: Room;
}

/** A sentence under a table. */
export interface TableLegend {
  readonly words: string;
  /** The figures above say it to screen readers already. */
  readonly repeats: boolean;
}

/** A number under a column. */
interface TableTotal extends Required<Pick<TableCell, 'name' | 'figure'>> {
  /** "Total cost"; the titles of all totals are the heading of their row. */
  readonly title: string;
  /** Returns its text with a unit: "$1,200". */
  unit(text: string): string;
}

/** What a table derives its lines from. */
export interface TableSource extends Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'> {
  readonly figures: Figures;
}

export interface SheetTable<Line> {
  /** Becomes the class `sheet-ID`. */
  readonly id: string;
  /**
   * The meaning of the figures in the last column, instead of headings, which are then for screen readers: "points".
   */
  readonly aside?: string;
  /**
   * Derives the lines that nothing but this table reads; a form has none. Left out of a table of lists of the model. The
   * print dialog loads this code too: what reads more of the rules than ids of stats belongs to the model.
   */
  lines?(source: TableSource): readonly Line[];
  columns(model: SheetModel): readonly TableColumn<Line>[];
  /** Returns its blocks, of the lines that it derives or of lists of the model; none for a sheet without this table. */
  blocks(model: SheetModel, lines: readonly Line[]): readonly TableBlock<Line>[];
  key(line: Line): string;
  /** How many containers or headings a line is under. */
  depth?(line: Line): number;
  /** The headings before a line, each with its points in the column `points`. */
  headings?(line: Line): readonly HeadingLine[];
  /** Small words below a line, with a text in the last column; without one they have the whole width. */
  parts?(line: Line): readonly { readonly name: string; readonly text?: string }[];
  /** True for a line that does not matter at present. */
  faded?(line: Line): boolean;
  /** Whether two lines are drawn alike; identity if it is left out. */
  same?(before: Line, after: Line): boolean;
  legends?(model: SheetModel, medium: Medium): readonly TableLegend[];
  /** The totals under the last columns. */
  totals?(model: SheetModel): readonly TableTotal[];
  /** Its rows have no headings for screen readers. */
  readonly headless?: true;
  /** Left out on paper if it would be empty without a row to write in. */
  readonly leaveOutEmpty?: true;
  /** Plain text: cells one under the other; each row a sentence; or row after row in one paragraph. Left out: no table there. */
  readonly layout?: 'columns' | 'sentences' | 'flow';
}

/** Returns the lines that a table derives itself. */
export const linesOf = <Line>({ id }: Pick<SheetTable<Line>, 'id' | 'lines'>, { tableLines }: SheetModel) =>
  (tableLines[id] ?? []) as readonly Line[]; // those that its `lines` has returned

/** Returns the blocks of a table; none for a sheet without it. */
export const blocksOf = <Line>(table: SheetTable<Line>, model: SheetModel): readonly TableBlock<Line>[] =>
  table.blocks(model, linesOf(table, model));

/** Returns the columns that a medium has. */
export const columnsOn = <Line>(
  table: SheetTable<Line>,
  model: SheetModel,
  medium: Medium,
): readonly TableColumn<Line>[] => table.columns(model).filter(({ on }) => on === undefined || on.includes(medium));

export const headingText = <Line>({ heading }: TableColumn<Line>, model: SheetModel): string =>
  typeof heading === 'string' ? heading : heading(model);

/** On the screen and on paper, not in texts. */
export const drawn: readonly Medium[] = ['screen', 'paper'];
/** Only in texts. */
export const inTexts: readonly Medium[] = ['text'];

/** Explains the figures in brackets; nothing if there are none, or the legend of the vital figures has named all. */
export function bracketLegend(...of: Parameters<typeof situationsInBrackets>): readonly TableLegend[] {
  const situations = situationsInBrackets(...of);
  return situations.length === 0 ? [] : [{ words: `In parentheses: ${situations.join('; ')}`, repeats: true }];
}
