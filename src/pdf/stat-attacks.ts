import type { Figure } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import { NO_FIGURE } from '../rules/model/stat-block.ts';
import type { StatAttack } from '../rules/model/stat-block-model.ts';
import type { Block, Row } from './block.ts';
import { joinRows } from './block.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';

/** The most lines of a weapon that stay together. */
const TOGETHER = 8;

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
      return attackRows.length > TOGETHER ? attackRows : [joinRows(attackRows)];
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
