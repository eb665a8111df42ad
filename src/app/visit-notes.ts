import { loadRuleset, rulesetIds } from '../rules/rulesets.ts';
import { useCharacterStore } from '../state/character/character-store.ts';

/** `src/app/visit.js` reads it before the page is drawn. */
const rulesetKey = 'pointwright.ruleset';
/** `src/app/show-last-page.js` reads it before the page of the last visit is shown. */
const lastPageKey = 'pointwright.last-page';

/** Remembers the ruleset of the open character for the next visit, which loads it before it has read the character. */
export function noteRuleset(): void {
  try {
    localStorage.setItem(rulesetKey, useCharacterStore.getState().saved.ruleset);
  } catch {
    // Without localStorage it is loaded later.
  }
}

/** Loads the ruleset of the last visit while the character is read. */
export async function loadNotedRuleset(): Promise<void> {
  try {
    const id = localStorage.getItem(rulesetKey);
    if (id !== null && rulesetIds.includes(id)) await loadRuleset(id);
  } catch {
    // It is loaded again with the character, which reports what fails.
  }
}

/**
 * Declares that the page that is being kept, under this token, shows what is stored. Any change of a character in any tab
 * takes that back.
 */
export function vouchForLastPage(token: string): boolean {
  try {
    localStorage.setItem(lastPageKey, token);
    return true;
  } catch {
    return false;
  }
}

function lastToken(): string | null {
  try {
    return localStorage.getItem(lastPageKey);
  } catch {
    return null;
  }
}

/** True while nothing has changed since that page was kept. */
export const isLastPageValid = (token: string): boolean => lastToken() === token;

/** True while nothing has changed since some page was kept. */
export const hasLastPage = (): boolean => lastToken() !== null;

/** From now on the page of the last visit is no longer shown. */
export function outdateLastPage(): void {
  try {
    localStorage.removeItem(lastPageKey);
  } catch {
    // None was kept.
  }
}

/** Outdates the page of the last visit at the first change of the character, and when another one is opened. */
export function followChanges(): () => void {
  return useCharacterStore.subscribe((now, before) => {
    if (now.saved !== before.saved || now.id !== before.id) outdateLastPage();
  });
}
