import { describe, expect, it } from 'vitest';
import { quickContest } from '../combat/outcomes/contests.ts';
import { readRoll } from '../combat/outcomes/success-roll.ts';
import { rulesetIds, rulesetOf } from '../rulesets.ts';
import { outcomeOf } from './roll-odds.ts';

const rolls = Array.from({ length: 16 }, (_, i) => i + 3);
const scores = Array.from({ length: 28 }, (_, i) => i + 3);

describe.each(rulesetIds)('odds and the outcomes of combat under %s', (ruleset) => {
  it('read each roll alike', async () => {
    const { odds, loadFightRules } = rulesetOf(ruleset);
    const { success } = await loadFightRules();
    for (const kind of ['attack', 'rangedAttack', 'other'] as const)
      for (const score of scores)
        for (const roll of rolls)
          expect(outcomeOf(odds.roll, score, roll, kind), `${kind} ${roll} against ${score}`).toBe(
            readRoll(success, score, roll, kind).outcome,
          );
    expect(odds.roll.leastScore).toBe(success.leastEffective);
  });

  it('shorten long contests alike, and settle double failures alike', async () => {
    const { odds, loadFightRules } = rulesetOf(ruleset);
    const { shortenContest, success } = await loadFightRules();
    for (const first of scores) {
      for (const second of scores) {
        const shortened = odds.contest.shorten?.(first, second) ?? [first, second];
        expect(shortened).toEqual(shortenContest?.(first, second) ?? [first, second]);
      }
    }
    const { winner } = quickContest(success, { effective: 8, rolled: 10 }, { effective: 8, rolled: 12 });
    expect(winner).toBe(odds.contest.lesserFailureWins ? 'first' : null);
  });
});
