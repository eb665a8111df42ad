import type * as z from 'zod/mini';
import {
  type CampaignPrice,
  type CampaignPrices,
  campaignPricesSchema,
  type characterSchema,
} from '../../../character/character.ts';
import { maxPortraitLength } from '../../../character/portrait.ts';
import { maxTextLength } from '../../../character/schema-parts.ts';
import { formatFraction, formatSigned } from '../../../engine/format.ts';
import type { SheetConversion } from '../features/convert-sheet-features.ts';
import { changedNumber, placeOf, pricedNumber } from '../gcs-names.ts';
import type { EffectDraft } from '../library/library-entry.ts';
import { leadingNumber, readWeight } from '../read/gcs-fields.ts';
import type { GcsAttributeDefinition, GcsNote, GcsSheet } from '../read/gcs-sheet.ts';
import { freeTrait, type TraitRowDraft } from '../traits/import-traits.ts';
import { naturalResistanceOf, ownBodyOf, recognizeBody } from './bodies.ts';
import { asCampaignAttribute, isOwnAttribute, keyOfGcsAttribute } from './campaign-attributes.ts';
import { progressions } from './export-settings.ts';
import { poolOf } from './import-pools.ts';

/** The attributes that a character buys, with their prices in GCS and here, and how many steps here make 1. */
const bought = {
  st: { price: 10, steps: 1 },
  dx: { price: 20, steps: 1 },
  iq: { price: 20, steps: 1 },
  ht: { price: 10, steps: 1 },
  will: { price: 5, steps: 1 },
  per: { price: 5, steps: 1 },
  hp: { price: 2, steps: 1 },
  fp: { price: 3, steps: 1 },
  basic_speed: { price: 20, steps: 4 },
  basic_move: { price: 5, steps: 1 },
  fright_check: { price: 2, steps: 1 },
  vision: { price: 2, steps: 1 },
  hearing: { price: 2, steps: 1 },
  taste_smell: { price: 2, steps: 1 },
  touch: { price: 2, steps: 1 },
} as const satisfies Record<string, { readonly price: number; readonly steps: number }>;
type BoughtId = keyof typeof bought;
const isBought = (id: string): id is BoughtId => Object.hasOwn(bought, id);

const start = 10;

/** The bought part of the attributes: whole steps. The rest is in {@link importOtherFigures}. */
export function importAttributes({ facts }: SheetConversion) {
  const steps = (id: BoughtId): number => Math.trunc(adjustmentOf(facts, id) * bought[id].steps);
  return {
    attributes: { st: start + steps('st'), dx: start + steps('dx'), iq: start + steps('iq'), ht: start + steps('ht') },
    secondary: {
      hitPoints: steps('hp'),
      will: steps('will'),
      perception: steps('per'),
      fatiguePoints: steps('fp'),
      basicSpeed: steps('basic_speed'),
      basicMove: steps('basic_move'),
      frightCheck: steps('fright_check'),
      vision: steps('vision'),
      hearing: steps('hearing'),
      tasteSmell: steps('taste_smell'),
      touch: steps('touch'),
    },
  };
}

type Facts = SheetConversion['facts'];

const isCampaignPrice = (id: string): id is CampaignPrice => Object.hasOwn(campaignPricesSchema.shape, id);

/** The prices of attributes that differ from the usual, as those of the campaign; null if none does. */
export function importPrices({ facts }: SheetConversion): CampaignPrices | null {
  const prices: CampaignPrices = {};
  for (const { id, costPerPoint } of facts.sheet.settings.attributes) {
    if (!isBought(id) || costPerPoint === bought[id].price || costPerPoint < 0) continue;
    const priced = pricedNumber(id);
    if (priced && isCampaignPrice(priced)) prices[priced] = costPerPoint / bought[id].steps;
  }
  return Object.keys(prices).length === 0 ? null : prices;
}

const adjustmentOf = ({ sheet }: Facts, id: string): number =>
  sheet.attributes.find((each) => each.id === id)?.adjustment ?? 0;

/**
 * The attributes of a sheet that become the campaign's own: bought in whole levels from something known here, and changed by
 * nothing else. The others become traits, or lines of figures.
 */
export const findOwnAttributes = (facts: Facts): readonly GcsAttributeDefinition[] =>
  facts.sheet.settings.attributes.filter((definition) => {
    const { id } = definition;
    if (isBought(id) || changedNumber(id, '') || !isOwnAttribute(definition)) return false;
    const adjustment = adjustmentOf(facts, id);
    const [value, base] = [facts.attribute(id), facts.attributeBase(id)];
    if (!Number.isInteger(adjustment) || value === null || base === null || value !== base + adjustment) return false;
    return definition.type !== 'pool' || (value > 0 && !isPoolOfTrait(facts, definition));
  });

/** Whether a pool is that of a trait of its name, such as an Energy Reserve. */
const isPoolOfTrait = (facts: Facts, definition: GcsAttributeDefinition): boolean =>
  facts.rows.traits.some(({ row }) => row.name.toLowerCase().startsWith(nameOf(definition).toLowerCase()));

/** The campaign's own attributes, with what was bought of them, or null. */
export function importCampaignAttributes({ facts }: SheetConversion) {
  const attributes = findOwnAttributes(facts).map((definition) =>
    asCampaignAttribute(definition, adjustmentOf(facts, definition.id)),
  );
  return attributes.length === 0 ? null : attributes;
}

/** The keys of those among them that are pools, by their ids in the sheet. */
export const ownPoolKeys = (facts: Facts): ReadonlyMap<string, string> =>
  new Map(findOwnAttributes(facts).flatMap(({ id, type }) => (type === 'pool' ? [[id, keyOfGcsAttribute(id)]] : [])));

/** The value of an attribute here before anything is bought of it, by the attributes of the sheet. */
function usualBase(facts: Facts, id: BoughtId): number | null {
  const of = (other: string) => facts.attribute(other);
  switch (id) {
    case 'will':
    case 'per':
      return of('iq');
    case 'fright_check':
      return of('will');
    case 'vision':
    case 'hearing':
    case 'taste_smell':
    case 'touch':
      return of('per');
    case 'hp':
      return of('st');
    case 'fp':
      return of('ht');
    case 'basic_speed': {
      const [dx, ht] = [of('dx'), of('ht')];
      return dx === null || ht === null ? null : (dx + ht) / 4;
    }
    case 'basic_move': {
      const speed = of('basic_speed');
      return speed === null ? null : Math.floor(speed);
    }
    default:
      return start;
  }
}

/**
 * Deviations from the usual attributes, as traits: another base or price, attributes unknown here, the Size Modifier,
 * the DR of the body itself, and effects that no row of the sheet can have. `pools` are attributes that are pools of traits.
 */
export function importOtherFigures(
  conversion: SheetConversion,
  pools: ReadonlyMap<string, string> = new Map(),
): TraitRowDraft[] {
  const { facts, further, figures, unexpressed, newKey } = conversion;
  const { sheet } = facts;
  const effects: EffectDraft[] = [];
  const lines: string[] = [];
  const traits: TraitRowDraft[] = [];
  const own = new Set(findOwnAttributes(facts));
  for (const definition of sheet.settings.attributes) {
    const { id, type } = definition;
    if (type.endsWith('separator') || own.has(definition)) continue;
    if (isBought(id)) effects.push(...correctionsOf(facts, definition, id));
    else if (/^(?:integer|decimal|pool)$/.test(type)) {
      const trait = otherAttribute(conversion, definition, pools.has(id));
      if (trait) traits.push(trait);
    } else {
      const value = facts.attribute(id);
      if (value !== null) lines.push(`${nameOf(definition)}: ${formatFraction(value)}`);
    }
  }
  const { sizeModifier } = sheet.profile;
  if (sizeModifier !== 0) {
    traits.push(freeTrait(newKey(), 'Size', [{ stat: 'sizeModifier', add: sizeModifier }]));
  }
  const body = bodyEffects(facts);
  if (body.length > 0) traits.push(freeTrait(newKey(), sheet.settings.body?.name || 'Body', body));
  if (sheet.settings.halfStatDefaults) {
    unexpressed.push({ where: 'settings', what: 'defaults from half an attribute' });
  }
  const all = [...effects, ...further];
  const notes = [...lines, ...new Set(figures)];
  if (all.length + notes.length > 0) traits.push(freeTrait(newKey(), 'Other figures of the sheet', all, notes));
  return traits;
}

/** Compensation for another base, another price, and a part of a step. */
function correctionsOf(facts: Facts, definition: GcsAttributeDefinition, id: BoughtId): EffectDraft[] {
  const stat = changedNumber(id, '');
  const priced = pricedNumber(id);
  if (!stat || !priced) return [];
  const { price, steps } = bought[id];
  const base = facts.attributeBase(id);
  const usual = usualBase(facts, id);
  const adjustment = adjustmentOf(facts, id);
  const rest = adjustment - Math.trunc(adjustment * steps) / steps;
  const add = (base === null || usual === null ? 0 : base - usual) + rest;
  const { costPerPoint } = definition;
  const refund = start + adjustment < least && isAttribute(id) ? refundBelowLeast(facts, definition, adjustment) : 0;
  return [
    ...(refund === 0 ? [] : [{ stat: `priceOf:${priced}`, add: refund }]),
    ...(Math.abs(add) < 1e-6 ? [] : [{ stat, add }]),
    ...(costPerPoint === price || adjustment === 0 || isCampaignPrice(priced)
      ? []
      : [{ stat: `priceOf:${priced}`, how: 'times' as const, times: costPerPoint / price }]),
  ];
}

/** Attributes give back no more points than for this level. */
const least = 1;
const isAttribute = (id: BoughtId): boolean => id === 'st' || id === 'dx' || id === 'iq' || id === 'ht';
const maxReduction = 80;

/** The further points that an attribute below 1 gives back in GCS, a negative number. */
function refundBelowLeast(facts: Facts, { id, costPerPoint }: GcsAttributeDefinition, adjustment: number): number {
  const reductions = facts.features.filter(
    ({ feature }) => feature.type === 'cost_reduction' && feature.attribute === id,
  );
  const percent = reductions.reduce((sum, { feature }) => sum + feature.percentage, 0);
  const price = (steps: number) => Math.ceil((steps * costPerPoint * (100 - Math.min(maxReduction, percent))) / 100);
  return price(adjustment) - price(least - start);
}

const nameOf = ({ id, name, fullName }: GcsAttributeDefinition): string => fullName || name || id;

/** An attribute unknown here: a trait if points are spent on it, or a line of figures. */
function otherAttribute(
  conversion: SheetConversion,
  definition: GcsAttributeDefinition,
  isPoolOfTrait: boolean,
): TraitRowDraft | null {
  const { facts, figures, attributeTraits, newKey } = conversion;
  const { id, costPerPoint } = definition;
  const adjustment = adjustmentOf(facts, id);
  const value = facts.attribute(id);
  const name = nameOf(definition);
  if (adjustment === 0) {
    if (value !== null && !isPoolOfTrait) figures.push(`${name}: ${formatFraction(value)}`);
    return null;
  }
  const stat = changedNumber(id, '');
  const points = Math.ceil(adjustment * costPerPoint);
  const key = newKey();
  attributeTraits.set(id, key);
  const pool = isPoolOfTrait ? null : poolOf(conversion, definition);
  return {
    key,
    own: {
      name: `${name} ${formatSigned(adjustment)}`,
      kind: points < 0 ? 'disadvantage' : 'advantage',
      points,
      effects: stat ? [{ stat, add: adjustment }] : [],
      ...(pool ? { pool } : {}),
      notes: value === null ? [] : [`${name}: ${formatFraction(value)}`],
    },
  };
}

/** The DR of the places of a body without any armor, if it is not the usual one; a body of its own has its DR by itself. */
function bodyEffects({ sheet }: Facts): EffectDraft[] {
  const seen = new Set<string>();
  const { body } = sheet.settings;
  if (!body) return [];
  const isOwn = recognizeBody(body) === undefined;
  const { locations } = body;
  const shown = (id: string) => locations.find((location) => location.id === id)?.calc?.get('all');
  // The vitals have the DR of the torso here, unless something is said of them.
  const areVitalsApart = shown('vitals') !== undefined && shown('vitals') !== shown('torso');
  return locations.flatMap(({ id, resistance }) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const add = isOwn ? 0 : resistance - naturalResistanceOf(id);
    const isSaid = add !== 0 || (id === 'vitals' && areVitalsApart);
    return isSaid ? [{ stat: 'resistance', selection: placeOf(id), add }] : [];
  });
}

/** The body plan of a sheet: one of the book's but the human one, or a body of its own. */
function importBody({ body }: GcsSheet['settings']): Pick<ConceptDraft, 'bodyPlan' | 'body'> {
  if (!body || body.locations.length === 0) return {};
  const plan = recognizeBody(body);
  if (!plan) return { bodyPlan: 'own', body: ownBodyOf(body) };
  return plan.id === 'humanoid' ? {} : { bodyPlan: plan.id };
}

const prefix = 'data:image/jpeg;base64,';

/** Start of a frame: the marker before height and width. C4, C8 and CC are others. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * The picture of a sheet as a portrait: a JPEG file in base64, no larger than portraits are. Null for another kind of file,
 * which a screen would have to convert, and for none.
 */
export function readPortrait(base64: string): { data: string; width: number; height: number } | null {
  const plain = base64.trim();
  const data = prefix + plain;
  if (data.length > maxPortraitLength || !/^\/9j\/[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.length % 4 !== 0)
    return null;
  const size = sizeOfJpeg(atob(plain));
  return size && size.width >= 1 && size.height >= 1 && size.width <= 2_000 && size.height <= 2_000
    ? { data, ...size }
    : null;
}

/** Width and height of a JPEG file, a character for each byte; null if it has no frame. */
function sizeOfJpeg(bytes: string): { readonly width: number; readonly height: number } | null {
  const byte = (at: number): number => (at < bytes.length ? bytes.charCodeAt(at) : 0);
  const word = (at: number): number => byte(at) * 256 + byte(at + 1);
  let at = 2;
  while (at + 8 < bytes.length) {
    if (byte(at) !== 0xff) return null;
    const marker = byte(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: word(at + 5), width: word(at + 7) };
    at += 2 + Math.max(2, word(at + 2));
  }
  return null;
}

type CharacterDraft = z.input<typeof characterSchema>;
type ConceptDraft = NonNullable<CharacterDraft['concept']>;

/** The inches of a height, "5'7\"", "170 cm"; null for any other text. GCS counts 2.5 cm to the inch. */
function readHeight(text: string): number | null {
  const plain = text.trim().toLowerCase().replaceAll(',', '');
  const [, feet, inches] =
    /^(?:((?:\d*\.)?\d+)\s*(?:'|ft|feet))?\s*(?:((?:\d*\.)?\d+)\s*(?:"|in|inches)?)?$/.exec(plain) ?? [];
  if (plain !== '' && (feet !== undefined || inches !== undefined)) {
    return roundLength(Number(feet ?? 0) * 12 + Number(inches ?? 0));
  }
  const [, number, unit = ''] = /^((?:\d*\.)?\d+)\s*(cm|m|km|yd|mi)$/.exec(plain) ?? [];
  const perUnit: Readonly<Record<string, number>> = { cm: 1 / 2.5, m: 40, km: 40_000, yd: 36, mi: 63_360 };
  const factor = perUnit[unit];
  return number === undefined || factor === undefined ? null : roundLength(Number(number) * factor);
}

const roundLength = (inches: number): number => Math.round(inches * 100) / 100;

/** The character's identity. Data without a field becomes a line of the notes. */
export function importProfile({ profile, notes, settings }: GcsSheet): ConceptDraft {
  const { height, weight, gender, handedness } = profile;
  const inches = height === '' ? null : readHeight(height);
  const pounds = weight === '' ? null : readWeight(weight);
  const sex = /^(?:m|male|man|boy)$/i.test(gender) ? 'man' : /^(?:f|female|woman|girl)$/i.test(gender) ? 'woman' : '';
  const isUsualHand = /^(?:right|left)$/i.test(handedness);
  const further = [
    ['Title', profile.title],
    ['Organization', profile.organization],
    ['Religion', profile.religion],
    ['Birthday', profile.birthday],
    ['Gender', sex === '' ? gender : ''],
    ['Handedness', isUsualHand ? '' : handedness],
    ['Height', inches === null ? height : ''],
    ['Weight', pounds === null ? weight : ''],
    [
      'Tech level',
      leadingNumber(profile.techLevel) === null || /^\d+$/.test(profile.techLevel) ? '' : profile.techLevel,
    ],
  ].flatMap(([name = '', value = '']) => (value.trim() === '' ? [] : [`${name}: ${value.trim()}`]));
  return {
    player: profile.playerName,
    sex,
    age: profile.age,
    height: inches,
    weight: pounds,
    skin: profile.skin,
    hair: profile.hair,
    eyes: profile.eyes,
    handedness: /^left$/i.test(handedness) ? 'left' : 'right',
    ...importBody(settings),
    notes: [further.join('\n'), ...noteTexts(notes)].filter(Boolean).join('\n\n').slice(0, maxTextLength),
  };
}

const noteTexts = (notes: readonly GcsNote[]): string[] =>
  notes.flatMap(({ text, reference, children }) => [
    [text, reference === '' ? '' : `(${reference})`].filter(Boolean).join(' '),
    ...noteTexts(children),
  ]);

/** The earliest points are the initial ones, and each later entry is earned. */
export function importPoints({ totalPoints, pointsRecord }: GcsSheet, newKey: () => string) {
  const [first, ...later] = [...pointsRecord].reverse();
  const earned = later.map(({ when, points, reason }) => ({
    key: newKey(),
    date: dayOf(when),
    points,
    why: reason,
  }));
  const recorded = pointsRecord.reduce((sum, { points }) => sum + points, 0);
  const missing = totalPoints - recorded;
  if (!first) return { budget: totalPoints, earned };
  const reconciled =
    missing === 0 ? [] : [{ key: newKey(), date: '', points: missing, why: 'Difference from the total of the sheet' }];
  return { budget: first.points, earned: [...earned, ...reconciled] };
}

/** The day of a time, "2026-08-20"; another text stays unchanged. */
const dayOf = (when: string): string => /^\d{4}-\d{2}-\d{2}/.exec(when)?.[0] ?? when;

/**
 * From this ST on, and below 1, GCS may have damage that is not in the book's table, including bonuses to ST for
 * damage.
 */
const strongest = 25;

/** True if the ST of the sheet is beyond the rows of the book's table. */
function isBeyondTable({ attributes }: GcsSheet): boolean {
  const st = attributes.find(({ id }) => id === 'st');
  const value = st?.calc?.value ?? 10 + (st?.adjustment ?? 0);
  return value < 1 || value > strongest;
}

/** The optional rules that a sheet's settings are. */
export function importRules(sheet: GcsSheet): string[] {
  const { settings } = sheet;
  const { damageProgression, modifyingDicePlusAdds, multiplicativeModifiers } = settings;
  const isBasic = damageProgression === 'basic_set' || damageProgression === '';
  const ofTable = isBasic && isBeyondTable(sheet) ? 'damage-between-rows' : undefined;
  const rule = isBasic ? undefined : Object.entries(progressions).find(([, name]) => name === damageProgression)?.[0];
  const damage = rule ?? ofTable;
  return [
    ...(damage === undefined ? [] : [damage]),
    ...(modifyingDicePlusAdds ? ['dice-for-adds'] : []),
    ...(multiplicativeModifiers ? ['multiplicative-modifiers'] : []),
  ];
}
