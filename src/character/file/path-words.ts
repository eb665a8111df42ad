import { shorten } from './describe.ts';
import type { FilePath } from './file-problem.ts';

/** Labels for field names that do not read well. */
const labels: Readonly<Record<string, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  app: 'program version',
  earned: 'earned points',
  entry: 'list entry',
  houseRules: 'house rules',
  own: 'custom entry',
  setAside: 'set aside',
};

/**
 * Formats a path in a file for the player: "skills, row 3, points". Rows count from 1. The field `character` is omitted,
 * since nearly everything is inside it. Returns "the file" for the top level.
 */
export function describePath(path: FilePath): string {
  const within = path[0] === 'character' && path.length > 1 ? path.slice(1) : path;
  return within.map(describePathPart).join(', ') || 'the file';
}

function describePathPart(part: string | number): string {
  if (typeof part === 'number') return `row ${part + 1}`;
  if (Object.hasOwn(labels, part)) return labels[part] ?? part;
  if (!/^[a-z][a-zA-Z]*$/.test(part)) return `"${shorten(part)}"`;
  return shorten(part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
