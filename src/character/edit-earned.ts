import * as z from 'zod/mini';
import { type Character, earnedPoints } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';
import { mostRows } from './fields.ts';
import { keysInUse, newKey } from './row-key.ts';

/** Points earned in play. `date` is as the player writes it. */
export type EarnedPoints = Character['earned'][number];
type Change = Partial<Omit<EarnedPoints, 'key'>>;

/** Adds points earned in play, with the next free key. A full list (5,000 rows) stays as it is. */
export function addEarned(character: Character, row: Change): Character {
  if (character.earned.length >= mostRows) return character;
  const key = newKey(keysInUse(character));
  const added: EarnedPoints = clampToSchema(earnedPoints, { ...z.parse(earnedPoints, { key }), ...row, key });
  return { ...character, earned: [...character.earned, added] };
}

/** Sets fields of points earned. */
export function changeEarned(character: Character, key: string, change: Change): Character {
  if (!character.earned.some((row) => row.key === key)) return character;
  const earned = character.earned.map((row) =>
    row.key === key ? clampToSchema(earnedPoints, { ...row, ...change, key }) : row,
  );
  return { ...character, earned };
}

/** Takes points earned out again. */
export function removeEarned(character: Character, key: string): Character {
  const earned = character.earned.filter((row) => row.key !== key);
  return earned.length < character.earned.length ? { ...character, earned } : character;
}
