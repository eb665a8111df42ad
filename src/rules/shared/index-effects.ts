import type { Effect } from '../../catalog/effect.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { modifierEffects } from '../resolve/own-effects.ts';
import { raceKeyPrefix } from '../resolve/race-template.ts';
import { skillStat } from '../stat-ids.ts';
import { nameOfItemModifier } from '../wording/item-modifier-words.ts';
import type { EffectKey } from './effect-targets.ts';
import { type ActiveEffect, anyLearned, EffectIndex, keyOfLearned } from './effects.ts';
import { defineGrantedLevels, findGrantedLevels, totalLevel } from './granted-levels.ts';
import { type EffectList, effectsOfHolder, type HolderEffects } from './holder-effects.ts';
import { keepEffects } from './kept-effects.ts';
import { isLearned } from './race-skills.ts';
import { hasFromRace } from './race-traits.ts';

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
  const putAll = ({ targeted, amounts }: HolderEffects): void => {
    for (const amount of amounts) worksheet.define(amount);
    for (const { key, selection, learned, parts } of targeted) {
      if (selection && !index.has(key) && !index.has(keyOfLearned(key))) index.selections.push(selection);
      if (learned) index.set(anyLearned, []);
      const target = learned ? keyOfLearned(key) : key;
      for (const part of parts) put(target, part);
    }
  };
  const granted = findGrantedLevels(context);
  const putTrait = (trait: ResolvedTrait, words: string, row?: string): void => {
    const level = totalLevel(trait.level, granted.get(trait.key) ?? noGrants);
    const about = [words, level, row];
    putAll(effectsOfHolder(trait, context, { trait, about }, () => listsOfTrait(trait, words, level, row)));
  };

  const { race } = context;
  if (race.facet) {
    const { name: words, facet } = race;
    const own = context.character.race.own !== null;
    const source = { words, cite: facet.cite, level: 1, key: raceKeyPrefix, own };
    putAll(effectsOfHolder(race, context, { about: [own] }, () => [{ effects: facet.effects ?? none, source }]));
    for (const trait of race.traits) putTrait(trait, `${trait.name} (${race.name})`);
  }
  for (const trait of context.traits) {
    const { facet, row } = trait;
    if (!facet || (!facet.effects?.length && row.modifiers.length === 0) || hasFromRace(context, trait)) continue;
    putTrait(trait, trait.name, trait.key);
  }
  for (const item of itemsWithEffects(context.items))
    putAll(effectsOfHolder(item, context, {}, () => listsOfItem(item)));
  for (const skill of skillsWithEffects(context.skills)) {
    if (isLearned(skill)) putAll(effectsOfHolder(skill, context, {}, () => listsOfSkill(skill)));
  }
  for (const list of unordered) list.sort((a, b) => rank(a) - rank(b));
  return index;
}

const none: readonly Effect[] = [];
const noGrants: readonly never[] = [];

/** True for what an item does to its own price or weight. */
const isOnItself = ({ to }: Effect): boolean =>
  typeof to === 'object' && (to.cost !== undefined || to.weight !== undefined);

function listsOfTrait(trait: ResolvedTrait, words: string, level: number, row: string | undefined): EffectList[] {
  const { facet, key } = trait;
  if (!facet) return [];
  const source = { words, cite: facet.cite, level, ...(row === undefined ? {} : { row }), key, trait };
  const whole = { effects: facet.effects ?? none, source: { ...source, own: trait.row.own !== null } };
  if (trait.row.boughtOff) return [whole];
  const ofModifiers = trait.row.modifiers.map((modifier) => {
    const named = { words: `${words}, ${modifier.name}`, modifier: modifier.key };
    return { effects: modifierEffects(modifier), source: { ...source, ...named, own: true } };
  });
  return [whole, ...ofModifiers];
}

function listsOfItem({ facet, name, key, inUse, row }: ResolvedItem): EffectList[] {
  if (!facet) return [];
  const counted = (effects: readonly Effect[]) => (inUse ? effects : effects.filter(isOnItself));
  const source = { words: name, cite: facet.cite, level: 1, row: key, key, own: row.own !== null };
  const ofModifiers = row.modifiers.map((modifier) => {
    const named = { words: `${name}, ${nameOfItemModifier(modifier)}`, modifier: modifier.key, own: true };
    return { effects: counted(modifierEffects(modifier)), source: { ...source, ...named } };
  });
  return [{ effects: counted(facet.effects ?? none), source }, ...ofModifiers];
}

function listsOfSkill({ facet, name, key, row }: ResolvedSkill): EffectList[] {
  if (!facet?.effects) return [];
  const source = { words: name, cite: facet.cite, level: 1, row: key, key, own: row.own !== null };
  const ofSkill = { skill: skillStat(key, 'level'), attribute: facet.attribute };
  return [{ effects: facet.effects, source: { ...source, ...ofSkill } }];
}
