import { expect, it } from 'vitest';
import { fourthEditionRuleset } from '../fourth-edition/basic/fourth-edition.ts';
import { lite3eRuleset } from '../third-edition/lite-3e/lite-3e.ts';
import { formatHits, hitsInSentence, hitsName } from './hit-words.ts';

it('the fourth edition counts HP', () => {
  const { unit } = fourthEditionRuleset.combat.injury;
  expect([formatHits(1, unit), formatHits(-3, unit), hitsName(unit), hitsInSentence(unit)]).toEqual([
    '1 HP',
    '−3 HP',
    'HP',
    'HP',
  ]);
});

it('GURPS Lite counts hits', () => {
  const { unit } = lite3eRuleset.combat.injury;
  expect([formatHits(1, unit), formatHits(3, unit), hitsName(unit), hitsInSentence(unit)]).toEqual([
    '1 hit',
    '3 hits',
    'Hits',
    'hits',
  ]);
});
