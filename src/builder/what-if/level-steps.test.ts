import { describe, expect, it, test } from 'vitest';
import { blankCharacter, type SavedCharacter } from '../../character/character.ts';
import { setAttribute, setCampaign } from '../../character/edit-character.ts';
import { addRow, changeRow } from '../../character/edit-rows.ts';
import { catalogFor, deriveCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { skillLadder as fourthEdition } from '../../rules/fourth-edition/common/sections.ts';
import { improveFromDefault } from '../../rules/house-rules/sheet-rules.ts';
import { skillLadder as lite } from '../../rules/third-edition/lite-3e/sections.ts';
import { manToManRuleset } from '../../rules/third-edition/man-to-man/man-to-man.ts';
import { skillLadder as manToMan } from '../../rules/third-edition/man-to-man/sections.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { describeKit, describeKitItems, findKitTechLevel, startingKit } from './candidate.ts';
import { difficultyOffers, levelAt, nextAttributeLevel, nextSkillPoints, pointsForLevel } from './level-steps.ts';

describe('Level steps', () => {
  const offers = (row: ReturnType<typeof skill>, traits: ReturnType<typeof trait>[] = []) =>
    difficultyOffers(deriveCharacter(saved('lite-3e', { attributes: { iq: 12 }, traits, skills: [row] })), row.key);
  const words = (...args: Parameters<typeof offers>) => offers(...args).map((offer) => offer.words);

  test('difficultyOffers shows the level of a language that its points buy at each difficulty', () => {
    const french = skill('language', 2, { speciality: 'French' });
    expect(words(french)).toEqual([
      'easy: 2 points → IQ+1',
      'average: 2 points → IQ',
      'hard: 2 points → IQ−1',
      'very hard: 2 points → IQ−2',
    ]);
    expect(offers(french).filter(({ chosen }) => chosen)).toMatchObject([{ difficulty: 'average' }]);
  });

  test('difficultyOffers marks the chosen one, and bonuses count at each', () => {
    const navajo = skill('language', 2, { speciality: 'Navajo', difficulty: 'hard' });
    expect(offers(navajo).find(({ chosen }) => chosen)?.difficulty).toBe('hard');
    expect(words(navajo, [trait('language-talent', { level: 2 })])[2]).toBe('hard: 2 points → IQ+1');
  });

  test('difficultyOffers offers no level for too few points, and no choice for other skills', () => {
    expect(words(skill('language', 0))).toContain('hard: 0 points → no level');
    expect(offers(skill('stealth', 2))).toEqual([]);
    expect(offers(skill('no-such-skill', 2))).toEqual([]);
  });

  /** Derives a character with DX 10 and these skills at these points; their keys are k1, k2, … */
  function fighter(
    skills: readonly (readonly [entry: string, points: number])[],
    houseRules: string[] = [],
  ): SavedCharacter {
    let character = setAttribute(blankCharacter(), 'dx', 10);
    for (const [entry, points] of skills) character = addRow(character, 'skills', { entry, points });
    return { ruleset: 'man-to-man', houseRules, character };
  }

  describe('a skill of average difficulty', () => {
    test.each([
      [0, 1],
      [1, 2],
      [2, 4],
      [3, 4],
      [4, 8],
      [24, 32],
      [32, 40],
    ])('goes up from %d points to %d', (points, next) => {
      expect(nextSkillPoints(openWorksheet(fighter([['broadsword', points]])), 'k1', 1)).toBe(next);
    });

    test.each([
      [1, 0],
      [2, 1],
      [8, 4],
      [9, 4],
      [40, 32],
    ])('goes down from %d points to %d', (points, next) => {
      expect(nextSkillPoints(openWorksheet(fighter([['broadsword', points]])), 'k1', -1)).toBe(next);
    });

    test('stops at 0 points, and has no step if the row does not exist', () => {
      const sheet = openWorksheet(fighter([['broadsword', 0]]));
      expect(nextSkillPoints(sheet, 'k1', -1)).toBeNull();
      expect(nextSkillPoints(sheet, 'k9', 1)).toBeNull();
    });

    test('pointsForLevel: the points for a typed level match the table', () => {
      const sheet = openWorksheet(fighter([['broadsword', 2]]));
      expect([9, 10, 13, 16].map((level) => pointsForLevel(sheet, 'k1', level))).toEqual([1, 2, 16, 40]);
      expect(pointsForLevel(sheet, 'k1', 4)).toBe(0);
      expect(pointsForLevel(sheet, 'k1', 1000)).toBeNull();
    });
  });

  test('nextSkillPoints: a default from a related skill makes the next level cheaper by its value', () => {
    const sheet = openWorksheet(
      fighter(
        [
          ['broadsword', 16],
          ['shortsword', 0],
        ],
        [improveFromDefault.id],
      ),
    );
    expect(levelAt(sheet, 'k2', 0)).toBe(11);
    expect(nextSkillPoints(sheet, 'k2', 1)).toBe(4);
    expect(levelAt(sheet, 'k2', 4)).toBe(12);
    const raised = openWorksheet({
      ...fighter([], [improveFromDefault.id]),
      character: changeRow(sheet.context.character, 'skills', 'k2', { points: 4 }),
    });
    expect(nextSkillPoints(raised, 'k2', -1)).toBe(0);
  });

  test('nextAttributeLevel goes one level at a time, never below the table, and up into it from below', () => {
    expect(nextAttributeLevel(manToManRuleset, 'st', 10, 1)).toBe(11);
    expect(nextAttributeLevel(manToManRuleset, 'st', 25, 1)).toBe(26);
    expect(nextAttributeLevel(manToManRuleset, 'st', 7, -1)).toBeNull();
    expect(nextAttributeLevel(manToManRuleset, 'st', 3, 1)).toBe(7);
  });
});

describe('Skill ladders', () => {
  const hard = { kind: 'mental', difficulty: 'hard' } as const;
  const easy = { kind: 'mental', difficulty: 'easy' } as const;
  const native = { kind: 'mental', difficulty: 'native' } as const;

  describe('a minimum number of points', () => {
    const spell = { ...hard, leastPoints: 1 };

    it('buys the lowest level, and fewer buy none', () => {
      expect(lite.lowest(hard)).toEqual({ relative: -3, points: 0.5 });
      expect(lite.lowest(spell)).toEqual({ relative: -2, points: 1 });
      expect([0, 0.5, 1, 4].map((points) => lite.relative(spell, points))).toEqual([null, null, -2, 0]);
      expect([-3, -2, 0, 4].map((level) => lite.price(spell, level))).toEqual([null, 1, 4, 12]);
    });

    it('may be between two prices of the table, and is then the price of the level that it buys', () => {
      const between = { ...hard, leastPoints: 3 };
      expect(lite.lowest(between)).toEqual({ relative: -1, points: 3 });
      expect([-2, -1, 0].map((level) => lite.price(between, level))).toEqual([null, 3, 4]);
      expect([2.5, 3, 3.5, 4].map((points) => lite.relative(between, points))).toEqual([null, -1, -1, 0]);
    });

    it('changes nothing below the first price of the table', () => {
      expect(lite.lowest({ ...easy, leastPoints: 0.25 })).toEqual(lite.lowest(easy));
      expect(lite.relative({ ...easy, leastPoints: 0.25 }, 0.25)).toBeNull();
    });
  });

  describe('a native language', () => {
    it('costs nothing at the level of the attribute, and a point a level above', () => {
      expect(lite.lowest(native)).toEqual({ relative: 0, points: 0 });
      expect([-1, 0, 0.5, 1, 5].map((points) => lite.relative(native, points))).toEqual([null, 0, 0, 1, 5]);
      expect([-1, 0, 1, 5].map((level) => lite.price(native, level))).toEqual([null, 0, 1, 5]);
    });

    it.each([
      ['Man to Man', manToMan],
      ['fourth edition', fourthEdition],
    ])('has the price of an easy skill under rules without native languages: %s', (_, ladder) => {
      expect(ladder.lowest(native)).toEqual(ladder.lowest(easy));
      expect([-1, 0, 1, 6].map((level) => ladder.price(native, level))).toEqual(
        [-1, 0, 1, 6].map((level) => ladder.price(easy, level)),
      );
    });
  });
});

describe('The starting kit', () => {
  const lite = { ruleset: 'lite-3e', houseRules: [], character: setCampaign(blankCharacter(), 'techLevel', 7) };
  const catalog = catalogFor('lite-3e');
  const kitOf = (id: string) => {
    const kit = catalog.kits.get(id);
    if (!kit) throw new Error(`no kit ${id}`);
    return kit.facet;
  };

  describe('startingKit', () => {
    it('puts items where the kit has them, or in their usual place', () => {
      const [quiver, , guard, pouch] = startingKit({ catalog }, kitOf('archers-kit'));
      expect(quiver?.row).toMatchObject({ entry: 'quiver', quantity: 1, place: 'carried' });
      expect(quiver?.contents).toMatchObject([{ row: { entry: 'arrow', quantity: 10 } }]);
      expect(guard?.row).toMatchObject({ entry: 'arm-guard', place: 'ready' });
      expect(pouch?.contents.map(({ row }) => [row.entry, row.quantity])).toEqual([
        ['bowstring', 2],
        ['whetstone', 1],
      ]);
    });

    it('leaves out items that the ruleset does not have', () => {
      const items = [{ item: 'rope' }, { item: 'no-such-thing', contents: [{ item: 'torch' }] }];
      expect(startingKit({ catalog }, { items }).map(({ row }) => row.entry)).toEqual(['rope']);
    });
  });

  describe('describeKit', () => {
    it('adds up prices and weights, regardless of the sheet', () => {
      const items = [
        { item: 'quiver', contents: [{ item: 'arrow', quantity: 10 }] },
        { item: 'bowstring', quantity: 2 },
      ];
      const words = '$36 · 1¾ lb · our prices';
      expect(describeKit(openWorksheet(lite), { items })).toBe(words);
      const character = addRow(lite.character, 'equipment', { entry: 'heavy-plate', quantity: 3 });
      expect(describeKit(openWorksheet({ ...lite, character }), { items })).toBe(words);
    });

    it('has the prices of the setting', () => {
      const items = [{ item: 'flashlight' }];
      expect(describeKit(openWorksheet(lite), { items })).toBe('$20 · 1 lb · our prices');
      const character = setCampaign(lite.character, 'techLevel', 6);
      expect(describeKit(openWorksheet({ ...lite, character }), { items })).toBe('$1 · 1 lb · our prices');
    });
  });

  describe('describeKitItems', () => {
    it('lists items with their contents', () => {
      const items = [
        { item: 'sack', contents: [{ item: 'rope' }, { item: 'iron-spike', quantity: 10 }] },
        { item: 'gps-receiver' },
      ];
      expect(describeKitItems(catalog, items)).toBe('sack with rope (10 yards), 10 × iron spike; GPS receiver');
      expect(describeKitItems(catalog, [{ item: 'torch', quantity: 2 }, { item: 'chalk' }])).toBe('2 × torch, chalk');
    });
  });

  describe('findKitTechLevel', () => {
    it('is the tech level of the latest item', () => {
      expect(findKitTechLevel(catalog, [{ item: 'rope' }, { item: 'sack', contents: [{ item: 'spyglass' }] }])).toBe(4);
      expect(findKitTechLevel(catalog, [{ item: 'rope' }])).toBe(0);
      expect(findKitTechLevel(catalog, kitOf('landing-kit').items)).toBe(9);
    });
  });
});
