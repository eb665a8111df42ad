import * as z from 'zod/mini';
import type { OwnEffect } from '../../../character/own-effect.ts';
import { ownEffectSchema } from '../../../character/own-effect.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import type { OpenedCharacter } from '../../derive-character.ts';

/** The numbers that the book has traits add to by their names, so that a player who types one in need not say what it adds. */
const numbers = ['vision', 'hearing', 'tasteSmell', 'touch', 'frightCheck'] as const;

/**
 * The character with nothing counted by the names of its typed-in traits: a sheet of GCS says in features what a trait adds, and
 * one without any adds nothing. Such a trait gets an effect of 0. The same object where none counts.
 */
export function withoutBonusesByName(saved: SavedCharacter, { worksheet }: OpenedCharacter): SavedCharacter {
  const { traits } = saved.character;
  const added = new Map<string, OwnEffect[]>();
  for (const { key, own } of traits) {
    const counted = numbers.filter(
      (stat) =>
        own?.holds === '' &&
        own.effects.every((effect) => effect.stat !== stat) &&
        worksheet.find(stat)?.steps.some(({ op, row }) => op === 'add' && row === key),
    );
    if (counted.length > 0)
      added.set(
        key,
        counted.map((stat) => z.parse(ownEffectSchema, { stat, add: 0 })),
      );
  }
  if (added.size === 0) return saved;
  const changed = traits.map((row) => {
    const effects = added.get(row.key);
    return effects && row.own ? { ...row, own: { ...row.own, effects: [...row.own.effects, ...effects] } } : row;
  });
  return { ...saved, character: { ...saved.character, traits: changed } };
}
