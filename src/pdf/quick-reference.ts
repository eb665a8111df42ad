import type { jsPDF } from 'jspdf';
import type { CombatReference, ReferenceGroup, ReferenceRow } from '../rules/model/combat-reference.ts';
import type { Block } from './block.ts';
import { layOutLegend } from './figure-text.ts';
import { partsHeight } from './fill-page.ts';
import { type Area, type Bookmark, Flow, type FlowPlace } from './flow.ts';
import { drawPageTitle } from './page-title.ts';
import type { Pen } from './pen.ts';
import { type BandColumn, GUTTER } from './sheet-blocks.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';

const TITLE = 'Combat reference';
/** The height of the title and its text. */
const TITLE_ROOM = 60;
const SCALES = [1.25, 1.15, 1.07, 1, 0.92];
/** Bands of columns with stacked groups. */
const BANDS: readonly (readonly (readonly ReferenceGroup['id'][])[])[] = [
  [['defenses'], ['load']],
  [['attacks']],
  [['ranges']],
  [['injury', 'fatigue'], ['blow']],
  [['houseRules']],
  [['procedures']],
];

/** Draws a character's combat numbers on a page after the sheet, in the largest type that fits on one page. */
export function drawReference(
  document: jsPDF,
  penAt: (scale: number) => Pen,
  area: Area,
  reference: CombatReference,
  name: string,
  above: Bookmark | null,
): void {
  document.addPage();
  const page = document.getNumberOfPages();
  const bookmark = document.outline.add(above, TITLE, { pageNumber: page });
  const words = `The numbers of ${name || 'the character'} for a fight.`;
  const bandsAt = (pen: Pen) => BANDS.flatMap((band) => bandOf(pen, area, band, reference));
  const room = area.bottom - area.top - TITLE_ROOM;
  const pens = SCALES.map(penAt);
  const pen = pens.find((candidatePen) => partsHeight(candidatePen, bandsAt(candidatePen)) < room) ?? penAt(1);
  const flow = new Flow(document, pen, area, bookmark);
  const start: FlowPlace = { page, y: drawPageTitle(pen, area, TITLE, words) };
  bandsAt(pen).reduce((at, { columns }) => flow.band(columns, at), start);
}

function bandOf(
  pen: Pen,
  area: Area,
  band: readonly (readonly ReferenceGroup['id'][])[],
  reference: CombatReference,
): { columns: BandColumn[] }[] {
  const withContent = band
    .map((ids) => reference.filter(({ id }) => ids.includes(id)))
    .filter((groups) => groups.length > 0);
  if (withContent.length === 0) return [];
  const width = (area.width - GUTTER * (withContent.length - 1)) / withContent.length;
  const columns = withContent.map((groups, i) => ({
    x: area.left + i * (width + GUTTER),
    blocks: groups.map((group) => referenceBlock(pen, group, width)),
  }));
  return [{ columns }];
}

function referenceBlock(pen: Pen, group: ReferenceGroup, width: number): Block {
  const { title, columns, rows, remarks, page } = group;
  const hasStates = columns.length === 0;
  const table = new Table(pen, hasStates ? stateColumns : figureColumns(group), width);
  return {
    title,
    ...(page ? { aside: page } : {}),
    width,
    role: 'Table',
    ...(hasStates ? {} : { head: table.head() }),
    rows: rows.flatMap((row) => table.rows(hasStates ? stateCells(row) : figureCells(row))),
    legend: remarks.length > 0 ? layOutLegend(pen, remarks.join(' '), width) : undefined,
  };
}

const stateColumns: readonly TableColumn[] = [
  { heading: '', width: 104 },
  { heading: '', width: 'rest' },
];

const stateCells = ({ name, note }: ReferenceRow): Cell[] => [{ text: name, bold: true, heads: true }, { text: note }];

/** Returns the columns of figures: a range needs less space than a skill, and a skill less than damage with its type. */
const figureColumns = ({ id, columns }: ReferenceGroup): TableColumn[] => [
  { heading: id === 'attacks' || id === 'ranges' ? 'Weapon' : '', width: 'rest' },
  ...columns.map((heading): TableColumn => {
    const columnWidth = heading === 'Damage' ? 56 : id === 'ranges' && heading.length < 6 ? 34 : 42;
    return { heading, width: columnWidth, align: 'end' };
  }),
];

const figureCells = ({ name, figures, note, now }: ReferenceRow): Cell[] => [
  { text: name, bold: now ?? false, small: now ? 'now' : note, heads: true },
  ...figures.map((figure, i): Cell => ({ ...figureCell(figure), bold: now ?? i === 0 })),
];
