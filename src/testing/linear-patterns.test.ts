import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { someOf } from './extent.ts';
import { countSearches, type Pattern, type PatternNode, parsePattern, TooManyStepsError } from './regex-steps.ts';

/** The places in which no pattern meets a text longer than a few lines, and why. */
const bounded: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /^src\/interchange\/stat-block\//,
    'parts have 1,000 characters at most; read-long-text.test.ts counts the steps of a whole text',
  ],
  [/^src\/interchange\/lines\//, 'lines have 400 characters at most'],
  [/^src\/state\/search\/(?:read-query|plan-line)\.ts$/, 'lines have 200 characters at most'],
  [/^src\/catalog\//, 'tables of this program'],
  [/^src\/pdf\/pdf-file\.ts$/, 'what this program has written'],
  [/^src\/headless\/sheet-json\.ts$/, 'names of numbers, which this program gives'],
  [/engine\/format\.ts$|export-items\.ts$/, 'digits of a number'],
  [/^src\/testing\//, 'tests'],
];

interface Found extends Pattern {
  readonly place: string;
}

/** Any object of a syntax tree. */
type Tree = { readonly [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The patterns written in the program, without those of tests. */
function patternsOf(file: string): Found[] {
  const code = readFileSync(file, 'utf8');
  const found: Found[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isTree(value)) {
      const { regex, start } = value;
      if (isTree(regex) && typeof start === 'number') {
        const place = `${file}:${code.slice(0, start).split('\n').length}`;
        found.push({ place, source: String(regex.pattern), flags: String(regex.flags) });
      } else Object.values(value).forEach(visit);
    }
  };
  visit(parseSync(file, code).program);
  return found;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !bounded.some(([path]) => path.test(name)));

function nodesOf(node: PatternNode): PatternNode[] {
  if (node.is === 'sequence' || node.is === 'either') return [node, ...node.of.flatMap(nodesOf)];
  return node.is === 'repeat' || node.is === 'look' ? [node, ...nodesOf(node.of)] : [node];
}

const letters = [...Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)), ...'\n\té−½’•\u0001'];

/** A text that a part of a pattern fits, of these characters. */
function example(node: PatternNode, alphabet: readonly string[]): string {
  switch (node.is) {
    case 'set':
      return alphabet.find((letter) => node.fits(letter)) ?? '';
    case 'sequence':
      return node.of.map((part) => example(part, alphabet)).join('');
    case 'either':
      return node.of[0] ? example(node.of[0], alphabet) : '';
    case 'repeat':
      return example(node.of, alphabet).repeat(Math.max(1, node.least));
    default:
      return '';
  }
}

/** Beginnings that lead to a repetition, and pieces that may be repeated there. */
function attacksOn(whole: PatternNode): { readonly beginnings: readonly string[]; readonly pieces: readonly string[] } {
  const nodes = nodesOf(whole);
  const sets = nodes.filter((node) => node.is === 'set');
  const bySets = new Map(letters.map((letter) => [sets.map((set) => Number(set.fits(letter))).join(''), letter]));
  const alphabet = [...bySets.values()].slice(0, 16);
  const beginnings = new Set(['']);
  const pieces = new Set(alphabet);
  const visit = (node: PatternNode, before: string): void => {
    if (node.is === 'sequence') {
      pieces.add(example(node, alphabet));
      let begun = before;
      for (const part of node.of) {
        visit(part, begun);
        begun += example(part, alphabet);
      }
    } else if (node.is === 'either') for (const part of node.of) visit(part, before);
    else if (node.is === 'look') visit(node.of, before);
    else if (node.is === 'repeat' && node.most === Number.POSITIVE_INFINITY) {
      beginnings.add(before);
      pieces.add(example(node.of, alphabet));
      visit(node.of, before);
    }
  };
  visit(whole, '');
  pieces.delete('');
  return { beginnings: [...beginnings].slice(0, 5), pieces: [...pieces] };
}

/** Whether a pattern takes far more than twice as many steps for twice the text; the text that shows it, or null. */
function findQuadraticText(pattern: Pattern): string | null {
  const whole = parsePattern(pattern);
  const repeats = nodesOf(whole).some((node) => node.is === 'repeat' && node.most === Number.POSITIVE_INFINITY);
  if (!repeats) return null;
  const { beginnings, pieces } = attacksOn(whole);
  for (const end of ['', '\u0002']) {
    for (const beginning of beginnings) {
      for (const piece of pieces) {
        const text = (length: number) => beginning + piece.repeat(Math.ceil(length / piece.length)) + end;
        try {
          const once = countSearches(pattern, text(150), 1_000_000);
          if (countSearches(pattern, text(300), 4_000_000) > 3 * once) return JSON.stringify([beginning, piece, end]);
        } catch (error) {
          if (!(error instanceof TooManyStepsError)) throw error;
          return JSON.stringify([beginning, piece, end]);
        }
      }
    }
  }
  return null;
}

it('no pattern that reads untrusted text takes quadratic time', () => {
  const seen = new Set<string>();
  const found = files.flatMap(patternsOf).filter(({ source, flags }) => {
    const isNew = !seen.has(`${flags} ${source}`);
    seen.add(`${flags} ${source}`);
    return isNew;
  });
  expect(found.length).toBeGreaterThan(200);
  const quadratic = someOf(found, 80).flatMap((pattern) => {
    const text = findQuadraticText(pattern);
    return text === null ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags} ${text}`];
  });
  expect(quadratic).toEqual([]);
});
