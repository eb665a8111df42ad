/** The first place where a text departs from JSON. */
export interface JsonFault {
  /** Offset in the text, from 0. */
  readonly at: number;
  /** True when the text is right as far as it goes, and stops too early. */
  readonly ended: boolean;
}

const spaces = /[ \t\n\r]*/y;
/** All but the quote, the backslash and control characters. */
const plainText = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const escapedBegun = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const word = /true|false|null/y;
const wordBegun = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numeralBegun = /-?(?:(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?))?$/y;

/**
 * Looks for the fault in a text that JSON.parse refuses; null when there is none. Browsers word their own messages
 * differently and some give no position. Reads the text once and does not recurse.
 */
export function findJsonFault(text: string): JsonFault | null {
  let at = 0;
  const closers: ('}' | ']')[] = [];
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const begun = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    return at < text.length && pattern.test(text);
  };
  const fault = (ended = at >= text.length): JsonFault => ({ at: ended ? text.length : at, ended });

  const string = (): JsonFault | null => {
    if (text[at] !== '"') return fault();
    at += 1;
    do skip(plainText);
    while (skip(escaped));
    if (text[at] !== '"') return fault(at >= text.length || begun(escapedBegun));
    at += 1;
    return null;
  };
  /** A name and its colon, inside an object. */
  const name = (): JsonFault | null => {
    skip(spaces);
    const wrong = string();
    if (wrong) return wrong;
    skip(spaces);
    if (text[at] !== ':') return fault();
    at += 1;
    return null;
  };
  const plainValue = (): JsonFault | null => {
    if (text[at] === '"') return string();
    if (skip(word)) return null;
    if (begun(wordBegun) || begun(numeralBegun)) return fault(true);
    return skip(numeral) ? null : fault();
  };

  for (;;) {
    skip(spaces);
    const open = text[at];
    if (open === '{' || open === '[') {
      at += 1;
      closers.push(open === '{' ? '}' : ']');
      skip(spaces);
      if (text[at] !== closers.at(-1)) {
        const wrong = open === '{' ? name() : null;
        if (wrong) return wrong;
        continue;
      }
    } else {
      const wrong = plainValue();
      if (wrong) return wrong;
    }
    // A value is complete: close what ends here, until a comma leads to the next value.
    for (;;) {
      skip(spaces);
      const closer = closers.at(-1);
      if (closer === undefined) return at < text.length ? fault() : null;
      if (text[at] === ',') {
        at += 1;
        const wrong = closer === '}' ? name() : null;
        if (wrong) return wrong;
        break;
      }
      if (text[at] !== closer) return fault();
      at += 1;
      closers.pop();
    }
  }
}

/** The line and column of an offset, both counted from 1; a column is a UTF-16 unit, as in editors. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
