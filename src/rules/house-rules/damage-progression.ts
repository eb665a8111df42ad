import type { Dice } from '../../engine/dice.ts';
import type { BasicDamage } from '../ruleset.ts';
import { adapted, type HouseRule, type NumberChange } from './house-rule.ts';

/** Thrust and swing of a strength by another table than the book's. */
export interface DamageProgression {
  readonly rule: HouseRule;
  /** `ofBook` gives those of the book's table. */
  readonly damage: (strength: number, ofBook: (strength: number) => BasicDamage) => BasicDamage;
}

/** What is done without any strength. */
export const noDamage: Dice = { dice: 0, adds: 0 };

/** Thrust and swing by a table of their own, for the ST that damage counts with. */
export const byTable = (damage: (strength: number) => BasicDamage): readonly NumberChange[] =>
  (['thrust', 'swing'] as const).map((stat) => ({
    stat,
    base: (w, { name, cite }) => {
      const strength = w.givenNumber('strikingStrength');
      w.lookup(name, `ST ${strength}`, damage(strength)[stat], { cite });
    },
  }));

/** A progression as an optional rule. */
export const progression = (
  about: Pick<HouseRule, 'id' | 'name' | 'nameInSentence' | 'explanation'>,
  damage: DamageProgression['damage'],
  changes: readonly NumberChange[],
): DamageProgression => ({
  damage,
  rule: {
    ...about,
    cite: adapted,
    suits: { 'fourth-edition': 'off' },
    replaces: ['thrust and swing'],
    changes,
  },
});

/** No damage under ST 1, as in the book's table. */
export const fromOne =
  (damage: (strength: number) => BasicDamage) =>
  (strength: number): BasicDamage =>
    strength < 1 ? { thrust: noDamage, swing: noDamage } : damage(Math.floor(strength));
