import { expect, it } from 'vitest';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import '../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { buildModel } from './build-model.ts';

const linesWith = (weight: number) => {
  const attacks = ['Bite', 'Punch'].map((name) => ({ name, skill: '', type: 'cr' as const }));
  const item = typedItem('Natural Attacks', { kind: 'weapon', weight, cost: 0, attacks }, { place: 'ready' });
  const sheet = deriveCharacter(saved('fourth-edition', { equipment: [item] }));
  return buildModel(sheet).attacks.map(({ item: of, use }) => `${of} ${use}`.trim());
};

it('a blow that the character’s own natural attacks have is listed once', () => {
  expect(linesWith(0)).toEqual(['Natural Attacks Bite', 'Natural Attacks Punch', 'Kick']);
});

it('a weapon that is punched with leaves the bare fist where it is', () => {
  expect(linesWith(0.25)).toEqual(['Natural Attacks Bite', 'Natural Attacks Punch', 'Punch', 'Kick']);
});
