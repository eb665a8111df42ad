import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OwnEffect } from '../../../character/custom-effect.ts';
import { type EquipmentRow, ownAttackSchema } from '../../../character/equipment-rows.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import { combatant } from '../../../testing/combatant.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { itemStat, type LinePart, lineStat } from '../../stat-ids.ts';
import { fightRules } from './fight/fight-rules.ts';

describe('Weapons', () => {
  const open = (choices: Parameters<typeof saved>[1]) => openWorksheet(saved('fourth-edition', choices)).worksheet;

  describe('damage of weapons', () => {
    const sword = (own = {}, more = {}) =>
      typedItem(
        'Sword',
        {
          kind: 'weapon',
          cost: 100,
          attacks: [
            { name: 'swing', skill: 'sword', type: 'cut', minimumStrength: 10, ...own },
            { name: 'blunt', skill: 'sword', type: 'cr', basis: 'thrust' },
          ],
        },
        { place: 'ready', ...more },
      );
    const skills = [typedSkill('Sword', 4)];
    const line = (part: 'damage' | 'skill' | 'parry', item = sword(), st = 10, use = 0) =>
      open({ attributes: { st }, skills, equipment: [item] }).get(lineStat(`sword.${use}`, part));

    it('counts the ST up to three times the minimum of the weapon', () => {
      expect(formatValue(line('damage', sword(), 30).value, 'd')).toBe('5d+2');
      expect(describeDerivation(line('damage', sword({ minimumStrength: 5 }), 16), 'd')).toBe(
        'Sword, swing: damage 2d+1: Striking ST 16; basic damage, swing for ST 15, 3 times the weapon’s ST 2d+1. (custom)',
      );
      expect(formatValue(line('damage', sword({ minimumStrength: 5 }), 15).value, 'd')).toBe('2d+1');
    });

    it('goes with −1 to skill for each point of ST below the minimum', () => {
      expect(line('skill', sword(), 9).value).toBe(10);
      expect(describeDerivation(line('skill', sword(), 7), 'd')).toBe(
        'Sword, swing: skill 8: Sword 11; ST (minimum 10) 7; ST below 10 −3. (custom)',
      );
    });

    it('goes with −4 to skill and −2 to Parry in the off hand', () => {
      const off = sword({}, { hand: 'off' });
      expect([line('skill').value, line('skill', off).value]).toEqual([11, 7]);
      expect([line('parry').value, line('parry', off).value]).toEqual([8, 6]);
    });

    it.each([
      ['cheap', '1d', '1d−2', 40],
      ['good', '1d', '1d−2', 100],
      ['fine', '1d+1', '1d−2', 100],
      ['veryFine', '1d+2', '1d−2', 100],
    ] as const)('depends on quality: %s, %s with the edge and %s without', (quality, edge, blunt, price) => {
      const item = sword({}, { quality });
      expect(formatValue(line('damage', item).value, 'd')).toBe(edge);
      expect(formatValue(line('damage', item, 10, 1).value, 'd')).toBe(blunt);
      expect(open({ equipment: [item] }).number('item:sword.cost')).toBe(price);
    });

    it('depends on the strength of the bow, as does range', () => {
      const shot = { name: 'shot', skill: 'dx', type: 'imp', basis: 'thrust', ranged: true, maximum: 'STx25' } as const;
      const bow = typedItem('Bow', { attacks: [{ ...shot, minimumStrength: 14 }] }, { bowStrength: 13 });
      const sheet = open({ equipment: [bow] });
      expect(formatValue(sheet.get(lineStat('bow.0', 'damage')).value, 'd')).toBe('1d');
      expect(sheet.number(lineStat('bow.0', 'maximum'))).toBe(325);
      expect(sheet.number(lineStat('bow.0', 'skill'))).toBe(10);
    });
  });

  describe('weapons that count with another strength', () => {
    const gadget = (own: object, more = {}) =>
      typedItem(
        'Gadget',
        { kind: 'weapon', attacks: [{ name: 'hit', skill: 'knack', type: 'cr', ...own }] },
        { place: 'ready', ...more },
      );
    const arm = typedTrait('Arm', {
      effects: [
        { stat: 'liftingStrength', add: 5 },
        { stat: 'strikingStrength', add: 2 },
      ],
    });
    const telekinesis = trait('telekinesis', { key: 'tk', level: 8 });
    const sheet = (item: ReturnType<typeof gadget>, ...traits: ReturnType<typeof trait>[]) =>
      open({
        attributes: { st: 10, iq: 14 },
        skills: [typedSkill('Knack', 4)],
        traits: [arm, ...traits],
        equipment: [item],
      });
    const damage = (own: object, more = {}) => {
      const { value } = sheet(gadget(own, more), telekinesis).get(lineStat('gadget.0', 'damage'));
      return formatValue(value, 'd');
    };

    it('use swing and thrust of Lifting ST, of telekinesis and of IQ', () => {
      expect(damage({ basis: 'swing' })).toBe('1d+2');
      expect(damage({ basis: 'swing', strengthOf: 'lifting' })).toBe('2d+1');
      expect(damage({ basis: 'thrust', strengthOf: 'telekinesis' })).toBe('1d−3');
      expect(damage({ basis: 'swing', strengthOf: 'iq' })).toBe('2d');
    });

    it('name the strength, and three times the minimum ST as its maximum', () => {
      const worksheet = sheet(gadget({ strengthOf: 'lifting', minimumStrength: 4 }));
      expect(describeDerivation(worksheet.get(lineStat('gadget.0', 'strength')), 'd')).toBe(
        'Gadget, hit: ST 12: Lifting ST 15; 3 times the weapon’s ST 12. (custom)',
      );
      expect(describeDerivation(worksheet.get(lineStat('gadget.0', 'damage')), 'd')).toBe(
        'Gadget, hit: damage 1d+2: Gadget, hit: ST 12; basic damage, swing for ST 12 1d+2. (custom)',
      );
    });

    it('need Striking ST if they are swung, thrown or drawn, and Lifting ST if they are held or cocked', () => {
      const skill = (own: object) =>
        sheet(gadget({ minimumStrength: 16, ...own })).number(lineStat('gadget.0', 'skill'));
      const level = sheet(gadget({})).number(lineStat('gadget.0', 'skill'));
      expect(skill({})).toBe(level - 4);
      expect(skill({ ranged: true, basis: 'thrust' })).toBe(level - 4);
      expect(skill({ ranged: true, basis: 'fixed', dice: 2 })).toBe(level - 1);
      expect(skill({ strengthOf: 'iq' })).toBe(level - 2);
      const crossbow = sheet(gadget({ minimumStrength: 16, ranged: true, basis: 'thrust', skill: 'crossbow' }));
      expect(crossbow.get(lineStat('gadget.0', 'skill')).steps).toContainEqual(
        expect.objectContaining({ words: 'ST below 16', value: -1 }),
      );
    });

    it('count the ST that effects add to a weapon, for damage and range, with its own strength too', () => {
      const effects = [{ stat: 'weaponStrength', by: 'name', selection: 'Gadget', add: 4 }] as const;
      const string = typedTrait('String', { effects });
      const bow = gadget({ ranged: true, basis: 'thrust', maximum: 'STx10' });
      const worksheet = sheet(bow, string);
      expect(formatValue(worksheet.get(lineStat('gadget.0', 'damage')).value, 'd')).toBe('1d+1');
      expect(worksheet.number(lineStat('gadget.0', 'maximum'))).toBe(140);
      const rated = sheet({ ...bow, bowStrength: 20 }, string);
      expect(describeDerivation(rated.get(lineStat('gadget.0', 'strength')), 'd')).toBe(
        'Gadget, hit: ST 24: the bow’s ST 20; String +4. (custom)',
      );
      expect(rated.number(lineStat('gadget.0', 'maximum'))).toBe(240);
    });

    it('have the effects on ST for throws when thrown', () => {
      const thrower = typedTrait('Thrower', { effects: [{ stat: 'throwingStrength', add: 3 }] });
      const worksheet = sheet(gadget({ ranged: true, basis: 'thrust', halfDamage: 'ST/2', maximum: 'ST' }), thrower);
      expect(worksheet.number(lineStat('gadget.0', 'maximum'))).toBe(13);
      expect(worksheet.number(lineStat('gadget.0', 'halfDamage'))).toBe(6);
    });

    it('print dice of other sides', () => {
      const character = saved('fourth-edition', {
        equipment: [gadget({ basis: 'fixed', dice: 2, adds: 1, sides: 8 })],
      });
      expect(openSheet(character).model.attacks[0]?.damage.text).toBe('2d8+1');
    });
  });

  describe('weapons that block', () => {
    const cloak = typedItem(
      'Net',
      { kind: 'weapon', attacks: [{ name: 'sweep', skill: 'cloak', block: -1 }] },
      { place: 'ready' },
    );
    const skills = [typedSkill('Cloak', 4)];

    it('use half the skill + 3, their modifier and the bonuses of Block, and give the sheet’s Block if no shield is in hand', () => {
      const guard = typedTrait('Guard', { effects: [{ stat: 'block', add: 1 }] });
      const worksheet = open({ attributes: { dx: 12 }, skills, equipment: [cloak], traits: [guard] });
      expect(describeDerivation(worksheet.get(lineStat('net.0', 'block')), 'd')).toBe(
        'Net: Block 9: weapon skill 13; half × ½; rounded down; base +3; Net −1; Guard +1. (Basic Set p. 375)',
      );
      expect(worksheet.number('block')).toBe(9);
      const { model } = openSheet(
        saved('fourth-edition', { attributes: { dx: 12 }, skills, equipment: [cloak], traits: [guard] }),
      );
      expect(model.attacks[0]?.notes).toContain('Block 9');
    });

    it('leave Block to the shield in hand, and do not block from the pack', () => {
      const shield = typedItem('Board', { kind: 'shield', defenseBonus: 2 }, { place: 'ready' });
      const equipment = [cloak, shield];
      const worksheet = open({ attributes: { dx: 12 }, skills: [...skills, skill('shield', 8)], equipment });
      expect(worksheet.get('block').steps.map(({ words }) => words)).toContain('Board');
      expect(open({ skills, equipment: [{ ...cloak, place: 'carried' }] }).get('block').value).toBeNull();
    });
  });

  describe('attacks that grow with the levels of a trait', () => {
    const claws = (own: object) =>
      typedItem('Breath', {
        kind: 'weapon',
        attacks: [{ name: 'flame', type: 'burn', skills: [{ attribute: 'dx' }], levelOf: 'fire', ...own }],
      });
    const fire = typedTrait('Fire', { pointsPerLevel: 5 }, { level: 3 });
    const damage = (own: object, traits = [fire]) =>
      open({ attributes: { st: 13 }, traits, equipment: [claws(own)] }).get(lineStat('breath.0', 'damage')); // thrust 1d

    it('have dice and adds for each, by the key or the name of the trait', () => {
      expect(
        describeDerivation(damage({ basis: 'fixed', dice: 1, adds: 1, dicePerLevel: 1, addsPerLevel: -1 }), 'd'),
      ).toBe(
        'Breath, flame: damage 4d−2: weapon table 1d+1; Breath, flame: level 3; weapon table, 1d−1 for each of 3 levels 4d−2. (custom)',
      );
      expect(formatValue(damage({ basis: 'fixed', dice: 1, dicePerLevel: 1, levelOf: 'FIRE' }).value, 'd')).toBe('4d');
      expect(formatValue(damage({ basis: 'thrust', dicePerLevel: 2 }).value, 'd')).toBe('7d');
    });

    it('have thrust or swing for each', () => {
      expect(describeDerivation(damage({ basis: 'thrust', basisPerLevel: true, adds: 1 }), 'd')).toBe(
        'Breath, flame: damage 3d+1: thrust 1d; Breath, flame: level 3; weapon table, thrust × 3 3d; Breath +1. (custom)',
      );
    });

    it('have none without the trait', () => {
      expect(formatValue(damage({ basis: 'fixed', dice: 1, dicePerLevel: 1 }, []).value, 'd')).toBe('1d');
    });

    it('have them beside the dice of the attack if it is the trait’s own', () => {
      const own = (attack: object) => {
        const spit = { name: 'spit', type: 'cor', basis: 'fixed', skills: [{ attribute: 'dx' }], dicePerLevel: 1 };
        const attacks = [z.parse(ownAttackSchema, { ...spit, ...attack })];
        return open({ traits: [typedTrait('Spit', { pointsPerLevel: 5, attacks }, { level: 3 })] }).get(
          lineStat('spit.0', 'damage'),
        );
      };
      expect(formatValue(own({}).value, 'd')).toBe('3d');
      expect(formatValue(own({ dice: 2, adds: 1 }).value, 'd')).toBe('5d+1');
      expect(formatValue(own({ adds: -1 }).value, 'd')).toBe('3d−1');
    });
  });
});

describe('Listed weapons', () => {
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
      expect(describeDerivation(worksheet.get(lineStat('x.0', 'damage')), 'd')).toBe(
        'Chainsaw, swing: damage 3d−1: swing 2d−1; weapon table, 1d more 3d−1. (Basic Set p. 274)',
      );
    });

    it('may have an effect instead of damage, or explode', () => {
      expect(attacks(sheetWith('stun-gun'))).toEqual(['shock | HT−3(0.5) | aff | C,1 | ']);
      expect(attacks(sheetWith('bolas'))).toEqual(['thrown | 1d−1 | cr |  | ']);
      expect(attacks(sheetWith('law-84mm'))).toEqual(['shot | 6d×6 | (10) cr ex |  | two hands']);
      expect(attacks(sheetWith('fragmentation-grenade-tl7'))).toEqual(['thrown | 8d | cr ex [3d cut] |  | ']);
    });

    it('has the ranged figures of the table, ranges by ST, a scope next to the accuracy', () => {
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

    it('adds to the fist if it is brass knuckles', () => {
      expect(attacks(sheetWith('brass-knuckles'))).toEqual(['punch | 1d | cr | C | ']);
    });
  });

  describe('reach in a fight', () => {
    it('is one yard to three for a glaive’s thrust', () => {
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

    it('counts as soon as the gun is aimed; all bonuses together are at most twice the accuracy', () => {
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

    it('is cheaper from TL7 on, except for bows and guns', () => {
      expect(
        (['cheap', 'good', 'fine', 'veryFine'] as const).map((quality) => price('broadsword', quality, 8)),
      ).toEqual([100, 200, 500, 2000]);
      expect(price('longbow', 'fine', 8)).toBe(800);
      expect(price('broadsword', 'good', 3)).toBe(500);
    });

    it('is reported if it does not exist for the weapon', () => {
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
      expect(describeDerivation(worksheet.get(lineStat('x.0', 'accuracy')), 'd')).toBe(
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
});

describe('Bonuses of weapons', () => {
  type Choices = Parameters<typeof saved>[1];
  const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
  const damageOf = (line: string, choices: Choices): string => {
    const { value } = open(choices).get(lineStat(line, 'damage'));
    return isDice(value) ? formatDice(value, 'd') : String(value);
  };
  const sentence = (line: string, part: 'damage' | 'skill', choices: Choices): string =>
    describeDerivation(open(choices).get(lineStat(line, part)), 'd');

  /** Points of an average skill at DX−1, DX, DX+1, DX+2. */
  const points = [1, 2, 4, 8] as const;
  const perDie = (from: number) => ({
    stat: 'damagePerDie',
    by: 'skill' as const,
    selection: 'Claw Art',
    add: 1,
    fromLevel: from,
  });
  /** An art that adds 1 per die at DX, and 1 more at DX+1, as Karate does. */
  const clawArt = (spent: number) => typedSkill('Claw Art', spent, { effects: [perDie(0), perDie(1)] });
  const claws = typedItem('Claws', {
    kind: 'weapon',
    attacks: [
      { name: 'slash', type: 'cut', basis: 'thrust', skills: [{ attribute: 'dx', penalty: 0 }, { skill: 'Claw Art' }] },
    ],
  });
  const strong = { attributes: { st: 21 }, equipment: [claws] }; // thrust 2d

  describe('damage of weapons by a skill, from a level of it on', () => {
    it.each([
      [1, '2d'],
      [2, '2d+2'],
      [4, '2d+4'],
      [8, '2d+4'],
    ])('with %i points: %s', (spent, expected) => {
      expect(damageOf('claws.0', { ...strong, skills: [clawArt(spent)] })).toBe(expected);
    });

    it('names the skill and its level in the steps', () => {
      const choices = { ...strong, skills: [clawArt(points[2])] };
      expect(sentence('claws.0', 'damage', choices)).toContain('Claw Art 1; Claw Art, per die × 2 +2');
      expect(describeDerivation(open(choices).get('effect:claw art.1'), 'd')).toContain(
        'Claw Art at DX+1, DX+1 or better 1',
      );
    });

    it('does not depend on the load', () => {
      const equipment = [claws, typedItem('Anvil', { weight: 200 })]; // medium with ST 21
      const loaded = typedSkill('Claw Art', 4, { loadTimes: 1, effects: [perDie(0), perDie(1)] });
      const choices = { attributes: { st: 21 }, equipment, skills: [loaded] };
      expect(open(choices).number('skill:claw art.level')).toBeLessThan(11);
      expect(damageOf('claws.0', choices)).toBe('2d'); // DX is better under the load, and used
      const trainedOnly = typedItem('Claws', {
        kind: 'weapon',
        attacks: [{ name: 'slash', basis: 'thrust', skill: 'Claw Art' }],
      });
      expect(damageOf('claws.0', { ...choices, equipment: [trainedOnly, typedItem('Anvil', { weight: 200 })] })).toBe(
        '2d+4',
      );
    });
  });

  describe('damage of weapons by a trait or an item', () => {
    const blade = (effects: Parameters<typeof typedItem>[1]['effects'] = []) =>
      typedItem('Blade', {
        kind: 'weapon',
        effects,
        attacks: [
          { name: 'swing', skills: [{ attribute: 'dx' }], moreDice: 1, addsPerDie: 1 },
          { name: 'thrust', basis: 'thrust', skills: [{ attribute: 'dx' }] },
        ],
      });
    const base = { attributes: { st: 10 } }; // thrust 1d−2, swing 1d

    it('has dice on top of swing, and adds for each die', () => {
      expect(damageOf('blade.0', { ...base, equipment: [blade()] })).toBe('2d+2');
      expect(sentence('blade.0', 'damage', { ...base, equipment: [blade()] })).toContain('Blade, per die × 2 +2');
    });

    it('can apply to one use, by its name', () => {
      const traits = [typedTrait('Gift', { effects: [{ stat: 'damage', by: 'use', selection: 'Thrust', add: 3 }] })];
      const choices = { ...base, equipment: [blade()], traits };
      expect(['blade.0', 'blade.1'].map((line) => damageOf(line, choices))).toEqual(['2d+2', '1d+1']);
      expect(sentence('blade.1', 'damage', choices)).toContain('Gift +3');
    });

    it('can apply to the item itself', () => {
      const other = typedItem('Club', { kind: 'weapon', attacks: [{ name: 'swing', skills: [{ attribute: 'dx' }] }] });
      const equipment = [{ ...blade([{ stat: 'damage', by: 'this', add: 2 }]), place: 'ready' as const }, other];
      expect(['blade.1', 'club.0'].map((line) => damageOf(line, { ...base, equipment }))).toEqual(['1d', '1d']);
    });
  });

  describe('a weapon that several skills and attributes can be used with', () => {
    const pole = typedItem('Pole', {
      kind: 'weapon',
      attacks: [
        {
          name: 'swing',
          skills: [{ skill: 'Stick Art' }, { skill: 'Long Art', penalty: 2 }, { attribute: 'dx', penalty: 5 }],
          parry: 0,
        },
      ],
    });
    const skillOf = (skills: Choices['skills']) =>
      open({ equipment: [pole], skills: skills ?? [] }).number('line:pole.0.skill');

    it('uses the best of them', () => {
      expect(skillOf([])).toBe(5);
      expect(skillOf([typedSkill('Long Art', 8)])).toBe(10); // 12 − 2
      expect(skillOf([typedSkill('Long Art', 8), typedSkill('Stick Art', 4)])).toBe(11);
    });

    it('says which one, and why', () => {
      const choices = { equipment: [pole], skills: [typedSkill('Long Art', 8)] };
      expect(sentence('pole.0', 'skill', choices)).toContain('Long Art−2 10');
      expect(sentence('pole.0', 'skill', choices)).toContain('DX−5 5');
      expect(open(choices).number('line:pole.0.parry')).toBe(8);
    });

    it('has the bonuses of the skill that is used, and of no other', () => {
      const bonus = (skill: string) => ({ stat: 'damage', by: 'skill' as const, selection: skill, add: 4 });
      const traits = [typedTrait('Gift', { effects: [bonus('Long Art')] })];
      const damage = (long: number) =>
        damageOf('pole.0', {
          equipment: [pole],
          traits,
          skills: [typedSkill('Long Art', long), typedSkill('Stick Art', 4)],
        });
      expect([damage(8), damage(20)]).toEqual(['1d', '1d+4']);
    });
  });
});

describe('Figures of weapons', () => {
  type Figures = Parameters<typeof typedItem>[1];
  type Attack = NonNullable<NonNullable<Figures>['attacks']>[number];

  /** A character of ST 10 with a weapon and a trait that has the effects. */
  function openWith(attack: Attack, effects: readonly Partial<OwnEffect>[], st = 10) {
    return openSheet(
      saved('fourth-edition', {
        attributes: { st },
        traits: [typedTrait('Knack', { effects: effects.map((each) => ({ ...each })) })],
        equipment: [
          typedItem('Glaive', { kind: 'weapon', attacks: [{ skill: 'Polearm', ...attack }] }, { place: 'ready' }),
        ],
      }),
    );
  }
  const sentenceOf = (part: LinePart, attack: Attack, effect: Partial<OwnEffect>) =>
    describeDerivation(openWith(attack, [effect]).worksheet.get(lineStat('glaive.0', part)), 'd');
  const lineOf = (attack: Attack, effects: readonly Partial<OwnEffect>[]) =>
    buildModel(openWith(attack, effects)).attacks.find(({ id }) => id === 'glaive.0');
  const cellsOf = (attack: Attack, effects: readonly Partial<OwnEffect>[]) => {
    const { ranged, rangedColumns } = buildModel(openWith({ ranged: true, ...attack }, effects));
    const cells = ranged.find(({ id }) => id === 'glaive.0')?.cells ?? [];
    return Object.fromEntries(rangedColumns.map(({ id }, i) => [id, cells[i]?.text]));
  };

  describe('reach that effects change', () => {
    it.each([
      ['1', 1, 0, '1,2'],
      ['1,2*', 1, 0, '1-3*'],
      ['C,1', 1, 0, 'C,1,2'],
      ['C,1', 1, 1, '1,2'],
      ['2,3*', -1, -1, '1,2*'],
      ['1', -1, -1, 'C'],
      ['1', 1, 1, '2'],
    ])('%s with %i at its most and %i at its least is %s', (reach, most, least, expected) => {
      const effects = [
        { stat: 'weaponReach', by: 'name', selection: 'Glaive', add: most },
        { stat: 'weaponLeastReach', by: 'name', selection: 'Glaive', add: least },
      ] as const;
      expect(lineOf({ reach }, effects)?.reach).toBe(expected);
    });

    it('names the trait in its steps, and leaves other weapons unchanged', () => {
      const longer = { stat: 'weaponReach', by: 'name', selection: 'Glaive', add: 1 } as const;
      expect(sentenceOf('reach', { reach: '1,2*' }, longer)).toContain('Knack +1');
      expect(lineOf({ reach: '1,2*' }, [{ ...longer, selection: 'Sword' }])?.reach).toBe('1,2*');
    });
  });

  describe('minimum ST that effects change', () => {
    const attack = { minimumStrength: 13, parry: 0, skills: [{ attribute: 'dx', penalty: 0 }] } as const;
    const light = { stat: 'weaponMinimumStrength', by: 'name', selection: 'Glaive', add: -2 } as const;
    const skillOf = (effects: readonly Partial<OwnEffect>[]) =>
      openWith(attack, effects).worksheet.number(lineStat('glaive.0', 'skill'));

    it('is used for the penalty to skill, on the sheet and in the finding', () => {
      expect(skillOf([])).toBe(7); // DX 10, ST 3 under the minimum
      expect(skillOf([light])).toBe(9);
      expect(lineOf(attack, [light])?.minimumStrength).toBe('11');
      const findings = openWith(attack, [light]).findings.map(({ fact }) => fact);
      expect(findings).toContainEqual(expect.objectContaining({ code: 'weak-for-weapon', minimum: 11, penalty: 1 }));
    });

    it('bounds the ST that damage counts with', () => {
      const damageOf = (effects: readonly Partial<OwnEffect>[]) =>
        openWith({ minimumStrength: 6, basis: 'swing', type: 'cut' }, effects, 30).worksheet.get(
          lineStat('glaive.0', 'damage'),
        ).value;
      expect(damageOf([])).toEqual({ dice: 3, adds: 0 }); // swing for ST 18
      expect(damageOf([{ ...light, add: 2 }])).toEqual({ dice: 4, adds: 2 }); // for ST 24
    });
  });

  describe('ranged figures that effects change', () => {
    const attack = { accuracy: 3, halfDamage: '25', maximum: 'ST', rateOfFire: '3x9', bulk: -4, recoil: 2 };

    it('are those of the weapon table, changed and rounded down', () => {
      const all = { by: '', selection: '' } as const;
      expect(
        cellsOf(attack, [
          { ...all, stat: 'weaponAccuracy', add: 1 },
          { ...all, stat: 'weaponHalfDamage', how: 'times', times: 1.5 },
          { ...all, stat: 'weaponMaximum', how: 'times', times: 2 },
          { ...all, stat: 'weaponRateOfFire', add: 1 },
          { ...all, stat: 'weaponBulk', add: -1 },
          { ...all, stat: 'weaponRecoil', add: -4 },
        ]),
      ).toMatchObject({
        accuracy: '4',
        halfDamage: '37',
        maximum: '20',
        rateOfFire: expect.stringMatching(/^4.9$/),
        bulk: '−5',
        recoil: '1',
      });
    });

    it('name the trait in their steps; with a condition they are a note', () => {
      const effect = { stat: 'weaponBulk', add: -1 } as const;
      expect(sentenceOf('bulk', { ranged: true, ...attack }, effect)).toContain('Knack −1');
      const { value, notes } = openWith({ ranged: true, ...attack }, [{ ...effect, when: 'folded' }]).worksheet.get(
        lineStat('glaive.0', 'bulk'),
      );
      expect([value, notes.map(({ words }) => words)]).toEqual([-4, [expect.stringContaining('folded')]]);
    });
  });
});
