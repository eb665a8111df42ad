/** The first position where a text is not valid JSON. */
export interface JsonFault {
  /** Offset in the text, from 0. */
  readonly at: number;
  /** True if the text is valid so far but incomplete. */
  readonly ended: boolean;
}

const spaces = /[ \t\n\r]*/y;
/** Everything except quotes, backslashes and control characters. */
const plainText = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const partialEscape = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const word = /true|false|null/y;
const partialWord = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const partialNumeral = /-?(?:(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?))?$/y;

/**
 * Finds the fault in a text that JSON.parse rejects; null if there is none. Needed because the messages of browsers differ
 * and some give no position. Runs in linear time and does not recurse.
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
  const matchesRest = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    return at < text.length && pattern.test(text);
  };
  const fault = (ended = at >= text.length): JsonFault => ({ at: ended ? text.length : at, ended });

  const string = (): JsonFault | null => {
    if (text[at] !== '"') return fault();
    at += 1;
    do skip(plainText);
    while (skip(escaped));
    if (text[at] !== '"') return fault(at >= text.length || matchesRest(partialEscape));
    at += 1;
    return null;
  };
  /** A name and its colon, inside an object. */
  const name = (): JsonFault | null => {
    skip(spaces);
    const nameFault = string();
    if (nameFault) return nameFault;
    skip(spaces);
    if (text[at] !== ':') return fault();
    at += 1;
    return null;
  };
  const plainValue = (): JsonFault | null => {
    if (text[at] === '"') return string();
    if (skip(word)) return null;
    if (matchesRest(partialWord) || matchesRest(partialNumeral)) return fault(true);
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
        const nameFault = open === '{' ? name() : null;
        if (nameFault) return nameFault;
        continue;
      }
    } else {
      const nameFault = plainValue();
      if (nameFault) return nameFault;
    }
    // A value is complete: close what ends here, until a comma starts the next value.
    for (;;) {
      skip(spaces);
      const closer = closers.at(-1);
      if (closer === undefined) return at < text.length ? fault() : null;
      if (text[at] === ',') {
        at += 1;
        const nameFault = closer === '}' ? name() : null;
        if (nameFault) return nameFault;
        break;
      }
      if (text[at] !== closer) return fault();
      at += 1;
      closers.pop();
    }
  }
}

/** Returns the line and column of an offset, counted from 1; columns are UTF-16 units, as in editors. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
