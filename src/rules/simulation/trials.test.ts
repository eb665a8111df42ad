import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { atFullLength } from '../../testing/extent.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import '../../testing/load-rulesets.ts';
import type { PlainContender } from './plain-fight.ts';
import { type Build, compareBatches, openTrials } from './trials.ts';

/** A swordsman with a broadsword at hand. */
const fighter = (ruleset: RulesetId, st: number, points: number) =>
  saved(ruleset, {
    name: 'Swordsman',
    attributes: { st, dx: 11, iq: 10, ht: 11 },
    skills: [skill('broadsword', points)],
    equipment: [item('broadsword', { place: 'carried' })],
  });
const foe = (points: number): PlainContender => ({
  name: 'Foe',
  saved: fighter('lite-3e', 11, points),
  side: 1,
  policy: 'steady',
  isFresh: true,
});
const build = (id: string, st: number, points: number): Build => ({
  id,
  name: 'Swordsman',
  saved: fighter('lite-3e', st, points),
  policy: 'steady',
});
/** Fights of a batch. */
const count = atFullLength ? 200 : 100;
const setting = { distance: 1, maxRounds: 60, yieldsAt: 0, seed: 6 };

describe('trials', () => {
  it('give every build the same luck, whatever was tried before, and more of a good thing wins more', async () => {
    const { fight } = await openTrials({ ...setting, foes: [foe(8)] });
    const usual = await fight(build('usual', 11, 8), 0, count);
    const better = await fight(build('better', 11, 24), 0, count);
    const { gained, lost, trials } = compareBatches(usual.won, better.won);
    expect(trials).toBe(count);
    expect(gained).toBeGreaterThan(lost);
    // A build that is no other: the foe's numbers were kept, and its own are asked anew.
    const again = await fight(build('the same', 11, 8), 0, count);
    expect(compareBatches(usual.won, again.won)).toEqual({ gained: 0, lost: 0, trials: count });
    // The second half by itself is what it was in the whole.
    const half = await fight(build('usual', 11, 8), count / 2, count / 2);
    expect([...half.won]).toEqual([...usual.won.slice(count / 2)]);
  });

  it('meet several foes in turn', async () => {
    const { fight } = await openTrials({ ...setting, foes: [foe(1), foe(32)] });
    const { won, policy } = await fight(build('usual', 12, 8), 0, count);
    const wins = (parity: number) => won.reduce((sum, each, i) => sum + (i % 2 === parity ? each : 0), 0);
    expect(wins(0)).toBeGreaterThan(wins(1) + count / 10);
    expect(policy).toBe('steady');
  });

  it('cannot be made against nobody', async () => {
    await expect(openTrials({ ...setting, foes: [] })).rejects.toThrow(RangeError);
  });
});
