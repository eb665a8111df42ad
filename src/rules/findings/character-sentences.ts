import { formatFraction, formatMoney, formatNumber } from '../../engine/format.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { SentenceTable } from './sentence-table.ts';

/** Findings about the character as a whole: budget, entries that the ruleset does not have, attributes, build and race. What each sentence needs, by code. */
export interface CharacterFacts {
  'over-budget': { readonly by: number; readonly budget: number };
  'over-money': { readonly spent: number; readonly money: number };
  'unknown-entry': { readonly name: string; readonly chapter: string; readonly ruleset: string };
  'race-unknown-parts': { readonly name: string; readonly race: string; readonly ruleset: string };
  'unknown-race': { readonly name: string; readonly ruleset: string };
  'unknown-ruleset': { readonly name: string; readonly ruleset: string };
  'unknown-house-rule': { readonly name: string; readonly ruleset: string };
  'house-rule-overruled': {
    readonly name: string;
    /** The rule that counts in its place. */
    readonly by: string;
    /** What both replace: "Dodge". */
    readonly replaced: string;
  };
  'attribute-too-low': { readonly name: string; readonly score: number; readonly minimum: number };
  'attribute-above-limit': { readonly name: string; readonly score: number; readonly limit: string };
  'height-far': { readonly own: string; readonly average: string; readonly most: number };
  'weight-far': { readonly weight: number; readonly average: number; readonly most: number };
  'looks-weight': { readonly weight: number; readonly average: number };
  'race-ceiling': { readonly name: string; readonly points: number; readonly ceiling: number };
}

export const characterSentences: SentenceTable<CharacterFacts> = {
  'over-budget': (fact) => `${formatPoints(fact.by)} over the budget of ${formatNumber(fact.budget)}.`,
  'over-money': (fact) => `${formatMoney(fact.spent)} spent of ${formatMoney(fact.money)}.`,
  'unknown-entry': (fact) =>
    `${fact.ruleset} has no “${fact.name}” among its ${fact.chapter}. It is kept and costs nothing.`,
  'race-unknown-parts': (fact) =>
    `${fact.race} has traits or skills that are not in ${fact.ruleset}: ${fact.name}. They cost nothing and do nothing here.`,
  'unknown-race': (fact) => `${fact.ruleset} has no race “${fact.name}”. It is kept and changes nothing.`,
  'unknown-ruleset': (fact) =>
    `Unknown rules “${fact.name}”. The numbers follow ${fact.ruleset}; your choices are kept.`,
  'unknown-house-rule': (fact) =>
    `${fact.ruleset} has no optional rule “${fact.name}”. It is kept and changes nothing.`,
  'house-rule-overruled': (fact) =>
    `“${fact.by}” and “${fact.name}” both replace ${fact.replaced}. “${fact.by}” counts; “${fact.name}” is kept and changes nothing.`,
  'attribute-too-low': (fact) => `${fact.name} ${fact.score} is below the minimum of ${fact.minimum}.`,
  'attribute-above-limit': (fact) => `${fact.name} ${formatFraction(fact.score)} is outside ${fact.limit}.`,
  'height-far': (fact) => `${fact.own} is more than ${fact.most}″ from the average of ${fact.average}.`,
  'weight-far': (fact) =>
    `${formatFraction(fact.weight)} lb is more than ${fact.most} lb from the average of ${formatFraction(fact.average)} lb.`,
  'looks-weight': (fact) =>
    `Good looks need a weight near the average of ${formatFraction(fact.average)} lb for the height; ${formatFraction(fact.weight)} lb is off by more than a fifth.`,
  'race-ceiling': (fact) =>
    `${formatNumber(fact.points)} points is a lot for this race (${fact.name}): about ${fact.ceiling} is the usual ceiling.`,
};
