export type CellId = 'pick' | 'name' | 'vitals' | 'issues' | 'points' | 'rules' | 'when' | 'tags' | 'back' | 'menu';

/**
 * The cells of a row that the arrow keys move through, in reading order.
 * @param hasCheckboxes whether each row has a checkbox to select it
 */
export function cellsOf(binned: boolean, hasCheckboxes: boolean): readonly CellId[] {
  return [
    ...(hasCheckboxes ? (['pick'] as const) : []),
    ...(['name', 'vitals', 'issues', 'points', 'rules', 'when', 'tags'] as const),
    ...(binned ? (['back'] as const) : []),
    'menu',
  ];
}

/** The heading of a column; in the bin the time is the time left. */
export function headingOf(cell: CellId, binned: boolean): string {
  if (cell === 'when') return binned ? 'Time left' : 'Changed';
  return {
    pick: 'Selected',
    name: 'Name',
    vitals: 'Figures',
    issues: 'Issues',
    tags: 'Tags',
    points: 'Points',
    rules: 'Rules',
    back: 'Restore',
    menu: 'More',
  }[cell];
}
