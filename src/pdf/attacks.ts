import type { AttackLine, SheetModel } from '../rules/model/sheet-model.ts';
import { groupBy } from '../rules/shared/group-by.ts';
import type { Block, Row } from './block.ts';
import { layOutBracketLegend } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** The most lines of a weapon that stay together on a page. */
const TOGETHER = 8;

/** Returns the block of all attacks; an item with several is named once, at left, and stays on one page. */
export function attacksBlock(pen: Pen, { attacks }: SheetModel, width: number): Block {
  const columns = [
    { heading: 'Weapon', width: 82 },
    { heading: 'Use', width: 74 },
    { heading: 'Type', width: 24 },
    { heading: 'Damage', width: 36 },
    { heading: 'Skill', width: 108 },
    { heading: 'Parry', width: 30 },
    { heading: 'Reach', width: 28 },
    { heading: 'Notes', width: 'rest' },
  ] as const;
  const table = new Table(pen, columns, width);
  const items = groupBy(attacks, ({ itemKey, item }) => `${itemKey}\n${item}`);
  const rows = [...items.values()].flatMap((lines) => {
    const itemRows = lines.flatMap((line, i) => table.rows(cells(line, i === 0), i === 0 ? 0 : 1));
    return itemRows.length > TOGETHER ? itemRows : [joinRows(itemRows)];
  });
  const figures = attacks.flatMap(({ skill, parry }) => [skill, parry]);
  return {
    title: 'Weapons',
    width,
    role: 'Table',
    head: table.head(),
    rows,
    legend: layOutBracketLegend(pen, figures, width),
    fillable: true,
  };
}

function cells(line: AttackLine, first: boolean) {
  const { item, use, type, damage, skill, skillName, parry, reach, minimumStrength, notes, atHand } = line;
  const remarks = [
    ...(minimumStrength ? [`needs ST ${minimumStrength}`] : []),
    ...notes,
    ...(atHand ? [] : ['not ready']),
  ];
  const soft = !atHand;
  return [
    { text: first ? item : '', bold: true, heads: first, soft },
    { text: use, soft },
    { text: type, soft },
    { ...figureCell(damage), bold: true, soft },
    { ...figureCell(skill), bold: true, small: skillName, soft },
    { ...figureCell(parry), soft },
    { text: reach, soft },
    { text: remarks.join('; '), soft: true },
  ];
}

/** Joins several rows into one that does not split. */
export function joinRows(rows: readonly Row[]): Row {
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw: (pen, x, y) => {
      rows.reduce((at, row) => {
        row.draw(pen, x, at);
        return at + row.height;
      }, y);
    },
  };
}
