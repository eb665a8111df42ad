import { describe, expect, it, test } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import {
  addEarned,
  setAttribute,
  setCampaign,
  setConcept,
  setName,
  setRace,
  waive,
} from '../../character/edit-character.ts';
import { addRow, arrangeRows, changeRow, removeRow } from '../../character/edit-rows.ts';
import { daiBlackthorn, fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../testing/own-rows.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { compareSheets, findSmaller } from './compare-sheets.ts';
import {
  type ComparedChapterId,
  type Difference,
  describeReason,
  describeSide,
  differenceName,
  formatChange,
} from './comparison.ts';

const difference = (name: string, rest: Partial<Difference> = {}): Difference => ({
  key: `${name} ${rest.part ?? ''}`,
  name,
  part: '',
  before: 'a',
  after: 'b',
  absent: 'nothing',
  why: [],
  ...rest,
});
const names = (differences: readonly Difference[]) => differences.map(differenceName);

describe('findSmaller', () => {
  const trait = (name: string, worth: number) => difference(name, { after: null, worth });

  it('folds nothing in a short chapter', () => {
    const few = [1, 1, 1, 1, 1, 20].map((points, i) => trait(`Trait ${i}`, points));
    expect(findSmaller(few)).toEqual([]);
  });

  it('keeps the differences with most points, whatever their order, whether new or gone', () => {
    const quirks = [1, 2, 3, 4, 5].map((i) => trait(`Quirk ${i}`, -1));
    const large = [15, -10, 20, -15].map((points) => trait(`${points} points`, points));
    expect(names(findSmaller([...quirks, ...large]))).toEqual(names(quirks));
  });

  it('folds parts of a figure before the figure itself', () => {
    const places = ['head', 'neck', 'torso', 'arms', 'legs'].map((place) =>
      difference(`DR of the ${place}`, { change: 4, detail: true }),
    );
    const figures = ['Dodge', 'Parry', 'Passive defense', 'Damage resistance'].map((name) =>
      difference(name, { change: 1 }),
    );
    expect(findSmaller([...places, ...figures])).toEqual(places);
  });

  it('keeps the differences of one thing together', () => {
    const skill = (name: string, change: number) => [
      difference(name, { part: 'level', change: change / 4 }),
      difference(name, { part: 'points', change, unit: 'points' }),
      difference(name, { part: 'note' }),
    ];
    const differences = [skill('Stealth', 1), skill('Broadsword', 16), skill('Shield', 8), skill('Climbing', 2)].flat();
    expect(names(findSmaller(differences))).toEqual([
      'Stealth, level',
      'Stealth, points',
      'Stealth, note',
      'Climbing, level',
      'Climbing, points',
      'Climbing, note',
    ]);
  });
});

test('long chapters are folded between two characters of the book, and part of each stays', () => {
  const { chapters } = compareSheets(openSheet(johnFalcon()), openSheet(fiendishFriedrick()));
  for (const { differences, smaller } of chapters) {
    expect(differences.length - smaller.length, 'something stays').toBeGreaterThanOrEqual(
      Math.min(4, differences.length),
    );
    expect(
      differences.filter((each) => smaller.includes(each)),
      'in their order',
    ).toEqual(smaller);
  }
  expect(chapters.filter(({ smaller }) => smaller.length > 0).map(({ id }) => id)).toEqual([
    'weapons',
    'load',
    'possessions',
  ]);
});

test('changes have their units', () => {
  const stronger = { ...johnFalcon(), character: setAttribute(johnFalcon().character, 'st', 10) };
  const laden = { ...stronger, character: addRow(stronger.character, 'equipment', { entry: 'rope' }, 'k99') };
  const { chapters } = compareSheets(openSheet(johnFalcon()), openSheet(laden));
  const changes = Object.fromEntries(
    chapters.flatMap(({ differences }) => differences.map((each) => [differenceName(each), formatChange(each)])),
  );
  expect(changes).toMatchObject({ ST: '+1', 'ST, points': '+10 points', Fatigue: '+1', Swing: '' });
  expect(changes['Carried, pounds']).toMatch(/^\+[\d.½]+ lb$/);
  expect(changes['Money spent']).toMatch(/^\+\$\d+$/);
  expect(formatChange({ change: -1, unit: 'points' })).toBe('−1 point');
  expect(formatChange({ change: -3, unit: 'lb' })).toBe('−3 lb');
  expect(formatChange({ change: -1200, unit: '$' })).toBe('−$1,200');
});

type Edit = (character: SavedCharacter['character']) => SavedCharacter['character'];

/** The lines of a chapter: "Dodge: 5 → 6 (Move 5 → 6)". */
function lines(before: SavedCharacter, after: SavedCharacter, chapter?: ComparedChapterId): string[] {
  const { chapters } = compareSheets(openSheet(before), openSheet(after));
  return chapters
    .filter(({ id }) => chapter === undefined || id === chapter)
    .flatMap(({ differences }) =>
      differences.map((difference) => {
        const { before: left, after: right, why } = difference;
        const reasons = why.length > 0 ? ` (${why.map(describeReason).join('; ')})` : '';
        return `${differenceName(difference)}: ${describeSide(left, difference)} → ${describeSide(right, difference)}${reasons}`;
      }),
    );
}

const falcon = johnFalcon();
const edited = (edit: Edit, of = falcon): SavedCharacter => ({ ...of, character: edit(of.character) });
/** The changes in a chapter after an edit of John Falcon. */
const changedBy = (edit: Edit, chapter?: ComparedChapterId) => lines(falcon, edited(edit), chapter);

describe('a character and itself', () => {
  it('have no difference', () => {
    expect(compareSheets(openSheet(falcon), openSheet(johnFalcon()))).toEqual({ chapters: [], count: 0 });
  });
});

describe('two states of John Falcon', () => {
  it('differ in attributes by the bought levels, and in derived numbers by the attribute', () => {
    const stronger: Edit = (character) => setAttribute(character, 'st', 10);
    expect(changedBy(stronger, 'attributes')).toEqual([
      'ST: 9 → 10 (bought)',
      'ST, points: −10 → 0 (attribute prices ST 9 → ST 10)',
    ]);
    expect(changedBy(stronger, 'derived')).toEqual([
      'Swing: 1−1 → 1 (ST 9 → 10)',
      'Fatigue: 9 → 10 (ST 9 → 10)',
      'Move: 5 → 6 (medium encumbrance −2 → light encumbrance −1)',
    ]);
    expect(changedBy(stronger, 'load').slice(0, 2)).toEqual([
      'Load: medium → light (medium up to 54 → light up to 40)',
      'None, up to: 18 → 20 (ST 9 → 10)',
    ]);
  });

  it('follow a change through load to Move and Dodge', () => {
    const lighter: Edit = (character) => removeRow(character, 'equipment', 'leather');
    expect(changedBy(lighter, 'load')).toEqual([
      'Carried, pounds: 38.125 → 18.125 (Heavy leather armor +20 is gone)',
      'Load: medium → light (load 38.125 → 18.125)',
    ]);
    expect(changedBy(lighter, 'derived')).toEqual(['Move: 5 → 6 (medium encumbrance −2 → light encumbrance −1)']);
    expect(changedBy(lighter, 'defenses')).toEqual([
      'Dodge: 5 → 6 (Move 5 → 6)',
      'Passive defense: 4 → 2 (Heavy leather armor 2 → no armor worn 0)',
      'Damage resistance: 3 → 1 (Heavy leather armor 2 → no armor worn 0)',
    ]);
  });

  it('differ in traits and skills by rows', () => {
    expect(changedBy((character) => addRow(character, 'traits', { entry: 'combat-reflexes' }))).toEqual(
      expect.arrayContaining([
        'Combat Reflexes: none → 15 points',
        'Advantages: 10 → 25 (Combat Reflexes +15 is new)',
        'IQ, situational: nothing → +6 to recover from surprise (Combat Reflexes)',
      ]),
    );
    expect(changedBy((character) => changeRow(character, 'skills', 'shortsword', { points: 8 }), 'skills')).toEqual([
      'Shortsword, level: 16 → 17 (average, 4 points +1 → average, 8 points +2)',
      'Shortsword, points: 4 → 8 (points spent)',
    ]);
    expect(changedBy((character) => removeRow(character, 'skills', 'shield'), 'skills')).toEqual([
      'Shield: level 15, 1 point → none',
    ]);
  });

  it('report a difference shared by several uses of a weapon once', () => {
    expect(changedBy((character) => changeRow(character, 'skills', 'knife', { points: 2 }), 'weapons')).toEqual([
      'Large knife, swing and thrust, skill: 15 → 16 (Knife 15 → 16)',
      'Large knife, swing and thrust, Parry: 7 → 8 (weapon skill 15 → 16)',
    ]);
  });

  it('have the punch of a skill instead of the one at DX', () => {
    const learned: Edit = (character) => addRow(character, 'skills', skill('brawling', 8));
    expect(changedBy(learned, 'weapons').filter((line) => line.includes('skill:'))).toEqual([
      'Punch, Brawling, skill: 15 → 18 (DX 15 → Brawling 18)',
      'Kick, Brawling, skill: 13 → 16 (DX 15 → Brawling 18)',
    ]);
  });

  it('differ in possessions by place, quantity, price, note and custom fields', () => {
    const change = (edit: Edit) => changedBy(edit, 'possessions');
    expect(change((character) => changeRow(character, 'equipment', 'targe', { place: 'home' }))).toEqual([
      'Small shield, place: in hand → at home',
    ]);
    expect(change((character) => changeRow(character, 'equipment', 'dirk', { quantity: 3, note: 'chipped' }))).toEqual([
      'Large knife, quantity: 1 → 3',
      'Large knife, price: 40 → 120 (quantity × 3 is new)',
      'Large knife, weight: 1 → 3 (quantity × 3 is new)',
      'Large knife, note: nothing → chipped',
      'Money spent: 1,010 → 1,090 (Large knife +40 → +120)',
    ]);
    const owning =
      (cost: number): Edit =>
      (character) => ({
        ...character,
        equipment: [...character.equipment, typedItem('Rope', { cost })],
      });
    expect(lines(edited(owning(5)), edited(owning(7)), 'possessions')).toEqual([
      'Rope, price: 5 → 7 (list price)',
      'Rope, cost: 5 → 7',
      'Money spent: 1,015 → 1,017 (Rope +5 → +7)',
    ]);
  });

  it('differ in names, texts and the setting', () => {
    const oldStory = `${'He walked on and on. '.repeat(20)}Then he rested.`;
    const newStory = `${'He walked on and on. '.repeat(20)}Then he fell.`;
    const story = (text: string) => edited((character) => setConcept(character, 'story', text));
    expect(lines(story(oldStory), story(newStory))).toEqual([
      'Story: …on and on. Then he rested. → …on and on. Then he fell. (the text changed)',
    ]);
    expect(lines(story('One.\n\nTwo.'), story('One. Two.'))).toEqual([
      'Story: One.\n\nTwo. → One. Two. (only spaces and line breaks changed)',
    ]);
    expect(changedBy((character) => setName(setConcept(character, 'height', 70), 'Jack'))).toEqual([
      'Name: John Falcon → Jack',
      'Height: unspecified → 5′10″',
    ]);
    expect(changedBy((character) => setCampaign(character, 'budget', 120), 'points')).toEqual([
      'Unspent: 0 → 20 (points to spend 100 → 120)',
      'To spend: 100 → 120 (campaign budget)',
    ]);
  });

  it('differ in race by its effects', () => {
    const elf = lines(
      daiBlackthorn(),
      edited((character) => setRace(character, 'elf'), daiBlackthorn()),
      'concept',
    );
    expect(elf[0]).toBe('Race: Human → Elf');
    expect(elf[1]).toMatch(/^Race, gives: nothing → \d+ points: ST −1/);
  });

  it('differ in earned points, waived findings and optional rules', () => {
    expect(
      changedBy((character) => addEarned(character, { points: 2, why: 'the dragon', date: 'May' }), 'points'),
    ).toEqual([
      'Unspent: 0 → 2 (points to spend 100 → 102)',
      'To spend: 100 → 102 (the dragon +2 is new)',
      'Earned: the dragon: none → 2 points, May',
    ]);
    expect(changedBy((character) => waive(character, 'gone', 'so it is'))).toEqual([
      'An issue that no longer applies, allowed: none → so it is',
    ]);
    expect(lines(falcon, { ...falcon, houseRules: [] }, 'rules')).toEqual(['Defaults to other skills: on → off']);
  });

  it('differ in fields that the program does not know', () => {
    const later = edited((character) => ({ ...character, familiar: 'cat' }));
    expect(lines(falcon, later)).toEqual(['Not recognized here: nothing → [["/familiar","cat"]]']);
  });

  it('differ in the order of rows, if none was added or removed', () => {
    expect(
      changedBy((character) =>
        arrangeRows(character, 'skills', ['crossbow', ...character.skills.map(({ key }) => key)]),
      ),
    ).toEqual(['Row order: Shortsword, Knife, Shield, Crossbow → Crossbow, Shortsword, Knife, Shield']);
  });
});

describe('answers of traits', () => {
  const enemy = (frequency: string, boughtOff = false) =>
    saved('lite-3e', {
      traits: [trait('enemy', { boughtOff, choices: choices({ power: 'large', frequency, who: 'the Guild' }) })],
    });
  it('have the name of their question and the words of its options', () => {
    expect(lines(enemy('rarely'), enemy('often'), 'traits')).toEqual([
      expect.stringMatching(/^Enemy \(the Guild; large group; \d+ or less\), points: −15 → −\d+ \(/),
      expect.stringMatching(/, appears: Rarely: on 6 or less → .*: on \d+ or less$/),
    ]);
    expect(lines(enemy('rarely'), enemy('rarely', true), 'traits')).toEqual([
      expect.stringMatching(/, points: −15 → 0 \(bought off × 0 is new\)$/),
      expect.stringMatching(/, bought off: no → yes$/),
    ]);
  });
});

describe('two characters', () => {
  it('are compared row by row whatever the keys of their rows', () => {
    const left = saved('lite-3e', { skills: [skill('knife', 1, { key: 'k1' }), skill('stealth', 2, { key: 'k2' })] });
    const right = saved('lite-3e', { skills: [skill('stealth', 2, { key: 'k1' }), skill('knife', 4, { key: 'k7' })] });
    expect(lines(left, right, 'skills')).toEqual([
      'Knife, level: 10 → 12 (easy, 1 point 0 → easy, 4 points +2)',
      'Knife, points: 1 → 4 (points spent)',
      'Row order: Knife, Stealth → Stealth, Knife',
    ]);
  });

  it('do not share different quirks', () => {
    const shy = (what: string, key: string) =>
      saved('lite-3e', { traits: [trait('quirk', { key, choices: choices({ what }) })] });
    expect(lines(shy('shy of cats', 'k1'), shy('hums', 'k2'), 'traits')).toEqual([
      'shy of cats: −1 point → none',
      'hums: none → −1 point',
    ]);
  });

  it('show a renamed custom trait as the same', () => {
    const named = (name: string, key = 'k1') =>
      saved('lite-3e', { traits: [typedTrait(name, { points: 5 }, { key })] });
    expect(lines(named('Lucky'), named('Very lucky'), 'traits')).toEqual(['Very lucky, name: Lucky → Very lucky']);
    expect(lines(named('Lucky'), named('Dull', 'k2'), 'traits')).toEqual([
      'Lucky: 5 points → none',
      'Dull: none → 5 points',
    ]);
  });

  it('differ in every chapter that both have', () => {
    const { chapters, count } = compareSheets(openSheet(falcon), openSheet(fiendishFriedrick()));
    expect(chapters.map(({ id }) => id)).toEqual([
      'attributes',
      'points',
      'defenses',
      'derived',
      'traits',
      'skills',
      'weapons',
      'load',
      'possessions',
      'concept',
    ]);
    expect(count).toBe(chapters.reduce((sum, { differences }) => sum + differences.length, 0));
    expect(lines(falcon, fiendishFriedrick(), 'defenses')).toEqual([
      'Parry: 8 → 7 (Shortsword, swing 8 → Axe, swing 7)',
      'Parry, with the shield in hand: 8 → 6 (Shortsword, swing 8 → Axe, swing 6)',
      'Block: 5 → 4 (Shield 15 → 12)',
      'Passive defense: 4 → 7 (Heavy leather armor 2 → Scale armor 3; Small shield 2 → Large shield 4)',
      'Damage resistance: 3 → 4 (Heavy leather armor 2 → Scale armor 4; Toughness +1 is gone)',
    ]);
  });
});

describe('one character under two rulesets', () => {
  it('differs by the calculations of the books, and reports numbers that a book does not have', () => {
    const inLite = johnFalcon('lite-3e');
    expect(lines(falcon, inLite, 'defenses')).toEqual([
      'Block: 5 → 7 (Shield 15; a third of the skill ÷ 3 → Shield 15; half of the skill ÷ 2; rounded down)',
    ]);
    expect(lines(falcon, inLite, 'derived')).toContain('Vision: not in these rules → 10');
    expect(lines(falcon, inLite, 'rules')).toEqual([
      'Ruleset: Man to Man → GURPS Lite 3e',
      'Defaults to other skills: on → not in these rules',
    ]);
  });

  it('compares dice by value, not by the notation of a book', () => {
    expect(openSheet(falcon).model.thrust.text).not.toBe(openSheet(johnFalcon('lite-3e')).model.thrust.text);
    expect(lines(falcon, johnFalcon('lite-3e')).filter((line) => line.startsWith('Thrust'))).toEqual([]);
  });

  it('marks traits, skills and items that the other ruleset does not have', () => {
    const fourthEditionFalcon = johnFalcon('fourth-edition');
    expect(lines(falcon, fourthEditionFalcon, 'traits')).toEqual(['Toughness 1: 10 points → not in these rules']);
    const reader = (ruleset: string) => saved(ruleset, { skills: [skill('body-language', 4)] });
    expect(lines(reader('man-to-man'), reader('fourth-edition'), 'skills')).toEqual([
      'Body Language: not in these rules → level 11, 4 points',
    ]);
    expect(lines(falcon, fourthEditionFalcon, 'possessions')).toContain(
      'Heavy leather armor: 1, worn, $350 → not in these rules',
    );
    expect(lines(falcon, fourthEditionFalcon, 'defenses')).toContain(
      'Dodge: 5 → 10 (Move 5 → encumbrance level 1; Basic Speed 7 is new; base +3 is new; light encumbrance −1 is new; Small shield +1 is new)',
    );
  });
});
