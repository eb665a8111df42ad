/** A position in a grid, counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** The rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

/** The position that a key moves to in a grid of `rows` by `cells`; null for keys that do not move. */
export function gridMove(key: string, from: GridPlace, rows: number, cells: number): GridPlace | null {
  const destinationPlace = destination(key, from, rows);
  if (!destinationPlace) return null;
  const { row, cell } = destinationPlace;
  const place = { row: Math.max(0, Math.min(row, rows - 1)), cell: Math.max(0, Math.min(cell, cells - 1)) };
  return rows > 0 ? place : null;
}

function destination(key: string, { row, cell }: GridPlace, rows: number): GridPlace | null {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, cell };
    case 'ArrowUp':
      return { row: row - 1, cell };
    case 'ArrowRight':
      return { row, cell: cell + 1 };
    case 'ArrowLeft':
      return { row, cell: cell - 1 };
    case 'PageDown':
      return { row: row + PAGE_ROWS, cell };
    case 'PageUp':
      return { row: row - PAGE_ROWS, cell };
    case 'Home':
      return { row: 0, cell };
    case 'End':
      return { row: rows - 1, cell };
    default:
      return null;
  }
}
