import { describe, expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import { workOutCombat } from '../../rules/combat/work-out-combat.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { item, saved } from '../../testing/rows.ts';
import { type PointsLeft, pointsLeft, withMissilesShot, withPointsLeft } from './points-left.ts';

const { worksheet } = openWorksheet(johnFalcon());
const hits = (play = atRest): PointsLeft => {
  const [points] = pointsLeft(worksheet, play);
  if (!points) throw new Error('no hits');
  return points;
};
const texts = (play: typeof atRest) => play.log.map(({ text }) => text);

describe('hits that are left', () => {
  it('are those of the sheet without those that are lost', () => {
    expect(hits()).toEqual({ id: 'hits', name: 'Hits', left: 13, full: 13 });
    expect(hits({ ...atRest, state: { ...atRest.state, hitsLost: 16 } }).left).toBe(-3);
  });

  it('count for shock when they are lost, and not when they are regained', () => {
    const wounded = withPointsLeft(atRest, hits(), 8);
    expect([wounded.state.hitsLost, wounded.state.wounds]).toEqual([5, 5]);
    const healed = withPointsLeft(wounded, hits(wounded), 10);
    expect([healed.state.hitsLost, healed.state.wounds]).toEqual([3, 3]);
  });

  it('are in the log, one line for what is changed in a row', () => {
    const once = withPointsLeft(atRest, hits(), 12);
    const twice = withPointsLeft(once, hits(once), 7);
    expect(texts(twice)).toEqual(['Hits 13 → 7.']);
    const later = { ...twice, turn: 2 };
    expect(texts(withPointsLeft(later, hits(later), -1))).toEqual(['Hits 13 → 7.', 'Hits 7 → −1.']);
    expect(texts(withPointsLeft(once, hits(once), 12))).toEqual(['Hits 13 → 12.']);
  });
});

describe('missiles that are shot', async () => {
  const rules = await (await loadRuleset('fourth-edition')).loadFightRules();
  const archer = openWorksheet(
    saved('fourth-edition', {
      equipment: [
        item('longbow', { hand: 'main' }),
        item('hatchet'),
        item('bolt', { quantity: 9 }),
        item('arrow', { quantity: 3 }),
        item('bodkin-arrow', { quantity: 2 }),
      ],
    }),
  );
  const { fight } = workOutCombat(archer, rules, atRest);
  const line = (mode: string) => {
    const found = fight.lines.find((each) => each.mode === mode && each.use);
    if (!found) throw new Error(`no line ${mode}`);
    return found;
  };
  const shoot = (play: typeof atRest, shots = 1) => withMissilesShot(play, fight, line('missile'), shots);

  it('are those for the weapon, one by one, and of another kind when the first are gone', () => {
    const once = shoot(atRest);
    expect(once.used).toEqual({ arrow: 1 });
    expect(shoot(once, 2).used).toEqual({ arrow: 3 });
    expect(shoot(once, 4).used).toEqual({ arrow: 3, 'bodkin-arrow': 2 });
  });

  it('are none without missiles, and none for a blow or a throw', () => {
    const empty = { ...atRest, used: { arrow: 3, 'bodkin-arrow': 2 } };
    expect(shoot(empty)).toBe(empty);
    expect(withMissilesShot(atRest, fight, line('melee'), 1)).toBe(atRest);
    expect(withMissilesShot(atRest, fight, line('thrown'), 1)).toBe(atRest);
  });
});
