import { describe, expect, test } from 'vitest';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { atRest, type Play } from '../../character/play.ts';
import { loadRuleset } from '../rulesets.ts';
import '../../testing/load-rulesets.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { deriveCombat } from './derive-combat.ts';
import { roundsFor, roundsLeft, withRoundsLoaded } from './rounds.ts';
import { afterReload } from './state-after.ts';
import { finishTurn } from './take-turn.ts';

describe('Reloading', async () => {
  const rules = await (await loadRuleset('fourth-edition')).loadFightRules();
  const gun = item('auto-pistol-9mm-tl7', { key: 'gun', place: 'ready' });
  const combatOf = (items: readonly EquipmentRow[], play: Play) =>
    deriveCombat(
      openWorksheet(saved('fourth-edition', { skills: [skill('guns-pistol', 4)], equipment: [...items] })),
      rules,
      play,
    );
  const fired = (shots: number, line = 'gun.0'): Play => ({
    ...atRest,
    state: { ...atRest.state, shotsFired: { [line]: shots } },
  });
  /** The shots missing and the ammunition used after the first weapon was reloaded at once. */
  function reload(items: readonly EquipmentRow[], play: Play) {
    const { fight } = combatOf(items, play);
    const line = fight.lines.find(({ id }) => id === 'gun.0');
    if (!line) throw new Error('no gun');
    const { state, used } = withRoundsLoaded(play, afterReload(play.state, line), fight);
    return [state.shotsFired['gun.0'] ?? 0, used];
  }

  test('takes what was fired from the cartridges that are carried', () => {
    const cartridges = item('cartridge-9mm', { key: 'box', quantity: 30 });
    expect(reload([gun, cartridges], fired(10))).toEqual([0, { box: 10 }]);
    // A magazine of 15, and the chamber empty.
    expect(reload([gun, cartridges], fired(16))).toEqual([1, { box: 15 }]);
  });

  test('loads no more than there is, of the kind that the weapon is loaded with, and from nothing at home', () => {
    const few = item('cartridge-9mm', { key: 'few', quantity: 4 });
    const home = item('cartridge-9mm', { key: 'home', quantity: 50, place: 'home' });
    const piercing = item('cartridge-9mm', { key: 'ap', quantity: 50, ammunition: 'armorPiercing' });
    const other = item('cartridge-40', { key: 'other', quantity: 50 });
    expect(reload([gun, few, home, piercing, other], fired(10))).toEqual([6, { few: 4 }]);
    expect(reload([{ ...gun, ammunition: 'armorPiercing' }, few, piercing], fired(10))).toEqual([0, { ap: 10 }]);
    expect(reload([gun, home], fired(10))).toEqual([10, {}]);
    // A kind that a pistol does not take is none.
    expect(
      reload(
        [
          { ...gun, ammunition: 'bodkin' },
          { ...few, ammunition: 'bodkin' },
        ],
        fired(4),
      ),
    ).toEqual([0, { few: 4 }]);
  });

  test('is free for somebody who counts no ammunition', () => {
    expect(reload([gun, item('cartridge-40', { quantity: 3 })], fired(10))).toEqual([0, {}]);
  });

  test('takes one power cell for all shots', () => {
    const laser = item('laser-pistol', { key: 'gun', place: 'ready' });
    const cells = item('pistol-power-cell', { key: 'cell', quantity: 2 });
    expect(reload([laser, cells], fired(350))).toEqual([0, { cell: 1 }]);
    expect(reload([laser, { ...cells, quantity: 0 }], fired(350))).toEqual([350, {}]);
  });

  test('of a revolver takes a cartridge for each turn of the maneuver', () => {
    const revolver = item('revolver-38', { key: 'gun', place: 'ready' });
    const cartridges = item('cartridge-38', { key: 'box', quantity: 1 });
    const play: Play = {
      ...fired(3),
      turn: 1,
      choice: { ...atRest.choice, maneuver: 'ready', subject: 'reload:gun.0' },
    };
    const combat = combatOf([revolver, cartridges], play);
    const next = finishTurn(play, combat);
    expect([next.state.shotsFired, next.used]).toEqual([{ 'gun.0': 2 }, { box: 1 }]);
    const line = combat.fight.lines.find(({ id }) => id === 'gun.0');
    const left = line && roundsFor(combat.fight, next.used, line);
    expect(left && roundsLeft(left)).toBe(0);
  });
});
