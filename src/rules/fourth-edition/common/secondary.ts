import type { PricedNumber } from '../../../catalog/effect.ts';
import type { SecondaryId } from '../../../character/character.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction, formatSigned } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { addNamedBonuses, type NamedBonus } from '../../feats/named-traits.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { type ActiveEffect, applyEffectList, applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { findHolder } from '../../shared/rows.ts';
import { areHitPointsBySize } from './damage.ts';
import { pages } from './pages.ts';
import { maxSizeDiscount, secondaryLimits, secondaryPrices, sizeDiscount } from './tables/prices.ts';

/** The stat of the Size Modifier; effects of traits and races name it. */
const sizeStat = 'sizeModifier';

/** Defines the Size Modifier (p. 19): 0 for humans, plus the effects of race and traits. */
export function defineSize(worksheet: Worksheet, effects: EffectIndex): void {
  worksheet.section('size', [effects], () => {
    worksheet.define({
      id: sizeStat,
      name: 'Size Modifier',
      cite: pages.size,
      formula: (w) => applyEffects(w.start(0, 'human'), effects, sizeStat),
    });
  });
}

/** Returns the Size Modifier of a race's members; only unconditional effects count. */
export function sizeOfRace(effects: EffectIndex): number {
  // Effects with a row belong to the character, not to the race.
  const ofRace = (effects.get(sizeStat) ?? []).filter(({ op, when, row }) => !op && !when && row === undefined);
  return ofRace.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the discount in percent on ST and hit points for a Size Modifier (pp. 15, 16): 10 for each +1, 80 at most. */
const percentOff = (size: number): number => Math.min(maxSizeDiscount, sizeDiscount * Math.max(0, Math.floor(size)));

/** Returns the points of ST after the discount for size, rounded up. ST bought down gives all its points back. */
export function discountForSize(points: number, size: number): number {
  const discountedPoints = (points * (100 - percentOff(size))) / 100;
  return points > 0 ? Math.ceil(discountedPoints) : points;
}

/** Whether the price of a number depends on size (pp. 15, 16). */
const isBySize = (context: SheetContext, id: PricedNumber): boolean =>
  id === 'st' || (id === 'hitPoints' && areHitPointsBySize(context));

const isDiscount = ({ op, when, amount }: ActiveEffect): boolean => op === 'times' && !when && amount < 1;

/** A percentage off; one from a trait is the share that its factor leaves out. */
interface Discount {
  readonly words: string;
  readonly percent: number;
}

/**
 * Returns the discounts on attributes and on characteristics based on them (pp. 15, 16): 10% off ST and hit points for
 * each +1 of Size Modifier, and discounts from traits (No Fine Manipulators: 40% off ST and DX). The percentages are
 * added, to 80 at most, and applied once; the points are rounded up. A lowered score gives back all its points whatever
 * the size, but traits reduce both. Other effects on the price follow.
 */
export const addDiscounts =
  (context: SheetContext, effects: EffectIndex) =>
  (w: DerivationBuilder, id: PricedNumber): void => {
    const onPrice = effects.get(`priceOf:${id}`) ?? [];
    const discounts: Discount[] = onPrice
      .filter(isDiscount)
      .map(({ words, amount }) => ({ words, percent: Math.round(1e6 * (1 - Math.max(0, amount))) / 1e4 }));
    if (isBySize(context, id) && effects.has(sizeStat)) {
      const percent = percentOff(w.givenNumber(sizeStat, 'Size Modifier', { cite: pages.size }));
      if (percent > 0 && typeof w.value === 'number' && w.value > 0) discounts.push({ words: 'large', percent });
    }
    const percent = discounts.reduce((sum, discount) => sum + discount.percent, 0);
    if (percent > 0 && w.value !== 0) {
      const words = discounts.map((each) => `${each.words}, −${formatFraction(each.percent)}%`).join('; ');
      const limit = percent > maxSizeDiscount ? `; at most −${maxSizeDiscount}%` : '';
      w.multiply((100 - Math.min(maxSizeDiscount, percent)) / 100, `${words}${limit}`, { cite: pages.size });
    }
    applyEffectList(
      w,
      onPrice.filter((effect) => !isDiscount(effect)),
    );
    if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up', { cite: pages.size });
  };

/** Bonuses of traits to sense rolls (pp. 358–359). */
export const senseBonuses = {
  vision: [
    { trait: 'acute vision', add: 1, perLevel: true },
    { trait: 'hyperspectral vision', add: 3 },
    { trait: 'bad sight', add: -6 },
  ],
  hearing: [
    { trait: 'acute hearing', add: 1, perLevel: true },
    { trait: 'discriminatory hearing', add: 4 },
    { trait: 'hard of hearing', add: -4 },
  ],
  tasteSmell: [
    { trait: 'acute taste and smell', add: 1, perLevel: true },
    { trait: 'discriminatory smell', add: 4 },
    { trait: 'discriminatory taste', add: 4 },
  ],
  touch: [{ trait: 'acute touch', add: 1, perLevel: true }],
} as const satisfies Record<string, readonly NamedBonus[]>;

/** Bonuses of traits to every Fright Check (p. 360). */
const frightBonuses: readonly NamedBonus[] = [
  { trait: 'fearlessness', add: 1, perLevel: true },
  { trait: 'fearfulness', add: -1, perLevel: true },
  { trait: 'combat reflexes', add: 2 },
  { trait: 'combat paralysis', add: -2 },
];

interface Secondary {
  readonly id: SecondaryId;
  readonly short: string;
  readonly name: string;
  readonly meaning: string;
  readonly minimum: number;
  readonly step: number;
  readonly unit?: string;
  /** Writes the value that follows from the attributes. */
  readonly base: (w: DerivationBuilder) => DerivationBuilder;
  readonly note?: (w: DerivationBuilder) => void;
  /** Shown if it differs from this one, which it starts from: few characters change it. */
  readonly unlike?: SecondaryId;
  /** Bonuses of traits with these names, unless the traits have their own effects. */
  readonly bonuses?: readonly NamedBonus[];
}

/** A sense, which is Perception unless something makes it keener or duller (p. 358). */
const sense = (id: 'vision' | 'hearing' | 'tasteSmell' | 'touch', name: string, meaning: string): Secondary => ({
  id,
  short: name,
  name,
  meaning,
  minimum: 0,
  step: secondaryPrices[id].step,
  base: (w) => w.startFrom('perception'),
  unlike: 'perception',
  bonuses: senseBonuses[id],
});

/**
 * Characteristics based on attributes that can be bought up or down (ch. 1, pp. 14–18). Basic Speed keeps its quarters.
 */
export const secondaryCharacteristics: readonly Secondary[] = [
  {
    id: 'hitPoints',
    short: 'HP',
    name: 'Hit points',
    meaning: 'injury before you fall',
    minimum: 1,
    step: secondaryPrices.hitPoints.step,
    base: (w) => w.startFrom('st'),
    note: hitPointNotes,
  },
  {
    id: 'will',
    short: 'Will',
    name: 'Will',
    meaning: 'resolve against fear and influence',
    minimum: 1,
    step: secondaryPrices.will.step,
    base: (w) => w.startFrom('iq'),
  },
  {
    id: 'perception',
    short: 'Per',
    name: 'Perception',
    meaning: 'what you see, hear and notice',
    minimum: 1,
    step: secondaryPrices.perception.step,
    base: (w) => w.startFrom('iq'),
  },
  {
    id: 'fatiguePoints',
    short: 'FP',
    name: 'Fatigue points',
    meaning: 'effort before exhaustion',
    minimum: 1,
    step: secondaryPrices.fatiguePoints.step,
    base: (w) => w.startFrom('ht'),
    note: fatigueNotes,
  },
  {
    id: 'basicSpeed',
    short: 'Basic Speed',
    name: 'Basic Speed',
    meaning: 'who goes first, Dodge and Basic Move',
    minimum: 0,
    step: secondaryPrices.basicSpeed.step,
    base: (w) => w.startFrom('dx').addFrom('ht').divide(4, 'a quarter of the sum'),
  },
  {
    id: 'basicMove',
    short: 'Basic Move',
    name: 'Basic Move',
    meaning: 'yards a second, unencumbered',
    minimum: 0,
    step: secondaryPrices.basicMove.step,
    unit: 'yards a second',
    base: (w) => w.startFrom('basicSpeed').round('down'),
  },
  {
    id: 'frightCheck',
    short: 'Fright',
    name: 'Fright Check',
    meaning: 'who keeps calm in terror',
    minimum: 0,
    step: secondaryPrices.frightCheck.step,
    base: (w) => w.startFrom('will'),
    unlike: 'will',
    bonuses: frightBonuses,
  },
  sense('vision', 'Vision', 'what you see'),
  sense('hearing', 'Hearing', 'what you hear'),
  sense('tasteSmell', 'Taste and smell', 'what you smell and taste'),
  sense('touch', 'Touch', 'what you feel'),
];

/**
 * The ids of the stats that the points of a character are the sum of: of characteristics that few buy, the bought
 * points.
 */
export const listBought = ({ character }: SheetContext): readonly SecondaryId[] =>
  secondaryCharacteristics.flatMap(({ id, unlike }) => (unlike && character.secondary[id] === 0 ? [] : [id]));

/** The traits that add something by their names; null if the character has none of a name. */
const findBonusTraits = (context: SheetContext) =>
  secondaryCharacteristics.flatMap(({ bonuses = [] }) =>
    bonuses.map(({ trait }) => findHolder(context, trait, undefined) ?? null),
  );

/** Returns the campaign's price for a step of a characteristic; undefined for the book's. */
function findCampaignPrice({ character }: SheetContext, id: SecondaryId): number | undefined {
  const prices: Partial<Record<SecondaryId, number | undefined>> = character.campaign.prices ?? {};
  return prices[id];
}

/** Defines each secondary characteristic and its points. */
export function defineSecondary(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.section(
    'secondary characteristics',
    [
      context.character.secondary,
      context.character.campaign.prices,
      areHitPointsBySize(context),
      effects,
      ...findBonusTraits(context),
    ],
    () => {
      const discount = addDiscounts(context, effects);
      for (const { id, name, step, unit, base, note, bonuses } of secondaryCharacteristics) {
        const steps = context.character.secondary[id];
        const ofCampaign = findCampaignPrice(context, id);
        const points = ofCampaign ?? secondaryPrices[id].points;
        const inCampaign = ofCampaign === undefined ? '' : ', in this campaign';
        worksheet.define({
          id,
          name,
          cite: pages.attributes,
          ...(unit === undefined ? {} : { unit }),
          formula: (w) => {
            base(w);
            if (steps !== 0) w.add(steps * step, steps > 0 ? 'bought up' : 'bought down', { cite: pages.attributes });
            if (bonuses) addNamedBonuses(w, context, bonuses, id);
            applyEffects(w, effects, id);
            note?.(w);
          },
        });
        worksheet.define({
          id: `${id}.points`,
          name: `${name}, points`,
          unit: 'points',
          cite: pages.attributes,
          formula: (w) => {
            w.start(steps, 'steps bought');
            w.multiply(points, `per ${formatSigned(step)} ${name}${inCampaign}`, { cite: pages.attributes });
            discount(w, id);
          },
        });
      }
    },
  );
}

/** Returns the highest whole number under a third: one less than the third rounded up. */
const underThird = (full: number): number => Math.ceil(full / 3) - 1;

/**
 * Adds notes on the thresholds of hit points (pp. 380–381). P. 380 halves Basic Speed and Move; that Dodge is halved itself, and the
 * −1 for each multiple, are of p. 419, as in other programs (decisions.ts).
 */
function hitPointNotes(w: DerivationBuilder): void {
  const full = typeof w.value === 'number' ? w.value : 0;
  if (full <= 0) return;
  const cite = pages.injury;
  const times = (n: number) => `−${n * full}`;
  w.note(`at ${underThird(full)} or less Move and Dodge are halved, rounded up`, { cite });
  w.note('at 0 or less roll HT each turn to stay conscious, −1 for each full multiple below 0', { cite });
  w.note(`at ${[1, 2, 3, 4].map(times).join(', ')} roll HT or die; at ${times(5)} dead`, { cite });
}

/** Adds notes on the thresholds of fatigue points: of p. 426, as in other programs (decisions.ts). */
function fatigueNotes(w: DerivationBuilder): void {
  const full = typeof w.value === 'number' ? w.value : 0;
  if (full <= 0) return;
  const cite = pages.fatigue;
  w.note(`at ${underThird(full)} or less Move, Dodge and ST are halved (not ST for damage and hit points)`, { cite });
  w.note(`at 0 or less roll Will to act, and each further FP lost costs 1 HP; at −${full} unconscious`, { cite });
}

interface Limits {
  readonly lowest: number;
  readonly highest: number;
  readonly why: string;
}

/** The characteristics that the book limits: not those bought for one sense or for fear alone. */
type LimitedId = keyof ReturnType<typeof readBases>;

const readBases = (worksheet: Worksheet) => ({
  hitPoints: worksheet.number('st'),
  will: worksheet.number('iq'),
  perception: worksheet.number('iq'),
  fatiguePoints: worksheet.number('ht'),
  basicSpeed: (worksheet.number('dx') + worksheet.number('ht')) / 4,
  basicMove: Math.floor(worksheet.number('basicSpeed')),
});

const isLimited = (id: SecondaryId, bases: object): id is LimitedId => Object.hasOwn(bases, id);

/**
 * Returns the limits of a secondary characteristic (see `secondaryLimits`): hit points and fatigue within 30% of
 * ST and HT, Will and Per from IQ − 4 to 20, Basic Speed within 2 and Basic Move within 3 of the base from attributes.
 */
function limitsOf(id: LimitedId, base: number): Limits {
  const { share, highestMental, underIntelligence, basicSpeed, basicMove } = secondaryLimits;
  const around = (reach: number, why: string) => ({ lowest: base - reach, highest: base + reach, why });
  switch (id) {
    case 'hitPoints':
      return around(Math.floor(base * share), 'within 30% of ST');
    case 'fatiguePoints':
      return around(Math.floor(base * share), 'within 30% of HT');
    case 'will':
    case 'perception':
      return { lowest: base - underIntelligence, highest: Math.max(highestMental, base), why: 'IQ−4 to 20' };
    case 'basicSpeed':
      return around(basicSpeed, 'within 2 of (DX + HT)/4, for humans');
    case 'basicMove':
      return around(basicMove, 'within 3 of Basic Speed, for humans');
  }
}

/** Reports secondary characteristics bought beyond their limits. Changes by traits do not count. */
export function secondaryFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const bases = readBases(worksheet);
  return secondaryCharacteristics.flatMap(({ id, name }) => {
    if (!isLimited(id, bases)) return [];
    const base = bases[id];
    const score = base + context.character.secondary[id] * secondaryPrices[id].step;
    const { lowest, highest, why } = limitsOf(id, base);
    if (score >= lowest && score <= highest) return [];
    const limit = `${formatFraction(lowest)} to ${formatFraction(highest)} (${why})`;
    const fact = { code: 'attribute-above-limit', name, score, limit } as const;
    return [finding(fact, 'unusual', { chapter: 'attributes', field: id }, pages.attributes)];
  });
}
