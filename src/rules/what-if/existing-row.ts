import { type EntryChapter, rowChapter } from '../chapters/row-chapter.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import { startingSkill } from './starting-row.ts';

/**
 * The key of the row that an entry of the catalog would only repeat if it were added once more. Null where there is none, or
 * where an entry is sensibly had more than once: traits such as Enemy, skills with a speciality, skills of another tech level,
 * and all items.
 */
export function findExistingRow(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  chapter: EntryChapter,
  id: string,
): string | null {
  const { character, catalog } = context;
  if (chapter === 'traits') {
    if (catalog.traits.get(id)?.facet.repeatable) return null;
    return character.traits.find(({ entry }) => entry === id)?.key ?? null;
  }
  if (rowChapter(chapter) !== 'skills') return null;
  const entry = catalog.skills.get(id);
  if (!entry || entry.facet.speciality) return null;
  const { speciality = '', techLevel = null } = startingSkill(ruleset, context, entry);
  // A skill that names no tech level is of the setting's.
  const levelOf = (named: number | null) => named ?? character.campaign.techLevel;
  const same = character.skills.find(
    (row) => row.entry === id && row.speciality === speciality && levelOf(row.techLevel) === levelOf(techLevel),
  );
  return same?.key ?? null;
}
