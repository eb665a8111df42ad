import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { lite } from '../../catalog/books.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { blankCharacter, type RowChapter } from '../../character/character.ts';
import { setAttribute } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { newModifier, type OwnTrait, ownTraitSchema } from '../../character/trait-rows.ts';
import { formatValue } from '../../engine/format.ts';
import { catalogFor, deriveCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { calculateTraitPrice, formatTraitName } from '../../rules/shared/trait-price.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { ammunitionOffer } from '../advice/load-advice.ts';
import { firstItemAdvice, firstSkillAdvice, firstSpellAdvice, firstTraitAdvice } from '../advice/newcomer-advice.ts';
import { describeCandidate, describeGrade, describeTraitPrice } from './candidate.ts';
import { buyOffPrice, summarizeGrowth } from './growth.ts';
import { startingSkill } from './starting-row.ts';
import { canHaveKind, possiblePrices, startingChoices, textOnlyParameter, traitQuestions } from './trait-offers.ts';

describe('Candidates of the picker', () => {
  const saved = { ruleset: 'man-to-man', houseRules: [], character: setAttribute(blankCharacter(), 'dx', 15) };
  const sheet = deriveCharacter(saved);

  test.each<[RowChapter, string, string]>([
    ['skills', 'broadsword', 'default 10 · 2 points → 15'],
    ['skills', 'karate', 'no default · 4 points → 15'],
    ['skills', 'running', 'no default · 4 points → 10'],
    ['traits', 'combat-reflexes', '15 points'],
    ['traits', 'toughness', '10 or 25 points'],
    ['equipment', 'medium-shield', '$60 · 15 lb · PD 3'],
    ['equipment', 'heavy-leather-armor', '$350 · 20 lb · PD 2 · DR 2'],
    ['equipment', 'large-knife', '$40 · 1 lb · swing 1−2 cut, skill 11'],
    ['equipment', 'backpack', '$50 · 3 lb · our price'],
    ['equipment', 'climbers-kit', '$91 · 17¼ lb · our prices'],
    ['skills', 'no-such-skill', ''],
  ])('describeCandidate offers %s, %s as “%s”', (chapter, id, words) => {
    expect(describeCandidate(saved, sheet, chapter, id)).toBe(words);
  });

  test('describeCandidate offers a weapon with the strength that its own weight gives by a custom effect', () => {
    const own = z.parse(ownTraitSchema, {
      name: 'Laden',
      effects: [{ stat: 'st', how: 'instead', of: 'load', over: 1 }],
    });
    const laden = { ...saved, character: addRow(saved.character, 'traits', { own }) };
    const offered = describeCandidate(laden, deriveCharacter(laden), 'equipment', 'greataxe');
    const withSword = addRow(laden.character, 'equipment', { entry: 'greataxe', place: 'carried' });
    const { worksheet, ruleset } = deriveCharacter({ ...laden, character: withSword });
    expect(offered).toContain(
      `swing ${formatValue(worksheet.get(lineStat('k2.0', 'damage')).value, ruleset.notation)}`,
    );
  });

  test('ammunitionOffer offers arrows and a quiver for a bow, until there are some', () => {
    const archer = addRow(blankCharacter(), 'equipment', { entry: 'longbow' });
    const { context } = openWorksheet({ ...saved, character: archer });
    const offer = ammunitionOffer(context, 'k1');
    expect(offer?.words).toBe('10 arrows and a quiver');
    expect(offer?.missiles).toMatchObject({ entry: 'arrow', quantity: 10, place: 'carried' });
    const shooting = addRow(archer, 'equipment', offer?.missiles ?? {});
    expect(ammunitionOffer(openWorksheet({ ...saved, character: shooting }).context, 'k1')).toBeNull();
    const sword = openWorksheet({
      ...saved,
      character: addRow(blankCharacter(), 'equipment', { entry: 'broadsword' }),
    });
    expect(ammunitionOffer(sword.context, 'k1')).toBeNull();
  });

  test.each([
    ['double-shotgun-10g', /^\d+ 10G shells$/],
    ['revolver-44m', /^\d+ \.44M cartridges$/],
    ['revolver-36', /^\d+ \.36 balls and charges$/],
    ['blunderbuss-8g', /^\d+ black powder charges$/],
  ])('ammunitionOffer for %s has the name of the list within a sentence', (entry, words) => {
    const character = addRow(blankCharacter(), 'equipment', { entry });
    const { context } = openWorksheet({ ruleset: 'fourth-edition', houseRules: [], character });
    expect(ammunitionOffer(context, 'k1')?.words).toMatch(words);
  });

  test('advice for empty chapters has the prices of the ruleset', () => {
    expect(firstSkillAdvice(sheet)).toMatch(/^A fighter usually takes a weapon at DX\+1: .+, average, for 4 points\.$/);
    expect(firstTraitAdvice(sheet, 'advantage')).toBe(
      'Many characters have none. Heroes often take Combat Reflexes (15 points) or Toughness (10 or 25 points).',
    );
    expect(firstItemAdvice(sheet)).toBe('No encumbrance up to 20 lb.');
  });

  test('firstTraitAdvice names traits of the kind that the ruleset has', () => {
    const advice = (ruleset: string, kind: 'advantage' | 'disadvantage' | 'quirk') =>
      firstTraitAdvice(deriveCharacter({ ...saved, ruleset }), kind);
    expect(advice('lite-3e', 'disadvantage')).toContain('Overconfidence (−10 points)');
    expect(advice('lite-3e', 'quirk')).toContain('Each is −1 point.');
    expect(advice('man-to-man', 'quirk')).toBe('');
    expect(advice('fourth-edition', 'disadvantage')).toContain('Overconfidence (−5 points)');
  });
});

describe('Candidate spells', () => {
  type Choices = Parameters<typeof saved>[1];
  const open = (choices: Choices) => deriveCharacter(saved('lite-3e', choices));
  const words = (choices: Choices, id: string) => {
    const sheet = open(choices);
    return describeCandidate(sheet.context.saved, sheet, 'spells', id);
  };
  const mage: Choices = { attributes: { iq: 12 }, traits: [trait('magery', { level: 2 })] };

  test('describeCandidate shows a spell’s missing prerequisites and the level that a point buys', () => {
    expect(words(mage, 'create-fire')).toBe('needs Ignite Fire at 12 · 1 point → 12');
    expect(words({ ...mage, skills: [skill('ignite-fire', 1)] }, 'create-fire')).toBe('1 point → 12');
    expect(words({ attributes: { iq: 12 } }, 'light')).toBe('1 point → 10');
  });

  test('describeGrade describes a spell by its casting, another skill by its difficulty', () => {
    const { skills } = open({}).context.catalog;
    const grade = (id: string) => {
      const facet = skills.get(id)?.facet;
      return facet && describeGrade(facet);
    };
    expect(grade('shape-fire')).toBe('area, cost 2 per yard, 1 s');
    expect(grade('sleep')).toBe('resisted by HT, cost 4, 3 s');
    expect(grade('stealth')).toBe('DX, average');
  });

  test('startingSkill adds a skill that differs by tech level without one, so that it follows the setting', () => {
    const { ruleset, context } = open({ campaign: { techLevel: 3 } });
    const entry = context.catalog.skills.get('first-aid');
    expect(entry && startingSkill(ruleset, context, entry)).not.toHaveProperty('techLevel');
  });

  test('firstSpellAdvice suggests Magery for those without it, then spells without prerequisites', () => {
    const advice = firstSpellAdvice(open({}));
    expect(advice).toMatch(/^Magery comes first \(15, 25 or 35 points\)/);
    expect(advice).toContain('such as Haste, Ignite Fire, Light: 1 point each');
    expect(firstSpellAdvice(open(mage))).toMatch(/^Start with spells/);
    expect(firstSpellAdvice(open({ campaign: { mana: 'high' } }))).toMatch(/^In high mana anyone/);
    expect(firstSpellAdvice(deriveCharacter(saved('man-to-man', {})))).toBe('');
  });
});

describe('Growth of a trait', () => {
  const flaw = (points: number): OwnTrait => ({
    attacks: [],
    offered: [],
    prerequisites: [],
    notes: [],
    source: '',
    name: 'Bad back',
    kind: 'disadvantage',
    points,
    pointsPerLevel: 0,
    holds: '',
    effects: [],
    description: '',
    page: '',
  });
  const earned = (points: number) => ({ key: `e${points}`, date: '', points, why: '' });
  const growth = (choices: Parameters<typeof saved>[1], ruleset = 'lite-3e') =>
    summarizeGrowth(openWorksheet(saved(ruleset, choices)));

  test('growth is empty for a character at creation', () => {
    expect(growth({ attributes: { dx: 12 } })).toEqual({ begun: 100, earned: 0, spent: [], total: 20, unspent: 80 });
  });

  test('growth separates raised attributes, gained traits and disadvantages bought off from creation', () => {
    const grown = growth({
      attributes: { st: 10, ht: 12 },
      raised: { st: 1, ht: 1 },
      traits: [
        trait('combat-reflexes', { gained: 'play' }),
        trait('ambidexterity'),
        trait('', { key: 'back', own: flaw(-15), boughtOff: true }),
        trait('', { key: 'leg', own: flaw(-10) }),
      ],
      skills: [skill('knife', 4)],
      earned: [earned(40), earned(-2)],
    });
    expect(grown.spent).toMatchObject([
      { words: 'ST +1', points: 20 },
      { words: 'HT +1', points: 20 },
      { words: 'Combat Reflexes', points: 15 },
      { words: 'Bad back bought off', points: 15 },
    ]);
    expect(grown).toMatchObject({ begun: 100, earned: 38, total: 20 + 20 + 20 + 15 + 10 - 10 + 4, unspent: 59 });
  });

  test('buying off costs the points that the trait gave, with its percentages, and nothing if it gave none', () => {
    const modifiers = [newModifier('m', { name: 'mitigated', percent: -60 })];
    const character = (points: number, boughtOff: boolean) =>
      saved('fourth-edition', { traits: [trait('', { key: 'back', own: flaw(points), boughtOff, modifiers })] });
    expect(buyOffPrice(openWorksheet(character(-15, false)), 'back')).toBe(6);
    expect(buyOffPrice(openWorksheet(character(-15, true)), 'back')).toBe(6);
    expect(buyOffPrice(openWorksheet(character(0, true)), 'back')).toBe(0);
    expect(buyOffPrice(openWorksheet(character(-15, true)), 'nobody')).toBe(0);
  });

  test('growth costs nothing for a trait gained in play and bought off again', () => {
    const traits = [trait('', { key: 'back', own: flaw(-15), gained: 'play', boughtOff: true })];
    expect(growth({ traits }).spent).toEqual([]);
  });
});

describe('Offers for traits', () => {
  const { campaign } = blankCharacter();
  const entry = (id: string): TraitFacet => {
    const found = catalogFor('lite-3e').traits.get(id);
    if (!found) throw new Error(`GURPS Lite has no ${id}`);
    return found.facet;
  };
  const offers = (id: string, answers: Record<string, string>, parameter: string) =>
    traitQuestions(entry(id), { choices: choices(answers), level: 1 }, campaign)
      .find((question) => question.parameter.id === parameter)
      ?.offers.map(({ id: option, points }) => [option, points]);

  describe('traitQuestions', () => {
    it('offers each answer with the price of the whole trait', () => {
      expect(offers('enemy', { power: 'large', frequency: 'fairly-often' }, 'frequency')).toEqual([
        ['almost-always', -90],
        ['quite-often', -60],
        ['fairly-often', -30],
        ['rarely', -15],
      ]);
      expect(offers('enemy', { power: 'individual', frequency: 'rarely' }, 'power')?.[0]).toEqual(['individual', -3]);
    });

    it('returns the current answer, or the entry’s default', () => {
      const answered = traitQuestions(entry('enemy'), { choices: choices({ who: 'the Guild' }), level: 1 }, campaign);
      expect(answered.map(({ parameter, answer }) => [parameter.id, answer])).toEqual([
        ['who', 'the Guild'],
        ['power', 'individual'],
        ['frequency', 'fairly-often'],
      ]);
    });

    it('includes a question only with the answers to which it belongs', () => {
      const asked = (people: string) =>
        traitQuestions(entry('reputation'), { choices: choices({ people }), level: 1 }, campaign).map(
          ({ parameter }) => parameter.id,
        );
      expect(asked('everyone')).not.toContain('among');
      expect(asked('large')).toContain('among');
      const named = (people: string) =>
        formatTraitName(
          'Reputation',
          entry('reputation'),
          { choices: choices({ people, among: 'thieves' }) },
          campaign,
        );
      expect(named('everyone')).not.toContain('thieves');
      expect(named('large')).toContain('thieves');
    });

    it('depends on the literacy of the setting', () => {
      const reading = (literacy: 'literate' | 'illiterate') =>
        calculateTraitPrice(
          entry('literacy'),
          { choices: choices({ degree: 'literate' }), level: 1 },
          { ...campaign, literacy },
        );
      expect([reading('literate'), reading('illiterate')]).toEqual([0, 10]);
    });
  });

  describe('the prices of a trait in the list', () => {
    it.each([
      ['enemy', '−3 to −120 points'],
      ['appearance', '−20 to 25 points'],
      ['wealth', '−25 to 50 points'],
      ['reputation', '−20 to 20 points'],
      ['luck', '15, 30 or 60 points'],
      ['rapid-healing', '5 or 15 points'],
      ['pacifism', '−15 points'],
      ['combat-reflexes', '15 points'],
      ['quirk', '−1 point'],
      ['toughness', '10 or 25 points'],
      ['charisma', '5 per level'],
      ['youth', '−2 per level, up to 3'],
    ])('for %s are “%s”', (id, words) => {
      expect(describeTraitPrice(entry(id), campaign)).toBe(words);
    });

    it.each([
      ['enemy', '0 to −200 points'],
      ['ally', '1 to 1,440 points'],
      ['security-clearance', '3 to 15 points'],
    ])('under the fourth edition are whole, as rows have them: %s, “%s”', (id, words) => {
      const facet = catalogFor('fourth-edition').traits.get(id)?.facet;
      expect(facet && describeTraitPrice(facet, campaign)).toBe(words);
    });

    it('are distinct; prices that give points begin with the smallest', () => {
      expect(possiblePrices(entry('fat'), campaign)).toEqual([-5, -10, -20]);
      expect(possiblePrices(entry('literacy'), { ...campaign, literacy: 'semi-literate' })).toEqual([-5, 0, 5]);
    });
  });

  describe('the kinds of a trait', () => {
    it('are all those that its answers can result in', () => {
      expect(canHaveKind(entry('wealth'), 'advantage', campaign)).toBe(true);
      expect(canHaveKind(entry('wealth'), 'disadvantage', campaign)).toBe(true);
      expect(canHaveKind(entry('wealth'), 'quirk', campaign)).toBe(false);
      expect(canHaveKind(entry('vow'), 'quirk', campaign)).toBe(true);
      expect(canHaveKind(entry('enemy'), 'advantage', campaign)).toBe(false);
    });

    it('select the starting answer: the one of the requested kind for the fewest points', () => {
      expect(startingChoices(entry('wealth'), 'disadvantage', campaign)).toEqual(choices({ level: 'struggling' }));
      expect(startingChoices(entry('appearance'), 'disadvantage', campaign)).toEqual(
        choices({ level: 'unattractive' }),
      );
      expect(startingChoices(entry('wealth'), 'advantage', campaign)).toEqual([]);
      expect(startingChoices(entry('enemy'), 'advantage', campaign)).toEqual([]);
    });
  });

  describe('a quirk in the player’s own words', () => {
    const facet: TraitFacet = {
      cite: lite(13),
      kind: 'quirk',
      price: { points: -1 },
      repeatable: true,
      textIsName: true,
      parameters: [{ id: 'text', label: 'Quirk', text: { placeholder: 'What others notice' } }],
    };
    it('consists only of its text', () => {
      expect(textOnlyParameter(facet)?.id).toBe('text');
      const { textIsName: _, ...dislike } = facet;
      expect(textOnlyParameter(dislike)).toBeNull();
      expect(textOnlyParameter(entry('enemy'))).toBeNull();
      expect(textOnlyParameter(entry('quirk'))?.text).toBeDefined();
    });
  });
});

test('a skill that a wildcard skill covers is offered with its level', () => {
  const scholar = saved('fourth-edition', {
    attributes: { st: 10, dx: 10, iq: 12, ht: 10 },
    skills: [skill('science-wildcard', 24)],
  });
  const sheet = deriveCharacter(scholar);
  const level = sheet.worksheet.number('skill:science-wildcard.level');
  expect(describeCandidate(scholar, sheet, 'skills', 'meteorology')).toMatch(new RegExp(`^default ${level} `));
});
