import { describe, expect, it, test } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { rulesetAbout, rulesetIds } from '../rulesets.ts';
import { describeRules, presets, togglePreset } from './describe-rules.ts';
import { meleeRules } from './melee/melee-rules.ts';
import { defaultHouseRules, houseRulesFor } from './offered-rules.ts';
import { settledRules } from './rules-in-force.ts';

describe.each(presets)('the preset $name', (preset) => {
  it.each(rulesetIds)(
    'is offered whole or in part by %s, off by default, and none of its rules excludes another',
    (id) => {
      const offered = houseRulesFor(rulesetAbout(id));
      const before = defaultHouseRules(rulesetAbout(id));
      const after = togglePreset(before, preset, true, offered);
      const added = preset.rules.filter((rule) => offered.includes(rule)).map((rule) => rule.id);
      expect(added.length).toBeGreaterThan(0);
      expect(after).toEqual([...before, ...added]);
      expect(settledRules(openSheet(saved(id, {}, after)).context).overruled).toEqual([]);
      expect(togglePreset(after, preset, false, offered)).toEqual(before);
    },
  );
});

it('names a preset in place of its rules where all of them are on', () => {
  const all = meleeRules.map(({ id }) => id);
  expect(describeRules(openSheet(saved('lite-3e', {}, all)))).toBe('GURPS Lite 3e, with the adapted net melee rules');
  expect(describeRules(openSheet(saved('lite-3e', {}, ['melee-retreat', 'dodge-from-dx'])))).toBe(
    'GURPS Lite 3e, with Dodge from DX/2, with an adapted Retreat',
  );
});

test.each([
  ['man-to-man', ['improve-from-default'], 'Man to Man'],
  ['man-to-man', ['improve-from-default', 'dodge-from-dx'], 'Man to Man, with Dodge from DX/2'],
  ['man-to-man', ['hit-locations'], 'Man to Man, with hit locations, without defaults to other skills'],
  ['lite-3e', ['dodge-from-dx'], 'GURPS Lite 3e, with Dodge from DX/2'],
])('describeRules: %s with %j', (ruleset, houseRules, expected) => {
  expect(describeRules(deriveCharacter(saved(ruleset, {}, houseRules)))).toBe(expected);
});
