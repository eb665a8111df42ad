import { blankCharacter } from '../../character/blank-character.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { Draft } from './draft.ts';
import { guessRuleset } from './guess-ruleset.ts';
import { nameIndex } from './name-index.ts';
import { placeParts } from './place-parts.ts';
import type { StatBlockOptions, StatBlockReading } from './reading.ts';
import { splitParts } from './split-parts.ts';
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
  return {
    file: withNotes(draft.saved, [
      ...draft.notes,
      ...(notes.length > 0 ? ['From the stat block, not understood:', ...notes] : []),
    ]),
    ruleset: { id: ruleset, isGuessed: wanted === undefined },
    lines,
    findings: draft.findings,
  };
}

function withNotes(saved: SavedCharacter, notes: readonly string[]): SavedCharacter {
  if (notes.length === 0) return saved;
  const { character } = saved;
  const all = [character.concept.notes, ...notes].filter(Boolean).join('\n');
  return { ...saved, character: { ...character, concept: { ...character.concept, notes: all.slice(0, 20_000) } } };
}
