import type { Catalog } from '../../catalog/catalog.ts';
import type {
  Effect,
  SkillCriterion,
  SourceNumber,
  TextMatch,
  WeaponSelection,
  WeaponTag,
} from '../../catalog/effect.ts';
import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { Ruleset } from '../ruleset.ts';
import { resolveTarget } from '../shared/effect-targets.ts';
import { audiences } from '../shared/tables/audiences.ts';

type Lists = { readonly ruleset: Pick<Ruleset, 'changeable'>; readonly catalog: Pick<Catalog, 'skills'> };

export const weaponTagWords: Readonly<Record<WeaponTag, string>> = {
  melee: 'weapons of close combat',
  ranged: 'weapons that hit from a distance',
  unarmed: 'bare hands and feet',
  twoHanded: 'two-handed weapons',
  fencing: 'fencing weapons',
};

/** What an effect changes, in words: "Dodge", "Swimming", "damage with Karate"; undefined for a number these rules lack. */
export function targetWords({ ruleset, catalog }: Lists, to: Effect['to']): string | undefined {
  const { key } = resolveTarget(to, '');
  const listed = ruleset.changeable.find(({ stat }) => stat === key)?.name;
  if (listed || typeof to === 'string') return listed;
  if (to.skill !== undefined) return catalog.skills.get(to.skill)?.name;
  if (to.skills !== undefined) return typeof to.skills === 'string' ? undefined : skillWords(to.skills);
  if (to.pointsIn !== undefined) return `points in ${skillWords(to.pointsIn)}`;
  if (to.damage !== undefined) return `damage ${weaponWords(to.damage)}`;
  if (to.damagePerDie !== undefined) return `damage per die ${weaponWords(to.damagePerDie)}`;
  if (to.weaponSkill !== undefined) return `skill ${weaponWords(to.weaponSkill)}`;
  if (to.weaponParry !== undefined) return `Parry ${weaponWords(to.weaponParry)}`;
  if (to.resistance !== undefined) return `DR of the ${to.resistance}`;
  if (to.cost !== undefined) return 'price of the item itself';
  if (to.weight !== undefined) return 'weight of the item itself';
  if (to.priceOf !== undefined) return `points for ${sourceWords(ruleset, to.priceOf)}`;
  if (typeof to.reaction === 'object') return `reaction of ${to.reaction.group}`;
  return to.reaction === 'named' ? undefined : `reaction of ${audiences[to.reaction].words}`;
}

/** A number that an amount is worked out from, in words. */
export function sourceWords({ changeable }: Pick<Ruleset, 'changeable'>, of: SourceNumber): string {
  const listed = changeable.find(({ stat }) => stat === of)?.name;
  return listed ?? of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** How much it changes: "+2", "× 2", "at most 10", "+½ of ST", "ST / 4 instead". */
export function amountWords({ changeable }: Pick<Ruleset, 'changeable'>, effect: Effect): string {
  const { add, times, atMost, share, instead, levelOver, perLevel } = effect;
  const each = perLevel ? ' a level' : '';
  if (add !== undefined) return `${formatSigned(add)}${each}`;
  if (times !== undefined) return `× ${formatFraction(times)}${each}`;
  if (atMost !== undefined) return `at most ${formatFraction(atMost)}`;
  if (levelOver !== undefined) return `+ level / ${formatFraction(levelOver)}`;
  if (share) return `${formatSigned(share.times)} × ${sourceWords({ changeable }, share.of)}${each}`;
  return `${sourceWords({ changeable }, instead.of)} / ${formatFraction(instead.over)} instead`;
}

function matchWords(match: TextMatch): string {
  if (typeof match === 'string') return match;
  return 'starts' in match ? `${match.starts}…` : `…${match.contains}…`;
}

function skillWords(by: SkillCriterion): string {
  if (by.name !== undefined) return matchWords(by.name);
  if (by.speciality !== undefined) return `skills for ${matchWords(by.speciality)}`;
  return `${matchWords(by.tag)} skills`;
}

function weaponWords(by: WeaponSelection): string {
  if (by === 'all') return 'with every weapon';
  if (by.tag !== undefined) return `with ${weaponTagWords[by.tag]}`;
  return `with ${matchWords(by.name ?? by.skill)}`;
}
