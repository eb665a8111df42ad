import { describe, expect, it } from 'vitest';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { describeDerivation } from '../../../engine/format.ts';
import type { SheetModel } from '../../../sheet-model/model/sheet-model.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat } from '../../stat-ids.ts';

describe('Defenses', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
  const open = (choices: Choices) => sheetOf(choices).worksheet;
  const effect = (stat: string, add: number) => ({ stat, add, perLevel: false, when: '' });
  const weapon = (name: string, skill: string, own = {}) =>
    typedItem(name, { kind: 'weapon', attacks: [{ name: 'swing', skill, type: 'cut', ...own }] }, { place: 'ready' });
  const shield = (defenseBonus: number, place: 'ready' | 'carried' = 'ready') =>
    typedItem('Shield', { kind: 'shield', defenseBonus }, { key: 'targe', place });
  const blocker = (points: number) =>
    typedSkill('Shield', points, { difficulty: 'easy', defaults: [{ attribute: 'dx', skill: '', penalty: 4 }] });

  describe('Parry (p. 376)', () => {
    it.each([
      ['Broadsword', 12, 13, 9],
      ['Shortsword', 4, 11, 8],
    ])('half of the skill + 3: %s with %i points is %i and parries at %i', (name, points, level, parry) => {
      const sheet = open({ skills: [typedSkill(name, points)], equipment: [weapon('Blade', name)] });
      expect(sheet.number(`skill:${name.toLowerCase()}.level`)).toBe(level);
      expect(sheet.number('parry')).toBe(parry);
    });

    it('includes the modifiers of the weapon, of traits and of the shield in hand', () => {
      const choices = {
        skills: [typedSkill('Staff', 4), blocker(1)],
        traits: [
          typedTrait('Combat Reflexes', { points: 15, effects: [effect('activeDefenses', 1)] }),
          typedTrait('Enhanced Parry', { points: 5, effects: [effect('parry', 1)] }),
        ],
        equipment: [weapon('Quarterstaff', 'staff', { parry: 2 }), shield(2)],
      };
      expect(describeDerivation(open(choices).get(lineStat('quarterstaff.0', 'parry')), 'd')).toBe(
        'Quarterstaff: Parry 14: weapon skill 11; half × ½; rounded down; base +3; Quarterstaff +2; Enhanced Parry +1; Combat Reflexes +1; Shield +2. (Basic Set p. 376)',
      );
      expect(open(choices).number('dodge')).toBe(11);
      expect(open(choices).number('block')).toBe(11);
    });

    it('uses bare hands if there is nothing else, or if they are trained', () => {
      const boxing = typedSkill('Boxing', 8);
      const knife = weapon('Knife', 'knife', { parry: -1 });
      const skills = [typedSkill('Knife', 2)];
      expect(open({}).number('parry')).toBe(8);
      const cane = weapon('Cane', 'cane fighting');
      expect(open({ equipment: [cane] }).number('parry')).toBe(8); // A skill that nobody can use untrained does not parry.
      expect(open({ equipment: [knife] }).number('parry')).toBe(5); // The knife parries at its default, DX−4.
      expect(open({ skills, equipment: [knife] }).number('parry')).toBe(7);
      expect(open({ skills: [...skills, boxing], equipment: [knife] }).number('parry')).toBe(9);
      expect(open({ skills: [typedSkill('Old Art', 8, { defense: 'unarmed' })] }).number('parry')).toBe(9);
    });

    it('marks fencing and unbalanced weapons', () => {
      const equipment = [weapon('Rapier', 'dx', { fencing: true }), weapon('Axe', 'dx', { unbalanced: true })];
      const { model, worksheet } = sheetOf({ equipment });
      const notes = (line: string) => worksheet.get(lineStat(line, 'parry')).notes.map(({ words }) => words);
      expect(notes('rapier.0')).toEqual(['fencing weapon: each further parry −2']);
      expect(notes('axe.0')).toEqual(['unbalanced: no parry on a turn it attacks']);
      expect(model.attacks.slice(0, 2).map((line) => line.notes)).toEqual([
        ['fencing weapon'],
        ['no parry on a turn it attacks'],
      ]);
    });
  });

  describe('Block (p. 375)', () => {
    it.each([
      [2, 11, 8],
      [4, 12, 9],
      [0, 6, 6],
    ])('half of the skill + 3: with %i points in Shield from %i it is %i', (points, level, block) => {
      const sheet = open({ skills: [blocker(points)], equipment: [shield(0)] });
      expect(sheet.number('skill:shield.level')).toBe(level);
      expect(sheet.number('block')).toBe(block);
    });

    it('needs a shield in hand and a skill', () => {
      expect(open({ skills: [blocker(2)] }).get('block').value).toBeNull();
      expect(open({ skills: [blocker(2)], equipment: [shield(1, 'carried')] }).get('block').value).toBeNull();
      expect(open({ equipment: [shield(1)] }).get('block').value).toBeNull();
    });

    it('uses the better of Shield and a custom skill for it', () => {
      const cloak = typedSkill('Net and Cloak', 8, { defense: 'block' });
      expect(open({ skills: [blocker(2), cloak], equipment: [shield(1)] }).number('block')).toBe(10);
    });
  });

  describe('Dodge', () => {
    it('is not reduced below 1 by encumbrance (p. 17)', () => {
      // Basic Speed (1 + 1) / 4 = ½; Dodge 3 without a load, which extra-heavy encumbrance lowers by 4.
      const choices = {
        attributes: { dx: 1, ht: 1 },
        equipment: [typedItem('Anvil', { kind: 'gear', weight: 190 }, { place: 'carried' })],
      };
      const { worksheet } = sheetOf(choices);
      expect(worksheet.number('encumbrance')).toBe(4);
      expect(worksheet.number('dodge')).toBe(1);
    });
  });

  describe('Defense Bonus (p. 374)', () => {
    it('counts only while the shield is in hand', () => {
      expect(open({ equipment: [shield(3)] }).number('dodge')).toBe(11);
      expect(open({ equipment: [shield(3, 'carried')] }).number('dodge')).toBe(8);
    });

    it('applies to bare hands too', () => {
      expect(open({ equipment: [shield(1)] }).number(lineStat('unarmed.punch', 'parry'))).toBe(9);
    });
  });

  describe('bare hands', () => {
    it('hit at DX, and with each trained art on a separate line', () => {
      const { worksheet: sheet, model } = sheetOf({ skills: [typedSkill('Karate', 8), typedSkill('Boxing', 2)] });
      expect(describeDerivation(sheet.get(lineStat('unarmed.kick.karate', 'skill')), 'd')).toBe(
        'Kick, Karate: skill 10: Karate 12; kick −2. (Basic Set p. 370)',
      );
      expect(describeDerivation(sheet.get(lineStat('unarmed.punch', 'damage')), 'd')).toBe(
        'Punch: damage 1d−3: thrust 1d−2; punch −1. (Basic Set p. 370)',
      );
      const parries = model.attacks.map(({ item, use, parry }) => `${item} ${use || 'DX'} ${parry.text}`);
      expect(parries).toEqual(['Punch Karate 9', 'Punch Boxing 8', 'Kick Karate –']);
    });
  });
});

describe('A slung shield', () => {
  const shield = (defenseBonus: number) =>
    typedItem('Shield', { kind: 'shield', defenseBonus }, { place: 'carried', slung: true });
  const line = (ruleset: string, defenseBonus: number) =>
    openSheet(saved(ruleset, { equipment: [shield(defenseBonus)] })).model.possessions[0];

  it('takes as many turns to ready as its Defense Bonus (pp. 382–383)', () => {
    expect(line('fourth-edition', 2)).toMatchObject({
      where: 'slung on the back',
      protection: 'DB 2, 2 turns to ready or sling',
    });
  });

  it('is only a label if the book has no rule for it', () => {
    expect(line('lite-3e', 2)).toMatchObject({ where: 'slung on the back', protection: 'PD 0' });
  });
});

describe('Two shields', () => {
  const shield = (name: string, defenseBonus: number, own = {}) =>
    typedItem(name, { kind: 'shield', defenseBonus, ...own }, { place: 'ready' });
  const skills = [typedSkill('Shield', 2, { difficulty: 'easy' })]; // 11
  const choices = (...equipment: ReturnType<typeof shield>[]) => saved('fourth-edition', { skills, equipment });

  describe('two shields in hand (p. 374)', () => {
    it.each([
      ['the small one first', [shield('Buckler', 1), shield('Large shield', 3)]],
      ['the large one first', [shield('Large shield', 3), shield('Buckler', 1)]],
    ])('give the greater Defense Bonus, not the sum: %s', (_, equipment) => {
      const { worksheet } = openSheet(choices(...equipment));
      expect(worksheet.number('defenseBonus')).toBe(3);
      expect(worksheet.number('dodge')).toBe(11);
      expect(worksheet.number('block')).toBe(11);
      expect(worksheet.get('dodge').steps.at(-1)).toMatchObject({ words: 'Large shield', row: 'large shield' });
    });

    it('are reported, with the one that is used', () => {
      const { findings } = deriveCharacter(choices(shield('Buckler', 1), shield('Large shield', 3)));
      expect(findings.map(({ fact }) => describeFinding(fact))).toEqual([
        'Two shields in hand: Buckler and Large shield. Their bonuses do not add up: only Large shield counts.',
      ]);
    });

    it('use the first one if their bonuses are equal', () => {
      const { worksheet } = openSheet(choices(shield('Left', 2), shield('Right', 2)));
      expect(worksheet.get('dodge').steps.at(-1)).toMatchObject({ words: 'Left' });
    });
  });
});

describe('Protection', () => {
  const armor = (name: string, damageResistance: number, places: string[] = [], place: 'ready' | 'carried' = 'ready') =>
    typedItem(name, { kind: 'armor', damageResistance, places, passiveDefense: 3 }, { place });
  const open = (...equipment: ReturnType<typeof armor>[]) => openSheet(saved('fourth-edition', { equipment }));
  /** The lines of the table of hit locations that have armor; the vitals are in the torso, and a bare skull stops 2. */
  const covered = ({ bodyPlaces }: SheetModel) =>
    bodyPlaces.filter(
      ({ place, layers }) => !place.startsWith('vitals') && layers.some((layer) => layer !== 'skull 2'),
    );
  const places = (sheet: ReturnType<typeof open>) =>
    covered(sheet.model).map(({ place, passiveDefense, damageResistance }) => [
      place,
      passiveDefense.text,
      damageResistance.text,
    ]);

  describe('damage resistance', () => {
    it('is 0 without armor', () => {
      const { worksheet, model } = open();
      expect(describeDerivation(worksheet.get('damageResistance.armor'), 'd')).toBe(
        'DR of armor 0: no armor worn 0. (Basic Set p. 282)',
      );
      expect(model.bodyPlaces).toEqual([]);
    });

    it('is the suit’s, which covers every place', () => {
      expect(open(armor('Suit', 4)).worksheet.number('damageResistance')).toBe(4);
      expect(open(armor('Suit', 4, [], 'carried')).worksheet.number('damageResistance')).toBe(0);
    });

    it('is none of armor that there is none of', () => {
      const none = item('mail-hauberk', { place: 'ready', quantity: 0 });
      const { worksheet } = openSheet(saved('fourth-edition', { equipment: [none] }));
      expect(worksheet.number('damageResistance')).toBe(0);
    });

    it('is that of the torso for pieces, each of which protects its own place', () => {
      const sheet = open(armor('Corselet', 5, ['Torso', 'groin']), armor('Helmet', 4, [' Skull ', 'face']));
      expect(sheet.worksheet.number('damageResistance')).toBe(5);
      expect(places(sheet)).toEqual([
        ['skull', '', '6'],
        ['face', '', '4'],
        ['torso', '', '5'],
        ['groin', '', '5'],
      ]);
      expect(describeDerivation(sheet.worksheet.get('place:skull.damageResistance'), 'd')).toBe(
        'DR of the skull 6: Helmet 4; skull +2. (Basic Set p. 282)',
      );
    });

    it('adds up layers of armor', () => {
      const sheet = open(armor('Cloth', 1), armor('Mail', 4, ['torso']));
      expect(describeDerivation(sheet.worksheet.get('damageResistance.armor'), 'd')).toBe(
        'DR of armor 5: Cloth 1; Mail +4. (Basic Set p. 282)',
      );
      expect(sheet.findings).toEqual([]);
    });

    it('is on the sheet without passive defense', () => {
      expect(open(armor('Suit', 4)).model.possessions[0]?.protection).toBe('DR 4');
    });
  });

  describe('armor of the list', () => {
    const wear = (...ids: string[]) =>
      openSheet(saved('fourth-edition', { equipment: ids.map((id) => item(id, { place: 'ready' })) }));
    const lines = (sheet: ReturnType<typeof wear>) =>
      covered(sheet.model).map(({ place, damageResistance: { text, second } }) =>
        second ? `${place} ${text} (${second.text} ${second.when})` : `${place} ${text}`,
      );

    it('stops less of crushing blows if it is mail, in layers too', () => {
      const sheet = wear('mail-hauberk', 'cloth-armor-torso');
      expect(sheet.worksheet.number('damageResistance')).toBe(5);
      expect(describeDerivation(sheet.worksheet.get('damageResistance.armor.crushing'), 'd')).toBe(
        'DR of armor against crushing 3: Mail hauberk 2; Cloth armor +1. (Basic Set p. 282)',
      );
      expect(lines(sheet)).toEqual(['torso 5 (3 against crushing)', 'groin 5 (3 against crushing)']);
      expect(sheet.model.damageResistance.total.second).toMatchObject({ text: '3', when: 'against crushing' });
    });

    it('stops only bullets and blades well if it is a vest', () => {
      expect(lines(wear('ballistic-vest-tl8', 'ballistic-helmet-tl8'))).toEqual([
        'skull 14',
        'torso 8 (2 against all but cutting and piercing)',
      ]);
    });

    it('covers only the front if it is a breastplate', () => {
      const sheet = wear('steel-breastplate');
      expect(lines(sheet)).toEqual(['torso, front 5']);
      expect(sheet.model.bodyPlaces.find(({ place }) => place === 'torso, behind')?.damageResistance.text).toBe('0');
      expect(sheet.worksheet.number('damageResistance.behind')).toBe(0);
    });

    it('has another DR on some places if it has several parts', () => {
      expect(lines(wear('combat-hardsuit-tl9'))).toEqual([
        'legs 30',
        'arms 30',
        'torso 50',
        'groin 30',
        'hands 30',
        'feet 30',
        'neck 30',
      ]);
    });

    it('is on the sheet as in the table', () => {
      const protection = (id: string) => wear(id).model.possessions[0]?.protection;
      expect(protection('mail-hauberk')).toBe('DR 4 (2 against crushing), torso, groin, flexible');
      expect(protection('space-armor-helmet-tl9')).toBe('DR 40 skull, DR 30 face, eyes');
      expect(protection('steel-breastplate')).toBe('DR 5, torso, front only');
      expect(protection('leather-jacket')).toBe('DR 1, arms, torso, flexible, concealable');
      expect(protection('medium-shield')).toBe('DB 2, DR 7, HP 40');
    });

    it('has no redundant note on the sheet', () => {
      const note = (words: string) =>
        open(item('mail-hauberk', { place: 'ready', note: words })).model.possessions[0]?.note;
      expect([note('Flexible'), note('from the king')]).toEqual(['', 'from the king']);
    });

    it('gives its wearer strength if it is a battlesuit', () => {
      const { worksheet } = wear('battlesuit-tl9');
      expect(worksheet.number('strikingStrength')).toBe(20);
      expect(describeDerivation(worksheet.get('liftingStrength'), 'd')).toContain('Battlesuit (TL9) +10');
    });
  });

  describe('DR of places named by an effect', () => {
    const tough = (by: '' | 'except', selection: string) =>
      typedTrait('Tough', { effects: [{ stat: 'resistance', by, selection, add: 2 }] });
    const resistances = (traits: ReturnType<typeof typedTrait>[]) => {
      const { model, worksheet } = openSheet(saved('fourth-edition', { traits }));
      const lines = covered(model).map(({ place, damageResistance }) => `${place} ${damageResistance.text}`);
      return { torso: worksheet.number('damageResistance'), lines };
    };

    it('counts for the named places', () => {
      expect(resistances([tough('', 'face, Neck')])).toEqual({ torso: 0, lines: ['face 2', 'neck 2'] });
      expect(resistances([tough('', 'torso, face')]).torso).toBe(2);
    });

    it('counts for the eyes with the head, and not with the face', () => {
      expect(places(open(armor('Bucket', 4, ['head'])))).toEqual([
        ['eyes', '', '4'],
        ['skull', '', '6'],
        ['face', '', '4'],
      ]);
      expect(places(open(armor('Mask', 4, ['face'])))).toEqual([['face', '', '4']]);
    });

    it('counts for all but the excluded places, as the table shows', () => {
      const { torso, lines } = resistances([tough('except', 'eyes')]);
      expect(torso).toBe(2);
      expect(lines).toContain('neck 2');
      expect(lines.some((line) => line.startsWith('eyes'))).toBe(false);
    });
  });
});

describe('Unarmed combat', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
  const damage = (line: string, choices: Choices): string => {
    const { value } = sheetOf(choices).worksheet.get(lineStat(`unarmed.${line}`, 'damage'));
    return isDice(value) ? formatDice(value, 'd') : String(value);
  };
  /** Points of an average skill for each level relative to DX 10. */
  const pointsFor: Readonly<Record<number, number>> = { [-1]: 1, 0: 2, 1: 4, 2: 8, 3: 12 };
  const art = (name: string, relative: number) => [typedSkill(name, pointsFor[relative] ?? 0)];

  describe('the damage bonus of arts for each die of thrust (pp. 182, 203)', () => {
    it.each([
      ['Boxing', 'punch', { 0: '1d−1', 1: '1d', 2: '1d+1', 3: '1d+1' }],
      ['Brawling', 'punch', { 0: '1d−1', 1: '1d−1', 2: '1d', 3: '1d' }],
      ['Brawling', 'kick', { 0: '1d', 1: '1d', 2: '1d+1', 3: '1d+1' }],
      ['Karate', 'punch', { [-1]: '1d−1', 0: '1d', 1: '1d+1', 2: '1d+1' }],
      ['Karate', 'kick', { [-1]: '1d', 0: '1d+1', 1: '1d+2', 3: '1d+2' }],
    ])('%s, %s', (name, blow, levels) => {
      for (const [relative, expected] of Object.entries(levels)) {
        const choices = { attributes: { st: 13 }, skills: art(name, Number(relative)) }; // thrust 1d
        expect(damage(`${blow}.${name.toLowerCase()}`, choices), `DX${relative}`).toBe(expected);
      }
    });

    it('applies to each die', () => {
      expect(damage('punch.karate', { attributes: { st: 21 }, skills: art('Karate', 1) })).toBe('2d+3'); // 2d−1, +4
      expect(damage('kick.brawling', { attributes: { st: 29 }, skills: art('Brawling', 2) })).toBe('3d+3');
    });

    it('is in the steps', () => {
      const { worksheet } = sheetOf({ attributes: { st: 13 }, skills: art('Karate', 1) });
      expect(describeDerivation(worksheet.get(lineStat('unarmed.punch.karate', 'damage')), 'd')).toBe(
        'Punch, Karate: damage 1d+1: thrust 1d; punch −1; Karate 1; Karate, per die × 1 +1; Karate 1; Karate, per die × 1 +1. (Basic Set p. 370)',
      );
      expect(describeDerivation(worksheet.get('effect:karate.1'), 'd')).toBe(
        'Karate 1: Karate 11; DX 10; from a level on, Karate at DX+1, DX+1 or better 1. (custom)',
      );
    });

    it('depends on the learned level, not on the one lowered by a load', () => {
      const equipment = [typedItem('Sack', { weight: 60 })]; // medium with ST 10
      const choices = { skills: art('Karate', 1), equipment };
      expect(sheetOf(choices).worksheet.number(lineStat('unarmed.punch.karate', 'skill'))).toBe(9);
      expect(damage('punch.karate', choices)).toBe('1d−1'); // 1d−3, +2
    });

    it('applies only to the line of the art', () => {
      const skills = [...art('Brawling', 3), ...art('Karate', 1)];
      const { model } = sheetOf({ attributes: { st: 13 }, skills });
      const lines = model.attacks.map(
        ({ item, use, skill, damage: { text } }) => `${item} ${use} ${skill.text} ${text}`,
      );
      expect(lines).toEqual([
        'Punch Brawling 13 1d',
        'Punch Karate 11 1d+1',
        'Kick Brawling 11 1d+1',
        'Kick Karate 9 1d+2',
      ]);
      expect(model.attacks.flatMap(({ notes }) => notes)).toEqual([]);
    });

    it('recognizes a custom art by its name, and adds to effects of traits', () => {
      const traits = [typedTrait('Claws', { effects: [{ stat: 'unarmedDamage', add: 1 }] })];
      expect(damage('punch.boxing', { attributes: { st: 13 }, skills: art('Boxing', 2), traits })).toBe('1d+2');
    });

    it('is the same for listed arts, and cites their page', () => {
      const choices = { attributes: { st: 13 }, skills: [skill('karate', 8)] }; // hard: DX+1
      expect(damage('punch.karate', choices)).toBe('1d+1');
      expect(sheetOf(choices).worksheet.get('effect:karate.0').cite).toMatchObject({ page: 203 });
    });

    it('counts once for a custom art with its own effects', () => {
      const effects = [0, 1].map((fromLevel) =>
        typedEffect({ stat: 'damagePerDie', by: 'skill', selection: 'Karate', add: 1, fromLevel }),
      );
      const karate = typedSkill('Karate', 4, { effects });
      expect(damage('punch.karate', { attributes: { st: 13 }, skills: [karate] })).toBe('1d+1');
      const weaker = typedSkill('Karate', 4, { effects: effects.slice(0, 1) });
      expect(damage('punch.karate', { attributes: { st: 13 }, skills: [weaker] })).toBe('1d');
    });

    const armed = (choices: Choices, line: string) => {
      const { value } = sheetOf(choices).worksheet.get(lineStat(line, 'damage'));
      return isDice(value) ? formatDice(value, 'd') : String(value);
    };

    it('counts for weapons that the art is used with', () => {
      const talons = typedItem('Talons', {
        kind: 'weapon',
        attacks: [{ name: 'slash', type: 'cut', basis: 'thrust', skill: 'Karate' }],
      });
      expect(armed({ attributes: { st: 13 }, skills: [skill('karate', 8)], equipment: [talons] }, 'talons.0')).toBe(
        '1d+2',
      );
      expect(armed({ attributes: { st: 13 }, skills: art('Karate', 0), equipment: [talons] }, 'talons.0')).toBe('1d+1');
    });

    it('counts once for a blow with an item that aids it', () => {
      const choices = {
        attributes: { st: 13 },
        skills: [skill('karate', 8)],
        equipment: [item('brass-knuckles', { key: 'b', place: 'ready' })],
      };
      expect(damage('punch.karate', choices)).toBe('1d+1');
      expect(armed(choices, 'b.0.karate')).toBe('1d+2');
      expect(armed(choices, 'b.0')).toBe('1d');
    });
  });
});
