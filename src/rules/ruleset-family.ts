import type { Effect } from '../catalog/effect.ts';
import type { Attack } from '../catalog/item-entry.ts';
import type { TraitModifier, TraitRow } from '../character/trait-rows.ts';

/** A family of rulesets: the editions that share most of their rules, in the folder of that name. */
export type RulesetFamily = 'third-edition' | 'fourth-edition';

/** What enhancements and limitations make of the attacks of a trait, in a ruleset that has both. */
export interface AttackModifierRules {
  /** The effects of a modifier on the figures of these attacks. */
  effects(modifier: TraitModifier): readonly Effect[];
  /** The attack as its trait's modifiers make it, apart from these effects. */
  change(attack: Attack, modifiers: readonly TraitModifier[]): Attack;
}

/** Returns the effects of a trait as its modifiers place them: DR of the torso alone. */
export type PlaceResistance = (effects: readonly Effect[], row: TraitRow) => readonly Effect[];

/** Decides which optional rules a ruleset offers. */
export interface FamilyMember {
  readonly family: RulesetFamily;
  /**
   * Optional rules, by their ids, that this ruleset offers or has on otherwise than its family (`availableIn` of the rule):
   * whether a new character has them on.
   */
  readonly houseRules?: Readonly<Record<string, 'on' | 'off'>>;
  /** What modifiers make of the attacks of traits, once the rules are loaded. */
  readonly attackModifiers?: AttackModifierRules;
  readonly placeResistance?: PlaceResistance;
}
