import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import type { Alteration } from '../../ruleset.ts';
import { finding } from '../../shared/findings.ts';
import { pages } from './pages.ts';

/** How the fit of a piece of clothing or armor is judged. */
export type FitKind = 'plate' | 'mail' | 'helmet' | 'shoes' | 'soft';

/** Inches and pounds; null if unknown. */
interface Measures {
  readonly height: number | null;
  readonly weight: number | null;
}

/** How much the first and the present wearer may differ (p. 16), in inches and pounds. */
const tolerances = {
  plate: { height: 1, weight: 10 },
  mail: { height: 4, weight: 30 },
  soft: { height: 4, weight: 30 },
  shoes: { height: 2, weight: 20 },
} as const;

/** Dollars and time for the alteration of armor by an armorer (p. 16). Mail that is too small needs more links. */
const plateAltered = { price: 500, time: 'a week' } as const;
const mailAltered = { tooLarge: 50, tooSmall: 100, time: 'a day' } as const;

/** Pieces for the head or the feet alone have separate rules, even a greathelm of plate. */
function fitKind({ facet }: ResolvedItem): FitKind | null {
  if (facet?.kind !== 'armor' || !facet.armor) return null;
  const { mail, withoutPadding, plate, places = [] } = facet.armor;
  if (mail || withoutPadding) return 'mail';
  const coversOnly = (place: string) => places.length > 0 && places.every((coveredPlace) => coveredPlace === place);
  if (coversOnly('head')) return 'helmet';
  if (coversOnly('feet')) return 'shoes';
  return plate ? 'plate' : 'soft';
}

const firstWearer = ({ madeForHeight, madeForWeight }: ResolvedItem['row']): Measures => ({
  height: madeForHeight,
  weight: madeForWeight,
});
const wearer = ({ character }: SheetContext): Measures => character.concept;

/** Returns how many inches taller and pounds heavier the first wearer was; null if a measure is unknown. */
function differences(
  first: Measures,
  current: Measures,
): { readonly height: number | null; readonly weight: number | null } {
  const difference = (part: keyof Measures) => {
    const [firstMeasure, currentMeasure] = [first[part], current[part]];
    return firstMeasure === null || currentMeasure === null ? null : firstMeasure - currentMeasure;
  };
  return { height: difference('height'), weight: difference('weight') };
}

function fits(kind: FitKind, first: Measures, current: Measures): boolean {
  const { height, weight } = differences(first, current);
  if (kind === 'helmet') return (height ?? 0) >= 0 && (weight ?? 0) >= 0;
  const tolerance = tolerances[kind];
  return Math.abs(height ?? 0) <= tolerance.height && Math.abs(weight ?? 0) <= tolerance.weight;
}

/** Returns whether mail is too large or too small for its new wearer; null if the first wearer's size is unknown. */
function mailSize(first: Measures, current: Measures): 'tooLarge' | 'tooSmall' | null {
  const knownDifferences = Object.values(differences(first, current)).filter((difference) => difference !== null);
  if (knownDifferences.length === 0) return null;
  return knownDifferences.some((difference) => difference < 0) ? 'tooSmall' : 'tooLarge';
}

/** Returns the price of altering armor that was made for another; null for armor that cannot be altered (p. 16). */
export function priceAlteration(context: SheetContext, item: ResolvedItem): Alteration | null {
  const kind = fitKind(item);
  if (!item.row.madeForAnother || (kind !== 'plate' && kind !== 'mail')) return null;
  if (kind === 'plate') return { ...plateAltered, words: 'altered to fit' };
  const size = mailSize(firstWearer(item.row), wearer(context));
  const { tooLarge, tooSmall, time } = mailAltered;
  if (size === 'tooSmall') return { price: tooSmall, time, words: 'altered: it was too small' };
  if (size === 'tooLarge') return { price: tooLarge, time, words: 'altered: it was too large' };
  return {
    price: tooLarge,
    time,
    words: 'altered to fit',
    unless: `$${tooSmall} instead of $${tooLarge} if too small`,
  };
}

/** Whether armor lowers its wearer's skills: worn plate that was made for another and not altered. */
export const isBorrowedPlate = (item: ResolvedItem): boolean =>
  item.inUse && item.row.madeForAnother && !item.row.altered && fitKind(item) === 'plate';

/**
 * Returns the price paid for altering the armor of a character, by the keys of the items that carry it. Pieces of
 * plate, or of mail, that came from the same person are one suit, and altered together.
 */
export function alterationPrices(context: SheetContext): ReadonlyMap<string, Alteration> {
  const prices = new Map<string, Alteration>();
  const suits = new Set<string>();
  for (const item of context.items) {
    const { key, row, facet } = item;
    const price = row.altered ? priceAlteration(context, item) : null;
    if (!price) continue;
    const piece = facet?.armor?.coverage === 'piece';
    const suit = piece ? `${fitKind(item)} ${row.madeForHeight} ${row.madeForWeight}` : key;
    if (suits.has(suit)) continue;
    suits.add(suit);
    prices.set(key, price);
  }
  return prices;
}

/** Reports clothes and armor made for another wearer: those that do not fit, and plate that does (p. 16). */
export function fitFindings(context: SheetContext): Finding[] {
  const current = wearer(context);
  return context.items.flatMap((item): Finding[] => {
    const { key, name, row, inUse } = item;
    const kind = fitKind(item);
    if (!inUse || !row.madeForAnother || !kind) return [];
    const place = { chapter: 'equipment', row: key };
    const first = firstWearer(row);
    const price = priceAlteration(context, item)?.price ?? 0;
    if (!fits(kind, first, current) && !(kind === 'mail' && row.altered)) {
      const fact = { code: 'gear-misfit', name, kind, first, now: current, altered: row.altered, price } as const;
      return [finding(fact, 'rule', place, pages.fit)];
    }
    if (!isBorrowedPlate(item)) return [];
    return [finding({ code: 'gear-fit', name, price }, 'unusual', place, pages.fit)];
  });
}
