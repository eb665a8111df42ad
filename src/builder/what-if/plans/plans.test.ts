import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankCharacter, type Character, type SavedCharacter } from '../../../character/character.ts';
import { setAttribute } from '../../../character/edit-character.ts';
import { newModifier } from '../../../character/trait-rows.ts';
import { openWorksheet } from '../../../rules/derive-character.ts';
import { formatPoints } from '../../../rules/shared/figure-words.ts';
import { skillStat, traitStat } from '../../../rules/stat-ids.ts';
import { caseCount } from '../../../testing/extent.ts';
import { type Plan, planAttribute, planItem, planSkill } from './plan.ts';
import { planQuirk, planTrait } from './plan-trait.ts';

const savedAs = (character: Character, ruleset = 'lite-3e'): SavedCharacter => ({ ruleset, houseRules: [], character });
const open = (character: Character = blankCharacter()) => openWorksheet(savedAs(character));
const after = (sheet: ReturnType<typeof open>, plan: Plan) =>
  openWorksheet(savedAs(plan.change(sheet.context.character), sheet.ruleset.id));

const skillOf = (sheet: ReturnType<typeof open>, id: string) => {
  const entry = sheet.context.catalog.skills.get(id);
  if (!entry) throw new Error(id);
  return entry;
};
const traitOf = (sheet: ReturnType<typeof open>, id: string) => {
  const entry = sheet.context.catalog.traits.get(id);
  if (!entry) throw new Error(id);
  return entry;
};

test('planSkill buys a level with the points that reach it (GURPS Lite, p. 13: DX+5 of an average skill, 32 points)', () => {
  const sheet = open();
  const plan = planSkill(sheet, skillOf(sheet, 'broadsword'), { number: 15 });
  expect(plan).toMatchObject({ name: 'Broadsword 15', label: 'Broadsword 15 added', words: '32 points' });
});

test('planSkill reads DX+2, +2 and points', () => {
  const sheet = open(setAttribute(blankCharacter(), 'dx', 12));
  const broadsword = skillOf(sheet, 'broadsword');
  expect(planSkill(sheet, broadsword, { relative: { attribute: 'dx', by: 2 } }).name).toBe('Broadsword 14');
  expect(planSkill(sheet, broadsword, { change: 2 }).name).toBe('Broadsword 14');
  expect(planSkill(sheet, broadsword, { points: 8 })).toMatchObject({ name: 'Broadsword 14', words: '8 points' });
  expect(planSkill(sheet, broadsword, { number: 15, points: 8 })).toMatchObject({ words: '8 points → 14, not 15' });
});

test('planSkill sets a skill that is on the sheet, and +1 is one level more', () => {
  const sheet = open();
  const broadsword = skillOf(sheet, 'broadsword');
  const having = after(sheet, planSkill(sheet, broadsword, { number: 12 }));
  const raised = planSkill(having, broadsword, { change: 1 });
  expect(raised).toMatchObject({ name: 'Broadsword 13', label: 'Broadsword 12 → 13' });
  const { skills } = raised.change(having.context.character);
  expect(skills).toHaveLength(1);
  expect(planSkill(having, broadsword, { number: 12 }).words).toMatch(/\(unchanged\)$/);
});

test('planSkill reads a speciality as the book’s, by its beginning, or as it was typed', () => {
  const sheet = open();
  const survival = skillOf(sheet, 'survival');
  expect(planSkill(sheet, survival, { number: 12 }, 'des').name.toLowerCase()).toBe('survival (desert) 12');
  expect(planSkill(sheet, survival, {}, 'the moon').change(sheet.context.character).skills[0]?.speciality).toBe(
    'the moon',
  );
});

test('planSkill reaches the typed level, or says which is nearest', () => {
  const sheet = open(setAttribute(setAttribute(blankCharacter(), 'dx', 13), 'iq', 11));
  const skills = [...sheet.context.catalog.skills.values()];
  fc.assert(
    fc.property(fc.constantFrom(...skills), fc.integer({ min: 3, max: 22 }), (entry, number) => {
      const plan = planSkill(sheet, entry, { number });
      const result = after(sheet, plan);
      const level = result.worksheet.get(skillStat(plan.row?.key ?? '', 'level')).value;
      if (!/nearest|starts at/.test(plan.words)) expect(level).toBe(number);
      else expect(level).not.toBe(number);
    }),
    { numRuns: caseCount(150) },
  );
});

test.each([
  ['magery', { number: 2 }, 'magery 2', 'Magery 2', 25],
  ['wealth', {}, 'wealth wealthy', 'Wealth (wealthy)', 20],
  ['wealth', { points: -15 }, 'wealth', 'Wealth (poor)', -15],
  ['strong-will', { change: 2 }, 'strong will', 'Strong Will 2', 8],
])('planTrait plans %s with %o', (id, wanted, query, name, points) => {
  const sheet = open();
  const plan = planTrait(sheet, traitOf(sheet, id), wanted, { query });
  expect(plan.name).toBe(name);
  const { traits } = after(sheet, plan).context;
  expect(traits).toHaveLength(1);
  expect(plan.words).toBe(`${points < 0 ? `−${-points}` : points} points`);
});

test.each([
  ['Bad Temper without a figure', {}, 12, '−10 points'],
  ['Bad Temper 9', { number: 9 }, 9, '−15 points'],
  ['Bad Temper 15', { number: 15 }, 15, '−5 points'],
  ['Bad Temper [-20]', { points: -20 }, 6, '−20 points'],
  ['Bad Temper 9 [-15]', { number: 9, points: -15 }, 9, '−15 points'],
  ['Bad Temper 9 [-20]', { number: 9, points: -20 }, 9, '−15 points, not −20'],
] as const)('planTrait gives %s its self-control roll and the price with it', (_, wanted, roll, words) => {
  const sheet = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  const plan = planTrait(sheet, traitOf(sheet, 'bad-temper'), wanted, { query: 'bad temper' });
  const { context, worksheet } = after(sheet, plan);
  expect(context.traits[0]?.row.selfControl).toBe(roll);
  expect(plan.words).toBe(words);
  expect(words).toContain(formatPoints(worksheet.number(traitStat(plan.row?.key ?? ''))));
});

test('planTrait does not take the brackets of a name for an answer', () => {
  const sheet = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  const wish = { query: 'innate attack burning', answers: ['Burning'] };
  expect(planTrait(sheet, traitOf(sheet, 'innate-attack-burning'), { number: 4 }, wish).name).toBe(
    'Innate Attack (Burning) 4',
  );
});

test('planTrait does not read a number as a self-control roll of a trait without one', () => {
  const sheet = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  const plan = planTrait(sheet, traitOf(sheet, 'combat-reflexes'), { number: 9 }, { query: 'combat reflexes' });
  expect(plan.words).toContain('has no levels');
  expect(after(sheet, plan).context.traits[0]?.row.selfControl).toBeNull();
});

test('planTrait changes a trait that can be taken once, and uses the nearest level in its list', () => {
  const sheet = open();
  const magery = traitOf(sheet, 'magery');
  const having = after(sheet, planTrait(sheet, magery, { number: 1 }, { query: 'magery' }));
  const plan = planTrait(having, magery, { number: 9 }, { query: 'magery' });
  expect(plan.words).toContain('is the nearest');
  expect(plan.change(having.context.character).traits).toHaveLength(1);
  expect(planTrait(sheet, traitOf(sheet, 'luck'), { number: 3 }, { query: 'luck' }).words).toContain('has no levels');
});

test('planTrait adds percentages behind those that the trait has, in place of one of the same name', () => {
  const sheet = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  const flight = traitOf(sheet, 'flight');
  const plan = (having: typeof sheet, name: string, percent: number) => {
    const more = { modifiers: [newModifier('m', { name, percent })] };
    return after(having, planTrait(having, flight, {}, { query: 'flight', more }));
  };
  const now = plan(plan(plan(sheet, 'Winged', -25), 'Nuisance Effect', -5), 'winged', -20);
  const rows = now.context.character.traits;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.modifiers.map(({ name, percent }) => [name, percent])).toEqual([
    ['Nuisance Effect', -5],
    ['winged', -20],
  ]);
});

test('planQuirk plans the listed quirk with a text, or a custom one if none is listed', () => {
  const sheet = open();
  expect(planQuirk(sheet, 'hums').change(sheet.context.character).traits).toMatchObject([
    { entry: 'quirk', choices: [{ value: 'hums' }] },
  ]);
  const without = openWorksheet(savedAs(blankCharacter(), 'man-to-man'));
  expect(planQuirk(without, 'hums').change(without.context.character).traits).toMatchObject([
    { own: { name: 'hums', kind: 'quirk', points: -1 } },
  ]);
});

test('planItem reads a number as the quantity', () => {
  const sheet = open();
  const arrow = sheet.context.catalog.items.get('arrow');
  if (!arrow) throw new Error('no arrow');
  expect(planItem(sheet, arrow, { count: 3 })).toMatchObject({ name: 'Arrow × 3', label: 'Arrow × 3 added' });
  expect(planItem(sheet, arrow, {}).name).toBe('Arrow × 10');
});

test('planAttribute reads a score, a change, and names that players type', () => {
  const sheet = open();
  expect(planAttribute(sheet, 'st', { number: 13 })).toMatchObject({
    name: 'ST 13',
    words: '30 points, now 10',
    label: 'ST 10 → 13',
  });
  expect(planAttribute(sheet, 'Strength', { change: 2 })?.name).toBe('ST 12');
  expect(planAttribute(sheet, 'ST', { number: 10 })?.words).toBe('unchanged');
  expect(planAttribute(sheet, 'Stealth', { number: 10 })).toBeNull();
  const fourth = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  expect(planAttribute(fourth, 'hits', { change: 2 })?.name).toBe('HP 12');
  expect(planAttribute(fourth, 'per', { number: 12 })?.name).toBe('Per 12');
});

test('planAttribute has a sentence of what changed and its price, for after the edit', () => {
  const plan = planAttribute(open(), 'ST', { number: 12 });
  expect(plan?.done).toBe('ST 10 → 12 for 20 points');
});

test('points that do not buy a score are said, if nothing of it was bought before', () => {
  const sheet = openWorksheet(savedAs(blankCharacter(), 'fourth-edition'));
  expect(planAttribute(sheet, 'DX', { number: 12, points: 20 })).toMatchObject({ words: '40 points, not 20, now 10' });
  expect(planAttribute(sheet, 'DX', { number: 12, points: 40 })).toMatchObject({ words: '40 points, now 10' });
});
