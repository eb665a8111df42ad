import { type Figure, formatFigure } from '../sheet-model/model/sheet-model.ts';
import { NO_FIGURE } from '../sheet-model/model/stat-block.ts';
import type { StatAttack, StatEntry, StatList } from '../sheet-model/model/stat-block-model.ts';
import { type Block, joinRows, type Row } from './block.ts';
import type { Pen, Style } from './pen.ts';
import { type Run, type RunLine, runLines } from './run-lines.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The most lines of a weapon that stay together. */
const USES_TOGETHER = 8;

/** The index of the first column in which the uses of a weapon differ: damage, reach, and name of the use. */
const FIRST_USE_COLUMN = 3;

/** Returns the block of attacks at hand: a line for each use; ranges follow as text. */
export function statAttacksBlock(pen: Pen, attacks: readonly StatAttack[], width: number): Block {
  const columns: TableColumn[] = [
    { heading: 'Attacks', width: 126, title: true },
    { heading: 'Skill', width: 38 },
    { heading: 'Parry', width: 36 },
    { heading: 'Damage', width: 60 },
    { heading: 'Reach', width: 34 },
    { heading: 'Use and range', width: 'rest' },
  ];
  const table = new Table(pen, columns, width);
  const head = table.head();
  return {
    title: '',
    width,
    role: 'Table',
    head: { height: head.height, draw: (pen, x, y) => drawStrongly(pen, head, x, y, width) },
    rows: attacks.flatMap((attack) => {
      const attackRows = attack.uses.flatMap((_, i) => table.rows(cells(attack, i), i === 0 ? 0 : FIRST_USE_COLUMN));
      return attackRows.length > USES_TOGETHER ? attackRows : [joinRows(attackRows)];
    }),
  };
}

function drawStrongly(pen: Pen, head: Row, x: number, y: number, width: number): void {
  head.draw(pen, x, y);
  pen.rule(x, y, width, 1.1, 'ink');
}

function cells({ item, skill, uses, parry, ranges }: StatAttack, i: number): Cell[] {
  const use = uses[i];
  if (!use) return [];
  const first = i === 0;
  const shared = (figure: Figure): Cell => (first && figure.text !== NO_FIGURE ? figureCell(figure) : { text: '' });
  const range = first ? ranges.map(({ name, figure }) => `${name} ${formatFigure(figure)}`).join(', ') : '';
  return [
    { text: first ? item : '', bold: true, heads: first },
    { ...shared(skill), bold: true },
    shared(parry),
    { text: [formatFigure(use.damage), use.type].filter(Boolean).join(' '), figure: use.damage, bold: true },
    { text: use.reach },
    { text: [use.name, range].filter(Boolean).join(': ') },
  ];
}

/** The number of lines that stay together at the beginning and at the end of a paragraph. */
const TOGETHER = 2;
/** Space after a paragraph. */
const BELOW = 2.5;
/** Keeps a figure on the line of its name. */
const NO_BREAK = '\u00A0';

/** Returns the lists as paragraphs that begin with their label, as wide as a column; they can break between lines. */
export function paragraphsBlock(pen: Pen, lists: readonly StatList[], width: number): Block {
  return { title: '', width, role: 'Div', rows: lists.flatMap((list) => paragraphRows(pen, list, width)) };
}

function paragraphRows(pen: Pen, { label, entries }: StatList, width: number): Row[] {
  const plain: Style = { size: pen.sizes.body };
  const bold: Style = { size: pen.sizes.body, bold: true };
  const soft: Style = { size: pen.sizes.body, soft: true };
  const runs = [
    { text: `${label}  `, style: bold },
    ...entries.flatMap((entry, i) => [
      ...entryRuns(entry, plain),
      ...(i < entries.length - 1 ? [{ text: '; ', style: soft }] : []),
    ]),
  ];
  const element = pen.tags.element('P');
  const height = lineHeight(pen.sizes.body) * 1.03;
  return chunks(runLines(pen, runs, width)).map((lines, i, all) => {
    return {
      height: lines.length * height + (i === all.length - 1 ? BELOW : 0),
      draw: (pen, x, y) => {
        pen.tags.within(element, () => {
          lines.forEach((line, n) => {
            const at = y + n * height + baseline(pen.sizes.body);
            pen.tags.content(() => {
              for (const { text, style, x: from } of line) pen.text(text, x + from, at, style);
            });
          });
        });
      },
    };
  });
}

const entryRuns = (entry: StatEntry, style: Style): Run[] =>
  entry.map((run) => ({
    text: 'name' in run ? run.name : 'figure' in run ? formatFigure(run.figure) : run.words.replace(/^ $/, NO_BREAK),
    style,
  }));

/** Returns the lines that stay together: the first two, the last two, and each line between them. */
function chunks(lines: readonly RunLine[]): RunLine[][] {
  if (lines.length < 2 * TOGETHER) return [[...lines]];
  const between = lines.slice(TOGETHER, -TOGETHER).map((line) => [line]);
  return [lines.slice(0, TOGETHER), ...between, lines.slice(-TOGETHER)];
}
