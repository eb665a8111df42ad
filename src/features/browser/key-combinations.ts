/**
 * Keys pressed together, as "Mod+K", "Alt+ArrowUp" or "Delete": modifiers first, then `KeyboardEvent.key`, or `Digit1` for a key of the
 * row of digits, whatever it types. `Mod` is Ctrl or ⌘.
 */
export type KeyCombination = string;

/** True on the systems whose keyboards have ⌘ and ⌥. */
export const onApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

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
