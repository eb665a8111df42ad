import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { notify } from '../view/notice-store.ts';
import { openDialog } from '../view/view-store.ts';

let asked = 0;

/**
 * The gate in front of the store: whoever brings a character in, or puts the open one under other rules, waits here for
 * the ruleset before touching the store. So whatever is in the store can be worked out at once, undo and redo included,
 * and what was on screen stays there until the rules have come.
 *
 * Answers false when nothing may be changed: the ruleset could not be loaded, which a notice then says, or the player
 * has asked for something else meanwhile.
 */
export async function rulesetReady(rulesetId: string): Promise<boolean> {
  asked += 1;
  const mine = asked;
  try {
    await loadRuleset(rulesetId);
  } catch {
    if (mine === asked) tellNotLoaded(rulesetAbout(rulesetId).name);
    return false;
  }
  return mine === asked;
}

function tellNotLoaded(name: string): void {
  openDialog(null); // the notice stands behind dialogs
  notify({
    kind: 'problem',
    title: `The rules of ${name} could not be loaded`,
    text: 'Nothing was changed. Try again when there is a connection, or reload the page.',
  });
}
