import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { derivedTechLevel } from '../../builder/what-if/candidate.ts';
import { ownEffectSchema } from '../../character/custom-effect.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import { compareSkills } from '../../sheet-model/compare/compare-rows.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedEffect, typedItem, typedRace, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../derive-character.ts';
import { describeFinding } from '../findings/finding-sentences.ts';
import { improveFromDefault } from '../house-rules/sheet-rules.ts';
import { rulesetIds } from '../rulesets.ts';
import { lineStat, skillStat, untrainedStat } from '../stat-ids.ts';
import { effectOf, missingOf } from './custom-entries.ts';
import { ownTechLevel } from './resolve-rows.ts';

describe('Effects of custom entries', () => {
  describe('effectOf', () => {
    // As version 1 of the file wrote them, before there was anything to select.
    it.each([
      [
        { stat: 'dodge', add: 1, times: 5 },
        { to: 'dodge', add: 1 },
      ],
      [
        { stat: 'startingMoney', add: 1, times: 5 },
        { to: 'startingMoney', times: 5 },
      ],
      [
        { stat: 'startingMoney', add: 1 },
        { to: 'startingMoney', times: 1 },
      ],
      [
        { stat: 'combatSkills', add: -1 },
        { to: { skills: 'combat' }, add: -1 },
      ],
      [
        { stat: 'skillRolls', add: -1 },
        { to: { skills: 'all' }, add: -1 },
      ],
      [
        { stat: 'skill:bow', add: -2 },
        { to: { skill: 'bow' }, add: -2 },
      ],
      [
        { stat: 'skills:language', add: 2 },
        { to: { skills: { tag: 'language' } }, add: 2 },
      ],
      [
        { stat: 'reaction', add: 2 },
        { to: 'reaction', add: 2 },
      ],
      [
        { stat: 'reaction:own-race', add: 2 },
        { to: { reaction: 'own-race' }, add: 2 },
      ],
      [
        { stat: 'reaction:named', add: 2 },
        { to: { reaction: 'named' }, add: 2 },
      ],
      [
        { stat: 'reaction:old-friends', add: 2 },
        { to: { reaction: { group: 'old friends' } }, add: 2 },
      ],
      [
        { stat: 'unarmedDamage', add: 1 },
        { to: { damage: { tag: 'unarmed' } }, add: 1 },
      ],
      [
        { stat: 'surprise', add: 6 },
        { to: 'iq', add: 6, when: 'to recover from surprise' },
      ],
      [
        { stat: 'load', add: 3, when: 'wet' },
        { to: 'load', add: 3, when: 'wet' },
      ],
    ])('reads %o as in older files', (own, expected) => {
      expect(effectOf(z.parse(ownEffectSchema, own))).toEqual({ perLevel: false, ...expected });
    });

    it.each([
      [{ stat: 'luck' }],
      [{ stat: '' }],
      [{ stat: 'skill:' }],
      [{ stat: 'skills' }],
      [{ stat: 'damage', by: 'tag', selection: 'blunt' }],
      [{ stat: 'damage', how: 'times', times: 2 }],
      [{ stat: 'techLevel', how: 'share', of: 'st' }],
      [{ stat: 'st', how: 'share', of: 'luck' }],
      [{ stat: 'st', how: 'atMost' }],
      [{ stat: '__proto__' }],
      [{ stat: 'constructor' }],
    ] as const)('rejects %o', (own) => expect(effectOf(z.parse(ownEffectSchema, own))).toBeNull());

    it('neither divides by 0 nor multiplies by less than 0', () => {
      expect(effectOf(typedEffect({ stat: 'st', how: 'instead', of: 'dx', over: 0 }))).toMatchObject({
        instead: { over: 1 },
      });
      expect(effectOf(typedEffect({ stat: 'st', how: 'times', times: -3 }))).toMatchObject({ times: 0 });
    });
  });

  describe('missingOf', () => {
    it.each([
      [{ stat: 'dodge' }, null],
      [{ stat: 'damage' }, null],
      [{ stat: 'damage', by: 'skill' }, 'selection'],
      [{ stat: 'skills' }, 'selection'],
      [{ stat: 'resistance', selection: 'head' }, null],
      [{ stat: 'dodge', how: 'share' }, 'of'],
      [{ stat: 'dodge', how: 'atMost' }, 'atMost'],
    ] as const)('of %o is %s', (own, field) => expect(missingOf(typedEffect(own))).toBe(field));
  });

  describe('custom effects of a character', () => {
    const derived = (effects: Parameters<typeof typedEffect>[0][], ruleset = 'fourth-edition') =>
      deriveCharacter(saved(ruleset, { traits: [typedTrait('Gift', { effects }), typedTrait('Other', { effects })] }));

    it('are kept, change nothing and are a finding if unknown', () => {
      const before = deriveCharacter(saved('lite-3e', {}));
      const { worksheet, findings } = derived([{ stat: 'luck', add: 3 }, { stat: 'skills' }], 'lite-3e');
      const unknown = findings.filter(({ code }) => code === 'effect-unknown');
      expect(unknown.map(({ id, kind, place }) => [id, kind, place.row])).toEqual([
        ['effect-unknown:gift', 'unknown', 'gift'],
        ['effect-unknown:other', 'unknown', 'other'],
      ]);
      expect(unknown.map(({ fact }) => describeFinding(fact))[0]).toBe(
        'Gift has an effect that is incomplete or unknown here (luck and skills). It is kept and changes nothing.',
      );
      expect(worksheet.number('st')).toBe(before.worksheet.number('st'));
    });

    /** The numbers of a character with these effects, one of which is read before all others. */
    const readFirst = (first: string, effects: Parameters<typeof typedEffect>[0][], ruleset: string) => {
      const { worksheet } = openWorksheet(saved(ruleset, { traits: [typedTrait('Gift', { effects })] }));
      worksheet.get(first);
      return worksheet.ids().map((id) => [id, worksheet.get(id).value] as const);
    };

    it('count for nothing and are a finding if they depend on themselves, whichever number is read first', () => {
      const ring = [
        { stat: 'st', how: 'share', of: 'hitPoints', times: 1 },
        { stat: 'dx', how: 'instead', of: 'basicSpeed', over: 1 },
        { stat: 'iq', add: 1 },
      ] as const;
      const { worksheet, findings } = derived([...ring]);
      expect(['st', 'hitPoints', 'dx', 'iq'].map((id) => worksheet.number(id))).toEqual([10, 10, 10, 12]);
      const ringFindings = findings.filter(({ code }) => code === 'effect-ring');
      expect(ringFindings.map(({ id }) => id)).toEqual(['effect-ring:gift', 'effect-ring:other']);
      expect(ringFindings.map(({ fact }) => describeFinding(fact))[0]).toBe(
        'An effect of Gift depends on the number it changes, so it has no effect.',
      );
      const fresh = readFirst('st', [...ring], 'fourth-edition');
      for (const first of ['hitPoints', 'dx', 'dodge', 'iq'])
        expect(readFirst(first, [...ring], 'fourth-edition'), first).toEqual(fresh);
    });

    it('are the same when two cycles share a number, whichever number is read first', () => {
      const shared = [
        { stat: 'dx', how: 'share', of: 'st', times: 1 },
        { stat: 'st', how: 'share', of: 'dx', times: 1 },
        { stat: 'st', how: 'share', of: 'iq', times: 1 },
        { stat: 'iq', how: 'share', of: 'st', times: 1 },
      ] as const;
      for (const ruleset of rulesetIds) {
        const fresh = readFirst('st', [...shared], ruleset);
        for (const first of ['dx', 'iq', 'move']) expect(readFirst(first, [...shared], ruleset), first).toEqual(fresh);
        const values = new Map(fresh);
        expect(['st', 'dx', 'iq'].map((id) => values.get(id))).toEqual([10, 10, 10]);
      }
    });

    it('are the same when two of them depend on each other, whichever number is read first', () => {
      const mutual = [
        { stat: 'st', how: 'share', of: 'dx', times: 1 },
        { stat: 'dx', how: 'share', of: 'st', times: 1 },
      ] as const;
      expect(readFirst('dx', [...mutual], 'lite-3e')).toEqual(readFirst('st', [...mutual], 'lite-3e'));
    });

    it('form a cycle if a skill changes its own attribute', () => {
      const skills = [typedSkill('Focus', 8, { effects: [{ stat: 'dx', how: 'level', over: 2 }] })];
      const { worksheet, findings } = deriveCharacter(saved('lite-3e', { skills }));
      expect(worksheet.number('dx')).toBe(10);
      expect(findings.map(({ id }) => id)).toContain('effect-ring:focus');
    });

    it('do nothing, without a finding, for numbers that the rules lack', () => {
      const { worksheet, findings } = derived([
        { stat: 'st', how: 'share', of: 'militaryRank', times: 1 },
        { stat: 'passiveDefense' },
      ]);
      expect(worksheet.number('st')).toBe(10);
      expect(findings.filter(({ code }) => code.startsWith('effect-'))).toEqual([]);
    });

    it('stay finite, however large their amounts', () => {
      const stats = ['st', 'dx', 'iq', 'ht', 'hitPoints', 'will', 'perception', 'load', 'dodge'] as const;
      const effects = stats.flatMap((stat, i) => [
        { stat, how: 'share' as const, of: stats[i - 1] ?? 'dx', times: -1e9 },
        { stat, how: 'times' as const, times: 1e9, perLevel: true },
        { stat, how: 'times' as const, times: 1e9 },
      ]);
      const weapon = typedItem('Blade', {
        kind: 'weapon',
        attacks: [{ basis: 'fixed', dice: 1e9, adds: 0 }],
        effects: [{ stat: 'damagePerDie', add: 1e9 }],
      });
      const { worksheet } = deriveCharacter(
        saved('fourth-edition', {
          traits: [typedTrait('Gift', { pointsPerLevel: 1, effects }, { level: 1e9 })],
          equipment: [{ ...weapon, place: 'ready' }],
        }),
      );
      for (const id of worksheet.ids()) {
        const { value } = worksheet.get(id);
        if (typeof value === 'number') expect(Number.isFinite(value), id).toBe(true);
      }
      expect(JSON.stringify(worksheet.get('line:blade.0.damage').value)).not.toContain('null');
    });

    it('survive a file, with all their fields', () => {
      const effects = [
        { stat: 'damage', by: 'skill', match: 'starts', selection: 'Kar', how: 'share', of: 'st', times: 0.5 },
      ] as const;
      const character = saved('lite-3e', { traits: [typedTrait('Gift', { effects: [...effects] })] });
      const read = parseFile(serializeFile(character, 'test'));
      if (!read.ok) throw new Error('cannot be read');
      expect(read.value.saved.character.traits).toEqual(character.character.traits);
    });
  });
});

describe('Custom entries', () => {
  const open = (choices: Parameters<typeof saved>[1], ruleset = 'man-to-man') => openSheet(saved(ruleset, choices));

  describe('a custom entry', () => {
    it('finds its skill whatever the case and the spaces', () => {
      const skills = [typedSkill(' Fan ', 2, { defaults: [{ attribute: null, skill: 'Shortsword ', penalty: 2 }] })];
      const equipment = [typedItem('War fan', { attacks: [{ name: 'swing', skill: 'FAN ' }] })];
      const { worksheet } = open({ skills, equipment });
      expect(worksheet.number(lineStat('war fan.0', 'skill'))).toBe(10);
    });

    it('protects the intended place, however it is written', () => {
      const armor = { kind: 'armor', damageResistance: 4, passiveDefense: 2, places: ['Torso ', ''] } as const;
      const { worksheet } = open({
        equipment: [typedItem('Corselet', { ...armor, places: [...armor.places] }, { place: 'ready' })],
      });
      expect(worksheet.number('damageResistance')).toBe(4);
      expect(worksheet.number('place:torso.damageResistance')).toBe(4);
      expect(worksheet.number('place:legs.damageResistance')).toBe(0);
    });

    it('shoots with its own strength if it has one', () => {
      const shot = {
        name: 'shot',
        skill: 'dx',
        basis: 'swing',
        ranged: true,
        maximum: 'STx10',
        minimumStrength: 12,
      } as const;
      const bow = (bowStrength: number | null) =>
        open({ equipment: [typedItem('Bow', { attacks: [shot] }, { bowStrength })] });
      expect(bow(null).worksheet.number(lineStat('bow.0', 'maximum'))).toBe(100);
      expect(bow(13).worksheet.number(lineStat('bow.0', 'maximum'))).toBe(130);
      expect(bow(null).findings.map(({ code }) => code)).toEqual(['weak-for-weapon']);
      expect(bow(13).findings).toEqual([]);
    });

    it.each([
      ['man-to-man', 'PD 2', 'PD 3, DR 4'],
      ['fourth-edition', 'DB 1', 'DR 4'],
    ])('shows under %s the protection that counts there', (ruleset, shield, armor) => {
      const equipment = [
        typedItem('Shield', { kind: 'shield', passiveDefense: 2, defenseBonus: 1 }),
        typedItem('Suit', { kind: 'armor', passiveDefense: 3, damageResistance: 4 }),
      ];
      expect(open({ equipment }, ruleset).model.possessions.map(({ protection }) => protection)).toEqual([
        shield,
        armor,
      ]);
    });
  });
});

describe('Custom races', () => {
  describe.each(rulesetIds)('a custom race under %s', (ruleset) => {
    const own = typedRace({
      name: 'Cat',
      st: 3,
      iq: -1,
      traits: [typedTrait('Claws', { points: 7, effects: [{ stat: 'dodge', add: 1, perLevel: false, when: '' }] })],
      skills: [{ key: 's', entry: '', own: typedSkill('Pounce', 0).own, speciality: '', relative: 1 }],
    });
    const member = (points: number | null, skills: readonly SkillRow[] = []) =>
      openSheet(saved(ruleset, { skills: [...skills], race: { entry: 'human', own: { ...own, points } } }));
    const human = openSheet(saved(ruleset, {}));

    it('costs the sum of its parts by the tables of the ruleset, or the player’s price', () => {
      const iq = human.ruleset.attributePrice('iq', 9) ?? 0;
      // DX+1 of an average skill of the body is 4 points in all of them.
      expect(member(null).worksheet.number('points.race')).toBe(30 + iq + 7 + 4);
      expect(member(12).worksheet.number('points.race')).toBe(12);
    });

    it('brings its attributes, the effects of its traits, and its skills', () => {
      const { worksheet, model } = member(null);
      expect([worksheet.number('st'), worksheet.number('iq')]).toEqual([13, 9]);
      expect(worksheet.number('dodge')).toBe(human.worksheet.number('dodge') + 1);
      expect(model.skills).toMatchObject([{ name: 'Pounce', level: { text: '11' }, note: 'racial' }]);
    });

    it('is on the sheet with all its parts: priced one by one, or in words if the price is set', () => {
      const [line] = member(null).model.traits;
      const parts = line?.parts ?? [];
      expect(parts.map(({ name }) => name)).toEqual(['ST +3', 'IQ −1', 'Claws', 'Pounce at DX+1']);
      const points = parts.map(({ figure }) => Number(figure.text.replace('−', '-')));
      expect(points.reduce((sum, value) => sum + value, 0)).toBe(member(null).worksheet.number('points.race'));
      expect(line?.note).toBe('');
      const [set] = member(12).model.traits;
      expect(set).toMatchObject({ parts: [], note: 'ST +3, IQ −1, Claws, Pounce at DX+1' });
    });

    it('lets its skills be improved', () => {
      const { worksheet, findings } = member(null, [typedSkill('Pounce', 4)]);
      expect(worksheet.number('skill:pounce.level')).toBe(12);
      expect(worksheet.number('points.skills')).toBe(4);
      expect(findings).toEqual([]);
    });
  });
});

describe('Tech levels of custom entries', () => {
  describe('ownTechLevel', () => {
    test.each([
      [4, [], 4],
      [4, [trait('primitive', { level: 2 })], 2],
      [4, [trait('high-technology', { level: 1 })], 5],
      [0, [], 0],
    ])('equals the number of the worksheet: TL%s with %j is %s', (techLevel, traits, own) => {
      const character = deriveCharacter(saved('lite-3e', { traits, campaign: { techLevel } }));
      const { campaign } = character.context.character;
      expect(ownTechLevel(campaign.techLevel, character.context.traits)).toBe(own);
      expect(derivedTechLevel(character)).toBe(own);
    });
  });
});

describe('Names of spells', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (ruleset: string, choices: Choices) =>
    deriveCharacter(saved(ruleset, choices, [improveFromDefault.id]));
  const numberOf = (ruleset: string, choices: Choices, stat: string) =>
    sheetOf(ruleset, choices).worksheet.get(stat).value;
  const level = (key: string) => skillStat(key, 'level');
  /** Hard, from IQ 14: 16 points buy a level far above the skills below. */
  const spell = (name: string, more: Partial<NonNullable<SkillRow['own']>> = {}) =>
    typedSkill(
      name,
      16,
      { attribute: 'iq', kind: 'mental', difficulty: 'hard', spell: typedSpell, ...more },
      { key: `${name} spell` },
    );
  const typedSpell = {
    colleges: [],
    baseSkill: '',
    prerequisiteCount: 0,
    class: 'regular' as const,
    resistedBy: '',
    time: '1 s',
    duration: '',
    cost: '2',
    maintain: '',
    prerequisites: '',
  };
  const attributes = { dx: 10, iq: 14 };

  describe.each(rulesetIds)('a spell with the same name does not count as a skill: %s', (ruleset) => {
    const staff = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Staff' }] });

    it('for a weapon', () => {
      const choices = (skills: SkillRow[]) => ({ attributes, equipment: [staff], skills });
      const line = lineStat('pole.0', 'skill');
      const staffSkill = typedSkill('Staff', 1);
      const alone = numberOf(ruleset, choices([staffSkill]), line);
      expect(alone).toBe(9);
      expect(numberOf(ruleset, choices([staffSkill, spell('Staff')]), line)).toBe(alone);
      expect(numberOf(ruleset, choices([spell('Staff')]), line)).toBe(numberOf(ruleset, choices([]), line));
      const parry = lineStat('pole.0', 'parry');
      expect(numberOf(ruleset, choices([staffSkill, spell('Staff')]), parry)).toBe(
        numberOf(ruleset, choices([staffSkill]), parry),
      );
    });

    it('for a block, not even when it was marked so before it became a spell', () => {
      const shield = typedItem('Shield', { kind: 'shield', passiveDefense: 2, defenseBonus: 2 }, { place: 'ready' });
      const shieldSkill = typedSkill('Shield', 4, { difficulty: 'easy', defense: 'block', combat: true });
      const block = (skills: SkillRow[]) => numberOf(ruleset, { attributes, equipment: [shield], skills }, 'block');
      expect(block([shieldSkill, spell('Shield')])).toBe(block([shieldSkill]));
      expect(block([shieldSkill, spell('Ward', { defense: 'block', combat: true })])).toBe(block([shieldSkill]));
    });

    it('for bare hands', () => {
      const lines = (skills: SkillRow[]) =>
        (['skill', 'damage', 'parry'] as const).map((part) =>
          numberOf(ruleset, { attributes, skills }, lineStat('unarmed.punch', part)),
        );
      const none = lines([]);
      expect(lines([spell('Karate'), spell('Brawling'), spell('Boxing'), spell('Judo')])).toEqual(none);
      expect(lines([spell('Palm', { defense: 'unarmed', combat: true })])).toEqual(none);
    });

    it('as a default, nor for a technique', () => {
      const lore = typedSkill('Lore', 0, { defaults: [{ attribute: null, skill: 'Fire', penalty: 2 }] });
      const feint = typedSkill('Feint', 2, {
        difficulty: 'techniqueHard',
        defaults: [{ attribute: null, skill: 'Fire', penalty: 0 }],
      });
      const skills = [lore, feint, spell('Fire')];
      expect(numberOf(ruleset, { attributes, skills }, level('lore'))).toBeNull();
      expect(numberOf(ruleset, { attributes, skills }, level('feint'))).toBeNull();
    });

    it('of the race', () => {
      const ofRace = typedSkill('Shield', 0);
      const own = typedRace({ skills: [{ key: 'r', entry: '', own: ofRace.own, speciality: '', relative: 3 }] });
      const { context } = sheetOf(ruleset, { race: { entry: 'human', own }, skills: [spell('Shield')] });
      expect(context.skills.map(({ raceRelative }) => raceRelative)).toEqual([3, null]);
    });
  });

  it('spells, custom ones too, remain the base of other spells, and a skill of that name does not serve', () => {
    const needed = (row?: SkillRow): string => {
      const skills = [skill('create-fire', 1), ...(row ? [row] : [])];
      const { findings } = sheetOf('lite-3e', { attributes, skills });
      const { fact } = findings.find(({ id }) => id === 'spell-needs:create-fire') ?? {};
      return fact?.code === 'spell-needs' ? fact.needed : '';
    };
    expect(needed()).toContain('Ignite Fire at 12');
    expect(needed(skill('ignite-fire', 16))).not.toContain('Ignite Fire');
    expect(needed(spell('Ignite Fire'))).not.toContain('Ignite Fire');
    expect(needed(typedSkill('Ignite Fire', 30, { attribute: 'iq' }))).toContain('Ignite Fire at 12');
  });

  it('a row that the rules do not know is no skill either, and the weapon uses its default', () => {
    const { worksheet } = sheetOf('lite-3e', {
      skills: [skill(' Broadsword ', 4, { key: 'unknown' })],
      equipment: [item('broadsword')],
    });
    expect(worksheet.get(lineStat('broadsword.0', 'skill')).value).toBe(5);
    expect(worksheet.has(untrainedStat('broadsword'))).toBe(true);
  });

  it('a load does not lower a spell of the fourth edition with the name of a skill', () => {
    const anvil = typedItem('Anvil', { weight: 60 }, { place: 'carried' });
    const spellLevel = (equipment: (typeof anvil)[]) =>
      numberOf('fourth-edition', { attributes, equipment, skills: [spell('Stealth')] }, level('Stealth spell'));
    expect(spellLevel([anvil])).toBe(spellLevel([]));
  });

  it('in the fourth edition a weapon’s skill is missing when only a spell has its name', () => {
    const staff = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Pole Dance' }] });
    const { findings } = sheetOf('fourth-edition', { equipment: [staff], skills: [spell('Pole Dance')] });
    expect(findings.map(({ code }) => code)).toContain('weapon-skill-missing');
  });

  it('a comparison does not confuse a spell with a skill of the same name', () => {
    const before = sheetOf('lite-3e', { skills: [typedSkill('Staff', 4)] });
    const after = sheetOf('lite-3e', { skills: [spell('Staff')] });
    const { skills, spells } = compareSkills({ before, after, sameRules: true });
    expect(skills.map(({ key }) => key)).toEqual(['skills:gone.staff']);
    expect(spells.map(({ key }) => key)).toEqual(['spells:new.Staff spell']);
  });
});
