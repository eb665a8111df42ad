import { type EntryChapter, rowChapter } from '../chapters/row-chapter.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import { startingSkill } from './starting-row.ts';

/**
 * Returns the key of the row that adding a catalog entry would duplicate. Null where there is none, or where an entry
 * may be taken more than once: traits such as Enemy, skills with a speciality, skills of another tech level, and all
 * items.
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
  // A skill without a tech level has that of the setting.
  const levelOf = (named: number | null) => named ?? character.campaign.techLevel;
  const existing = character.skills.find(
    (row) => row.entry === id && row.speciality === speciality && levelOf(row.techLevel) === levelOf(techLevel),
  );
  return existing?.key ?? null;
}
