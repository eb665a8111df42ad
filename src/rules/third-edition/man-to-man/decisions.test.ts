import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill, trait } from '../../../testing/rows.ts';

const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
const armed = (id: string, st = 10) => fighter({ attributes: { st }, equipment: [item(id)] });

/** Each point on which the book is silent or contradicts itself, with the number that the sheet shows. */
describe('decisions on the book’s gaps and contradictions', () => {
  it.each<[string, () => unknown, unknown]>([
    ['Combat Reflexes costs 15', () => fighter({ traits: [trait('combat-reflexes')] }).value('points'), 15],
    ['Shield untrained is DX−4', () => fighter({ skills: [skill('shield', 0)] }).value('skill:shield.level'), 6],
    ['Block needs the skill', () => fighter({ equipment: [ready('buckler')] }).value('block'), null],
    ['a sling untrained is DX−6', () => armed('sling').line('sling.0', 'skill'), 4],
    ['an untrained throw is DX−3', () => armed('rock').line('rock.0', 'skill'), 7],
    [
      'skills follow the attribute as it is now',
      () => fighter({ skills: [skill('knife', 1)], raised: { dx: 1 } }).value('skill:knife.level'),
      11,
    ],
    ['the limit of a weapon compares highest rolls', () => armed('foil', 15).line('foil.0', 'damage'), '1+1'],
    ['a weak arm pays no penalty', () => armed('maul', 7).line('maul.0', 'skill'), 5],
    ['a thrown axe does swing+3', () => armed('throwing-axe').line('throwing-axe.1', 'damage'), '1+3'],
    ['a thrown spear does thrust+3', () => armed('spear').line('spear.2', 'damage'), '1+1'],
    ['a rock does thrust−1', () => armed('rock').line('rock.0', 'damage'), '1-3'],
    ['yards are rounded down when printed', () => armed('hatchet', 9).line('hatchet.1', 'maximum'), 22],
    [
      'a fine blade adds only to edge and point',
      () => {
        const { line } = fighter({ equipment: [item('greatsword', { quality: 'fine' })] });
        return [line('greatsword.0', 'damage'), line('greatsword.1', 'damage')];
      },
      ['1+4', '1'],
    ],
    [
      'a good weapon breaks 1 time in 3',
      () => armed('foil').notes('line:foil.0.parry').at(-1),
      'breaks 1 time in 3 when it parries a weapon of 3 lb or more',
    ],
    [
      'the helm of plate lowers Shield too',
      () => fighter({ skills: [skill('shield', 1)], equipment: [ready('heavy-plate')] }).value('skill:shield.level'),
      9,
    ],
    [
      'heavy leather has a torso piece',
      () => {
        const { value } = fighter({ equipment: [ready('heavy-leather-torso')] });
        return ['passiveDefense', 'damageResistance', 'money', 'load'].map(value);
      },
      [2, 2, 100, 10],
    ],
    [
      'beyond 20 × ST one staggers on at Move 1',
      () => fighter({ equipment: [item('rock', { weightOverride: 201 })] }).value('move'),
      1,
    ],
    [
      'Brawling hits when it is better than DX',
      () => fighter({ skills: [skill('brawling', 2)] }).line('unarmed.punch.brawling', 'skill'),
      11,
    ],
    [
      'Karate adds a fifth of its level',
      () => fighter({ skills: [skill('karate', 4)] }).line('unarmed.punch.karate', 'damage'),
      '1',
    ],
    [
      'Running counts in Dodge',
      () => fighter({ attributes: { ht: 16 }, skills: [skill('running', 4)] }).value('dodge'),
      8,
    ],
    [
      'a default under attribute−1 is worth nothing',
      () => {
        const skills = [skill('staff', 1), skill('spear', 2)];
        return fighter({ skills }).value('skill:spear.level');
      },
      10,
    ],
  ])('%s', (_, observe, expected) => expect(observe()).toEqual(expected));
});
