import type { NextStep } from '../../builder/next-steps/next-steps.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { formatFraction, formatMoney, formatSigned, formatTenths } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import type { Difference } from '../../rules/simulation/interval.ts';
import { policies } from '../../rules/simulation/policy.ts';
import type { Build } from '../../rules/simulation/trials.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';
import type { BuildResult } from '../../state/simulation/builds-run.ts';

/** Something that may raise the chance to win: a step of the character, or another way to fight. */
export interface Offer {
  readonly kind: 'points' | 'money' | 'way';
  readonly words: string;
  /** "8 points", "$230 · +21 lb"; empty for what costs nothing. */
  readonly price: string;
  /** What a gain is divided by. */
  readonly points: number;
  readonly build: Build;
  /** Absent for a way to fight. */
  readonly step?: NextStep;
  readonly policy?: PolicyId;
}

/** The lists, in the order in which they are shown. */
export const offerKinds = [
  { kind: 'points', title: 'For points', order: 'by what a point gains' },
  { kind: 'money', title: 'For money', order: 'by what it gains' },
  { kind: 'way', title: 'Another way to fight', order: 'by what it gains' },
] as const;

/** Of each list so many are looked at closely. */
const closely = { points: 5, money: 3, way: 1 } as const;

export const usualBuild = (name: string, saved: SavedCharacter, policy: PolicyId | ''): Build => ({
  id: 'usual',
  name,
  saved,
  policy,
});

/** The offers of steps and of ways to fight; `policy` is how the character fights now, empty for what suits them. */
export function makeOffers({ name, saved, policy }: Build, steps: readonly NextStep[]): readonly Offer[] {
  return [
    ...steps.map((step): Offer => {
      const isPoints = step.paidWith === 'points';
      const gear = [
        step.cost === 0 ? '' : formatMoney(step.cost),
        step.weight === 0
          ? ''
          : `${step.weight > 0 ? '+' : '−'}${formatFraction(Math.round(Math.abs(step.weight) * 10) / 10)} lb`,
      ];
      return {
        kind: step.paidWith,
        words: step.words,
        price: isPoints ? formatPoints(step.points) : gear.filter(Boolean).join(' · '),
        points: isPoints ? step.points : 1,
        build: { id: step.id, name, saved: step.saved, policy },
        step,
      };
    }),
    ...policies
      .filter(({ id }) => id !== policy)
      .map(
        (way): Offer => ({
          kind: 'way',
          words: way.name,
          price: '',
          points: 1,
          build: { id: `way ${way.id}`, name, saved, policy: way.id },
          policy: way.id,
        }),
      ),
  ];
}

/** An offer with what it gains. */
export interface RankedOffer extends Offer {
  readonly result: BuildResult;
  /** The gain of one point, or of the whole where it costs none. */
  readonly worth: number;
}

/** The offers that were tried, the best of each kind first. */
export function rankOffers(offers: readonly Offer[], results: readonly BuildResult[]): readonly RankedOffer[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return offers
    .flatMap((offer): RankedOffer[] => {
      const result = byId.get(offer.build.id);
      return result ? [{ ...offer, result, worth: result.gain.difference / offer.points }] : [];
    })
    .toSorted((one, other) => other.worth - one.worth);
}

/** The builds that are worth a closer look. */
export function chooseClosely(offers: readonly Offer[]): (results: readonly BuildResult[]) => readonly string[] {
  return (results) => {
    const ranked = rankOffers(offers, results).filter(({ worth }) => worth > 0);
    return offerKinds.flatMap(({ kind }) =>
      ranked
        .filter((offer) => offer.kind === kind)
        .slice(0, closely[kind])
        .map(({ build }) => build.id),
    );
  };
}

/** "+7%", of a difference of two chances. */
export const formatGain = (difference: number): string => `${formatSigned(Math.round(difference * 100))}%`;

/** "+3% to +11%". */
export const formatGainBetween = ({ low, high }: Difference): string => `${formatGain(low)} to ${formatGain(high)}`;

/** "+1.8% for a point". */
export const formatWorth = (worth: number): string =>
  `${worth > 0 ? '+' : worth < 0 ? '−' : ''}${formatTenths(Math.abs(worth) * 100)}% a point`;
