import type { DerivedCharacter } from '../derive-character.ts';
import type { HouseRule } from './house-rule.ts';
import { changedRules } from './rules-in-force.ts';

/**
 * Returns the ruleset with the rules that differ from those of a new character, added ones before dropped ones: "Man to
 * Man, with hit locations, without defaults to other skills".
 */
export function describeRules({ ruleset, context }: Pick<DerivedCharacter, 'ruleset' | 'context'>): string {
  const { added, dropped } = changedRules(context);
  return [
    ruleset.name,
    ...added.map((rule) => `with ${nameInSentence(rule)}`),
    ...dropped.map((rule) => `without ${nameInSentence(rule)}`),
  ].join(', ');
}

const nameInSentence = (rule: HouseRule): string => rule.nameInSentence ?? rule.name;
