import { describe, expect, it } from 'vitest';
import {
  type Amount,
  type AmountKind,
  audienceNames,
  type Effect,
  partNames,
  pricedNumbers,
  skillCategories,
  statNames,
  type WeaponFigure,
  weaponTags,
} from '../../catalog/effect.ts';
import type { RulesetId } from '../../catalog/entry.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { newModifier } from '../../character/trait-rows.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { ownEffectFrom } from '../resolve/copy-race.ts';
import { effectOf } from '../resolve/custom-entries.ts';
import { rulesetIds } from '../rulesets.ts';
import { lineStat, skillStat } from '../stat-ids.ts';
import { targetKinds } from './targets.ts';

const key = 'gift';
const skillKey = 'lore';
const level: StatId = skillStat(skillKey, 'level');
const sword = lineStat('blade.0', 'damage');
const bow = lineStat('bow.0', 'skill');
const punch = lineStat('unarmed.punch', 'damage');

/** A custom character with an entry of every kind, so that each ruleset knows it. */
function deriveWithEffects(
  ruleset: RulesetId,
  effects: readonly Effect[],
  owner: 'trait' | 'item' | 'modifier' = 'trait',
) {
  const own = effects.map(ownEffectFrom);
  const attack = { parry: 0, block: 0, skill: 'lore' } as const;
  const gift =
    owner === 'modifier'
      ? typedTrait(
          'Gift',
          { points: 10 },
          { key, modifiers: [newModifier('m', { name: 'Loud', percent: 10, effects: own })] },
        )
      : typedTrait('Gift', { points: 10, effects: owner === 'trait' ? own : [] }, { key });
  const character: SavedCharacter = saved(ruleset, {
    campaign: { techLevel: 4, startingWealth: 1000 },
    attributes: { st: 12, dx: 12, iq: 12, ht: 12 },
    concept: { height: 70, weight: 150 },
    traits: [
      gift,
      typedTrait('Other', { pointsPerLevel: 5 }, { level: 2 }),
      ...(ruleset === 'lite-3e' ? [trait('reputation', { key: 'fame', choices: choices({}) })] : []),
      ...(ruleset === 'fourth-edition' ? [trait('flight'), trait('amphibious')] : []),
    ],
    skills: [
      typedSkill('Lore (Old)', 4, { combat: true }, { key: skillKey, speciality: 'Old' }),
      typedSkill('Guard', 4, { defense: 'block', combat: true }, { key: 'guard' }),
      typedSkill('Archery', 4, { combat: true, defense: 'none' }, { key: 'archery' }),
      skill('bow', 4, { key: 'bowman' }),
      skill('broadsword', 4),
    ],
    equipment: [
      typedItem(
        'Blade',
        {
          kind: 'weapon',
          cost: 100,
          weight: 4,
          attacks: [
            { ...attack, skill: 'lore (old)', twoHanded: false, fencing: true, reach: '1,2*', minimumStrength: 10 },
          ],
          effects: owner === 'item' ? own : [],
        },
        { key: 'blade', place: 'ready', hand: 'off' },
      ),
      typedItem(
        'Pole',
        { kind: 'weapon', attacks: [{ ...attack, skill: 'lore (old)', twoHanded: true }] },
        { key: 'pole' },
      ),
      typedItem(
        'Horn bow',
        {
          kind: 'weapon',
          attacks: [
            {
              skill: 'archery',
              basis: 'thrust',
              ranged: true,
              accuracy: 2,
              halfDamage: '40',
              maximum: 'ST',
              rateOfFire: '3x2',
              bulk: -4,
              recoil: 2,
              parry: null,
            },
          ],
        },
        { key: 'bow' },
      ),
      typedItem('Board', { kind: 'shield', passiveDefense: 2, defenseBonus: 1 }, { key: 'board', place: 'ready' }),
      item('small-knife', { key: 'knife' }),
      typedItem(
        'Hat',
        { kind: 'armor', places: ['head'], damageResistance: 1, passiveDefense: 1 },
        { key: 'hat', place: 'ready' },
      ),
    ],
  });
  return deriveCharacter(character);
}

/** A number that must change, by ruleset if it is not the same in all; '' if a ruleset lacks it. */
type Where = StatId | Partial<Record<RulesetId, StatId>>;

/** One effect of each kind of target, with a number that it changes. */
const numbers: Readonly<Record<(typeof statNames)[number] | (typeof partNames)[number], Where>> = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  hitPoints: 'hitPoints',
  fatiguePoints: 'fatiguePoints',
  will: { 'man-to-man': 'will', 'lite-3e': 'will', 'fourth-edition': 'will' },
  perception: 'perception',
  vision: { 'lite-3e': 'vision', 'fourth-edition': 'vision' },
  hearing: { 'lite-3e': 'hearing', 'fourth-edition': 'hearing' },
  tasteSmell: { 'lite-3e': 'tasteSmell', 'fourth-edition': 'tasteSmell' },
  touch: { 'fourth-edition': 'touch' },
  frightCheck: { 'fourth-edition': 'frightCheck' },
  basicSpeed: 'basicSpeed',
  basicMove: { 'fourth-edition': 'basicMove' },
  move: 'move',
  dodge: 'dodge',
  parry: lineStat('blade.0', 'parry'),
  block: 'block',
  passiveDefense: { 'man-to-man': 'passiveDefense', 'lite-3e': 'passiveDefense' },
  damageResistance: 'damageResistance',
  defenseBonus: { 'fourth-edition': 'defenseBonus' },
  strikingStrength: { 'fourth-edition': 'strikingStrength' },
  armStrength: { 'fourth-edition': 'armStrength' },
  liftingStrength: { 'fourth-edition': 'liftingStrength' },
  sizeModifier: { 'fourth-edition': 'sizeModifier' },
  load: 'load',
  reaction: { 'lite-3e': 'reaction', 'fourth-edition': 'reaction' },
  status: { 'lite-3e': 'status', 'fourth-edition': 'status' },
  militaryRank: { 'lite-3e': 'militaryRank' },
  techLevel: { 'lite-3e': 'techLevel' },
  averageWeight: { 'lite-3e': 'averageWeight' },
  activeDefenses: 'dodge',
  runningMove: { 'man-to-man': 'move', 'lite-3e': 'move' },
  throwingStrength: 'line:knife.2.maximum',
  offHand: lineStat('blade.0', 'skill'),
  waterMove: { 'fourth-edition': 'waterMove' },
  airMove: { 'fourth-edition': 'airMove' },
  startingMoney: { 'lite-3e': 'money.start', 'fourth-edition': 'money.start' },
  freeStatus: { 'lite-3e': 'freeStatus', 'fourth-edition': 'freeStatus' },
};

interface Case {
  readonly name: string;
  readonly effect: Effect;
  readonly where: Where;
  readonly owner: 'trait' | 'item';
}

const target = (name: string, effect: Effect, where: Where, owner: Case['owner'] = 'trait'): Case => ({
  name,
  effect,
  where,
  owner,
});

/** Figures of the weapon tables, with the weapon whose figure an effect changes. */
const figureCases: readonly (readonly [WeaponFigure, Effect, StatId])[] = [
  ['weaponReach', { to: { weaponReach: { name: 'Blade' } }, add: 1 }, lineStat('blade.0', 'reach')],
  ['weaponLeastReach', { to: { weaponLeastReach: { name: 'Blade' } }, add: 1 }, lineStat('blade.0', 'leastReach')],
  [
    'weaponMinimumStrength',
    { to: { weaponMinimumStrength: { name: 'Blade' } }, add: -2 },
    lineStat('blade.0', 'minimumStrength'),
  ],
  ['weaponAccuracy', { to: { weaponAccuracy: { tag: 'ranged' } }, add: 1 }, lineStat('bow.0', 'accuracy')],
  ['weaponHalfDamage', { to: { weaponHalfDamage: 'all' }, times: 2 }, lineStat('bow.0', 'halfDamage')],
  ['weaponMaximum', { to: { weaponMaximum: { skill: 'archery' } }, times: 1.5 }, lineStat('bow.0', 'maximum')],
  ['weaponRateOfFire', { to: { weaponRateOfFire: 'all' }, add: 1 }, lineStat('bow.0', 'rateOfFire')],
  ['weaponBulk', { to: { weaponBulk: 'all' }, add: -1 }, lineStat('bow.0', 'bulk')],
  ['weaponRecoil', { to: { weaponRecoil: 'all' }, add: 1 }, lineStat('bow.0', 'recoil')],
];

const everyTarget: readonly Case[] = [
  ...[...statNames, ...partNames].flatMap((name) => {
    const effect = effectOf(typedEffect({ stat: name, how: 'add', add: 1 }));
    return effect ? [target(name, effect, numbers[name])] : [];
  }),
  target('skill', { to: { skill: skillKey }, add: 1 }, level),
  ...skillCategories.map((category): Case => {
    const levels = { all: level, combat: level, weapon: level, melee: level, ranged: skillStat('bowman', 'level') };
    return target(`skills ${category}`, { to: { skills: category }, add: 1 }, levels[category]);
  }),
  target('skills by name', { to: { skills: { name: 'LORE (OLD)' } }, add: 1 }, level),
  target('skills that start with', { to: { skills: { name: { starts: 'lor' } } }, add: 1 }, level),
  target('skills that contain', { to: { skills: { name: { contains: 'ore' } } }, add: 1 }, level),
  target('skills by speciality', { to: { skills: { speciality: 'old' } }, add: 1 }, level),
  target('skills by tag', { to: { skills: { tag: 'walking' } }, add: 1 }, {}),
  target('learned skills', { to: { skills: { name: 'Lore (Old)' } }, add: 1, learned: true }, level),
  target('damage of every weapon', { to: { damage: 'all' }, add: 1 }, sword),
  target('damage by name', { to: { damage: { name: 'blade' } }, add: 1 }, sword),
  target('damage by skill', { to: { damage: { skill: { starts: 'Lore' } } }, add: 1 }, sword),
  target('damage of blows', { to: { damage: { tag: 'unarmed' } }, add: 1 }, punch),
  target('damage of a blow by name', { to: { damage: { name: 'Punch' } }, add: 1 }, punch),
  target('damage per die', { to: { damagePerDie: 'all' }, add: 1 }, sword),
  target('weapon skill', { to: { weaponSkill: 'all' }, add: 1 }, bow),
  target('weapon Parry', { to: { weaponParry: { name: 'Blade' } }, add: 1 }, lineStat('blade.0', 'parry')),
  target(
    'weapon Block',
    { to: { weaponBlock: { name: 'Blade' } }, add: 1 },
    { 'fourth-edition': lineStat('blade.0', 'block') },
  ),
  target(
    'ST of a weapon, damage',
    { to: { weaponStrength: { name: 'Blade' } }, add: 2 },
    { 'fourth-edition': lineStat('blade.0', 'strength') },
  ),
  target(
    'ST of a weapon, range',
    { to: { weaponStrength: { name: { contains: 'knife' } } }, add: 2 },
    { 'fourth-edition': 'line:knife.2.maximum' },
  ),
  ...figureCases.map(([name, effect, stat]) => target(name, effect, { 'fourth-edition': stat })),
  ...weaponTags.map((tag): Case => {
    const where = {
      melee: lineStat('blade.0', 'skill'),
      ranged: bow,
      unarmed: lineStat('unarmed.punch', 'skill'),
      twoHanded: lineStat('pole.0', 'skill'),
      fencing: lineStat('blade.0', 'skill'),
    };
    return target(`weapons: ${tag}`, { to: { weaponSkill: { tag } }, add: 1 }, where[tag]);
  }),
  target(
    'DR of a place',
    { to: { resistance: 'Head' }, add: 1 },
    { 'man-to-man': 'place:head.damageResistance', 'fourth-edition': 'place:head.damageResistance' },
  ),
  target('DR of the torso', { to: { resistance: 'torso' }, add: 1 }, 'damageResistance'),
  target(
    'DR of a place without armor',
    { to: { resistance: 'eyes' }, add: 1 },
    { 'fourth-edition': 'place:eyes.damageResistance' },
  ),
  ...audienceNames.map((reaction) =>
    target(
      `reaction ${reaction}`,
      { to: { reaction }, add: 1 },
      { 'lite-3e': `reaction:${reaction}`, 'fourth-edition': `reaction:${reaction}` },
    ),
  ),
  target(
    'reaction from those whom it names',
    { to: { reaction: 'named' }, add: 1 },
    { 'lite-3e': `reaction:named.${key}`, 'fourth-edition': `reaction:named.${key}` },
  ),
  target(
    'reaction from a group',
    { to: { reaction: { group: 'the Guild' } }, add: 1 },
    { 'lite-3e': 'reaction:group the Guild', 'fourth-edition': 'reaction:group the Guild' },
  ),
  target('cost', { to: { cost: 'this' }, times: 4 }, 'item:blade.cost', 'item'),
  target('weight', { to: { weight: 'this' }, times: 0.5 }, 'item:blade.weight', 'item'),
  target('points in a skill', { to: { pointsIn: { name: 'Lore (Old)' } }, add: 12 }, level),
  target('levels of a trait', { to: { traitLevel: { name: 'Other' } }, add: 1 }, 'trait:other.level'),
  ...pricedNumbers.map((priceOf): Case => {
    const secondary = !['st', 'dx', 'iq', 'ht'].includes(priceOf);
    const stat = `${priceOf}.points`;
    return target(`price of ${priceOf}`, { to: { priceOf }, add: 3 }, secondary ? { 'fourth-edition': stat } : stat);
  }),
];

/** The rulesets that the cases mention; any other one is tested with the cases common to all. */
const rulesetsInCases = new Set(
  everyTarget.flatMap(({ where }) => (typeof where === 'string' ? [] : Object.keys(where))),
);

const named = (worksheet: Worksheet, id: StatId): boolean => {
  const { steps } = worksheet.get(id);
  return steps.some(
    ({ row, words, from }) =>
      row === key ||
      row === 'blade' ||
      words.startsWith('Gift') ||
      // The inputs that reach a number by way of another one.
      (from !== undefined && from !== id && worksheet.get(from).steps.some((step) => step.row === key)),
  );
};

describe.each(rulesetIds)('every target of the vocabulary under %s', (ruleset) => {
  const without = deriveWithEffects(ruleset, []).worksheet;

  it.each(everyTarget)('$name', ({ effect, where, owner }) => {
    const id = typeof where === 'string' ? where : where[ruleset];
    const { worksheet, findings } = deriveWithEffects(ruleset, [effect], owner);
    expect(findings.filter(({ code }) => code.startsWith('effect-'))).toEqual([]);
    if (id === undefined) {
      if (!rulesetsInCases.has(ruleset)) return;
      const changed = without.ids().filter((stat) => worksheet.get(stat).value !== without.get(stat).value);
      expect(changed.filter((stat) => typeof without.get(stat).value === 'number')).toEqual([]);
      return;
    }
    const before = without.find(id)?.value ?? (id.startsWith('reaction') ? without.number('reaction') : null);
    expect(worksheet.get(id).value, id).not.toEqual(before);
    expect(named(worksheet, id), `a step of ${id} names it`).toBe(true);
  });
});

describe('everyTarget', () => {
  it('has a case of every number', () => {
    expect(everyTarget.map(({ name }) => name)).toEqual(expect.arrayContaining([...statNames, ...partNames]));
  });

  it('has a case of every kind of target', () => {
    const kinds = everyTarget.flatMap(({ effect: { to } }) => (typeof to === 'string' ? [] : Object.keys(to)));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(targetKinds)));
  });
});

describe('every amount of the vocabulary', () => {
  const amounts: { readonly [Kind in Exclude<AmountKind, 'levelOver'>]: readonly [Amount<Kind>, number] } = {
    add: [{ add: 2 }, 12],
    share: [{ share: { of: 'st', times: 0.5 } }, 16],
    times: [{ times: 3 }, 30],
    atMost: [{ atMost: 4 }, 4],
    instead: [{ instead: { of: 'st', over: 2 } }, 6],
  };
  const iqOf = (effect: Effect) =>
    deriveCharacter(
      saved('lite-3e', {
        attributes: { st: 12, iq: 10 },
        traits: [typedTrait('Gift', { effects: [ownEffectFrom(effect)] }, { key })],
      }),
    ).worksheet.get('iq');

  it.each(Object.entries(amounts))('%s', (_, [amount, expected]) => {
    const iq = iqOf({ to: 'iq', ...amount });
    expect(iq.value).toBe(expected);
    expect(iq.steps.some(({ row, words }) => row === key || words.startsWith('Gift'))).toBe(true);
    expect(iqOf({ to: 'iq', ...amount, when: 'at night' }).value).toBe(10);
    expect(iqOf({ to: 'iq', ...amount, when: 'at night' }).notes.map(({ words }) => words)).toEqual([
      expect.stringContaining('at night (Gift'),
    ]);
  });

  it('an amount may be a part of the level of the skill that has the effect', () => {
    const own = { effects: [ownEffectFrom({ to: 'basicSpeed', levelOver: 8 })] };
    const running = typedSkill('Jog', 4, own, { key: 'jog' });
    const { worksheet } = deriveCharacter(saved('man-to-man', { attributes: { dx: 10, ht: 10 }, skills: [running] }));
    expect(worksheet.number('basicSpeed')).toBe(5 + worksheet.number('skill:jog.level') / 8);
  });

  it('an amount counts for percentages on traits, and not with the trait that it names', () => {
    expect(
      deriveWithEffects('fourth-edition', [{ to: 'dodge', add: 2 }], 'modifier').worksheet.get('dodge').steps,
    ).toContainEqual(expect.objectContaining({ words: 'Gift, Loud', value: 2, row: key }));
    const spared = deriveWithEffects(
      'fourth-edition',
      [{ to: 'dodge', add: 2, unless: [{ trait: 'Gift' }] }],
      'modifier',
    );
    expect(spared.worksheet.get('dodge').steps.some(({ words }) => words === 'Gift, Loud')).toBe(false);
  });
});

describe('effectOf', () => {
  it.each(everyTarget)('reads what ownEffectFrom writes: $name', ({ effect }) => {
    const again = effectOf(ownEffectFrom(effect));
    expect({ ...again, perLevel: undefined }).toEqual({ ...effect, perLevel: undefined });
  });
});

describe('a target that is not in the vocabulary', () => {
  it('does not compile', () => {
    const wrong: readonly Effect[] = [
      // @ts-expect-error there is no such number
      { to: 'doge', add: 1 },
      // @ts-expect-error no kind of target
      { to: { charm: 'all' }, add: 1 },
      // @ts-expect-error two targets
      { to: { skill: 'bow', damage: 'all' }, add: 1 },
      // @ts-expect-error no such people
      { to: { reaction: 'bakers' }, add: 1 },
      // @ts-expect-error damage is not multiplied
      { to: { damage: 'all' }, times: 2 },
      // @ts-expect-error two amounts
      { to: 'dodge', add: 1, times: 2 },
      // @ts-expect-error only skills are learned
      { to: 'dodge', add: 1, learned: true },
      // @ts-expect-error a number is not selected
      { to: { skills: 'everything' }, add: 1 },
    ];
    expect(wrong).toHaveLength(8);
  });
});
