import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../engine/format.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { dodgeFromDx } from './dodge-from-dx.ts';

type Choices = Parameters<typeof saved>[1];

/** Derives a character with the rule switched on, with its Dodge, the sentence that explains it and its caption. */
function open(choices: Choices, ruleset = 'man-to-man') {
  const sheet = openSheet(saved(ruleset, choices, [dodgeFromDx.id]));
  return {
    ...sheet,
    dodge: sheet.worksheet.number('dodge'),
    sentence: derivationSentence(sheet.worksheet.get('dodge'), sheet.ruleset.notation),
    caption: sheet.model.activeDefenses.find(({ name }) => name === 'Dodge')?.caption,
  };
}

const ballast = (pounds: number) => item('large-knife', { place: 'carried', weightOverride: pounds });

describe.each(['man-to-man', 'lite-3e'])('Dodge from DX/2 under %s', (ruleset) => {
  it('is half of DX, rounded down', () => {
    expect(open({ attributes: { dx: 15 } }, ruleset)).toMatchObject({
      dodge: 7,
      sentence:
        'Dodge 7: DX 15; Dodge from DX/2 ÷ 2; rounded down; encumbrance level 0; minimum 1. (House rule, adapted)',
    });
    expect([10, 11, 12].map((dx) => open({ attributes: { dx } }, ruleset).dodge)).toEqual([5, 5, 6]);
  });

  it('is reduced by the level of load, and minimum 1', () => {
    const loads = [0, 40, 60, 100, 200, 250, 400];
    const loadedWith = (dx: number) =>
      loads.map((pounds) => open({ attributes: { dx }, equipment: [ballast(pounds)] }, ruleset));
    expect(loadedWith(16).map(({ dodge }) => dodge)).toEqual([8, 7, 6, 5, 4, 1, 0]);
    expect(loadedWith(8).map(({ dodge }) => dodge)).toEqual([4, 3, 2, 1, 1, 1, 0]);
    expect(loadedWith(16).map(({ model }) => model.load.level)).toEqual([
      'none',
      'light',
      'medium',
      'heavy',
      'extra-heavy',
      'overload',
      'too much to carry',
    ]);
  });

  it('appears in the table of loads', () => {
    const { levels } = open({ attributes: { dx: 14 } }, ruleset).model.load;
    expect(levels.map(({ dodge }) => dodge?.text)).toEqual(['7', '6', '5', '4', '3', '1']);
  });

  it('keeps what traits add', () => {
    const plain = open({ attributes: { dx: 12 } }, ruleset).dodge;
    const nimble = { effects: [{ stat: 'dodge', add: 1, perLevel: false, when: '' }] };
    expect(open({ attributes: { dx: 12 }, traits: [typedTrait('Nimble', nimble)] }, ruleset).dodge).toBe(plain + 1);
  });

  it('has a separate caption, and the book’s when the rule is off', () => {
    expect(open({}, ruleset).caption).toBe('DX / 2 − encumbrance');
    const off = openSheet(saved(ruleset, {}));
    expect(off.model.activeDefenses[0]).toMatchObject({ name: 'Dodge', caption: '= Move' });
  });

  it('does not change Move, Parry and Block', () => {
    for (const getCharacter of [johnFalcon, fiendishFriedrick]) {
      const character = getCharacter(ruleset);
      const [withoutRule, withRule] = [
        character,
        { ...character, houseRules: [...character.houseRules, dodgeFromDx.id] },
      ].map(openSheet);
      for (const stat of ['move', 'parry', 'parryWithShield', 'block']) {
        expect(withRule?.worksheet.get(stat).value, stat).toEqual(withoutRule?.worksheet.get(stat).value);
      }
    }
  });
});

it('Dodge from DX/2: Combat Reflexes of GURPS Lite still count, Running does not', () => {
  const attributes = { dx: 12 };
  expect(open({ attributes, traits: [trait('combat-reflexes')] }, 'lite-3e').dodge).toBe(7);
  expect(open({ attributes, skills: [skill('running', 8)] }).dodge).toBe(6);
});

it('Dodge from DX/2: nothing changes under a ruleset that it does not suit', () => {
  expect(open({}, 'fourth-edition').dodge).toBe(openSheet(saved('fourth-edition', {})).worksheet.number('dodge'));
});
