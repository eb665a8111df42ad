const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of all that follows: a name must not do that to the sheet around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const halfCharacters = /\p{Cs}/gu;

/** Any text as one line: without line breaks and control characters, spaces single, nothing at the ends. */
export function oneLine(text: string): string {
  return text.replace(breaks, ' ').replace(turning, '').replace(halfCharacters, '\uFFFD').replace(/\s+/gu, ' ').trim();
}

/** The paragraphs of a text that has several lines, each as one line; empty ones are left out. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');
