import type {
  ReferenceBand,
  ReferenceGroup,
  ReferencePage,
  ReferenceRow,
} from '../sheet-model/model/reference-group.ts';
import { formatFigure } from '../sheet-model/model/sheet-model.ts';
import type { WorkedNumber, WorkedStep } from '../sheet-model/model/worked-numbers.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { type Block, layOutLegend, type Row } from './block.ts';
import type { Drawing } from './drawing.ts';
import { partsHeight } from './fill-page.ts';
import { type Area, Flow, type FlowPlace } from './flow.ts';
import type { Pen } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { type BandColumn, gutter } from './sheet-layout.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';
import { baseline, largeSetting, leastScale, lineHeight, type Setting } from './type-sizes.ts';

/** The double rule under the title, as on the sheet: its height, and the weights of its lines. */
const ruleSpacing = { height: 7, upper: 1.2, lower: 0.4 };

/** Draws the title of pages that follow the sheet, with a line of text. Returns the y at which the content starts. */
export function drawPageTitle(pen: Pen, area: Area, title: string, words: string): number {
  const { name, body, gap } = pen.sizes;
  const size = name * 0.72;
  const { top } = area;
  pen.tags.mark('H1', () => pen.text(title, area.left, top + baseline(size), { size, serif: true }));
  const lines = pen.wrap(words, area.width, { size: body });
  const at = top + lineHeight(size);
  pen.tags.mark('P', () => {
    lines.forEach((line, i) => {
      pen.text(line, area.left, at + i * lineHeight(body) + baseline(body), { size: body, soft: true });
    });
  });
  const foot = at + lines.length * lineHeight(body) + 3;
  pen.rule(area.left, foot, area.width, ruleSpacing.upper, 'ink');
  pen.rule(area.left, foot + 2.2, area.width, ruleSpacing.lower, 'ink');
  return foot - 3 + ruleSpacing.height + gap;
}

/** The height of the title and its text, at full size. */
const titleRoom = 60;
/** The settings to try until the page is one, the most legible first: space is given up before the size of type. */
const furtherSettings: readonly Setting[] = [
  ...[1.25, 1.15, 1.07, 1].map((scale): Setting => ({ scale, air: 'roomy' })),
  ...[1, 0.95, 0.91, leastScale].map((scale): Setting => ({ scale, air: 'compact' })),
  { scale: leastScale, air: 'tight' },
];
/** The largest type if the player chose compact spacing. */
const maxCompact = 1;
/** The additions of a longer page. */
const longSetting: Setting = { scale: 1, air: 'compact' };
/** The share of a table that the names of its rows have at least, and the most that its figures may take of it. */
const minName = 0.3;
/** Between the longest figure of a column and the next column, at full size. */
const besideFigure = 9;

/** Draws a page of a character's own numbers after the sheet, in the largest type in which it is one page. */
export function drawReference(
  drawing: Drawing,
  penAt: (setting: Setting) => Pen,
  density: PrintChoices['density'],
  area: Area,
  { title, words, bands }: ReferencePage,
): void {
  drawing.addPage();
  const page = drawing.count;
  const bookmark = drawing.bookmark(null, title, page);
  const bandsAt = (pen: Pen) => bands.map((band) => layOutBand(pen, area, band));
  const room = area.bottom - area.top - titleRoom;
  const settings =
    density === 'large'
      ? [largeSetting]
      : furtherSettings.filter(({ scale, air }) => density === 'roomy' || (air !== 'roomy' && scale <= maxCompact));
  const pens = settings.map(penAt);
  const pen =
    pens.find((candidatePen) => partsHeight(candidatePen, bandsAt(candidatePen)) < room) ??
    penAt(density === 'large' ? largeSetting : longSetting);
  const flow = new Flow(drawing, pen, area, bookmark);
  const start: FlowPlace = { page, y: drawPageTitle(pen, area, title, words) };
  bandsAt(pen).reduce((at, { columns }) => flow.band(columns, at), start);
}

function layOutBand(pen: Pen, area: Area, band: ReferenceBand): { columns: BandColumn[] } {
  const width = (area.width - gutter * (band.length - 1)) / band.length;
  return {
    columns: band.map((groups, i) => ({
      x: area.left + i * (width + gutter),
      blocks: groups.map((group) => referenceBlock(pen, group, width)),
    })),
  };
}

function referenceBlock(pen: Pen, group: ReferenceGroup, width: number): Block {
  const { title, columns, rows, remarks, page } = group;
  const hasStates = columns.length === 0;
  const table = new Table(pen, hasStates ? stateColumns : figureColumns(pen, group, width), width);
  const hasHeadings = columns.some((heading) => heading !== '');
  return {
    title,
    ...(page ? { aside: page } : {}),
    width,
    role: 'Table',
    ...(hasHeadings ? { head: table.head() } : {}),
    rows: rows.flatMap((row, i) =>
      table
        .rows(hasStates ? stateCells(row) : figureCells(row))
        .map((laidOut) => (!hasStates && i % 2 === 1 ? shaded(laidOut, width) : laidOut)),
    ),
    legend: remarks.length > 0 ? layOutLegend(pen, remarks.join(' '), width) : undefined,
  };
}

/** Returns a row on light gray, which leads the eye from its name to its figures. */
const shaded = (row: Row, width: number): Row => ({
  height: row.height,
  draw: (pen, x, y) => {
    pen.shade(x, y, width, row.height);
    row.draw(pen, x, y);
  },
});

const stateColumns: readonly TableColumn[] = [
  { heading: '', width: 104 },
  { heading: '', width: 'rest' },
];

const stateCells = ({ name, note }: ReferenceRow): Cell[] => [{ text: name, bold: true, heads: true }, { text: note }];

/**
 * Returns the columns of figures, each as wide as its longest text; narrower if they would leave no room for the names.
 */
function figureColumns(pen: Pen, { columns, rows }: ReferenceGroup, width: number): TableColumn[] {
  const scale = pen.sizes.body / 8;
  const natural = columns.map((heading, i) => {
    const texts = rows.map(({ figures }) => {
      const figure = figures[i];
      return figure ? pen.width(formatFigure(figure), { size: pen.sizes.body, bold: true }) : 0;
    });
    return Math.max(pen.width(heading, { size: pen.sizes.small }), ...texts) / scale + besideFigure;
  });
  const all = natural.reduce((sum, each) => sum + each, 0);
  const most = (width / scale) * (1 - minName);
  const shrink = Math.min(1, most / all);
  return [
    { heading: '', width: 'rest' },
    ...columns.map((heading, i): TableColumn => ({ heading, width: (natural[i] ?? 0) * shrink, align: 'end' })),
  ];
}

const figureCells = ({ name, figures, note, now }: ReferenceRow): Cell[] => [
  { text: name, bold: now ?? false, small: now ? 'now' : note, heads: true },
  ...figures.map((figure, i): Cell => ({ ...figureCell(figure), bold: now ?? i === 0 })),
];

const columnGutter = 18;
const columnWidth = 250;
/** The most lines of a number that stay together. */
const maxLines = 30;

/** Draws the calculation of every number, in columns of small type on separate pages, with a bookmark for each part. */
export function drawAppendix(drawing: Drawing, pen: Pen, area: Area, worked: readonly WorkedNumber[]): void {
  const count = Math.max(1, Math.round((area.width + columnGutter) / (columnWidth + columnGutter)));
  const width = (area.width - columnGutter * (count - 1)) / count;
  let bookmark: number | null = null;
  let page = 0;
  let column = count;
  let y = area.bottom;
  let top = area.top;
  const nextColumn = (): void => {
    column += 1;
    if (column >= count) {
      drawing.addPage();
      page = drawing.count;
      column = 0;
      top = area.top;
      if (bookmark === null) {
        bookmark = drawing.bookmark(null, title, page);
        top = drawPageTitle(pen, area, title, words);
      }
    }
    y = top;
  };
  const place = (row: Row, nextHeight = 0): void => {
    if (y + row.height + nextHeight > area.bottom + 0.01) nextColumn();
    row.draw(pen, area.left + column * (width + columnGutter), y);
    y += row.height;
  };
  for (const group of new Set(worked.map((number) => number.group))) {
    const rows = worked.filter((number) => number.group === group).flatMap((number) => paragraph(pen, number, width));
    place(groupTitle(pen, group, width), rows[0]?.height);
    drawing.bookmark(bookmark, group, page);
    for (const row of rows) place(row);
  }
}

const title = 'Calculations';
const words = 'How each number on the sheet is worked out. Each source is a link to where it is worked out.';

function groupTitle(pen: Pen, words: string, width: number): Row {
  const size = pen.sizes.title;
  return {
    height: size * 1.75 + 5,
    draw: (pen, x, y) => {
      pen.rule(x, y + 5, width, 1.1, 'ink');
      pen.tags.mark('H2', () => pen.text(words, x, y + 5 + size * 1.2, { size, bold: true }));
    },
  };
}

/**
 * Returns the number with its value, its steps as one sentence, book and page: one row, unless it is too
 * long for any column.
 */
function paragraph(pen: Pen, number: WorkedNumber, width: number): Row[] {
  const size = pen.sizes.small;
  const bold = { size, bold: true };
  const plain = { size };
  const soft = { size, soft: true };
  const { title, value, steps, notes, page, stat } = number;
  const runs: Run[] = [
    { text: `${title} `, style: plain },
    { text: `${value} `, style: bold },
    ...steps.flatMap((step, i): Run[] => [
      ...(i === 0 ? [{ text: '= ', style: soft }] : []),
      ...stepRuns(step, plain),
      { text: i < steps.length - 1 ? '; ' : '. ', style: soft },
    ]),
    ...(notes.length > 0 ? [{ text: `Note: ${notes.join('; ')}. `, style: soft }] : []),
    ...(page ? [{ text: `(${page})`, style: soft }] : []),
  ];
  const lines = runLines(pen, runs, width);
  const height = lineHeight(size) * 1.04;
  const element = pen.tags.element('P');
  const rows = Array.from({ length: Math.ceil(lines.length / maxLines) }, (_, i) => {
    return lines.slice(i * maxLines, (i + 1) * maxLines);
  });
  return rows.map((part, i) => ({
    height: part.length * height + (i === rows.length - 1 ? 3 : 0),
    draw: (pen, x, y) => {
      if (i === 0) pen.target(stat, x, y, `${title}: how it is worked out`);
      pen.tags.within(element, () => {
        part.forEach((line, n) => {
          const at = y + n * height + baseline(size);
          for (const pieces of byLink(line)) {
            pen.tags.content(() => {
              for (const { text, style, x: from, width: pieceWidth, to } of pieces) {
                pen.text(text, x + from, at, style);
                if (to !== undefined) pen.link(to, x + from, at, pieceWidth, size);
              }
            });
          }
        });
      });
    },
  }));
}

/** Groups the pieces of a line that are tagged together: those of a link, and those between links. */
function byLink<Piece extends Run>(line: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of line) {
    const last = groups.at(-1);
    if (last && last[0]?.to === piece.to) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Returns the runs of a step, "DX +12", with a link for each number that it reads. */
function stepRuns({ words, figure, from, of }: WorkedStep, style: Run['style']): Run[] {
  if (!of) return [{ text: [words, figure].filter(Boolean).join(' '), style, to: from }];
  return [
    { text: `${words}: `, style },
    ...of.flatMap((option, i): Run[] => [
      ...stepRuns(option, style),
      ...(i < of.length - 1 ? [{ text: ', ', style }] : []),
    ]),
  ];
}
