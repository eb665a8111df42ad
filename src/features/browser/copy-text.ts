import { pageIsInsecure } from '../../state/view/insecure-page.ts';

/** Why a text was not copied, and how to copy it by hand. `what` names the selected text: "text", "link". */
export function explainCopyFailure(what: string): string {
  const why = pageIsInsecure()
    ? 'Copy buttons need https, and this page was loaded over http.'
    : 'This browser does not allow copying.';
  return `${why} The ${what} is selected: copy it with Ctrl+C, ⌘C or a long press.`;
}

/**
 * Copies the text of a field to the clipboard. If the browser does not allow that, the text is selected instead, ready to
 * be copied by hand.
 * @returns whether it was copied
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
