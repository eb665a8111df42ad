import { type Figure, formatFigure, type LabeledFigure } from '../sheet-model/model/sheet-model.ts';
import type { StatAttack, StatBlock, StatEntry, StatList, StatTally } from '../sheet-model/model/stat-block.ts';
import { noFigure } from '../sheet-model/model/stat-block.ts';
import { tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { type Block, joinRows, type Row } from './block.ts';
import type { Pen, Style } from './pen.ts';
import { type Run, type RunLine, runLines } from './run-lines.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';
import { baseline, lineHeight } from './type-sizes.ts';
import { boxLines } from './vitals.ts';

/** The most lines of a weapon that stay together. */
const usesTogether = 8;

/** The index of the first column in which the uses of a weapon differ: damage, reach, and name of the use. */
const firstUseColumn = 3;

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
      const attackRows = attack.uses.flatMap((_, i) => table.rows(cells(attack, i), i === 0 ? 0 : firstUseColumn));
      return attackRows.length > usesTogether ? attackRows : [joinRows(attackRows)];
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
  const shared = (figure: Figure): Cell => (first && figure.text !== noFigure ? figureCell(figure) : { text: '' });
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

/** Returns the attacks as a paragraph: "Shortsword 16, parry 8: swing 1−1 cut, reach 1; thrust 1−2 imp, reach 1". */
export const attackList = (attacks: readonly StatAttack[]): StatList => ({
  label: 'Attacks',
  entries: attacks.map(({ item, skill, parry, uses, ranges }): StatEntry => {
    const shown = (before: string, figure: Figure) => (figure.text === noFigure ? [] : [{ words: before }, { figure }]);
    return [
      { name: item },
      ...shown(' ', skill),
      ...shown(', parry ', parry),
      ...uses.flatMap(({ name, damage, type, reach }, at) => [
        { words: at === 0 ? ': ' : ', ' },
        ...(name ? [{ name }, { words: ' ' }] : []),
        { figure: damage },
        { words: [type && ` ${type}`, reach && ` (reach ${reach})`].join('') },
      ]),
      ...ranges.flatMap(({ name, figure }) => [{ words: `, ${name} ` }, { figure }]),
    ];
  }),
});

/** The number of lines that stay together at the beginning and at the end of a paragraph. */
const rowsTogether = 2;
/** Space after a paragraph. */
const below = 2.5;
/** Keeps a figure on the line of its name. */
const noBreak = '\u00A0';

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
      height: lines.length * height + (i === all.length - 1 ? below : 0),
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
    text: 'name' in run ? run.name : 'figure' in run ? formatFigure(run.figure) : run.words.replace(/^ $/, noBreak),
    style,
  }));

/** Returns the lines that stay together: the first two, the last two, and each line between them. */
function chunks(lines: readonly RunLine[]): RunLine[][] {
  if (lines.length < 2 * rowsTogether) return [[...lines]];
  const between = lines.slice(rowsTogether, -rowsTogether).map((line) => [line]);
  return [lines.slice(0, rowsTogether), ...between, lines.slice(-rowsTogether)];
}

/** The share of the width for figures; hits and fatigue have the rest. */
const figureShare = 0.62;
const columnGap = 9;

/** Returns the figures needed most often, in lines at left, with tallies of hits and fatigue at right. */
export function vitalsRow(pen: Pen, block: StatBlock, width: number): Row {
  const { attributes, mind, damage, defenses, protection, movement, tallies } = block;
  const own = width * figureShare;
  const beside = width - own - columnGap;
  const figures = figureLines(
    pen,
    [
      [attributes, mind, damage],
      [defenses, protection, movement],
    ],
    own,
  );
  const boxes = tallyRows(pen, tallies, beside);
  const lines = Array.from({ length: Math.max(figures.length, boxes.length) }, (_, i) => {
    return Math.max(figures[i]?.height ?? 0, boxes[i]?.height ?? 0);
  });
  return {
    height: lines.reduce((sum, height) => sum + height, 0),
    draw: (pen, x, y) => {
      const column = (rows: readonly Row[], left: number, wide: number) =>
        lines.reduce((top, height, i) => {
          if (rows[i]) pen.rule(left, top, wide);
          rows[i]?.draw(pen, left, top);
          return top + height;
        }, y);
      column(figures, x, own);
      column(boxes, x + own + columnGap, beside);
    },
  };
}

/** Returns the figures needed less often, in running text. */
export function othersRow(pen: Pen, { load, others, brackets, state }: StatBlock, width: number): Row {
  const plain: Style = { size: pen.sizes.body };
  const bold: Style = { size: pen.sizes.body, bold: true };
  const soft: Style = { size: pen.sizes.body, soft: true };
  const figure = (name: string, figure: Figure, after: string): Run[] => [
    { text: `${name} `, style: soft },
    { text: formatFigure(figure), style: bold },
    { text: after, style: plain },
  ];
  const runs = [
    ...(state ? [{ text: `Now ${state}    `, style: bold }] : []),
    ...figure('Load', load.carried, ` lb${load.level && ` (${load.level})`}`),
    ...others.flatMap((line) => [{ text: '    ', style: plain }, ...figure(line.name, line.figure, '')]),
    ...(brackets.length > 0 ? [{ text: `    In parentheses: ${brackets.join('; ')}`, style: soft }] : []),
  ];
  const lines = runLines(pen, runs, width);
  const height = lineHeight(pen.sizes.body);
  return {
    height: lines.length * height + 2 * pen.sizes.padding + 1,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          for (const { text, style, x: from } of line) {
            pen.text(text, x + from, y + pen.sizes.padding + i * height + baseline(pen.sizes.body), style);
          }
        });
      });
    },
  };
}

/** Figures that are kept together. */
type FigureGroup = readonly LabeledFigure[];

interface FigureCell extends LabeledFigure {
  readonly width: number;
  /** Whether it starts a group that is not the first of its line. */
  readonly apart: boolean;
}

/** Space on each side of the vertical lines. */
const sideGap = 5;

/** Returns lines of figures, each figure below its name; figures of different lines are aligned where possible. */
function figureLines(pen: Pen, lines: readonly (readonly FigureGroup[])[], width: number): Row[] {
  const naturalLines = lines.flatMap((groups) => linesOf(pen, groups, width));
  const count = Math.max(1, ...naturalLines.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, i) =>
    Math.max(...naturalLines.map((figureCells) => figureCells[i]?.width ?? 0)),
  );
  const placedCells = naturalLines.map((figureCells) => {
    const widths = sum(columns) <= width ? columns : figureCells.map((cell) => cell.width);
    const freeWidth = (width - sum(widths)) / widths.length;
    return figureCells.map((cell, i) => ({ ...cell, width: (widths[i] ?? 0) + freeWidth }));
  });
  return placedCells.map((figureCells) => figureLine(pen, figureCells));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, cellWidth) => total + cellWidth, 0);

function figureLine(pen: Pen, figureCells: readonly FigureCell[]): Row {
  const { small, vital, body, padding } = pen.sizes;
  const label = { size: small, soft: true };
  const strong = { size: vital, bold: true };
  const height = lineHeight(small) + lineHeight(vital) + 2 * padding;
  return {
    height,
    draw: (pen, x, y) => {
      const foot = y + padding + lineHeight(small) + baseline(vital);
      let left = x;
      pen.tags.group('L', () => {
        figureCells.forEach(({ name, figure, width, apart }, i) => {
          if (apart) pen.divider(left, y + 3, height - 6);
          else if (i > 0) pen.upright(left, y + 3, height - 6);
          const at = left + (i > 0 ? sideGap : 0);
          pen.tags.mark('LI', () => {
            pen.text(name, at, y + padding + baseline(small), label);
            // A space separates it from its name in copied text and for screen readers.
            pen.text(` ${figure.text}`, at - pen.width(' ', strong), foot, strong);
            if (figure.second) {
              pen.text(` (${figure.second.text})`, at + pen.width(figure.text, strong), foot, { size: body });
            }
          });
          left += width;
        });
      });
    },
  };
}

/** Returns figureCells line by line, in their natural width; groups stay together if they fit on a line. */
function linesOf(pen: Pen, groups: readonly FigureGroup[], width: number): FigureCell[][] {
  const { small, vital, body } = pen.sizes;
  const naturalWidth = ({ name, figure: { text, second } }: LabeledFigure): number => {
    const figure = pen.width(text, { size: vital, bold: true });
    const bracket = second ? pen.width(` (${second.text})`, { size: body }) : 0;
    return Math.min(width, Math.max(pen.width(name, { size: small }), figure + bracket) + 2 * sideGap);
  };
  const lines: FigureCell[][] = [[]];
  const fits = (needed: number): boolean => {
    const line = lines.at(-1) ?? [];
    return line.length === 0 || line.reduce((sum, cell) => sum + cell.width, needed) <= width;
  };
  for (const group of groups) {
    if (!fits(group.reduce((sum, labeled) => sum + naturalWidth(labeled), 0))) lines.push([]);
    group.forEach((labeled, i) => {
      if (!fits(naturalWidth(labeled))) lines.push([]);
      const line = lines.at(-1) ?? [];
      line.push({ ...labeled, width: naturalWidth(labeled), apart: i === 0 && line.length > 0 });
    });
  }
  return lines;
}

/** A number with a true minus sign. */
const formatMinus = (value: number): string => String(value).replace('-', '−');

const boxSize = 8;
const boxStep = boxSize + 1.8;
/** Space between groups of boxes. */
const gap = 3.5;
/** The width of a space to write a number. */
const fieldWidth = 30;

/** Returns a row for each tally: the figure, a tick box for each point, and space to write. */
function tallyRows(pen: Pen, tallies: readonly StatTally[], width: number): Row[] {
  const { small, vital } = pen.sizes;
  const widths = tallies.flatMap(({ name, figure }) => [
    pen.width(name, { size: small }),
    pen.width(formatFigure(figure), { size: vital, bold: true }),
  ]);
  const indent = Math.max(0, ...widths) + 9;
  return tallies.map((tally) => tallyRow(pen, tally, width, indent));
}

function tallyRow(pen: Pen, { name, figure, lost }: StatTally, width: number, indent: number): Row {
  const { small, vital, body, padding } = pen.sizes;
  const label = { size: small, soft: true };
  const strong = { size: vital, bold: true };
  const words = formatFigure(figure);
  const lines = boxLines(tickBoxes(Math.floor(figure.value ?? 0)), width - indent - fieldWidth - 5, {
    box: boxSize,
    step: boxStep,
    apart: gap,
  });
  const naturalHeight = lineHeight(small) + lineHeight(vital) + 2 * padding;
  const height = Math.max(naturalHeight, lines.length * boxStep + 7);
  return {
    height,
    draw: (pen, x, y) => {
      const foot = y + padding + lineHeight(small) + baseline(vital);
      pen.tags.mark('P', () => {
        pen.text(name, x, y + padding + baseline(small), label);
        pen.text(` ${words}`, x - pen.width(' ', strong), foot, strong);
      });
      const top = y + (height - lines.length * boxStep + boxStep - boxSize) / 2;
      lines.forEach((boxes, n) => {
        const before = lines.slice(0, n).reduce((sum, line) => sum + line.length, 0);
        boxes.forEach((box, i) => {
          pen.box(x + indent + box, top + n * boxStep, boxSize, boxSize);
          if (before + i < (lost ?? 0)) pen.tick(x + indent + box, top + n * boxStep, boxSize);
        });
      });
      const from = lines.length === 0 ? indent : width - fieldWidth;
      pen.rule(x + from, foot + 1, width - from, 0.6, 'control');
      pen.tags.artifact(() => pen.text('now', x + width, y + padding + baseline(body), label, 'end'));
      if (lost !== undefined && typeof figure.value === 'number') {
        const left = formatMinus(figure.value - lost);
        pen.tags.mark('P', () => pen.text(left, x + from + 3, foot - 1, { size: vital, bold: true }));
      }
    },
  };
}
