import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../catalog/effect.ts';
import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import type { Derivation } from '../../../engine/derivation.ts';
import type { StatId } from '../../../engine/step.ts';
import { statOf } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { catalogFor, openWorksheet } from '../../derive-character.ts';
import { findChosenOptions, findMostLevels } from '../../shared/trait-price.ts';
import { lineStat, reactionStat, skillStat } from '../../stat-ids.ts';

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
function isCancelled(id: string, facet: TraitFacet, row: TraitRow, { unless = [] }: Effect): boolean {
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
      if (!rowsByEffect.has(effect) && !isCancelled(id, facet, row, effect)) rowsByEffect.set(effect, row);
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
