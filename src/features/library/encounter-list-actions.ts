import { unnamedEncounter } from '../../character/encounter.ts';
import {
  deleteEncounter,
  duplicateEncounter,
  exportEncounter,
  linkToEncounter,
  renameEncounter,
} from '../../state/encounter/encounter-actions.ts';
import type { EncounterSummary } from '../../state/encounter/encounter-list.ts';
import type { Outcome } from '../../state/library/library-store.ts';
import { encounterProblemSentence } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notice-store.ts';
import { announce } from '../../ui/announce.ts';
import { download } from '../browser/download.ts';

const where = 'encounters';

/** What an encounter is called in the list. */
export const nameOfEncounter = ({ name }: Pick<EncounterSummary, 'name'>): string => name || unnamedEncounter;

/** Returns the value of an outcome; null, with a notice, for a problem. */
function valueOrNotice<Value>(outcome: Outcome<Value>, title: string): Value | null {
  if (outcome.ok) return outcome.value;
  notify({ kind: 'problem', title, text: encounterProblemSentence(outcome.problem) });
  return null;
}

export async function rename(encounter: EncounterSummary, name: string): Promise<void> {
  if (name === encounter.name) return;
  valueOrNotice(await renameEncounter(encounter.id, name), `${nameOfEncounter(encounter)} was not renamed`);
}

export async function duplicate(encounter: EncounterSummary): Promise<void> {
  const copied = await duplicateEncounter(encounter.id);
  if (valueOrNotice(copied, `${nameOfEncounter(encounter)} was not copied`) !== null) announce('Copied');
}

export async function remove(encounter: EncounterSummary): Promise<void> {
  valueOrNotice(await deleteEncounter(encounter.id, where), `${nameOfEncounter(encounter)} was not deleted`);
}

export async function saveAsFile(encounter: EncounterSummary): Promise<void> {
  const file = valueOrNotice(await exportEncounter(encounter.id), `${nameOfEncounter(encounter)} was not saved`);
  if (!file) return;
  download(new Blob([file.text], { type: 'application/json' }), file.name);
  notify({
    where,
    kind: 'information',
    title: `Saved as ${file.name}`,
    text: 'Look in your browser’s downloads.',
  });
}

/** Copies the link to an encounter, or says why there is none. */
export async function copyLink(encounter: EncounterSummary): Promise<void> {
  const name = nameOfEncounter(encounter);
  const link = valueOrNotice(await linkToEncounter(encounter.id), `There is no link to ${name}`);
  if (!link) return;
  if (link.address === null) {
    notify({ where, kind: 'attention', title: `There is no link to ${name}`, text: link.why });
    return;
  }
  const length = `${link.address.length.toLocaleString('en-US')} characters`;
  try {
    await navigator.clipboard.writeText(link.address);
    notify({
      where,
      kind: 'information',
      title: `Link to ${name} copied`,
      text: `It has ${length} and holds the encounter as it is now, without portraits.`,
    });
  } catch {
    const text = 'The browser did not allow it. Save the encounter as a file instead.';
    notify({ where, kind: 'problem', title: 'The link was not copied', text });
  }
}
