import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import type { StatId, Value } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill } from '../resolve/context.ts';
import { skillStat } from '../stat-ids.ts';
import { findSkillChains } from './default-chains.ts';
import type { ActiveEffect } from './effects.ts';
import { type DefaultRules, findDefaultSource, type OpenDefault, writeDefault } from './skill-defaults.ts';
import { difficultyNames, formatDefault, isTechnique, type SkillLadder } from './skill-ladder.ts';

/** What was bought of a skill, and what it can be improved from. */
export interface Training {
  readonly skill: ResolvedSkill;
  readonly facet: SkillFacet;
  /** Points of the race and what effects add; those of the player are a number of the worksheet. */
  readonly granted: number;
  /** What effects add to the points. */
  readonly bonuses: readonly ActiveEffect[];
  /** They buy a level. */
  readonly isTrained: boolean;
  readonly defaults: readonly OpenDefault[];
}

export interface ImprovementRules extends DefaultRules {
  readonly ladder: SkillLadder;
  /** Points of a default already reached count towards the price of a higher level. */
  readonly improveFromDefault: boolean;
  readonly cites: DefaultRules['cites'] & { readonly price: Citation; readonly improve: Citation };
}

/** The stat of the level that a skill reaches when improved from its default with this index. */
export const improvedStat = (key: string, index: number): StatId => `${skillStat(key, 'improved')}.${index}`;

/** Points on top of a default buy levels of it. */
export const isImprovable = ({ improveFromDefault }: ImprovementRules, { isTrained, facet }: Training): boolean =>
  improveFromDefault && isTrained && !isTechnique(facet);

export const formatCountedPoints = (points: number): string =>
  `${formatFraction(points)} ${points > 0 && points <= 1 ? 'point' : 'points'}`;

/**
 * Writes the level that the points buy on top of a default: what the default is worth counts towards the price. No
 * level where they add nothing to the default: then the skill is merely at it. `readDefault` writes the default.
 */
export function writeImproved(
  w: DerivationBuilder,
  rules: ImprovementRules,
  { skill, facet, granted, bonuses }: Training,
  readDefault: () => Value,
): void {
  const level = readDefault();
  const attribute = w.givenNumber(facet.attribute);
  const credit = typeof level === 'number' ? (rules.ladder.price(facet, level - attribute) ?? 0) : 0;
  w.fact('points the default is worth', credit, { cite: rules.cites.improve });
  for (const { words, amount, row, cite } of bonuses) w.fact(`points of ${words}`, amount, { cite, row });
  w.startFrom(facet.attribute);
  const inAll = w.choice(skillStat(skill.key, 'points')) + granted + credit;
  w.add(
    rules.ladder.relative(facet, inAll) ?? 0,
    `${difficultyNames[facet.difficulty]}, worth ${formatCountedPoints(inAll)}`,
    {
      cite: rules.cites.price,
      row: skill.key,
    },
  );
  if (typeof level === 'number' && typeof w.value === 'number' && w.value <= level) {
    w.start(null, 'too few points to improve it', { cite: rules.cites.improve });
  }
}

/**
 * Defines the level of a skill that others default to: what was bought, or improved from a default of its own.
 * `without` are the skills after it in the chain of defaults, which must not count in it ({@link findSkillChains}).
 * Returns a function that gives the stat; the stats that this needs are defined on the worksheet at its first call.
 */
export function defineLearnedLevels(worksheet: Worksheet, rules: ImprovementRules, trainings: readonly Training[]) {
  const improvable = new Map(
    trainings
      .filter((training) => training.defaults.length > 0 && isImprovable(rules, training))
      .map((training) => [training.skill.key, training]),
  );
  const names = new Map(trainings.map(({ skill }) => [skill.key, skill.name]));
  const chains = findSkillChains(
    new Map(
      [...improvable].map(([key, { defaults }]) => [
        key,
        new Set(
          defaults.flatMap((source) =>
            'skill' in source && improvable.has(source.skill.key) ? [source.skill.key] : [],
          ),
        ),
      ]),
    ),
  );
  const statById = new Map<string, StatId>();

  return function findSourceLevel(key: string, without: readonly string[]): StatId {
    const training = improvable.get(key);
    const leftOut = training ? chains.findLeftOut(key, without) : null;
    if (!training || !leftOut) return skillStat(key, 'trained');
    const id = JSON.stringify([key, ...leftOut]);
    const existing = statById.get(id);
    if (existing !== undefined) return existing;
    const open = training.defaults.filter((source) => !('skill' in source && leftOut.includes(source.skill.key)));
    if (open.length === 0) return skillStat(key, 'trained');
    const whole = leftOut.length === 0;
    const stat = whole ? skillStat(key, 'learned') : `${skillStat(key, 'learned')}.${statById.size}`;
    statById.set(id, stat);
    const optionStat = (i: number): StatId => (whole ? improvedStat(key, i) : `${stat}.${i}`);
    const describeSource = ({ name, penalty }: OpenDefault): string => `improved from ${formatDefault(name, penalty)}`;
    const { name } = training.skill;
    const missing = leftOut.map((omitted) => names.get(omitted) ?? omitted).join(' and ');
    worksheet.section(stat, [training, id, missing], () => {
      const improved = open.map((source, i) => ({ from: optionStat(i), words: describeSource(source) }));
      const options = [{ from: skillStat(key, 'trained'), words: 'trained' }, ...improved];
      worksheet.define({
        id: stat,
        name: whole ? `${name}, learned` : `${name}, learned (ignoring ${missing})`,
        cite: rules.cites.improve,
        formula: (w) => w.choose('best of', options, 'highest', { cite: rules.cites.improve }),
      });
    });
    if (whole) return stat;
    for (const [i, source] of open.entries()) {
      const from = findDefaultSource(source, (sourceSkill) => findSourceLevel(sourceSkill.key, [...leftOut, key]));
      worksheet.section(optionStat(i), [training, source, from], () =>
        worksheet.define({
          id: optionStat(i),
          name: `${name}, ${describeSource(source)}`,
          cite: rules.cites.improve,
          formula: (w) => writeImproved(w, rules, training, () => writeDefault(w, source, from, rules).value),
        }),
      );
    }
    return stat;
  };
}
