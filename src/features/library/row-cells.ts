export type CellId = 'pick' | 'name' | 'points' | 'rules' | 'when' | 'tags' | 'back' | 'menu';

/**
 * The cells of a row that the arrow keys go through, in the order in which they are read.
 * @param boxes whether each row has a box to select it by
 */
export function cellsOf(binned: boolean, boxes: boolean): readonly CellId[] {
  return [
    ...(boxes ? (['pick'] as const) : []),
    ...(['name', 'points', 'rules', 'when', 'tags'] as const),
    ...(binned ? (['back'] as const) : []),
    'menu',
  ];
}

/** What stands above a column; in the bin the time is the one that is left. */
export function heading(cell: CellId, binned: boolean): string {
  if (cell === 'when') return binned ? 'Time left' : 'Changed';
  return { pick: 'Selected', name: 'Name', tags: 'Tags', points: 'Points', rules: 'Rules', back: 'Back', menu: 'More' }[
    cell
  ];
}
