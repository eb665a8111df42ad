import type { Effect } from '../../catalog/effect.ts';
import type { Attribute, Facet } from '../../catalog/entry.ts';
import type { OwnEffect } from '../../character/custom-effect.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import type { DerivationBuilder, StatFormula } from '../../engine/builder.ts';
import { memoizeByObject, memoizeFilter, memoizeLast } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { ResolvedItem, ResolvedRace, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { effectOf, modifierEffects } from '../resolve/custom-entries.ts';
import { raceKeyPrefix } from '../resolve/resolve-rows.ts';
import { amountStat, skillStat } from '../stat-ids.ts';
import type { ResolvedTarget } from './effect-targets.ts';
import { type ActiveEffect, boundToExactIntegers, maxCounted } from './effects.ts';
import { finding } from './findings.ts';
import { findAnnullingTrait, skillChapter } from './rows.ts';
import { formatRelativeLevel } from './skill-ladder.ts';
import { resolveTarget } from './targets.ts';

/** A custom holder of effects. */
interface OwnSource {
  readonly name: string;
  readonly key: string;
  readonly modifier?: string;
  readonly effects: readonly OwnEffect[];
  readonly place: Place;
}

const ofRace: Place = { chapter: 'concept', field: 'race' };

/** Everything with custom effects, in the order in which effects are indexed. It runs at every edit. */
const ownSources = memoizeByObject(({ character, race, traits, items, skills }: SheetContext): OwnSource[] => {
  const sources: OwnSource[] = [];
  if (character.race.own?.effects.length) {
    sources.push({ name: race.name, key: raceKeyPrefix, effects: character.race.own.effects, place: ofRace });
  }
  for (const { name, row } of race.traits) addRowSources(sources, name, row, ofRace);
  for (const { name, row } of traitsWithOwnEffects(traits)) {
    addRowSources(sources, name, row, { chapter: 'traits', row: row.key });
  }
  for (const { name, key, row } of itemsWithOwnEffects(items)) {
    addRowSources(sources, name, row, { chapter: 'equipment', row: key });
  }
  for (const skill of skillsWithOwnEffects(skills)) {
    const { name, key, row } = skill;
    const { effects } = row.own ?? { effects: [] };
    const place = key.startsWith(raceKeyPrefix) ? ofRace : { chapter: skillChapter(skill.facet), row: key };
    sources.push({ name, key, effects, place });
  }
  return sources;
});

// The lists are usually the same as in the character's previous state.
const traitsWithOwnEffects = memoizeFilter<ResolvedTrait>(({ row }) => hasEffects(row));
const itemsWithOwnEffects = memoizeFilter<ResolvedItem>(({ row }) => hasEffects(row));
const skillsWithOwnEffects = memoizeFilter<ResolvedSkill>(({ row }) => row.own?.effects.length);

/** The parts of a trait or an item with custom effects. */
type ModifiedRow = Pick<TraitRow, 'key' | 'own' | 'modifiers'> | Pick<EquipmentRow, 'key' | 'own' | 'modifiers'>;

const hasEffects = ({ own, modifiers }: ModifiedRow): boolean =>
  (own !== null && own.effects.length > 0) || modifiers.some(({ effects }) => effects.length > 0);

function addRowSources(sources: OwnSource[], name: string, { key, own, modifiers }: ModifiedRow, place: Place): void {
  if (own?.effects.length) sources.push({ name, key, effects: own.effects, place });
  for (const modifier of modifiers) {
    const { effects } = modifier;
    if (effects.length > 0) {
      sources.push({ name: `${name}, ${modifier.name}`, key, modifier: modifier.key, effects, place });
    }
  }
}

/** The stats of the amounts that effects of an entry have, as far as they depend on other numbers. */
function amountsOf(worksheet: Worksheet, { key, modifier, effects }: OwnSource): StatId[] {
  const ids: StatId[] = [];
  let index = 0;
  for (const own of effects) {
    const effect = effectOf(own);
    if (!effect) continue;
    if (effect.share || effect.instead || effect.levelOver !== undefined) {
      const id = amountStat(key, index, modifier);
      if (worksheet.has(id)) ids.push(id);
    }
    index += 1;
  }
  return ids;
}

/** Custom effects that cannot be interpreted, and those that are ignored because they depend on themselves. */
export function ownEffectFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  return ownSources(context).flatMap((source): Finding[] => {
    const { name, effects, place } = source;
    const unknown = effects.flatMap((own) => (effectOf(own) ? [] : [own.stat.trim()]));
    const inCycle = amountsOf(worksheet, source).some((id) =>
      worksheet.get(id).steps.some(({ words }) => words === dependsOnItself),
    );
    const located = (plain: Finding): Finding =>
      place === ofRace || source.modifier !== undefined
        ? { ...plain, id: `${plain.code}:${source.key}${source.modifier ?? ''}` }
        : plain;
    return [
      ...(unknown.length > 0
        ? [located(finding({ code: 'effect-unknown', name, stats: [...new Set(unknown)] }, 'unknown', place))]
        : []),
      ...(inCycle ? [located(finding({ code: 'effect-ring', name }, 'unusual', place))] : []),
    ];
  });
}

/** A holder of effects. */
interface Source {
  readonly words: string;
  readonly cite: Facet['cite'];
  readonly level: number;
  /** Its row, if the character has one; `key` names it wherever it comes from. */
  readonly row?: string;
  readonly key: string;
  /** The key of the modifier of a trait or an item, if the modifier has the effects. */
  readonly modifier?: string;
  /** A custom entry: its amounts may depend on numbers that depend on them. */
  readonly own: boolean;
  readonly trait?: ResolvedTrait;
  /** The stat that `levelOver` divides. */
  readonly skill?: StatId;
  /** The attribute of that skill. */
  readonly attribute?: Attribute;
}

/** Effects of one source: of an entry, or of one of its modifiers. */
export interface EffectList {
  readonly effects: readonly Effect[];
  readonly source: Source;
}

/** An effect, part by part, with its target. */
interface TargetedEffect extends ResolvedTarget {
  /** It applies to learned levels only. */
  readonly learned: boolean;
  readonly parts: readonly ActiveEffect[];
}

/** All that a row or a race does to numbers. */
export interface HolderEffects {
  readonly targeted: readonly TargetedEffect[];
  /** The stats that hold amounts which depend on other numbers. */
  readonly amounts: readonly StatFormula[];
}

/** The holders of effects by entry, and by modifiers if the entry can have any. */
type Holder = ResolvedRace | ResolvedTrait | ResolvedItem | ResolvedSkill;

/** The words for an amount that is ignored because it depends on itself. */
const dependsOnItself = 'depends on itself';

const countsForNothing = (w: DerivationBuilder): void => void w.start(null, dependsOnItself);

/** The reasons why the character's situation suspends a row's effects; most rows have none. */
const conditionsOf = memoizeByObject((holder: Holder) => {
  const modifiers = 'row' in holder && 'modifiers' in holder.row ? holder.row.modifiers : [];
  const effects = [...(holder.facet?.effects ?? []), ...modifiers.flatMap(modifierEffects)];
  return effects.flatMap(({ unless }) => (unless ? [unless] : []));
});

/**
 * The effects of a row or a race, cached with it: an edit changes one of hundreds. `about` is everything that `listsOf`
 * depends on apart from the holder, and `trait` the holder itself, if it is one.
 */
export const effectsOfHolder = memoizeLast(
  (
    holder: Holder,
    context: SheetContext,
    { trait, about = [] }: { readonly trait?: ResolvedTrait; readonly about?: readonly unknown[] },
    _: () => readonly EffectList[],
  ) => [...about, null, ...conditionsOf(holder).map((unless) => findAnnullingTrait(context, unless, trait))],
  (_, context, __, listsOf): HolderEffects => {
    const targeted: TargetedEffect[] = [];
    const amounts: StatFormula[] = [];
    for (const { effects, source } of listsOf()) {
      effects.forEach((effect, i) => {
        const annulled = effect.unless ? findAnnullingTrait(context, effect.unless, source.trait) : null;
        if (annulled && annulled === source.trait) return;
        const when = annulled ? `does not apply with ${annulled.name}` : effect.when;
        const amount = deriveAmount(effect, source, i);
        if (amount) amounts.push(amount);
        const target = resolveTarget(effect.to, source.key);
        targeted.push({ ...target, learned: effect.learned === true, parts: partsOf(effect, source, amount, when) });
      });
    }
    return { targeted, amounts };
  },
);

/** Returns each part of what an effect does. `amount` is the stat that holds an amount which depends on another number. */
function partsOf(effect: Effect, source: Source, amount: StatFormula | null, when: string | undefined): ActiveEffect[] {
  const { add, perLevel, times, atMost, instead, fromLevel } = effect;
  const { words, cite, row, level, own } = source;
  const parts: ActiveEffect[] = [];
  if (instead) {
    const from = amount?.id ?? instead.of;
    parts.push({ words, op: 'instead', amount: instead.over, from, when, row, cite, own });
  } else if (amount)
    parts.push({
      words: amount.name,
      amount: 0,
      from: amount.id,
      when,
      row,
      cite,
      own,
      ...(fromLevel === undefined ? {} : { fromLevel: true }),
    });
  else if (add !== undefined) parts.push({ words, amount: perLevel ? add * level : add, when, row, cite });
  if (times !== undefined) {
    const factor = perLevel ? Math.min(times ** level, maxCounted) : times;
    parts.push({ words, op: 'times', amount: factor, when, row, cite });
  }
  if (atMost !== undefined) parts.push({ words, op: 'atMost', amount: atMost, when, row, cite });
  return parts;
}

/** The stat that holds an amount which depends on another number: `effect:KEY.INDEX`; null for a fixed amount. */
function deriveAmount(effect: Effect, source: Source, i: number): StatFormula | null {
  const { levelOver, share, instead, perLevel } = effect;
  const { words, cite, row, key, skill, level, own } = source;
  const id = amountStat(key, i, source.modifier);
  const define = (name: string, formula: StatFormula['formula']): StatFormula => {
    return { id, name, cite, formula, ifCyclic: own ? countsForNothing : undefined };
  };
  if (effect.fromLevel !== undefined && skill && effect.add !== undefined) {
    const { fromLevel, add } = effect;
    return define(words, (w) => writeFromLevel(w, source, fromLevel, add));
  }
  if (levelOver && skill) {
    const part = levelOver === 2 ? 'half' : `${levelOver}th`;
    return define(`${words} / ${levelOver}`, (w) =>
      w.startFrom(skill, words).divide(levelOver, `one ${part} of the level`),
    );
  }
  const basis = share?.of ?? (own ? instead?.of : undefined);
  if (basis === undefined) return null;
  return define(words, (w) => {
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
  const learned = [skillStat(ofSkill, 'forDamage'), skillStat(ofSkill, 'withoutLoad')].find((id) => w.has(id));
  const relative = w.givenNumber(learned ?? skill, words) - w.givenNumber(attribute);
  const needed = formatRelativeLevel(own, fromLevel);
  const reached = relative >= fromLevel;
  const key = `${words} at ${formatRelativeLevel(own, relative)}, ${reached ? `${needed} or better` : `under ${needed}`}`;
  w.lookup('from a level on', key, reached ? add : 0, { cite, row });
}
