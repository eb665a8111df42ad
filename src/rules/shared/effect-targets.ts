import type {
  Audience,
  EffectTarget,
  NumberName,
  PricedNumber,
  SkillCategory,
  SkillCriterion,
  TargetKind,
  TextMatch,
  WeaponSelection,
} from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';

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

/** A selection that has to be compared with every skill or weapon. */
export interface Selection {
  readonly kind: TargetKind;
  readonly by: SkillCriterion | WeaponSelection;
  readonly key: EffectKey;
}

interface ResolvedTarget {
  readonly key: EffectKey;
  /** Set where the key is not of one thing, but of all that are selected. */
  readonly selection?: Selection;
}

/**
 * The key of a target. `owner` is the key of the row that has the effect: a price or weight of "this" item and people whom
 * "this" trait names are its own.
 */
export function resolveTarget(to: EffectTarget, owner: string): ResolvedTarget {
  if (typeof to === 'string') return { key: to };
  if (to.skill !== undefined) return { key: `skill:${to.skill}` };
  if (to.skills !== undefined) return skillsTarget(to.skills);
  if (to.pointsIn !== undefined) return selecting('pointsIn', to.pointsIn);
  if (to.damage !== undefined) return selecting('damage', to.damage);
  if (to.damagePerDie !== undefined) return selecting('damagePerDie', to.damagePerDie);
  if (to.weaponSkill !== undefined) return selecting('weaponSkill', to.weaponSkill);
  if (to.weaponParry !== undefined) return selecting('weaponParry', to.weaponParry);
  if (to.resistance !== undefined) return { key: resistanceKey(to.resistance) };
  if (to.cost !== undefined) return { key: `cost:${owner}` };
  if (to.weight !== undefined) return { key: `weight:${owner}` };
  if (to.priceOf !== undefined) return { key: `priceOf:${to.priceOf}` };
  return { key: reactionKey(to.reaction, owner) };
}

/** The key of what effects add to the DR of one place of the body. */
export const resistanceKey = (place: string): EffectKey => `resistance:${place.trim().toLowerCase()}`;

/** DR without a place is that of the torso. */
export const torsoKey = resistanceKey('torso');

/** The places whose DR effects change. */
export const changedPlaces = (keys: Iterable<EffectKey>): string[] =>
  [...keys].flatMap((key) => (key.startsWith(resistanceKey('')) ? [key.slice(resistanceKey('').length)] : []));

/** The key of reactions; it is their number's id as well. */
function reactionKey(people: Audience | 'named' | { readonly group: string }, owner: string): EffectKey {
  if (typeof people === 'object') return `reaction:${groupPrefix}${people.group.trim()}`;
  return people === 'named' ? `reaction:named.${owner}` : `reaction:${people}`;
}

/** What the audience of a group begins with that a player named. */
export const groupPrefix = 'group ';

function skillsTarget(selection: SkillCategory | SkillCriterion): ResolvedTarget {
  if (typeof selection === 'string') return { key: categoryKeys[selection] };
  if (typeof selection.tag === 'string') return { key: `skills:${selection.tag}` };
  return selecting('skills', selection);
}

function selecting(kind: TargetKind, by: SkillCriterion | WeaponSelection): ResolvedTarget {
  const key: EffectKey = `${kind}:${JSON.stringify(by)}`;
  return { key, selection: { kind, by, key } };
}

const comparable = (text: string): string => text.trim().toLowerCase();

/** True where any of the texts is the one sought, in capitals or not. An empty text is nothing to be sought. */
function matches(sought: TextMatch, texts: readonly string[]): boolean {
  const text = comparable(typeof sought === 'string' ? sought : 'starts' in sought ? sought.starts : sought.contains);
  if (text === '') return false;
  const fits = (each: string): boolean => {
    if (typeof sought === 'string') return each === text;
    return 'starts' in sought ? each.startsWith(text) : each.includes(text);
  };
  return texts.some((each) => fits(comparable(each)));
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
