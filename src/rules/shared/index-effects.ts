import type { Effect, TextMatch } from '../../catalog/effect.ts';
import type { Facet } from '../../catalog/entry.ts';
import { haveSameItems, memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { modifierEffects } from '../resolve/custom-entries.ts';
import { raceKeyPrefix } from '../resolve/resolve-rows.ts';
import type { FamilyMember } from '../ruleset-family.ts';
import { levelStat, skillStat } from '../stat-ids.ts';
import { type EffectKey, selectsSkill } from './effect-targets.ts';
import { type ActiveEffect, anyLearned, EffectIndex, keyOfLearned } from './effects.ts';
import { type EffectList, effectsOfHolder, type HolderEffects } from './holder-effects.ts';
import { findAnnullingTrait, hasFromRace, isLearned, rowOfSkill } from './rows.ts';
import { findMostLevels, nameOfItemModifier } from './trait-price.ts';

/** The effects collected from entries, the same with the ruleset's additions, and that with the reused lists. */
interface Remembered {
  readonly collected: EffectIndex;
  readonly more: EffectIndex;
  readonly index: EffectIndex;
}

/** By the definitions of worksheets. */
const indexes = new WeakMap<object, Remembered>();

/**
 * Remembers the effects with the worksheet that is being defined, and reuses what is unchanged since the previous
 * worksheet: formulas that use effects are kept by the identity of their lists. Without `collected` the effects are
 * those of the previous worksheet. `withMore` adds effects that no entry has.
 */
function keepEffects(
  worksheet: Worksheet,
  collected: EffectIndex | undefined,
  withMore: (effects: EffectIndex) => EffectIndex,
): EffectIndex {
  const { definitions, previousDefinitions } = worksheet;
  const before = previousDefinitions && indexes.get(previousDefinitions);
  const entries = collected ?? before?.collected ?? new EffectIndex();
  const more = withMore(entries);
  const index = !before ? more : more === before.more ? before.index : keepLists(before.index, more);
  indexes.set(definitions, { collected: entries, more, index });
  return index;
}

/** The same effect, field by field. */
const isSameEffect = (a: ActiveEffect, b: ActiveEffect): boolean =>
  a.words === b.words &&
  a.amount === b.amount &&
  a.op === b.op &&
  a.from === b.from &&
  a.fromLevel === b.fromLevel &&
  a.when === b.when &&
  a.own === b.own &&
  a.row === b.row &&
  a.cite === b.cite;

const areSameEffects = (a: readonly ActiveEffect[], b: readonly ActiveEffect[]): boolean =>
  a.length === b.length && a.every((effect, i) => b[i] !== undefined && isSameEffect(effect, b[i]));

/**
 * The index, reusing each list of the previous one that has the same effects; the previous index if all are the same.
 */
function keepLists(previous: EffectIndex, index: EffectIndex): EffectIndex {
  const kept = new EffectIndex();
  for (const [key, list] of index) {
    const before = previous.get(key);
    kept.set(key, before && areSameEffects(before, list) ? before : list);
  }
  const sameSelections = haveSameItems(
    previous.selections.map(({ key }) => key),
    index.selections.map(({ key }) => key),
  );
  kept.selections = sameSelections ? previous.selections : index.selections;
  const isSame =
    sameSelections &&
    haveSameItems([...previous.keys()], [...kept.keys()]) &&
    haveSameItems([...previous.values()], [...kept.values()]);
  return isSame ? previous : kept;
}

/** Levels of a trait that something gives, without a price. */
interface Grant {
  readonly words: string;
  readonly amount: number;
  readonly row?: string;
  readonly cite: Facet['cite'];
}

interface Source extends Omit<Grant, 'amount'> {
  readonly effects: readonly Effect[];
  readonly level: number;
  readonly trait?: ResolvedTrait;
}

const criterionOf = ({ to }: Effect): { readonly name: TextMatch } | undefined =>
  typeof to === 'object' ? to.traitLevel : undefined;

/** The effects that give levels of traits; few entries have any. */
const grantsOf = memoizeByObject((trait: ResolvedTrait): readonly Effect[] =>
  [...(trait.facet?.effects ?? []), ...trait.row.modifiers.flatMap(modifierEffects)].filter(criterionOf),
);
const traitsWithGrants = memoizeFilter<ResolvedTrait>((trait) => grantsOf(trait).length);
const itemsWithGrants = memoizeFilter<ResolvedItem>(({ facet }) => facet?.effects?.some(criterionOf));
const skillsWithGrants = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.effects?.some(criterionOf));

/** The sources of levels of traits: race, traits with their modifiers, items in use, learned skills. */
function sourcesOf({ race, traits, items, skills }: SheetContext): Source[] {
  const ofTraits = [...traitsWithGrants(race.traits), ...traitsWithGrants(traits)].flatMap((trait): Source[] => {
    const effects = grantsOf(trait);
    const { name: words, facet, level, key: row } = trait;
    if (!facet || trait.row.boughtOff) return [];
    return [{ words, cite: facet.cite, row, level, trait, effects }];
  });
  const rows = [...itemsWithGrants(items).filter(({ inUse }) => inUse), ...skillsWithGrants(skills).filter(isLearned)];
  const ofRows = rows.flatMap(({ name: words, facet, key: row }): Source[] =>
    facet?.effects ? [{ words, cite: facet.cite, row, level: 1, effects: facet.effects }] : [],
  );
  const ofRace = race.facet?.effects?.some(criterionOf)
    ? [{ words: race.name, cite: race.facet.cite, level: 1, effects: race.facet.effects }]
    : [];
  return [...ofRace, ...ofTraits, ...ofRows];
}

/** The levels of each trait with levels in addition to the bought ones, by its key; most characters have none. */
const findGrantedLevels = memoizeByObject((context: SheetContext): ReadonlyMap<string, readonly Grant[]> => {
  const granted = new Map<string, Grant[]>();
  const sources = sourcesOf(context);
  if (sources.length === 0) return granted;
  const leveled = [...context.race.traits, ...context.traits].filter(
    ({ facet }) => facet && findMostLevels(facet) !== 1,
  );
  for (const { effects, level, trait: giver, ...about } of sources) {
    for (const effect of effects) {
      const by = criterionOf(effect);
      if (!by || effect.when || effect.add === undefined) continue;
      if (effect.unless && findAnnullingTrait(context, effect.unless, giver)) continue;
      const amount = effect.perLevel ? effect.add * level : effect.add;
      for (const { key, id, name, plainName } of leveled) {
        const isGiven =
          key !== giver?.key && selectsSkill(by, { id, names: [name, plainName], speciality: '', tags: [] });
        if (isGiven) granted.set(key, [...(granted.get(key) ?? []), { ...about, amount }]);
      }
    }
  }
  return granted;
});

/** The effective level of a trait: bought levels plus those from other sources; not below 0. */
const totalLevel = (level: number, grants: readonly Grant[]): number =>
  Math.max(
    0,
    grants.reduce((sum, { amount }) => sum + amount, level),
  );

/** Defines the level of each trait that has more, or less, than was bought. */
function defineGrantedLevels(worksheet: Worksheet, context: SheetContext): void {
  const granted = findGrantedLevels(context);
  if (granted.size === 0) return;
  for (const { key, plainName, level, facet } of [...context.race.traits, ...context.traits]) {
    const grants = granted.get(key);
    if (!grants) continue;
    worksheet.define({
      id: levelStat(key),
      name: `${plainName}, level`,
      cite: facet?.cite,
      formula: (w) => {
        w.start(level, 'levels bought', { row: key });
        for (const { words, amount, row, cite } of grants) w.add(amount, words, { cite, ...(row ? { row } : {}) });
        if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'minimum');
      },
    });
  }
}

const rank = ({ op, when }: ActiveEffect): number => (when || !op ? 1 : op === 'instead' ? 0 : op === 'times' ? 2 : 3);

/** The items that have effects, by themselves or by a modifier, which are few. */
const itemsWithEffects = memoizeFilter<ResolvedItem>(
  ({ facet, row }) => facet?.effects?.length || (facet && row.modifiers.some(({ effects }) => effects.length > 0)),
);

const skillsWithEffects = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.effects?.length);

/**
 * All effects of race, traits and items with their modifiers, and skills on numbers, by the keys of their targets.
 * Effects of entries are read here and nowhere else. An amount that depends on another number becomes a separate stat
 * on the worksheet. An item counts in use; its effects on its own price and weight count always. `withMore` adds
 * effects that no entry has.
 */
export function indexEffects(
  worksheet: Worksheet,
  context: SheetContext,
  withMore: (effects: EffectIndex) => EffectIndex = (effects) => effects,
): EffectIndex {
  const { traits, items, skills, covered, race, character } = context;
  const inputs = [traits, race, character.race, character.campaign];
  let collected: EffectIndex | undefined;
  const ofSkills = [...skillsWithEffects(skills), ...skillsWithEffects(covered)];
  worksheet.section('effects', [...inputs, ...itemsWithEffects(items), null, ...ofSkills], () => {
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
    const { ruleset } = context;
    putAll(effectsOfHolder(trait, context, { trait, about }, () => listsOfTrait(trait, words, level, row, ruleset)));
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
  for (const skill of [...skillsWithEffects(context.skills), ...skillsWithEffects(context.covered)]) {
    if (isLearned(skill)) putAll(effectsOfHolder(skill, context, {}, () => listsOfSkill(skill)));
  }
  for (const list of unordered) list.sort((a, b) => rank(a) - rank(b));
  return index;
}

const none: readonly Effect[] = [];
const noGrants: readonly never[] = [];

/** True for an item's effect on its own price or weight. */
const isOnItself = ({ to }: Effect): boolean =>
  typeof to === 'object' && (to.cost !== undefined || to.weight !== undefined);

function listsOfTrait(
  trait: ResolvedTrait,
  words: string,
  level: number,
  row: string | undefined,
  { attackModifiers, placeResistance }: FamilyMember,
): EffectList[] {
  const { facet, key } = trait;
  if (!facet) return [];
  const source = { words, cite: facet.cite, level, ...(row === undefined ? {} : { row }), key, trait };
  const listedEffects = facet.effects ?? none;
  const effects = placeResistance?.(listedEffects, trait.row) ?? listedEffects;
  const whole = { effects, source: { ...source, own: trait.row.own !== null } };
  if (trait.row.boughtOff) return [whole];
  const ofModifiers = trait.row.modifiers.map((modifier) => {
    const named = { words: `${words}, ${modifier.name}`, modifier: modifier.key };
    const own = modifierEffects(modifier);
    // Effects that were typed in, or read from a file, are in place of those by the name.
    const listed =
      facet.attacks?.length && !trait.row.own && own.length === 0 ? attackModifiers?.effects(modifier) : undefined;
    return { effects: listed ?? own, source: { ...source, ...named, own: true } };
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

function listsOfSkill(skill: ResolvedSkill): EffectList[] {
  const { facet, name, key, row } = skill;
  if (!facet?.effects) return [];
  const source = { words: name, cite: facet.cite, level: 1, row: rowOfSkill(skill), key, own: row.own !== null };
  const ofSkill = { skill: skillStat(key, 'level'), attribute: facet.attribute };
  return [{ effects: facet.effects, source: { ...source, ...ofSkill } }];
}
