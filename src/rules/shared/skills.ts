import { containersAround } from '../../character/containers.ts';
import type { SkillRow } from '../../character/skill-rows.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { techLevelSource, withFurtherSkill } from '../resolve/resolve-rows.ts';
import { headingStat, skillStat, untrainedStat } from '../stat-ids.ts';
import { heldShield, skillsOfWeapons } from './attack-uses.ts';
import type { EffectIndex } from './effects.ts';
import { allWeapons } from './natural-weapons.ts';
import { findRaceLevel, findRacePoints, pointsSpentOn } from './rows.ts';
import {
  chooseDefault,
  defineDefaults,
  defineLearnedLevels,
  formatCountedPoints,
  improvedStat,
  isImprovable,
  type Training,
  writeImproved,
} from './skill-defaults.ts';
import { difficultyNames, isTechnique } from './skill-ladder.ts';
import {
  addLastingEffects,
  addLearnedEffects,
  addSkillEffects,
  chooseBought,
  defineBoundLevels,
  defineUntrained,
  effectListsOf,
  findSources,
  hasFightPenalties,
  pointsThatDecide,
  type SkillRules,
  trainingOf,
} from './training.ts';

/** Defines the points of all skills under each heading. Most characters have no headings. */
function defineSkillHeadings(worksheet: Worksheet, context: SheetContext, cite: Citation): void {
  const rows = context.character.skills;
  const headings = rows.filter(({ own }) => own?.holds);
  if (headings.length === 0) return;
  const byKey = new Map(headings.map((row) => [row.key, row]));
  for (const heading of headings) {
    const under = context.skills.filter(({ facet, row }) => facet && containersAround(byKey, row).includes(heading));
    const name = heading.own?.name || 'Unnamed';
    worksheet.section(headingStat(heading.key), [name, ...under.map(({ key }) => key)], () =>
      worksheet.define({
        id: headingStat(heading.key),
        name: `${name}, in all`,
        unit: 'points',
        cite,
        formula: (w) => {
          w.start(0, 'none yet');
          for (const { key } of under) w.addFrom(skillStat(key, 'points'), 1, undefined, { row: key });
        },
      }),
    );
  }
}

/**
 * The level and points of every skill on the character, and of the skills that its weapons need but that it lacks
 * (`untrained:…`, null if there is no default). A default counts from another skill's learned level, bought or improved
 * from its own default ({@link defineLearnedLevels}), never from a mere default.
 */
export function defineSkills(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
): void {
  const { race, character } = context;
  const gear = skillsOfGear(context);
  const decisive = pointsThatDecide(context, effects, rules);
  const { improveFromDefault, skillsAsDefaults } = rules;
  const ofRules = [improveFromDefault, skillsAsDefaults, race.facet, race.name, character.campaign, effects];
  const inputs = [context.skills, context.covered, ...ofRules, ...gear, null, ...decisive];
  worksheet.section('skills', inputs, () => defineEachSkill(worksheet, context, effects, rules, gear));
  definePointsSpent(worksheet, context, rules);
  defineSkillHeadings(worksheet, context, rules.cites.price);
  skillsDefinedWith.set(worksheet.definitions, { effects, rules });
}

/** The points of each skill, as the player chose them: the only formulas that another number of points changes. */
function definePointsSpent(worksheet: Worksheet, context: SheetContext, rules: SkillRules): void {
  worksheet.section('points spent', [context.skills, context.covered, context.character.skills], () => {
    for (const skill of [...context.skills, ...context.covered]) {
      if (skill.facet) definePointsOf(worksheet, skill, pointsSpentOn(context, skill), rules);
    }
  });
}

/** The points of one skill. */
function definePointsOf(worksheet: Worksheet, { key, name }: ResolvedSkill, points: number, rules: SkillRules) {
  worksheet.section(skillStat(key, 'points'), [name, points], () =>
    worksheet.define({
      id: skillStat(key, 'points'),
      name: `${name}, points`,
      unit: 'points',
      cite: rules.cites.price,
      formula: (w) => w.start(points, 'points spent', { row: key }),
    }),
  );
}

/** The inputs that the skills of worksheets were defined with, by the definitions. */
export const skillsDefinedWith = new WeakMap<object, { readonly effects: EffectIndex; readonly rules: SkillRules }>();

function defineEachSkill(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  gear: readonly string[],
): void {
  const skills = [...context.skills, ...context.covered];
  const trainings = skills.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  const findSourceLevel = defineLearnedLevels(worksheet, rules, trainings);
  const { race, character } = context;
  for (const training of trainings) {
    const { skill } = training;
    const from = findSources(training, findSourceLevel);
    const ofCharacter = [race.facet, race.name, character.campaign];
    const inputs = [training, rules.improveFromDefault, ...ofCharacter, ...from, ...effectListsOf(effects, training)];
    worksheet.section(skillStat(skill.key, 'level'), inputs, () =>
      defineSkill(worksheet, context, effects, rules, training, from),
    );
  }
  for (const id of gear) defineUntrained(worksheet, context, effects, rules, id, findSourceLevel);
}

/** The skills that the weapons can be used with, and those that a shield in hand blocks with. */
const skillsOfGear = memoizeByKeys(
  (context: SheetContext) => [allWeapons(context), context.catalog],
  (context): readonly string[] => {
    const skills = [...context.catalog.skills.values()];
    const blocks = heldShield(context) ? skills.filter(({ facet }) => facet.block).map(({ id }) => id) : [];
    return [...new Set([...blocks, ...skillsOfWeapons(allWeapons(context))])];
  },
);

/** Notes the tech level of a skill whose row names none, and its source. */
function noteTechLevel(w: DerivationBuilder, { character }: SheetContext, skill: ResolvedSkill): void {
  const source = techLevelSource(skill, character.campaign);
  if (source !== '') w.note(`tech level ${formatFraction(skill.techLevel ?? 0)}, from ${source}`);
}

/** Defines the level of a skill and its alternatives. `from` are the stats that its defaults start from. */
function defineSkill(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: SkillRules,
  training: Training,
  from: readonly StatId[],
): void {
  const { skill, facet, granted, bonuses, isTrained } = training;
  const { key, name } = skill;
  const trained = skillStat(key, 'trained');
  const technique = isTechnique(facet);
  const defaults = defineDefaults(worksheet, rules, key, training.defaults, from);
  const bestOf: Origin = { cite: rules.cites.defaults };
  const base = (w: DerivationBuilder): DerivationBuilder => {
    if (!technique) return w.startFrom(facet.attribute);
    const [first, ...furtherDefaults] = defaults;
    if (!first) return w.start(null, 'no skill to base it on', { cite: rules.cites.defaults });
    const options = defaults.map(({ id, words }) => ({ from: id, words }));
    return furtherDefaults.length === 0
      ? w.startFrom(first.id, first.words)
      : w.choose('best of', options, 'highest', bestOf);
  };
  const ofSkill = facet.atMostSkill ? defineBoundLevels(worksheet, rules, training, defaults, from) : [];
  const pointsSpent = skillStat(key, 'points');
  const buy = (w: DerivationBuilder): void => {
    const spent = w.choice(pointsSpent);
    const relative = rules.ladder.relative(facet, spent + granted);
    if (relative === null) w.start(null, 'untrained', { cite: facet.cite });
    else if (ofSkill.length > 0) {
      chooseBought(w, ofSkill, bestOf);
      addLearnedEffects(w, effects, training);
    } else if (bonuses.length > 0) buyWithBonuses(w, spent, relative);
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
  /** The level that the points buy, then with the points of each bonus in turn. */
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
      w.add(next - level, `${words}: +${formatCountedPoints(amount)}`, { cite, row });
      level = next;
    }
    if (facet.maximum !== undefined && most > facet.maximum) {
      w.add(facet.maximum - most, `at most ${formatSigned(facet.maximum)} over the default`, { cite: facet.cite });
    }
    addLearnedEffects(w, effects, training);
  };
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
  const ways = [
    { from: trained, words: 'trained' },
    ...improved.map((source, i) => ({ from: improvedStat(key, i), words: `improved from ${source.words}` })),
    ...defaults.map((source) => ({ from: source.id, words: source.words })),
  ];
  const covers = rules.defineCovers?.(worksheet, effects, training) ?? [];
  const writeLevel = (w: DerivationBuilder, underLoad: boolean, inFights = true): void => {
    if (technique && !isTrained) base(w);
    else if (covers.length > 0) {
      const byDefault = defaults.map(({ id, words }) => ({ from: id, words }));
      chooseBought(w, isTrained ? [...ways, ...covers] : [...covers, ...byDefault], bestOf);
    } else if (!isTrained) chooseDefault(w, defaults, rules);
    else if (defaults.length === 0 || technique) buy(w);
    else w.choose('best of', ways, 'highest', bestOf);
    if (w.value !== null) rules.bonus?.(w, facet, skill.techLevel);
    if (w.value !== null && skill.row.unfamiliar) rules.unfamiliar?.(w, skill);
    if (w.value !== null && underLoad) rules.load?.(w, { id: skill.id, name: skill.plainName, facet });
    if (inFights) addSkillEffects(w, effects, training);
    else addLastingEffects(w, effects, training);
  };
  worksheet.define({
    id: skillStat(key, 'level'),
    name,
    cite: facet.cite,
    formula: (w) => {
      writeLevel(w, true);
      noteTechLevel(w, context, skill);
      for (const note of facet.notes ?? []) w.note(note, { cite: facet.cite });
    },
  });
  // The bonus from a level on depends neither on the load nor on what is wrong with the body.
  const countsFromLevel = facet.effects?.some(({ fromLevel }) => fromLevel !== undefined);
  if ((countsFromLevel || facet.weapon) && hasFightPenalties(effects, training)) {
    worksheet.define({
      id: skillStat(key, 'forDamage'),
      name: `${name}, as learned`,
      cite: facet.cite,
      formula: (w) => writeLevel(w, false, false),
    });
  }
  if (rules.load && countsFromLevel) {
    worksheet.define({
      id: skillStat(key, 'withoutLoad'),
      name: `${name}, without load`,
      cite: facet.cite,
      formula: (w) => writeLevel(w, false),
    });
  }
}

/**
 * The numbers of a character as they would be with one more skill, as far as they decide its level; null if more than
 * the formulas of that skill would have to be defined (see {@link withFurtherSkill}).
 */
export function previewSkill(worksheet: Worksheet, before: SheetContext, row: SkillRow): Worksheet | null {
  const defined = skillsDefinedWith.get(worksheet.definitions);
  const further = defined && withFurtherSkill(before, row);
  if (!defined || !further) return null;
  const { effects, rules } = defined;
  const { context, key } = further;
  const previewed = new OverlaidWorksheet(worksheet);
  const learned = context.skills.find((skill) => skill.key === key);
  const training = learned && trainingOf(context, effects, rules, learned);
  if (!training) return null;
  const trainings = rules.improveFromDefault
    ? withSources(training, (skill) => trainingOf(context, effects, rules, skill))
    : [training];
  const findSourceLevel = defineLearnedLevels(previewed, rules, trainings);
  definePointsOf(previewed, training.skill, row.points, rules);
  defineSkill(previewed, context, effects, rules, training, findSources(training, findSourceLevel));
  return previewed;
}

/** A skill with those that it defaults to, directly or through others: only these affect its level. */
function withSources(first: Training, trainingFor: (skill: ResolvedSkill) => Training | null): Training[] {
  const found = new Map([[first.skill.key, first]]);
  for (const { defaults } of found.values()) {
    for (const source of defaults) {
      if (!('skill' in source) || found.has(source.skill.key)) continue;
      const training = trainingFor(source.skill);
      if (training) found.set(training.skill.key, training);
    }
  }
  return [...found.values()];
}

/** Defines the skills that gear needs on an overlay worksheet, if the sheet does not need them yet. */
export function previewUntrained(previewed: Worksheet, worksheet: Worksheet, context: SheetContext, id: string): void {
  const defined = skillsDefinedWith.get(worksheet.definitions);
  if (!defined || previewed.has(untrainedStat(id)) || context.skillsByName.has(id)) return;
  const { effects, rules } = defined;
  const learned = rules.improveFromDefault ? [...context.skills, ...context.covered] : [];
  const trainings = learned.flatMap((skill) => trainingOf(context, effects, rules, skill) ?? []);
  defineUntrained(previewed, context, effects, rules, id, defineLearnedLevels(previewed, rules, trainings));
}
