/**
 * Keys pressed together, as "Mod+K", "Alt+ArrowUp" or "Delete": modifiers first, then `KeyboardEvent.key`, or `Digit1` for a key of the
 * row of digits, whatever it types. `Mod` is Ctrl or ⌘.
 */
type KeyCombination = string;

/** True on the systems whose keyboards have ⌘ and ⌥. */
const onApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

interface Parsed {
  readonly modifiers: ReadonlySet<string>;
  readonly key: string;
}

function parse(combination: KeyCombination): Parsed {
  const parts = combination.split('+');
  return { modifiers: new Set(parts.slice(0, -1)), key: parts.at(-1) ?? '' };
}

type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** True if exactly these keys are pressed. For a character such as "?", Shift is part of typing it. */
export function matchesCombination(event: PressedKeys, combination: KeyCombination): boolean {
  const { modifiers, key } = parse(combination);
  const pressed = key.startsWith('Digit') ? event.code === key : event.key?.toLowerCase() === key.toLowerCase();
  const command = modifiers.has('Mod') ? event.ctrlKey || event.metaKey : event.ctrlKey === modifiers.has('Ctrl');
  const typedWithShift = /^[^\p{L}\p{N}]$/u.test(key);
  return (
    pressed &&
    command &&
    (modifiers.has('Mod') || !event.metaKey) &&
    event.altKey === modifiers.has('Alt') &&
    (typedWithShift || event.shiftKey === modifiers.has('Shift'))
  );
}

const keyNames = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);
const appleNames = new Map([
  ['Mod', '⌘'],
  ['Ctrl', '⌃'],
  ['Alt', '⌥'],
  ['Shift', '⇧'],
  ['Backspace', '⌫'],
  ['Delete', '⌦'],
]);

/** The keys as printed on the keyboard of this system: ["Ctrl", "K"], or ["⌘", "K"]. */
export function keyCaps(combination: KeyCombination, apple = onApple()): string[] {
  return combination.split('+').map((part) => {
    const name = apple ? appleNames.get(part) : part === 'Mod' ? 'Ctrl' : undefined;
    return name ?? keyNames.get(part) ?? part.replace(/^Digit/, '');
  });
}

/** The keys in one short text: "Ctrl+K", or "⌘K". */
export function keyText(combination: KeyCombination, apple = onApple()): string {
  return keyCaps(combination, apple).join(apple ? '' : '+');
}

/** The value for `aria-keyshortcuts`: "Control+K", or "Meta+K". */
export function ariaKeys(combinations: readonly KeyCombination[], apple = onApple()): string {
  return combinations
    .map((combination) =>
      combination
        .split('+')
        .map((part) => {
          if (part === 'Mod') return apple ? 'Meta' : 'Control';
          return part === 'Ctrl' ? 'Control' : part.replace(/^Digit/, '');
        })
        .join('+'),
    )
    .join(' ');
}

type KeyGroup = 'Anywhere' | 'In a list' | 'In a field';

interface KeyEntry {
  /** Any of them does it. */
  readonly keys: readonly KeyCombination[];
  /** Where they differ on Apple's keyboards. */
  readonly appleKeys?: readonly KeyCombination[];
  /** Their effect, in the words of the list of keys. */
  readonly words: string;
  readonly group: KeyGroup;
  /** The keys are numbered, and each does something else. */
  readonly numbered?: true;
}

const digits = [1, 2, 3, 4, 5, 6];

/**
 * All keys of the program, apart from those that every browser has. The handlers, `aria-keyshortcuts` and the list of
 * keys all read this table.
 */
const entries = {
  pick: { keys: ['Mod+K'], words: 'Find or add anything', group: 'Anywhere' },
  chapter: {
    keys: digits.map((digit) => `Alt+Digit${digit}`),
    // ⌥ with a digit types a character.
    appleKeys: digits.map((digit) => `Ctrl+Alt+Digit${digit}`),
    words: 'Go to a chapter',
    group: 'Anywhere',
    numbered: true,
  },
  undo: { keys: ['Mod+Z'], words: 'Undo', group: 'Anywhere' },
  redo: { keys: ['Mod+Shift+Z', 'Mod+Y'], words: 'Redo', group: 'Anywhere' },
  library: { keys: ['Mod+O'], words: 'All characters', group: 'Anywhere' },
  keyboard: { keys: ['Mod+/'], words: 'Keyboard shortcuts', group: 'Anywhere' },
  questionMark: { keys: ['?'], words: 'Keyboard shortcuts, outside text fields', group: 'Anywhere' },
  nextField: { keys: ['Enter'], words: 'Same field, next row', group: 'In a list' },
  previousField: { keys: ['Shift+Enter'], words: 'Same field, previous row', group: 'In a list' },
  nextRow: { keys: ['Mod+ArrowDown'], words: 'Next row', group: 'In a list' },
  previousRow: { keys: ['Mod+ArrowUp'], words: 'Previous row', group: 'In a list' },
  rowBelow: { keys: ['ArrowDown'], words: 'Next row (on a button)', group: 'In a list' },
  rowAbove: { keys: ['ArrowUp'], words: 'Previous row (on a button)', group: 'In a list' },
  nextControl: { keys: ['ArrowRight'], words: 'Next field or button in the row', group: 'In a list' },
  previousControl: { keys: ['ArrowLeft'], words: 'Previous field or button in the row', group: 'In a list' },
  moveUp: { keys: ['Alt+ArrowUp'], words: 'Move the row up', group: 'In a list' },
  moveDown: { keys: ['Alt+ArrowDown'], words: 'Move the row down', group: 'In a list' },
  remove: {
    keys: ['Delete'],
    appleKeys: ['Backspace', 'Delete'],
    words: 'Remove the row (on a button)',
    group: 'In a list',
  },
  removeFromField: {
    keys: ['Mod+Delete', 'Mod+Backspace'],
    appleKeys: ['Mod+Backspace', 'Mod+Delete'],
    words: 'Remove the row (in a field)',
    group: 'In a list',
  },
  stepUp: { keys: ['ArrowUp'], words: 'One more, or the previous option', group: 'In a field' },
  stepDown: { keys: ['ArrowDown'], words: 'One less, or the next option', group: 'In a field' },
  restore: { keys: ['Escape'], words: 'Restore the value before typing', group: 'In a field' },
} satisfies Record<string, KeyEntry>;

export type KeyId = keyof typeof entries;

const combinationsOf = ({ keys, appleKeys }: KeyEntry): readonly KeyCombination[] =>
  (onApple() ? appleKeys : undefined) ?? keys;

/** The index of the pressed keys among the keys of an entry; -1 if none of them are pressed. */
export function indexOfKeys(event: KeyboardEvent, id: KeyId): number {
  return combinationsOf(entries[id]).findIndex((combination) => matchesCombination(event, combination));
}

/** True if keys of an entry of the table are pressed. */
export const isPressed = (event: KeyboardEvent, id: KeyId): boolean => indexOfKeys(event, id) >= 0;

/** The keys of an entry for `aria-keyshortcuts`. For numbered keys `index` says which, from 0. */
export function ariaKeysOf(id: KeyId, index?: number): string {
  const all = combinationsOf(entries[id]);
  return ariaKeys(index === undefined ? all : all.slice(index, index + 1));
}

/** The first keys of an entry, for a menu or a tooltip: "Alt+↑". */
export function keyTextOf(id: KeyId): string {
  return keyText(combinationsOf(entries[id])[0] ?? '');
}

interface ListedKeys {
  readonly words: string;
  readonly keys: readonly KeyCombination[];
  readonly numbered: boolean;
}

/** The table as the list of keys shows it. */
export function listKeys(): { group: KeyGroup; keys: ListedKeys[] }[] {
  const all: KeyEntry[] = Object.values(entries);
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    keys: all
      .filter((entry) => entry.group === group)
      .map((entry) => ({ words: entry.words, keys: combinationsOf(entry), numbered: entry.numbered ?? false })),
  }));
}
