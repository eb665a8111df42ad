import { describe, expect, it } from 'vitest';
import { atFullLength, itAtLength } from '../../testing/extent.ts';
import { ordinarySwordsman, readyMadeFighters, swordsman } from '../../testing/simulated-fighters.ts';
import { rulesetIds } from '../rulesets.ts';
import { type Contender, Fights } from './fight.ts';
import { replayFight } from './replay.ts';
import { policyIds } from './turn-choices.ts';

describe.each(rulesetIds)('the simulation and the whole rules under %s', (id) => {
  it('come to the same state after each event, with the same dice', async () => {
    const all = await readyMadeFighters(id);
    // Each pair asks the rules anew, which takes most of the time.
    const count = atFullLength ? 24 : 2;
    for (let i = 0; i < count; i += 1) {
      const [first, second] = [all[(i * 7) % all.length], all[(i * 5 + 3) % all.length]];
      const [own, other] = [policyIds[i % policyIds.length], policyIds[(i * 3 + 1) % policyIds.length]];
      if (!first || !second || !own || !other) throw new Error('no fighters');
      const contenders: readonly Contender[] = [
        { ...first, side: 0, policy: own, yieldsAt: 0 },
        { ...second, side: 1, policy: other, yieldsAt: 0 },
      ];
      const replay = replayFight(new Fights({ contenders, distance: 1 + ((i * 5) % 12), maxRounds: 10 }), 11, i);
      expect(replay.difference, `${first.name} (${own}) and ${second.name} (${other}), case ${i}`).toBeNull();
      expect(replay.lines.length).toBeGreaterThan(0);
    }
  });

  it('agree on feints, where the ruleset has them', async () => {
    const better = await swordsman(id, { ...ordinarySwordsman, dx: 13 });
    const contenders: readonly Contender[] = [
      { ...better, name: 'Feinter', side: 0, policy: 'feint', yieldsAt: 0 },
      { ...(await swordsman(id, ordinarySwordsman)), side: 1, policy: 'cautious', yieldsAt: 0 },
      { ...(await swordsman(id, ordinarySwordsman)), side: 1, policy: 'steady', yieldsAt: 0 },
    ];
    const fights = new Fights({ contenders, distance: 3, maxRounds: 12 });
    const replays = Array.from({ length: 6 }, (_, i) => replayFight(fights, 21, i));
    for (const { difference } of replays) expect(difference).toBeNull();
    const told = replays.flatMap(({ lines }) => lines).filter(({ text }) => text.includes(' feints: '));
    expect(told.some(({ text }) => /^Feinter feints: .* The next defense is at −\d+\.$/.test(text))).toBe(
      id !== 'lite-3e',
    );
    // Both contests are explained.
    for (const { rolls } of told) expect(rolls.map(({ number }) => typeof number?.value)).toEqual(['number', 'number']);
  });

  itAtLength('tell the same fight twice', async () => {
    const [first, second] = await readyMadeFighters(id);
    if (!first || !second) throw new Error('no fighters');
    const contenders: readonly Contender[] = [
      { ...first, side: 0, policy: 'cautious', yieldsAt: 0 },
      { ...second, side: 1, policy: 'allOut', yieldsAt: 0 },
    ];
    const tell = () =>
      replayFight(new Fights({ contenders, distance: 4, maxRounds: 8 }), 5, 2).lines.map(({ text }) => text);
    expect(tell()).toEqual(tell());
  });
});
