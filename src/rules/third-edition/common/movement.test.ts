import { describe, expect, it } from 'vitest';
import type { CombatState } from '../../../character/combat-state.ts';
import { combatant } from '../../../testing/combatant.ts';
import { saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { featStat, noQuestions } from '../../feats/feat.ts';
import { workOutFeats } from '../../feats/work-out-feats.ts';
import { liteFeats } from '../lite-3e/feats/feats.ts';
import { fightRules as liteFight } from '../lite-3e/fight/fight-rules.ts';
import { manToManFeats } from '../man-to-man/feats/feats.ts';
import { fightRules as manToManFight } from '../man-to-man/fight/fight-rules.ts';

describe.each([
  ['man-to-man', manToManFight, manToManFeats],
  ['lite-3e', liteFight, liteFeats],
] as const)('halving for wounds and fatigue, %s', (ruleset, fight, feats) => {
  const frail = saved(ruleset, { attributes: { st: 10, dx: 11, iq: 10, ht: 3 } });
  const sound = saved(ruleset, { attributes: { st: 6, dx: 12, iq: 10, ht: 12 } });
  const moves = (character: typeof frail, state: Partial<CombatState>) => {
    const losses = { hitsLost: state.hitsLost ?? 0, fatigueLost: state.fatigueLost ?? 0 };
    const groups = workOutFeats(openWorksheet(character), feats, losses, noQuestions);
    const sprint = groups.find(({ id }) => id === 'running')?.get(featStat('running', 'sprint')).value;
    return { move: combatant(character, fight)({ state }).move, sprint };
  };
  const both = (move: number) => ({ move, sprint: move + 1 });

  it('3 hits of HT 3 are no loss: Move is whole until a hit is taken', () => {
    const move = openWorksheet(frail).worksheet.number('move');
    expect(moves(frail, {})).toEqual(both(move));
    expect(moves(frail, { hitsLost: 1 })).toEqual(both(Math.floor(move / 2)));
  });

  it('fatigue halves at ST 3, and ST goes no lower than 0', () => {
    const move = openWorksheet(sound).worksheet.number('move');
    expect([2, 3].map((fatigueLost) => moves(sound, { fatigueLost }))).toEqual([
      both(move),
      both(Math.floor(move / 2)),
    ]);
    expect(combatant(sound, fight)({ state: { fatigueLost: 9 } }).number('fight:strength')).toBe(0);
  });
});
