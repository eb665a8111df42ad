import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { typedFalcon } from '../../../testing/fourth-edition-falcon.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { lineStat } from '../../stat-ids.ts';

const sheet = openSheet(typedFalcon());
const text = (stat: string) => formatValue(sheet.worksheet.get(stat).value, 'd');
const sentence = (stat: string) => derivationSentence(sheet.worksheet.get(stat), 'd');

describe('John Falcon, typed in', () => {
  it.each([
    ['st.points', '−10'],
    ['dx.points', '100'],
    ['iq.points', '0'],
    ['ht.points', '30'],
    ['points.attributes', '120'],
    ['points.secondary', '0'],
    ['points.skills', '10'],
    ['points', '140'],
    ['points.left', '10'],
    ['hitPoints', '9'],
    ['fatiguePoints', '13'],
    ['will', '10'],
    ['perception', '10'],
    ['basicSpeed', '7'],
    ['basicMove', '7'],
    ['load', '38.125'],
    ['limit.0', '16'],
    ['limit.1', '32'],
    ['limit.2', '48'],
    ['limit.3', '96'],
    ['limit.4', '160'],
    ['limit.5', '240'],
    ['encumbrance', '2'],
    ['move', '4'],
    ['dodge', '9'],
    ['parry', '12'],
    ['block', '11'],
    ['damageResistance', '3'],
    ['skill:shortsword.level', '16'],
    ['skill:knife.level', '15'],
    ['skill:shield.level', '15'],
    ['skill:crossbow.level', '17'],
    [lineStat('bow.0', 'halfDamage'), '180'],
    [lineStat('bow.0', 'maximum'), '225'],
  ])('has %s %s', (stat, value) => expect(text(stat)).toBe(value));

  it.each([
    ['dx.points', 'DX, points 100 points: attribute prices, DX 15 100. (Basic Set, ch. 1, pp. 14–18)'],
    ['basicSpeed', 'Basic Speed 7: DX 15; HT +13; a quarter of the sum ÷ 4. (Basic Set, ch. 1, pp. 14–18)'],
    ['basicMove', 'Basic Move 7 yards a second: Basic Speed 7; rounded down. (Basic Set, ch. 1, pp. 14–18)'],
    [
      'basicLift',
      'Basic Lift 16 lb: Lifting ST 9; squared × 9; a fifth ÷ 5; rounded to the nearest. (Basic Set p. 353)',
    ],
    [
      'move',
      'Move 4 yards a second: encumbrance level 2; Basic Move 7; medium encumbrance × 0.6; rounded down; minimum 1. (Basic Set, ch. 1, pp. 14–18)',
    ],
    [
      'dodge',
      'Dodge 9: encumbrance level 2; Basic Speed 7; rounded down; base +3; medium encumbrance −2; Small shield +1. (Basic Set p. 374)',
    ],
    ['block', 'Block 11: Shield 15; half × ½; rounded down; base +3; Small shield +1. (Basic Set p. 375)'],
    ['thrust', 'thrust 1d−2: Striking ST 9; basic damage, ST 9 1d−2. (Basic Set, ch. 1, pp. 14–18)'],
    ['damageResistance', 'damage resistance 3: armor 2; Toughness +1. (Basic Set p. 282)'],
    [
      lineStat('dirk.0', 'parry'),
      'Large knife: Parry 10: weapon skill 15; half × ½; rounded down; base +3; Large knife −1; Small shield +1. (Basic Set p. 376)',
    ],
    [lineStat('bow.0', 'damage'), 'Crossbow, shot: damage 1d+2: thrust 1d−2; Crossbow +4. (custom)'],
    ['skill:shortsword.level', 'Shortsword 16: DX 15; average, 4 points +1. (custom)'],
  ])('has an explanation of %s', (stat, words) => expect(sentence(stat)).toBe(words));

  it('has every attack of the sheet', () => {
    const lines = sheet.model.attacks.map(({ item, use, type, damage, skill, parry }) =>
      [item, use, type, damage.text, skill.text, parry.text].join(' | '),
    );
    expect(lines).toEqual([
      'Shortsword | swing | cut | 1d−1 | 16 | 12',
      'Shortsword | thrust | imp | 1d−2 | 16 | 12',
      'Large knife | swing | cut | 1d−3 | 15 | 10',
      'Large knife | thrust | imp | 1d−2 | 15 | 10',
      'Crossbow | shot | imp | 1d+2 | 17 | –',
      'Punch |  | cr | 1d−3 | 15 | 11',
      'Kick |  | cr | 1d−2 | 13 | –',
    ]);
  });

  it('has the ranged figures of the edition', () => {
    const headings = sheet.model.rangedColumns.map(({ heading }) => heading);
    expect(headings).toEqual(['Acc', '½D', 'Max', 'RoF', 'Shots', 'Bulk', 'Rcl']);
    expect(sheet.model.ranged[0]?.cells.map((cell) => cell.text)).toEqual(['4', '180', '225', '1', '1(4)', '−6', '–']);
  });

  it('has no passive defense; the shield shows its bonus', () => {
    expect(sheet.model.passiveDefense).toBeNull();
    expect(sheet.worksheet.ids().filter((id) => id.includes('passiveDefense'))).toEqual([]);
    expect(sheet.model.possessions.find(({ key }) => key === 'targe')?.protection).toBe('DB 1');
    expect(sheet.model.possessions.find(({ key }) => key === 'leather')?.protection).toBe('DR 2');
  });

  it('has the thresholds of injury and fatigue among its notes', () => {
    expect(sheet.model.notes).toEqual([
      'Hit points: at 2 or less Move and Dodge are halved, rounded up; at 0 or less roll HT each turn to stay conscious, −1 for each full multiple below 0; at −9, −18, −27, −36 roll HT or die; at −45 dead',
      'Fatigue points: at 4 or less Move, Dodge and ST are halved (not ST for damage and hit points); at 0 or less roll Will to act, and each further FP lost costs 1 HP; at −13 unconscious',
      'Dodge: shield counts only from the front and shield side',
      'Parry: each further parry in a turn −4 (fencing weapon −2)',
      'Block: once a turn',
    ]);
  });

  it('has no findings', () => expect(sheet.findings).toEqual([]));
});
