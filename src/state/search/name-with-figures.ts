import type { Catalog } from '../../catalog/catalog.ts';
import { formatFraction, formatNumber, formatSigned } from '../../engine/format.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import { attributeNames } from '../../rules/shared/skill-names.ts';
import { findMostLevels } from '../../rules/shared/trait-levels.ts';
import { findSpeciality } from '../../rules/what-if/plans/plan-skill.ts';
import type { WantedFigures } from '../../rules/what-if/plans/wanted-figures.ts';

interface Named {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly ownWords: string;
}

/** Returns the name of an entry with the figures that it can have: "Broadsword 15", "Magery 2", "Rope × 3". */
export function nameWithFigures(
  catalog: Catalog,
  { chapter, id, name, ownWords }: Named,
  wanted: WantedFigures,
): string {
  const { number, change, relative, count } = wanted;
  if (chapter === 'equipment') {
    const quantity = count ?? number ?? 1;
    return quantity === 1 ? name : `${name} × ${formatNumber(quantity)}`;
  }
  if (chapter === 'traits') {
    const facet = catalog.traits.get(id)?.facet;
    const withText = ownWords === '' ? name : `${name} (${ownWords})`;
    if (!facet || findMostLevels(facet) === 1) return withText;
    return `${withText}${describeLevel(number, change)}`;
  }
  const entry = catalog.skills.get(id);
  const full = entry && ownWords !== '' ? `${name} (${findSpeciality(entry, ownWords)})` : name;
  if (relative) {
    const by = relative.by === 0 ? '' : formatSigned(relative.by);
    return `${full} ${attributeNames[relative.attribute]}${by}`;
  }
  return `${full}${describeLevel(number, change)}`;
}

function describeLevel(number: number | undefined, change: number | undefined): string {
  if (number !== undefined) return ` ${formatFraction(number)}`;
  return change === undefined ? '' : ` ${formatSigned(change)}`;
}
