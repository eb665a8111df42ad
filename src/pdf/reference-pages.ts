import type { jsPDF } from 'jspdf';
import type { ReferenceBand, ReferenceGroup, ReferencePage, ReferenceRow } from '../rules/model/reference-group.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { Block } from './block.ts';
import { layOutLegend } from './figure-text.ts';
import { partsHeight } from './fill-page.ts';
import { type Area, type Bookmark, Flow, type FlowPlace } from './flow.ts';
import { drawPageTitle } from './page-title.ts';
import type { Pen } from './pen.ts';
import { type BandColumn, GUTTER } from './sheet-blocks.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';
import type { Setting } from './type-sizes.ts';

/** The height of the title and its text, at full size. */
const TITLE_ROOM = 60;
/** The settings to try until the page is one, the most legible first: space is given up before the size of type. */
const SETTINGS: readonly Setting[] = [
  ...[1.25, 1.15, 1.07, 1].map((scale): Setting => ({ scale, air: 'roomy' })),
  ...[1, 0.95, 0.91, 0.87, 0.84].map((scale): Setting => ({ scale, air: 'compact' })),
  { scale: 0.84, air: 'tight' },
];
/** The largest type where the player chose little space. */
const MOST_COMPACT = 1;
/** What a page that is longer has. */
const LONG: Setting = { scale: 1, air: 'compact' };
/** The share of a table that the names of its rows have at least, and the most that its figures may take of it. */
const LEAST_NAME = 0.3;
/** Between the longest figure of a column and the next column, at full size. */
const BESIDE_FIGURE = 9;

/** Draws a page of a character's own numbers after the sheet, in the largest type in which it is one page. */
export function drawReference(
  document: jsPDF,
  penAt: (setting: Setting) => Pen,
  density: PrintChoices['density'],
  area: Area,
  { title, words, bands }: ReferencePage,
  above: Bookmark | null,
): void {
  document.addPage();
  const page = document.getNumberOfPages();
  const bookmark = document.outline.add(above, title, { pageNumber: page });
  const bandsAt = (pen: Pen) => bands.map((band) => layOutBand(pen, area, band));
  const room = area.bottom - area.top - TITLE_ROOM;
  const settings = SETTINGS.filter(
    ({ scale, air }) => density === 'roomy' || (air !== 'roomy' && scale <= MOST_COMPACT),
  );
  const pens = settings.map(penAt);
  const pen = pens.find((candidatePen) => partsHeight(candidatePen, bandsAt(candidatePen)) < room) ?? penAt(LONG);
  const flow = new Flow(document, pen, area, bookmark);
  const start: FlowPlace = { page, y: drawPageTitle(pen, area, title, words) };
  bandsAt(pen).reduce((at, { columns }) => flow.band(columns, at), start);
}

function layOutBand(pen: Pen, area: Area, band: ReferenceBand): { columns: BandColumn[] } {
  const width = (area.width - GUTTER * (band.length - 1)) / band.length;
  return {
    columns: band.map((groups, i) => ({
      x: area.left + i * (width + GUTTER),
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
    rows: rows.flatMap((row) => table.rows(hasStates ? stateCells(row) : figureCells(row))),
    legend: remarks.length > 0 ? layOutLegend(pen, remarks.join(' '), width) : undefined,
  };
}

const stateColumns: readonly TableColumn[] = [
  { heading: '', width: 104 },
  { heading: '', width: 'rest' },
];

const stateCells = ({ name, note }: ReferenceRow): Cell[] => [{ text: name, bold: true, heads: true }, { text: note }];

/** Returns the columns of figures, each as wide as its longest text; narrower where they would leave no room for the names. */
function figureColumns(pen: Pen, { columns, rows }: ReferenceGroup, width: number): TableColumn[] {
  const scale = pen.sizes.body / 8;
  const natural = columns.map((heading, i) => {
    const texts = rows.map(({ figures }) => {
      const figure = figures[i];
      return figure ? pen.width(formatFigure(figure), { size: pen.sizes.body, bold: true }) : 0;
    });
    return Math.max(pen.width(heading, { size: pen.sizes.small }), ...texts) / scale + BESIDE_FIGURE;
  });
  const all = natural.reduce((sum, each) => sum + each, 0);
  const most = (width / scale) * (1 - LEAST_NAME);
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
