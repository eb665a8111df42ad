import type { DerivedCharacter } from '../derive-character.ts';
import type { HouseRule } from './house-rule.ts';
import { meleeRules } from './melee/melee-rules.ts';
import { changedRules, houseRulesFor, toggleHouseRule } from './rules-in-force.ts';

/** House rules that are meant to be used together. */
export interface RulePreset {
  readonly id: string;
  readonly name: string;
  readonly nameInSentence: string;
  readonly rules: readonly HouseRule[];
}

export const presets: readonly RulePreset[] = [
  {
    id: 'net-melee',
    name: 'Net melee rules, adapted',
    nameInSentence: 'the adapted net melee rules',
    rules: meleeRules,
  },
];

/** Returns the rules of a preset that the ruleset offers. */
export const rulesOfPreset = ({ rules }: RulePreset, offered: readonly HouseRule[]): readonly HouseRule[] =>
  rules.filter((rule) => offered.includes(rule));

/**
 * Switches all rules of a preset on or off, and rules that conflict with them off. Returns the ids that are on afterwards.
 */
export const togglePreset = (
  switchedOn: readonly string[],
  preset: RulePreset,
  on: boolean,
  offered: readonly HouseRule[],
): readonly string[] =>
  rulesOfPreset(preset, offered).reduce((ids, { id }) => toggleHouseRule(ids, id, on, offered), switchedOn);

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
    ...nameRules(added, houseRulesFor(ruleset)).map((name) => `with ${name}`),
    ...dropped.map((rule) => `without ${nameInSentence(rule)}`),
  ];
}

/** Returns the names of rules; a complete preset is named by its own name. */
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
