import type * as z from 'zod/mini';
import type { characterSchema } from '../../../character/character.ts';
import { maxPortraitLength } from '../../../character/portrait.ts';
import { maxTextLength } from '../../../character/schema-parts.ts';
import { leadingNumber, readWeight } from '../read/gcs-fields.ts';
import type { GcsNote, GcsSheet } from '../read/gcs-sheet.ts';
import { progressions } from './export-settings.ts';

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
export function importProfile({ profile, notes }: GcsSheet): ConceptDraft {
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
