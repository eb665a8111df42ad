import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { itAtLength } from '../../testing/extent.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import '../../testing/load-rulesets.ts';
import { type Goal, type Solution, seekGoals } from './seek-goals.ts';

function seek(character: SavedCharacter, ...goals: Goal[]): readonly Solution[] {
  const search = seekGoals(openWorksheet(character), goals);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const swordsman = (ruleset: RulesetId) =>
  saved(ruleset, {
    attributes: { st: 11, dx: 12, iq: 10, ht: 10 },
    campaign: { techLevel: 3 },
    skills: [skill('broadsword', 4)],
    equipment: [
      item('broadsword', { key: 'sword', place: 'ready' }),
      item('heavy-leather-armor', { key: 'armor', place: 'ready' }),
    ],
  });

const atLeast = (stat: string, value: number): Goal => ({ stat, by: 'atLeast', value });

describe('goals', () => {
  it('are reached by the cheapest steps, which are one edit', () => {
    const character = swordsman('lite-3e');
    const [best, ...others] = seek(character, atLeast('skill:broadsword.level', 15));
    // Broadsword at DX+1 is 4 points, at DX+3 16 (Lite p. 12); DX 14 would be 25.
    expect(best).toMatchObject({ points: 12, cost: 0 });
    expect(best?.steps).toEqual(['Broadsword 13 → 15']);
    const after = openWorksheet({ ...character, character: best?.change(character.character) ?? character.character });
    expect(after.worksheet.number('skill:broadsword.level')).toBe(15);
    for (const { points } of others) expect(points).toBeGreaterThanOrEqual(12);
  });

  it('may take several kinds of steps', () => {
    // Move and Dodge are 4 under a light load. Without it they are 5, and Combat Reflexes adds 1; Speed for 2 would cost more.
    const ways = seek(swordsman('lite-3e'), atLeast('dodge', 6));
    expect(ways[0]).toMatchObject({ points: 15, cost: 0 });
    expect(ways[0]?.steps.toSorted()).toEqual(['Broadsword left at home', 'Combat Reflexes']);
  });

  it('that are met already need nothing', () => {
    expect(seek(swordsman('lite-3e'), atLeast('dodge', 1))).toMatchObject([{ steps: [], points: 0, cost: 0 }]);
  });

  it('that no steps reach have no way', () => {
    expect(seek(swordsman('lite-3e'), { stat: 'skill:broadsword.level', by: 'atMost', value: 3 })).toEqual([]);
  });

  itAtLength('can be two at once: not encumbered, and armor that stops more', () => {
    const character = swordsman('lite-3e');
    const goals: Goal[] = [atLeast('place:torso.damageResistance', 4), { stat: 'encumbrance', by: 'atMost', value: 1 }];
    const stat = openWorksheet(character).worksheet.has('place:torso.damageResistance');
    const ways = seek(character, ...(stat ? goals : [atLeast('damageResistance', 4), ...goals.slice(1)]));
    expect(ways.length).toBeGreaterThan(0);
    for (const { change, steps } of ways) {
      const { worksheet } = openWorksheet({ ...character, character: change(character.character) });
      expect(worksheet.number('encumbrance')).toBeLessThanOrEqual(1);
      expect(steps.length).toBeGreaterThan(0);
    }
  });
});
