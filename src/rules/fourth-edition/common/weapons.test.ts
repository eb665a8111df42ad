import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';

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

  it('counts at most three times the minimum ST of the weapon', () => {
    expect(formatValue(line('damage', sword(), 30).value, 'd')).toBe('5d+2');
    expect(derivationSentence(line('damage', sword({ minimumStrength: 5 }), 16), 'd')).toBe(
      'Sword, swing: damage 2d+1: Striking ST 16; basic damage, swing for ST 15, 3 times the weapon’s ST 2d+1. (custom)',
    );
    expect(formatValue(line('damage', sword({ minimumStrength: 5 }), 15).value, 'd')).toBe('2d+1');
  });

  it('comes with −1 to skill for each point of ST under the minimum', () => {
    expect(line('skill', sword(), 9).value).toBe(10);
    expect(derivationSentence(line('skill', sword(), 7), 'd')).toBe(
      'Sword, swing: skill 8: Sword 11; ST (minimum 10) 7; ST below 10 −3. (custom)',
    );
  });

  it('comes with −4 to skill and −2 to Parry in the off hand', () => {
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

  it('swing and thrust of Lifting ST, of telekinesis and of IQ', () => {
    expect(damage({ basis: 'swing' })).toBe('1d+2');
    expect(damage({ basis: 'swing', strengthOf: 'lifting' })).toBe('2d+1');
    expect(damage({ basis: 'thrust', strengthOf: 'telekinesis' })).toBe('1d−3');
    expect(damage({ basis: 'swing', strengthOf: 'iq' })).toBe('2d');
  });

  it('name the strength, and three times the minimum ST as its maximum', () => {
    const worksheet = sheet(gadget({ strengthOf: 'lifting', minimumStrength: 4 }));
    expect(derivationSentence(worksheet.get(lineStat('gadget.0', 'strength')), 'd')).toBe(
      'Gadget, hit: ST 12: Lifting ST 15; 3 times the weapon’s ST 12. (custom)',
    );
    expect(derivationSentence(worksheet.get(lineStat('gadget.0', 'damage')), 'd')).toBe(
      'Gadget, hit: damage 1d+2: Gadget, hit: ST 12; basic damage, swing for ST 12 1d+2. (custom)',
    );
  });

  it('ask for Striking ST if they are swung, thrown or drawn, and for Lifting ST if they are held or cocked', () => {
    const skill = (own: object) => sheet(gadget({ minimumStrength: 16, ...own })).number(lineStat('gadget.0', 'skill'));
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
    expect(derivationSentence(rated.get(lineStat('gadget.0', 'strength')), 'd')).toBe(
      'Gadget, hit: ST 24: the bow’s ST 20; String +4. (custom)',
    );
    expect(rated.number(lineStat('gadget.0', 'maximum'))).toBe(240);
  });

  it('are thrown with what effects add to ST for throws', () => {
    const thrower = typedTrait('Thrower', { effects: [{ stat: 'throwingStrength', add: 3 }] });
    const worksheet = sheet(gadget({ ranged: true, basis: 'thrust', halfDamage: 'ST/2', maximum: 'ST' }), thrower);
    expect(worksheet.number(lineStat('gadget.0', 'maximum'))).toBe(13);
    expect(worksheet.number(lineStat('gadget.0', 'halfDamage'))).toBe(6);
  });

  it('print dice of other sides', () => {
    const character = saved('fourth-edition', { equipment: [gadget({ basis: 'fixed', dice: 2, adds: 1, sides: 8 })] });
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

  it('have half the skill + 3, their modifier and the bonuses of Block, as the Block of the sheet where no shield is in hand', () => {
    const guard = typedTrait('Guard', { effects: [{ stat: 'block', add: 1 }] });
    const worksheet = open({ attributes: { dx: 12 }, skills, equipment: [cloak], traits: [guard] });
    expect(derivationSentence(worksheet.get(lineStat('net.0', 'block')), 'd')).toBe(
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
      derivationSentence(damage({ basis: 'fixed', dice: 1, adds: 1, dicePerLevel: 1, addsPerLevel: -1 }), 'd'),
    ).toBe(
      'Breath, flame: damage 4d−2: weapon table 1d+1; Breath, flame: level 3; weapon table, 1d−1 for each of 3 levels 4d−2. (custom)',
    );
    expect(formatValue(damage({ basis: 'fixed', dice: 1, dicePerLevel: 1, levelOf: 'FIRE' }).value, 'd')).toBe('4d');
    expect(formatValue(damage({ basis: 'thrust', dicePerLevel: 2 }).value, 'd')).toBe('7d');
  });

  it('have thrust or swing for each', () => {
    expect(derivationSentence(damage({ basis: 'thrust', basisPerLevel: true, adds: 1 }), 'd')).toBe(
      'Breath, flame: damage 3d+1: thrust 1d; Breath, flame: level 3; weapon table, thrust × 3 3d; Breath +1. (custom)',
    );
  });

  it('have none without the trait', () => {
    expect(formatValue(damage({ basis: 'fixed', dice: 1, dicePerLevel: 1 }, []).value, 'd')).toBe('1d');
  });
});
