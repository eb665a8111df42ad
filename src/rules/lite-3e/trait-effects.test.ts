import { describe, expect, it } from 'vitest';
import type { Effect } from '../../catalog/effect.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { Derivation } from '../../engine/derivation.ts';
import type { StatId } from '../../engine/step.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../testing/rows.ts';
import { statOf } from '../../testing/stat-of.ts';
import { catalogFor, openWorksheet } from '../derive-character.ts';
import { chosenOptions } from '../shared/trait-choices.ts';
import { mostLevels } from '../shared/trait-levels.ts';
import { lineStat, reactionStat, skillStat } from '../stat-ids.ts';

const { traits, skills } = catalogFor('lite-3e');
const campaign = { techLevel: 3, startingWealth: 1000 };
const key = 'the-trait';

/** Levels enough for everything that comes once in three. */
const levelOf = (facet: TraitFacet): number => Math.min(3, mostLevels(facet) ?? 3);

/** Every way to answer the questions of a trait that have options. */
function everyAnswer({ parameters = [] }: TraitFacet): Record<string, string>[] {
  let ways: Record<string, string>[] = [{}];
  for (const { id, options } of parameters) {
    if (options) ways = ways.flatMap((way) => options.map((option) => ({ ...way, [id]: option.id })));
  }
  return ways;
}

/** Somebody with a little of everything, and with the skill that a trait may name. */
function somebody(rows: readonly TraitRow[], stat: string) {
  const named = stat.startsWith('skill:') ? stat.slice('skill:'.length) : '';
  const group = stat.startsWith('skills:') ? stat.slice('skills:'.length) : '';
  const [inGroup = ''] = [...skills].flatMap(([id, { facet }]) => (facet.groups?.includes(group) ? [id] : []));
  const learned = new Set(['broadsword', 'bow', 'shield', 'first-aid', named, inGroup].filter((id) => skills.has(id)));
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

/** The numbers of {@link somebody} that a stat or group of effects means. */
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

/** What is wrong with an effect of this row: nothing that reads it, no difference, no step or note that names the row. */
function faults(row: TraitRow, effect: Effect): string[] {
  const stat = statOf(effect);
  const { worksheet } = somebody([row], stat);
  const { worksheet: without } = somebody([], stat);
  const numbers = numbersOf(stat);
  if (numbers.length === 0) return [`nothing is called ${stat}`];
  return numbers.flatMap((id) => {
    const number: Derivation | undefined = worksheet.find(id);
    if (!number) return [`nobody reads ${id}`];
    if (isNote(effect)) {
      const told = number.notes.some((note) => note.row === row.key && note.words.includes(effect.when ?? ''));
      return told ? [] : [`${id} has no note ${effect.when}`];
    }
    // A circle of people that nothing else concerns reacts as everyone does.
    const before = without.find(id) ?? without.get('reaction');
    const same = JSON.stringify(number.value) === JSON.stringify(before.value);
    const named = number.steps.some((step) => step.row === row.key);
    return [...(same ? [`${id} is ${number.value} as before`] : []), ...(named ? [] : [`no step of ${id} names it`])];
  });
}

/** True for an effect that another answer of the trait itself takes away. */
function annulled(id: string, facet: TraitFacet, row: TraitRow, { unless = [] }: Effect): boolean {
  const chosen = chosenOptions(facet, row, saved('lite-3e', { campaign }).character.campaign);
  return unless.some((each) => each.trait === id && chosen.some(({ option }) => each.options?.includes(option.id)));
}

/** Every effect of an entry with a row on which it is in force. */
function everyEffect(id: string, facet: TraitFacet): { effect: Effect; row: TraitRow }[] {
  const found = new Map<Effect, TraitRow>();
  for (const answers of everyAnswer(facet)) {
    const row = trait(id, { key, level: levelOf(facet), choices: choices({ ...answers, among: 'merchants' }) });
    const resolved = somebody([row], '').context.traits.find((each) => each.key === key);
    for (const effect of resolved?.facet?.effects ?? []) {
      if (!found.has(effect) && !annulled(id, facet, row, effect)) found.set(effect, row);
    }
  }
  return [...found].map(([effect, row]) => ({ effect, row }));
}

/** Every effect that an entry writes down, in whatever answer. */
const written = ({ effects = [], parameters = [] }: TraitFacet): Effect[] => [
  ...effects,
  ...parameters.flatMap(({ options = [] }) => options.flatMap((option) => option.effects ?? [])),
];

describe('every trait of the catalog', () => {
  const cases = [...traits].flatMap(([id, { facet }]) =>
    everyEffect(id, facet).map(({ effect, row }) => {
      const answers = row.choices.filter(({ parameter }) => parameter !== 'among').map(({ value }) => value);
      return [[id, ...answers].join(' '), statOf(effect), effect.when ?? '', { effect, row }] as const;
    }),
  );

  it.each(cases)('%s: %s %s', (_, __, ___, { effect, row }) => expect(faults(row, effect)).toEqual([]));

  it('is walked with all that it does', () => {
    const all = [...traits.values()].flatMap(({ facet }) => written(facet));
    expect(cases.map(([, , , { effect }]) => effect)).toEqual(expect.arrayContaining(all));
    expect(cases).toHaveLength(all.length);
    expect(all.length).toBeGreaterThan(90);
  });

  it('would be caught if it changed nothing', () => {
    const strange = (stat: string, effect: Effect) =>
      faults(
        typedTrait('Strange', { effects: [{ stat, add: effect.add ?? 0, when: effect.when ?? '' }] }, { key }),
        effect,
      );
    expect(strange('dodge', { to: 'basicMove', add: 1 })).toEqual(['nobody reads basicMove']);
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
