import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { notify } from '../view/notice-store.ts';
import { openDialog } from '../view/view-store.ts';

let requests = 0;

/**
 * Loads a ruleset before it is used in the store: every caller that opens a character, or changes the ruleset of the open
 * one, must await this first. Then every state in the store can be derived at once, undo and redo included, and the screen
 * keeps its content while the ruleset loads.
 *
 * Returns false if nothing may be changed: the ruleset could not be loaded (a notice says so), or the player has requested
 * something else in the meantime.
 */
export async function ensureRuleset(rulesetId: string): Promise<boolean> {
  requests += 1;
  const request = requests;
  try {
    await loadRuleset(rulesetId);
  } catch {
    if (request === requests) notifyLoadFailure(rulesetAbout(rulesetId).name);
    return false;
  }
  return request === requests;
}

function notifyLoadFailure(name: string): void {
  openDialog(null); // dialogs would cover the notice
  notify({
    kind: 'problem',
    title: `The rules of ${name} could not be loaded`,
    text: 'Nothing was changed. Try again when there is a connection, or reload the page.',
  });
}
