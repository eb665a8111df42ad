/** A place in a grid, counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** How many rows Page Up and Page Down go. */
const page = 10;

/** Where a key leads from a place in a grid of so many rows and cells; null when it leads nowhere. */
export function gridMove(key: string, from: GridPlace, rows: number, cells: number): GridPlace | null {
  const to = destination(key, from, rows);
  if (!to) return null;
  const { row, cell } = to;
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
      return { row: row + page, cell };
    case 'PageUp':
      return { row: row - page, cell };
    case 'Home':
      return { row: 0, cell };
    case 'End':
      return { row: rows - 1, cell };
    default:
      return null;
  }
}
