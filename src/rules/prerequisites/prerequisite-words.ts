import type { Catalog } from '../../catalog/catalog.ts';
import type { TextMatch } from '../../catalog/effect.ts';
import type { Bounds, Prerequisite, PrerequisiteLeaf, TraitPrerequisite } from '../../catalog/prerequisite.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { attributeNames } from '../shared/skill-ladder.ts';
import type { NamedPrerequisite, PrerequisiteScope } from './unmet.ts';
import { findUnmet } from './unmet.ts';

/** A text criterion in words: "Magery", "anything that starts with “Sword”"; `any` if it matches everything. */
function describeText(match: TextMatch, any: string): string {
  if (typeof match === 'string') return match.trim() || any;
  if ('starts' in match) return match.starts.trim() === '' ? any : `${any} that starts with “${match.starts}”`;
  return match.contains.trim() === '' ? any : `${any} with “${match.contains}” in its name`;
}

/** "12", "12 or less", "8 to 12"; '' without bounds. */
function describeBounds({ atLeast, atMost }: Bounds): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost
      ? `exactly ${formatFraction(atLeast)}`
      : `${formatFraction(atLeast)} to ${formatFraction(atMost)}`;
  if (atLeast !== undefined) return formatFraction(atLeast);
  return atMost === undefined ? '' : `at most ${formatFraction(atMost)}`;
}

const isAttribute = (stat: string): stat is keyof typeof attributeNames => Object.hasOwn(attributeNames, stat);
/** "hitPoints" as "hit points". */
const nameOfNumber = (stat: string): string =>
  isAttribute(stat) ? attributeNames[stat] : stat.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A prerequisite by names, in words: "Magery 2 (without “One College”)", "IQ + DX 24", "3 spells of the college Fire". */
function describeNamed(prerequisite: NamedPrerequisite): string {
  if ('traitNamed' in prerequisite) {
    const { traitNamed, note = '', withoutNote = '', atLeast, atMost } = prerequisite;
    const level = describeBounds({
      ...(atLeast === undefined || (atLeast === 0 && atMost === undefined) ? {} : { atLeast }),
      ...(atMost === undefined ? {} : { atMost }),
    });
    const notes = [note && `“${note}”`, withoutNote && `without “${withoutNote}”`].filter(Boolean).join(', ');
    return [describeText(traitNamed, 'a trait'), level, notes && `(${notes})`].filter(Boolean).join(' ');
  }
  if ('skillNamed' in prerequisite) {
    const { skillNamed, speciality = '' } = prerequisite;
    const level = describeBounds(prerequisite);
    const special = speciality === '' ? '' : ` (${speciality})`;
    return `${describeText(skillNamed, 'a skill')}${special}${level && ` at ${level}`}`;
  }
  if ('spellsBy' in prerequisite) return describeSpells(prerequisite);
  if ('sumOf' in prerequisite) {
    return `${prerequisite.sumOf.map(nameOfNumber).join(' + ')} ${describeBounds(prerequisite)}`.trim();
  }
  if ('contents' in prerequisite) {
    return prerequisite.contents === 'weight'
      ? `contents of ${describeBounds(prerequisite)} lb`
      : `${describeBounds(prerequisite)} items in it`;
  }
  return `${describeText(prerequisite.inUse, 'something')} worn or in hand`;
}

function describeSpells(prerequisite: Extract<NamedPrerequisite, { readonly spellsBy: string }>): string {
  const { spellsBy, text } = prerequisite;
  const bounds = describeBounds(prerequisite);
  const isOne = bounds === '' || bounds === '1';
  const spells = isOne ? (bounds === '' ? 'a spell' : '1 spell') : `${bounds} spells`;
  if (spellsBy === 'name') {
    const isNamed = typeof text === 'string' && text.trim() !== '';
    if (isNamed) return isOne ? text : `${spells} called ${text}`;
    return isOne ? describeText(text, 'a spell') : describeText(text, spells);
  }
  return `${spells} ${spellsBy === 'college' ? 'of the college' : 'with the tag'} ${describeText(text, 'any')}`;
}

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

/** Returns a part of a larger prerequisite in words: in brackets if it has parts itself. */
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

/** One prerequisite of an entry, and whether this character meets it. */
export interface PrerequisiteLine {
  /** "Ignite Fire at 12", "Magery or Empathy". */
  readonly words: string;
  readonly met: boolean;
}

/** Returns the prerequisites of an entry in words, each with whether it is met. */
export function prerequisiteLines(
  prerequisites: readonly Prerequisite[] | undefined,
  scope: PrerequisiteScope,
): PrerequisiteLine[] {
  return (prerequisites ?? []).map((prerequisite) => ({
    words: describePrerequisite(scope.context.catalog, prerequisite),
    met: findUnmet(prerequisite, scope) === null,
  }));
}
