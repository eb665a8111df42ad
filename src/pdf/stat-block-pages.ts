import { formatFigure } from '../sheet-model/model/sheet-model.ts';
import type { StatBlock } from '../sheet-model/model/stat-block.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { type Block, blockHeight, type Row } from './block.ts';
import { columnsHeight, Flow, type FlowPlace } from './flow.ts';
import { drawSeal } from './heading.ts';
import { type PageFoot, type Paper, penMaker } from './paper.ts';
import type { Pen } from './pen.ts';
import { othersRow, paragraphsBlock, statAttacksBlock, vitalsRow } from './stat-block-figures.ts';
import { type Drawn, type Lacking, nameOf, type Subject } from './subject.ts';
import { baseline, lineHeight, type Setting } from './type-sizes.ts';

/** Space between a block and the cutting line. */
const cutGap = 13;
/** The least number of write-in lines: a single one is useless. */
const minLines = 2;

/**
 * Draws stat blocks for game masters, two to a page with a cutting line between them. One that is longer than half a page
 * continues in the next half, and on the next page under its repeated name.
 */
export function drawStatBlocks(paper: Paper, subjects: readonly Subject[], { blankRows }: PrintChoices): Drawn {
  const { drawing, area } = paper;
  const middle = drawing.height / 2;
  const feet: PageFoot[] = [];
  const missing: Lacking[] = [];
  let half = { page: 1, lower: false };
  for (const subject of subjects) {
    const { penAt, missing: lacking } = penMaker(paper);
    const name = nameOf(subject);
    const block = statBlock(subject.model);
    const contents = setStatBlock(penAt, block, area.width, area.bottom - middle - cutGap);
    const { pen } = contents;
    if (drawing.count < half.page) drawing.addPage();
    drawing.turnTo(half.page);
    const bookmark = drawing.bookmark(null, name, half.page);
    const startPlace = { page: half.page, y: half.lower ? middle + cutGap : area.top };
    drawing.nextSubject();
    drawing.group('Sect', () => {
      const flow = new Flow(drawing, pen, area, bookmark, statHeading(pen, block, area.width, true));
      const end = drawContents(flow, contents, startPlace);
      const lower = end.y > middle - cutGap;
      if (blankRows) drawLines(pen, area, end.y, lower ? area.bottom : middle - cutGap);
      if (!lower) pen.cut(middle);
      half = lower ? { page: end.page + 1, lower: false } : { page: end.page, lower: true };
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
/** The scales to try until a block fits in its half, the most legible first; body text is never under 7.5 points. */
const statBlockScales = [1.12, 1.06, 1, 0.95];
/** The scale of longer blocks. */
const longScale = 0.95;
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
function setStatBlock(penAt: (setting: Setting) => Pen, block: StatBlock, width: number, room: number): Contents {
  const set = (scale: number) => contentsOf(penAt({ scale, air: 'roomy' }), block, width);
  for (const scale of statBlockScales) {
    const contents = set(scale);
    const height = heightOf(contents);
    if (height <= room) return contents;
    if (height > maxHalvesToFit * room) break;
  }
  return set(longScale);
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

const contentsOf = (pen: Pen, block: StatBlock, width: number): Contents => ({
  pen,
  head: [statHeading(pen, block, width), vitalsRow(pen, block, width), othersRow(pen, block, width)],
  attacks: statAttacksBlock(pen, block.attacks, width),
  lists: paragraphsBlock(pen, block.lists, (width - gutter * (columnCount - 1)) / columnCount),
});

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
