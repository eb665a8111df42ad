import { rulesetIds } from '../../catalog/entry.ts';
import { loadCharacter, loadCurrentId, type StoredCharacter } from '../../storage/current-character.ts';
import { openCharacter } from '../character/character-store.ts';
import { rulesetReady } from '../character/ruleset-gate.ts';
import { hasEmergencySave } from './emergency-save.ts';
import type { Restored } from './restored.ts';
import { autosave } from './saver.ts';

const options = { rulesets: rulesetIds };

/**
 * Opens the character that was open last. One that cannot be read is put aside (one of a newer version of the program is
 * left where it is), and the newest other one that can be read is opened instead, if there is one. What pages before could
 * not store is stored first; what still cannot be is opened all the same, and waits in the autosave.
 */
export async function restoreLast(): Promise<Restored> {
  if (!hasEmergencySave()) return restoreStored();
  const { continueWith, recoverEmergencySave } = await import('./recover-emergency-save.ts');
  return continueWith(await recoverEmergencySave(), await restoreStored());
}

async function restoreStored(): Promise<Restored> {
  const last = await loadCurrentId();
  if (!last.ok) return { found: 'problem', problem: last.problem };
  if (last.value !== null) {
    const loaded = await loadCharacter(last.value, options);
    if (loaded.ok) return open(loaded.value);
    const { problem } = loaded;
    if (problem.code === 'unreadable') {
      const { openNewest, quarantineOpen } = await import('./restore-other.ts');
      const instead = { problem, aside: await quarantineOpen(last.value, problem) };
      const other = await openNewest(open);
      return other?.found === 'character' ? { ...other, instead } : (other ?? { found: 'nothing', instead });
    }
    if (problem.code !== 'no-such-character') return { found: 'problem', problem };
  }
  const { openNewest } = await import('./restore-other.ts');
  return (await openNewest(open)) ?? { found: 'nothing' };
}

async function open({ id, revision, saved, report }: StoredCharacter): Promise<Restored> {
  if (!(await rulesetReady(saved.ruleset))) return { found: 'not-loaded' };
  autosave.basedOn(id, revision, saved);
  openCharacter(saved, id);
  return { found: 'character', report };
}
