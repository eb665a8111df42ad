import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../wording/point-words.ts';
import { joinNames, withArticle } from './sentence-parts.ts';
import type { SentenceTable } from './sentence-table.ts';

/** Findings about advantages, disadvantages and other traits. What each sentence needs, by code. */
export interface TraitFacts {
  'kind-not-in-ruleset': { readonly name: string; readonly kind: string; readonly ruleset: string };
  'trait-level': {
    readonly name: string;
    readonly level: number;
    /** The level that counts in its place. */
    readonly counted: number;
    /** It is bought in levels at all. */
    readonly leveled: boolean;
  };
  'effect-unknown': { readonly name: string; readonly stats: readonly string[] };
  'effect-ring': { readonly name: string };
  'price-sign': { readonly name: string; readonly kind: TraitEntryKind; readonly points: number };
  'trait-twice': { readonly name: string };
  'trait-of-race': { readonly name: string; readonly race: string };
  'not-in-play': { readonly name: string };
  'disadvantage-limit': { readonly points: number; readonly limit: number };
  'too-many-quirks': { readonly count: number; readonly limit: number };
  'trait-attribute': {
    readonly name: string;
    readonly attribute: string;
    readonly score: number;
    readonly bound: number;
    readonly most: boolean;
  };
  'traits-exclude': { readonly name: string; readonly excludedTrait: string };
  'trait-needs': { readonly name: string; readonly needed: string };
  'too-many-of': { readonly name: string; readonly count: number; readonly most: number };
  'too-many-points-of': { readonly name: string; readonly points: number; readonly most: number };
  'one-hand': { readonly names: readonly string[]; readonly cause: string };
  'small-trait-price': { readonly name: string; readonly kind: string; readonly price: number };
}

function levelBound({ level, counted, leveled }: TraitFacts['trait-level']): string {
  if (!leveled) return 'has no levels';
  return `${level < counted ? 'starts at' : 'goes up to'} level ${counted}`;
}

export const traitSentences: SentenceTable<TraitFacts> = {
  'kind-not-in-ruleset': (fact) => `${fact.ruleset} has no ${fact.kind}s. ${fact.name} still counts.`,
  'trait-level': (fact) =>
    `${fact.name} ${levelBound(fact)}; level ${formatFraction(fact.level)} counts as level ${fact.counted}.`,
  'effect-unknown': ({ name, stats }) =>
    `${name} has an effect that is incomplete or unknown here${stats.some(Boolean) ? ` (${joinNames(stats.filter(Boolean))})` : ''}. It is kept and changes nothing.`,
  'effect-ring': ({ name }) => `An effect of ${name} depends on the number it changes, so it has no effect.`,
  'price-sign': (fact) =>
    fact.points > 0
      ? `${fact.name} is ${withArticle(fact.kind)} and should give points back, but it costs ${formatPoints(fact.points)}.`
      : `${fact.name} is ${withArticle(fact.kind)} and should cost points, but it gives back ${formatPoints(-fact.points)}.`,
  'trait-twice': (fact) => `${fact.name} is listed twice.`,
  'trait-of-race': (fact) => `${fact.race} already includes ${fact.name}: buying it again adds nothing.`,
  'not-in-play': (fact) => `${fact.name} can only be taken at creation.`,
  'disadvantage-limit': (fact) =>
    `Disadvantages give ${formatPoints(-fact.points)}; the limit is ${formatFraction(-fact.limit)}.`,
  'too-many-quirks': (fact) => `${fact.count} quirks; the limit is ${fact.limit}.`,
  'trait-attribute': (fact) =>
    fact.most
      ? `${fact.name} requires ${fact.attribute} ${fact.bound} or less; it is ${fact.score}.`
      : `${fact.name} requires a starting ${fact.attribute} of ${fact.bound} or more; it is ${fact.score}.`,
  'traits-exclude': (fact) => `${fact.name} and ${fact.excludedTrait} do not go together.`,
  'trait-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'too-many-of': (fact) => `${fact.name} taken ${fact.count} times; the maximum is ${fact.most}.`,
  'too-many-points-of': (fact) =>
    `${fact.name} gives ${formatPoints(-fact.points)} in total; the maximum is ${formatFraction(-fact.most)}.`,
  'one-hand': (fact) => `With ${fact.cause}, only one hand is free for ${joinNames(fact.names)}.`,
  'small-trait-price': (fact) =>
    `${fact.name} is a ${fact.kind} and should be ${formatPoints(fact.price)}${Math.abs(fact.price) === 1 ? '' : ' at this level'}.`,
};
