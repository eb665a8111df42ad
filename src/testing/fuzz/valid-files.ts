import fc from 'fast-check';
import { rulesetIds } from '../../catalog/entry.ts';
import { blankCharacter } from '../../character/blank-character.ts';
import type { Character } from '../../character/character.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { anyCharacter } from '../any-character.ts';
import { arbitrarySaved } from '../arbitrary-character.ts';

/** What every file of the tests says that it was written by. */
export const writtenBy = '1.2.3';

/**
 * Texts of valid files, the shortest first: blank ones, characters that could be played, under every ruleset, and any
 * that the schema allows. Most are small, so that a case takes little time. The rulesets must have been loaded. The same
 * seed gives the same files.
 */
export function validFiles(seed: number, count: number): readonly string[] {
  const share = Math.ceil(count / 8);
  const playable = rulesetIds.flatMap((id) => fc.sample(anyCharacter(id), { seed, numRuns: share }));
  const any = fc.sample(arbitrarySaved, { seed, numRuns: 3 * share });
  const small = [...playable, ...any.slice(0, 2 * share)].map(withFewRows);
  const blank = rulesetIds.map((ruleset) => ({ ruleset, houseRules: [], character: blankCharacter() }));
  return [...blank, ...small, ...playable.slice(0, share), ...any.slice(2 * share)]
    .map((saved) => serializeFile(saved, writtenBy))
    .sort((one, other) => one.length - other.length);
}

/** The first row of each list alone, and of the race's. */
function withFewRows({ character, ...saved }: SavedCharacter): SavedCharacter {
  const few = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, 1);
  const { own } = character.race;
  const fewer: Character = {
    ...character,
    race: { ...character.race, own: own && { ...own, traits: few(own.traits), skills: few(own.skills) } },
    traits: few(character.traits),
    skills: few(character.skills),
    equipment: few(character.equipment),
    earned: few(character.earned),
    waivers: few(character.waivers),
    setAside: few(character.setAside),
  };
  return { ...saved, character: fewer };
}
