import { ownValue } from '../../../engine/own-value.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';

/** Nothing that a sheet computes is longer, or deeper in brackets. */
const maxLength = 500;
const maxDepth = 30;

const functions: Readonly<Record<string, (...of: readonly number[]) => number>> = {
  floor: (a = Number.NaN) => Math.floor(a),
  ceil: (a = Number.NaN) => Math.ceil(a),
  round: (a = Number.NaN) => Math.round(a),
  trunc: (a = Number.NaN) => Math.trunc(a),
  abs: (a = Number.NaN) => Math.abs(a),
  sqrt: (a = Number.NaN) => Math.sqrt(a),
  max: (...of) => Math.max(...of),
  min: (...of) => Math.min(...of),
};

const token = /\s*(?:(\d+\.?\d*|\.\d+)|\$(\w+)|(?:Math\.)?([a-z]+)\s*\(|([-+*/%(),]))/y;

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'attribute' | 'function' | 'sign'; readonly text: string };

/**
 * Works out plain arithmetic on attributes: numbers, `$id`, + − * / %, brackets, and the functions floor, ceil, round, trunc,
 * abs, sqrt, max and min (of `Math` too). Null for any other text, or where the result is no finite number: what a file
 * says is never run. `attributeOf` gives an attribute by its id, or null.
 */
export function evaluateExpression(text: string, attributeOf: (id: string) => number | null): number | null {
  if (text.length > maxLength) return null;
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return null;
  let at = 0;
  const isSign = (sign: string): boolean => {
    const next = tokens[at];
    if (next?.kind !== 'sign' || next.text !== sign) return false;
    at += 1;
    return true;
  };
  const sum = (depth: number): number => {
    let value = product(depth);
    for (;;) {
      if (isSign('+')) value += product(depth);
      else if (isSign('-')) value -= product(depth);
      else return value;
    }
  };
  const product = (depth: number): number => {
    let value = operand(depth);
    for (;;) {
      if (isSign('*')) value *= operand(depth);
      else if (isSign('/')) value /= operand(depth);
      else if (isSign('%')) value %= operand(depth);
      else return value;
    }
  };
  const operand = (depth: number): number => {
    if (depth > maxDepth) return Number.NaN;
    if (isSign('-')) return -operand(depth + 1);
    if (isSign('+')) return operand(depth + 1);
    if (isSign('(')) {
      const value = sum(depth + 1);
      return isSign(')') ? value : Number.NaN;
    }
    const next = tokens[at];
    at += 1;
    if (next?.kind === 'number') return next.value;
    if (next?.kind === 'attribute') return attributeOf(next.text.toLowerCase()) ?? Number.NaN;
    if (next?.kind !== 'function') return Number.NaN;
    const of = [sum(depth + 1)];
    while (isSign(',')) of.push(sum(depth + 1));
    if (!isSign(')')) return Number.NaN;
    const apply = ownValue(functions, next.text);
    return apply ? apply(...of) : Number.NaN;
  };
  const value = sum(0);
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** The parts of an expression; null for a text with anything else in it. */
function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  const plain = text.trim();
  token.lastIndex = 0;
  while (token.lastIndex < plain.length) {
    const found = token.exec(plain);
    if (!found) return null;
    const [, number, attribute, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (attribute !== undefined) tokens.push({ kind: 'attribute', text: attribute });
    else if (name !== undefined) tokens.push({ kind: 'function', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** An attribute of a sheet: what it is without what was bought and without bonuses, and in all. */
interface AttributeValue {
  readonly base: number | null;
  readonly value: number;
}

const smallest = 1e-4;

/**
 * Works out the attributes of a sheet by its definitions. Bonuses of all but decimals are rounded down first, and so is the
 * value. Where a base is more than plain arithmetic, the value that the file has stored counts, and `base` is null.
 */
export function deriveAttributes(
  { settings, attributes }: GcsSheet,
  bonusOf: (id: string) => number,
): ReadonlyMap<string, AttributeValue> {
  const definitions = new Map(settings.attributes.map((each) => [each.id, each]));
  const bought = new Map(attributes.map((each) => [each.id, each]));
  const done = new Map<string, AttributeValue>();
  const open = new Set<string>();
  const deriveFigure = (id: string): number | null => {
    const known = done.get(id);
    if (known) return known.value;
    const definition = definitions.get(id);
    if (!definition || open.has(id) || definition.type.endsWith('separator')) return null;
    open.add(id);
    const stored = bought.get(id)?.calc?.value ?? null;
    const base = evaluateExpression(definition.base, deriveFigure);
    open.delete(id);
    const isDecimal = definition.type.startsWith('decimal');
    const bonus = isDecimal ? bonusOf(id) : Math.floor(bonusOf(id) + smallest);
    const sum = base === null ? null : base + (bought.get(id)?.adjustment ?? 0) + bonus;
    const value = sum === null ? stored : isDecimal ? sum : Math.floor(sum + smallest);
    if (value === null) return null;
    done.set(id, { base, value });
    return value;
  };
  for (const id of definitions.keys()) deriveFigure(id);
  return done;
}
