import {
  type Effect,
  type EffectTarget,
  type SkillCategory,
  type SkillCriterion,
  type TextMatch,
  type WeaponFigure,
  type WeaponSelection,
  weaponFigures,
} from '../../../catalog/effect.ts';
import type { Attribute } from '../../../catalog/entry.ts';
import type { SkillDefault } from '../../../catalog/skill-entry.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { ResolvedTrait } from '../../../rules/resolve/context.ts';
import { attackUses } from '../../../rules/shared/attack-uses.ts';
import { audiences } from '../../../rules/shared/effect-targets.ts';
import { findAnnullingTrait } from '../../../rules/shared/rows.ts';
import { isTechnique } from '../../../rules/shared/skill-ladder.ts';
import { amountStat } from '../../../rules/stat-ids.ts';
import { figureFeatures } from '../gcs-names.ts';
import { locationIdsOf, locationsOf } from '../sheet/bodies.ts';
import {
  type ExportContext,
  type JsonObject,
  namesOfSkill,
  numberOf,
  splitName,
  writeObject,
} from '../sheet/export-object.ts';

/** The amount of an effect, and how a feature counts it. */
interface Amount {
  readonly amount: number;
  readonly perLevel: boolean;
}

/** A feature with its fields in the order of GCS. */
const feature = (fields: Parameters<typeof writeObject<'feature'>>[1]): JsonObject => writeObject('feature', fields);
const counted = ({ amount, perLevel }: Amount) => ({ amount, per_level: perLevel });
/** Features of weapons call it another name. */
const countedForWeapon = ({ amount, perLevel }: Amount) => ({ amount, leveled: perLevel });

/** A text criterion. */
const compare = (qualifier: string, how = 'is'): JsonObject => ({ compare: how, qualifier });
const matching = (match: TextMatch): JsonObject =>
  typeof match === 'string'
    ? compare(match)
    : 'starts' in match
      ? compare(match.starts, 'starts_with')
      : compare(match.contains, 'contains');

/** The name of a skill by the id of its entry, or by the name that a player typed. */
export function skillName({ derived: { context } }: Pick<ExportContext, 'derived'>, idOrName: string) {
  const listed = context.catalog.skills.get(idOrName);
  const own = context.skills.find(({ id, plainName }) => id === idOrName || plainName.toLowerCase() === idOrName);
  return splitName(listed?.name ?? own?.plainName ?? idOrName);
}

const isListedSpell = ({ derived: { context } }: ExportContext, id: string): boolean =>
  (context.catalog.skills.get(id)?.facet ?? context.skills.find((skill) => skill.id === id)?.facet)?.spell !==
  undefined;

function ofSkill(context: ExportContext, id: string, amount: Amount): JsonObject {
  const { name, specialization } = skillName(context, id);
  return isListedSpell(context, id)
    ? feature({ type: 'spell_bonus', match: 'spell_name', name: compare(name), ...counted(amount) })
    : bySkillName(name, specialization, amount);
}

const bySkillName = (name: string, specialization: string, amount: Amount): JsonObject =>
  feature({
    type: 'skill_bonus',
    selection_type: 'skills_with_name',
    name: compare(name),
    ...(specialization === '' ? {} : { specialization: compare(specialization) }),
    ...counted(amount),
  });

const allSpells = (amount: Amount): JsonObject =>
  feature({ type: 'spell_bonus', match: 'all_colleges', ...counted(amount) });

function skillCriteria(context: ExportContext, { name, speciality, tag }: SkillCriterion) {
  if (speciality !== undefined) return { specialization: matching(speciality) };
  if (tag !== undefined) return { tags: matching(tag) };
  if (typeof name !== 'string') return { name: matching(name) };
  const split = skillName(context, name);
  return {
    name: compare(split.name),
    ...(split.specialization === '' ? {} : { specialization: compare(split.specialization) }),
  };
}

function ofSkills(context: ExportContext, by: SkillCategory | SkillCriterion, amount: Amount): JsonObject[] {
  if (by === 'all')
    return [
      feature({ type: 'skill_bonus', selection_type: 'skills_with_name', ...counted(amount) }),
      allSpells(amount),
    ];
  if (typeof by === 'string') return ofCategory(context, by, amount);
  if (by.tag === 'spell') return [allSpells(amount)];
  const bonus = feature({
    type: 'skill_bonus',
    selection_type: 'skills_with_name',
    ...skillCriteria(context, by),
    ...counted(amount),
  });
  // Colleges of spells are tags here.
  const isCollege = by.tag !== undefined && context.derived.context.skills.some(({ facet }) => facet?.spell);
  return isCollege && by.tag !== undefined
    ? [bonus, feature({ type: 'spell_bonus', match: 'college_name', name: matching(by.tag), ...counted(amount) })]
    : [bonus];
}

/** Fighting skills: GCS has no such groups, so that each of the character's is named. */
function ofCategory(context: ExportContext, category: Exclude<SkillCategory, 'all'>, amount: Amount): JsonObject[] {
  const inCategory = context.derived.context.skills.filter(({ facet }) => {
    if (!facet || isTechnique(facet)) return false;
    if (category === 'weapon') return facet.weapon === true;
    return facet.combat === true && (category === 'combat' || (category === 'ranged') === (facet.ranged === true));
  });
  const names = new Map(
    inCategory.map(({ plainName, row }) => {
      const { name, specialization } = splitName(plainName);
      return [`${name}/${specialization || row.speciality}`, [name, specialization || row.speciality] as const];
    }),
  );
  return [...names.values()].map(([name, specialization]) => bySkillName(name, specialization, amount));
}

/** The name of the trait that has the blows of bare hands. */
export const naturalAttacks = 'Natural Attacks';

type WeaponFeature =
  | 'weapon_bonus'
  | 'skill_bonus'
  | 'weapon_parry_bonus'
  | 'weapon_block_bonus'
  | 'weapon_effective_st_bonus'
  | (typeof figureFeatures)[WeaponFigure];

function onWeapons(
  context: ExportContext,
  type: WeaponFeature,
  selection: WeaponSelection,
  { fromLevel }: Effect,
  amount: Amount,
): JsonObject[] {
  const count = type === 'skill_bonus' ? counted(amount) : countedForWeapon(amount);
  const named = (criteria: { readonly name?: JsonObject; readonly specialization?: JsonObject }) =>
    feature({ type, selection_type: 'weapons_with_name', ...criteria, ...count });
  if (selection === 'this') return [feature({ type, selection_type: 'this_weapon', ...count })];
  if (selection === 'all') return [named({ name: compare(naturalAttacks, 'is_not') })];
  if (selection.name !== undefined) {
    const { name } = selection;
    const isBlow = typeof name === 'string' && blowNames(context).includes(name.toLowerCase());
    return [isBlow ? named({ specialization: matching(name) }) : named({ name: matching(name) })];
  }
  if (selection.use !== undefined) return [named({ specialization: matching(selection.use) })];
  if (selection.skill !== undefined) return withSkill(context, type, selection.skill, fromLevel, amount, named);
  if (selection.tag === 'unarmed') return [named({ name: compare(naturalAttacks) })];
  const uses = attackUses(context.derived.context).filter(({ attack }) =>
    selection.tag === 'melee'
      ? !attack.ranged
      : selection.tag === 'ranged'
        ? attack.ranged !== undefined
        : selection.tag === 'twoHanded'
          ? attack.twoHanded === true
          : attack.fencing === true,
  );
  return uses.map(({ item, attack }) => named({ name: compare(item.name), specialization: compare(attack.name) }));
}

const blowNames = ({ derived: { ruleset } }: ExportContext): readonly string[] =>
  ruleset.unarmed.map(({ name }) => name.toLowerCase());

/** Weapons that are used with a skill. A bonus to the skill of such weapons names them, since GCS selects no other way. */
function withSkill(
  context: ExportContext,
  type: WeaponFeature,
  skill: TextMatch,
  fromLevel: number | undefined,
  amount: Amount,
  named: (criteria: { readonly name: JsonObject; readonly specialization: JsonObject }) => JsonObject,
): JsonObject[] {
  const split = typeof skill === 'string' ? skillName(context, skill.toLowerCase()) : null;
  if (type === 'skill_bonus') {
    const uses = attackUses(context.derived.context).filter(({ attack }) =>
      attack.skills.some((id) => typeof skill === 'string' && id.toLowerCase() === skill.toLowerCase()),
    );
    return uses.map(({ item, attack }) => named({ name: compare(item.name), specialization: compare(attack.name) }));
  }
  return [
    feature({
      type,
      selection_type: 'weapons_with_required_skill',
      name: split ? compare(split.name) : matching(skill),
      ...(split && split.specialization !== '' ? { specialization: compare(split.specialization) } : {}),
      ...(fromLevel === undefined ? {} : { level: { compare: 'at_least', qualifier: fromLevel } }),
      ...countedForWeapon(amount),
    }),
  ];
}

/** Who has the effects that are written as features. */
export interface FeatureOwner {
  /** The key of the row; with `modifier`, of the trait that has it. */
  readonly key: string;
  readonly modifier?: string;
  /** The level of the trait, by which effects count once for each level; 1 for anything else. */
  readonly level: number;
  /** The row has levels in GCS too, so that a feature can count for each. */
  readonly isLeveled: boolean;
  readonly trait?: ResolvedTrait;
}

/** Numbers that GCS has bonuses for. */
const attributeIds: Readonly<Record<string, readonly [attribute: string, limitation?: string]>> = {
  st: ['st'],
  dx: ['dx'],
  iq: ['iq'],
  ht: ['ht'],
  will: ['will'],
  perception: ['per'],
  hitPoints: ['hp'],
  fatiguePoints: ['fp'],
  basicSpeed: ['basic_speed'],
  basicMove: ['basic_move'],
  vision: ['vision'],
  hearing: ['hearing'],
  tasteSmell: ['taste_smell'],
  touch: ['touch'],
  frightCheck: ['fright_check'],
  sizeModifier: ['sm'],
  dodge: ['dodge'],
  parry: ['parry'],
  block: ['block'],
  strikingStrength: ['st', 'striking_only'],
  liftingStrength: ['st', 'lifting_only'],
  throwingStrength: ['st', 'throwing_only'],
};

/** Effects that change several numbers of GCS. */
const severalNumbers: Readonly<Record<string, readonly string[]>> = {
  activeDefenses: ['dodge', 'parry', 'block'],
  defenseBonus: ['dodge', 'parry', 'block'],
};

/** The id of an attribute in GCS for one of our numbers: "per"; undefined if it has none there. */
export const attributeId = (number: string): string | undefined => ownValue(attributeIds, number)?.[0];

/**
 * The effects of a row as features of GCS; effects that no feature expresses are left out, since our own row is stored
 * too.
 */
export function writeFeatures(
  context: ExportContext,
  effects: readonly Effect[],
  owner: FeatureOwner,
): readonly JsonObject[] {
  const { context: sheet } = context.derived;
  return effects.flatMap((effect, i) => {
    if (effect.unless && findAnnullingTrait(sheet, effect.unless, owner.trait)) return [];
    const amount = amountOf(context, effect, owner, i);
    const specialization = damageKindOf(effect);
    if (amount && specialization !== null) {
      return writeTarget(context, effect, amount).map((each) => feature({ ...each, specialization }));
    }
    if (effect.when) return amount ? [writeConditional(effect.to, effect.when, amount)] : [];
    if (effect.times !== undefined) return writePrice(effect.to, effect.times);
    return amount ? writeTarget(context, effect, amount) : [];
  });
}

/** The kind of damage that DR is against, "fire" of "against fire"; null for any other effect. */
function damageKindOf({ to, when = '' }: Effect): string | null {
  const isResistance = to === 'damageResistance' || (typeof to === 'object' && to.resistance !== undefined);
  return isResistance ? (/^against (.+)$/i.exec(when)?.[1] ?? null) : null;
}

/** A fixed amount, or the current value of one that depends on another number; null if it adds nothing. */
function amountOf(context: ExportContext, effect: Effect, owner: FeatureOwner, i: number): Amount | null {
  const { add, perLevel = false, levelOver, share } = effect;
  if (add !== undefined) {
    if (!perLevel) return { amount: add, perLevel: false };
    return owner.isLeveled ? { amount: add, perLevel: true } : { amount: add * owner.level, perLevel: false };
  }
  if (levelOver === undefined && share === undefined) return null;
  const now = numberOf(context, amountStat(owner.key, i, owner.modifier));
  return now === null ? null : { amount: Math.floor(now), perLevel: false };
}

function writeConditional(to: EffectTarget, when: string, amount: Amount): JsonObject {
  const people = audienceOf(to);
  return people === null
    ? feature({ type: 'conditional_modifier', situation: `to ${wordsOf(to)} ${when}`, ...counted(amount) })
    : feature({
        type: 'reaction_bonus',
        situation: people === '' ? when : `from ${people}, ${when}`,
        ...counted(amount),
      });
}

function writePrice(to: EffectTarget, times: number): JsonObject[] {
  const attribute = typeof to === 'object' && to.priceOf !== undefined ? attributeId(to.priceOf) : undefined;
  return attribute === undefined || times >= 1
    ? []
    : [
        feature({
          type: 'cost_reduction',
          attribute,
          percentage: Math.round((1 - Math.max(0, times)) * 100),
          amount: undefined,
        }),
      ];
}

/** Whose reactions a target is: '' for everyone's; null for a target that is no reaction. */
function audienceOf(to: EffectTarget): string | null {
  if (to === 'reaction') return '';
  if (typeof to !== 'object' || to.reaction === undefined) return null;
  if (typeof to.reaction === 'object') return to.reaction.group;
  return to.reaction === 'named' ? 'those concerned' : audiences[to.reaction].words;
}

const wordsOf = (to: EffectTarget): string => spaced(typeof to === 'string' ? to : (Object.keys(to)[0] ?? ''));

/** "defenseBonus" as words: "defense bonus". */
const spaced = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

function writeTarget(context: ExportContext, effect: Effect, amount: Amount): JsonObject[] {
  const { to } = effect;
  const people = audienceOf(to);
  if (people !== null) {
    return [
      feature({
        type: 'reaction_bonus',
        situation: people === '' ? 'from others' : `from ${people}`,
        ...counted(amount),
      }),
    ];
  }
  if (typeof to === 'string') return writeNumber(to, amount);
  if (to.skill !== undefined) return [ofSkill(context, to.skill, amount)];
  if (to.skills !== undefined) return ofSkills(context, to.skills, amount);
  if (to.pointsIn !== undefined) {
    return [feature({ type: 'skill_point_bonus', ...skillCriteria(context, to.pointsIn), ...counted(amount) })];
  }
  if (to.damage !== undefined) return onWeapons(context, 'weapon_bonus', to.damage, effect, amount);
  if (to.damagePerDie !== undefined) {
    return onWeapons(context, 'weapon_bonus', to.damagePerDie, effect, amount).map((each) =>
      feature({ ...each, per_die: true }),
    );
  }
  if (to.weaponSkill !== undefined) return onWeapons(context, 'skill_bonus', to.weaponSkill, effect, amount);
  if (to.weaponParry !== undefined) return onWeapons(context, 'weapon_parry_bonus', to.weaponParry, effect, amount);
  if (to.weaponBlock !== undefined) return onWeapons(context, 'weapon_block_bonus', to.weaponBlock, effect, amount);
  if (to.weaponStrength !== undefined) {
    return onWeapons(context, 'weapon_effective_st_bonus', to.weaponStrength, effect, amount);
  }
  for (const figure of weaponFigures) {
    const selection = to[figure];
    if (selection !== undefined) return onWeapons(context, figureFeatures[figure], selection, effect, amount);
  }
  if (to.resistance !== undefined) {
    return [feature({ type: 'dr_bonus', locations: placesOf(context, to.resistance), ...counted(amount) })];
  }
  return [];
}

function writeNumber(name: string, amount: Amount): JsonObject[] {
  if (name === 'damageResistance') return [feature({ type: 'dr_bonus', locations: ['all'], ...counted(amount) })];
  const named = ownValue(attributeIds, name);
  const several = ownValue(severalNumbers, name) ?? [];
  const bonus = (attribute: string, limitation?: string) =>
    feature({ type: 'attribute_bonus', attribute, limitation, ...counted(amount) });
  if (named) return [bonus(...named)];
  if (several.length > 0) return several.map((attribute) => bonus(attribute));
  return [feature({ type: 'conditional_modifier', situation: `to ${spaced(name)}`, ...counted(amount) })];
}

const placesOf = (
  { derived }: Pick<ExportContext, 'derived'>,
  resistance: Exclude<Extract<EffectTarget, object>['resistance'], undefined>,
): readonly string[] => {
  if (typeof resistance === 'string') return locationsOf(resistance);
  if (resistance.places !== undefined) return [...new Set(resistance.places.flatMap(locationsOf))];
  const spared = new Set((resistance.except ?? []).flatMap(locationsOf));
  return locationIdsOf(derived).filter((id) => !spared.has(id));
};

/** The ids of the attributes that skills are based on. */
export const gcsAttributes: Readonly<Record<Attribute, string>> = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  perception: 'per',
};

/** The wildcard skills that cover a skill, as uses with the same penalty: GCS does not know what they cover. */
export function coversOf(
  { derived: { context } }: Pick<ExportContext, 'derived'>,
  source: SkillDefault,
): SkillDefault[] {
  if ('attribute' in source) return [];
  const rows = context.skillsByName.get(source.skill) ?? [];
  const wildcards = new Set(rows.flatMap(({ coveredBy = [] }) => coveredBy));
  return [...wildcards].map(({ id }) => ({ skill: id, penalty: source.penalty }));
}

/**
 * Defaults for the rows of a skill that the player gave a specialty of their own: GCS looks for a skill by its specialization
 * too, and takes none without one.
 */
export function specialDefaults(context: ExportContext, source: SkillDefault): JsonObject[] {
  if ('attribute' in source || source.speciality !== undefined) return [];
  const rows = context.derived.context.skillsByName.get(source.skill) ?? [];
  return rows.flatMap((row) => {
    if (row.row.speciality === '') return [];
    const { name, specialization } = namesOfSkill(row);
    return [writeObject('default', { type: 'skill', name, specialization, modifier: -source.penalty })];
  });
}

/** A default: an attribute, or a skill by its name and specialization. */
export function writeDefault(context: ExportContext, source: SkillDefault): JsonObject {
  const { penalty } = source;
  if ('attribute' in source) {
    return writeObject('default', { type: gcsAttributes[source.attribute], modifier: -penalty });
  }
  const { name, specialization } = skillName(context, source.skill);
  return writeObject('default', {
    type: 'skill',
    name,
    specialization: specialization || source.speciality,
    modifier: -penalty,
  });
}
