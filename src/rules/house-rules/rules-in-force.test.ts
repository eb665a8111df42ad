import { describe, expect, it } from 'vitest';
import { rulesetAbout } from '../rulesets.ts';
import { dodgeFromDx } from './dodge-from-dx.ts';
import { hitLocations } from './hit-locations.ts';
import type { HouseRule } from './house-rule.ts';
import { improveFromDefault } from './improve-from-default.ts';
import { settleRules, sharedReplacement } from './rules-in-force.ts';
import { conflictingRules, convertHouseRules, toggleHouseRule } from './switch-rules.ts';

const alwaysNine: HouseRule = {
  ...dodgeFromDx,
  id: 'always-nine',
  name: 'Dodge is always 9',
  availableIn: { 'third-edition': 'off', 'fourth-edition': 'on' },
};

const known = [improveFromDefault, hitLocations, dodgeFromDx, alwaysNine];
const [first, second, places] = [dodgeFromDx.id, alwaysNine.id, hitLocations.id];

describe('two rules that replace the same number', () => {
  it('exclude each other, and no rule excludes itself', () => {
    expect(sharedReplacement(dodgeFromDx, alwaysNine)).toBe('Dodge');
    expect(sharedReplacement(dodgeFromDx, hitLocations)).toBeUndefined();
    expect(sharedReplacement(dodgeFromDx, dodgeFromDx)).toBeUndefined();
  });

  it.each([[[first, second, places]], [[places, second, first]], [[second, 'of-the-future', first, first, places]]])(
    'in a file with %j: the first of the list counts',
    (ids) => {
      const { inForce, overruled } = settleRules(ids, known);
      expect(inForce).toEqual([hitLocations, dodgeFromDx]);
      expect(overruled).toEqual([{ rule: alwaysNine, by: dodgeFromDx, replaced: 'Dodge' }]);
    },
  );

  it('count where the conflicting one is off or not offered', () => {
    expect(settleRules([second], known)).toEqual({ inForce: [alwaysNine], overruled: [] });
    expect(settleRules([first, second], [alwaysNine])).toEqual({ inForce: [alwaysNine], overruled: [] });
  });

  it('are never both switched on', () => {
    expect(conflictingRules([first, places], alwaysNine, known)).toEqual([dodgeFromDx]);
    expect(toggleHouseRule([first, places], second, true, known)).toEqual([places, second]);
    expect(toggleHouseRule([second, places], second, false, known)).toEqual([places]);
    expect(toggleHouseRule([first], 'of-the-future', true, known)).toEqual([first, 'of-the-future']);
  });
});

describe('houseRulesUnder another ruleset', () => {
  it('keeps rules that it offers and unknown ones', () => {
    expect(convertHouseRules([places, first, 'of-the-future'], rulesetAbout('lite-3e'))).toEqual([
      first,
      'of-the-future',
    ]);
  });

  it('adds its default rules, except those that a rule already on excludes', () => {
    expect(convertHouseRules(['of-the-future'], rulesetAbout('man-to-man'))).toEqual([
      'of-the-future',
      improveFromDefault.id,
    ]);
    expect(convertHouseRules([], rulesetAbout('fourth-edition'), known)).toEqual([second]);
    const dodgeEverywhere = { ...dodgeFromDx, availableIn: { 'fourth-edition': 'off' } } as const;
    expect(convertHouseRules([first], rulesetAbout('fourth-edition'), [dodgeEverywhere, alwaysNine])).toEqual([first]);
  });
});
