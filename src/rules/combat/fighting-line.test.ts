import { expect, it } from 'vitest';
import { situationOf } from '../../character/combat-situation.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset } from '../rulesets.ts';
import { workOutCombat } from './work-out-combat.ts';

const rules = await (await loadRuleset('fourth-edition')).loadFightRules();
const parries = (...twoHanded: boolean[]) => {
  const attacks = twoHanded.map((hands, i) => ({
    name: `thrust ${i + 1}`,
    skill: 'Spear',
    twoHanded: hands,
    parry: 0,
  }));
  const spear = typedItem('Spear', { kind: 'weapon', attacks }, { key: 'spear', place: 'ready' });
  const sheet = workOutCombat(openWorksheet(saved('fourth-edition', { equipment: [spear] })), rules, situationOf());
  return sheet.defenses.map(({ line }) => line.name).filter((name) => name.includes('Spear'));
};

it('names the parry of a weapon after the weapon, and those of several uses after the use', () => {
  expect(parries(false, false)).toEqual(['Parry, Spear']);
  expect(parries(false, true)).toEqual(['Parry, Spear, thrust 1', 'Parry, Spear, thrust 2']);
});
