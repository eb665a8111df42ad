import {
  type Audience,
  type NumberName,
  type PlaceCriterion,
  type PricedNumber,
  type SkillCategory,
  type SkillCriterion,
  type TargetKind,
  type TextMatch,
  type WeaponCriterion,
  type WeaponSelection,
  weaponTags,
} from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import type { OwnEffect } from '../../character/custom-effect.ts';
import { memoizeByObject } from '../../engine/memoize.ts';

/** Whose reaction an entry changes: in words, and the wider circle of people to which they belong. */
export const audiences: Readonly<Record<Audience, { readonly words: string; readonly within?: Audience }>> = {
  'own-race': { words: 'your own race' },
  'own-race-same-sex': { words: 'your own race, the same sex', within: 'own-race' },
  'own-race-opposite-sex': { words: 'your own race, the other sex', within: 'own-race' },
  'own-kind': { words: 'your own kind' },
  others: { words: 'everyone but your own kind' },
  adults: { words: 'those who should treat you as an adult' },
  'those-who-hear-you': { words: 'those who hear your voice' },
  'health-conscious': { words: 'health-conscious people' },
  'young-or-naive': { words: 'the young and naive' },
  experienced: { words: 'experienced people' },
  'soldiers-and-police': { words: 'soldiers and police' },
  'trusting-in-danger': { words: 'those who must trust you in danger' },
  'wild-animals': { words: 'wild animals' },
  'tame-animals': { words: 'tame animals' },
};

/** The fields of a custom effect that name its target; absent ones have their defaults. */
export type StoredTarget = Pick<OwnEffect, 'stat'> & StoredSelection;
type StoredSelection = Partial<Pick<OwnEffect, 'by' | 'match' | 'selection'>>;

/** The text that selects, without spaces around it, or null. */
export const readStoredText = ({ selection }: OwnEffect): string | null => selection.trim() || null;

/** The text that selects, and how it is compared, or null. */
export function readMatch(own: OwnEffect): TextMatch | null {
  const text = readStoredText(own);
  if (text === null) return null;
  return own.match === 'starts' ? { starts: text } : own.match === 'contains' ? { contains: text } : text;
}

/** The skills that a custom effect selects; null if it does not say. */
export function readSkills(own: OwnEffect): SkillCriterion | null {
  const match = readMatch(own);
  if (match === null || ['skill', 'use', 'this', 'except'].includes(own.by)) return null;
  if (own.by === 'tag') return { tag: match };
  return own.by === 'speciality' ? { speciality: match } : { name: match };
}

/** The weapons and blows that a custom effect selects; null if it does not say. */
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

/** The places that a custom effect names, separated by commas, or null. */
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

/** The key of each category of skills. */
export const categoryKeys = {
  all: 'skillRolls',
  combat: 'combatSkills',
  weapon: 'weaponSkills',
  melee: 'meleeSkills',
  ranged: 'rangedSkills',
} as const satisfies Record<SkillCategory, string>;

/** The index keys of effects: the name of a number, a category of skills, or a kind of target with its selection. */
export type EffectKey =
  | NumberName
  | (typeof categoryKeys)[SkillCategory]
  | `${TargetKind | 'learned'}:${string}`
  | `reaction:${Audience | 'named'}`
  | `priceOf:${PricedNumber}`;

/** A criterion that is compared with every skill or weapon. */
export interface Selection {
  readonly kind: TargetKind;
  readonly by: SkillCriterion | WeaponSelection | PlaceCriterion;
  readonly key: EffectKey;
  /** The row that has the effect, if the criterion is that item itself. */
  readonly owner?: string;
}

/** The place in the index for effects on a target. */
export interface ResolvedTarget {
  readonly key: EffectKey;
  /** Set if the key stands for everything that a criterion selects. */
  readonly selection?: Selection;
}

/** The key of the effects on skills with a tag, in capitals or not. */
export const tagKey = (tag: string): EffectKey => `skills:${comparable(tag)}`;

/** The key of the effects on the DR of one place of the body. */
export const resistanceKey = (place: string): EffectKey => `resistance:${place.trim().toLowerCase()}`;

/** The places whose DR effects change or exclude, alone or among others. */
export function changedPlaces(keys: Iterable<EffectKey>, selections: readonly Selection[]): string[] {
  const single = [...keys].flatMap((key) =>
    key.startsWith(resistanceKey('')) && !key.startsWith(resistanceKey('{'))
      ? [key.slice(resistanceKey('').length)]
      : [],
  );
  return [...single, ...selections.flatMap(({ by }) => (isPlaces(by) ? namedPlaces(by) : []))];
}

const isPlaces = (by: Selection['by']): by is PlaceCriterion =>
  typeof by === 'object' && ('places' in by || 'except' in by);

const namedPlaces = (by: PlaceCriterion): string[] => (by.places ?? by.except).map(comparable);

/** True where a criterion of places selects this one, which has several names: fore legs are legs. */
export function selectsPlace(by: Selection['by'], names: readonly string[]): boolean {
  if (!isPlaces(by)) return false;
  const listed = namedPlaces(by);
  return names.some((name) => listed.includes(comparable(name))) === (by.places !== undefined);
}

/** The prefix of the key of a group's reactions, before the group's name. */
export const groupPrefix = 'group ';

/** The target for a criterion; equal criteria share a key. `owner` is the row that has the effect. */
export function selectedTarget(kind: TargetKind, by: Selection['by'], owner = ''): ResolvedTarget {
  if (by === 'this') {
    const key: EffectKey = `${kind}:this.${owner}`;
    return { key, selection: { kind, by, key, owner } };
  }
  const key: EffectKey = `${kind}:${typeof by === 'string' ? JSON.stringify(by) : criterionText(by)}`;
  return { key, selection: { kind, by, key } };
}

const criterionText = memoizeByObject((by: SkillCriterion | WeaponCriterion | PlaceCriterion): string =>
  JSON.stringify(by),
);

const comparable = (text: string): string => text.trim().toLowerCase();

/** True if one of the texts matches, ignoring case. An empty pattern matches nothing. */
export function matchesText(pattern: TextMatch, texts: readonly string[]): boolean {
  const sought = comparable(
    typeof pattern === 'string' ? pattern : 'starts' in pattern ? pattern.starts : pattern.contains,
  );
  if (sought === '') return false;
  const fits = (text: string): boolean => {
    if (typeof pattern === 'string') return text === sought;
    return 'starts' in pattern ? text.startsWith(sought) : text.includes(sought);
  };
  return texts.some((text) => fits(comparable(text)));
}

/** A skill as far as effects select it. */
export interface SelectableSkill {
  readonly id: string;
  /** Its name without, and with, the part that distinguishes it from others. */
  readonly names: readonly string[];
  readonly speciality: string;
  readonly tags: readonly string[];
}

export function selectsSkill(by: Selection['by'], { id, names, speciality, tags }: SelectableSkill): boolean {
  if (typeof by === 'string' || isPlaces(by)) return false;
  if (by.name !== undefined) return matchesText(by.name, [id, ...names]);
  if ('speciality' in by && by.speciality !== undefined) return matchesText(by.speciality, [speciality]);
  return 'tag' in by && by.tag !== undefined && matchesText(by.tag, tags);
}

/** A weapon's use or a blow as far as effects select it. */
export interface SelectableWeapon {
  readonly name: string;
  /** The key of the item; '' for a blow. */
  readonly key: string;
  /** Ids and names of the skill that it is used with, or of all among which there is no choice. */
  skills(): readonly string[];
  /** The name of the use ("swing") or of the blow. */
  readonly use: string;
  readonly attack: Pick<Attack, 'ranged' | 'twoHanded' | 'fencing'> | 'blow' | 'bite';
}

/** True for a weapon's use or a blow that a selection is for. By its exact name a single use can be selected: "Axe (swing)". */
export function selectsWeapon({ by, owner }: Selection, { name, key, skills, use, attack }: SelectableWeapon): boolean {
  if (by === 'all') return typeof attack !== 'string';
  if (by === 'this') return key !== '' && owner === key;
  if (typeof by === 'string' || isPlaces(by)) return false;
  if (by.name !== undefined) {
    const named = typeof by.name === 'string' ? [name, `${name} (${use})`] : [name];
    return matchesText(by.name, named);
  }
  if ('skill' in by && by.skill !== undefined) return matchesText(by.skill, skills());
  if ('use' in by && by.use !== undefined) return matchesText(by.use, [use]);
  if (attack === 'blow' || attack === 'bite') return by.tag === 'unarmed' && attack === 'blow';
  switch (by.tag) {
    case 'melee':
      return !attack.ranged;
    case 'ranged':
      return attack.ranged !== undefined;
    case 'twoHanded':
      return attack.twoHanded === true;
    case 'fencing':
      return attack.fencing === true;
    default:
      return false;
  }
}
