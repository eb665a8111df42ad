import { describe, expect, it } from 'vitest';
import { describeCandidate } from '../../../builder/what-if/candidate.ts';
import { levelAt, nextSkillPoints, pointsForLevel } from '../../../builder/what-if/level-steps.ts';
import { setCampaign } from '../../../character/edit-character.ts';
import type { OwnSkill, SkillRow } from '../../../character/skill-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { compareSheets } from '../../../sheet-model/compare/compare-sheets.ts';
import { missileIqBonus } from '../../../testing/double-entry/lite-3e.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';

describe('Skills', () => {
  const guns: OwnSkill = {
    techLevel: false,
    tags: [],
    prerequisites: [],
    notes: [],
    source: '',
    name: 'Guns',
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', skill: '', penalty: 4 }],
    combat: true,
    defense: 'none',
    maximum: null,
    loadTimes: null,
    holds: false,
    effects: [],
    spell: null,
    description: '',
    page: '',
  };

  const level = (iq: number, techLevel: number | null, points = 1) => {
    const { worksheet } = openWorksheet(
      saved('lite-3e', { attributes: { iq }, skills: [skill('', points, { key: 'guns', own: guns, techLevel })] }),
    );
    return worksheet.get('skill:guns.level');
  };

  describe('missile skills marked /TL (p. 16)', () => {
    it.each(missileIqBonus)('have a bonus by IQ: from %i to %s, +%i', (from, to, bonus) => {
      expect(level(from, 7).value).toBe(10 + bonus);
      if (to !== null) expect(level(to, 7).value).toBe(10 + bonus);
    });

    it('have no bonus at lower IQ, nor without a tech level', () => {
      expect([level(9, 7).value, level(12, null).value]).toEqual([10, 10]);
    });

    it('have the bonus untrained too', () => {
      expect(describeDerivation(level(12, 7, 0), 'd')).toBe(
        'Guns/TL7 8: best default of: DX−4 6; IQ 12; IQ 12 or more, for a missile weapon +2. (custom)',
      );
    });
  });

  describe('missile skills of the catalog', () => {
    const levels = (ids: readonly string[], points: number) => {
      const skills = ids.map((id) => skill(id, points, { techLevel: points > 0 ? 7 : null }));
      const { worksheet } = openWorksheet(saved('lite-3e', { attributes: { iq: 12 }, skills }));
      return ids.map((id) => worksheet.get(skillStat(id, 'level')).value);
    };
    const marked = ['guns-pistol', 'guns-rifle', 'guns-shotgun', 'guns-light-automatic'];
    const unmarked = ['beam-weapons', 'black-powder-weapons'];

    it('have the bonus of IQ if marked /TL, trained or not, with a tech level or without', () => {
      expect(levels([...marked, ...unmarked], 1)).toEqual([12, 12, 12, 12, 12, 12]);
      expect(levels([...marked, ...unmarked], 0)).toEqual([8, 8, 8, 8, 8, 8]);
    });

    it('have no bonus if not marked', () => {
      expect(levels(['bow', 'crossbow', 'thrown-weapon', 'spell-throwing'], 0)).toEqual([4, 6, 6, 6]);
    });

    it('are the only ones with it', () => {
      expect(levels(['lockpicking', 'first-aid', 'traps'], 1)).toEqual([11, 12, 11]);
    });
  });

  describe('defaults (p. 14)', () => {
    const open = (choices: Parameters<typeof saved>[1]) => openWorksheet(saved('lite-3e', choices)).worksheet;

    it('are the best of attribute and skill', () => {
      const worksheet = open({ skills: [skill('broadsword', 8)], equipment: [item('shortsword')] });
      expect(describeDerivation(worksheet.get('untrained:shortsword'), 'd')).toBe(
        'Shortsword (untrained) 10: best default of: DX−5 5, Broadsword−2 10. (GURPS Lite p. 19)',
      );
    });

    it('cannot be improved upon: points buy the level of the table', () => {
      const worksheet = open({ skills: [skill('broadsword', 8), skill('shortsword', 0.5)] });
      // Half a point buys DX−2; the default of Broadsword is better and counts unchanged.
      expect(worksheet.get('skill:shortsword.trained').value).toBe(8);
      expect(worksheet.get('skill:shortsword.level').value).toBe(10);
    });

    it('do not exist for Karate, Running and Throwing', () => {
      const worksheet = open({ skills: [skill('karate', 0), skill('running', 0), skill('throwing', 0)] });
      for (const id of ['karate', 'running', 'throwing']) expect(worksheet.get(`skill:${id}.level`).value).toBeNull();
    });

    it('include throwing a rock at DX−3, or better with Throwing', () => {
      const thrown = (points: number) => {
        const skills = points > 0 ? [skill('throwing', points)] : [];
        return open({ skills, equipment: [item('rock')] }).get(lineStat('rock.0', 'skill')).value;
      };
      expect([thrown(0), thrown(0.5), thrown(4)]).toEqual([7, 7, 10]);
    });
  });
});

describe('Tech levels of skills', () => {
  type Choices = Parameters<typeof saved>[1];

  function open(choices: Choices) {
    const { context, findings, model, worksheet } = openSheet(saved('lite-3e', choices));
    return {
      names: model.skills.map(({ name }) => name),
      rows: context.skills.map(({ row }) => row.techLevel),
      findings: findings.map(({ code, kind, fact, place }) => ({ code, kind, sentence: describeFinding(fact), place })),
      notes: worksheet.get('skill:lockpicking.level').notes.map(({ words }) => words),
    };
  }

  const lockpicking = skill('lockpicking', 2);

  describe('the tech level of a skill without its own (p. 32)', () => {
    it('is that of the setting, and follows it', () => {
      for (const techLevel of [3, 7, 0]) {
        const { names, rows, findings, notes } = open({ campaign: { techLevel }, skills: [lockpicking] });
        expect(names).toEqual([`Lockpicking/TL${techLevel}`]);
        expect(rows, 'nothing is written on the row').toEqual([null]);
        expect(notes).toContain(`tech level ${techLevel}, from the setting`);
        expect(findings).toEqual([]);
      }
    });

    it('appears as soon as the setting has one', () => {
      const withoutLevel = saved('lite-3e', { skills: [lockpicking, skill('first-aid', 1), skill('traps', 1)] });
      const of = (character: typeof withoutLevel) => openSheet(character).model.skills.map(({ name }) => name);
      expect(of(withoutLevel)).toEqual(['Lockpicking', 'First Aid', 'Traps']);
      const withLevel = { ...withoutLevel, character: setCampaign(withoutLevel.character, 'techLevel', 4) };
      expect(of(withLevel)).toEqual(['Lockpicking/TL4', 'First Aid/TL4', 'Traps/TL4']);
    });

    it('is replaced by one typed on the skill, whatever that of the setting', () => {
      const { names, notes } = open({
        campaign: { techLevel: 7 },
        skills: [skill('lockpicking', 2, { techLevel: 5 })],
      });
      expect(names).toEqual(['Lockpicking/TL5']);
      expect(notes.filter((note) => note.includes('tech level'))).toEqual([]);
    });

    it('is reported as missing if neither has one', () => {
      const { names, findings } = open({ skills: [lockpicking] });
      expect(names).toEqual(['Lockpicking']);
      expect(findings).toEqual([
        {
          code: 'tech-level-missing',
          kind: 'incomplete',
          sentence: 'Choose a tech level for Lockpicking, or one for the setting.',
          place: { chapter: 'skills', row: 'lockpicking', field: 'techLevel' },
        },
      ]);
    });

    it('depends on the character’s culture (pp. 10, 13)', () => {
      const of = (...traits: TraitRow[]) => open({ campaign: { techLevel: 7 }, traits, skills: [lockpicking] });
      expect(of(trait('primitive', { level: 3 })).names).toEqual(['Lockpicking/TL4']);
      expect(of(trait('primitive', { level: 3 })).findings).toEqual([]);
      expect(of(trait('primitive', { level: 3 })).notes).toContain('tech level 4, from the setting and your traits');
      expect(of(trait('high-technology', { level: 2 })).names).toEqual(['Lockpicking/TL9']);
      expect(of(trait('high-technology', { level: 9 })).names).toEqual(['Lockpicking/TL10']);
      expect(of(trait('primitive', { boughtOff: true })).names).toEqual(['Lockpicking/TL7']);
      expect(of(trait('primitive', { level: 20 })).names).toEqual(['Lockpicking/TL0']);
      const effects = [{ stat: 'techLevel', add: 2, perLevel: false, when: '' }];
      expect(of(typedTrait('Time traveler', { effects })).names).toEqual(['Lockpicking/TL9']);
    });

    it('is the same as the character’s tech level', () => {
      const traits = [trait('primitive', { level: 2 })];
      const own = typedRace({ traits: [trait('high-technology')] });
      const choices = { campaign: { techLevel: 7 }, traits, race: { entry: 'human', own }, skills: [lockpicking] };
      const { worksheet, context } = openSheet(saved('lite-3e', choices));
      expect(context.skills[0]?.techLevel).toBe(6);
      expect(worksheet.number('techLevel')).toBe(6);
    });

    it('counts like a typed one when a skill is listed twice', () => {
      const codesWith = (techLevel: number) =>
        open({
          campaign: { techLevel: 7 },
          skills: [lockpicking, skill('lockpicking', 1, { key: 'other', techLevel })],
        }).findings.map(({ code }) => code);
      expect(codesWith(7)).toEqual(['skill-twice']);
      expect(codesWith(6)).toEqual([]);
    });

    it('is a difference between two versions if the setting’s has changed', () => {
      const at = (techLevel: number, own: number | null = null) =>
        openSheet(saved('lite-3e', { campaign: { techLevel }, skills: [skill('lockpicking', 2, { techLevel: own })] }));
      const words = (first: ReturnType<typeof at>, second: ReturnType<typeof at>) =>
        compareSheets(first, second)
          .chapters.flatMap(({ differences }) => differences)
          .filter(({ part }) => part === 'tech level')
          .map(({ before, after }) => [before, after]);
      expect(words(at(3), at(7))).toEqual([['3, from the setting', '7, from the setting']]);
      expect(words(at(7), at(7, 7))).toEqual([['7, from the setting', '7']]);
    });
  });

  describe('the speciality of a skill', () => {
    it.each([
      ['survival', 'Choose a terrain for Survival.'],
      ['riding', 'Choose an animal for Riding.'],
      ['musical-instrument', 'Choose an instrument for Musical Instrument.'],
    ])('is reported as missing until it is chosen: %s', (id, sentence) => {
      const { findings } = openSheet(saved('lite-3e', { skills: [skill(id, 4)] }));
      expect(findings.map(({ kind, fact, place }) => [kind, describeFinding(fact), place])).toEqual([
        ['incomplete', sentence, { chapter: 'skills', row: id, field: 'speciality' }],
      ]);
      expect(openSheet(saved('lite-3e', { skills: [skill(id, 4, { speciality: 'any' })] })).findings).toEqual([]);
    });
  });
});

describe('Languages', () => {
  const characterWith = (row: SkillRow) => saved('lite-3e', { attributes: { iq: 12 }, skills: [row] });
  const sheetWith = (row: SkillRow) => openSheet(characterWith(row));
  const line = (row: SkillRow) => {
    const skillLine = sheetWith(row).model.skills.find(({ key }) => key === row.key);
    return [skillLine?.kind, skillLine?.level.text, skillLine?.relative];
  };

  const native = (points: number) => skill('native-language', points, { speciality: 'English' });
  const language = (points: number, difficulty: SkillRow['difficulty']) =>
    skill('language', points, { speciality: 'Basque', difficulty });

  describe('the native language (p. 17)', () => {
    it('is at IQ for 0 points, and a point a level above', () => {
      expect(line(native(0))).toEqual(['IQ, own language', '12', 'IQ']);
      expect(line(native(1))).toEqual(['IQ, own language', '13', 'IQ+1']);
      expect(line(native(4))).toEqual(['IQ, own language', '16', 'IQ+4']);
    });

    it('is named in the steps', () => {
      const { worksheet } = sheetWith(native(1));
      expect(describeDerivation(worksheet.get('skill:native-language.level'), 'd')).toMatch(
        /^Native Language \(English\) 13: IQ 12; own language, 1 point \+1\./,
      );
    });

    it('does not count as untrained; half a point is idle', () => {
      expect(sheetWith(native(0)).findings).toEqual([]);
      expect(sheetWith(native(1)).findings).toEqual([]);
      expect(sheetWith(native(0.5)).findings.map(({ fact }) => describeFinding(fact))).toEqual([
        '½ point in Native Language (English), of which only 0 count: the next level costs more.',
      ]);
    });

    it('changes by single points', () => {
      expect(nextSkillPoints(sheetWith(native(0)), 'native-language', 1)).toBe(1);
      expect(nextSkillPoints(sheetWith(native(2)), 'native-language', -1)).toBe(1);
      expect(nextSkillPoints(sheetWith(native(1)), 'native-language', -1)).toBe(0);
      expect(nextSkillPoints(sheetWith(native(0)), 'native-language', -1)).toBeNull();
      expect(pointsForLevel(sheetWith(native(0)), 'native-language', 15)).toBe(3);
      expect(levelAt(sheetWith(native(0)), 'native-language', 3)).toBe(15);
    });

    it('is offered for 0 points', () => {
      const row = skill('law', 1);
      expect(describeCandidate(characterWith(row), sheetWith(row), 'skills', 'native-language')).toBe('0 points → 12');
    });
  });

  describe('other languages (p. 17)', () => {
    it.each([
      ['easy', 'IQ, easy', '12', 'IQ'],
      [null, 'IQ, average', '11', 'IQ−1'],
      ['average', 'IQ, average', '11', 'IQ−1'],
      ['hard', 'IQ, hard', '10', 'IQ−2'],
      ['veryHard', 'IQ, very hard', '9', 'IQ−3'],
    ] as const)('have the difficulty of the row: %s', (difficulty, ...expected) => {
      expect(line(language(1, difficulty))).toEqual(expected);
    });

    it('have the prices of the chosen difficulty', () => {
      expect(nextSkillPoints(sheetWith(language(4, 'average')), 'language', 1)).toBe(6);
      expect(nextSkillPoints(sheetWith(language(8, 'veryHard')), 'language', 1)).toBe(12);
      expect(sheetWith(language(10, 'veryHard')).findings.map(({ code }) => code)).toEqual(['skill-points-idle']);
    });

    it('have no level without points', () => {
      expect(line(language(0, 'easy'))).toEqual(['IQ, easy', '–', 'untrained']);
    });

    it('are the only skills with a choice, and only of the difficulties of languages', () => {
      expect(line(skill('law', 1, { difficulty: 'easy' }))).toEqual(['IQ, hard', '10', 'IQ−2']);
      expect(line(language(1, 'wildcard'))).toEqual(['IQ, average', '11', 'IQ−1']);
    });
  });
});
