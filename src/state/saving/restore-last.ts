import { rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, loadCurrentId, type StoredCharacter } from '../../storage/current-character.ts';
import { ensureRuleset, openCharacter } from '../character/character-store.ts';
import { emergencyKeys, emergencySaveKeys } from './autosave.ts';
import type { RestoreOutcome } from './restore-outcome.ts';
import { autosave, characterSaver } from './saver.ts';

const options = { rulesets: rulesetIds };

/**
 * Opens the character that was last open. If it cannot be read it is quarantined (unless a newer version of the program
 * wrote it), and the newest readable one is opened instead, if there is one. Emergency saves of earlier pages are stored
 * first; one that still cannot be stored is opened anyway, pending in the autosave.
 */
export async function restoreLast(): Promise<RestoreOutcome> {
  if (emergencySaveKeys(emergencyKeys.character).length === 0) return restoreStored();
  const { continueWith, recoverEmergencySave } = await import('./recover-emergency-save.ts');
  return continueWith(await recoverEmergencySave(characterSaver), await restoreStored());
}

async function restoreStored(): Promise<RestoreOutcome> {
  const last = await loadCurrentId();
  if (!last.ok) return { kind: 'problem', problem: last.error };
  if (last.value !== null) {
    const loaded = await loadCharacter(last.value, options);
    if (loaded.ok) return open(loaded.value);
    const problem = loaded.error;
    if (problem.code === 'unreadable') {
      const { openNewest, quarantineUnreadable } = await import('./restore-other.ts');
      const instead = { problem, quarantineKey: await quarantineUnreadable(last.value, problem) };
      const outcome = await openNewest(open);
      return outcome?.kind === 'character' ? { ...outcome, instead } : (outcome ?? { kind: 'nothing', instead });
    }
    if (problem.code !== 'no-such-character') return { kind: 'problem', problem };
  }
  const { openNewest } = await import('./restore-other.ts');
  return (await openNewest(open)) ?? { kind: 'nothing' };
}

async function open({ id, revision, saved, report }: StoredCharacter): Promise<RestoreOutcome> {
  if (!(await ensureRuleset(saved.ruleset))) return { kind: 'not-loaded' };
  autosave.setBaseRevision(id, revision, saved);
  openCharacter(saved, id);
  return { kind: 'character', report };
}
