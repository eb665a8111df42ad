import { exportEncounter } from '../../state/encounter/encounter-actions.ts';
import { encounterSaver } from '../../state/encounter/encounter-saver.ts';
import { describeEncounterProblem } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notices.ts';
import { announce } from '../../ui/announce.ts';
import { download } from '../browser/download.ts';
import { SavingProblem } from '../notices/saving-problem.tsx';

/** Why an encounter is not stored, and what to do. */
export function EncounterNotSaved() {
  return <SavingProblem saver={encounterSaver} onDownload={(id) => void saveEncounterAsFile(id)} />;
}

/** Saves an encounter to a file, with its newest changes. */
export async function saveEncounterAsFile(id: string): Promise<void> {
  const file = await exportEncounter(id);
  if (!file.ok) {
    notify({ kind: 'problem', title: 'The encounter was not saved', text: describeEncounterProblem(file.error) });
    return;
  }
  download(new Blob([file.value.text], { type: 'application/json' }), file.value.name);
  announce(`Saved as ${file.value.name}`);
}
