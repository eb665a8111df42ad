/** Bidi controls, which would change the direction of the text around them in the window of a viewer. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text as it may stand in what a PDF says about itself (its title, its author, its bookmarks): on one line, without
 * marks of direction, and without halves of characters, for which readers take the whole text for another encoding.
 */
export const aboutText = (text: string): string =>
  text
    .replace(turning, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** A text as a PDF keeps it: plain where it is ASCII, else UTF-16 with its byte order mark, in hexadecimal digits. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const units = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD').split(''), (unit) => unit.charCodeAt(0));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

/**
 * The body of an object in which line ends within strings are written as such. Raw ones are read as another line end
 * (ISO 32000-1, 7.3.4.2), which tears letters that have the byte of one, such as č in UTF-16.
 */
export function withoutRawLineEnds(body: string): string {
  if (!body.includes('(')) return body;
  let depth = 0;
  return body.replace(/\\[\s\S]|[()\r\n]/g, (sign) => {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth > 0 && sign === '\r') return '\\r';
    else if (depth > 0 && sign === '\n') return '\\n';
    return sign;
  });
}
