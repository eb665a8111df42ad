import { shortened } from './describe.ts';
import type { FilePath } from './file-problem.ts';

/** Names of fields that do not read well as they are. */
const labels: Readonly<Record<string, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  app: 'program version',
  earned: 'earned points',
  entry: 'list entry',
  houseRules: 'house rules',
  own: 'typed-in entry',
  setAside: 'things set aside',
};

/**
 * A place in a file in words, as a person would look for it: "skills, row 3, points". Rows count from 1. The character
 * itself is not named, since nearly everything is in it. "the file" for the outermost level.
 */
export function pathWords(path: FilePath): string {
  const within = path[0] === 'character' && path.length > 1 ? path.slice(1) : path;
  return within.map(partWords).join(', ') || 'the file';
}

function partWords(part: string | number): string {
  if (typeof part === 'number') return `row ${part + 1}`;
  if (Object.hasOwn(labels, part)) return labels[part] ?? part;
  if (!/^[a-z][a-zA-Z]*$/.test(part)) return `"${shortened(part)}"`;
  return shortened(part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
