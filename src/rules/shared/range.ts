import type { DerivationBuilder } from '../../engine/builder.ts';

/** A distance in yards as printed: a number, or Strength times, divided by, plus or minus one. */
export interface Range {
  readonly strength: boolean;
  readonly operator: 'x' | '/' | '+' | '-' | null;
  readonly operand: number;
}

/** Reads "5", "ST", "ST/2", "STx1.5", "ST+5", "ST-5" (also with × and −); null for anything that gives no number. */
export function parseRange(text: string): Range | null {
  const range = readRange(text);
  if (!range) return null;
  const { operator, operand } = range;
  // NaN is within no bounds.
  const within = operand <= mostOperand && (operator !== '/' || operand >= leastDivisor);
  return within ? range : null;
}

/** Beyond these a range would soon be no number at all. */
const mostOperand = 1e9;
const leastDivisor = 1e-3;

/** The parts of a range; the operand of "1.2.3" is not a number. */
function readRange(text: string): Range | null {
  const plain = /^\s*([\d.]+)\s*$/.exec(text);
  if (plain) return { strength: false, operator: null, operand: Number(plain[1]) };
  const match = /^ST\s*(?:([x×*/+\-−])\s*([\d.]+))?$/i.exec(text.trim());
  if (!match) return null;
  const [, sign, operand] = match;
  if (sign === undefined) return { strength: true, operator: null, operand: 0 };
  const operator = sign === '/' || sign === '+' ? sign : sign === '-' || sign === '−' ? '-' : 'x';
  return { strength: true, operator, operand: Number(operand) };
}

/** Writes a range as steps; `strength` starts it from the ST that counts. Yards, printed rounded down. */
export function writeRange(
  w: DerivationBuilder,
  range: Range,
  strength: (w: DerivationBuilder) => DerivationBuilder,
): void {
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
  w.round('down').atLeast(0, 'minimum');
}
