/** The arguments of a command: words and numbers in order, options with a value, and options without. */
export interface Arguments {
  readonly values: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** Something that is wrong with the arguments, as a sentence. */
export class ArgumentError extends Error {}

const isOption = (word: string): boolean => word.startsWith('--');

/**
 * Reads arguments: options with a value (`--dr 4` or `--dr=4`), and options without (`--json`). "-2" is a number.
 * @throws ArgumentError for unknown options, repeated ones, or ones without their value
 */
export function readArguments(
  words: readonly string[],
  withValue: readonly string[],
  withoutValue: readonly string[],
): Arguments {
  const values: string[] = [];
  const options = new Map<string, string>();
  const flags = new Set<string>();
  const rest = words.flatMap((word) => {
    const at = isOption(word) ? word.indexOf('=') : -1;
    return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
  });
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    if (!isOption(word)) values.push(word);
    else if (withoutValue.includes(word)) flags.add(word);
    else if (!withValue.includes(word)) throw new ArgumentError(`Unknown option ${word}.`);
    else {
      const value = rest.shift();
      if (value === undefined || isOption(value)) throw new ArgumentError(`${word} needs a value.`);
      if (options.has(word)) throw new ArgumentError(`${word} is given twice.`);
      options.set(word, value);
    }
  }
  return { values, options, flags };
}

/** Scores beyond this are no scores of a game, and injury of such size fills the screen. */
const maxCounted = 10_000;

/**
 * Reads a whole number.
 * @throws ArgumentError if it is not a whole number, or out of bounds
 */
export function readWhole(text: string, name: string, least = -maxCounted): number {
  const number = Number(text.replace('−', '-'));
  if (text.trim() === '' || !Number.isInteger(number))
    throw new ArgumentError(`${name} must be a whole number, not “${text}”.`);
  if (number < least) throw new ArgumentError(`${name} must be at least ${least}.`);
  if (number > maxCounted) throw new ArgumentError(`${name} must be at most ${maxCounted}.`);
  return number;
}

/**
 * Reads a positive number, which may be a fraction: "1.5", "1/3".
 * @throws ArgumentError if it is not one
 */
export function readFactor(text: string, name: string): number {
  const [over, under, ...more] = text.split('/').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const factor = (over ?? Number.NaN) / (under ?? 1);
  if (more.length > 0 || !(factor > 0) || factor > maxCounted)
    throw new ArgumentError(`${name} must be a number over 0, such as 2, 0.5 or 1/3, not “${text}”.`);
  return factor;
}
