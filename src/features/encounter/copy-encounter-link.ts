import { linkToEncounter } from '../../state/encounter/encounter-actions.ts';
import { encounterProblemSentence } from '../../state/saving/saving-reason.ts';
import { notify } from '../../state/view/notice-store.ts';

/** Copies a link that opens the program with the encounter as it is now, or says in a notice why there is none. */
export async function copyEncounterLink(id: string): Promise<void> {
  const link = await linkToEncounter(id);
  if (!link.ok || link.value.address === null) {
    const text = !link.ok ? encounterProblemSentence(link.problem) : link.value.address === null ? link.value.why : '';
    notify({ kind: 'problem', title: 'There is no link to the encounter', text });
    return;
  }
  try {
    await navigator.clipboard.writeText(link.value.address);
    notify({
      kind: 'information',
      title: 'Link copied',
      text: 'It holds the encounter as it is now, without portraits.',
    });
  } catch {
    const text = 'The browser did not allow it. Save the encounter as a file instead.';
    notify({ kind: 'problem', title: 'The link was not copied', text });
  }
}
