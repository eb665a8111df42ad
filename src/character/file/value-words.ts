import type { Expected, ValueDescription } from './file-problem.ts';

/** Returns a value of a file as the object of a sentence: `the text "five"`. */
export function describeFoundValue({ what, excerpt }: ValueDescription): string {
  switch (what) {
    case 'text':
      return excerpt === '' ? 'empty text' : `the text "${excerpt}"`;
    case 'number':
      return `the number ${excerpt}`;
    case 'yes-or-no':
      return `"${excerpt}"`;
    case 'nothing':
      return 'nothing';
    case 'list':
      return 'a list';
    case 'group':
      return 'a group of fields';
  }
}

/** Returns the expected value as the start of a sentence: "A whole number". */
export function describeExpectedValue(expected: Expected): string {
  switch (expected.what) {
    case 'text':
      return 'text';
    case 'picture':
      return 'a JPEG picture';
    case 'shorter-text':
      return `text of up to ${thousands(expected.longest)} characters`;
    case 'number':
      return 'a number';
    case 'whole-number':
      return 'a whole number';
    case 'at-least':
      return `a number of at least ${thousands(expected.limit)}`;
    case 'at-most':
      return `a number of at most ${thousands(expected.limit)}`;
    case 'yes-or-no':
      return 'true or false';
    case 'one-of':
      return `one of ${expected.values.map((value) => `"${value}"`).join(', ')}`;
    case 'list':
      return 'a list';
    case 'group':
      return 'a group of fields';
  }
}

/** Returns the new value as a sentence. */
export function describeNewValue({ what, excerpt }: ValueDescription): string {
  switch (what) {
    case 'text':
      return excerpt === '' ? 'It is now empty.' : `It is now "${excerpt}".`;
    case 'number':
      return `It is now ${excerpt}.`;
    case 'yes-or-no':
      return `It is now "${excerpt}".`;
    case 'nothing':
      return 'It is now unset.';
    case 'list':
      return 'The list is now empty.';
    case 'group':
      return 'It now has the values of a new character.';
  }
}

/** Formats a number with commas: "20,000". */
export const thousands = (count: number): string => count.toLocaleString('en-US');
