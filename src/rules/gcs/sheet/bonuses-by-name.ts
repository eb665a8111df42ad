import * as z from 'zod/mini';
import { type OwnEffect, ownEffectSchema } from '../../../character/own-effect.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { OpenedCharacter } from '../../derive-character.ts';

/** The numbers that the book has traits add to by their names, so that a player who types one in need not say what it adds. */
const numbers = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'] as const;
type NumberByName = (typeof numbers)[number];

/** What the trait with this key adds to numbers, but for those that an effect of it changes (`hasEffectOn`). */
export const bonusesByName = (
  worksheet: Worksheet,
  key: string,
  hasEffectOn: (number: NumberByName) => boolean,
): readonly { readonly number: NumberByName; readonly amount: number }[] =>
  numbers.flatMap((number) => {
    if (hasEffectOn(number)) return [];
    const step = worksheet.find(number)?.steps.find(({ op, row }) => op === 'add' && row === key);
    return step?.op === 'add' ? [{ number, amount: step.value }] : [];
  });

/**
 * The character with nothing counted by the names of its typed-in traits: a sheet of GCS says in features what a trait adds, and
 * one without any adds nothing. Such a trait gets an effect of 0. The same object where none counts.
 */
export function withoutBonusesByName(saved: SavedCharacter, { worksheet }: OpenedCharacter): SavedCharacter {
  const { traits } = saved.character;
  const added = new Map<string, readonly OwnEffect[]>();
  for (const { key, own } of traits) {
    if (own?.holds !== '') continue;
    const found = bonusesByName(worksheet, key, (number) => own.effects.some(({ stat }) => stat === number));
    const effects = found.map(({ number }) => z.parse(ownEffectSchema, { stat: number, add: 0 }));
    if (effects.length > 0) added.set(key, effects);
  }
  if (added.size === 0) return saved;
  const changed = traits.map((row) => {
    const effects = added.get(row.key);
    return effects && row.own ? { ...row, own: { ...row.own, effects: [...row.own.effects, ...effects] } } : row;
  });
  return { ...saved, character: { ...saved.character, traits: changed } };
}
