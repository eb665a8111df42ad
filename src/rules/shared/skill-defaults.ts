import type { Attribute } from '../../catalog/entry.ts';
import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder, OptionSource } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import type { StatId, Value } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { coverStat, defaultStat, skillStat } from '../stat-ids.ts';
import type { ActiveEffect } from './effects.ts';
import { isBought, isLearned } from './rows.ts';
import { attributeNames, difficultyNames, formatDefault, isTechnique, type SkillLadder } from './skill-ladder.ts';

interface DefaultRules {
  /** Whether other skills can be defaults; true if omitted. */
  readonly skillsAsDefaults?: boolean;
  /** An attribute above this counts as this when a default is based on it (Rule of 20). */
  readonly defaultCap?: number;
  readonly cites: { readonly defaults: Citation };
}

/** A default that is open to this character, before anything is computed. */
type OpenDefault = {
  /** The name of what it defaults to: "DX", "Broadsword". */
  readonly name: string;
  /** Subtracted from that; usually above 0. */
  readonly penalty: number;
} & (
  | { readonly attribute: Attribute }
  | {
      readonly skill: ResolvedSkill;
      /** The index of the wildcard skill that gives it the level, if it is that level. */
      readonly cover?: number;
    }
);

/** A default on the worksheet: the stat that has it, and its words ("DX−5"). */
export type DefinedDefault = OpenDefault & { readonly id: StatId; readonly words: string };

/**
 * The defaults that are open to `owner`: attributes, and other learned skills. A skill does not default to a technique;
 * a technique may, if that one is based on a skill.
 */
export function openDefaults(
  context: SheetContext,
  rules: DefaultRules,
  owner: string,
  sources: readonly SkillDefault[],
  forTechnique = false,
): OpenDefault[] {
  return sources.flatMap((source): OpenDefault[] => {
    const { penalty } = source;
    if ('attribute' in source) {
      return [{ attribute: source.attribute, name: attributeNames[source.attribute], penalty }];
    }
    if (rules.skillsAsDefaults === false) return [];
    return (context.skillsByName.get(source.skill) ?? [])
      .filter((skill) => skill.key !== owner && isLearned(skill) && isOfSpeciality(skill, source.speciality))
      .filter(({ facet }) => facet && (!isTechnique(facet) || (forTechnique && !isOfTechnique(context, facet))))
      .flatMap((skill): OpenDefault[] => {
        if (forTechnique) return [{ skill, name: nameWithCover(skill), penalty }];
        const byCover = (skill.coveredBy ?? []).map((wildcard, cover) => ({
          skill,
          cover,
          name: `${skill.name} (${wildcard.name})`,
          penalty,
        }));
        return isBought(skill) ? [{ skill, name: skill.name, penalty }, ...byCover] : byCover;
      });
  });
}

/** True for a technique that may build on another one. */
const isOfTechnique = (context: SheetContext, { defaults }: SkillFacet): boolean =>
  skillsNamedBy(context, defaults).some((rows) => rows?.some(({ facet }) => facet && isTechnique(facet)));

/** The name of a skill, with the wildcard skill that the character has it by: "Broadsword, covered by Sword!". */
export function nameWithCover(skill: ResolvedSkill): string {
  const { name, coveredBy = [] } = skill;
  return coveredBy.length === 0 || isBought(skill) ? name : `${name}, ${describeCover(coveredBy)}`;
}

export const describeCover = (coveredBy: readonly ResolvedSkill[]): string =>
  `covered by ${coveredBy.map((wildcard) => wildcard.name).join(' and ')}`;

/** True for a skill of the speciality that a default names, or for any if it names none. */
function isOfSpeciality(skill: ResolvedSkill, speciality: string | undefined): boolean {
  const own = skill.row.speciality.trim().toLowerCase();
  if (speciality === undefined || own === speciality.toLowerCase()) return true;
  // A wildcard skill covers all specialities unless it names one.
  return own === '' && skill.coveredBy !== undefined && !isBought(skill);
}

/**
 * Puts each open default on the worksheet: an attribute or another skill, less the penalty. `from` are the stats that they
 * start from, in the same order.
 */
export function defineDefaults(
  worksheet: Worksheet,
  rules: DefaultRules,
  owner: string,
  open: readonly OpenDefault[],
  from: readonly StatId[],
): DefinedDefault[] {
  return open.map((source, i) => {
    const id = defaultStat(owner, i);
    const words = formatDefault(source.name, source.penalty);
    const start = from[i] ?? '';
    worksheet.define({
      id,
      name: words,
      cite: rules.cites.defaults,
      formula: (w) => writeDefault(w, source, start, rules),
    });
    return { ...source, id, words };
  });
}

/**
 * The part of the character that {@link openDefaults} reads: the skills that the sources name. The same lists have the
 * same open defaults.
 */
export const skillsNamedBy = (context: SheetContext, sources: readonly SkillDefault[]) =>
  sources.map((source) => ('attribute' in source ? undefined : context.skillsByName.get(source.skill)));

/** The same for a technique, which also reads the sources of the skills that it names. */
export const skillsBehind = (context: SheetContext, sources: readonly SkillDefault[]) =>
  skillsNamedBy(context, sources).flatMap((rows) => [
    rows,
    ...(rows ?? []).flatMap(({ facet }) => skillsNamedBy(context, facet?.defaults ?? [])),
  ]);

/** The stat that a default starts from. */
export const findDefaultSource = (source: OpenDefault, findSourceLevel: (skill: ResolvedSkill) => StatId): StatId =>
  'attribute' in source
    ? source.attribute
    : source.cover === undefined
      ? findSourceLevel(source.skill)
      : coverStat(source.skill.key, source.cover);

/** Writes a default: the attribute (limited to a maximum) or skill it starts from, less the penalty. */
function writeDefault(w: DerivationBuilder, source: OpenDefault, from: StatId, rules: DefaultRules): DerivationBuilder {
  const cite = rules.cites.defaults;
  w.startFrom(from, source.name);
  if ('attribute' in source && rules.defaultCap !== undefined)
    w.atMost(rules.defaultCap, 'Rule of 20: maximum', { cite });
  return w.add(0 - source.penalty, 'default', { cite });
}

/** Chooses the best of the defaults, or null. */
export function chooseDefault(w: DerivationBuilder, defaults: readonly DefinedDefault[], rules: DefaultRules): void {
  const options: OptionSource[] = defaults.map(({ id, words }) => ({ from: id, words }));
  if (options.length === 0) w.start(null, 'no default: cannot be used untrained', { cite: rules.cites.defaults });
  else w.choose('best default of', options, 'highest', { cite: rules.cites.defaults });
}

/** The bought level of a skill, and the defaults it can be improved from. */
export interface Training {
  readonly skill: ResolvedSkill;
  readonly facet: SkillFacet;
  /** Points from the race and from effects; the player's are a number of the worksheet. */
  readonly granted: number;
  /** The points added by effects. */
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
 * Writes the level that the points buy on top of a default: the value of the default counts towards the price. No level
 * if they add nothing to the default: then the skill is merely at it. `readDefault` writes the default.
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
 * Defines the level of a skill that others default to: bought, or improved from its own default. `without` are the
 * skills after it in the chain of defaults, which must not count in it ({@link findSkillChains}). Returns a function
 * that gives the stat; the first call defines the stats that it needs on the worksheet.
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

/**
 * Chains of defaults: a skill that is improved from another, which is itself improved from a third. The next skill
 * counts from the level without the skills after it in the chain, so that no skill's points count for itself: if skills
 * default to each other, each takes the best chain in which no skill comes twice. The order of the rows makes no
 * difference, and more points never lower a level. Two skills that were each improved from the other reach the level
 * that their points together could buy, one of them first and the other from it.
 */

/** The skills that can be improved, and for each the ones among them that it defaults to. */
export type DefaultGraph = ReadonlyMap<string, ReadonlySet<string>>;

export interface DefaultChains {
  /**
   * The skills that must be left out when `skill` is computed for a chain that continues with `without`: those that it
   * could be improved from, sorted. Null if only its bought level counts.
   */
  findLeftOut(skill: string, without: readonly string[]): readonly string[] | null;
}

/** The maximum number of level variants computed for the skills of one cycle; beyond this only bought levels count. */
const maxVariants = 400;
/** The maximum number of skills in a cycle whose variants are computed. */
const maxInCycle = 16;
/** The most skills in a chain; the next one starts again from the bought level. No book comes near it. */
const longestChain = 24;

/** Works out once how the skills of a character build on each other. */
export function findSkillChains(graph: DefaultGraph): DefaultChains {
  const cycleOf = new Map<string, Cycle>();
  for (const keys of rings(graph)) {
    const ring: Cycle = { keys, bought: false, length: 0, sources: undefined };
    for (const key of keys) cycleOf.set(key, ring);
    ring.length = keys.length + longestBefore(graph, ring, cycleOf);
    ring.bought = ring.length > longestChain;
    if (ring.bought) ring.length = 0;
  }
  return {
    findLeftOut: (skill, without) => {
      const ring = cycleOf.get(skill);
      if (!ring || ring.bought) return null;
      const inCycle = without.filter((key) => cycleOf.get(key) === ring);
      if (inCycle.length === 0) return [];
      ring.sources ??= sourcesWithin(graph, ring.keys);
      return ring.sources && listLeftOut(ring.sources, skill, inCycle);
    },
  };
}

/** Skills that all default to each other, directly or indirectly; most often a single one. */
interface Cycle {
  readonly keys: readonly string[];
  /** Others default only to the bought levels of its skills. */
  bought: boolean;
  /** Skills in the longest chain that ends here. */
  length: number;
  /** The defaults among them, computed on first use; null if there are too many chains. */
  sources: CycleSources | null | undefined;
}

/**
 * The skills of a cycle in order of their keys, and the defaults among them: a set of skills is a number with one bit
 * per skill.
 */
interface CycleSources {
  readonly keys: readonly string[];
  readonly bits: ReadonlyMap<string, number>;
  /** By the bit of a skill. */
  readonly defaultsTo: ReadonlyMap<number, number>;
}

const none: ReadonlySet<string> = new Set();
const sourcesOf = (graph: DefaultGraph, skill: string): ReadonlySet<string> => graph.get(skill) ?? none;

function longestBefore(graph: DefaultGraph, ring: Cycle, cycleOf: ReadonlyMap<string, Cycle>): number {
  let longest = 0;
  for (const key of ring.keys) {
    for (const source of sourcesOf(graph, key)) {
      const before = cycleOf.get(source);
      if (before && before !== ring) longest = Math.max(longest, before.length);
    }
  }
  return longest;
}

/** The defaults among the skills of a cycle; null if computing every chain would take too many levels. */
function sourcesWithin(graph: DefaultGraph, members: readonly string[]): CycleSources | null {
  if (members.length > maxInCycle) return null;
  const keys = [...members].sort();
  const bits = new Map(keys.map((key, i) => [key, 1 << i]));
  const ring: CycleSources = {
    keys,
    bits,
    defaultsTo: new Map(
      keys.map((key, i) => {
        let sources = 0;
        for (const source of sourcesOf(graph, key)) sources |= bits.get(source) ?? 0;
        return [1 << i, sources];
      }),
    ),
  };
  return hasTooManyVariants(ring) ? null : ring;
}

/** Those of `without` that `skill` can be improved from, through skills that are not left out themselves. */
function leftOut({ defaultsTo }: CycleSources, skill: number, without: number): number {
  let seen = skill;
  let reached = 0;
  for (let next = skill; next !== 0; ) {
    const bit = next & -next;
    const sources = defaultsTo.get(bit) ?? 0;
    reached |= sources & without;
    const further = sources & ~without & ~seen;
    seen |= further;
    next = (next & ~bit) | further;
  }
  return reached;
}

/** The same with keys, in their order. */
function listLeftOut(ring: CycleSources, skill: string, without: readonly string[]): string[] {
  const { keys, bits } = ring;
  const out = leftOut(
    ring,
    bits.get(skill) ?? 0,
    without.reduce((set, key) => set | (bits.get(key) ?? 0), 0),
  );
  return keys.filter((_, i) => out & (1 << i));
}

/**
 * The answers for cycles that were counted before, by the defaults of each skill. A picker asks about many skills, each
 * of which makes a cycle with the same others.
 */
const counted = new Map<string, boolean>();
const maxCounted = 1000;

function hasTooManyVariants(ring: CycleSources): boolean {
  const shape = [...ring.defaultsTo.values()].join();
  const known = counted.get(shape);
  if (known !== undefined) return known;
  if (counted.size >= maxCounted) counted.clear();
  const isTooMany = countVariants(ring) > maxVariants;
  counted.set(shape, isTooMany);
  return isTooMany;
}

/** How many levels the skills of a cycle have; if there are more than enough, not all are counted. */
function countVariants(ring: CycleSources): number {
  const seen = new Set<number>();
  const waiting: { skill: number; without: number }[] = [];
  const put = (skill: number, before: number): void => {
    const without = leftOut(ring, skill, before);
    const variant = skill * 2 ** maxInCycle + without;
    if (seen.has(variant)) return;
    seen.add(variant);
    waiting.push({ skill, without });
  };
  for (const skill of ring.bits.values()) put(skill, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.size > maxVariants) break;
    const { skill, without } = next;
    for (let rest = (ring.defaultsTo.get(skill) ?? 0) & ~without; rest !== 0; rest &= rest - 1) {
      put(rest & -rest, without | skill);
    }
  }
  return seen.size;
}

/** The cycles of a graph (its strongly connected components, by Kosaraju), each after those that it depends on. */
function rings(graph: DefaultGraph): string[][] {
  const users = new Map<string, string[]>();
  for (const [skill, sources] of graph) {
    for (const source of sources) {
      const existing = users.get(source);
      if (existing) existing.push(skill);
      else users.set(source, [skill]);
    }
  }
  const fromUsers = walk(graph.keys(), (skill) => users.get(skill) ?? []).flat();
  return walk(fromUsers.reverse(), (skill) => sourcesOf(graph, skill));
}

/**
 * The skills that can be reached from each start and were not before, in the order in which the walk leaves them. Without
 * recursion: a chain may be long.
 */
function walk(starts: Iterable<string>, next: (skill: string) => Iterable<string>): string[][] {
  const seen = new Set<string>();
  const trees: string[][] = [];
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const tree: string[] = [];
    const open = [{ skill: start, rest: next(start)[Symbol.iterator]() }];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const { done, value } = top.rest.next();
      if (done) {
        tree.push(top.skill);
        open.pop();
      } else if (!seen.has(value)) {
        seen.add(value);
        open.push({ skill: value, rest: next(value)[Symbol.iterator]() });
      }
    }
    trees.push(tree);
  }
  return trees;
}
