import type { SavedCharacter } from '../../character/character.ts';
import { readStatBlock, withOwnTextDifferences } from '../../interchange/stat-block/read-stat-block.ts';
import type { ReadLine } from '../../interchange/stat-block/reading.ts';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { readText } from '../read-character-file.ts';

/** The character of a stat block with remarks in sentences, or why there is none. */
type StatBlockFile =
  | { readonly ok: true; readonly saved: SavedCharacter; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly error: string };

/**
 * Reads a file with a stat block. What was guessed, what was not understood and what disagrees with the rules are remarks, with the
 * number of the line. All rulesets must have been loaded.
 */
export function readStatBlockFile(file: string): StatBlockFile {
  const read = readText(file);
  if (!read.ok) return read;
  const {
    file: saved,
    ruleset,
    lines,
    findings,
  } = withOwnTextDifferences(read.text, readStatBlock(read.text), ownTextWriters);
  const parts = lines.filter(({ isHeading }) => !isHeading);
  // The first line of any text is a name.
  if (parts.filter(({ verdict }) => verdict !== 'notUnderstood').length < 2) {
    return { ok: false, error: 'It is no stat block: nothing of it was understood but a name.' };
  }
  return {
    ok: true,
    saved,
    remarks: [
      ...(ruleset.isGuessed ? [`guessed: the rules are those of ${rulesetOf(ruleset.id).name}.`] : []),
      ...parts.filter(({ verdict }) => verdict !== 'understood').map(describeLine),
      ...findings.map(({ line, words }) => `line ${line}: ${words}`),
    ],
  };
}

function describeLine({ line, text, verdict, words }: ReadLine): string {
  const what = verdict === 'guessed' ? 'guessed' : 'not understood';
  return `line ${line}: ${what}: ${text}${words === '' ? '' : ` (${words})`}`;
}
