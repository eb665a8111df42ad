import type { Prerequisite } from '../../catalog/prerequisite.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { isRaceRow, skillChapter } from '../shared/rows.ts';
import { attributeNames } from '../shared/skill-ladder.ts';
import { describePrerequisite } from './prerequisite-words.ts';
import { findAllUnmet, type Unmet } from './unmet.ts';

/** The facts that prerequisites are checked against, apart from numbers. */
const prerequisiteInputs = ({ traits, skills, items, race, character }: SheetContext): readonly unknown[] => {
  return [traits, skills, items, race, character.campaign];
};

const traitsWithPrerequisites = memoizeFilter<ResolvedTrait>(({ facet }) => facet?.prerequisites?.length);
const itemsWithPrerequisites = memoizeFilter<ResolvedItem>(({ facet }) => facet?.prerequisites?.length);
const skillsWithPrerequisites = memoizeFilter<ResolvedSkill>((skill) => prerequisitesOfSkill(skill).length > 0);

/** The requirements of a skill, and of its speciality. */
const prerequisitesOfSkill = ({ facet, row }: ResolvedSkill): readonly Prerequisite[] => [
  ...(facet?.prerequisites ?? []),
  ...(ownValue(facet?.speciality?.prerequisites ?? {}, row.speciality) ?? []),
];

/** Returns the findings on traits, then on skills and spells, then on items. */
export const prerequisiteFindings = (worksheet: Worksheet, context: SheetContext): Finding[] => [
  ...traitPrerequisiteFindings(worksheet, context),
  ...skillPrerequisiteFindings(worksheet, context),
  ...itemPrerequisiteFindings(worksheet, context),
];

/**
 * Reports traits whose prerequisites the character does not meet; two traits that exclude each other are one finding.
 */
export const traitPrerequisiteFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  prerequisiteInputs,
  (worksheet, context): readonly Finding[] => {
    const pairs = new Set<string>();
    return traitsWithPrerequisites(context.traits).flatMap((trait) => {
      const missing = findAllUnmet(trait.facet?.prerequisites ?? [], { worksheet, context, key: trait.key });
      return missing.flatMap((part) => {
        const pair = part.excluded && [trait.key, part.excluded.key].sort().join(' ');
        if (pair && pairs.has(pair)) return [];
        if (pair) pairs.add(pair);
        const place = { chapter: 'traits', row: trait.key };
        return [finding(traitFact(context, trait, part), 'rule', place, trait.facet?.cite)];
      });
    });
  },
);

function traitFact(context: SheetContext, trait: ResolvedTrait, part: Unmet): Finding['fact'] {
  const { prerequisite, actual, excluded } = part;
  if (excluded) return { code: 'traits-exclude', name: trait.plainName, excludedTrait: excluded.name };
  if ('attribute' in prerequisite && typeof actual === 'number') {
    const { attribute, atLeast, atMost } = prerequisite;
    const of = {
      code: 'trait-attribute',
      name: trait.name,
      attribute: attributeNames[attribute],
      score: actual,
    } as const;
    if (atMost !== undefined && actual > atMost) return { ...of, bound: atMost, most: true };
    if (atLeast !== undefined && prerequisite.atStart) return { ...of, bound: atLeast, most: false };
  }
  return { code: 'trait-needs', name: trait.plainName, needed: describePrerequisite(context.catalog, prerequisite) };
}

/**
 * Reports items whose prerequisites the character does not meet, one finding per item. Items left at home require
 * nothing.
 */
const itemPrerequisiteFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  prerequisiteInputs,
  (worksheet, context): readonly Finding[] =>
    itemsWithPrerequisites(context.items).flatMap(({ key, name, facet, row, hasAny }) => {
      if (!facet?.prerequisites || !hasAny || row.place === 'home') return [];
      const missing = findAllUnmet(facet.prerequisites, { worksheet, context, key });
      if (missing.length === 0) return [];
      const needed = missing.map(({ prerequisite }) => describePrerequisite(context.catalog, prerequisite)).join(', ');
      return [finding({ code: 'item-needs', name, needed }, 'rule', { chapter: 'equipment', row: key }, facet.cite)];
    }),
);

/** Reports skills and spells whose prerequisites the character does not meet, one finding for each. */
export const skillPrerequisiteFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  prerequisiteInputs,
  (worksheet, context): readonly Finding[] => {
    return skillsWithPrerequisites(context.skills).flatMap((skill) => {
      const { key, name, facet } = skill;
      if (!facet || isRaceRow({ key })) return [];
      const missing = findAllUnmet(prerequisitesOfSkill(skill), { worksheet, context, key });
      if (missing.length === 0) return [];
      const needed = missing.map(({ prerequisite }) => describePrerequisite(context.catalog, prerequisite)).join(', ');
      const fact = { code: facet.spell ? 'spell-needs' : 'skill-needs', name, needed } as const;
      return [finding(fact, 'rule', { chapter: skillChapter(facet), row: key }, facet.cite)];
    });
  },
);
