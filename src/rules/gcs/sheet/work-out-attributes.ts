import type { GcsSheet } from '../../../character/gcs/gcs-sheet.ts';
import { evaluateExpression } from './evaluate-expression.ts';

/** An attribute of a sheet: what it is without what was bought and without bonuses, and in all. */
export interface AttributeValue {
  readonly base: number | null;
  readonly value: number;
}

const smallest = 1e-4;

/**
 * Works out the attributes of a sheet by its definitions. Bonuses of all but decimals are rounded down first, and so is the
 * value. Where a base is more than plain arithmetic, the value that the file has stored counts, and `base` is null.
 */
export function workOutAttributes(
  { settings, attributes }: GcsSheet,
  bonusOf: (id: string) => number,
): ReadonlyMap<string, AttributeValue> {
  const definitions = new Map(settings.attributes.map((each) => [each.id, each]));
  const bought = new Map(attributes.map((each) => [each.id, each]));
  const done = new Map<string, AttributeValue>();
  const open = new Set<string>();
  const workOut = (id: string): number | null => {
    const known = done.get(id);
    if (known) return known.value;
    const definition = definitions.get(id);
    if (!definition || open.has(id) || definition.type.endsWith('separator')) return null;
    open.add(id);
    const stored = bought.get(id)?.calc?.value ?? null;
    const base = evaluateExpression(definition.base, workOut);
    open.delete(id);
    const isDecimal = definition.type.startsWith('decimal');
    const bonus = isDecimal ? bonusOf(id) : Math.floor(bonusOf(id) + smallest);
    const sum = base === null ? null : base + (bought.get(id)?.adjustment ?? 0) + bonus;
    const value = sum === null ? stored : isDecimal ? sum : Math.floor(sum + smallest);
    if (value === null) return null;
    done.set(id, { base, value });
    return value;
  };
  for (const id of definitions.keys()) workOut(id);
  return done;
}
