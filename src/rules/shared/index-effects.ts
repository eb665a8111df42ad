import type { Attribute } from '../../catalog/attribute.ts';
import type { Effect } from '../../catalog/effect.ts';
import type { Facet } from '../../catalog/entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { CycleError } from '../../engine/worksheet-errors.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { modifierEffects } from '../resolve/own-effects.ts';
import { raceKeyPrefix } from '../resolve/race-template.ts';
import { amountStat, skillStat } from '../stat-ids.ts';
import { nameOfItemModifier } from '../wording/item-modifier-words.ts';
import type { EffectKey } from './effect-targets.ts';
import {
  type ActiveEffect,
  anyLearned,
  boundToExactIntegers,
  EffectIndex,
  keyOfLearned,
  mostCounted,
} from './effects.ts';
import { defineGrantedLevels, findGrantedLevels, totalLevel } from './granted-levels.ts';
import { keepEffects } from './kept-effects.ts';
import { isLearned } from './race-skills.ts';
import { hasFromRace } from './race-traits.ts';
import { formatRelativeLevel } from './skill-names.ts';
import { resolveTarget } from './targets.ts';
import { findAnnullingTrait } from './trait-holders.ts';

/** What has effects. */
interface Source {
  readonly words: string;
  readonly cite: Facet['cite'];
  readonly level: number;
  /** Its row, where the character has one; `key` names it wherever it comes from. */
  readonly row?: string;
  readonly key: string;
  /** The key of the modifier of a trait or an item, where that has the effects. */
  readonly modifier?: string;
  /** A player typed it in: what its amounts depend on may depend on them. */
  readonly own: boolean;
  readonly trait?: ResolvedTrait;
  /** The stat that `levelOver` divides. */
  readonly skill?: StatId;
  /** The attribute of that skill. */
  readonly attribute?: Attribute;
}

/** The words of an amount that counts for nothing because it depends on itself. */
export const dependsOnItself = 'depends on itself';

const rank = ({ op, when }: ActiveEffect): number => (when || !op ? 1 : op === 'instead' ? 0 : op === 'times' ? 2 : 3);

/** The items that have effects, by themselves or by a modifier, which are few. */
const itemsWithEffects = memoizeFilter<ResolvedItem>(
  ({ facet, row }) => facet?.effects?.length || (facet && row.modifiers.some(({ effects }) => effects.length > 0)),
);

const skillsWithEffects = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.effects?.length);

/**
 * All that race, traits and items with their modifiers, and skills do to numbers, by the keys of what they change. Effects of
 * entries are read here and nowhere else. An amount that depends on another number becomes a stat of its own on the
 * worksheet. An item counts in use; what it does to its own price and weight counts always. `withMore` adds what no entry has.
 */
export function indexEffects(
  worksheet: Worksheet,
  context: SheetContext,
  withMore: (effects: EffectIndex) => EffectIndex = (effects) => effects,
): EffectIndex {
  const { traits, items, skills, race, character } = context;
  const inputs = [traits, race, character.race, character.campaign];
  let collected: EffectIndex | undefined;
  worksheet.section('effects', [...inputs, ...itemsWithEffects(items), null, ...skillsWithEffects(skills)], () => {
    defineGrantedLevels(worksheet, context);
    collected = collectEffects(worksheet, context);
  });
  return keepEffects(worksheet, collected, withMore);
}

function collectEffects(worksheet: Worksheet, context: SheetContext): EffectIndex {
  const index = new EffectIndex();
  const unordered = new Set<ActiveEffect[]>();
  const put = (key: EffectKey, effect: ActiveEffect): void => {
    let list = index.get(key);
    if (list) list.push(effect);
    else {
      list = [effect];
      index.set(key, list);
    }
    if (effect.op) unordered.add(list);
  };
  const putAll = (effects: readonly Effect[], source: Source): void => {
    effects.forEach((effect, i) => {
      const annulled = effect.unless ? findAnnullingTrait(context, effect.unless, source.trait) : null;
      if (annulled && annulled === source.trait) return;
      const { key, selection } = resolveTarget(effect.to, source.key);
      if (selection && !index.has(key) && !index.has(keyOfLearned(key))) index.selections.push(selection);
      if (effect.learned) index.set(anyLearned, []);
      const target = effect.learned ? keyOfLearned(key) : key;
      const spared = annulled ? `does not apply with ${annulled.name}` : undefined;
      putParts(worksheet, effect, source, i, (part) => put(target, part), spared);
    });
  };
  const granted = findGrantedLevels(context);
  const putTrait = (trait: ResolvedTrait, words: string, row?: string): void => {
    const { facet, key } = trait;
    if (!facet) return;
    const level = totalLevel(trait.level, granted.get(key) ?? noGrants);
    const source = { words, cite: facet.cite, level, ...(row === undefined ? {} : { row }), key, trait };
    putAll(facet.effects ?? none, { ...source, own: trait.row.own !== null });
    if (trait.row.boughtOff) return;
    for (const modifier of trait.row.modifiers) {
      if (modifier.effects.length === 0) continue;
      const named = { words: `${words}, ${modifier.name}`, modifier: modifier.key };
      putAll(modifierEffects(modifier), { ...source, ...named, own: true });
    }
  };

  const { race } = context;
  if (race.facet) {
    const own = context.character.race.own !== null;
    putAll(race.facet.effects ?? none, { words: race.name, cite: race.facet.cite, level: 1, key: raceKeyPrefix, own });
    for (const trait of race.traits) putTrait(trait, `${trait.name} (${race.name})`);
  }
  for (const trait of context.traits) {
    const { facet, row } = trait;
    if (!facet || (!facet.effects?.length && row.modifiers.length === 0) || hasFromRace(context, trait)) continue;
    putTrait(trait, trait.name, trait.key);
  }
  for (const item of itemsWithEffects(context.items)) {
    const { facet } = item;
    if (!facet) continue;
    const { name, key, inUse, row } = item;
    const counted = (effects: readonly Effect[]) => (inUse ? effects : effects.filter(isOnItself));
    const source = { words: name, cite: facet.cite, level: 1, row: key, key, own: row.own !== null };
    putAll(counted(facet.effects ?? none), source);
    for (const modifier of row.modifiers) {
      const named = { words: `${name}, ${nameOfItemModifier(modifier)}`, modifier: modifier.key, own: true };
      putAll(counted(modifierEffects(modifier)), { ...source, ...named });
    }
  }
  for (const skill of skillsWithEffects(context.skills)) {
    const { facet } = skill;
    if (!facet?.effects || !isLearned(skill)) continue;
    const { name, key, row } = skill;
    const source = { words: name, cite: facet.cite, level: 1, row: key, key, own: row.own !== null };
    putAll(facet.effects, { ...source, skill: skillStat(key, 'level'), attribute: facet.attribute });
  }
  for (const list of unordered) list.sort((a, b) => rank(a) - rank(b));
  return index;
}

const none: readonly Effect[] = [];
const noGrants: readonly never[] = [];

/** True for what an item does to its own price or weight. */
const isOnItself = ({ to }: Effect): boolean =>
  typeof to === 'object' && (to.cost !== undefined || to.weight !== undefined);

/** Passes each part of what an effect does to `put`. */
function putParts(
  worksheet: Worksheet,
  effect: Effect,
  source: Source,
  i: number,
  put: (part: ActiveEffect) => void,
  when = effect.when,
): void {
  const { add, perLevel, times, atMost, instead, fromLevel } = effect;
  const { words, cite, row, level, own } = source;
  const derived = deriveAmount(worksheet, effect, source, i);
  if (instead) {
    const from = derived?.id ?? instead.of;
    put({ words, op: 'instead', amount: instead.over, from, when, row, cite, own });
  } else if (derived)
    put({
      words: derived.words,
      amount: 0,
      from: derived.id,
      when,
      row,
      cite,
      own,
      ...(fromLevel === undefined ? {} : { fromLevel: true }),
    });
  else if (add !== undefined) put({ words, amount: perLevel ? add * level : add, when, row, cite });
  if (times !== undefined) {
    const factor = perLevel ? Math.min(times ** level, mostCounted) : times;
    put({ words, op: 'times', amount: factor, when, row, cite });
  }
  if (atMost !== undefined) put({ words, op: 'atMost', amount: atMost, when, row, cite });
}

/** Defines the stat that holds an amount which depends on another number: `effect:KEY.INDEX`; null for a fixed amount. */
function deriveAmount(worksheet: Worksheet, effect: Effect, source: Source, i: number) {
  const { levelOver, share, instead, perLevel } = effect;
  const { words, cite, row, key, skill, level, own } = source;
  const id = amountStat(key, i, source.modifier);
  const define = (name: string, bases: readonly StatId[], formula: Parameters<Worksheet['define']>[0]['formula']) => {
    worksheet.section(id, [effect, name, cite, row, skill, level, own], () =>
      worksheet.define({ id, name, cite, formula: own ? orNothing(id, bases, formula) : formula }),
    );
    return { id, words: name };
  };
  if (effect.fromLevel !== undefined && skill && effect.add !== undefined) {
    const { fromLevel, add } = effect;
    const bases = [skill, skillStat(key, 'withoutLoad'), source.attribute ?? 'dx'];
    return define(words, bases, (w) => writeFromLevel(w, source, fromLevel, add));
  }
  if (levelOver && skill) {
    const part = levelOver === 2 ? 'half' : `${levelOver}th`;
    return define(`${words} / ${levelOver}`, [skill], (w) =>
      w.startFrom(skill, words).divide(levelOver, `one ${part} of the level`),
    );
  }
  const basis = share?.of ?? (own ? instead?.of : undefined);
  if (basis === undefined) return null;
  return define(words, [basis], (w) => {
    if (own && !w.has(basis)) {
      w.start(null, 'not used in these rules');
      return;
    }
    w.startFrom(basis);
    if (!share) return;
    w.multiply(perLevel ? share.times * level : share.times, 'share', { cite, row });
    if (own) boundToExactIntegers(w);
  });
}

/** Writes what a skill adds from a level on: the amount, or 0 while the skill is lower. */
function writeFromLevel(w: DerivationBuilder, source: Source, fromLevel: number, add: number): void {
  const { words, skill = '', attribute = 'dx', key: ofSkill, cite, row } = source;
  const own = { attribute };
  const unburdened = skillStat(ofSkill, 'withoutLoad');
  const relative = w.givenNumber(w.has(unburdened) ? unburdened : skill, words) - w.givenNumber(attribute);
  const needed = formatRelativeLevel(own, fromLevel);
  const reached = relative >= fromLevel;
  const key = `${words} at ${formatRelativeLevel(own, relative)}, ${reached ? `${needed} or better` : `under ${needed}`}`;
  w.lookup('from a level on', key, reached ? add : 0, { cite, row });
}

/** The typed-in amounts that are being worked out, outermost first, and whether each was found to be in a ring. */
const openAmounts: { readonly id: StatId; isInRing: boolean }[] = [];

/**
 * The formula, with null for its value where one of the numbers that it reads depends on it. Of several amounts in a ring
 * all are null: which of them is read first makes no difference.
 */
const orNothing =
  (id: StatId, bases: readonly StatId[], formula: Parameters<Worksheet['define']>[0]['formula']): typeof formula =>
  (w) => {
    const amount = { id, isInRing: false };
    openAmounts.push(amount);
    try {
      for (const basis of bases) if (w.has(basis)) w.consult(basis);
    } catch (fault) {
      if (!(fault instanceof CycleError) || !fault.ids.includes(id)) throw fault;
      for (const open of openAmounts) if (fault.ids.includes(open.id)) open.isInRing = true;
    } finally {
      openAmounts.pop();
    }
    if (amount.isInRing) w.start(null, dependsOnItself);
    else formula(w);
  };
