import type {
  PlaceCriterion,
  SkillCriterion,
  SourceNumber,
  TextMatch,
  WeaponSelection,
  WeaponTag,
} from '../../catalog/effect.ts';

export const weaponTagWords: Readonly<Record<WeaponTag, string>> = {
  melee: 'melee weapons',
  ranged: 'ranged weapons',
  unarmed: 'bare hands and feet',
  twoHanded: 'two-handed weapons',
  fencing: 'fencing weapons',
};

export const describeMatch = (match: TextMatch): string => {
  if (typeof match === 'string') return match;
  return 'starts' in match ? `${match.starts}…` : `…${match.contains}…`;
};

/** The skills that a criterion selects: "Stealth", "Guns…", "language skills". */
export function describeSkillCriterion(by: SkillCriterion): string {
  if (by.name !== undefined) return describeMatch(by.name);
  if (by.speciality !== undefined) return `skills for ${describeMatch(by.speciality)}`;
  return `${describeMatch(by.tag)} skills`;
}

/** The weapons that are selected: "with every weapon", "with Broadsword", "with fencing weapons". */
export function describeWeaponSelection(by: WeaponSelection): string {
  if (by === 'all') return 'with every weapon';
  if (by === 'this') return 'with this item';
  if (by.tag !== undefined) return `with ${weaponTagWords[by.tag]}`;
  if (by.use !== undefined) return `of each ${describeMatch(by.use)}`;
  return `with ${describeMatch(by.name ?? by.skill)}`;
}

/** The places of a criterion: "the neck", "face and neck", "all places but the eyes". */
export function describePlaces(by: string | PlaceCriterion): string {
  if (typeof by === 'string') return `the ${by}`;
  return by.places === undefined ? `all places but the ${listWords(by.except)}` : listWords(by.places);
}

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Numbers of a ruleset with their names; `Ruleset.changeable` is such a list. */
export type NumberNames = readonly { readonly stat: string; readonly name: string }[];

/** A number that an amount is worked out from, in words. */
export const nameSourceNumber = (changeable: NumberNames, of: SourceNumber): string =>
  changeable.find(({ stat }) => stat === of)?.name ?? of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
