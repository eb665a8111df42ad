import * as z from 'zod/mini';
import { type Character, earnedPointsSchema } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';
import { maxRows } from './fields.ts';
import { keysInUse, newKey } from './row-key.ts';

/** Points earned in play. `date` is free text. */
type EarnedRow = Character['earned'][number];
type Change = Partial<Omit<EarnedRow, 'key'>>;

/** Adds points earned in play, with the next free key. A full list (5,000 rows) is unchanged. */
export function addEarned(character: Character, row: Change): Character {
  if (character.earned.length >= maxRows) return character;
  const key = newKey(keysInUse(character));
  const added: EarnedRow = clampToSchema(earnedPointsSchema, { ...z.parse(earnedPointsSchema, { key }), ...row, key });
  return { ...character, earned: [...character.earned, added] };
}

/** Sets fields of points earned. */
export function changeEarned(character: Character, key: string, change: Change): Character {
  if (!character.earned.some((row) => row.key === key)) return character;
  const earned = character.earned.map((row) =>
    row.key === key ? clampToSchema(earnedPointsSchema, { ...row, ...change, key }) : row,
  );
  return { ...character, earned };
}

/** Removes points earned. */
export function removeEarned(character: Character, key: string): Character {
  const earned = character.earned.filter((row) => row.key !== key);
  return earned.length < character.earned.length ? { ...character, earned } : character;
}
