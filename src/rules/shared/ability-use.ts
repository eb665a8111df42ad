import type { Character } from '../../character/character.ts';
import type { TraitModifier } from '../../character/trait-rows.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { abilityStat } from '../stat-ids.ts';
import { fatigueOf } from './ability-fatigue.ts';
import { listPools, type PoolLine } from './pools.ts';
import { nameWithLevel } from './rows.ts';
import { findChosenOptions } from './trait-price.ts';
import { findTraitContainers, isTraitContainer } from './traits.ts';

/** An ability with what its use costs, by its limitations and those of its power. */
export interface AbilityUse {
  readonly key: string;
  readonly name: string;
  /** The stat that it is rolled against, or null. */
  readonly roll: StatId | null;
  /** Fatigue for a use; `keptUp` if each further second or minute costs as much. */
  readonly fatigue: { readonly points: number; readonly keptUp: boolean };
  /** How often a day; null for any number of times. */
  readonly perDay: number | null;
  /** Seconds before it can be used again; 0 for none. */
  readonly recharge: number;
  /** "10 minutes"; '' for no limit. */
  readonly duration: string;
  /** The pools that can pay in place of fatigue: those in its power, and those of the same source. */
  readonly reserves: readonly PoolLine[];
}

/** What a power, or a reserve of energy, comes from, in small letters; '' for nothing in particular. */
function sourceOf({ row, facet }: ResolvedTrait, campaign: Character['campaign']): string {
  const chosen = facet ? findChosenOptions(facet, row, campaign) : [];
  const answer = chosen.find(({ parameter }) => parameter.id === 'source')?.option.id;
  return (row.own?.powerSource ?? answer ?? '').trim().toLowerCase();
}

/**
 * The abilities of a character that are rolled against, or whose use costs something. In the lists of the Basic Set such
 * limitations are on pp. 111–115.
 */
export function listAbilities(
  worksheet: Pick<Worksheet, 'has' | 'number' | 'get'>,
  context: Pick<SheetContext, 'character' | 'race' | 'traits'>,
): readonly AbilityUse[] {
  const { traits, race, character } = context;
  const source = (trait: ResolvedTrait) => sourceOf(trait, character.campaign);
  const { around, inside } = findTraitContainers(traits);
  const pools = listPools(worksheet, context);
  return [...race.traits, ...traits].flatMap((trait): AbilityUse[] => {
    if (isTraitContainer(trait) || trait.row.boughtOff || !trait.facet) return [];
    const containers = around(trait);
    const modifiers = [trait, ...containers].flatMap(({ row }) => row.modifiers);
    const stat = abilityStat(trait.key);
    const use = {
      key: trait.key,
      name: nameWithLevel(trait),
      roll: worksheet.has(stat) ? stat : null,
      fatigue: fatigueOf(modifiers),
      perDay: first(modifiers, usesPerDay),
      recharge: first(modifiers, rechargeOf) ?? 0,
      duration: first(modifiers, durationOf) ?? '',
    };
    const isFree = use.fatigue.points === 0 && use.perDay === null && use.recharge === 0 && use.duration === '';
    if (use.roll === null && isFree) return [];
    const powers = containers.filter(({ row }) => row.own?.holds === 'power');
    const sources = new Set(powers.map(source).filter(Boolean));
    const within = new Set(powers.flatMap(inside));
    const paying = traits.filter((each) => within.has(each) || sources.has(source(each))).map(({ key }) => key);
    return [{ ...use, reserves: pools.filter(({ key }) => paying.includes(key)) }];
  });
}

const first = <Value>(
  modifiers: readonly TraitModifier[],
  read: (modifier: TraitModifier) => Value | null,
): Value | null => modifiers.map(read).find((value) => value !== null) ?? null;

const byPercent = (percents: Readonly<Record<number, number>>, { percent }: TraitModifier): number | null =>
  percents[percent] ?? null;

/** Limited Use (p. 112): "3 or 4 times a day" is four at most. */
function usesPerDay(modifier: TraitModifier): number | null {
  const words = /^limited use\b(.*)/i.exec(modifier.name)?.[1];
  if (words === undefined) return null;
  if (/\bonce\b/i.test(words)) return 1;
  if (/\btwice\b/i.test(words)) return 2;
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  return numbers.length > 0 ? Math.max(...numbers) : byPercent({ [-40]: 1, [-30]: 2, [-20]: 4, [-10]: 10 }, modifier);
}

/** Takes Recharge (p. 115), in seconds. */
function rechargeOf(modifier: TraitModifier): number | null {
  const words = /^takes recharge\b(.*)/i.exec(modifier.name)?.[1];
  if (words === undefined) return null;
  const [, number = '1', unit] = /(\d{1,6})? ?(seconds?|s\b|minutes?|hours?)/i.exec(words) ?? [];
  if (unit === undefined) return byPercent({ [-10]: 5, [-20]: 15, [-30]: 3600 }, modifier);
  return Number(number) * (/^h/i.test(unit) ? 3600 : /^m/i.test(unit) ? 60 : 1);
}

function durationOf({ name }: TraitModifier): string | null {
  const words = /^maximum duration\b[\s:,(]*([^)]*)/i.exec(name)?.[1];
  return words === undefined ? null : words.trim();
}
