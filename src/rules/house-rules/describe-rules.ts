import type { DerivedCharacter } from '../derive-character.ts';
import type { HouseRule } from './house-rule.ts';
import { houseRulesFor } from './offered-rules.ts';
import { presets, rulesOfPreset } from './presets.ts';
import { changedRules } from './rules-in-force.ts';

type Source = Pick<DerivedCharacter, 'ruleset' | 'context'>;

/**
 * Returns the ruleset with the rules that differ from those of a new character, added ones before dropped ones: "Man to
 * Man, with hit locations, without defaults to other skills".
 */
export const describeRules = (source: Source): string => [source.ruleset.name, ...listChangedRules(source)].join(', ');

/** Returns the rules that differ from those of a new character: "with hit locations", "without defaults to other skills". */
export function listChangedRules({ ruleset, context }: Source): readonly string[] {
  const { added, dropped } = changedRules(context);
  return [
    ...nameRules(added, houseRulesFor(ruleset.id)).map((name) => `with ${name}`),
    ...dropped.map((rule) => `without ${nameInSentence(rule)}`),
  ];
}

/** Returns the names of rules, of those of a preset that are all there the name of the preset. */
function nameRules(rules: readonly HouseRule[], offered: readonly HouseRule[]): readonly string[] {
  const complete = presets.filter((preset) => {
    const ofPreset = rulesOfPreset(preset, offered);
    return ofPreset.length > 0 && ofPreset.every((rule) => rules.includes(rule));
  });
  const named = complete.flatMap((preset) => rulesOfPreset(preset, offered));
  return [
    ...rules.filter((rule) => !named.includes(rule)).map(nameInSentence),
    ...complete.map((preset) => preset.nameInSentence),
  ];
}

const nameInSentence = (rule: HouseRule): string => rule.nameInSentence ?? rule.name;
