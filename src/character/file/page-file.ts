/** The id of the element of a saved web page that holds the character's file. */
const elementId = 'pointwright-character';
const opening = `<script type="application/json" id="${elementId}">`;
const closing = '</script>';

/**
 * Returns a saved character's file as an element for a web page, which no browser runs or shows. No text in it can end the
 * element: angle brackets and ampersands are written as escapes of JSON.
 */
export const embedInPage = (file: string): string => {
  const escaped = file.trim().replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${opening}\n${escaped}\n${closing}`;
};

/**
 * Returns the file in a web page that this program has saved; null for any other text. Only text is taken out of the page: it
 * is as untrusted as any other file, and goes through the same parser.
 */
export function fileInPage(text: string): string | null {
  if (!/^\uFEFF?\s*<!doctype html/i.test(text.slice(0, 200))) return null;
  const start = text.lastIndexOf(opening);
  const end = text.indexOf(closing, start);
  return start < 0 || end < 0 ? null : text.slice(start + opening.length, end).trim();
}
