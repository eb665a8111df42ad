import type { Expected, FilePath, FileProblem, Lookalike, ValueDescription } from './file-problem.ts';
import { describeGcsRefusal, describeGcsRemark, describeLeftOut } from './gcs-problem.ts';
import { shorten } from './repair.ts';

/** Labels for field names that do not read well. */
const labels: Readonly<Record<string, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  app: 'program version',
  earned: 'earned points',
  entry: 'list entry',
  houseRules: 'house rules',
  own: 'custom entry',
  setAside: 'set aside',
};

/**
 * Formats a path in a file for the player: "skills, row 3, points". Rows count from 1. The field `character` is omitted,
 * since nearly everything is inside it. Returns "the file" for the top level.
 */
export function describePath(path: FilePath): string {
  const within = path[0] === 'character' && path.length > 1 ? path.slice(1) : path;
  return within.map(describePathPart).join(', ') || 'the file';
}

function describePathPart(part: string | number): string {
  if (typeof part === 'number') return `row ${part + 1}`;
  if (Object.hasOwn(labels, part)) return labels[part] ?? part;
  if (!/^[a-z][a-zA-Z]*$/.test(part)) return `"${shorten(part)}"`;
  return shorten(part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A problem in words. Each field has one or two complete sentences, or ''. */
interface ProblemWords {
  /** "skills, row 3, points"; '' if it concerns the whole file. */
  readonly where: string;
  readonly what: string;
  /** The effect on the data, and the player's options. */
  readonly kept: string;
}

const quarantineWords = 'The original value is kept in the character’s file.';
const nothingChanged = 'Nothing was opened or changed.';

/** Returns the words for a problem: the place, the error, and the kept part. */
export function describeProblem(problem: FileProblem): ProblemWords {
  switch (problem.code) {
    case 'empty':
      return whole('This file is empty.', nothingChanged);
    case 'too-large':
      return whole(
        `This file is too large: a character can have up to ${millions(problem.limit)} letters, with every field written out.`,
        nothingChanged,
      );
    case 'too-many-values':
      return whole(
        `This file has more than ${thousands(problem.limit)} values, too many for a character.`,
        nothingChanged,
      );
    case 'too-deep':
      return whole(`This file has lists and groups nested more than ${problem.limit} deep.`, nothingChanged);
    case 'not-json': {
      const place = `it cannot be read past line ${problem.line}, column ${problem.column}`;
      return whole(
        problem.looksLike
          ? `This is not a character file: it looks like ${lookalikes[problem.looksLike]}.`
          : `This is not a character file, or it is damaged: ${place}.`,
        nothingChanged,
      );
    }
    case 'truncated':
      return whole(
        `This file is incomplete: it breaks off at line ${problem.line}, column ${problem.column}.`,
        `${nothingChanged} If you have another copy, try that one.`,
      );
    case 'not-ours':
      return whole(
        'This file was not made by Pointwright: it is not marked as a Pointwright character.',
        nothingChanged,
      );
    case 'no-version':
      return whole(
        `This file does not give its format version: expected a whole number, found ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'newer-version':
      return whole(
        `This file was saved by a newer Pointwright${problem.app === '' ? '' : ` (${problem.app})`}: its format is version ${problem.version}, and this one reads up to version ${problem.current}.`,
        `${nothingChanged} Reload the page to update Pointwright, then open the file again.`,
      );
    case 'migration-failed':
      return whole(
        `This file is in an older format, and updating it failed at step “${problem.step}”.`,
        nothingChanged,
      );
    case 'no-character':
      return whole(
        `This file has no character in it: instead, it has ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'library-too-large':
      return whole(
        `This library is too large: it can have up to ${millions(problem.limit)} letters.`,
        `${nothingChanged} Save fewer characters into one file.`,
      );
    case 'no-characters':
      return whole(
        `This library has no characters in it: instead of a list, it has ${describeFoundValue(problem.actual)}.`,
        nothingChanged,
      );
    case 'too-many-characters':
      return whole(
        `This library has more than ${thousands(problem.limit)} characters; the rest were not read.`,
        'They are still in the file: save fewer characters into one file.',
      );
    case 'encounter-too-large':
      return whole(
        `This encounter is too large: its file can have up to ${millions(problem.limit)} letters.`,
        nothingChanged,
      );
    case 'link-damaged':
      return whole(
        'This link is incomplete: it was cut off, or changed along the way.',
        `${nothingChanged} Copy the whole link and try again, or ask for the character as a file.`,
      );
    case 'link-newer':
      return whole(
        'This link was made by a newer Pointwright.',
        `${nothingChanged} Reload the page to update Pointwright.`,
      );
    case 'link-too-large':
      return whole('This link is too large for a character.', nothingChanged);
    case 'gcs-not-a-sheet':
      return notASheet[problem.found];
    case 'gcs-refused':
      return whole(
        `This file is of GURPS Character Sheet (GCS), or is named as one. ${describeGcsRefusal(problem.why)}`,
        problem.why.code === 'cut-off' ? `${nothingChanged} If you have another copy, try that one.` : nothingChanged,
      );
    case 'gcs-too-large': {
      const { traits, skills, equipment } = problem.counts;
      return whole(
        `This sheet of GURPS Character Sheet (GCS) has more than a character can have (traits: ${thousands(traits)}; skills and spells: ${thousands(skills)}; items: ${thousands(equipment)}), and is too large to be kept with one.`,
        `${nothingChanged} Take out of it in GCS what the character does not need, or divide it into several sheets.`,
      );
    }
    case 'zip-damaged':
      return whole('This zip file is damaged.', 'What could be unpacked was read.');
    case 'zip-without-characters':
      return whole('This zip file has no character in it, neither of Pointwright nor of GCS.', nothingChanged);
    case 'zip-too-large':
      return whole(
        'This zip file is too large.',
        'The files that were too much were left out: unpack it, and open them in parts.',
      );
    case 'unreadable':
      return whole('This file could not be read because of a bug in Pointwright.', nothingChanged);
    case 'field-set-aside':
      return {
        where: describePath(problem.path),
        what: `Expected ${describeExpectedValue(problem.expected)}, found ${describeFoundValue(problem.actual)}.`,
        kept: `${describeNewValue(problem.now)} ${quarantineWords}`,
      };
    case 'row-set-aside':
      return {
        where: describePath(problem.path),
        what: `Expected ${describeExpectedValue(problem.expected)}, found ${describeFoundValue(problem.actual)}.`,
        kept: `The row was left out. ${quarantineWords}`,
      };
    case 'rows-over-limit':
      return {
        where: describePath(problem.path),
        what: `There are more than ${thousands(problem.limit)} rows.`,
        kept: `The last ${problem.count === 1 ? 'one was' : `${thousands(problem.count)} were`} left out. ${quarantineWords}`,
      };
    case 'row-key-replaced':
      return {
        where: describePath(problem.path),
        what: keyFaults[problem.why],
        kept: `The row is kept; its key is now "${problem.fresh}"${problem.why === 'reserved' ? ', also where something refers to it' : ''}.`,
      };
    case 'field-repeated':
      return {
        where: describePath(problem.path),
        what: 'The file has this field more than once.',
        kept: 'Only the last one counts. The earlier values are kept in the character’s file.',
      };
    case 'unknown-fields': {
      const places = problem.paths.map(describePath).join('; ');
      const more = problem.count - problem.paths.length;
      return {
        where: more > 0 ? `${places}; and ${thousands(more)} more` : places,
        what: `Unknown ${problem.count === 1 ? 'field' : 'fields'}.`,
        kept: 'Ignored here, and saved back unchanged with the character.',
      };
    }
    case 'unsafe-field-dropped':
      return {
        where: describePath(problem.path),
        what: 'A field with this name is not safe to load.',
        kept: 'The field and its contents were left out.',
      };
    case 'fighter-set-aside':
      return {
        where: problem.name === '' ? describePath(problem.path) : `“${problem.name}”`,
        what: `This fighter has no character that can be read. ${describeProblem(problem.why).what}`,
        kept: 'The fighter was left out. All of its data is kept in the file of the encounter.',
      };
    case 'unknown-ruleset':
      return {
        where: 'ruleset',
        what:
          problem.ruleset === ''
            ? 'The file does not say which ruleset the character uses.'
            : `There is no ruleset “${problem.ruleset}”.`,
        kept: 'All choices are kept. Choose a ruleset to see the numbers.',
      };
    case 'gcs-remark':
      return whole(
        `Read differently: ${plain(describeGcsRemark(problem.remark))}`,
        problem.isFileKept ? 'The file that the character came from is kept with it.' : '',
      );
    case 'gcs-rows-left-out':
      return whole(
        plain(describeLeftOut(problem.rows)),
        'The whole file is kept with the character, and goes out again with an export to GCS.',
      );
    case 'gcs-file-not-kept':
      return whole(
        'The file that the character came from is too large to be kept with it.',
        'Keep the file yourself: what was cut, or has no effect here, is in it alone.',
      );
    case 'more-remarks':
      return whole(`And ${thousands(problem.count)} more like these.`, '');
  }
}

/** Returns a problem as running text: the place, the error, and the kept part. */
export function describeFileProblem(problem: FileProblem): string {
  const { where, what, kept } = describeProblem(problem);
  return `${where === '' ? '' : `${where}: `}${what}${kept === '' ? '' : ` ${kept}`}`;
}

/** A sentence with names of the file in it, without characters that would affect its surroundings. */
const plain = (sentence: string): string => sentence.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '');

const whole = (what: string, kept: string): ProblemWords => ({ where: '', what, kept });

const keyFaults: Readonly<Record<'duplicate' | 'unusable' | 'reserved', string>> = {
  duplicate: 'Another row has the same key.',
  unusable: 'The key of this row is not text of 1 to 64 characters.',
  reserved: 'The key of this row is a word that cannot be a key.',
};

const libraryFiles =
  'Library files are added under My entries, and the lists of every character then find their entries.';

const notASheet: Readonly<Record<'template' | 'list' | 'xml', ProblemWords>> = {
  template: whole('This is a template of GURPS Character Sheet (GCS), not a character.', libraryFiles),
  list: whole('This is a library list of GURPS Character Sheet (GCS), not a character.', libraryFiles),
  xml: whole(
    'This file was saved by a GURPS Character Sheet (GCS) of before 2020, in XML, which Pointwright does not read.',
    `${nothingChanged} Save it with a GCS of 2020 or 2021, and open that file here.`,
  ),
};

const lookalikes: Readonly<Record<Lookalike, string>> = {
  pdf: 'a PDF document',
  'web-page': 'a web page',
  zip: 'a ZIP archive or an office document',
  picture: 'a picture',
};

const millions = (count: number): string => `${count / 1_000_000} million`;

/** Returns a value of a file as the object of a sentence: `the text "five"`. */
function describeFoundValue({ what, excerpt }: ValueDescription): string {
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
function describeExpectedValue(expected: Expected): string {
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
function describeNewValue({ what, excerpt }: ValueDescription): string {
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
