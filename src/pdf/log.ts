import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { Table } from './table.ts';

const WISH = 6;
const LEAST = 3;

/** Returns the block of points earned, with rows to write on; none without points earned on a sheet without such rows. */
export function logBlocks(pen: Pen, { earned }: SheetModel, width: number, writable: boolean): Block[] {
  if (earned.length === 0 && !writable) return [];
  const columns = [
    { heading: 'Date', width: 46 },
    { heading: 'Points', width: 32, align: 'end', after: 5 },
    { heading: 'For what, or spent on', width: 'rest' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = earned.flatMap(({ date, points, why }) => table.rows([{ text: date }, { text: points }, { text: why }]));
  return [
    {
      title: 'Points earned',
      width,
      role: 'Table',
      head: table.head(),
      rows,
      fillable: writable,
      desiredRows: WISH,
      leastRows: LEAST,
    },
  ];
}
