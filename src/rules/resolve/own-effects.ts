import {
  type Amount,
  type AmountKind,
  type Effect,
  type SourceNumber,
  statNames,
  type TextMatch,
  weaponTags,
} from '../../catalog/effect.ts';
import type { Bounds, Prerequisite } from '../../catalog/prerequisite.ts';
import type { amountKinds, OwnEffect, OwnPrerequisite, OwnTest } from '../../character/own-effect.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { findRequiredSelection, readTarget } from '../shared/targets.ts';

const boundsOf = (atLeast: number | null, atMost: number | null): Bounds => ({
  ...(atLeast === null ? {} : { atLeast }),
  ...(atMost === null ? {} : { atMost }),
});

function readText({ match, name }: OwnTest): TextMatch {
  if (match === 'starts') return { starts: name };
  return match === 'contains' ? { contains: name } : name;
}

function readTest(own: OwnTest): Prerequisite {
  const bounds = boundsOf(own.atLeast, own.atMost);
  const text = readText(own);
  switch (own.kind) {
    case 'trait':
      return {
        traitNamed: text,
        ...(own.note === '' ? {} : own.withoutNote ? { withoutNote: own.note } : { note: own.note }),
        ...bounds,
      };
    case 'skill':
      return { skillNamed: text, ...(own.speciality === '' ? {} : { speciality: own.speciality }), ...bounds };
    case 'spell':
      return { spellsBy: 'name', text, ...bounds };
    case 'college':
    case 'tag':
      return { spellsBy: own.kind, text, ...bounds };
    case 'colleges':
      return { colleges: own.atLeast ?? 1 };
    case 'number':
      return { sumOf: [own.name, own.plus].map((stat) => stat.trim()).filter(Boolean), ...bounds };
    case 'weight':
    case 'quantity':
      return { contents: own.kind, ...bounds };
    case 'inUse':
      return { inUse: text };
  }
}

const readPart = (own: OwnTest): Prerequisite => (own.not ? { not: readTest(own) } : readTest(own));

/** The requirement of a custom entry, in the form of listed entries; one without parts requires nothing. */
export const prerequisitesOf = (own: readonly OwnPrerequisite[]): Prerequisite[] =>
  own.flatMap(({ any, fromTechLevel, toTechLevel }): Prerequisite[] => {
    const [first, ...others] = any.map(readPart);
    if (!first) return [];
    const requires = others.length === 0 ? first : { any: [first, ...others] };
    const atTechLevel = boundsOf(fromTechLevel, toTechLevel);
    return [Object.keys(atTechLevel).length === 0 ? requires : { atTechLevel, requires }];
  });

/** Fields that a requirement may lack. */
export const missingOfTests = ['name', 'atLeast'] as const;

/**
 * Returns the field that must be filled in before the requirement asks for anything (the required thing, or a bound of
 * a number), or null. Spells without a name match any, as does a trait with a note.
 */
export function missingOfTest(own: OwnTest): (typeof missingOfTests)[number] | null {
  const { kind, name, note, match, atLeast, atMost } = own;
  const isNumber = kind === 'number' || kind === 'weight' || kind === 'quantity';
  const isNamed = kind === 'trait' || kind === 'skill' || kind === 'inUse';
  const isAny = match !== 'is' || (kind === 'trait' && note.trim() !== '');
  if (name.trim() === '' && (kind === 'number' || (isNamed && !isAny))) return 'name';
  return isNumber && atLeast === null && atMost === null ? 'atLeast' : null;
}

/** The numbers that an amount may be computed from. */
export const sourceNumbers: readonly SourceNumber[] = [...statNames, 'ordinaryWeight'];

/** How an effect changes its target; null if incomplete. Nothing is multiplied by less than 0 or divided by 0. */
function amountOf(own: OwnEffect): Amount<AmountKind> | null {
  const times = own.times ?? 1;
  const of = sourceNumbers.find((source) => source === own.of);
  const over = own.over > 0 ? own.over : 1;
  switch (own.how) {
    case '':
      return own.stat === 'startingMoney' ? { times: Math.max(0, times) } : { add: own.add };
    case 'add':
      return { add: own.add };
    case 'times':
      return { times: Math.max(0, times) };
    case 'atMost':
      return own.atMost === null ? null : { atMost: own.atMost };
    case 'level':
      return { levelOver: over };
    case 'share':
      return of ? { share: { of, times } } : null;
    case 'instead':
      return of ? { instead: { of, over } } : null;
  }
}

const isSum = (amount: Amount<AmountKind>): amount is Amount<'add' | 'levelOver' | 'share'> =>
  amount.add !== undefined || amount.levelOver !== undefined || amount.share !== undefined;
const isConstant = (amount: Amount<AmountKind>): amount is Amount<'add'> => amount.add !== undefined;

/** Fields that an effect may lack. */
export const missingFields = ['selection', 'of', 'atMost'] as const;

/** Returns the field that must be filled in before the effect is complete, or null. */
export function missingOf(own: OwnEffect): (typeof missingFields)[number] | null {
  const asked = findRequiredSelection(own.stat);
  const isEveryWeapon = asked === 'weapons' && (own.by === '' || own.by === 'this');
  if (asked && !isEveryWeapon && own.selection.trim() === '') return 'selection';
  if ((own.how === 'share' || own.how === 'instead') && own.of === '') return 'of';
  return own.how === 'atMost' && own.atMost === null ? 'atMost' : null;
}

/** The sort of target, even while the selection is incomplete; undefined if it is not in the vocabulary. */
const sortOf = (own: OwnEffect) =>
  readTarget({ ...own, by: own.by || 'name', selection: own.selection || weaponTags[0] })?.sort;

/** The possible ways to change the target of an effect. */
export function amountKindsOf(own: OwnEffect): readonly (typeof amountKinds)[number][] {
  const sort = sortOf(own);
  if (sort === undefined || sort === 'constant') return ['add'];
  return sort === 'summed' ? ['add', 'level', 'share'] : ['add', 'level', 'share', 'times', 'atMost', 'instead'];
}

/** True if an effect can apply to learned skills only. */
export const changesSkills = (own: OwnEffect): boolean => sortOf(own) === 'skill';

function readEffect(own: OwnEffect): Effect | null {
  const target = readTarget(own);
  const amount = amountOf(own);
  if (!target || !amount) return null;
  const unless = own.unless.trim();
  const when = own.when || (own.stat === 'surprise' ? 'to recover from surprise' : '');
  const terms = {
    perLevel: own.perLevel,
    ...(own.fromLevel === null ? {} : { fromLevel: own.fromLevel }),
    ...(unless === '' ? {} : { unless: [{ trait: unless }] }),
    ...(when === '' ? {} : { when }),
  };
  const { sort, to } = target;
  if (sort === 'changed') return { ...terms, ...amount, to };
  if (sort === 'skill') return { ...terms, ...amount, to, ...(own.learned ? { learned: true } : {}) };
  if (sort === 'summed') return isSum(amount) ? { ...terms, ...amount, to } : null;
  return isConstant(amount) ? { ...terms, ...amount, to } : null;
}

/**
 * A custom effect in the form of catalog entries; null for one that cannot be interpreted, which is a finding. Custom
 * effects never change in place, so each is read once.
 */
export const effectOf: (own: OwnEffect) => Effect | null = memoizeByObject(readEffect);

/** The custom effects that can be interpreted. */
export const effectsOf = (effects: readonly OwnEffect[]): Effect[] => effects.flatMap((own) => effectOf(own) ?? []);

/** The changes that a modifier of a trait or an item makes, apart from the price. */
export const modifierEffects: (modifier: { readonly effects: readonly OwnEffect[] }) => readonly Effect[] =
  memoizeByObject(({ effects }) => effectsOf(effects));
