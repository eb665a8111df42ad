import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { OwnEffect } from '../../character/own-effect.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { effectOf } from '../resolve/own-effects.ts';
import { raceKeyPrefix } from '../resolve/resolve-race.ts';
import { amountStat } from '../stat-ids.ts';
import { finding } from './findings.ts';
import { dependsOnItself } from './holder-effects.ts';
import { skillChapter } from './row-chapter.ts';

/** What a player typed in that has effects. */
interface OwnSource {
  readonly name: string;
  readonly key: string;
  readonly modifier?: string;
  readonly effects: readonly OwnEffect[];
  readonly place: Place;
}

const ofRace: Place = { chapter: 'concept', field: 'race' };

/**
 * Everything with typed-in effects, in the order in which effects are indexed. It runs at every edit.
 */
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

// The lists of one state of the character are most often those of the one before.
const traitsWithOwnEffects = memoizeFilter<ResolvedTrait>(({ row }) => hasEffects(row));
const itemsWithOwnEffects = memoizeFilter<ResolvedItem>(({ row }) => hasEffects(row));
const skillsWithOwnEffects = memoizeFilter<ResolvedSkill>(({ row }) => row.own?.effects.length);

/** What of a trait or an item has effects that were typed in. */
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

/** Typed-in effects that cannot be interpreted, and those that count for nothing because they depend on themselves. */
export function ownEffectFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  return ownSources(context).flatMap((source): Finding[] => {
    const { name, effects, place } = source;
    const unknown = effects.flatMap((own) => (effectOf(own) ? [] : [own.stat.trim()]));
    const inRing = amountsOf(worksheet, source).some((id) =>
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
      ...(inRing ? [located(finding({ code: 'effect-ring', name }, 'unusual', place))] : []),
    ];
  });
}
