import { describe, expect, it } from 'vitest';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { combatant } from '../../../testing/combatant.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedSkill } from '../../../testing/own-rows.ts';
import { item, saved } from '../../../testing/rows.ts';
import { itemStat, lineStat } from '../../stat-ids.ts';
import { fightRules } from './fight/fight-rules.ts';

type Choices = Parameters<typeof saved>[1];

const sheetWith = (id: string, row: Partial<EquipmentRow> = {}, choices: Choices = {}) =>
  openSheet(
    saved('fourth-edition', {
      attributes: { st: 13 },
      ...choices,
      equipment: [item(id, { key: 'x', place: 'ready', ...row })],
    }),
  );
const attacks = (sheet: ReturnType<typeof sheetWith>) =>
  sheet.model.attacks
    .filter(({ itemKey }) => itemKey === 'x')
    .map(({ use, damage, type, reach, notes }) => [use, damage.text, type, reach, notes.join('; ')].join(' | '));
const cells = (sheet: ReturnType<typeof sheetWith>) => sheet.model.ranged[0]?.cells.map(({ text }) => text);

describe('a weapon of the list', () => {
  it('has a line for each use, with damage by ST', () => {
    expect(attacks(sheetWith('bastard-sword'))).toEqual([
      'swing | 2d | cut | 1,2 | no parry on a turn it attacks',
      'thrust | 1d+1 | cr | 2 | no parry on a turn it attacks',
      'swing, two hands | 2d+1 | cut | 1,2 | two hands',
      'thrust, two hands | 1d+2 | cr | 2 | two hands',
    ]);
  });

  it('may add dice to swing, and divide armor', () => {
    expect(attacks(sheetWith('monowire-whip'))).toEqual([
      'swing | 3d−3 | (10) cut | 1-7 | 1 turn to change reach; no parry on a turn it attacks',
    ]);
    const { worksheet } = sheetWith('chainsaw');
    expect(derivationSentence(worksheet.get(lineStat('x.0', 'damage')), 'd')).toBe(
      'Chainsaw, swing: damage 3d−1: swing 2d−1; weapon table, 1d more 3d−1. (Basic Set p. 274)',
    );
  });

  it('may do something in place of damage, or explode', () => {
    expect(attacks(sheetWith('stun-gun'))).toEqual(['shock | HT−3(0.5) | aff | C,1 | ']);
    expect(attacks(sheetWith('bolas'))).toEqual(['thrown | 1d−1 | cr |  | ']);
    expect(attacks(sheetWith('law-84mm'))).toEqual(['shot | 6d×6 | (10) cr ex |  | two hands']);
    expect(attacks(sheetWith('fragmentation-grenade-tl7'))).toEqual(['thrown | 8d | cr ex [3d cut] |  | ']);
  });

  it('has the ranged figures of the table, ranges by ST, a scope beside the accuracy', () => {
    expect(cells(sheetWith('longbow'))).toEqual(['3', '195', '260', '1', '1(2)', '−8', '–']);
    expect(cells(sheetWith('sniper-rifle-338'))).toEqual(['6+3', '1,500', '5,500', '1', '4+1(3)', '−6', '4']);
    expect(cells(sheetWith('blunderbuss-8g'))).toEqual(['1', '15', '100', '1×9', '1(15)', '−5', '1']);
    expect(cells(sheetWith('lariat'))).toEqual(['0', '–', '–', '1', 'T(1)', '−2', '–']);
  });

  it('has a turn to ready it after an attack, unless ST is 1.5 times the minimum (p. 382)', () => {
    const readying = (st: number) =>
      sheetWith('halberd', {}, { attributes: { st } }).worksheet.get(lineStat('x.0', 'readying'));
    expect(readying(19).value).toBe(1);
    expect(readying(20).value).toBe(0);
    expect(attacks(sheetWith('halberd'))[0]).toContain('a turn to ready after an attack');
  });

  it('of brass knuckles adds to the fist', () => {
    expect(attacks(sheetWith('brass-knuckles'))).toEqual(['punch | 1d | cr | C | ']);
  });
});

describe('reach in a fight', () => {
  it('of a glaive’s thrust is one yard to three', () => {
    const { sheet } = combatant(
      saved('fourth-edition', { equipment: [item('glaive', { key: 'x', place: 'ready' })] }),
      fightRules,
    )();
    expect(sheet.attacks.find(({ line }) => line.id === 'x.1')?.line.reach).toEqual([1, 2, 3]);
  });
});

describe('the scope of a gun (pp. 364, 372)', () => {
  const rifleman = (id: string) =>
    combatant(
      saved('fourth-edition', {
        skills: [typedSkill('Guns-Rifle', 4, { combat: true })],
        equipment: [item(id, { key: 'x', place: 'ready' })],
      }),
      fightRules,
    );
  const aimed = (id: string, turns: number) => {
    const fighter = rifleman(id);
    const skill = (aim: object | null) => Number(fighter({ state: { ...(aim ? { aim } : {}) } }).skill('x.0'));
    return skill({ line: 'x.0', turns }) - skill(null);
  };

  it('counts as soon as it is aimed; all together are twice the accuracy at most', () => {
    expect([aimed('bolt-action-rifle-762mm', 1), aimed('bolt-action-rifle-762mm', 3)]).toEqual([5, 7]);
    expect([aimed('sniper-rifle-338', 1), aimed('sniper-rifle-338', 3)]).toEqual([9, 11]);
    expect([aimed('dart-rifle-11mm', 1), aimed('dart-rifle-11mm', 3)]).toEqual([6, 8]);
  });
});

describe('quality of weapons (pp. 274, 277, 280)', () => {
  const price = (id: string, quality: EquipmentRow['quality'], techLevel: number | null = null) =>
    sheetWith(id, { quality }, { campaign: { techLevel } }).worksheet.number(itemStat('x', 'cost'));
  const ids = (id: string, quality: EquipmentRow['quality']) =>
    sheetWith(id, { quality }).findings.flatMap(({ fact: { code } }) => (code.startsWith('quality') ? [code] : []));

  it.each([
    ['broadsword', [200, 500, 2000, 10_000]],
    ['large-knife', [16, 40, 160, 40]],
    ['axe', [20, 50, 500, 50]],
    ['mace', [20, 50, 150, 50]],
    ['spear', [16, 40, 120, 40]],
    ['longbow', [200, 200, 800, 200]],
    ['auto-pistol-45', [300, 300, 600, 1500]],
  ] as const)('multiplies the price of a %s: %j', (id, prices) => {
    expect((['cheap', 'good', 'fine', 'veryFine'] as const).map((quality) => price(id, quality))).toEqual(prices);
  });

  it('is cheaper from TL7 on, but for bows and guns', () => {
    expect((['cheap', 'good', 'fine', 'veryFine'] as const).map((quality) => price('broadsword', quality, 8))).toEqual([
      100, 200, 500, 2000,
    ]);
    expect(price('longbow', 'fine', 8)).toBe(800);
    expect(price('broadsword', 'good', 3)).toBe(500);
  });

  it('that is not made is remarked on', () => {
    expect(ids('axe', 'veryFine')).toEqual(['quality-not-offered']);
    expect(ids('longbow', 'cheap')).toEqual(['quality-not-offered']);
    expect(ids('broadsword', 'veryFine')).toEqual([]);
  });

  it('adds to damage with blade or edge', () => {
    const damage = (id: string, quality: EquipmentRow['quality']) => attacks(sheetWith(id, { quality }))[0];
    expect(damage('broadsword', 'veryFine')).toContain('2d+2 | cut');
    expect(damage('axe', 'fine')).toContain('2d+2 | cut');
    expect(damage('spear', 'fine')).toContain('1d+2 | imp');
    expect(damage('mace', 'fine')).toContain('2d+2 | cr');
  });

  it('adds to the range of bows and the accuracy of guns', () => {
    expect(cells(sheetWith('longbow', { quality: 'fine' }))?.slice(0, 3)).toEqual(['3', '234', '312']);
    expect(cells(sheetWith('sniper-rifle-338', { quality: 'veryFine' }))?.[0]).toBe('8+3');
    expect(cells(sheetWith('hatchet', { quality: 'cheap' }))?.[0]).toBe('0');
    const { worksheet } = sheetWith('auto-pistol-45', { quality: 'fine' });
    expect(derivationSentence(worksheet.get(lineStat('x.0', 'accuracy')), 'd')).toBe(
      'Auto pistol, .45: accuracy 3: weapon table 2; fine quality +1; minimum 0. (Basic Set p. 278)',
    );
  });
});

describe('a large shield', () => {
  it('lowers attacks by 2, and no Parry', () => {
    const sheet = openSheet(
      saved('fourth-edition', {
        skills: [typedSkill('Broadsword', 4, { combat: true })],
        equipment: [item('broadsword', { place: 'ready' }), item('large-shield', { place: 'ready' })],
      }),
    );
    const [swing] = sheet.model.attacks;
    expect(swing?.skill.second).toMatchObject({ text: '9', when: 'with large shield' });
    expect(swing?.parry.second).toBeUndefined();
  });
});
