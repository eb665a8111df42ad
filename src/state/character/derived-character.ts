import type { SavedCharacter } from '../../character/character.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { kindOfCharacter } from '../../sheet-model/kinds/kind-of-character.ts';
import { shortFigures } from '../../sheet-model/model/figures.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { rulesHash } from '../updates/app-version.ts';
import { useCharacterStore } from './character-store.ts';

/** Not `memoizeByObject`, which would keep a sheet as long as the history keeps the character. */
const sheets = new WeakMap<SavedCharacter, WeakRef<DerivedCharacter>>();

/** The most recently used sheets, newest first. */
let recent: readonly DerivedCharacter[] = [];
/** How many are kept: the open character, the state before its last edit, and the states of a comparison. */
const keptSheets = 4;

/**
 * Returns the sheet of a character, derived once for each state while it is in use. The undo history keeps every state
 * since the character was opened, but not their sheets, each of which is many times as large. A sheet reuses everything
 * it can of the one that was used last.
 */
export function sheetOf(saved: SavedCharacter): DerivedCharacter {
  const cached = sheets.get(saved)?.deref();
  if (cached && cached === recent[0]) return cached;
  const sheet =
    cached ?? recent.find(({ context }) => hasSameChoices(context.saved, saved)) ?? deriveCharacter(saved, recent[0]);
  if (!cached) sheets.set(saved, new WeakRef(sheet));
  recent = [sheet, ...recent.filter((kept) => kept !== sheet)].slice(0, keptSheets);
  return sheet;
}

/** True if the sheets of two states of a character are derived from the same data: they differ in play alone. */
const hasSameChoices = (one: SavedCharacter, other: SavedCharacter): boolean =>
  one.character === other.character && one.ruleset === other.ruleset && one.houseRules === other.houseRules;

/** Selects a value from the sheet of the open character; select a single number or text, to avoid needless renders. */
export function useSheet<Selected>(select: (sheet: DerivedCharacter) => Selected): Selected {
  return useCharacterStore((state) => select(sheetOf(state.saved)));
}

/** Selects a value from the choices of the open character. */
export function useCharacter<Selected>(select: (saved: SavedCharacter) => Selected): Selected {
  return useCharacterStore((state) => select(state.saved));
}

/** Returns the current sheet, for use outside of components. */
export function currentSheet(): DerivedCharacter {
  return sheetOf(useCharacterStore.getState().saved);
}

/** Calculates the points, the vital figures and the open issues for a list; null if that fails. The ruleset must be loaded. */
export function summaryPoints(saved: SavedCharacter): CharacterSummary['points'] {
  try {
    return figuresForList(sheetOf(saved));
  } catch {
    return null; // saving must not fail: a list can do without points
  }
}

/** The points, the vital figures and the number of open issues of a character, marked with the rules of this build. */
export function figuresForList(sheet: DerivedCharacter): NonNullable<CharacterSummary['points']> {
  const { worksheet, findings, context } = sheet;
  const { drawing, sex } = context.character.concept;
  return {
    spent: worksheet.number('points'),
    budget: worksheet.number('points.budget'),
    issues: findings.filter(({ kind, waived }) => waived === undefined && kind !== 'incomplete').length,
    vitals: shortFigures(sheet),
    kind: kindOfCharacter(sheet),
    ...(drawing === undefined ? {} : { drawing }),
    ...(sex === '' ? {} : { sex }),
    by: rulesHash,
  };
}
