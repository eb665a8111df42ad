import type { CatalogLine } from './list-catalog.ts';

const heads = [
  'id',
  'kind',
  'name',
  'price',
  'levels',
  'attribute',
  'difficulty',
  'defaults',
  'weight',
  'attacks',
  'book',
  'page',
] as const;

/** The first line of the table. */
export const tableHeads = heads.join(',');

/** Returns an entry as a line of comma-separated values (RFC 4180): lists are joined with "; ". */
export const writeTableRow = (line: CatalogLine): string =>
  heads.map((head) => quote(textOf(cellOf(line, head)))).join(',');

function cellOf(line: CatalogLine, head: (typeof heads)[number]): unknown {
  switch (head) {
    case 'price':
      return line.cost ?? line.points ?? line.percent ?? line.costFactor;
    case 'levels':
      return line.perLevel ? 'each' : (line.levels ?? line.pointsPerLevel);
    default:
      return line[head];
  }
}

/** An attack is its figures in order: "swing sw+1 cut 1". */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'object' && value !== null) {
    return ['name', 'damage', 'type', 'reach']
      .map((part) => (part in value ? String(Reflect.get(value, part) ?? '') : ''))
      .filter(Boolean)
      .join(' ');
  }
  return value === undefined || value === null ? '' : String(value);
}

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
