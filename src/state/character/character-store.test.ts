import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { setConcept, setName } from '../../character/edit-character.ts';
import {
  blankSaved,
  editCharacter,
  formatEditLabel,
  openCharacter,
  redo,
  undo,
  useCharacterStore,
} from './character-store.ts';

describe('describe edit', () => {
  /** The part of a syntax tree node that is used here. */
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
   * The functions that take the label of an edit, and at which argument position: the store's function, and those of screens
   * that pass labels to it. Calls of `onChange` and `set` with fewer arguments are not edits.
   */
  const labelArguments: Readonly<Record<string, { readonly at: number; readonly least: number }>> = {
    editCharacter: { at: 0, least: 2 },
    setSetting: { at: 2, least: 3 },
    changeSkill: { at: -1, least: 2 },
    set: { at: -1, least: 2 },
    onChange: { at: -1, least: 2 },
    setCustomEntryOfRow: { at: 2, least: 3 },
    applyEdit: { at: 0, least: 2 },
    addLibraryRows: { at: 0, least: 3 },
  };

  /** Returns every text that a label expression can evaluate to, with "Sword" for unknown values. */
  function texts(node: Node): string[] {
    if (node.type === 'Literal') return [String(node.value)];
    if (node.type === 'ConditionalExpression')
      return [...nodesIn(node.consequent), ...nodesIn(node.alternate)].flatMap(texts);
    if (node.type !== 'TemplateLiteral') return [];
    const parts = nodesIn(node.expressions).map((part) => {
      const partTexts = texts(part);
      return partTexts.length > 0 ? partTexts : ['Sword'];
    });
    return nodesIn(node.quasis).reduce<string[]>(
      (prefixes, quasi, i) => {
        const cooked = isNode(quasi.value) || typeof quasi.value === 'object' ? String(Object(quasi.value).cooked) : '';
        return prefixes.flatMap((text) => (parts[i] ?? ['']).map((part) => text + cooked + part));
      },
      [''],
    );
  }

  interface Words {
    readonly file: string;
    readonly node: Node;
  }

  /** Finds the labels of every edit made by screens and stores; `passedOn` are labels that a function gets from its caller. */
  function findLabels(): { words: Words[]; passedOn: string[]; unnamed: string[] } {
    const src = `${posix.join(import.meta.dirname, '../..')}/`;
    const files = readdirSync(src, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((path) => /\/src\/(features|state|app)\//.test(path));
    const result = { words: [] as Words[], passedOn: [] as string[], unnamed: [] as string[] };
    for (const path of files) {
      const text = readFileSync(path, 'utf8');
      if (!/editCharacter|setSetting|onChange|setState/.test(text)) continue;
      const file = path.slice(src.length);
      for (const node of walk(parseSync(path, text).program as unknown as Node)) {
        if (node.type !== 'CallExpression') continue;
        // `mergeWithPrevious` follows the label and is not one.
        const args = nodesIn(node.arguments).filter((argument) => nameOf(argument) !== 'mergeWithPrevious');
        if (setsCharacter(node) && !Object.keys(objectOf(args[0])).includes('lastEdit')) result.unnamed.push(file);
        const called = isNode(node.callee) && node.callee.type === 'CallExpression' ? node.callee.callee : node.callee;
        const labelArgument = labelArguments[nameOf(called)];
        const words = labelArgument && args.length >= labelArgument.least ? args.at(labelArgument.at) : undefined;
        if (!words || words.type === 'ObjectExpression') continue; // a field of a list, not a label
        if (words.type === 'Identifier') result.passedOn.push(`${file}: ${nameOf(node.callee)}(${nameOf(words)})`);
        else result.words.push({ file, node: words });
      }
    }
    return result;
  }

  /** Returns true for a call that sets the character in the store. */
  function setsCharacter({ callee, arguments: args }: Node): boolean {
    if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'setState') return false;
    return nameOf(callee.object) === 'useCharacterStore' && 'saved' in objectOf(nodesIn(args)[0]);
  }

  /** Returns the fields of an object literal, or of the one that an arrow function returns. */
  function objectOf(node: Node | undefined): Record<string, true> {
    if (!node) return {};
    if (node.type === 'ArrowFunctionExpression') return objectOf(nodesIn(node.body)[0]);
    if (node.type !== 'ObjectExpression') return {};
    return Object.fromEntries(nodesIn(node.properties).map(({ key }) => [nameOf(key), true]));
  }

  describe('the labels of edits', () => {
    const { words, passedOn, unnamed } = findLabels();

    it('are found by the search', () => {
      expect(words.length).toBeGreaterThan(60);
      expect(words.map(({ file }) => file)).toEqual(
        expect.arrayContaining([
          'state/character/entries.ts',
          'features/concept/portrait-field.tsx',
          'features/equipment/item-details.tsx',
        ]),
      );
    });

    it('are meaningful wherever an edit is made', () => {
      for (const { file, node } of words) {
        const written = texts(node);
        expect(written, `${file}: ${node.type}`).not.toEqual([]);
        for (const text of written) {
          expect(text, file).toMatch(/\p{L}{2}/u);
          expect(text, `${file}: no holes, no space too many`).not.toMatch(/undefined|null|NaN| {2}|^ | $|\.$/);
        }
      }
    });

    it('are set wherever the character in the store is replaced', () => {
      expect(unnamed).toEqual([]);
    });

    it('are only passed on by known functions', () => {
      // A new function belongs in `labelArguments` above, so that the labels of its callers are checked.
      expect([...new Set(passedOn)].sort()).toEqual([
        'features/concept/campaign-books.tsx: editCharacter(words)',
        'features/concept/looks.tsx: editCharacter(words)',
        'features/concept/setting-fields.tsx: editCharacter(words)',
        'features/equipment/equipment-chapter.tsx: editCharacter(words)',
        'features/rows/learned-row.tsx: editCharacter(words)',
        'features/skills/skills-chapter.tsx: onChange(words)',
        'features/traits/linked-character.tsx: onChange(words)',
        'features/traits/trait-details.tsx: onChange(words)',
        'features/traits/traits-chapter.tsx: editCharacter(words)',
        'state/character/apply-plan.ts: applyEdit(label)',
        'state/character/apply-plan.ts: editCharacter(label)',
        'state/character/own-rows.ts: editCharacter(label)',
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
      expect(formatEditLabel(words)).toBe(shown);
    });
  });
});

describe('character store', () => {
  const story = () => useCharacterStore.getState().saved.character.concept.story;
  const steps = () => useCharacterStore.temporal.getState().pastStates.length;
  const type = (text: string, mergeWithPrevious = false) =>
    editCharacter('Story', (character) => setConcept(character, 'story', text), mergeWithPrevious);

  beforeEach(() => openCharacter(blankSaved('man-to-man')));

  it('editCharacter with mergeWithPrevious makes one undo step of a text entered in parts', () => {
    type('Born');
    type('Born at', true);
    type('Born at sea', true);
    expect(steps()).toBe(1);
    undo();
    expect(story()).toBe('');
    redo();
    expect(story()).toBe('Born at sea');
  });

  it('editCharacter with mergeWithPrevious makes a new step after another change', () => {
    type('Born');
    const { saved } = useCharacterStore.getState();
    const elsewhere = { ...saved, character: setName(saved.character, 'Anna') };
    useCharacterStore.setState({ saved: elsewhere, lastEdit: 'Changed in another tab' });
    type('Born at sea', true);
    expect(steps()).toBe(3);
    undo();
    expect([story(), useCharacterStore.getState().saved.character.name]).toEqual(['Born', 'Anna']);
  });

  it('editCharacter with mergeWithPrevious makes a new step after an undo', () => {
    type('Born');
    type('Born at sea');
    undo();
    type('Born on land', true);
    expect(steps()).toBe(2);
    undo();
    expect(story()).toBe('Born');
  });
});
