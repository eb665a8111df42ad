import { withRuleset } from '../../builder/what-if/with-ruleset.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { readCharacter } from '../library/library.ts';
import type { StorageProblem } from '../library/library-store.ts';
import { readVersion } from '../library/library-versions.ts';
import type { CompareSide } from './view-state.ts';

/** A loaded side of a comparison, with its ruleset; or why it could not be loaded. */
export type LoadedSide = Result<
  SavedCharacter,
  StorageProblem | { readonly code: 'rules-missing'; readonly name: string }
>;

/**
 * Loads one side of a comparison, without opening it. `open` is the open character with the id of its record; it is used
 * instead of the stored text, which may lack the newest edits. `rules-missing` names a ruleset that could not be loaded.
 */
export async function loadSide(
  side: CompareSide,
  open: { readonly id: string; readonly saved: SavedCharacter },
): Promise<LoadedSide> {
  const read = await readSide(side, open);
  if (!read.ok) return read;
  const saved = side.ruleset === undefined ? read.value : withRuleset(read.value, side.ruleset);
  try {
    await loadRuleset(saved.ruleset);
  } catch {
    return failed({ code: 'rules-missing', name: rulesetAbout(saved.ruleset).name });
  }
  return done(saved);
}

function readSide(side: CompareSide, open: { readonly id: string; readonly saved: SavedCharacter }) {
  if (side.kind === 'version') return readVersion(side.key);
  if (side.kind === 'stored' && side.id !== open.id) return readCharacter(side.id);
  return Promise.resolve(done(open.saved));
}
