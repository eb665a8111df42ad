import { formatFigure } from '../sheet-model/model/sheet-model.ts';
import type { StatBlock } from '../sheet-model/model/stat-block.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { type Block, blockHeight, type Row } from './block.ts';
import { columnsHeight, Flow, type FlowPlace } from './flow.ts';
import { drawSeal } from './heading.ts';
import { type PageFoot, type Paper, penMaker } from './paper.ts';
import type { Pen } from './pen.ts';
import { attackList, othersRow, paragraphsBlock, statAttacksBlock, vitalsRow } from './stat-block-figures.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';
import { drawTurnOrder } from './turn-order-pages.ts';
import { baseline, lineHeight, type Setting } from './type-sizes.ts';

/** Space between a block and the cutting line. */
const cutGap = 13;
/** The least number of write-in lines: a single one is useless. */
const minLines = 2;

/**
 * Draws stat blocks for game masters, two or four to a page with a cutting line between them, after the order of turns of an
 * encounter. One that is longer continues in the next part of the page, and on the next page under its repeated name.
 */
export function drawStatBlocks(
  paper: Paper,
  subjects: readonly Subject[],
  { blankRows, perPage, turnOrder: withTurnOrder }: PrintChoices,
): Drawn {
  const { drawing, area } = paper;
  const feet: PageFoot[] = [];
  const missing: Lacking[] = [];
  const turnOrder = withTurnOrder ? subjects[0]?.turnOrder : undefined;
  if (turnOrder) {
    const { penAt, missing: lacking } = penMaker(paper);
    const pages = drawTurnOrder(drawing, penAt, area, turnOrder);
    feet.push({ from: 1, to: pages, name: turnOrder.title, size: penAt({ scale: 1, air: 'roomy' }).sizes.small });
    if (lacking.size > 0) missing.push({ name: turnOrder.title, characters: [...lacking] });
  }
  // Two halves meet in the middle of the paper, four parts are of one height.
  const part = (area.bottom - area.top + 2 * cutGap) / perPage;
  const cutBelow = (slot: number): number =>
    perPage === 2 ? drawing.height / 2 : area.top - cutGap + part * (slot + 1);
  const topOf = (slot: number): number => (slot === 0 ? area.top : cutBelow(slot - 1) + cutGap);
  const bottomOf = (slot: number): number => (slot === perPage - 1 ? area.bottom : cutBelow(slot) - cutGap);
  const room = Math.min(...Array.from({ length: perPage }, (_, slot) => bottomOf(slot) - topOf(slot)));
  let at = { page: turnOrder ? drawing.count + 1 : 1, slot: 0 };
  for (const subject of subjects) {
    const { penAt, missing: lacking } = penMaker(paper);
    const name = nameOf(subject);
    const block = statBlock(subject.model);
    const contents = setStatBlock(penAt, block, { width: area.width, room, perPage });
    const { pen } = contents;
    if (drawing.count < at.page) drawing.addPage();
    drawing.turnTo(at.page);
    const bookmark = drawing.bookmark(null, name, at.page);
    const startPlace = { page: at.page, y: topOf(at.slot) };
    drawing.nextSubject();
    drawing.group('Sect', () => {
      const flow = new Flow(drawing, pen, area, bookmark, statHeading(pen, block, area.width, true));
      const end = drawContents(flow, contents, startPlace);
      const first = end.page > startPlace.page ? 0 : at.slot;
      const slot = Array.from({ length: perPage }, (_, each) => each).find(
        (each) => each >= first && end.y <= bottomOf(each),
      );
      const last = slot ?? perPage - 1;
      if (blankRows) drawLines(pen, area, end.y, bottomOf(last));
      if (last < perPage - 1) pen.cut(cutBelow(last));
      at = last < perPage - 1 ? { page: end.page, slot: last + 1 } : { page: end.page + 1, slot: 0 };
      for (let page = startPlace.page; page <= end.page; page++) addToFoot(feet, page, name, pen.sizes.small);
    });
    if (lacking.size > 0) missing.push({ name, characters: [...lacking] });
  }
  return { feet, missing };
}

/** Draws write-in lines down to the end of the half. */
function drawLines(pen: Pen, { left, width }: Paper['area'], from: number, bottom: number): void {
  const { blank, title: size, gap } = pen.sizes;
  const top = from + gap / 2;
  const lines = Math.floor((bottom - top) / blank);
  if (lines < minLines) return;
  pen.rule(left, top, width, 1.1, 'ink');
  pen.tags.artifact(() => pen.text('Notes', left, top + size * 1.2, { size, bold: true }));
  for (let line = 1; line <= lines; line++) pen.rule(left, top + line * blank, width);
}

/** Adds a name to the footer of a page, which names all characters with blocks on it. */
function addToFoot(feet: PageFoot[], page: number, name: string, size: number): void {
  const at = feet.findIndex(({ from }) => from === page);
  const before = feet[at];
  if (before) feet[at] = { ...before, name: `${before.name} · ${name}` };
  else feet.push({ from: page, to: page, name, size });
}

const columnCount = 2;
const gutter = 14;
/** The settings to try until a block fits in its half or quarter, the most legible first. */
const statBlockSettings: Readonly<Record<PrintChoices['perPage'], readonly Setting[]>> = {
  2: [1.12, 1.06, 1, 0.95].map((scale) => ({ scale, air: 'roomy' })),
  4: [
    ...[1.06, 1, 0.95].map((scale): Setting => ({ scale, air: 'compact' })),
    ...[0.95, 0.91].map((scale): Setting => ({ scale, air: 'tight' })),
  ],
};
/** The setting of longer blocks. */
const longSetting: Setting = { scale: 0.95, air: 'roomy' };
/** A block of more halves than this cannot be made to fit by smaller type. */
const maxHalvesToFit = 2;

/** A typeset stat block. */
interface Contents {
  readonly pen: Pen;
  /** The name and the figures, which are never split. */
  readonly head: readonly Row[];
  readonly attacks: Block;
  readonly lists: Block;
}

/**
 * Sets a block in the largest type in which it is no higher than `room`; a much higher one in the type of long blocks.
 */
function setStatBlock(
  penAt: (setting: Setting) => Pen,
  block: StatBlock,
  {
    width,
    room,
    perPage,
  }: { readonly width: number; readonly room: number; readonly perPage: PrintChoices['perPage'] },
): Contents {
  const set = (setting: Setting) => contentsOf(penAt(setting), block, width, perPage);
  for (const setting of statBlockSettings[perPage]) {
    const contents = set(setting);
    const height = heightOf(contents);
    if (height <= room) return contents;
    if (height > maxHalvesToFit * room) break;
  }
  return contentsOf(penAt(longSetting), block, width, 2);
}

/** Draws a typeset block. Returns its end. */
function drawContents(flow: Flow, { pen, head, attacks, lists }: Contents, start: FlowPlace): FlowPlace {
  const { left } = flow.area;
  const y = head.reduce((top, row) => {
    row.draw(pen, left, top);
    return top + row.height;
  }, start.y);
  let at: FlowPlace = { ...start, y: y + pen.sizes.gap / 2 };
  if (attacks.rows.length > 0) at = flow.block(attacks, left, at);
  if (lists.rows.length > 0) at = flow.columns(lists, columnCount, { ...at, y: at.y + pen.sizes.gap / 2 });
  return at;
}

/** In a quarter of a page attacks are a paragraph, without a table. */
function contentsOf(pen: Pen, block: StatBlock, width: number, perPage: PrintChoices['perPage']): Contents {
  const isShort = perPage === 4;
  const lists = isShort ? [attackList(block.attacks), ...block.lists] : block.lists;
  return {
    pen,
    head: [statHeading(pen, block, width), vitalsRow(pen, block, width), othersRow(pen, block, width)],
    attacks: statAttacksBlock(pen, isShort ? [] : block.attacks, width),
    lists: paragraphsBlock(pen, lists, (width - gutter * (columnCount - 1)) / columnCount),
  };
}

function heightOf({ pen, head, attacks, lists }: Contents): number {
  const before = pen.sizes.gap / 2;
  return (
    head.reduce((sum, { height }) => sum + height, before) +
    (attacks.rows.length > 0 ? blockHeight(pen, attacks) : 0) +
    (lists.rows.length > 0 ? before + columnsHeight(lists.rows, columnCount) : 0)
  );
}

/** The double rule under the heading, as on the sheet: its height, and the weights of its lines. */
const ruleSpacing = { height: 7, upper: 1.2, lower: 0.4 };
const blockGap = 16;

/** Returns the heading: the name at left; race, ruleset, points and the seal at right. `again` on the pages after the first. */
function statHeading(pen: Pen, block: StatBlock, width: number, again = false): Row {
  const { name, points, race, ruleset } = block;
  const size = pen.sizes.name * (again ? 0.66 : 0.86);
  const strong = { size, serif: true };
  const vital = { size: pen.sizes.vital, serif: true };
  const seal = again ? 0 : lineHeight(size);
  const body = { size: pen.sizes.body };
  const soft = { size: pen.sizes.body, soft: true };
  const about = [race, ruleset].filter(Boolean).join(', ');
  const total = formatFigure(points);
  const right = again
    ? 0
    : pen.width(about, soft) + blockGap + pen.width(total, vital) + pen.width(' points', body) + seal + 6;
  const beside = right < width / 2;
  const room = again
    ? width
    : width - (beside ? right : pen.width(total, vital) + pen.width(' points', body) + seal + 6) - blockGap;
  const names = name === '' ? [] : pen.wrap(again ? `${name}, continued` : name, room, strong);
  const under = again || beside ? [] : pen.wrap(about, width, soft);
  const nameHeight = Math.max(1, names.length) * lineHeight(size);
  const first = baseline(size);
  const height = nameHeight + under.length * lineHeight(body.size) + ruleSpacing.height;
  const draw = (pen: Pen, x: number, y: number): void => {
    const top = y;
    const foot = y + height - ruleSpacing.height + 2;
    pen.rule(x, foot, width, ruleSpacing.upper, 'ink');
    pen.rule(x, foot + 2.2, width, ruleSpacing.lower, 'ink');
    if (names.length === 0) {
      pen.rule(x, top + nameHeight - 1, room, 0.6, 'control');
      pen.tags.mark('P', () => pen.text('Name', x, top + nameHeight - 4, soft));
    } else {
      pen.tags.mark('H1', () => {
        names.forEach((line, i) => {
          pen.text(line, x, top + i * lineHeight(size) + first, strong);
        });
      });
    }
    if (again) return;
    const end = x + width - seal - 6;
    drawSeal(pen, x + width - seal, top, seal);
    const words = pen.width(' points', body);
    const drawAbout = (lines: readonly string[], from: number, y: number) =>
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          pen.text(line, from, y + i * lineHeight(body.size), soft);
        });
      });
    if (beside) drawAbout([about], x + width - right + blockGap / 2, top + first);
    pen.tags.mark('P', () => {
      pen.figure(total, points, end - words, top + first, vital, 'end');
      pen.text(' points', end, top + first, body, 'end');
    });
    if (!beside) drawAbout(under, x, top + nameHeight + baseline(body.size));
  };
  return { height, draw };
}
