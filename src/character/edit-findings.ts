import { type Character, waiver } from './character.ts';
import { clampToSchema } from './clamp-to-schema.ts';
import { mostRows } from './fields.ts';

/** Waives a finding, by its id. One that was waived before gets the new reason. */
export function waive(character: Character, finding: string, reason: string): Character {
  const index = character.waivers.findIndex((other) => other.finding === finding);
  const before = character.waivers[index];
  const after = clampToSchema(waiver, { ...before, finding, reason });
  if (!before && character.waivers.length >= mostRows) return character;
  return {
    ...character,
    waivers: before ? character.waivers.with(index, after) : [...character.waivers, after],
  };
}

/** Takes a waiver back. */
export function unwaive(character: Character, finding: string): Character {
  const waivers = character.waivers.filter((other) => other.finding !== finding);
  return waivers.length < character.waivers.length ? { ...character, waivers } : character;
}
