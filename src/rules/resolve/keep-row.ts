import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { SkillRow } from '../../character/skill-rows.ts';

/**
 * Returns a function that gives for a row the row itself, or an earlier one that differs in nothing but a number that the
 * worksheet has: the row is then resolved as before, and its formulas are kept. It also differs where one number is more
 * than 0 and the other is not, since that decides which formulas there are. `previous` is the row in its place in another
 * state of the character.
 */
function keeperOf<Row extends { readonly key: string }>(field: keyof Row & string, numberOf: (row: Row) => number) {
  const earlierRows = new WeakMap<Row, Row>();
  const hasSameChoices = (row: Row, other: Row): boolean => {
    const [fields, others] = [Object.entries(row), new Map(Object.entries(other))];
    const isSame = ([name, value]: readonly [string, unknown]): boolean =>
      name === field
        ? numberOf(row) > 0 === numberOf(other) > 0
        : others.has(name) && Object.is(others.get(name), value);
    return fields.length === others.size && fields.every(isSame);
  };
  return (row: Row, previous: Row | undefined): Row => {
    const known = earlierRows.get(row);
    if (known || !previous || previous === row || previous.key !== row.key) return known ?? row;
    const earlier = earlierRows.get(previous) ?? previous;
    if (!hasSameChoices(row, earlier)) return row;
    earlierRows.set(row, earlier);
    return earlier;
  };
}

/** The row, or an earlier one that differs in nothing but how many points are spent. */
export const keepSkillRow = keeperOf<SkillRow>('points', ({ points }) => points);

/** The row, or an earlier one that differs in nothing but how many there are. */
export const keepEquipmentRow = keeperOf<EquipmentRow>('quantity', ({ quantity }) => quantity);
