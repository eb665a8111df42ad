import type { StatId } from '../engine/step.ts';
import {
  type AttributeLine,
  type Figure,
  formatFigure,
  type LabeledFigure,
  type LoadLine,
  type MountLine,
  type ProtectionSum,
  type SheetModel,
} from '../sheet-model/model/sheet-model.ts';
import { type Block, layOutBracketLegend, type Row } from './block.ts';
import type { Pen } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { figureCell, naturalWidth, Table, type TableColumn } from './table.ts';
import { baseline, isLarge } from './type-sizes.ts';

/** Space between the figures and the attacks. */
const columnsApart = 12;

/** Returns the block of mounts, with the load of each; none without mounts. */
export function mountsBlocks(pen: Pen, { mounts }: SheetModel, width: number): Block[] {
  const [first] = mounts;
  if (!first) return [];
  const names = mounts.map(({ name, where }) => ({ text: `${name} ${where}` }));
  const attackTexts = mounts.map((mount) => ({ text: describeAttacks(mount) }));
  const columns = [
    { heading: 'Mount', width: naturalWidth(pen, names, 70, 140) },
    { heading: 'Load', width: 'rest' },
    ...first.attributes.map(({ name }) => ({ heading: name, width: 24, align: 'end' }) as const),
    { heading: 'Move', width: 32, align: 'end' },
    ...(mounts.some(({ gallop }) => gallop) ? [{ heading: 'Gallop', width: 32, align: 'end' } as const] : []),
    { heading: 'Dodge', width: 32, align: 'end', after: columnsApart },
    { heading: 'Attacks', width: naturalWidth(pen, attackTexts, 48, 130) },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = mounts.flatMap((mount) => {
    const { name, where, attributes, move, gallop, dodge, load, note } = mount;
    return table.rows([
      { text: name, bold: true, small: [where, note].filter(Boolean).join('; '), heads: true },
      {
        ...figureCell(load.carried),
        text: `${formatFigure(load.carried)} lb, ${load.level}`,
        bold: true,
        small: describeLevels(load),
      },
      ...attributes.map(({ figure }) => figureCell(figure)),
      { ...figureCell(move), bold: true },
      ...(mounts.some((other) => other.gallop) ? [gallop ? figureCell(gallop) : { text: '' }] : []),
      { ...figureCell(dodge), bold: true },
      { text: describeAttacks(mount) },
    ]);
  });
  return [{ title: 'Mounts', width, role: 'Table', head: table.head(), rows }];
}

const describeLevels = ({ levels }: MountLine['load']): string =>
  levels.map(({ name, limit }) => `${name} to ${formatFigure(limit)} lb`).join(', ');

/** "Kick 2d+2 cr at 8, Bite 2d−5 cr". */
const describeAttacks = ({ attacks }: MountLine): string =>
  attacks
    .map(({ name, damage, type, skill }) =>
      [`${name} ${formatFigure(damage)} ${type}`, ...(skill ? [formatFigure(skill)] : [])].join(' at '),
    )
    .join(', ');

/** The place to write a figure on a form. */
const blank = '_____';
/** The width of the totals. */
const totalWidth = 34;

/**
 * Returns the block of passive defense and damage resistance: a line for each sum, with its parts and the total. None beside a
 * table of hit locations, which has the same for each place.
 */
export function protectionBlocks(pen: Pen, model: SheetModel, width: number): Block[] {
  if (model.hitDice !== null) return [];
  const { passiveDefense, damageResistance } = model;
  const sums: [string, ProtectionSum][] = [
    ...(passiveDefense ? [['PD', passiveDefense] satisfies [string, ProtectionSum]] : []),
    ['DR', damageResistance],
  ];
  const figures = sums.flatMap(([, { parts, total, behind }]) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  return [
    {
      title: 'Protection',
      width,
      role: 'Div',
      rows: sums.map(([name, sum]) => sumRow(pen, name, sum, model.form, width)),
      legend: layOutBracketLegend(pen, figures, width, model.vitals),
    },
  ];
}

function sumRow(pen: Pen, name: string, { parts, total, behind }: ProtectionSum, form: boolean, width: number): Row {
  const { body, figure: large, padding } = pen.sizes;
  const plain = { size: body };
  const soft = { size: body, soft: true };
  const run = (figure: Figure): Run => ({
    text: form ? blank : formatFigure(figure),
    style: plain,
    to: figure.stat,
  });
  const runs: Run[] = [
    { text: `${name}  `, style: { size: body, bold: true } },
    ...parts.flatMap(({ name: part, figure }, i): Run[] => [
      { text: `${i === 0 ? '' : ' + '}${part}\u00a0`, style: soft },
      run(figure),
    ]),
    ...(behind ? [{ text: ' / from\u00a0behind\u00a0', style: soft }, run(behind)] : []),
  ];
  const lines = runLines(pen, runs, width - totalWidth);
  const first = large * pen.sizes.leading;
  return {
    height: first + (lines.length - 1) * body * pen.sizes.leading + 2 * padding,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      const foot = y + padding + baseline(large);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          const at = foot + i * body * pen.sizes.leading;
          for (const { text, style, x: from, width: pieceWidth, to } of line) {
            pen.text(text, x + from, at, style);
            if (to !== undefined) pen.link(to, x + from, at, pieceWidth, body);
          }
        });
        const sum = formatFigure(total);
        pen.figure(sum, total, x + width, foot, { size: large, serif: true }, 'end');
      });
    },
  };
}

/** Returns the block of attributes and secondary characteristics with their points. */
export function attributesBlock(pen: Pen, { attributes, secondary }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const columns = [
    { heading: 'Attribute', width: 'rest' },
    { heading: 'Level', width: 36, align: 'end' },
    { heading: 'Points', width: 26, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = (lines: readonly AttributeLine[], label: number, level: number, bold: boolean) =>
    lines.flatMap(({ name, fullName, level: figure, points }) =>
      table.rows([
        { text: name, small: fullName === name ? '' : fullName, size: label, bold, heads: true },
        { ...figureCell(figure), size: level, serif: true },
        { ...figureCell(points), soft: true },
      ]),
    );
  return {
    title: 'Attributes',
    aside: 'points',
    width,
    role: 'Table',
    rows: [...rows(attributes, sizes.figure, sizes.vital, true), ...rows(secondary, sizes.body, sizes.figure, false)],
  };
}

/** Space between the two halves of a row. */
const gap = 9;
/** The share of the left half of a row: its names are longer. */
const leftShare = 0.57;

/**
 * Returns the block of basic damage, Speed and the other plain figures of the ruleset, two in a row, without those that
 * the band of vitals already shows.
 */
export function movementBlock(
  pen: Pen,
  { thrust, swing, figures, form }: SheetModel,
  width: number,
  inVitals: readonly StatId[],
): Block {
  const all: LabeledFigure[] = [
    { name: 'Thrust', figure: thrust },
    { name: 'Swing', figure: swing },
    ...figures.filter(({ name, figure }) =>
      form ? name !== 'Move' : figure.stat === undefined || !inVitals.includes(figure.stat),
    ),
  ];
  const size = pen.sizes.figure * 0.9;
  const halves = isLarge(pen.sizes) ? 1 : 2;
  /** Returns the rows of every second figure, of all in large print; their column is as wide as the widest, so that none is broken: "7.625". */
  const halfRows = (which: 0 | 1, ownWidth: number): Row[] => {
    const lines = all.filter((_, i) => i % halves === which);
    const widest = Math.max(0, ...lines.map(({ figure }) => pen.width(formatFigure(figure), { size, serif: true })));
    const columns: TableColumn[] = [
      { heading: '', width: 'rest' },
      { heading: '', width: ((widest + 0.1) * 8) / pen.sizes.body, align: 'end' },
    ];
    const table = new Table(pen, columns, ownWidth);
    return lines.flatMap(({ name, figure, caption = '' }) =>
      table.rows([
        { text: name, heads: true, small: caption },
        { ...figureCell(figure), size, serif: true },
      ]),
    );
  };
  const ownWidth = halves === 1 ? width : (width - gap) * leftShare;
  const right = halves === 1 ? [] : halfRows(1, width - gap - ownWidth);
  const rows = halfRows(0, ownWidth).map((row, i) => joinHalves(row, right[i], ownWidth + gap));
  return { title: 'Damage and movement', width, role: 'Table', rows };
}

/** Joins two halves into a row; hairlines have a gap between them. */
const joinHalves = (left: Row, right: Row | undefined, apart: number): Row => ({
  height: Math.max(left.height, right?.height ?? 0),
  draw: (pen, x, y) => {
    left.draw(pen, x, y);
    right?.draw(pen, x + apart, y);
  },
});

const none: Figure = { text: '' };
const nameWidth = 34;

const lines: readonly (readonly [name: string, figure: (level: LoadLine) => Figure | undefined])[] = [
  ['limit, lb', ({ limit }) => limit],
  ['Move', ({ move }) => move],
  ['Dodge', ({ dodge }) => dodge],
];

/** Returns the block of load levels, a column for each; the current one is bold, in a box. */
export function loadBlock(pen: Pen, { load: { carried, level, levels } }: SheetModel, width: number): Block {
  const columns: TableColumn[] = [
    { heading: '', width: nameWidth },
    ...levels.map(
      ({ name, now }): TableColumn => ({ heading: now ? `${name} now` : name, width: 'rest', align: 'end' }),
    ),
  ];
  const table = new Table(pen, columns, width);
  const now = levels.findIndex((line) => line.now);
  const current = now < 0 ? null : table.edges(now + 1);
  const boxed = (row: Row, place: 'head' | 'last' | 'within'): Row =>
    current === null
      ? row
      : {
          ...row,
          draw: (pen, x, y) => {
            row.draw(pen, x, y);
            const [left, right] = [x + current.from - 1, x + current.to + 2];
            pen.upright(left, y, row.height, 'ink');
            pen.upright(right, y, row.height, 'ink');
            if (place !== 'within') pen.rule(left, place === 'head' ? y : y + row.height, right - left, 0.5, 'ink');
          },
        };
  const media = (levels[0]?.media ?? []).map(({ name }, i): (typeof lines)[number] => [
    name,
    (line) => line.media?.[i]?.figure,
  ]);
  const rows = [...lines, ...media].flatMap(([name, of]) =>
    table.rows([
      { text: name, heads: true, size: pen.sizes.small },
      ...levels.map((line) => ({ ...figureCell(of(line) ?? none), bold: line.now })),
    ]),
  );
  return {
    title: 'Load',
    aside: `${formatFigure(carried)} lb${now >= 0 || level === '' ? '' : `, ${level}`}`,
    asideFigure: carried,
    width,
    role: 'Table',
    head: boxed(table.head(), 'head'),
    rows: rows.map((row, i) => boxed(row, i === rows.length - 1 ? 'last' : 'within')),
  };
}

const boxWidth = 27;
const columnGap = 8;
/** The width of a box beside the strip. */
const stripBox = 72;

/** Returns the block of points by chapter, with boxes to write changes in play. */
export function pointsBlock(pen: Pen, { points, writeIns }: SheetModel, width: number): Block {
  const columns = [
    { heading: 'Part', width: 'rest' },
    { heading: 'Points', width: 44, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = points.flatMap(({ name, figure }, i) => {
    const bold = i === points.length - 2; // the total, before unspent points
    return table.rows([
      { text: name, heads: true, bold },
      { ...figureCell(figure), bold },
    ]);
  });
  return { title: 'Points', width, role: 'Table', rows, legend: boxesRow(writeIns, width) };
}

/** Returns the same block as a strip over the full width: a column for each chapter, and the boxes beside them. */
export function pointsStrip(pen: Pen, { points, writeIns }: SheetModel, width: number): Block {
  const beside = 2 * stripBox + 2 * columnGap;
  const columns = points.map(({ name }) => ({ heading: name, width: 'rest', align: 'end' }) as const);
  const table = new Table(pen, columns, width - beside);
  const head = table.head();
  const rows = table.rows(points.map(({ figure }, i) => ({ ...figureCell(figure), bold: i === points.length - 2 })));
  const high = head.height + rows.reduce((sum, { height }) => sum + height, 0);
  const boxes: Row = {
    height: high,
    draw: (pen, x, y) => drawBoxes(pen, writeIns, x + width - 2 * stripBox - columnGap, y - 3, stripBox, high + 1),
  };
  return {
    title: 'Points',
    width,
    role: 'Table',
    head: {
      height: head.height,
      draw: (pen, x, y) => {
        head.draw(pen, x, y);
        boxes.draw(pen, x, y);
      },
    },
    rows,
  };
}

function boxesRow(writeIns: SheetModel['writeIns'], width: number): Row {
  return {
    height: boxWidth + 7,
    draw: (pen, x, y) => drawBoxes(pen, writeIns, x, y + 5, (width - columnGap) / 2, boxWidth),
  };
}

/** Draws the boxes to write in, side by side, each of this size. */
function drawBoxes(
  pen: Pen,
  writeIns: SheetModel['writeIns'],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { small, figure: large } = pen.sizes;
  writeIns.forEach(({ name, figure }, i) => {
    const left = x + i * (width + columnGap);
    const label = () => pen.text(name, left + 4, y + 1.5 + baseline(small), { size: small, soft: true });
    pen.box(left, y, width, height, 2);
    if (figure.text === '') pen.tags.artifact(label);
    else {
      pen.tags.mark('P', () => {
        label();
        pen.figure(figure.text, figure, left + 4, y + height - 5, { size: large });
      });
    }
  });
}
