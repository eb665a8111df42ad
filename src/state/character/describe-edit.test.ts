import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { editWords } from './describe-edit.ts';

/** A node of a syntax tree, as far as this looks at it. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/**
 * Who is given the words of an edit, and as which argument: the store's own function, and those of screens that hand
 * words on to it. `onChange` and `set` are called with less by fields that have nothing to do with edits.
 */
const takers: Readonly<Record<string, { readonly at: number; readonly least: number }>> = {
  editCharacter: { at: 0, least: 2 },
  setSetting: { at: 2, least: 3 },
  changeSkill: { at: -1, least: 2 },
  set: { at: -1, least: 2 },
  onChange: { at: -1, least: 2 },
};

/** What is written for the words: every text that they may become, with "Sword" for what is not known before. */
function texts(node: Node): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'ConditionalExpression')
    return [...nodesIn(node.consequent), ...nodesIn(node.alternate)].flatMap(texts);
  if (node.type !== 'TemplateLiteral') return [];
  const parts = nodesIn(node.expressions).map((part) => {
    const known = texts(part);
    return known.length > 0 ? known : ['Sword'];
  });
  return nodesIn(node.quasis).reduce<string[]>(
    (made, quasi, i) => {
      const cooked = isNode(quasi.value) || typeof quasi.value === 'object' ? String(Object(quasi.value).cooked) : '';
      return made.flatMap((text) => (parts[i] ?? ['']).map((part) => text + cooked + part));
    },
    [''],
  );
}

interface Words {
  readonly file: string;
  readonly node: Node;
}

/** The words of every edit that screens and stores make; `handedOn` are those that a function takes from its caller. */
function findWords(): { words: Words[]; handedOn: string[]; unnamed: string[] } {
  const src = `${posix.join(import.meta.dirname, '../..')}/`;
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => /\/src\/(features|state|app)\//.test(path));
  const found = { words: [] as Words[], handedOn: [] as string[], unnamed: [] as string[] };
  for (const path of files) {
    const text = readFileSync(path, 'utf8');
    if (!/editCharacter|setSetting|onChange|setState/.test(text)) continue;
    const file = path.slice(src.length);
    for (const node of walk(parseSync(path, text).program as unknown as Node)) {
      if (node.type !== 'CallExpression') continue;
      // Whether the edit goes on while somebody types comes after the words.
      const args = nodesIn(node.arguments).filter((argument) => nameOf(argument) !== 'mergeWithPrevious');
      if (setsCharacter(node) && !Object.keys(objectOf(args[0])).includes('lastEdit')) found.unnamed.push(file);
      const called = isNode(node.callee) && node.callee.type === 'CallExpression' ? node.callee.callee : node.callee;
      const taker = takers[nameOf(called)];
      const words = taker && args.length >= taker.least ? args.at(taker.at) : undefined;
      if (!words || words.type === 'ObjectExpression') continue; // a field of a list, no words
      if (words.type === 'Identifier') found.handedOn.push(`${file}: ${nameOf(node.callee)}(${nameOf(words)})`);
      else found.words.push({ file, node: words });
    }
  }
  return found;
}

/** True for what puts another character into the store. */
function setsCharacter({ callee, arguments: args }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'setState') return false;
  return nameOf(callee.object) === 'useCharacterStore' && 'saved' in objectOf(nodesIn(args)[0]);
}

/** The fields of an object that is written out, or returned at once by a function. */
function objectOf(node: Node | undefined): Record<string, true> {
  if (!node) return {};
  if (node.type === 'ArrowFunctionExpression') return objectOf(nodesIn(node.body)[0]);
  if (node.type !== 'ObjectExpression') return {};
  return Object.fromEntries(nodesIn(node.properties).map(({ key }) => [nameOf(key), true]));
}

describe('the words of edits', () => {
  const { words, handedOn, unnamed } = findWords();

  it('are found at all', () => {
    expect(words.length).toBeGreaterThan(60);
    expect(words.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'state/character/entries.ts',
        'features/concept/portrait-field.tsx',
        'features/equipment/item-details.tsx',
      ]),
    );
  });

  it('say something at every place that makes an edit', () => {
    for (const { file, node } of words) {
      const written = texts(node);
      expect(written, `${file}: ${node.type}`).not.toEqual([]);
      for (const text of written) {
        expect(text, file).toMatch(/\p{L}{2}/u);
        expect(text, `${file}: no holes, no space too many`).not.toMatch(/undefined|null|NaN| {2}|^ | $|\.$/);
      }
    }
  });

  it('are named wherever the store is given another character', () => {
    expect(unnamed).toEqual([]);
  });

  it('are only handed on by functions that are known to do so', () => {
    // A new one belongs among the takers above, so that the words of its callers are looked at.
    expect([...new Set(handedOn)].sort()).toEqual([
      'features/concept/looks.tsx: editCharacter(words)',
      'features/concept/set-setting.ts: editCharacter(words)',
      'features/equipment/item-row.tsx: editCharacter(words)',
      'features/rows/change-skill.ts: editCharacter(words)',
      'features/traits/trait-row.tsx: editCharacter(words)',
      'features/traits/trait-row.tsx: set(words)',
    ]);
  });
});

describe('editWords', () => {
  it.each([
    ['Skin: pale', 'Skin: pale'],
    ['Skin: ', 'Skin emptied'],
    ['Name: a\nb', 'Name: a b'],
    ['\u202eName: x', 'Name: x'],
  ])('shows %j as %j', (words, shown) => {
    expect(editWords(words)).toBe(shown);
  });
});
