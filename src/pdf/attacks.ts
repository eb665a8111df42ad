import { remarksByLine } from '../rules/model/attack-remarks.ts';
import type { AttackLine, SheetModel } from '../rules/model/sheet-model.ts';
import { groupBy } from '../rules/shared/group-by.ts';
import type { Block, Row } from './block.ts';
import { formatPrintedFigure, layOutBracketLegend } from './figure-text.ts';
import { naturalWidth } from './natural-width.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** The most lines of a weapon that stay together on a page. */
const TOGETHER = 8;

/** Returns the block of all attacks; an item with several is named once, at left, and stays on one page. */
export function attacksBlock(pen: Pen, { attacks, form }: SheetModel, width: number): Block {
  const bold = { bold: true };
  const items = attacks.map(({ item }) => item);
  const uses = attacks.map(({ use }) => use);
  const typeWords = attacks.flatMap(({ type }) => type.split(' ')); // a long type breaks between its words
  const skillWidth = ({ skill, skillName }: AttackLine) =>
    pen.width(formatPrintedFigure(skill), { size: pen.sizes.body, bold: true }) +
    pen.width(skillName, { size: pen.sizes.small });
  const skills = Math.max(0, ...attacks.map(skillWidth)) + pen.sizes.small / 2 + 5.5;
  const columns = [
    { heading: 'Weapon', width: naturalWidth(pen, items, 60, 96, bold) },
    { heading: 'Use', width: naturalWidth(pen, uses, 40, 78) },
    { heading: 'Type', width: naturalWidth(pen, typeWords, 24, 64) },
    { heading: 'Damage', width: 40 },
    { heading: 'Skill', width: form ? 96 : Math.min(112, (skills * 8) / pen.sizes.body) },
    { heading: 'Parry', width: 28 },
    { heading: 'Reach', width: 28 },
    { heading: 'Notes', width: 'rest' },
  ] as const;
  const table = new Table(pen, columns, width);
  const byItem = groupBy(attacks, ({ itemKey, item }) => `${itemKey}\n${item}`);
  const rows = [...byItem.values()].flatMap((lines) => {
    const remarks = remarksByLine(lines);
    const itemRows = lines.flatMap((line, i) => table.rows(cells(line, i === 0, remarks[i] ?? []), i === 0 ? 0 : 1));
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

function cells(line: AttackLine, first: boolean, remarks: readonly string[]) {
  const { item, use, type, damage, skill, skillName, parry, reach, atHand } = line;
  const soft = !atHand;
  return [
    { text: first ? item : '', bold: true, heads: first, soft },
    { text: use, soft },
    { text: type, soft },
    { ...figureCell(damage), bold: true, soft },
    { ...figureCell(skill), bold: true, small: skillName, soft },
    { ...figureCell(parry), soft },
    { text: reach, soft },
    { text: '', small: remarks.join('; ') },
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
