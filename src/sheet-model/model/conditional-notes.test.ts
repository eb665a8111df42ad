import { expect, it } from 'vitest';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

it.each(rulesetIds)('what an entry does at times to a figure of %s is noted', (ruleset) => {
  const changeable = rulesetOf(ruleset).changeable.map(({ stat }): string => stat);
  const stats = rulesetOf(ruleset).figures.flatMap(({ stat }) => (changeable.includes(stat) ? [stat] : []));
  const effects = stats.map((stat) => ({ stat, add: 1, perLevel: false, when: 'at night' }));
  const { model } = openSheet(saved(ruleset, { traits: [typedTrait('Gift', { effects })] }));
  expect(stats).not.toEqual([]);
  expect(model.notes.filter((note) => note.includes('at night (Gift)'))).toHaveLength(stats.length);
});
