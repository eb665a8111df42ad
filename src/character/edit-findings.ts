import { type Character, waiverSchema } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';
import { maxRows } from './fields.ts';

/** Waives a finding by its id. If it is already waived, the reason is replaced. */
export function waive(character: Character, finding: string, reason: string): Character {
  const index = character.waivers.findIndex((existing) => existing.finding === finding);
  const before = character.waivers[index];
  const after = clampToSchema(waiverSchema, { ...before, finding, reason });
  if (!before && character.waivers.length >= maxRows) return character;
  return {
    ...character,
    waivers: before ? character.waivers.with(index, after) : [...character.waivers, after],
  };
}

/** Removes a waiver. */
export function unwaive(character: Character, finding: string): Character {
  const waivers = character.waivers.filter((existing) => existing.finding !== finding);
  return waivers.length < character.waivers.length ? { ...character, waivers } : character;
}
