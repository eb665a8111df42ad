import {
  type PlaceCriterion,
  type SkillCriterion,
  type TextMatch,
  type WeaponSelection,
  weaponTags,
} from '../../catalog/effect.ts';
import type { OwnEffect } from '../../character/own-effect.ts';

/** The fields of a typed-in effect that say what it changes; those that are absent have their defaults. */
export type StoredTarget = Pick<OwnEffect, 'stat'> & StoredSelection;
type StoredSelection = Partial<Pick<OwnEffect, 'by' | 'match' | 'selection'>>;

/** The text that selects, without spaces around it; null for none. */
export const readStoredText = ({ selection }: OwnEffect): string | null => selection.trim() || null;

/** The text that selects, and how it is compared; null for none. */
export function readMatch(own: OwnEffect): TextMatch | null {
  const text = readStoredText(own);
  if (text === null) return null;
  return own.match === 'starts' ? { starts: text } : own.match === 'contains' ? { contains: text } : text;
}

/** The skills that a typed-in effect selects; null where it does not say which. */
export function readSkills(own: OwnEffect): SkillCriterion | null {
  const match = readMatch(own);
  if (match === null || ['skill', 'use', 'this', 'except'].includes(own.by)) return null;
  if (own.by === 'tag') return { tag: match };
  return own.by === 'speciality' ? { speciality: match } : { name: match };
}

/** The weapons and blows that a typed-in effect selects; null where it does not say which. */
export function readWeapons(own: OwnEffect): WeaponSelection | null {
  if (own.by === '') return 'all';
  if (own.by === 'this') return 'this';
  if (own.by === 'tag') {
    const tag = weaponTags.find((candidate) => candidate === readStoredText(own));
    return tag ? { tag } : null;
  }
  const match = readMatch(own);
  if (match === null || own.by === 'speciality' || own.by === 'except') return null;
  if (own.by === 'use') return { use: match };
  return own.by === 'skill' ? { skill: match } : { name: match };
}

function storeMatch(match: TextMatch): StoredSelection {
  if (typeof match === 'string') return { selection: match };
  return 'starts' in match
    ? { match: 'starts', selection: match.starts }
    : { match: 'contains', selection: match.contains };
}

/** The fields that {@link readSkills} reads as this criterion. */
export function storeSkills(by: SkillCriterion): StoredSelection {
  if (by.name !== undefined) return { by: 'name', ...storeMatch(by.name) };
  if (by.speciality !== undefined) return { by: 'speciality', ...storeMatch(by.speciality) };
  return { by: 'tag', ...storeMatch(by.tag) };
}

/** The fields that {@link readWeapons} reads as this selection. */
export function storeWeapons(by: WeaponSelection): StoredSelection {
  if (by === 'all') return {};
  if (by === 'this') return { by: 'this' };
  if (by.name !== undefined) return { by: 'name', ...storeMatch(by.name) };
  if (by.skill !== undefined) return { by: 'skill', ...storeMatch(by.skill) };
  if (by.use !== undefined) return { by: 'use', ...storeMatch(by.use) };
  return { by: 'tag', selection: by.tag };
}

/** The places that a typed-in effect names, separated by commas; null for none. */
export function readPlaces(own: OwnEffect): string | PlaceCriterion | null {
  const places = own.selection
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean);
  if (own.by === 'except') return places.length === 0 ? null : { except: places };
  const [only, ...others] = places;
  if (only === undefined) return null;
  return others.length === 0 ? only : { places };
}

/** The fields that {@link readPlaces} reads as these places. */
export function storePlaces(by: string | PlaceCriterion): StoredSelection {
  if (typeof by === 'string') return { selection: by };
  return by.places === undefined
    ? { by: 'except', selection: by.except.join(', ') }
    : { selection: by.places.join(', ') };
}
