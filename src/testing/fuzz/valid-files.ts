import fc from 'fast-check';
import { blankCharacter, type Character, type SavedCharacter } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { anyCharacter } from '../any-character.ts';
import { arbitrarySaved } from '../arbitrary-character.ts';

/** The program version in every file of the tests. */
export const testAppVersion = '1.2.3';

/**
 * Generates the texts of valid files, shortest first: blank and playable characters under every ruleset, and any others
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
    .map((saved) => serializeFile(saved, testAppVersion))
    .sort((a, b) => a.length - b.length);
}

/** Keeps only the first row of each list, including the race's lists. */
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
