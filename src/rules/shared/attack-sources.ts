import type { Attack } from '../../catalog/item-entry.ts';
import type { OptionSource } from '../../engine/builder.ts';
import type { StatId, Step } from '../../engine/step.ts';
import type { SheetContext } from '../resolve/context.ts';
import { defaultStat, skillStat, untrainedStat } from '../stat-ids.ts';
import type { AttackRules } from './attack-rules.ts';
import { type AttackUse, skillsOfAttack } from './attack-uses.ts';
import { isLearned } from './race-skills.ts';
import { attributeNames, formatDefault } from './skill-names.ts';

/** Something that a weapon can be used with: a skill of the character, one that it lacks, or an attribute. */
interface AttackSource {
  /** The stat that the attack can be rolled against: after the penalty, where there is one. */
  readonly stat: StatId;
  readonly words?: string;
  /** The id of the skill; absent for an attribute. */
  readonly skill?: string;
  /** Where there is a penalty: the stat that it is taken from, and its name. */
  readonly lowered?: { readonly from: StatId; readonly name: string; readonly penalty: number };
}

/** Keeps the defaults of a line apart from those of a skill whose row has the same key. */
const lineOwner = (id: string): string => `line:${id}`;

/** The stat that an attack at a plain attribute rolls against. */
const attributeOf = ({ dx }: Pick<AttackRules, 'dx'>, { ranged }: Attack, attribute: string): string =>
  attribute === 'dx' && dx ? (ranged ? dx.ranged : dx.melee) : attribute;

/** All that a weapon can be used with: its skills in their order, then what is less a penalty. */
export function listAttackSources(
  context: SheetContext,
  rules: Pick<AttackRules, 'dx'>,
  { id, attack }: AttackUse,
): AttackSource[] {
  const sources = attack.skills.flatMap((skill) => sourcesOfSkill(context, rules, attack, skill));
  let index = 0;
  for (const each of attack.defaults ?? []) {
    const found: readonly AttackSource[] =
      'attribute' in each
        ? [{ stat: attributeOf(rules, attack, each.attribute), words: attributeNames[each.attribute] }]
        : sourcesOfSkill(context, rules, attack, each.skill);
    for (const { stat, words, skill } of found) {
      const name = words ?? stat;
      sources.push({
        stat: defaultStat(lineOwner(id), index),
        words: formatDefault(name, each.penalty),
        ...(skill === undefined ? {} : { skill }),
        lowered: { from: stat, name, penalty: each.penalty },
      });
      index += 1;
    }
  }
  return sources;
}

function sourcesOfSkill(
  { skillsByName, catalog }: SheetContext,
  rules: Pick<AttackRules, 'dx'>,
  attack: Attack,
  skill: string,
): AttackSource[] {
  const rows = skillsByName.get(skill) ?? [];
  const learned = attack.trainedOnly ? rows.filter(isLearned) : rows;
  if (rows.length > 0) return learned.map(({ key, name }) => ({ stat: skillStat(key, 'level'), words: name, skill }));
  if (attack.trainedOnly) return [];
  const entry = catalog.skills.get(skill);
  if (entry) return [{ stat: untrainedStat(skill), words: `${entry.name}, untrained`, skill }];
  if (!isAttribute(skill)) return [];
  const words = skill === 'dx' ? { words: attributeNames.dx } : {};
  return [{ stat: attributeOf(rules, attack, skill), ...words }];
}

const isAttribute = (name: string): name is keyof typeof attributeNames => Object.hasOwn(attributeNames, name);

/** The sources as options to choose the best from. */
export const optionsOf = (sources: readonly AttackSource[]): OptionSource[] =>
  sources.map(({ stat, words }) => (words === undefined ? { from: stat } : { from: stat, words }));

/**
 * The ids of the skills that an attack is used with: of several, that of the best choice, by the steps of the attack's skill.
 * Where an attribute is as good, the skill is used; where it is better, none.
 */
export function findUsedSkills(context: SheetContext, use: AttackUse, steps: () => readonly Step[]): readonly string[] {
  const best = listBestSources(context, use, steps);
  if (best === null) return skillsOfAttack(use.attack);
  const used = best.find(({ skill }) => skill !== undefined);
  return used?.skill === undefined ? [] : [used.skill];
}

/** The sources that are as good as any other, by the steps of the attack's skill; null where there is no choice. */
export function listBestSources(
  context: SheetContext,
  use: AttackUse,
  steps: () => readonly Step[],
): readonly AttackSource[] | null {
  const { skills, defaults = [] } = use.attack;
  if (skills.length + defaults.length < 2) return null;
  const choice = steps().find(({ op }) => op === 'choose');
  if (choice?.op !== 'choose') return null;
  const levels = choice.options.map(({ value }) => (typeof value === 'number' ? value : Number.NEGATIVE_INFINITY));
  const highest = Math.max(...levels);
  const chosen = new Set(choice.options.filter((_, i) => levels[i] === highest).map(({ from }) => from));
  return listAttackSources(context, {}, use).filter(({ stat }) => chosen.has(stat));
}
