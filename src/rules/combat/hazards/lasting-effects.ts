import type { CombatState, SpellEffect } from '../../../character/combat-state.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { passingRows } from '../passing-rows.ts';
import type { HazardRules, LastingEffect } from './hazard.ts';

/** The casting that names an effect which lasts as long as its hazard goes on. */
const castOf = (hazard: string): string => `hazard:${hazard}`;

/** An effect begins for so many seconds, or, with the id of a hazard that goes on, for as long as that does. */
export function withLasting(
  state: CombatState,
  { effects = {} }: Pick<HazardRules, 'effects'>,
  id: string,
  time: { readonly seconds: number } | { readonly while: string },
): CombatState {
  const effect = ownValue(effects, id);
  if (!effect) return state;
  const cast = 'while' in time ? castOf(time.while) : '';
  const now: SpellEffect = {
    cast,
    spell: '',
    hazard: id,
    name: effect.name,
    amount: 1,
    caster: '',
    seconds: 'while' in time ? null : time.seconds,
  };
  const others = (state.spellEffects ?? []).filter(
    (other) => effect.addsUp || (other.hazard !== id && (cast === '' || other.cast !== cast)),
  );
  return { ...state, spellEffects: [...others, now] };
}

/** The hazard is over, and what lasts no longer than it. */
export function withoutLasting(state: CombatState, hazard: string): CombatState {
  const { spellEffects = [], ...rest } = state;
  const left = spellEffects.filter(({ cast }) => cast !== castOf(hazard));
  if (left.length === spellEffects.length) return state;
  return left.length === 0 ? rest : { ...rest, spellEffects: left };
}

/** What hazards have left on a fighter, each with its place among the effects of the state. */
export const lastingOf = (
  { spellEffects = [] }: Pick<CombatState, 'spellEffects'>,
  { effects = {} }: Pick<HazardRules, 'effects'>,
): readonly { readonly effect: LastingEffect; readonly seconds: number | null; readonly at: number }[] =>
  spellEffects.flatMap(({ hazard = '', seconds }, at) => {
    const effect = ownValue(effects, hazard);
    return effect ? [{ effect, seconds, at }] : [];
  });

/** The same as traits. */
export const lastingRows = (
  state: Pick<CombatState, 'spellEffects'>,
  rules: Pick<HazardRules, 'effects'>,
): readonly TraitRow[] =>
  lastingOf(state, rules).flatMap(({ effect, at }) => passingRows(`hazard-effect-${at}`, effect, effect.changes));
