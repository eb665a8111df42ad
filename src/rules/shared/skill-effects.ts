import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { memoizeByObject, memoizeLast } from '../../engine/memoize.ts';
import type { ResolvedSkill } from '../resolve/context.ts';
import { categoryKeys, type EffectKey, type SelectableSkill, selectsSkill } from './effect-targets.ts';
import { anyLearned, applyAllEffects, type EffectIndex, keyOfLearned } from './effects.ts';
import { isTechnique } from './skill-ladder.ts';

/** The keys of a skill's effects, by its id and groups: for whatever use, and for what was learned. */
interface SkillKeys {
  readonly any: readonly EffectKey[];
  readonly learned: readonly EffectKey[];
}

/** The keys of the skills that have a facet, by their ids; nearly always one. */
const keysByFacet = memoizeByObject((_: SkillFacet) => new Map<string, SkillKeys>());

/** Memoized because hundreds are needed at every edit. */
function keysOf(id: string, facet: SkillFacet): SkillKeys {
  const cache = keysByFacet(facet);
  const cached = cache.get(id);
  if (cached) return cached;
  const any: EffectKey[] = [`skill:${id}`, ...groupsOf(facet)];
  const keys: SkillKeys = { any, learned: any.map(keyOfLearned) };
  cache.set(id, keys);
  return keys;
}

/**
 * The groups of effects that a skill is in, each counted once. A shield's skill is a skill of close fighting like the
 * blades': one strikes with a shield as well, and footwork and eye matter as much to a block. A technique has the groups
 * of the skill that it builds on, in that skill's level; a spell of ritual magic has what helps spells besides. Running is never rolled: its level only adds to Speed.
 */
function groupsOf(facet: SkillFacet): EffectKey[] {
  const { combat, weapon, ranged } = facet;
  if (isTechnique(facet)) return facet.spell ? tagsOf(facet).map((tag): EffectKey => `skills:${tag}`) : [];
  const groups: EffectKey[] = [];
  if (combat || !facet.effects?.some(({ levelOver }) => levelOver)) groups.push(categoryKeys.all);
  if (combat) groups.push(categoryKeys.combat, fightingGroup(ranged));
  if (weapon) groups.push(categoryKeys.weapon);
  return [...groups, ...tagsOf(facet).map((tag): EffectKey => `skills:${tag}`)];
}

/** The groups that the facet names; a spell is always one of the spells. */
const tagsOf = ({ spell, groups = [] }: SkillFacet): readonly string[] =>
  spell && !groups.includes('spell') ? [...groups, 'spell'] : groups;

/** The group of skills that hit from a distance, or of those that do not. */
export const fightingGroup = (ranged: boolean | undefined) => (ranged ? categoryKeys.ranged : categoryKeys.melee);

/** A skill that effects change: one of the character's, or one that a weapon wants, by its entry. */
export interface AffectedSkill {
  readonly skill: Pick<ResolvedSkill, 'id' | 'name'> & Partial<Pick<ResolvedSkill, 'plainName' | 'row'>>;
  readonly facet: SkillFacet;
}

const selectable = memoizeByObject(({ skill: { id, name, plainName, row }, facet }: AffectedSkill): SelectableSkill => {
  const speciality = row?.speciality ?? '';
  const special = plainName !== undefined && speciality !== '' ? [`${plainName} (${speciality})`] : [];
  const plain = plainName === undefined ? [] : [plainName, ...familyOf(plainName)];
  return {
    id,
    names: [name, ...plain, ...special],
    speciality,
    tags: tagsOf(facet),
  };
});

/** What a skill has in its name before the kind, where each kind is an entry: "Guns" of "Guns (Pistol)". */
const familyOf = (name: string): readonly string[] => {
  const family = / \([^()]+\)$/.exec(name);
  return family ? [name.slice(0, family.index)] : [];
};

const noKeys: readonly EffectKey[] = [];

/** The keys of this kind whose criterion selects the skill; most characters have none. */
export function selectedFor(
  effects: EffectIndex,
  kind: 'skills' | 'pointsIn',
  skill: AffectedSkill,
): readonly EffectKey[] {
  return effects.hasSelections(kind) ? selectedAmong(skill, effects, kind) : noKeys;
}

/** Kept because a skill asks for it at every edit, and several times. */
const selectedAmong = memoizeLast(
  (_: AffectedSkill, { selections }: EffectIndex, kind: 'skills' | 'pointsIn') => [selections, kind],
  (skill, effects, kind): readonly EffectKey[] => effects.selected(kind, (by) => selectsSkill(by, selectable(skill))),
);

/** Writes what effects do to a skill by its id, groups and names; nothing where the skill cannot be used. */
export function addSkillEffects(w: DerivationBuilder, effects: EffectIndex, skill: AffectedSkill): void {
  if (w.value === null) return;
  const { any } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  applyAllEffects(w, effects, selected.length === 0 ? any : [...any, ...selected]);
}

/** Writes what effects do to a skill that was learned, as though the attribute were higher (Language Talent). */
export function addLearnedEffects(w: DerivationBuilder, effects: EffectIndex, skill: AffectedSkill): void {
  if (!effects.has(anyLearned)) return;
  const { learned } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  applyAllEffects(w, effects, selected.length === 0 ? learned : [...learned, ...selected.map(keyOfLearned)]);
}

/** The lists of effects that change a skill; where these are the same, the effects on it are. */
export function effectListsOf(effects: EffectIndex, skill: AffectedSkill): readonly unknown[] {
  const { any, learned } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  const keys = effects.has(anyLearned)
    ? [...any, ...learned, ...selected, ...selected.map(keyOfLearned)]
    : [...any, ...selected];
  return keys.map((key) => effects.get(key));
}
