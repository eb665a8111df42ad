import type { Effect } from '../../../catalog/effect.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';

/** The names of modifiers with their answers: "Partial: torso", "Partial (left arm)", "Directional: front". */
const pattern = /^(?<name>partial|directional|force field)\b[:\s(]*(?<answer>[^()]*)\)?$/iu;

const isResistance = ({ to }: Effect): boolean =>
  to === 'damageResistance' || (typeof to === 'object' && to.resistance !== undefined);

/**
 * Returns the effects of a trait as its modifiers place them (Basic Set p. 47): Partial protects the places that it names and no
 * others, a force field the eyes too, and Directional counts from one side alone, so that it is a note. Modifiers without an
 * answer change nothing.
 */
export function placeResistance(
  effects: readonly Effect[],
  { own, modifiers }: Pick<TraitRow, 'own' | 'modifiers'>,
): readonly Effect[] {
  // A custom trait says itself which places it protects.
  if (own !== null || modifiers.length === 0 || !effects.some(isResistance)) return effects;
  return modifiers.reduce((placed, modifier) => {
    const { name = '', answer = '' } = pattern.exec(modifier.name.trim())?.groups ?? {};
    const change = changes[name.toLowerCase()];
    return change ? placed.map((effect) => (isResistance(effect) ? change(effect, answer.trim()) : effect)) : placed;
  }, effects);
}

const changes: Readonly<Record<string, (effect: Effect, answer: string) => Effect>> = {
  partial: (effect, answer) =>
    answer === ''
      ? effect
      : placedAt(effect, { resistance: { places: answer.split(/,| and /u).map((place) => place.trim()) } }),
  directional: (effect, answer) =>
    answer === '' ? effect : { ...effect, when: answer === 'other' ? 'from its side' : `from the ${answer}` },
  'force field': (effect) => placedAt(effect, 'damageResistance'),
};

/** The same amount on other places. An effect on resistance can have every amount, as any number that is changed. */
const placedAt = (
  { add, times, atMost, perLevel, when, unless }: Effect,
  to: 'damageResistance' | { readonly resistance: { readonly places: readonly string[] } },
): Effect => {
  const terms = { ...(perLevel ? { perLevel } : {}), ...(when ? { when } : {}), ...(unless ? { unless } : {}), to };
  if (times !== undefined) return { ...terms, times };
  if (atMost !== undefined) return { ...terms, atMost };
  return { ...terms, add: add ?? 0 };
};
