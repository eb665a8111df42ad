import type { StoredRow } from './read-stored-entry.ts';

/** "@Name of what is asked@". */
const pattern = /@([^@\n]{1,120})@/g;

/** The fields in which there is nothing to fill in: what an entry offers is asked for when it is taken. */
const unasked = new Set(['offered']);

/** What a row leaves open, in the order of its texts: "Subject" for "Expert (@Subject@)". */
export const findPlaceholders = (row: StoredRow): string[] => findOpenTexts(row);

/** What texts anywhere in a value leave open, likewise: of a modifier, "Rare substance" for "Bane (@Rare substance@)". */
export function findOpenTexts(row: object): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const [, asked = ''] of value.matchAll(pattern)) found.add(asked);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) if (!unasked.has(name)) visit(part);
    }
  };
  visit(row);
  return [...found];
}

/** The row with the answers in all its texts; what has none, or an empty one, stays open. A speciality is then left out. */
export function fillPlaceholders(row: StoredRow, answers: ReadonlyMap<string, string>): StoredRow {
  const filled = fill(row, answers) as StoredRow; // texts become texts, nothing else changes
  if (filled.list !== 'skills' || !/^@[^@]+@$/.test(filled.row.speciality)) return filled;
  return { ...filled, row: { ...filled.row, speciality: '' } };
}

/** The figures of a modifier with the answers in all its texts; what has none, or an empty one, stays open. */
export const fillOpenTexts = <Figures extends object>(
  figures: Figures,
  answers: ReadonlyMap<string, string>,
): Figures => fill(figures, answers) as Figures; // texts become texts, nothing else changes

function fill(value: unknown, answers: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(pattern, (open, asked: string) => answers.get(asked)?.trim() || open);
  }
  if (Array.isArray(value)) return value.map((part) => fill(part, answers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, answers)]));
}
