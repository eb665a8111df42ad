import type { Difficulty, SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { DerivationBuilder, Origin } from '../../engine/derivation-builder.ts';
import { memoizeLast } from '../../engine/memoize.ts';
import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';
import { OverlaidWorksheet } from '../../engine/what-if-worksheet.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { techLevelSource } from '../resolve/own-tech-level.ts';
import { withFurtherSkill } from '../resolve/resolve-race.ts';
import { skillStat, untrainedStat } from '../stat-ids.ts';
import { heldShield } from './attack-uses.ts';
import type { ActiveEffect, EffectIndex } from './effects.ts';
import {
  defineLearnedLevels,
  formatCountedPoints,
  type ImprovementRules,
  improvedStat,
  isImprovable,
  type Training,
  writeImproved,
} from './improved-skills.ts';
import { findRaceLevel, findRacePoints, isLearned } from './race-skills.ts';
import { chooseDefault, defineDefaults, findDefaultSource, openDefaults, skillsNamedBy } from './skill-defaults.ts';
import { type AffectedSkill, addLearnedEffects, addSkillEffects, effectListsOf, selectedFor } from './skill-effects.ts';
import { difficultyNames, isTechnique } from './skill-names.ts';

export interface SkillRules extends ImprovementRules {
  /** Writes what a ruleset adds to a skill whenever it is used, trained or not. */
  bonus?(w: DerivationBuilder, facet: SkillFacet, techLevel: number | null): void;
  /** Writes what the load takes from a skill whenever it is used; `id` is its entry's, or its row's key. */
  load?(w: DerivationBuilder, skill: { readonly id: string; readonly name: string; readonly facet: SkillFacet }): void;
}

/**
 * The facet as this character has it: of the difficulty that the row chose where the entry leaves it open (a language),
 * and as the race has it, which can make a skill easier, and with that its use untrained.
 */
export function resolveSkillFacet(
  context: SheetContext,
  skill: Pick<ResolvedSkill, 'id' | 'facet'> & Partial<Pick<ResolvedSkill, 'row'>>,
): SkillFacet | null {
  const facet = skill.facet && withChosenDifficulty(skill.facet, skill.row?.difficulty ?? null);
  const changed = context.race.facet?.difficulties?.find((change) => change.skill === skill.id);
  if (!facet || !changed) return facet;
  const { difficulty, defaultPenalty } = changed;
  const defaults = facet.defaults.map((skillDefault) =>
    'attribute' in skillDefault ? { ...skillDefault, penalty: defaultPenalty ?? skillDefault.penalty } : skillDefault,
  );
  return { ...facet, difficulty, defaults };
}

const withChosenDifficulty = (facet: SkillFacet, chosen: Difficulty | null): SkillFacet =>
  chosen !== null && facet.difficulties?.includes(chosen) ? { ...facet, difficulty: chosen } : facet;

/**
 * The level and points of every skill on the character, and of the skills that its weapons want but that it lacks
 * (`untrained:…`, null where there is no default). A default counts from what another skill was learned at, bought or
 * improved from a default of its own ({@link defineLearnedLevels}), never from what it is merely at by default.
 */
export function defineSkills(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
): void {
  const { race, character } = context;
  const gear = [...skillsOfGear(context)];
  const inputs = [context.skills, race.facet, race.name, character.campaign, effects, ...gear];
  worksheet.section('skills', inputs, () => defineEachSkill(worksheet, context, effects, rules, gear));
  definedWith.set(worksheet.definitions, { effects, rules });
}

/** What the skills of worksheets were defined with, by the definitions. */
const definedWith = new WeakMap<object, { readonly effects: EffectIndex; readonly rules: SkillRules }>();

/**
 * The numbers of a character as they would be with one more skill, as far as they decide its level; null where more than
 * the formulas of that skill would have to be defined (see {@link withFurtherSkill}).
 */
export function supposeSkill(worksheet: Worksheet, before: SheetContext, row: SkillRow): Worksheet | null {
  const defined = definedWith.get(worksheet.definitions);
  const further = defined && withFurtherSkill(before, row);
  if (!defined || !further) return null;
  const { effects, rules } = defined;
  const { context, key } = further;
  const supposed = new OverlaidWorksheet(worksheet);
  const skills = rules.improveFromDefault ? context.skills : context.skills.filter((skill) => skill.key === key);
  const trainings = skills.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  const findSourceLevel = defineLearnedLevels(supposed, rules, trainings);
  const training = trainings.find(({ skill }) => skill.key === key);
  if (!training) return null;
  defineSkill(supposed, context, effects, rules, training, findSources(training, findSourceLevel));
  return supposed;
}

/** The stats that the defaults of a skill start from. */
const findSources = (
  { skill, facet, defaults }: Training,
  findSourceLevel: ReturnType<typeof defineLearnedLevels>,
): StatId[] =>
  defaults.map((source) =>
    findDefaultSource(source, ({ key }) =>
      isTechnique(facet) ? skillStat(key, 'level') : findSourceLevel(key, [skill.key]),
    ),
  );

function defineEachSkill(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  gear: readonly string[],
): void {
  const trainings = context.skills.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  const findSourceLevel = defineLearnedLevels(worksheet, rules, trainings);
  const { race, character } = context;
  for (const training of trainings) {
    const { skill } = training;
    const from = findSources(training, findSourceLevel);
    const inputs = [training, race.facet, race.name, character.campaign, ...from];
    worksheet.section(
      skillStat(skill.key, 'level'),
      [effects, ...inputs],
      () => defineSkill(worksheet, context, effects, rules, training, from),
      () => [...inputs, ...effectListsOf(effects, training)],
    );
  }
  for (const id of gear) defineUntrained(worksheet, context, effects, rules, id, findSourceLevel);
}

/** The level of a skill that gear wants and the character lacks. */
function defineUntrained(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  id: string,
  findSourceLevel: ReturnType<typeof defineLearnedLevels>,
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

/** Defines what gear wants of a skill over a worksheet, where that has no use for the skill yet. */
export function supposeUntrained(supposed: Worksheet, worksheet: Worksheet, context: SheetContext, id: string): void {
  const defined = definedWith.get(worksheet.definitions);
  if (!defined || supposed.has(untrainedStat(id)) || context.skillsByName.has(id)) return;
  const { effects, rules } = defined;
  const learned = rules.improveFromDefault ? context.skills : [];
  const trainings = learned.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  defineUntrained(supposed, context, effects, rules, id, defineLearnedLevels(supposed, rules, trainings));
}

/** What the weapons can be used with, and what a shield in hand blocks with. */
function skillsOfGear(context: SheetContext): ReadonlySet<string> {
  const ids = new Set<string>();
  if (heldShield(context)) for (const { id, facet } of context.catalog.skills.values()) if (facet.block) ids.add(id);
  for (const { facet } of context.items) {
    for (const attack of facet?.attacks ?? []) for (const skill of attack.skills) ids.add(skill);
  }
  return ids;
}

/** Notes the tech level of a skill whose row names none, and its source. */
function noteTechLevel(w: DerivationBuilder, { character }: SheetContext, skill: ResolvedSkill): void {
  const source = techLevelSource(skill, character.campaign);
  if (source !== '') w.note(`tech level ${formatFraction(skill.techLevel ?? 0)}, from ${source}`);
}

/** What was bought of a skill, and the defaults that are open to it; null for one that the ruleset does not know. */
function trainingOf(
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  skill: ResolvedSkill,
): Training | null {
  const facet = resolveSkillFacet(context, skill);
  if (!facet) return null;
  return trainingWith(skill, context, rules, facet, bonusPoints(effects, { skill, facet }));
}

const trainingWith = memoizeLast(
  (
    _: ResolvedSkill,
    context: SheetContext,
    { ladder, skillsAsDefaults }: SkillRules,
    facet: SkillFacet,
    bonuses: readonly ActiveEffect[],
  ) => [ladder, skillsAsDefaults, context.race.facet, ...skillsNamedBy(context, facet.defaults), ...bonuses],
  (skill, context, rules, facet, bonuses): Training => {
    const granted = findRacePoints(rules.ladder, facet, skill) + bonuses.reduce((sum, { amount }) => sum + amount, 0);
    const isTrained = rules.ladder.relative(facet, skill.row.points + granted) !== null;
    const usable =
      isTrained && !isTechnique(facet)
        ? facet.defaults.filter((skillDefault) => !isBelowTable(rules, facet, skillDefault))
        : facet.defaults;
    return { skill, facet, granted, bonuses, isTrained, defaults: openDefaults(context, rules, skill.key, usable) };
  },
);

const noBonus: readonly ActiveEffect[] = [];

/** Points that effects add to those of a skill that was learned. */
function bonusPoints(effects: EffectIndex, affected: AffectedSkill & { readonly skill: ResolvedSkill }) {
  if (!effects.hasSelections('pointsIn') || !isLearned(affected.skill)) return noBonus;
  const keys = selectedFor(effects, 'pointsIn', affected);
  return keys.flatMap((key) => (effects.get(key) ?? noBonus).filter(({ op, when }) => !op && !when));
}

/** A default from the skill's own attribute that is below every level that can be bought: no help to one who is trained. */
function isBelowTable({ ladder }: SkillRules, facet: SkillFacet, source: SkillDefault): boolean {
  if (!('attribute' in source) || source.attribute !== facet.attribute) return false;
  return source.penalty < 0 || ladder.price(facet, -source.penalty) === null;
}

function defineSkill(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  training: Training,
  from: readonly StatId[],
): void {
  const { skill, facet, granted, bonuses, isTrained } = training;
  const { key, name, row } = skill;
  const trained = skillStat(key, 'trained');
  const technique = isTechnique(facet);
  const defaults = defineDefaults(worksheet, rules, key, training.defaults, from);
  const bestOf: Origin = { cite: rules.cites.defaults };
  const base = (w: DerivationBuilder): DerivationBuilder => {
    if (!technique) return w.startFrom(facet.attribute);
    const [first, ...furtherDefaults] = defaults;
    if (!first) return w.start(null, 'no skill that it builds on', { cite: rules.cites.defaults });
    const options = defaults.map(({ id, words }) => ({ from: id, words }));
    return furtherDefaults.length === 0
      ? w.startFrom(first.id, first.words)
      : w.choose('the best of', options, 'highest', bestOf);
  };
  const pointsSpent = skillStat(key, 'points');
  const buy = (w: DerivationBuilder): void => {
    const spent = w.choice(pointsSpent);
    const relative = rules.ladder.relative(facet, spent + granted);
    if (relative === null) w.start(null, 'not trained', { cite: facet.cite });
    else if (bonuses.length > 0) buyWithBonuses(w, spent, relative);
    else {
      const grade = `${difficultyNames[facet.difficulty]}, ${formatCountedPoints(spent)}`;
      base(w);
      const ofRace = skill.raceRelative === null ? null : findRaceLevel(rules.ladder, facet, skill.raceRelative);
      if (ofRace === null) w.add(relative, grade, { cite: rules.cites.price, row: key });
      else {
        const raceGrade = `${difficultyNames[facet.difficulty]}, ${formatCountedPoints(granted)}`;
        w.add(ofRace, `${context.race.name}: ${raceGrade}`, { cite: context.race.facet?.cite });
        if (spent !== 0) {
          w.add(relative - ofRace, `${formatCountedPoints(spent)} more`, { cite: rules.cites.price, row: key });
        }
      }
      if (facet.maximum !== undefined && relative > facet.maximum) {
        w.add(facet.maximum - relative, `at most ${formatSigned(facet.maximum)} over the default`, {
          cite: facet.cite,
        });
      }
      addLearnedEffects(w, effects, training);
    }
  };
  /** As much as the points buy, then with those of each bonus in turn. */
  const buyWithBonuses = (w: DerivationBuilder, spent: number, most: number): void => {
    base(w);
    const own = spent + findRacePoints(rules.ladder, facet, skill);
    let points = own;
    let level = rules.ladder.relative(facet, own) ?? rules.ladder.lowest(facet).relative;
    w.add(level, `${difficultyNames[facet.difficulty]}, ${formatCountedPoints(own)}`, {
      cite: rules.cites.price,
      row: key,
    });
    for (const { words, amount, row, cite } of bonuses) {
      points += amount;
      const next = rules.ladder.relative(facet, points) ?? level;
      w.add(next - level, `${words}: ${formatCountedPoints(amount)} more`, { cite, row });
      level = next;
    }
    if (facet.maximum !== undefined && most > facet.maximum) {
      w.add(facet.maximum - most, `at most ${formatSigned(facet.maximum)} over the default`, { cite: facet.cite });
    }
    addLearnedEffects(w, effects, training);
  };
  worksheet.define({
    id: pointsSpent,
    name: `${name}, points`,
    unit: 'points',
    cite: rules.cites.price,
    formula: (w) => w.start(row.points, 'points spent', { row: key }),
  });
  worksheet.define({ id: trained, name: `${name}, trained`, cite: facet.cite, formula: buy });

  const improved = isImprovable(rules, training) ? defaults : [];
  for (const [i, source] of improved.entries()) {
    worksheet.define({
      id: improvedStat(key, i),
      name: `${name}, improved from ${source.words}`,
      cite: rules.cites.improve,
      formula: (w) =>
        writeImproved(w, rules, training, () => w.given(source.id, source.words, { cite: rules.cites.defaults })),
    });
  }
  worksheet.define({
    id: skillStat(key, 'level'),
    name,
    cite: facet.cite,
    formula: (w) => {
      if (technique && !isTrained) base(w);
      else if (!isTrained) chooseDefault(w, defaults, rules);
      else if (defaults.length === 0 || technique) buy(w);
      else
        w.choose(
          'the best of',
          [
            { from: trained, words: 'trained' },
            ...improved.map((source, i) => ({ from: improvedStat(key, i), words: `improved from ${source.words}` })),
            ...defaults.map((source) => ({ from: source.id, words: source.words })),
          ],
          'highest',
          bestOf,
        );
      if (w.value !== null) rules.bonus?.(w, facet, skill.techLevel);
      if (w.value !== null) rules.load?.(w, { id: skill.id, name: skill.plainName, facet });
      addSkillEffects(w, effects, training);
      noteTechLevel(w, context, skill);
      for (const note of facet.notes ?? []) w.note(note, { cite: facet.cite });
    },
  });
}
