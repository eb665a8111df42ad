import type { Working } from '../../engine/working.ts';

/** A distance in yards as printed: a number, or Strength times, divided by, plus or minus one. */
export interface Range {
  readonly strength: boolean;
  readonly operator: 'x' | '/' | '+' | '-' | null;
  readonly operand: number;
}

/** Reads "5", "ST", "ST/2", "STx1.5", "ST+5", "ST-5" (also with × and −); null for anything else. */
export function parseRange(text: string): Range | null {
  const plain = /^\s*([\d.]+)\s*$/.exec(text);
  if (plain) return { strength: false, operator: null, operand: Number(plain[1]) };
  const match = /^\s*ST\s*(?:([x×*/+\-−])\s*([\d.]+))?\s*$/i.exec(text);
  if (!match) return null;
  const [, sign, operand] = match;
  if (sign === undefined) return { strength: true, operator: null, operand: 0 };
  const operator = sign === '/' || sign === '+' ? sign : sign === '-' || sign === '−' ? '-' : 'x';
  return { strength: true, operator, operand: Number(operand) };
}

/** Writes a range as steps; `strength` starts it from the ST that counts. Yards, printed rounded down. */
export function workRange(w: Working, range: Range, strength: (w: Working) => Working): void {
  if (!range.strength) {
    w.start(range.operand, 'weapon table');
    return;
  }
  strength(w);
  const { operator, operand } = range;
  if (operator === 'x') w.multiply(operand, 'weapon table');
  else if (operator === '/') w.divide(operand, 'weapon table');
  else if (operator === '+') w.add(operand, 'weapon table');
  else if (operator === '-') w.add(-operand, 'weapon table');
  w.round('down').atLeast(0, 'never under');
}
