/** A number of six-sided dice and the constant added to their sum: 2d−1 is `{ dice: 2, adds: -1 }`. */
export interface Dice {
  readonly dice: number;
  readonly adds: number;
}

/** How a rulebook writes dice: '1+2' (bare) or '1d+2' (d). */
export type DiceNotation = 'bare' | 'd';

/** True when a value of a derivation is dice. */
export function isDice(value: unknown): value is Dice {
  return typeof value === 'object' && value !== null && 'dice' in value && 'adds' in value;
}

/** The highest total that the dice can show: 6 for each die, plus the adds. */
export function highestRoll(dice: Dice): number {
  return dice.dice * 6 + dice.adds;
}

/**
 * The dice in the notation of a book, with a true minus: "1−2", "2d+1", "1d". No dice at all is "0"; points without dice
 * are "2", or "0+2" in the bare notation, in which 2 would be two dice.
 */
export function formatDice(dice: Dice, notation: DiceNotation): string {
  if (dice.dice === 0 && dice.adds === 0) return '0';
  const head = `${dice.dice}${notation === 'd' ? 'd' : ''}`;
  if (dice.adds === 0) return head;
  if (dice.dice === 0 && notation === 'd') return `${dice.adds}`.replace('-', '−');
  return dice.adds > 0 ? `${head}+${dice.adds}` : `${head}−${-dice.adds}`;
}

/** Reads "1-2", "2d+1", "1d", "3" (dice when `notation` is bare, else a plain number of points); null when it is not dice. */
export function parseDice(text: string): Dice | null {
  const match = /^(\d+)\s*(?:d\s*)?(?:([+\-−–])\s*(\d+))?$/i.exec(text.trim());
  if (!match) return null;
  const size = match[3] === undefined ? 0 : Number(match[3]);
  return { dice: Number(match[1]), adds: match[2] === '+' || size === 0 ? size : -size };
}
