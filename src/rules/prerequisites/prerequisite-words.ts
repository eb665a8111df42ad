import type { Catalog } from '../../catalog/catalog.ts';
import type { Bounds, Prerequisite, PrerequisiteLeaf, TraitPrerequisite } from '../../catalog/prerequisite.ts';
import { formatNumber } from '../../engine/format.ts';
import { attributeNames } from '../shared/skill-names.ts';
import { describeNamed } from './named-words.ts';

/** Returns a prerequisite in words: "Ignite Fire at 12", "Magery 2", "Magery or Empathy", "IQ 12". */
export function describePrerequisite(catalog: Catalog, prerequisite: Prerequisite): string {
  const parts = (list: readonly Prerequisite[]) => list.map((part) => describePrerequisitePart(catalog, part));
  if ('all' in prerequisite) return parts(prerequisite.all).join(' and ');
  if ('any' in prerequisite) return parts(prerequisite.any).join(' or ');
  if ('of' in prerequisite) return `${prerequisite.count} of ${parts(prerequisite.of).join(', ')}`;
  if ('not' in prerequisite) return `not ${describePrerequisitePart(catalog, prerequisite.not)}`;
  if ('atTechLevel' in prerequisite) {
    const words = describePrerequisitePart(catalog, prerequisite.requires);
    return `${words} (${describeTechLevels(prerequisite.atTechLevel)})`;
  }
  return describePrerequisiteLeaf(catalog, prerequisite);
}

/** Returns a part of a larger prerequisite in words: in brackets where it has parts itself. */
function describePrerequisitePart(catalog: Catalog, part: Prerequisite): string {
  const words = describePrerequisite(catalog, part);
  return 'all' in part || 'any' in part || 'of' in part ? `(${words})` : words;
}

function describePrerequisiteLeaf(catalog: Catalog, leaf: PrerequisiteLeaf): string {
  if ('attribute' in leaf) return describeBound(attributeNames[leaf.attribute], leaf);
  if ('trait' in leaf) return describeTraitPrerequisite(catalog, leaf);
  if ('techLevel' in leaf) return describeBound('tech level', leaf.techLevel);
  if ('skill' in leaf) {
    const { skill, speciality, level } = leaf;
    return `${nameOf(catalog, skill)}${speciality ? ` (${speciality})` : ''}${atLevel(level)}`;
  }
  if ('spell' in leaf) return `${nameOf(catalog, leaf.spell)}${atLevel(leaf.level)}`;
  if ('colleges' in leaf) return `spells of ${leaf.colleges} ${leaf.colleges === 1 ? 'college' : 'colleges'}`;
  if (!('spells' in leaf)) return describeNamed(leaf);
  return `${leaf.spells} other ${leaf.spells === 1 ? 'spell' : 'spells'}${leaf.college ? ` of ${leaf.college}` : ''}`;
}

const describeTechLevels = ({ atLeast, atMost }: Bounds): string => {
  if (atLeast === undefined) return `up to TL${atMost ?? ''}`;
  return atMost === undefined
    ? `from TL${atLeast} on`
    : atLeast === atMost
      ? `at TL${atLeast}`
      : `TL${atLeast} to ${atMost}`;
};

const nameOf = ({ skills }: Catalog, id: string): string => skills.get(id)?.name ?? id;
const atLevel = (level: number | undefined): string => (level === undefined ? '' : ` at ${formatNumber(level)}`);

/** "IQ 12" for a bound from below, "HT at most 15", "ST 8 to 12". */
function describeBound(
  name: string,
  { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number },
): string {
  if (atLeast === undefined) return atMost === undefined ? name : `${name} at most ${formatNumber(atMost)}`;
  return `${name} ${formatNumber(atLeast)}${atMost === undefined ? '' : ` to ${formatNumber(atMost)}`}`;
}

/** "Magery 2", "Wealth (Filthy Rich)". */
function describeTraitPrerequisite(catalog: Catalog, { trait, options, level }: TraitPrerequisite): string {
  const entry = catalog.traits.get(trait);
  const named = (entry?.facet.parameters ?? [])
    .flatMap((parameter) => parameter.options ?? [])
    .filter(({ id }) => options?.includes(id))
    .map(({ name }) => name);
  const chosen = named.length > 0 ? ` (${named.join(' or ')})` : '';
  return `${entry?.name ?? trait}${chosen}${level !== undefined && level > 1 ? ` ${formatNumber(level)}` : ''}`;
}
