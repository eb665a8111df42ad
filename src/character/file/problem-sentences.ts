import type { FileProblem, Lookalike } from './file-problem.ts';
import { describePath } from './path-words.ts';
import { describeExpectedValue, describeFoundValue, thousands, writeNewValueSentence } from './value-words.ts';

/** A problem in words. Each field has one or two complete sentences, or ''. */
export interface ProblemWords {
  /** "skills, row 3, points"; '' if it concerns the whole file. */
  readonly where: string;
  readonly what: string;
  /** What happened to the data, and what the player can do. */
  readonly kept: string;
}

const quarantineWords = 'What the file said is kept with the character, among the things set aside.';
const nothingChanged = 'Nothing was opened or changed.';

/** Returns the words for a problem: where, what is wrong, and what was kept. */
export function describeProblem(problem: FileProblem): ProblemWords {
  switch (problem.code) {
    case 'empty':
      return whole('There is nothing in this file.', nothingChanged);
    case 'too-large':
      return whole(
        `This file is too large: a character takes at most ${millions(problem.limit)} characters of text, with all its fields written out.`,
        nothingChanged,
      );
    case 'too-many-values':
      return whole(
        `This file holds more than ${thousands(problem.limit)} values, too many for a character.`,
        nothingChanged,
      );
    case 'too-deep':
      return whole(`In this file more than ${problem.limit} lists and groups lie inside each other.`, nothingChanged);
    case 'not-json': {
      const place = `it cannot be read from line ${problem.line}, column ${problem.column} on`;
      return whole(
        problem.looksLike
          ? `This is not a character file: it looks like ${lookalikes[problem.looksLike]}.`
          : `This is not a character file, or it was damaged: ${place}.`,
        nothingChanged,
      );
    }
    case 'truncated':
      return whole(
        `This file is cut off: it ends at line ${problem.line}, column ${problem.column}, in the middle of something.`,
        `${nothingChanged} If there is another copy of it, try that one.`,
      );
    case 'not-ours':
      return whole(
        'This file was not made by Pointwright: it does not say that it is a Pointwright character.',
        nothingChanged,
      );
    case 'no-version':
      return whole(
        `This file does not say which version of the format it is in: a whole number belongs there, but it has ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'newer-version':
      return whole(
        `This file was written by a newer Pointwright${problem.app === '' ? '' : ` (${problem.app})`}: its format is version ${problem.version}, and this program reads up to version ${problem.current}.`,
        `${nothingChanged} Reload the page to get the newest Pointwright, then open the file again.`,
      );
    case 'migration-failed':
      return whole(
        `This file is in an older form, and bringing it up to date failed at the step "${problem.step}".`,
        nothingChanged,
      );
    case 'no-character':
      return whole(
        `This file has no character in it: where the character belongs there is ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'library-too-large':
      return whole(
        `This library is too large: it may have at most ${millions(problem.limit)} characters of text.`,
        `${nothingChanged} Save fewer characters at a time into one file.`,
      );
    case 'no-characters':
      return whole(
        `This library has no characters in it: where the list of them belongs there is ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'too-many-characters':
      return whole(
        `This library holds more than ${thousands(problem.limit)} characters, and the ones after that were not read.`,
        'The file still has them: save fewer characters at a time into one file.',
      );
    case 'link-damaged':
      return whole(
        'This link does not hold a whole character: it was cut off, or changed on the way.',
        `${nothingChanged} Copy the whole link and try again, or ask for the character as a file.`,
      );
    case 'link-newer':
      return whole(
        'This link was made by a newer Pointwright than this one.',
        `${nothingChanged} Reload the page to get the newest Pointwright.`,
      );
    case 'link-too-large':
      return whole('This link holds more than a character can have.', nothingChanged);
    case 'unreadable':
      return whole('This file could not be read, through a fault in Pointwright.', nothingChanged);
    case 'field-set-aside':
      return {
        where: describePath(problem.path),
        what: `${describeExpectedValue(problem.expected)} belongs here, but the file has ${describeFoundValue(problem.actual)}.`,
        kept: `${writeNewValueSentence(problem.now)} ${quarantineWords}`,
      };
    case 'row-set-aside':
      return {
        where: describePath(problem.path),
        what: `${describeExpectedValue(problem.expected)} belongs here, but the file has ${describeFoundValue(problem.actual)}.`,
        kept: `The row is left out. ${quarantineWords}`,
      };
    case 'rows-over-limit':
      return {
        where: describePath(problem.path),
        what: `There are more than ${thousands(problem.limit)} rows.`,
        kept: `The last ${problem.count === 1 ? 'one is' : `${thousands(problem.count)} are`} left out. ${quarantineWords}`,
      };
    case 'row-key-replaced':
      return {
        where: describePath(problem.path),
        what:
          problem.why === 'duplicate'
            ? 'An earlier row has the same key.'
            : 'The key of this row is not a text of 1 to 64 characters.',
        kept: `The row is kept; its key is now "${problem.fresh}".`,
      };
    case 'field-repeated':
      return {
        where: describePath(problem.path),
        what: 'The file has this field more than once.',
        kept: 'The last one counts. What the file said before it is kept with the character, among the things set aside.',
      };
    case 'unknown-fields': {
      const places = problem.paths.map(describePath).join('; ');
      const more = problem.count - problem.paths.length;
      return {
        where: more > 0 ? `${places}; and ${thousands(more)} more` : places,
        what: `This program does not know ${problem.count === 1 ? 'this field' : 'these fields'}.`,
        kept: 'They do nothing here, and are written back unchanged when the character is saved.',
      };
    }
    case 'unsafe-field-dropped':
      return {
        where: describePath(problem.path),
        what: 'A field of this name could upset the program.',
        kept: 'The field was left out, with what was in it.',
      };
    case 'unknown-ruleset':
      return {
        where: 'ruleset',
        what:
          problem.ruleset === ''
            ? 'The file does not say which ruleset the character is built by.'
            : `This program does not have the ruleset "${problem.ruleset}".`,
        kept: 'All choices are kept. Choose a ruleset to see the numbers.',
      };
    case 'more-remarks':
      return whole(`There are ${thousands(problem.count)} more remarks like these.`, '');
  }
}

/** Returns a problem as running text: where, what is wrong, and what was kept. */
export function problemSentence(problem: FileProblem): string {
  const { where, what, kept } = describeProblem(problem);
  return `${where === '' ? '' : `${where}: `}${what}${kept === '' ? '' : ` ${kept}`}`;
}

const whole = (what: string, kept: string): ProblemWords => ({ where: '', what, kept });

const lookalikes: Readonly<Record<Lookalike, string>> = {
  pdf: 'a PDF document',
  'web-page': 'a web page',
  zip: 'a ZIP archive or an office document',
  picture: 'a picture',
};

const millions = (count: number): string => `${count / 1_000_000} million`;
