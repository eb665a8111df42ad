import { pageIsInsecure } from '../../state/view/insecure-page.ts';

/** Why a text was not copied, and how to copy it. `what` is what is selected now: "text", "link". */
export function notCopiedWords(what: string): string {
  const why = pageIsInsecure()
    ? 'Copying by a button needs https, and this page came over plain http.'
    : 'This browser does not let a page copy.';
  return `${why} The ${what} is selected: copy it with Ctrl+C, ⌘C or a long press.`;
}

/**
 * Puts the text of a field on the clipboard. Where the browser does not let a page do that, the text is selected, so
 * that a key or a long press copies it.
 * @returns whether it is on the clipboard
 */
export async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  // Missing on pages that came over plain http.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Refused by the player or by the browser.
  }
  field.focus();
  field.select();
  return false;
}
