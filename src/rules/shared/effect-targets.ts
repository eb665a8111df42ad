import type {
  Audience,
  NumberName,
  PricedNumber,
  SkillCategory,
  SkillCriterion,
  TargetKind,
  TextMatch,
  WeaponCriterion,
  WeaponSelection,
} from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import { memoizeByObject } from '../../engine/memoize.ts';

/** The key of each category of skills. */
export const categoryKeys = {
  all: 'skillRolls',
  combat: 'combatSkills',
  weapon: 'weaponSkills',
  melee: 'meleeSkills',
  ranged: 'rangedSkills',
} as const satisfies Record<SkillCategory, string>;

/** What effects are listed under: the name of a number, a category of skills, or a kind of target with its selection. */
export type EffectKey =
  | NumberName
  | (typeof categoryKeys)[SkillCategory]
  | `${TargetKind | 'learned'}:${string}`
  | `reaction:${Audience | 'named'}`
  | `priceOf:${PricedNumber}`;

/** A criterion that is compared with every skill or weapon. */
export interface Selection {
  readonly kind: TargetKind;
  readonly by: SkillCriterion | WeaponSelection;
  readonly key: EffectKey;
}

/** Where the effects on a target are listed. */
export interface ResolvedTarget {
  readonly key: EffectKey;
  /** Set where the key is that of everything that a criterion selects. */
  readonly selection?: Selection;
}

/** The key of what effects add to the DR of one place of the body. */
export const resistanceKey = (place: string): EffectKey => `resistance:${place.trim().toLowerCase()}`;

/** DR without a place is that of the torso. */
export const torsoKey = resistanceKey('torso');

/** The places whose DR effects change. */
export const changedPlaces = (keys: Iterable<EffectKey>): string[] =>
  [...keys].flatMap((key) => (key.startsWith(resistanceKey('')) ? [key.slice(resistanceKey('').length)] : []));

/** What the key of a group's reactions has before the group's name. */
export const groupPrefix = 'group ';

/** The target of what a criterion selects; equal criteria share a key. */
export function selectedTarget(kind: TargetKind, by: SkillCriterion | WeaponSelection): ResolvedTarget {
  const key: EffectKey = `${kind}:${typeof by === 'string' ? JSON.stringify(by) : criterionText(by)}`;
  return { key, selection: { kind, by, key } };
}

const criterionText = memoizeByObject((by: SkillCriterion | WeaponCriterion): string => JSON.stringify(by));

const comparable = (text: string): string => text.trim().toLowerCase();

/** True where one of the texts fits, in capitals or not. An empty pattern fits nothing. */
function matches(pattern: TextMatch, texts: readonly string[]): boolean {
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
  /** Its name without, and with, what makes it one of several. */
  readonly names: readonly string[];
  readonly speciality: string;
  readonly tags: readonly string[];
}

export function selectsSkill(by: Selection['by'], { id, names, speciality, tags }: SelectableSkill): boolean {
  if (typeof by === 'string') return false;
  if (by.name !== undefined) return matches(by.name, [id, ...names]);
  if ('speciality' in by && by.speciality !== undefined) return matches(by.speciality, [speciality]);
  return by.tag !== undefined && matches(by.tag, tags);
}

/** A weapon's use or a blow as far as effects select it. */
export interface SelectableWeapon {
  readonly name: string;
  /** Ids and names of the skills that it is used with. */
  readonly skills: readonly string[];
  readonly attack: Pick<Attack, 'ranged' | 'twoHanded' | 'fencing'> | 'blow' | 'bite';
}

export function selectsWeapon(by: Selection['by'], { name, skills, attack }: SelectableWeapon): boolean {
  if (by === 'all') return typeof attack !== 'string';
  if (typeof by === 'string') return false;
  if (by.name !== undefined) return matches(by.name, [name]);
  if ('skill' in by && by.skill !== undefined) return matches(by.skill, skills);
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
