import { describe, expect, it } from 'vitest';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { typedFalcon } from '../../../testing/fourth-edition-falcon.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { investigator, knight, mage } from '../../../testing/three-heroes.ts';
import { itemStat, lineStat, placeStat, skillStat, traitStat } from '../../stat-ids.ts';

describe('The Falcon of the fourth edition', () => {
  const sheet = openSheet(typedFalcon());
  const text = (stat: string) => formatValue(sheet.worksheet.get(stat).value, 'd');
  const sentence = (stat: string) => describeDerivation(sheet.worksheet.get(stat), 'd');

  describe('John Falcon, entered as a custom character', () => {
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
        'Dodge 9: encumbrance level 2; Basic Speed 7; rounded down; base +3; medium encumbrance −2; minimum 1; Small shield +1. (Basic Set p. 374)',
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
      expect(sheet.model.ranged[0]?.cells.map((cell) => cell.text)).toEqual([
        '4',
        '180',
        '225',
        '1',
        '1(4)',
        '−6',
        '–',
      ]);
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
});

describe('Three heroes', () => {
  /** The figures were computed by hand from the book; e2e/pages/three-heroes.ts has the arithmetic. */
  const heroes = { knight: openSheet(knight()), investigator: openSheet(investigator()), mage: openSheet(mage()) };
  type Sheet = (typeof heroes)[keyof typeof heroes];
  const text = ({ worksheet }: Sheet, stat: string) => formatValue(worksheet.get(stat).value, 'd').replaceAll('−', '-');
  const sentence = ({ worksheet }: Sheet, stat: string) => describeDerivation(worksheet.get(stat), 'd');

  /** Expects numbers of one kind: "lance 14, riding 14". */
  function expectAll(sheet: Sheet, idOf: (name: string) => string, figures: string): void {
    const wanted = figures.split(', ');
    const found = wanted.map((figure) => {
      const name = figure.slice(0, figure.lastIndexOf(' '));
      return `${name} ${text(sheet, idOf(name))}`;
    });
    expect(found).toEqual(wanted);
  }

  const plain = (name: string) => name;
  const level = (skill: string) => skillStat(skill, 'level');
  const skill = (line: string) => lineStat(line, 'skill');
  const damage = (line: string) => lineStat(line, 'damage');
  const parry = (line: string) => lineStat(line, 'parry');
  const resistance = (place: string) => placeStat(place, 'damageResistance');
  const crushing = (place: string) => placeStat(place, 'damageResistance.crushing');

  describe.each(Object.entries(heroes))('%s', (_, sheet) => {
    it('spends all points, and breaks no rule', () => {
      expectAll(sheet, plain, 'points 150, points.left 0');
      expect(sheet.findings).toEqual([]);
    });

    it('uses only listed entries', () => {
      const { traits, skills, equipment } = sheet.context.character;
      expect([...traits, ...skills, ...equipment].filter(({ own }) => own !== null)).toEqual([]);
    });
  });

  describe('the knight', () => {
    const sheet = heroes.knight;
    it('has attributes, secondary characteristics and points of each kind', () => {
      expectAll(sheet, plain, 'st 12, dx 13, iq 10, ht 12, hitPoints 13, will 11, perception 10, fatiguePoints 12');
      expectAll(sheet, plain, 'basicSpeed 6¼, basicMove 6, basicLift 29, thrust 1d-1, swing 1d+2');
      expectAll(sheet, plain, 'points.attributes 100, points.secondary 7, points.advantage 62');
      expectAll(sheet, plain, 'points.disadvantage -37, points.quirk -3, points.skills 21, status 2');
    });

    it('pays for traits with modifiers, self-control rolls and answers', () => {
      expectAll(sheet, (key) => traitStat(key), 'combat-reflexes 15, luck 12, status 5, wealth 30, code-of-honor -15');
      expectAll(sheet, (key) => traitStat(key), 'duty -10, overconfidence -7, sense-of-duty -5');
    });

    it('has skills', () => {
      expectAll(sheet, level, 'lance 14, riding 14, broadsword 14, shield 15, knife 13, heraldry 9, leadership 9');
      expectAll(sheet, level, 'savoir-faire 10, tactics 8');
    });

    it('attacks and defends under medium encumbrance', () => {
      expectAll(sheet, plain, 'load 83¼, encumbrance 2, move 3, dodge 10, parry 13, block 13, defenseBonus 2');
      expectAll(sheet, skill, 'thrusting-broadsword.0 14, lance.0 14, dagger.0 13, dagger.1 9, medium-shield.0 15');
      expectAll(sheet, damage, 'thrusting-broadsword.0 1d+3, thrusting-broadsword.1 1d+1, lance.0 1d+2, dagger.0 1d-2');
      expectAll(sheet, damage, 'medium-shield.0 1d-1, unarmed.punch 1d-2, unarmed.kick 1d');
      expectAll(sheet, parry, 'thrusting-broadsword.0 13, lance.0 –, dagger.0 11, unarmed.punch 12');
    });

    it('has DR on each place', () => {
      expectAll(sheet, resistance, 'skull 9, face 7, neck 7, torso 5, groin 5, arms 4, hands 4, legs 2, feet 2');
      expectAll(sheet, crushing, 'torso 3, groin 3, arms 2');
    });

    it('charges on a horse under its load', () => {
      const stat = (part: string) => `mount:heavy-warhorse.${part}`;
      expectAll(sheet, stat, 'load 298¼, encumbrance 2, move 4, gallop 8, dodge 7, kick 2d+3');
      expectAll(sheet, stat, 'lanceAtGallop 1d+3, lanceSkill 14');
    });

    it('has paid for the horse', () => expectAll(sheet, plain, 'money.start 20,000, money 6,920, money.left 13,080'));
  });

  describe('the investigator', () => {
    const sheet = heroes.investigator;
    it('has attributes, secondary characteristics and points of each kind', () => {
      expectAll(sheet, plain, 'st 10, dx 12, iq 13, ht 11, hitPoints 10, will 13, perception 14, fatiguePoints 11');
      expectAll(sheet, plain, 'basicSpeed 5¾, basicMove 5, basicLift 20, thrust 1d-2, swing 1d');
      expectAll(sheet, plain, 'points.attributes 110, points.secondary 5, points.advantage 36');
      expectAll(sheet, plain, 'points.disadvantage -39, points.quirk -3, points.skills 41');
    });

    it('pays for contacts by skill, frequency and reliability, fractions rounded up', () => {
      expectAll(sheet, (key) => traitStat(key), 'police 8, fence 1, reporter 5');
    });

    it('pays for traits with modifiers and self-control rolls', () => {
      expectAll(sheet, (key) => traitStat(key), 'danger-sense 14, empathy 5, language 3, curious -7, phobia -22');
      expectAll(sheet, (key) => traitStat(key), 'sense-of-duty -5, workaholic -5');
      expect(sentence(sheet, traitStat('phobia'))).toBe(
        'Phobia (enclosed spaces), points −22 points: Enclosed spaces −15; resisted on 9 × 1½; rounded up. (Basic Set p. 148)',
      );
    });

    it('has skills', () => {
      expectAll(sheet, level, 'guns-pistol 14, brawling 13, driving 11, stealth 12, shadowing 14, criminology 14');
      expectAll(sheet, level, 'research 13, interrogation 14, detect-lies 15, law 12, forensics 12, observation 14');
      expectAll(sheet, level, 'computer-operation 13, lockpicking 13, streetwise 13, fast-talk 12, first-aid 13');
      expectAll(sheet, level, 'photography 12');
    });

    it('shoots, fights and dodges', () => {
      expectAll(sheet, plain, 'load 9.1, encumbrance 0, move 5, dodge 8, parry 9, block –');
      expectAll(sheet, skill, 'auto-pistol-40.0 14, unarmed.punch.brawling 13, unarmed.kick.brawling 11');
      expectAll(sheet, damage, 'auto-pistol-40.0 2d, unarmed.punch.brawling 1d-3, unarmed.kick.brawling 1d-2');
      const [pistol] = sheet.model.ranged;
      expect(pistol?.cells.map((cell) => cell.text)).toEqual(['2', '150', '1,900', '3', '15+1(3)', '−2', '2']);
      expectAll(sheet, (part) => `line:auto-pistol-40.0.${part}`, 'halfDamage 150, maximum 1,900');
      expectAll(sheet, resistance, 'torso 8');
      expectAll(sheet, crushing, 'torso 2');
    });

    it('has paid for all items', () => expectAll(sheet, plain, 'money.start 20,000, money 3,460, money.left 16,540'));
  });

  describe('the mage', () => {
    const sheet = heroes.mage;
    it('has attributes, secondary characteristics and points of each kind', () => {
      expectAll(sheet, plain, 'st 9, dx 11, iq 14, ht 11, hitPoints 9, will 14, perception 14, fatiguePoints 14');
      expectAll(sheet, plain, 'basicSpeed 5½, basicMove 5, basicLift 16, thrust 1d-2, swing 1d-1');
      expectAll(sheet, plain, 'points.attributes 100, points.secondary 9, points.advantage 34');
      expectAll(sheet, plain, 'points.disadvantage -40, points.quirk -2, points.otherSkills 24, points.spells 25');
    });

    it('pays for a limitation on levels alone, and at least 20% of the price', () => {
      expectAll(sheet, (key) => traitStat(key), 'magery 23, voice 10, animal-empathy 1, absent-mindedness -15');
      expectAll(sheet, (key) => traitStat(key), 'curious -10, obsession -10, pacifism -5');
    });

    it('has skills, with the bonuses of Magery and Voice', () => {
      expectAll(sheet, level, 'innate-attack-projectile 13, thaumatology 16, staff 12, occultism 14, research 14');
      expectAll(sheet, level, 'alchemy 12, singing 14, writing 13, meditation 12, history 12, first-aid 14');
    });

    it('has twenty spells based on IQ and Magery, by the points spent on each', () => {
      const levels = { fireball: 17, 'minor-healing': 16, sleep: 16 };
      const spells = sheet.context.skills.filter(({ facet }) => facet?.spell);
      expect(spells).toHaveLength(20);
      expect(Object.fromEntries(spells.map(({ id, key }) => [id, text(sheet, level(key))]))).toEqual(
        Object.fromEntries(spells.map(({ id }) => [id, String(new Map(Object.entries(levels)).get(id) ?? 15)])),
      );
    });

    it('fights and dodges under light encumbrance', () => {
      expectAll(sheet, plain, 'load 16¼, encumbrance 1, move 4, dodge 7, parry 11, block –');
      expectAll(sheet, damage, 'quarterstaff.0 1d+1, quarterstaff.1 1d, quarterstaff.2 1d+1, quarterstaff.3 1d-1');
      expectAll(sheet, skill, 'quarterstaff.0 12, quarterstaff.1 12, quarterstaff.2 6');
      expectAll(sheet, resistance, 'torso 1, arms 1');
      expectAll(sheet, (key) => itemStat(key, 'weight'), 'quarterstaff 4, backpack 3, waterskin ¼');
      expectAll(sheet, plain, 'money 155, money.left 845');
    });
  });
});
