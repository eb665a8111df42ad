import type { Attribute } from '../../catalog/attribute.ts';
import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder, OptionSource } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { defaultStat } from '../stat-ids.ts';
import { isLearned } from './rows.ts';
import { attributeNames, formatDefault, isTechnique } from './skill-ladder.ts';

export interface DefaultRules {
  /** Whether other skills can be defaults; true if omitted. */
  readonly skillsAsDefaults?: boolean;
  /** An attribute above this counts as this when a default is based on it (Rule of 20). */
  readonly defaultCap?: number;
  readonly cites: { readonly defaults: Citation };
}

/** A default that is open to this character, before anything is computed. */
export type OpenDefault = {
  /** The name of what it defaults to: "DX", "Broadsword". */
  readonly name: string;
  /** Subtracted from that; usually above 0. */
  readonly penalty: number;
} & ({ readonly attribute: Attribute } | { readonly skill: ResolvedSkill });

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
      .map((skill) => ({ skill, name: skill.name, penalty }));
  });
}

/** True for a technique that may build on another one. */
const isOfTechnique = (context: SheetContext, { defaults }: SkillFacet): boolean =>
  skillsNamedBy(context, defaults).some((rows) => rows?.some(({ facet }) => facet && isTechnique(facet)));

/** True for a skill of the speciality that a default names, or for any if it names none. */
const isOfSpeciality = ({ row }: ResolvedSkill, speciality: string | undefined): boolean =>
  speciality === undefined || row.speciality.trim().toLowerCase() === speciality.toLowerCase();

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
  'attribute' in source ? source.attribute : findSourceLevel(source.skill);

/** Writes a default: the attribute (limited to a maximum) or skill it starts from, less the penalty. */
export function writeDefault(
  w: DerivationBuilder,
  source: OpenDefault,
  from: StatId,
  rules: DefaultRules,
): DerivationBuilder {
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
