import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../catalog/effect.ts';
import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import type { Derivation, StatId } from '../../../engine/step.ts';
import { openSheet, statOf } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { catalogFor, deriveCharacter, openWorksheet } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { findChosenOptions, findMostLevels } from '../../shared/trait-price.ts';
import { lineStat, reactionStat, skillStat } from '../../stat-ids.ts';

describe('Effects of traits', () => {
  const { traits, skills } = catalogFor('lite-3e');
  const campaign = { techLevel: 3, startingWealth: 1000 };
  const key = 'the-trait';

  /** Returns a level high enough for effects that come once in three levels. */
  const levelOf = (facet: TraitFacet): number => Math.min(3, findMostLevels(facet) ?? 3);

  /** Returns every combination of answers to the questions of a trait that have options. */
  function answerCombinations({ parameters = [] }: TraitFacet): Record<string, string>[] {
    let combinations: Record<string, string>[] = [{}];
    for (const { id, options } of parameters) {
      if (options)
        combinations = combinations.flatMap((combination) =>
          options.map((option) => ({ ...combination, [id]: option.id })),
        );
    }
    return combinations;
  }

  /** Derives a character with some skills, weapons and a shield, and with the skill that the effect names. */
  function sampleCharacter(rows: readonly TraitRow[], stat: string) {
    const named = stat.startsWith('skill:') ? stat.slice('skill:'.length) : '';
    const group = stat.startsWith('skills:') ? stat.slice('skills:'.length) : '';
    const [inGroup = ''] = [...skills].flatMap(([id, { facet }]) => (facet.groups?.includes(group) ? [id] : []));
    const learned = new Set(
      ['broadsword', 'bow', 'shield', 'first-aid', named, inGroup].filter((id) => skills.has(id)),
    );
    return openWorksheet(
      saved('lite-3e', {
        campaign,
        traits: [...rows],
        skills: [...learned].map((id) => skill(id, 4, { speciality: 'any', techLevel: 3 })),
        equipment: [
          item('broadsword', { place: 'ready', hand: 'off' }),
          item('small-shield', { place: 'ready' }),
          item('regular-bow', { key: 'bow' }),
        ],
      }),
    );
  }

  /** Returns the stats of {@link sampleCharacter} that a stat or group of effects refers to. */
  function numbersOf(stat: string): StatId[] {
    const level = (id: string) => skillStat(id, 'level');
    const [, group = ''] = stat.split('skills:');
    const groups: Readonly<Record<string, readonly StatId[]>> = {
      activeDefenses: ['dodge', lineStat('broadsword.0', 'parry'), 'block'],
      combatSkills: ['broadsword', 'bow', 'shield'].map(level),
      meleeSkills: ['broadsword', 'shield'].map(level),
      rangedSkills: ['bow'].map(level),
      weaponSkills: ['broadsword', 'bow'].map(level),
      skillRolls: ['broadsword', 'bow', 'shield', 'first-aid'].map(level),
      offHand: [lineStat('broadsword.0', 'skill')],
      unarmedDamage: [lineStat('unarmed.punch', 'damage')],
      runningMove: ['move'],
      startingMoney: ['money.start'],
      'reaction:named': [reactionStat('named', key)],
    };
    if (groups[stat]) return [...groups[stat]];
    if (stat.startsWith('skill:'))
      return skills.has(stat.slice('skill:'.length)) ? [level(stat.slice('skill:'.length))] : [];
    if (!group) return [stat];
    return [...skills].flatMap(([id, { facet }]) => (facet.groups?.includes(group) ? [level(id)] : [])).slice(0, 1);
  }

  const isNote = ({ when }: Effect): boolean => when !== undefined;

  /**
   * Returns the faults of an effect of this row: no stat that reads it, no difference, no step or note that names the
   * row.
   */
  function faults(row: TraitRow, effect: Effect): string[] {
    const stat = statOf(effect);
    const { worksheet } = sampleCharacter([row], stat);
    const { worksheet: unchanged } = sampleCharacter([], stat);
    const numbers = numbersOf(stat);
    if (numbers.length === 0) return [`nothing is called ${stat}`];
    return numbers.flatMap((id) => {
      const number: Derivation | undefined = worksheet.find(id);
      if (!number) return [`nothing reads ${id}`];
      if (isNote(effect)) {
        const hasNote = number.notes.some((note) => note.row === row.key && note.words.includes(effect.when ?? ''));
        return hasNote ? [] : [`${id} has no note ${effect.when}`];
      }
      // Without another effect a named group of people has the general reaction.
      const before = unchanged.find(id) ?? unchanged.get('reaction');
      const isUnchanged = JSON.stringify(number.value) === JSON.stringify(before.value);
      const named = number.steps.some((step) => step.row === row.key);
      return [
        ...(isUnchanged ? [`${id} is ${number.value} as before`] : []),
        ...(named ? [] : [`no step of ${id} names it`]),
      ];
    });
  }

  /** Whether another answer of the trait itself cancels an effect. */
  function isCanceled(id: string, facet: TraitFacet, row: TraitRow, { unless = [] }: Effect): boolean {
    const chosen = findChosenOptions(facet, row, saved('lite-3e', { campaign }).character.campaign);
    return unless.some(
      (condition) => condition.trait === id && chosen.some(({ option }) => condition.options?.includes(option.id)),
    );
  }

  /** Returns every effect of an entry with a row for which it applies. */
  function effectsWithRows(id: string, facet: TraitFacet): { effect: Effect; row: TraitRow }[] {
    const rowsByEffect = new Map<Effect, TraitRow>();
    for (const answers of answerCombinations(facet)) {
      const row = trait(id, { key, level: levelOf(facet), choices: choices({ ...answers, among: 'merchants' }) });
      const resolved = sampleCharacter([row], '').context.traits.find((trait) => trait.key === key);
      for (const effect of resolved?.facet?.effects ?? []) {
        if (!rowsByEffect.has(effect) && !isCanceled(id, facet, row, effect)) rowsByEffect.set(effect, row);
      }
    }
    return [...rowsByEffect].map(([effect, row]) => ({ effect, row }));
  }

  /** Returns every effect of an entry's data, with any answer. */
  const listedEffects = ({ effects = [], parameters = [] }: TraitFacet): Effect[] => [
    ...effects,
    ...parameters.flatMap(({ options = [] }) => options.flatMap((option) => option.effects ?? [])),
  ];

  describe('every trait of the catalog', () => {
    const cases = [...traits].flatMap(([id, { facet }]) =>
      effectsWithRows(id, facet).map(({ effect, row }) => {
        const answers = row.choices.filter(({ parameter }) => parameter !== 'among').map(({ value }) => value);
        return [[id, ...answers].join(' '), statOf(effect), effect.when ?? '', { effect, row }] as const;
      }),
    );

    it.each(cases)('has a working effect: %s, %s %s', (_, __, ___, { effect, row }) =>
      expect(faults(row, effect)).toEqual([]),
    );

    it('is checked with all of its effects', () => {
      const allEffects = [...traits.values()].flatMap(({ facet }) => listedEffects(facet));
      expect(cases.map(([, , , { effect }]) => effect)).toEqual(expect.arrayContaining(allEffects));
      expect(cases).toHaveLength(allEffects.length);
      expect(allEffects.length).toBeGreaterThan(90);
    });

    it('would be reported if an effect changed nothing', () => {
      const strange = (stat: string, effect: Effect) =>
        faults(
          typedTrait('Strange', { effects: [{ stat, add: effect.add ?? 0, when: effect.when ?? '' }] }, { key }),
          effect,
        );
      expect(strange('dodge', { to: 'basicMove', add: 1 })).toEqual(['nothing reads basicMove']);
      const noSkill: Effect = { to: { skill: 'no-such-skill' }, add: 1 };
      expect(strange('skill:no-such-skill', noSkill)).toEqual(['nothing is called skill:no-such-skill']);
      const noGroup: Effect = { to: { skills: { tag: 'no-such-group' } }, add: 1 };
      expect(strange('skills:no-such-group', noGroup)).toEqual(['nothing is called skills:no-such-group']);
      expect(strange('hearing', { to: 'hearing', add: 0 })).toEqual([
        'hearing is 10 as before',
        'no step of hearing names it',
      ]);
      expect(strange('load', { to: 'dodge', add: 1, when: 'at night' })).toEqual(['dodge has no note at night']);
      expect(strange('hearing', { to: 'hearing', add: 1 })).toEqual([]);
    });
  });
});

describe('Examples of traits', () => {
  type Choices = Parameters<typeof saved>[1];

  function person(of: Choices) {
    const { worksheet, model, findings } = openSheet(saved('lite-3e', of));
    return {
      model,
      text: (stat: string) => formatValue(worksheet.get(stat).value, 'd'),
      sentence: (stat: string) => describeDerivation(worksheet.get(stat), 'd'),
      notes: (stat: string) => worksheet.get(stat).notes.map(({ words }) => words),
      has: (stat: string) => worksheet.has(stat),
      codes: findings.map(({ code }) => code),
      reactions: model.reactions.map(({ name, figure }) => `${name} ${figure.text}`),
    };
  }
  const answered = (id: string, answers: Record<string, string>, level = 1) =>
    trait(id, { key: [id, ...Object.values(answers)].join('-'), level, choices: choices(answers) });
  const level = (id: string) => skillStat(id, 'level');

  describe('senses (p. 24)', () => {
    const keen = person({ attributes: { iq: 12 }, traits: [trait('acute-hearing', { level: 5 })] });

    it('are IQ, plus the bonus of an acute sense', () => {
      expect(keen.sentence('hearing')).toBe('Hearing 17: all sense rolls 12; Acute Hearing +5. (GURPS Lite p. 24)');
      expect(['vision', 'tasteSmell', 'perception'].map(keen.text)).toEqual(['12', '12', '12']);
    });

    it('all have the bonus of Alertness, and are among the figures of the sheet', () => {
      const alert = person({ traits: [trait('alertness', { level: 2 }), trait('acute-vision', { level: 1 })] });
      expect(alert.sentence('vision')).toBe('Vision 13: all sense rolls 12; Acute Vision +1. (GURPS Lite p. 24)');
      const figures = alert.model.figures.map(({ name, figure }) => `${name} ${figure.text}`);
      expect(figures.slice(2)).toEqual(['Hearing 12', 'Vision 13', 'Taste/Smell 12', 'Will 10']);
    });

    it('have a penalty while a helm of plate is worn', () => {
      const knight = (place: 'ready' | 'carried') => person({ equipment: [item('half-plate', { place })] });
      expect(['vision', 'hearing', 'tasteSmell'].map(knight('ready').text)).toEqual(['7', '7', '10']);
      expect(knight('ready').sentence('vision')).toContain('Half plate −3');
      expect(knight('carried').text('vision')).toBe('10');
    });
  });

  describe('Will (p. 24)', () => {
    const will = (iq: number, ...traits: ReturnType<typeof trait>[]) => person({ attributes: { iq }, traits });
    const weak = trait('weak-will', { level: 3 });

    it('has the bonus of Strong Will at any IQ', () => {
      expect(will(16, trait('strong-will', { level: 2 })).sentence('will')).toBe(
        'Will 18: IQ 16; Strong Will +2. (GURPS Lite p. 24)',
      );
    });

    it.each([
      [13, '10'],
      [14, '11'],
      [15, '11'],
      [20, '11'],
    ])('with IQ %i and 3 levels of Weak Will is %s', (iq, value) => expect(will(iq, weak).text('will')).toBe(value));

    it('has notes that at most 14 of IQ counts before Weak Will, and that a roll of 14 fails', () => {
      expect(will(15, weak).sentence('will')).toBe(
        'Will 11: IQ 15; maximum before Weak Will 14; Weak Will −3. (GURPS Lite p. 24)',
      );
      expect(will(15).sentence('will')).toBe('Will 15: IQ 15. (GURPS Lite p. 24)');
      expect(will(15).notes('will')).toEqual([
        'a roll of 14 or more fails, except against influence skills and mind control',
      ]);
    });
  });

  describe('reactions (pp. 3, 5-13)', () => {
    const handsome = answered('appearance', { level: 'handsome' });

    it('are empty for an ordinary character, without lines for modifiers of 0', () => {
      expect(person({}).reactions).toEqual(['everyone none']);
      expect(person({ traits: [answered('appearance', { level: 'average' })] }).reactions).toEqual(['everyone none']);
    });

    it('differ by sex for the handsome, in addition to the general modifier', () => {
      const { reactions, sentence } = person({ traits: [handsome, trait('charisma', { level: 2 })] });
      expect(reactions).toEqual(['everyone +2', 'your own race, the same sex +4', 'your own race, the other sex +6']);
      expect(sentence('reaction:own-race-opposite-sex')).toBe(
        'reaction from your own race, the other sex 6: reaction from everyone 2; Appearance (handsome or beautiful) +4. (GURPS Lite p. 3)',
      );
    });

    it('of each sex are based on those of the race, where these differ', () => {
      const habit = answered('odious-personal-habit', { degree: 'bad' });
      // 2 for the looks and −2 for the habit: 0 like the general one, but without a line the −2 of the race would apply.
      expect(person({ traits: [handsome, habit] }).reactions).toEqual([
        'everyone 0',
        'your own race −2',
        'your own race, the same sex 0',
        'your own race, the other sex +2',
      ]);
    });

    it('have a separate, named number for groups that a trait names', () => {
      const { reactions } = person({
        traits: [
          answered('reputation', { what: 'fair dealer', reaction: 'plus-3', people: 'large', among: 'merchants' }),
          answered('reputation', { what: 'cheat', reaction: 'minus-2', people: 'everyone' }),
          answered('clerical-investment', { faith: 'the Sun Temple' }, 2),
          answered('clerical-investment', { faith: '' }, 1),
        ],
      });
      expect(reactions).toEqual([
        'everyone 0',
        'merchants +3',
        'those who know of your Reputation (cheat; −2) −2',
        'the Sun Temple +2',
        'those who respect your faith +1',
      ]);
    });

    it('have no penalty for one eye with charisma or good looks, and explain why', () => {
      const eye = trait('one-eye');
      expect(person({ traits: [eye] }).reactions).toEqual(['everyone −1']);
      const charming = person({ traits: [eye, trait('charisma')] });
      expect(charming.sentence('reaction')).toBe(
        'reaction from everyone 1: no modifiers 0; Charisma +1. (GURPS Lite p. 3)',
      );
      expect(charming.notes('reaction')).toEqual(['−1 does not apply with Charisma (One Eye)']);
      expect(person({ traits: [eye, handsome] }).notes('reaction')).toEqual([
        '−1 does not apply with Appearance (handsome or beautiful) (One Eye)',
      ]);
      expect(person({ traits: [eye, answered('appearance', { level: 'attractive' })] }).text('reaction')).toBe('−1');
      expect(person({ traits: [eye, trait('charisma', { boughtOff: true })] }).text('reaction')).toBe('−1');
    });

    it('with a condition are notes', () => {
      const outsider = person({ traits: [answered('social-stigma', { kind: 'outsider' })] });
      expect(outsider.reactions).toEqual(['everyone 0', 'everyone but your own kind −3']);
      expect(outsider.model.notes.find((note) => note.startsWith('reaction from your own kind'))).toBe(
        'reaction from your own kind: +3 met away from home (Social Stigma (outsider))',
      );
    });
  });

  describe('Status (pp. 6-8)', () => {
    const status = (...traits: ReturnType<typeof trait>[]) => person({ traits });

    it.each([
      [1, '0'],
      [2, '1'],
      [4, '1'],
      [5, '2'],
      [8, '3'],
    ])('with rank %i is %s', (rank, value) => {
      expect(status(trait('military-rank', { level: rank })).text('status')).toBe(value);
    });

    it('explains how rank, wealth and bought levels add up', () => {
      const { sentence, reactions } = status(
        trait('military-rank', { level: 5 }),
        answered('status', { level: 'minus-1' }),
        answered('wealth', { level: 'filthy-rich' }),
        trait('multimillionaire', { level: 4 }),
      );
      expect(sentence('status')).toBe(
        'Status 4: ordinary people 0; Military Rank +1⅔; Status (−1) −1; Wealth (filthy rich) +1; rounded to the nearest; free Status from Multimillionaire +2. (GURPS Lite p. 7)',
      );
      expect(sentence('freeStatus')).toContain('Multimillionaire +4; maximum 2.');
      expect(reactions).toEqual(['everyone none', 'Status +4']);
    });
  });

  describe('weight (p. 5)', () => {
    it('is a load for the fat, based on the average for the height', () => {
      const fat = person({ traits: [answered('fat', { degree: 'fat' })], equipment: [item('dagger')] });
      expect(fat.sentence('load')).toBe('load 75¼ lb: nothing carried 0; Dagger +¼; Fat +75. (GURPS Lite p. 21)');
      expect(fat.sentence('averageWeight')).toBe(
        'average weight 225 lb: average height 69; average weight, 5′9″ 150; Fat × 1½. (GURPS Lite p. 5)',
      );
      expect([fat.text('move'), fat.model.load.level]).toEqual(['2', 'heavy']);
      expect([fat.model.load.carried.text, fat.model.possessionTotals.weight.text]).toEqual(['75¼', '¼']);
    });

    it('is based on the height, not on the typed weight', () => {
      const load = (concept: Choices['concept']) =>
        person({ traits: [answered('fat', { degree: 'extremely-fat' })], ...(concept ? { concept } : {}) }).text(
          'load',
        );
      expect([load({}), load({ weight: 400 }), load({ height: 74 })]).toEqual(['150', '150', '180']);
    });

    it('is a third less for the skinny', () => {
      const skinny = person({ traits: [trait('skinny')], concept: { sex: 'woman' } });
      expect(skinny.sentence('ordinaryWeight')).toBe(
        'average weight for the height 130 lb: average height 67; average weight, 5′7″ 140; woman −10. (GURPS Lite p. 5)',
      );
      expect(skinny.text('averageWeight')).toBe('86⅔');
    });
  });

  describe('legs and eyes (p. 12)', () => {
    const lame = (degree: string, more: Choices = {}) =>
      person({
        ...more,
        traits: [answered('lame', { degree })],
        skills: [skill('broadsword', 4), skill('bow', 4), skill('acrobatics', 4), skill('climbing', 2)],
      });

    it('have effects: a crippled leg lowers Move and Dodge by 3, to 1 at least', () => {
      const { sentence, text } = lame('crippled-leg', { attributes: { dx: 12, ht: 12 } });
      expect(sentence('move')).toBe(
        'Move 3 yards a second: Basic Speed 6; no encumbrance 0; rounded down; Lame (crippled leg) −3; minimum 1. (GURPS Lite p. 21)',
      );
      expect(text('dodge')).toBe('3');
      expect(lame('crippled-leg', { equipment: [item('dagger', { weightOverride: 100 })] }).text('move')).toBe('1');
      expect(['broadsword', 'bow', 'acrobatics', 'climbing'].map((id) => text(level(id)))).toEqual([
        '10',
        '12',
        '9',
        '12',
      ]);
    });

    it('have effects: with one leg Move is 2 at most', () => {
      const { sentence, text } = lame('one-leg');
      expect(sentence('move')).toContain('rounded down; Lame (one leg): maximum 2; minimum 1.');
      expect([text('move'), text('dodge'), text(level('climbing'))]).toEqual(['2', '2', '4']);
    });

    it('have effects: a wheelchair moves by a quarter of ST, whatever the load', () => {
      const { sentence } = lame('legless');
      expect(sentence('move')).toBe(
        'Move 2 yards a second: ST 10; Lame (legless) ÷ 4; rounded down. (GURPS Lite p. 21)',
      );
      expect(
        lame('legless', { attributes: { st: 15 }, equipment: [item('dagger', { weightOverride: 50 })] }).text('move'),
      ).toBe('3');
    });

    it('lower a blow at plain DX like one with a skill, and thrown rocks, but not a parry at half of the basic DX', () => {
      const eye = person({
        attributes: { dx: 12 },
        traits: [trait('one-eye')],
        equipment: [item('rock', { place: 'ready' })],
      });
      expect(eye.sentence(lineStat('unarmed.punch', 'skill'))).toBe('Punch: skill 11: DX 11. (GURPS Lite p. 27)');
      expect(eye.sentence('dx.bare')).toContain('DX with bare hands 11: DX 12; One Eye −1.');
      expect(eye.text(lineStat('unarmed.punch', 'parry'))).toBe('6');
      expect(eye.text(lineStat('rock.0', 'skill'))).toBe('6');
      const leg = lame('crippled-leg', { attributes: { dx: 12 } });
      expect(['punch', 'kick'].map((id) => leg.text(lineStat(`unarmed.${id}`, 'skill')))).toEqual(['9', '7']);
      expect(person({ attributes: { dx: 12 } }).has('dx.bare')).toBe(false);
    });

    it('have effects: bad sight lowers weapon skills, unless corrected by glasses', () => {
      const sight = (correction: string) =>
        person({ traits: [answered('bad-sight', { kind: 'nearsighted', correction })], skills: [skill('bow', 4)] });
      expect([sight('uncorrectable').text(level('bow')), sight('correctable').text(level('bow'))]).toEqual(['8', '10']);
      expect(sight('uncorrectable').notes(level('bow'))).toEqual([]);
      expect(sight('correctable').notes(level('bow'))).toEqual([
        '−2 without glasses (Bad Sight (nearsighted; correctable))',
      ]);
    });
  });

  describe('talents (p. 10)', () => {
    it('count for learned skills, not for defaults', () => {
      const traits = [trait('musical-ability', { level: 3 }), trait('language-talent', { level: 2 })];
      const skills = [skill('singing', 1), skill('language', 2, { speciality: 'Elvish' })];
      const bard = person({ traits, skills });
      expect(bard.sentence(level('singing'))).toContain('Musical Ability +3');
      expect(bard.sentence(level('language'))).toContain('Language Talent +2');
      const untrained = person({ traits, skills: [skill('singing', 0)] });
      expect(untrained.sentence(level('singing'))).not.toContain('Musical Ability');
    });
  });

  describe('starting money (pp. 7-8, 17)', () => {
    const rich = (campaign: Choices['campaign'], ...traits: ReturnType<typeof trait>[]) =>
      person({ traits, ...(campaign ? { campaign } : {}), equipment: [item('dagger')] });
    const poor = answered('wealth', { level: 'poor' });
    const usual = { startingWealth: 1000 };

    it('is a fifth of the average for the poor', () => {
      const { sentence, text, codes } = rich(usual, poor);
      expect(sentence('money.start')).toBe(
        'starting money 200 $: average starting money 1,000; Wealth (poor) × 0.2. (GURPS Lite p. 17)',
      );
      expect([text('money.left'), codes]).toEqual(['180', []]);
    });

    it('is a thousand times the average for the lowest multimillionaire, and 0 for the dead broke', () => {
      const filthy = answered('wealth', { level: 'filthy-rich' });
      expect(rich(usual, trait('multimillionaire'), filthy).text('money.start')).toBe('1,000,000');
      expect(rich(usual, filthy, trait('multimillionaire', { level: 3 })).text('money.start')).toBe('100,000,000');
      const broke = rich(usual, answered('wealth', { level: 'dead-broke' }));
      expect([broke.text('money.start'), broke.codes]).toEqual(['0', ['over-money']]);
    });

    it('is the typed sum, whatever the wealth, and unknown without a campaign’s average', () => {
      expect(rich({ ...usual, money: 50 }, poor).text('money.start')).toBe('50');
      const unknown = rich({}, poor);
      expect([unknown.text('money.start'), unknown.text('money.left'), unknown.codes]).toEqual(['–', '–', []]);
    });
  });
});

describe('Limits of traits', () => {
  type Choices = Parameters<typeof saved>[1];

  /** Returns codes and sentences of all findings except those on points. */
  const remarks = (choice: Choices) =>
    deriveCharacter(saved('lite-3e', { campaign: { budget: 1000, disadvantageLimit: -1000 }, ...choice })).findings.map(
      ({ code, fact }) => [code, describeFinding(fact)],
    );
  const wealth = (level: string) => trait('wealth', { choices: choices({ level }) });
  const fat = (degree: string) => trait('fat', { choices: choices({ degree }) });
  const looks = (level: string) => trait('appearance', { choices: choices({ level }) });

  describe('traits that need an attribute', () => {
    it.each([
      ['fat', fat('fat'), 15, 16, 'or less; it is 16'],
      ['extremely fat', fat('extremely-fat'), 13, 14, 'or less; it is 14'],
      ['skinny', trait('skinny'), 14, 15, 'or less; it is 15'],
      ['immune', trait('immunity-to-disease', { choices: choices({ degree: 'immune' }) }), 12, 11, 'it is 11'],
      ['quick to heal', trait('rapid-healing'), 10, 9, 'it is 9'],
    ])('are reported if HT is out of bounds: %s', (_, row, allowed, broken, words) => {
      expect(remarks({ traits: [row], attributes: { ht: allowed } })).toEqual([]);
      expect(remarks({ traits: [row], attributes: { ht: broken } })).toEqual([
        ['trait-attribute', expect.stringContaining(words)],
      ]);
    });

    it('do not include overweight and merely resistant characters', () => {
      expect(remarks({ traits: [fat('overweight')], attributes: { ht: 18 } })).toEqual([]);
      const resistant = trait('immunity-to-disease', { choices: choices({ degree: 'resistant' }) });
      expect(remarks({ traits: [resistant], attributes: { ht: 8 } })).toEqual([]);
    });

    it('compare an upper bound with the current HT, and a lower bound with that at creation', () => {
      const raisedHealth = { attributes: { ht: 13 }, raised: { ht: 2 } };
      expect(remarks({ traits: [trait('skinny')], ...raisedHealth })).toHaveLength(1);
      expect(remarks({ traits: [trait('rapid-healing')], attributes: { ht: 9 }, raised: { ht: 1 } })).toHaveLength(1);
    });
  });

  describe('traits that do not go together', () => {
    it('are Strong Will and Weak Will, reported once', () => {
      expect(remarks({ traits: [trait('strong-will')] })).toEqual([]);
      expect(remarks({ traits: [trait('strong-will'), trait('weak-will')] })).toEqual([
        ['traits-exclude', 'Strong Will and Weak Will do not go together.'],
      ]);
      const boughtOff = trait('weak-will', { boughtOff: true });
      expect(remarks({ traits: [trait('strong-will'), boughtOff] })).toEqual([]);
    });

    it('are Skinny and good looks from handsome on', () => {
      expect(remarks({ traits: [trait('skinny'), looks('attractive')] })).toEqual([]);
      for (const level of ['handsome', 'very-handsome']) {
        expect(remarks({ traits: [trait('skinny'), looks(level)] }).map(([code]) => code)).toEqual(['traits-exclude']);
      }
    });

    it('are Multimillionaire and any wealth but filthy rich', () => {
      const millions = trait('multimillionaire');
      expect(remarks({ traits: [millions, wealth('filthy-rich')] })).toEqual([]);
      expect(remarks({ traits: [millions, wealth('very-wealthy')] }).map(([code]) => code)).toEqual(['trait-needs']);
      expect(remarks({ traits: [millions] }).map(([code]) => code)).toEqual(['trait-needs']);
    });

    it('are two degrees of literacy', () => {
      const reads = (degree: string, key: string) => trait('literacy', { key, choices: choices({ degree }) });
      expect(remarks({ traits: [reads('literate', 'a')] })).toEqual([]);
      expect(remarks({ traits: [reads('literate', 'a'), reads('semi-literate', 'b')] }).map(([code]) => code)).toEqual([
        'trait-twice',
      ]);
    });
  });

  describe('friends and foes', () => {
    const enemy = (key: string, power: string, frequency: string) =>
      trait('enemy', { key, choices: choices({ power, frequency }) });
    const dependent = (key: string, power = 'low') => trait('dependent', { key, choices: choices({ power }) });

    it('include two enemies at most', () => {
      const pair = [enemy('a', 'individual', 'rarely'), enemy('b', 'individual', 'rarely')];
      expect(remarks({ traits: pair })).toEqual([]);
      expect(remarks({ traits: [...pair, enemy('c', 'individual', 'rarely')] })).toEqual([
        ['too-many-of', 'Enemy taken 3 times; the maximum is 2.'],
      ]);
    });

    it('give 60 points at most', () => {
      expect(remarks({ traits: [enemy('a', 'large', 'quite-often')] })).toEqual([]); // −60
      expect(remarks({ traits: [enemy('a', 'large', 'quite-often'), enemy('b', 'individual', 'rarely')] })).toEqual([
        ['too-many-points-of', 'Enemy gives 63 points in total; the maximum is 60.'],
      ]);
    });

    it('include two dependents at most, not counting those that give no points', () => {
      const pair = [dependent('a'), dependent('b')];
      expect(remarks({ traits: [...pair, dependent('c', 'high')] })).toEqual([]);
      expect(remarks({ traits: [...pair, dependent('c')] }).map(([code]) => code)).toEqual(['too-many-of']);
    });
  });

  describe('one arm', () => {
    const arm = trait('one-arm');
    const held = (...ids: string[]) => ids.map((id) => item(id, { place: 'ready' }));
    const codesWith = (equipment: ReturnType<typeof held>) =>
      remarks({ traits: [arm], equipment, attributes: { st: 14 } }).map(([code]) => code);

    it('holds one item', () => {
      expect(codesWith(held('broadsword'))).toEqual([]);
      expect(codesWith(held('small-shield'))).toEqual([]);
      expect(codesWith(held('broadsword', 'small-shield'))).toEqual(['one-hand']);
      expect(codesWith(held('greatsword'))).toEqual(['one-hand']);
    });

    it('does not limit characters with two', () => {
      const equipment = held('broadsword', 'small-shield');
      expect(remarks({ equipment, attributes: { st: 14 } })).toEqual([]);
    });
  });

  describe('limits of the campaign', () => {
    const traits = [trait('bad-temper'), trait('bully')];
    const quirks = ['a', 'b', 'c'].map((what) => trait('quirk', { key: what, choices: choices({ what }) }));

    it('override those of the book', () => {
      expect(remarks({ traits, campaign: { disadvantageLimit: -20 } })).toEqual([]);
      expect(remarks({ traits, campaign: { disadvantageLimit: -19 } }).map(([code]) => code)).toEqual([
        'disadvantage-limit',
      ]);
      expect(remarks({ traits: quirks, campaign: { quirkLimit: 3 } })).toEqual([]);
      expect(remarks({ traits: quirks, campaign: { quirkLimit: 2 } }).map(([code]) => code)).toEqual([
        'too-many-quirks',
      ]);
    });
  });
});
