/**
 * Puts the text of a field on the clipboard. Where the browser does not let a page do that, the text is selected, so
 * that a key or a long press copies it.
 * @returns whether it is on the clipboard
 */
export async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  // Missing on pages that did not come over a safe connection.
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
