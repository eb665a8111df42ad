import { describe, expect, it } from 'vitest';
import { describeDerivation } from '../../../engine/format.ts';
import { describeWealth } from '../../../sheet-model/wording/setting-words.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat, mountStat, skillStat } from '../../stat-ids.ts';

describe('Movement', () => {
  type Choices = Parameters<typeof saved>[1];
  const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
  const level = (name: string, choices: Choices) => open(choices).number(skillStat(name.toLowerCase(), 'level'));
  /** ST 10 carries 20 lb without a load; another 20 lb are the next level. */
  const sack = (weight: number) => typedItem('Sack', { weight });
  const [withoutLoad, light, medium, heavy] = [sack(20), sack(40), sack(60), sack(120)];
  const blade = (skill: string, own = {}) =>
    typedItem(
      'Blade',
      { kind: 'weapon', attacks: [{ name: 'swing', skill, type: 'cut', ...own }] },
      { place: 'ready' },
    );

  describe('load on skills', () => {
    it.each([
      ['Climbing', 12, 12, 11, 9],
      ['Stealth', 12, 12, 11, 9],
      ['Swimming', 12, 12, 10, 6],
      ['Judo', 12, 12, 11, 9],
      ['Karate', 12, 12, 11, 9],
      ['Rapier', 12, 12, 11, 9],
      ['Main-Gauche', 12, 12, 11, 9],
      ['Main Gauche', 12, 12, 11, 9],
      ['Saber', 12, 12, 11, 9],
      ['Smallsword', 12, 12, 11, 9],
      ['Broadsword', 12, 12, 12, 12],
      ['Brawling', 12, 12, 12, 12],
    ])('lowers %s %i to %i without, %i with a light, %i with a heavy load', (name, _, ...levels) => {
      const skills = [typedSkill(name, 8)];
      expect([withoutLoad, light, heavy].map((item) => level(name, { skills, equipment: [item] }))).toEqual(levels);
    });

    it('is in the steps with its page', () => {
      const sheet = open({
        skills: [typedSkill('Swimming', 4, { attribute: 'ht', difficulty: 'easy' })],
        equipment: [medium],
      });
      expect(describeDerivation(sheet.get(skillStat('swimming', 'level')), 'd')).toBe(
        'Swimming 8: HT 10; easy, 4 points +2; encumbrance level 2; medium encumbrance −4. (custom)',
      );
      expect(sheet.get(skillStat('swimming', 'level')).steps.at(-1)?.cite).toEqual({
        book: 'Basic Set',
        page: 'pp. 224, 354',
      });
    });

    it('lowers untrained skills too, but not defaults based on them', () => {
      const dx = (penalty: number) => [{ attribute: 'dx' as const, skill: '', penalty }];
      const skills = [
        typedSkill('Climbing', 0, { defaults: dx(5) }),
        typedSkill('Rapier', 8),
        typedSkill('Broadsword', 0, { defaults: [{ attribute: null, skill: 'rapier', penalty: 4 }] }),
      ];
      const sheet = open({ skills, equipment: [light] });
      expect(sheet.number(skillStat('climbing', 'level'))).toBe(4);
      expect(sheet.number(skillStat('rapier', 'level'))).toBe(11);
      expect(sheet.number(skillStat('broadsword', 'level'))).toBe(8);
    });

    it('uses the player’s setting for a skill with another name', () => {
      const equipment = [heavy];
      expect(level('Kung Fu', { skills: [typedSkill('Kung Fu', 8)], equipment })).toBe(12);
      expect(level('Kung Fu', { skills: [typedSkill('Kung Fu', 8, { loadTimes: 1 })], equipment })).toBe(9);
      expect(level('Stealth', { skills: [typedSkill('Stealth', 8, { loadTimes: 0 })], equipment })).toBe(12);
    });
  });

  describe('fencing weapons and load (p. 208)', () => {
    it('use whichever of several skills the character has', () => {
      const skills = [
        { attribute: 'dx' as const, skill: '', penalty: 4 },
        { attribute: null, skill: 'A skill that nobody has', penalty: 0 },
      ];
      const blade = typedItem(
        'Blade',
        { kind: 'weapon', attacks: [{ name: 'thrust', skills, type: 'imp', fencing: true }] },
        { place: 'ready' },
      );
      expect(open({ equipment: [blade, light] }).number(lineStat(`${blade.key}.0`, 'skill'))).toBe(5);
    });

    it('lower attack and Parry by the level of load', () => {
      const choices = (item: ReturnType<typeof sack>) => ({
        skills: [typedSkill('Rapier', 12)],
        equipment: [blade('Rapier', { fencing: true }), item],
      });
      const figures = (item: ReturnType<typeof sack>) => {
        const sheet = open(choices(item));
        return [sheet.number(lineStat('blade.0', 'skill')), sheet.number(lineStat('blade.0', 'parry'))];
      };
      expect([withoutLoad, light, medium, heavy].map(figures)).toEqual([
        [13, 9],
        [12, 8],
        [11, 7],
        [10, 6],
      ]);
      expect(describeDerivation(open(choices(medium)).get(lineStat('blade.0', 'parry')), 'd')).toBe(
        'Blade: Parry 7: weapon skill 11; encumbrance level 2; without encumbrance +2; half × ½; rounded down; base +3; medium encumbrance −2. (Basic Set p. 376)',
      );
    });

    it('subtract it once, whatever skill they are used with', () => {
      const skills = [typedSkill('Sabre du roi', 12)];
      const equipment = [blade('Sabre du roi', { fencing: true }), light];
      const sheet = open({ skills, equipment });
      expect(sheet.number(skillStat('sabre du roi', 'level'))).toBe(13);
      expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(12);
      expect(sheet.number(lineStat('blade.0', 'parry'))).toBe(8);
    });

    it('are the only weapons with this penalty', () => {
      const sheet = open({ skills: [typedSkill('Broadsword', 12)], equipment: [blade('Broadsword'), heavy] });
      expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(13);
      expect(sheet.number(lineStat('blade.0', 'parry'))).toBe(9);
    });
  });

  describe('bare hands and load (p. 203)', () => {
    it('parry with Judo or Karate less the level of load, with Boxing without a penalty', () => {
      const parry = (name: string, item: ReturnType<typeof sack>) =>
        open({ skills: [typedSkill(name, 12)], equipment: [item] }).number('parry');
      expect(parry('Karate', withoutLoad)).toBe(9);
      expect(parry('Karate', medium)).toBe(8); // DX 10 parries at 8, Karate 13 at 7
      expect(parry('Judo', light)).toBe(8);
      expect(parry('Boxing', heavy)).toBe(9);
    });

    it('use the best Parry, not that of the best skill', () => {
      const skills = [typedSkill('Karate', 16), typedSkill('Boxing', 12)];
      expect(open({ skills, equipment: [heavy] }).number('parry')).toBe(9);
      expect(open({ skills, equipment: [withoutLoad] }).number('parry')).toBe(10);
    });
  });
});

describe('Mounts', () => {
  /** A knight of 170 lb on a heavy warhorse: ST 24, DX 9, HT 12, Move 7. */
  const knight = (weight: number | null, ...more: ReturnType<typeof skill>[]) =>
    openSheet(
      saved('fourth-edition', {
        concept: { weight },
        attributes: { dx: 12 },
        skills: [skill('lance', 8), ...more],
        equipment: [item('heavy-warhorse', { key: 'horse', place: 'ready' }), item('lance', { place: 'ready' })],
      }),
    );
  const lineOf = ({ model }: ReturnType<typeof knight>) => model.mounts[0];

  describe('a warhorse', () => {
    it('has its lines on the sheet, under the load of its rider', () => {
      // BL 24 × 24 ÷ 5 = 115 lb; 170 lb of rider and 6 of lance are light: Move 7 × 0.8 = 5, Dodge 5 + 3 + 1 − 1.
      expect(lineOf(knight(170))).toMatchObject({
        where: 'ridden',
        move: { text: '5' },
        gallop: { text: '10' },
        dodge: { text: '8' },
        load: { carried: { text: '176' }, level: 'light' },
      });
      expect(
        lineOf(knight(170))
          ?.attributes.map(({ name, figure }) => `${name} ${figure.text}`)
          .join(' '),
      ).toBe('ST 24 DX 9 IQ 3 HT 12');
    });

    it('kicks with hooves and bites weakly', () => {
      // Thrust of ST 24 is 2d+1: a kick with +1 per die, a bite at −1 and −2 per die.
      const attacks = lineOf(knight(170))?.attacks.slice(-2);
      expect(attacks?.map(({ name, damage, type, skill: at }) => [name, damage.text, type, at?.text])).toEqual([
        ['Kick', '2d+3', 'cr', '8'],
        ['Bite', '2d−4', 'cr', undefined],
      ]);
    });

    it('drives the lance of its rider: ST times yards by 100 dice, and 3 (p. 397)', () => {
      // DX+2, −2 for ST 10 under the 12 of the lance; 24 × 5 ÷ 100 = 1.2 dice at its Move, 24 × 10 ÷ 100 = 2.4 at a gallop.
      const sheet = knight(170);
      expect(lineOf(sheet)?.attacks.slice(0, 2)).toMatchObject([
        { name: 'Lance', damage: { text: '1d+3' }, type: 'imp', skill: { text: '12' } },
        { name: 'Lance at a gallop', damage: { text: '2d+3' }, type: 'imp' },
      ]);
      expect(describeDerivation(sheet.worksheet.get(mountStat('horse', 'lanceAtGallop')), 'd')).toContain(
        'ST 24 × 10 ÷ 100 2d; Lance +3. (Basic Set p. 397)',
      );
    });

    it('has the lance that it carries at hand', () => {
      const { model } = openSheet(
        saved('fourth-edition', {
          equipment: [item('heavy-warhorse', { key: 'horse', place: 'ready' }), item('lance', { container: 'horse' })],
        }),
      );
      expect(model.mounts[0]?.attacks.map(({ name }) => name)).toEqual(['Lance', 'Lance at a gallop', 'Kick', 'Bite']);
    });

    it('lets its rider fight no better than they ride', () => {
      const rider = skill('riding', 1, { speciality: 'Equines' });
      expect(lineOf(knight(170, rider))?.attacks[0]?.skill?.text).toBe('11');
    });

    it('cannot walk under more than ten times its Basic Lift, 1,150 lb', () => {
      const codes = (pounds: number) =>
        openSheet(
          saved('fourth-edition', {
            equipment: [
              item('heavy-warhorse', { key: 'horse', place: 'stowed' }),
              item('saddlebags', { container: 'horse', weightOverride: pounds }),
            ],
          }),
        ).findings.map(({ code }) => code);
      expect(codes(1150)).not.toContain('mount-cannot-move');
      expect(codes(1151)).toContain('mount-cannot-move');
    });

    it('carries somebody of usual weight if no weight is given', () => {
      expect(lineOf(knight(null))?.load.carried.text).toBe('156');
    });

    it('has no lance if nobody rides it', () => {
      const { model } = openSheet(
        saved('fourth-edition', { equipment: [item('heavy-warhorse', { place: 'home' }), item('lance')] }),
      );
      expect(model.mounts[0]?.attacks.map(({ name }) => name)).toEqual(['Kick', 'Bite']);
      expect(model.mounts[0]?.move.text).toBe('7');
    });
  });
});

describe('Wealth', () => {
  type Choices = Parameters<typeof saved>[1];
  const { campaign } = saved('fourth-edition', {}).character;
  const setting = (more: Partial<typeof campaign>) => ({ campaign: { ...campaign, ...more } });
  const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
  const startingMoneyOf = (choices: Choices) => sheetOf(choices).worksheet.get('money.start').value;
  const wealth = (name: string, times: number) =>
    typedTrait(name, { effects: [{ stat: 'startingMoney', add: 1, times }] });
  const status = (add: number) => typedTrait('Status', { effects: [{ stat: 'status', add, perLevel: true }] });

  describe('starting wealth (p. 27)', () => {
    it.each([
      [0, 250],
      [1, 500],
      [2, 750],
      [3, 1000],
      [4, 2000],
      [5, 5000],
      [6, 10_000],
      [7, 15_000],
      [8, 20_000],
      [9, 30_000],
      [10, 50_000],
      [11, 75_000],
      [12, 100_000],
      [13, null],
      [null, null],
    ])('depends on tech level: TL %s, $%s', (techLevel, dollars) => {
      expect(startingMoneyOf(setting({ techLevel }))).toBe(dollars);
    });

    it('is replaced by the sum of the setting or of the player', () => {
      expect(startingMoneyOf(setting({ techLevel: 3, startingWealth: 400 }))).toBe(400);
      expect(startingMoneyOf(setting({ techLevel: 3, startingWealth: 400, money: 90 }))).toBe(90);
    });

    it.each([
      ['Dead Broke', 0, 0],
      ['Poor', 0.2, 200],
      ['Struggling', 0.5, 500],
      ['Comfortable', 2, 2000],
      ['Wealthy', 5, 5000],
      ['Very Wealthy', 20, 20_000],
      ['Filthy Rich', 100, 100_000],
    ])('is multiplied by wealth: %s, × %d is $%d at TL3 (p. 25)', (name, times, dollars) => {
      const sheet = sheetOf({ ...setting({ techLevel: 3 }), traits: [wealth(name, times)] });
      expect(sheet.worksheet.number('money.start')).toBe(dollars);
      expect(describeWealth(sheet)).toBe(name);
    });

    it('is multiplied once for each level by an effect per level (Multimillionaire)', () => {
      const rich = typedTrait(
        'Multimillionaire',
        { pointsPerLevel: 25, effects: [{ stat: 'startingMoney', times: 10, perLevel: true }] },
        { level: 2 },
      );
      expect(startingMoneyOf({ ...setting({ techLevel: 3 }), traits: [wealth('Filthy Rich', 100), rich] })).toBe(
        10_000_000,
      );
    });

    it('stays finite for any number of levels', () => {
      const traits = Array.from({ length: 40 }, (_, i) => wealth(`Rich ${i}`, 1e9));
      expect(startingMoneyOf({ ...setting({ techLevel: 3 }), traits })).toBe(1e15);
    });

    it('has steps with its source and a note on the part for gear', () => {
      const { worksheet } = sheetOf({ ...setting({ techLevel: 3 }), traits: [wealth('Wealthy', 5)] });
      const money = worksheet.get('money.start');
      expect(describeDerivation(money, 'd')).toBe(
        'starting money 5,000 $: starting wealth, TL3 1,000; Wealthy × 5. (Basic Set, pp. 25–27)',
      );
      expect(money.notes.map(({ words }) => words)).toEqual([
        'if you lead a settled life, only a fifth of it ($1,000) is for gear; the rest is home and clothes',
      ]);
    });

    it('can be spent, and overspending is reported', () => {
      const equipment = [typedItem('Mail', { cost: 1100 })];
      const { model, findings } = sheetOf({ ...setting({ techLevel: 3 }), equipment });
      expect(model.writeIns.at(-1)?.figure.text).toBe('−$100');
      expect(findings.map(({ fact }) => describeFinding(fact))).toEqual(['$1,100 spent of $1,000.']);
    });
  });

  describe('Status and cost of living (pp. 28, 265)', () => {
    it.each([
      [-2, 100],
      [-1, 300],
      [0, 600],
      [1, 1200],
      [2, 3000],
      [3, 12_000],
      [4, 60_000],
      [5, 600_000],
      [6, 6_000_000],
      [7, 60_000_000],
      [8, 600_000_000],
      [9, 600_000_000],
      [-3, 100],
    ])('match the table: Status %i costs $%i a month', (level, dollars) => {
      const { worksheet } = sheetOf({ traits: level === 0 ? [] : [status(level)] });
      expect(worksheet.number('status')).toBe(level);
      expect(worksheet.number('costOfLiving')).toBe(dollars);
    });

    it('have steps and a page', () => {
      const { worksheet } = sheetOf({ traits: [status(2)] });
      expect(describeDerivation(worksheet.get('status'), 'd')).toBe(
        'Status 2: ordinary people 0; Status +2. (Basic Set p. 28)',
      );
      expect(describeDerivation(worksheet.get('costOfLiving'), 'd')).toBe(
        'cost of living 3,000 $ a month: Status 2; cost of living, Status 2 3,000. (Basic Set p. 265)',
      );
    });

    it('are on the sheet if Status is not 0', () => {
      const lines = (choices: Choices) =>
        sheetOf(choices).model.reactions.map(({ name, figure }) => [name, figure.text]);
      const none = ['everyone', 'none'];
      expect(lines({})).toEqual([none]);
      expect(lines({ traits: [status(2)] })).toEqual([none, ['Status', '+2'], ['Cost of living a month', '$3,000']]);
    });

    it('are reported outside −2 to 8', () => {
      const statusSentences = (level: number) =>
        deriveCharacter(saved('fourth-edition', { traits: [status(level)] })).findings.map(({ fact }) =>
          describeFinding(fact),
        );
      expect(statusSentences(8)).toEqual([]);
      expect(statusSentences(9)).toEqual(['Status 9 is outside −2 to 8.']);
      expect(statusSentences(-3)).toEqual(['Status −3 is outside −2 to 8.']);
    });
  });
});
