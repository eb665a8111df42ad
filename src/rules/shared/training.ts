import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder, OptionSource, Origin } from '../../engine/builder.ts';
import { memoizeByKeys, memoizeByObject, memoizeLast } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { skillStat, untrainedStat } from '../stat-ids.ts';
import { categoryKeys, type EffectKey, type SelectableSkill, selectsSkill, tagKey } from './effect-targets.ts';
import {
  type ActiveEffect,
  anyLearned,
  applyAllEffects,
  applyEffectList,
  type EffectIndex,
  keyOfLearned,
} from './effects.ts';
import { findRacePoints, isBought, pointsSpentOn } from './rows.ts';
import {
  chooseDefault,
  type DefinedDefault,
  defineDefaults,
  findDefaultSource,
  formatCountedPoints,
  type ImprovementRules,
  openDefaults,
  skillsBehind,
  skillsNamedBy,
  type Training,
} from './skill-defaults.ts';
import { difficultyNames, isTechnique, resolveSkillFacet } from './skill-ladder.ts';

/** The keys of a skill's effects, by its id and groups: for any use, and for learned levels. */
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
 * blades': one strikes with a shield as well, and footwork and eye matter as much to a block. A technique has the
 * groups of the skill that it is based on, in that skill's level; a spell of ritual magic also has the bonuses to
 * spells. Running is never rolled: its level only adds to Speed.
 */
function groupsOf(facet: SkillFacet): EffectKey[] {
  const { combat, weapon, ranged } = facet;
  if (isTechnique(facet)) return facet.spell ? tagsOf(facet).map(tagKey) : [];
  const groups: EffectKey[] = [];
  if (combat || !facet.effects?.some(({ levelOver }) => levelOver)) groups.push(categoryKeys.all);
  if (combat) groups.push(categoryKeys.combat, fightingGroup(ranged));
  if (weapon) groups.push(categoryKeys.weapon);
  return [...groups, ...tagsOf(facet).map(tagKey)];
}

/** The groups that the facet names; a spell is always one of the spells. */
const tagsOf = ({ spell, groups = [] }: SkillFacet): readonly string[] =>
  spell && !groups.includes('spell') ? [...groups, 'spell'] : groups;

/** The group of skills that hit from a distance, or of those that do not. */
export const fightingGroup = (ranged: boolean | undefined) => (ranged ? categoryKeys.ranged : categoryKeys.melee);

/** A skill that effects change: one of the character's, or one that a weapon wants, by its entry. */
export interface AffectedSkill {
  readonly skill: Pick<ResolvedSkill, 'id' | 'name'> & Partial<Pick<ResolvedSkill, 'plainName' | 'row' | 'coveredBy'>>;
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

/** The part of a skill's name before the kind, if each kind is an entry: "Guns" of "Guns (Pistol)". */
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

/** Writes the effects on a skill by its id, groups and names; nothing if the skill cannot be used. */
export function addSkillEffects(w: DerivationBuilder, effects: EffectIndex, skill: AffectedSkill): void {
  if (w.value === null) return;
  const { any } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  applyAllEffects(w, effects, selected.length === 0 ? any : [...any, ...selected]);
}

const fightKeys: ReadonlySet<EffectKey> = new Set([
  categoryKeys.combat,
  categoryKeys.weapon,
  categoryKeys.melee,
  categoryKeys.ranged,
]);

const isPenalty = ({ amount, op, when }: ActiveEffect): boolean => amount < 0 && !op && !when;

/** True for a skill that something lowers in a fight: one eye, a bad leg. */
export const hasFightPenalties = (effects: EffectIndex, { skill, facet }: AffectedSkill): boolean =>
  keysOf(skill.id, facet).any.some((key) => fightKeys.has(key) && effects.get(key)?.some(isPenalty));

/** As {@link addSkillEffects}, without the penalties to every fighting skill: they lower its use, not what was learned. */
export function addLastingEffects(w: DerivationBuilder, effects: EffectIndex, skill: AffectedSkill): void {
  if (w.value === null) return;
  const { any } = keysOf(skill.skill.id, skill.facet);
  for (const key of any) {
    const active = effects.get(key) ?? [];
    applyEffectList(w, fightKeys.has(key) ? active.filter((effect) => !isPenalty(effect)) : active);
  }
  applyAllEffects(w, effects, selectedFor(effects, 'skills', skill));
}

/** Writes the effects on a learned skill that act as though the attribute were higher (Language Talent). */
export function addLearnedEffects(w: DerivationBuilder, effects: EffectIndex, skill: AffectedSkill): void {
  if (!effects.has(anyLearned)) return;
  const { learned } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  applyAllEffects(w, effects, selected.length === 0 ? learned : [...learned, ...selected.map(keyOfLearned)]);
}

/** The lists of effects that change a skill; if these are the same, so are the effects on it. */
export function effectListsOf(effects: EffectIndex, skill: AffectedSkill): readonly unknown[] {
  const { any, learned } = keysOf(skill.skill.id, skill.facet);
  const selected = selectedFor(effects, 'skills', skill);
  const keys = effects.has(anyLearned)
    ? [...any, ...learned, ...selected, ...selected.map(keyOfLearned)]
    : [...any, ...selected];
  const lists = keys.map((key) => effects.get(key));
  return skill.skill.coveredBy ? [...lists, effects] : lists;
}

/** The differences between rulesets in the levels of skills. */
export interface SkillRules extends ImprovementRules {
  /** Writes the ruleset's modifiers to any use of a skill, trained or not. */
  bonus?(w: DerivationBuilder, facet: SkillFacet, techLevel: number | null): void;
  /** Defines the level that each wildcard skill gives a skill that it covers; absent if the book has none. */
  defineCovers?(worksheet: Worksheet, effects: EffectIndex, training: Training): OptionSource[];
  /** Writes the penalty for a use that is not familiar. */
  unfamiliar?(w: DerivationBuilder, skill: Pick<ResolvedSkill, 'row'>): void;
  /** Writes the penalty of the load to any use of a skill; `id` is its entry's, or its row's key. */
  load?(w: DerivationBuilder, skill: { readonly id: string; readonly name: string; readonly facet: SkillFacet }): void;
}

/** The level of a skill that gear wants and the character lacks. */
export function defineUntrained(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  id: string,
  findSourceLevel: (key: string, without: readonly string[]) => StatId,
): void {
  const { race, character } = context;
  const entry = context.catalog.skills.get(id);
  const facet = entry && resolveSkillFacet(context, entry);
  if (!facet || context.skillsByName.has(id)) return;
  const owner = untrainedStat(id);
  const open = openDefaults(context, rules, owner, facet.defaults);
  const from = open.map((source) => findDefaultSource(source, ({ key }) => findSourceLevel(key, [])));
  const affected = { skill: entry, facet };
  const named = skillsNamedBy(context, facet.defaults);
  const inputs = [entry, race.facet, character.campaign, ...named, ...effectListsOf(effects, affected), ...from];
  worksheet.section(owner, inputs, () => {
    const defaults = defineDefaults(worksheet, rules, owner, open, from);
    worksheet.define({
      id: owner,
      name: `${entry.name} (untrained)`,
      cite: facet.cite,
      formula: (w) => {
        chooseDefault(w, defaults, rules);
        if (w.value !== null) rules.bonus?.(w, facet, null);
        if (w.value !== null) rules.load?.(w, { id, name: entry.name, facet });
        addSkillEffects(w, effects, affected);
      },
    });
  });
}

/**
 * Defines the bought level of a technique that never rises above its skill (a spell of ritual magic): the level from
 * each of its skills. `from` are the stats of these skills, in the order of the defaults.
 */
export function defineBoundLevels(
  worksheet: Worksheet,
  rules: SkillRules,
  { skill, facet, granted, bonuses }: Training,
  defaults: readonly DefinedDefault[],
  from: readonly StatId[],
): OptionSource[] {
  const { key, name } = skill;
  const given = bonuses.map(({ words, amount }) => `${formatCountedPoints(amount)} of ${words}`);
  return defaults.map(({ id: start, words, name: source }, i) => {
    const id: StatId = `${skillStat(key, 'trained')}.${i}`;
    worksheet.define({
      id,
      name: `${name}, from ${words}`,
      cite: rules.cites.price,
      formula: (w) => {
        const points = w.choice(skillStat(key, 'points')) + granted;
        const grade = [`${difficultyNames[facet.difficulty]}, ${formatCountedPoints(points)}`, ...given].join(
          ', with ',
        );
        w.startFrom(start, words);
        if (w.value === null) return;
        w.add(rules.ladder.relative(facet, points) ?? 0, grade, { cite: rules.cites.price, row: key });
        const most = w.consultNumber(from[i] ?? '');
        if (typeof w.value !== 'number' || w.value <= most) return;
        w.atMost(w.givenNumber(from[i] ?? '', source), `no more than ${source}`, { cite: facet.cite });
      },
    });
    return { from: id, words };
  });
}

/** Writes the best of the levels that the points buy. */
export function chooseBought(w: DerivationBuilder, levels: readonly OptionSource[], origin: Origin): void {
  const [only, ...others] = levels;
  if (only && 'from' in only && others.length === 0) w.startFrom(only.from, only.words);
  else w.choose('best of', levels, 'highest', origin);
}

/** The bought level of a skill, and the defaults that are open to it; null for one that the ruleset does not know. */
export function trainingOf(
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  skill: ResolvedSkill,
): Training | null {
  const facet = resolveSkillFacet(context, skill);
  if (!facet) return null;
  const bonuses = bonusPoints(effects, { skill, facet });
  const granted = findRacePoints(rules.ladder, facet, skill) + bonuses.reduce((sum, { amount }) => sum + amount, 0);
  const isTrained = rules.ladder.relative(facet, pointsSpentOn(context, skill) + granted) !== null;
  return trainingWith(skill, context, rules, { facet, bonuses, granted, isTrained });
}

type Bought = Pick<Training, 'facet' | 'bonuses' | 'granted' | 'isTrained'>;

const trainingWith = memoizeLast(
  (
    _: ResolvedSkill,
    context: SheetContext,
    { ladder, skillsAsDefaults }: SkillRules,
    { facet, bonuses, isTrained }: Bought,
  ) => [
    ladder,
    skillsAsDefaults,
    context.race.facet,
    isTrained,
    ...(isTechnique(facet) ? skillsBehind(context, facet.defaults) : skillsNamedBy(context, facet.defaults)),
    ...bonuses,
  ],
  (skill, context, rules, bought): Training => {
    const { facet, isTrained } = bought;
    const usable =
      isTrained && !isTechnique(facet)
        ? facet.defaults.filter((skillDefault) => !isBelowTable(rules, facet, skillDefault))
        : facet.defaults;
    return { ...bought, skill, defaults: openDefaults(context, rules, skill.key, usable, isTechnique(facet)) };
  },
);

const noBonus: readonly ActiveEffect[] = [];

/** Points that effects add to those of a learned skill. */
function bonusPoints(effects: EffectIndex, affected: AffectedSkill & { readonly skill: ResolvedSkill }) {
  if (!effects.hasSelections('pointsIn') || !isBought(affected.skill)) return noBonus;
  const keys = selectedFor(effects, 'pointsIn', affected);
  return keys.flatMap((key) => (effects.get(key) ?? noBonus).filter(({ op, when }) => !op && !when));
}

/** A default from the skill's own attribute that is below every level that can be bought: no help to one who is trained. */
function isBelowTable({ ladder }: SkillRules, facet: SkillFacet, source: SkillDefault): boolean {
  if (!('attribute' in source) || source.attribute !== facet.attribute) return false;
  return source.penalty < 0 || ladder.price(facet, -source.penalty) === null;
}

/**
 * The part of the points spent that decides which formulas the skills have: whether they buy a level at all. The amount
 * is a number. If effects add points, possibly negative, any amount may decide.
 */
export const pointsThatDecide = (context: SheetContext, effects: EffectIndex, { ladder }: SkillRules) =>
  effects.hasSelections('pointsIn') ? [context.character.skills] : pointsWithoutLevel(context, ladder);

const pointsWithoutLevel = memoizeByKeys(
  (context: SheetContext, ladder: SkillRules['ladder']) => [
    context.skills,
    context.character.skills,
    context.race.facet,
    ladder,
  ],
  (context, ladder): readonly (string | number)[] =>
    context.skills.flatMap((skill) => {
      const facet = resolveSkillFacet(context, skill);
      const points = pointsSpentOn(context, skill);
      return facet && ladder.relative(facet, points) === null ? [skill.key, points] : [];
    }),
);

/** The stats that the defaults of a skill start from. */
export const findSources = (
  { skill, facet, defaults }: Training,
  findSourceLevel: (key: string, without: readonly string[]) => StatId,
): StatId[] =>
  defaults.map((source) =>
    findDefaultSource(source, ({ key }) =>
      isTechnique(facet) ? skillStat(key, 'level') : findSourceLevel(key, [skill.key]),
    ),
  );
