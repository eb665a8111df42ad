import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Prerequisite } from '../../../catalog/prerequisite.ts';
import {
  costChanges,
  type ItemModifier,
  modifierStages,
  newItemModifier,
  weightChanges,
} from '../../../character/item-modifier.ts';
import { newModifier } from '../../../character/new-modifier.ts';
import { difficulties, type OwnSkill, ownDefaultSchema, type SkillDifficulty } from '../../../character/skill-rows.ts';
import { type ModifiedPart, modifiedParts, type OfferedModifier } from '../../../character/trait-rows.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { prerequisiteLines } from '../../prerequisites/prerequisite-lines.ts';
import { findUnmet } from '../../prerequisites/unmet.ts';

/*
 * Every kind of modifier, prerequisite and technique changes a number, and its step says what does. Each list has a line for
 * each kind of the schema: a new kind does not compile, or fails, until it has one. The same for effects is in
 * rules/shared/effect-vocabulary.test.ts.
 */

type Choices = Parameters<typeof saved>[1];
const open = (choices: Choices): Worksheet => openWorksheet(saved('fourth-edition', choices)).worksheet;

/** Checks that a number is another one with the change, and that one of its steps names what causes it. */
function expectChange(
  id: StatId,
  [before, after]: readonly [Worksheet, Worksheet],
  value: unknown,
  named: string,
): void {
  const { value: now, steps } = after.get(id);
  expect(now).toEqual(value);
  expect(before.get(id).value).not.toEqual(value);
  expect(steps.map(({ words }) => words).join('; ')).toContain(named);
}

describe('modifiers of traits', () => {
  const price = 'trait:gift.points';
  const sheets = (modifier: Partial<OfferedModifier>) => {
    const own = { points: 10, pointsPerLevel: 10 };
    const row = { level: 2, modifiers: [newModifier('m', { name: 'Keen', ...modifier })] };
    return [
      open({ traits: [typedTrait('Gift', own, { level: 2 })] }),
      open({ traits: [typedTrait('Gift', own, row)] }),
    ] as const;
  };

  /** What is no figure but goes with one: its name, its page. */
  type Figure = Exclude<keyof OfferedModifier, 'name' | 'page' | 'effects' | 'appliesTo'>;
  const figures: { readonly [Name in Figure]: readonly [Partial<OfferedModifier>, number] } = {
    percent: [{ percent: 20 }, 36],
    points: [{ points: 5 }, 35],
    times: [{ times: 0.5 }, 15],
    level: [{ percent: 20, level: 3 }, 48],
  };
  it.each(Object.entries(figures))('%s', (_, [modifier, points]) =>
    expectChange(price, sheets(modifier), points, 'Keen'),
  );

  const parts: Readonly<Record<ModifiedPart, number>> = { all: 45, base: 35, levels: 40 };
  it.each(modifiedParts)('of %s', (appliesTo) =>
    expectChange(price, sheets({ percent: 50, appliesTo }), parts[appliesTo], 'Keen +50%'),
  );

  it('effects', () => {
    const effects = [typedEffect({ stat: 'dodge', add: 1 })];
    const row = { modifiers: [newModifier('m', { name: 'Keen', effects })] };
    expectChange('dodge', [open({}), open({ traits: [typedTrait('Gift', {}, row)] })], 9, 'Gift, Keen');
  });
});

describe('modifiers of items', () => {
  const sheets = (modifier: Partial<ItemModifier>) => {
    const own = { cost: 100, weight: 10 };
    const modifiers = [newItemModifier('m', { name: 'Ornate', ...modifier })];
    return [
      open({ equipment: [typedItem('Box', own)] }),
      open({ equipment: [typedItem('Box', own, { modifiers })] }),
    ] as const;
  };

  const costs: Readonly<Record<(typeof costChanges)[number], number>> = {
    dollars: 103,
    percent: 103,
    times: 300,
    costFactor: 400,
  };
  it.each(costChanges.map((costIs) => [costIs] as const))('price in %s', (costIs) =>
    expectChange(
      'item:box.cost',
      sheets({ cost: 3, costIs, costStage: costIs === 'costFactor' ? 'base' : 'final' }),
      costs[costIs],
      'Ornate',
    ),
  );

  const weights: Readonly<Record<(typeof weightChanges)[number], number>> = { pounds: 13, percent: 10.3, times: 30 };
  it.each(weightChanges.map((weightIs) => [weightIs] as const))('weight in %s', (weightIs) =>
    expectChange('item:box.weight', sheets({ weight: 3, weightIs }), weights[weightIs], 'Ornate'),
  );

  it.each(modifierStages.map((stage) => [stage] as const))('in the stage %s', (stage) => {
    expectChange('item:box.cost', sheets({ cost: 3, costStage: stage }), 103, 'Ornate');
    expectChange('item:box.weight', sheets({ weight: 3, weightStage: stage }), 13, 'Ornate');
  });
});

describe('prerequisites', () => {
  const choices: Choices = {
    attributes: { iq: 12 },
    campaign: { techLevel: 7 },
    traits: [trait('combat-reflexes', { key: 'c' })],
    skills: [skill('climbing', 2), skill('light', 1), skill('ignite-fire', 1)],
    equipment: [
      typedItem('Sack', { kind: 'container' }, { place: 'ready' }),
      typedItem('Stone', { weight: 5 }, { container: 'sack' }),
    ],
  };
  const { worksheet, context } = openWorksheet(saved('fourth-edition', choices));
  const scope = { worksheet, context, key: 'sack' };
  const isMet = (prerequisite: Prerequisite) => findUnmet(prerequisite, scope) === null;

  /** A kind by the field that only its prerequisites have, each met and not met. */
  const kinds = {
    attribute: [
      { attribute: 'iq', atLeast: 12 },
      { attribute: 'iq', atLeast: 13 },
    ],
    trait: [{ trait: 'combat-reflexes' }, { trait: 'ambidexterity' }],
    skill: [{ skill: 'climbing' }, { skill: 'climbing', level: 15 }],
    spell: [{ spell: 'light' }, { spell: 'create-fire' }],
    spells: [{ spells: 2 }, { spells: 3 }],
    colleges: [{ colleges: 2 }, { colleges: 3 }],
    techLevel: [{ techLevel: { atLeast: 7 } }, { techLevel: { atLeast: 8 } }],
    traitNamed: [{ traitNamed: { starts: 'Combat' } }, { traitNamed: 'Combat Reflexes', note: 'only' }],
    skillNamed: [{ skillNamed: 'Climbing' }, { skillNamed: 'Climbing', atLeast: 15 }],
    spellsBy: [
      { spellsBy: 'college', text: 'Fire', atLeast: 1 },
      { spellsBy: 'name', text: { contains: 'zzz' } },
    ],
    sumOf: [
      { sumOf: ['st', 'iq'], atLeast: 22 },
      { sumOf: ['st', 'iq'], atLeast: 23 },
    ],
    contents: [
      { contents: 'weight', atMost: 5 },
      { contents: 'quantity', atLeast: 2 },
    ],
    inUse: [{ inUse: 'Sack' }, { inUse: 'Stone' }],
    atTechLevel: [
      { atTechLevel: { atLeast: 8 }, requires: { spells: 3 } },
      { atTechLevel: { atLeast: 7 }, requires: { spells: 3 } },
    ],
    all: [{ all: [{ spells: 1 }, { spells: 2 }] }, { all: [{ spells: 1 }, { spells: 3 }] }],
    any: [{ any: [{ spells: 3 }, { spells: 2 }] }, { any: [{ spells: 3 }, { spells: 4 }] }],
    not: [{ not: { trait: 'ambidexterity' } }, { not: { trait: 'combat-reflexes' } }],
    of: [
      { count: 1, of: [{ spells: 1 }, { spells: 3 }] },
      { count: 2, of: [{ spells: 1 }, { spells: 3 }] },
    ],
  } as const satisfies Readonly<Record<string, readonly [Prerequisite, Prerequisite]>>;

  it.each(Object.entries(kinds))('%s', (_, [met, missing]: readonly [Prerequisite, Prerequisite]) => {
    expect(isMet(met)).toBe(true);
    const unmet = findUnmet(missing, scope);
    expect(unmet).not.toBeNull();
    expect(prerequisiteLines([missing], scope)).toMatchObject([{ words: expect.stringMatching(/./), met: false }]);
  });

  it('has a line for every kind', () => {
    type Covered = {
      [Kind in keyof typeof kinds]: Extract<Prerequisite, Readonly<Record<Kind, unknown>>>;
    }[keyof typeof kinds];
    const all: Exclude<Prerequisite, Covered> extends never ? true : false = true;
    expect(all).toBe(true);
  });
});

describe('skills and techniques of every difficulty', () => {
  const level = 'skill:knack.level';
  /** A technique is 2 below Base 11. */
  const base = z.parse(ownDefaultSchema, { skill: 'Base', penalty: 2 });
  const knack = (points: number, own: Partial<Pick<OwnSkill, 'difficulty' | 'maximum'>>) =>
    open({
      skills: [
        typedSkill('Base', 4),
        typedSkill('Knack', points, { ...own, defaults: own.difficulty?.startsWith('technique') ? [base] : [] }),
      ],
    });
  const words = (worksheet: Worksheet) =>
    ['skill:knack.trained', level].flatMap((id) => worksheet.get(id).steps.map((step) => step.words)).join('; ');

  const levels: Readonly<Record<SkillDifficulty, readonly [points: number, level: number, words: string]>> = {
    easy: [4, 12, 'easy, 4 points'],
    average: [4, 11, 'average, 4 points'],
    hard: [4, 10, 'hard, 4 points'],
    veryHard: [4, 9, 'very hard, 4 points'],
    wildcard: [12, 9, 'wildcard, 12 points'],
    techniqueAverage: [1, 10, 'technique, 1 point'],
    techniqueHard: [3, 11, 'technique, 3 points'],
  };
  it.each(difficulties.map((difficulty) => [difficulty] as const))('%s', (difficulty) => {
    const [points, expected, named] = levels[difficulty];
    const worksheet = knack(points, { difficulty });
    expect(worksheet.number(level)).toBe(expected);
    expect(words(worksheet)).toContain(named);
  });

  it('a maximum of levels over the default', () => {
    const worksheet = knack(4, { difficulty: 'techniqueHard', maximum: 1 });
    expect(worksheet.number(level)).toBe(10);
    expect(words(worksheet)).toContain('at most +1 over the default');
    expect(knack(4, { difficulty: 'techniqueHard' }).number(level)).toBe(12);
  });
});
