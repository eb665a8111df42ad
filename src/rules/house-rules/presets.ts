import type { HouseRule } from './house-rule.ts';
import { meleeRules } from './melee/melee-rules.ts';
import { toggleHouseRule } from './switch-rules.ts';

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

/** Returns the rules of a preset that are among those offered. */
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
