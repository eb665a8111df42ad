import type { Effect, Facet } from '../../catalog/entry.ts';
import { formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';
import type { Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { skillStat } from '../stat-ids.ts';

/** An effect that is in force, with what causes it. */
export interface ActiveEffect {
  readonly words: string;
  readonly amount: number;
  /** The stat that holds the amount, where it is worked out (Running / 8). */
  readonly from?: StatId;
  readonly when?: string;
  readonly row?: string;
  readonly cite: Facet['cite'];
}

/** True for a trait without levels that the race has of itself: bought again it adds nothing. */
export const hasFromRace = (context: SheetContext, trait: string): boolean =>
  context.race.facet?.traits?.some((each) => each.trait === trait && each.level === undefined) ?? false;

export type EffectIndex = ReadonlyMap<string, readonly ActiveEffect[]>;

/**
 * All that race, traits, skills and items in use do to numbers, by the stat or group that they name. The one place
 * where effects of entries are interpreted. Amounts that depend on a skill become stats of their own on the worksheet.
 */
export function indexEffects(worksheet: Worksheet, context: SheetContext): EffectIndex {
  const index = new Map<string, ActiveEffect[]>();
  const put = (stat: string, effect: ActiveEffect): void => {
    const list = index.get(stat);
    if (list) list.push(effect);
    else index.set(stat, [effect]);
  };
  const putAll = (
    effects: readonly Effect[] | undefined,
    source: { words: string; cite: Facet['cite']; level: number; row?: string },
  ): void => {
    for (const { stat, add = 0, perLevel, when } of effects ?? []) {
      const amount = perLevel ? add * source.level : add;
      const { words, cite, row } = source;
      put(stat, { words, cite, amount, ...(when ? { when } : {}), ...(row === undefined ? {} : { row }) });
    }
  };

  const race = context.race.facet;
  if (race) {
    putAll(race.effects, { words: context.race.name, cite: race.cite, level: 1 });
    for (const { trait, level = 1 } of race.traits ?? []) {
      const entry = context.catalog.traits.get(trait);
      if (entry) putAll(entry.facet.effects, { words: `${entry.name} (${context.race.name})`, cite: race.cite, level });
    }
  }
  for (const { facet, name, row, key, id } of context.traits) {
    if (facet && !hasFromRace(context, id))
      putAll(facet.effects, { words: name, cite: facet.cite, level: row.level, row: key });
  }
  for (const { facet, name, key, inUse } of context.items) {
    if (facet && inUse) putAll(facet.effects, { words: name, cite: facet.cite, level: 1, row: key });
  }
  for (const { facet, name, key, row } of context.skills) {
    if (!facet || row.points <= 0) continue;
    (facet.effects ?? []).forEach((effect, i) => {
      if (!effect.levelOver) {
        putAll([effect], { words: name, cite: facet.cite, level: 1, row: key });
        return;
      }
      const over = effect.levelOver;
      const id = `effect:${key}.${i}`;
      worksheet.define({
        id,
        name: `${name} / ${over}`,
        cite: facet.cite,
        formula: (w) => w.startFrom(skillStat(key, 'level'), name).divide(over, `one ${ordinal(over)} of the level`),
      });
      const when = effect.when ? { when: effect.when } : {};
      put(effect.stat, { words: `${name} / ${over}`, cite: facet.cite, amount: 0, from: id, row: key, ...when });
    });
  }
  return index;
}

const ordinal = (n: number): string => (n === 2 ? 'half' : `${n}th`);

/** Writes the effects on any of these stats or groups as steps, and the conditional ones as notes. */
export function applyEffects(w: Working, effects: EffectIndex, ...stats: readonly string[]): void {
  for (const stat of stats) {
    for (const { words, amount, from, when, row, cite } of effects.get(stat) ?? []) {
      if (when) w.note(`${from ? '' : `${formatSigned(amount)} `}${when} (${words})`, { cite, row });
      else if (from) w.addFrom(from, 1, words, { cite, row });
      else if (amount !== 0) w.add(amount, words, { cite, row });
    }
  }
}
