/** Bidi controls, which would change the direction of the surrounding text in a viewer's window. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cleans a text for the document information (title, author) and the bookmarks of a PDF: on one line, without bidi
 * controls, and without lone surrogates, which make readers take the whole text for another encoding.
 */
export const aboutText = (text: string): string =>
  text
    .replace(bidiControls, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Encodes a text for PDF: plain if it is ASCII, otherwise UTF-16 with byte order mark, in hexadecimal digits. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const units = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD').split(''), (unit) => unit.charCodeAt(0));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

/**
 * Escapes line ends within the strings of an object's body. Readers convert raw ones to another line end (ISO 32000-1,
 * 7.3.4.2), which damages letters that contain such a byte, for example č in UTF-16.
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
