import { blankCharacter } from '../../character/blank-character.ts';
import { maxTextLength } from '../../character/fields.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { mostCharacters, mostLines } from './clean-text.ts';
import { Draft } from './draft.ts';
import { guessRuleset } from './guess-ruleset.ts';
import { nameIndex } from './name-index.ts';
import { placeParts } from './place-parts.ts';
import type { StatBlockOptions, StatBlockReading } from './reading.ts';
import { mostParts, type Part, splitParts } from './split-parts.ts';
import { findTextSource } from './text-source.ts';

/**
 * Reads a stat block, in any of the usual layouts, as a character. Each part of the text has a verdict, and what is not
 * understood is in the notes of the character. Points in the text count; where it has levels only, their points are worked
 * out. Numbers that disagree with the rules are findings, in some of which the player chooses. Never throws; the ruleset
 * must have been loaded, without one in `options` all of them.
 */
export function readStatBlock(text: string, options: StatBlockOptions = {}): StatBlockReading {
  const wanted = rulesetIds.find((id) => id === options.ruleset);
  const rough = wanted ? [] : splitParts(text, () => false);
  const ruleset = wanted ?? guessRuleset(text, rough);
  const index = nameIndex(catalogFor(ruleset));
  index.begin();
  const source = findTextSource(text);
  const parts = splitParts(text, (name) => index.find(name, ['traits', 'skills', 'items'])?.by === 'name', source);
  const draft = new Draft({ ruleset, houseRules: [], character: blankCharacter() }, options);
  placeParts(draft, parts, index, source !== 'others');
  const lines = draft.lines(parts);
  const notes = lines.filter(({ verdict }) => verdict === 'notUnderstood').map((line) => line.text);
  const noted = withNotes(draft.saved, [
    ...draft.notes,
    ...(notes.length > 0 ? ['From the stat block, not understood:', ...notes] : []),
  ]);
  const exceeded = [...exceededLimits(text, parts), ...noted.cut];
  return {
    file: exceeded.length > 0 ? withWholeText(noted.saved, text) : noted.saved,
    ruleset: { id: ruleset, isGuessed: wanted === undefined },
    lines,
    findings: [
      ...exceeded.map(({ line, words }) => ({
        id: `limit:${words}`,
        line,
        words: `${words} ${text.length <= longestKept ? 'The whole text is kept in the character’s file.' : 'Keep the text yourself: it is too long to be kept with the character.'}`,
        options: [],
        chosen: '',
      })),
      ...draft.findings,
    ],
  };
}

/** What of a text was not read, from which line on. */
interface Exceeded {
  readonly line: number;
  readonly words: string;
}

/** The longest text that is kept whole, in characters: it leaves room for the character in a file. */
const longestKept = 2_000_000;

/** Which limits of the reader a text exceeds, in sentences. */
function exceededLimits(text: string, parts: readonly Part[]): Exceeded[] {
  const last = parts.at(-1)?.line ?? 1;
  const count = (number: number) => number.toLocaleString('en-US');
  if (text.length > mostCharacters) {
    return [
      {
        line: last,
        words: `The text has ${count(text.length)} characters; only the first ${count(mostCharacters)} were read.`,
      },
    ];
  }
  const lines = text.split(/\r\n?|\n/u).length;
  // Markup can make several lines of one, so that the parts may end before the lines do.
  if (lines > mostLines)
    return [{ line: last, words: `The text has ${count(lines)} lines; only the first ${count(mostLines)} were read.` }];
  if (parts.length < mostParts) return [];
  return [{ line: last, words: `The text has more than ${count(mostParts)} entries; what follows was not read.` }];
}

/** The character with the whole text among what is set aside, unless it is too long. */
function withWholeText(saved: SavedCharacter, text: string): SavedCharacter {
  if (text.length > longestKept) return saved;
  const { character } = saved;
  return { ...saved, character: { ...character, setAside: [{ path: '/stat-block', value: text }] } };
}

/** The character with further notes, as many as fit, and what was cut. */
function withNotes(
  saved: SavedCharacter,
  notes: readonly string[],
): { readonly saved: SavedCharacter; readonly cut: readonly Exceeded[] } {
  if (notes.length === 0) return { saved, cut: [] };
  const { character } = saved;
  const all = [character.concept.notes, ...notes].filter(Boolean).join('\n');
  const concept = { ...character.concept, notes: all.slice(0, maxTextLength) };
  const words = `The notes have room for ${maxTextLength.toLocaleString('en-US')} characters; of what was not understood, ${(all.length - maxTextLength).toLocaleString('en-US')} more are left out.`;
  return {
    saved: { ...saved, character: { ...character, concept } },
    cut: all.length > maxTextLength ? [{ line: 1, words }] : [],
  };
}
