import { newId } from '../character/edit-rows.ts';
import { deleteLastPage, readLastPage, storeLastPage } from '../offline/last-page.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { autosave, characterSaver } from '../state/saving/saver.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { useUpdateStore } from '../state/updates/update-store.ts';
import { isExplaining } from '../state/view/explanations.ts';
import { idle } from '../state/view/idle.ts';
import { usePreferences } from '../state/view/preferences.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { loadCurrentId } from '../storage/current-character.ts';
import { hasLastPage, isLastPageValid, noteRuleset, outdateLastPage, vouchForLastPage } from './visit-notes.ts';

/** How long nothing must happen before the page is kept, in milliseconds. */
const quiet = 1_500;
/** Larger pages are not kept: copying them would be noticed, and so would reading them. */
const maxElements = 5_000;

/** What refers to other elements, which the program has too, or acts. */
const leftOutAttributes =
  /^(id|for|name|form|list|autofocus|contenteditable|popovertarget.*|on.*|aria-(activedescendant|controls|describedby|details|labelledby|owns))$/;
const leftOutElements = 'script, style, link, dialog, [popover], [aria-live], .frame-sheet > *';

/**
 * Returns the frame as markup that looks the same and does nothing, without the sheet, which is not in the first frame of the
 * program either.
 */
export function markupOf(frame: Element): string {
  const copy = frame.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const fields = (of: Element) => of.querySelectorAll<HTMLElement>('input, textarea, option');
  const shown = [...fields(frame)];
  for (const [index, field] of [...fields(copy)].entries()) copyValue(shown[index], field);
  for (const element of copy.querySelectorAll(leftOutElements)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const isBlob = name === 'src' && value.startsWith('blob:');
      if (leftOutAttributes.test(name) || name === 'style' || isBlob) element.removeAttribute(name);
      // The content security policy allows no styles in markup: a script applies them.
      if (name === 'style') element.setAttribute('data-style', value);
    }
  }
  const place = document.createElement('div');
  place.append(copy);
  return place.getHTML();
}

/** Puts what a field shows into the attributes of its copy. */
function copyValue(shown: Element | undefined, copy: Element): void {
  if (shown instanceof HTMLTextAreaElement) copy.textContent = shown.value;
  else if (shown instanceof HTMLOptionElement) copy.toggleAttribute('selected', shown.selected);
  else if (shown instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(shown.type)) copy.toggleAttribute('checked', shown.checked);
    else copy.setAttribute('value', shown.value);
  }
}

/** True while the page shows nothing but a stored character in its frame, as it would after a reload. */
function isAtRest(): boolean {
  const { startPage, shared, library, play, encounter, dialog, picking, sheetOpen } = useViewStore.getState();
  const isPlain = !(startPage || library || play || encounter || sheetOpen) && shared === null;
  if (!isPlain || dialog !== null || picking !== null || isExplaining(useViewStore.getState())) return false;
  if (useSavingStore.getState().character.state !== 'saved' || autosave.unsaved().length > 0) return false;
  if (useViewStore.getState().notices.length > 0 || !['none', 'later'].includes(useUpdateStore.getState().update))
    return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  // Someone may be typing what is not part of the character yet.
  return !document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea, select');
}

/** True if the next visit opens this character, in the revision that this tab has. */
async function isStored(id: string): Promise<boolean> {
  const [current, revision] = await Promise.all([loadCurrentId(), characterSaver.kind.readRevision(id)]);
  return current.ok && current.value === id && revision.ok && revision.value === autosave.revision(id);
}

/** What the page depends on; the same objects as long as it is the same page. */
const stateOfPage = () => [
  useCharacterStore.getState().saved,
  useCharacterStore.getState().id,
  useViewStore.getState().chapter,
  usePreferences.getState().guide,
  viewOfPage(),
];
const viewOfPage = (): string => `${innerWidth} ${document.documentElement.dataset.textSize ?? 'normal'}`;

const home = (): string => new URL('./', document.baseURI).href;

let kept: { readonly token: string; readonly state: readonly unknown[] } | null = null;
/** False once the page of an earlier visit has been deleted. */
let mayBeStored = true;

/** Keeps the present page for the next visit, unless it is kept already or is not one that a visit begins with. */
async function keep(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  const frame = document.querySelector('#root > .frame');
  if (!entry || !frame || !('getHTML' in frame) || !isAtRest() || frame.getElementsByTagName('*').length > maxElements)
    return;
  const state = stateOfPage();
  if (kept && isLastPageValid(kept.token) && kept.state.every((part, index) => part === state[index])) return;
  const { id } = useCharacterStore.getState();
  const { chapter } = useViewStore.getState();
  const view = viewOfPage();
  const earlier = kept === null ? await readLastPage(home(), entry) : null;
  if (earlier?.chapter === chapter && earlier.view === view && isLastPageValid(earlier.token)) {
    kept = { token: earlier.token, state };
    return;
  }
  if (state.some((part, index) => part !== stateOfPage()[index]) || !isAtRest()) return; // something has changed meanwhile
  const token = newId();
  // First: whatever changes from here on, in any tab, takes it back.
  if (!vouchForLastPage(token)) return;
  mayBeStored = true;
  const top = document.documentElement.style.getPropertyValue('--frame-top');
  const page = { token, chapter, view, top, markup: markupOf(frame) };
  const isKept = await (async () => (await isStored(id)) && (await storeLastPage(home(), entry, page)))().catch(
    () => false,
  );
  if (isKept) kept = { token, state };
  else if (isLastPageValid(token)) outdateLastPage();
}

let work: Promise<unknown> = Promise.resolve();
/** One at a time: of two pages under way the older must not be kept last, and a late deletion must not take the newer one. */
const enqueue = (task: () => Promise<unknown>): void => {
  work = work.then(task).catch(() => undefined); // then none is kept
};

/** True for the messages between tabs after which the stored characters differ. */
const isChange = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  (message.kind === 'stored' || message.kind === 'library');

/** Takes back the page that was kept, and deletes it. */
function drop(): void {
  outdateLastPage();
  kept = null;
  if (!mayBeStored) return;
  mayBeStored = false;
  enqueue(() => deleteLastPage(home())); // it is not shown any more
}

/**
 * Keeps the page for the next visit whenever nothing has happened for a moment, and when it is hidden; deletes it as soon as a
 * character changes, in this or another tab.
 */
export function keepLastPage(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => enqueue(keep);
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void idle().then(keepNow), quiet);
  };
  useCharacterStore.subscribe((now, before) => {
    if (now.saved !== before.saved || now.id !== before.id) drop();
    // Not at each edit, which would wait for it.
    if (now.saved.ruleset !== before.saved.ruleset) noteRuleset();
    schedule();
  });
  for (const store of [useSavingStore, useViewStore, usePreferences]) store.subscribe(schedule);
  // A page cannot be kept before the program itself is stored.
  useUpdateStore.subscribe(schedule);
  // Of its own, so that it receives the messages of this tab too: the list of characters may have changed the open one.
  if ('BroadcastChannel' in window) {
    new BroadcastChannel('pointwright').addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isChange(data)) return;
      drop();
      schedule();
    });
  }
  window.addEventListener('resize', schedule);
  // The page may be closed before it is kept, so that one that is still right is not replaced now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !hasLastPage()) keepNow();
  });
  noteRuleset();
  schedule();
}
