import fc from 'fast-check';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters, addToLog, changeFighter, nextTurn, removeFighters } from '../../character/encounter-edits.ts';
import { encounterPayload, readEncounterPayload } from '../../character/file/encounter-link.ts';
import { readLibraryEncounters } from '../../character/file/library-parts.ts';
import { parseEncounter } from '../../character/file/parse-encounter.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { libraryEncounter, libraryEndWith, libraryHead } from '../../character/file/serialize-library.ts';
import { packText } from '../../character/file/share-link.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import {
  changeOfOnePlace,
  type Damage,
  damageAt,
  damageList,
  damageTree,
  listDamageablePlaces,
} from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { diceRolls, fightFault, inPlay, type PlayPlan, playPlans } from './play-faults.ts';
import { sentenceFault } from './reading-faults.ts';
import { damageText, type TextDamage, textDamage } from './text-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** The characters of an encounter, by the texts of their files, with their states of play. */
interface Parts {
  readonly texts: readonly string[];
  readonly plans: readonly PlayPlan[];
}

/** An encounter with damage to its JSON or its text. */
interface DamagedEncounter extends Parts {
  readonly asJson: readonly Damage[];
  readonly asText: readonly TextDamage[];
  readonly rolls: readonly number[];
}

const parts = (files: readonly string[]) => ({
  texts: fc.array(fc.constantFrom(...files), { minLength: 1, maxLength: 3 }),
  plans: fc.array(playPlans, { maxLength: 3 }),
});

export const damagedEncounters = (files: readonly string[]): fc.Arbitrary<DamagedEncounter> =>
  fc.record({
    ...parts(files),
    asJson: fc.oneof(fc.constant([]), damageList),
    asText: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(textDamage, { maxLength: 2 })),
    rolls: diceRolls,
  });

/** An encounter of these characters, each attacked by the one before. */
function encounterOf({ texts, plans }: Parts): Encounter {
  let encounter = addToLog({ ...blankEncounter('e1', 'Duel'), round: 1, turnOf: 'k1' }, ['It begins.']);
  for (const [at, text] of texts.entries()) {
    const reading = parseFile(text);
    if (!reading.ok) throw new Error(`the file itself is refused: ${reading.problem.code}`);
    const plan = plans[at];
    const saved = plan ? inPlay(reading.saved, plan) : reading.saved;
    encounter = addFighters(encounter, saved, { copies: 1, source: 'any', side: `${at % 2}` });
    encounter = changeFighter(encounter, `k${at + 1}`, { target: `k${at}` });
  }
  return encounter;
}

/**
 * Reads a damaged encounter, and plays on. Returns what went wrong, or null: every refusal and remark is a sentence, what was read is
 * written so that it is read again as the same, and whoever was read can fight.
 */
export function encounterFault({ asJson, asText, rolls, ...whole }: DamagedEncounter): string | null {
  const tree = toTree(JSON.parse(serializeEncounter(encounterOf(whole), testAppVersion)));
  damageTree(tree, asJson);
  const reading = parseEncounter(asText.reduce(damageText, writeTree(tree)));
  if (!reading.ok) return sentenceFault(reading.problem);
  for (const remark of reading.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  const { encounter } = reading;
  const fault = writtenFault(encounter) ?? turnsFault(encounter);
  if (fault !== null) return fault;
  const known = encounter.fighters.map(({ character }) => character).filter(isOfKnownRules);
  return fightFault(known, rolls);
}

const isOfKnownRules = ({ ruleset }: { readonly ruleset: string }): boolean =>
  rulesetIds.some((known) => known === ruleset);

/** Writes an encounter as a file, as a link and into a library, and reads it from each. Returns what went wrong, or null. */
function writtenFault(encounter: Encounter): string | null {
  const written = serializeEncounter(encounter, testAppVersion);
  const again = parseEncounter(written);
  if (!again.ok) return `what was read cannot be read again: ${again.problem.code}`;
  if (serializeEncounter(again.encounter, testAppVersion) !== written)
    return 'it is another encounter when it is read again';
  const library = readLibraryEncounters(
    libraryHead(testAppVersion) + libraryEncounter(written, true) + libraryEndWith(''),
  );
  const [inLibrary] = library.encounters;
  if (!inLibrary || serializeEncounter(inLibrary, testAppVersion) !== written) return 'a library has another encounter';
  const link = readEncounterPayload(encounterPayload(encounter, testAppVersion));
  if (!link.ok) return link.problem.code === 'link-too-large' ? null : `its link is refused: ${link.problem.code}`;
  return link.encounter.fighters.length === encounter.fighters.length ? null : 'its link has lost fighters';
}

/** Takes turns, and removes whoever has one. Returns what went wrong, or null. */
function turnsFault(encounter: Encounter): string | null {
  const order = encounter.fighters.map(({ key }) => key);
  let now = encounter;
  for (const key of order) {
    now = nextTurn(now, order);
    if (now.turnOf !== '' && now.turnOf !== encounter.turnOf && !order.includes(now.turnOf))
      return `nobody has the turn: ${now.turnOf}`;
    now = removeFighters(now, [key], order);
  }
  return now.fighters.length === 0 ? null : 'a fighter cannot be removed';
}

/** An encounter in which one place of one fighter, or of the rest, is damaged. */
interface EncounterDamagedOnce extends Parts {
  readonly where: number;
  readonly how: Parameters<typeof damageAt>[1];
}

export const encountersDamagedOnce = (files: readonly string[]): fc.Arbitrary<EncounterDamagedOnce> =>
  fc.record({ ...parts(files), where: fc.nat(), how: changeOfOnePlace });

/** Damages one place of an encounter. Returns a fault if a fighter elsewhere is another one then; otherwise null. */
export function onePlaceOfEncounterFault({ where, how, ...whole }: EncounterDamagedOnce): string | null {
  const encounter = encounterOf(whole);
  const tree = toTree(JSON.parse(serializeEncounter(encounter, testAppVersion)));
  const places = listDamageablePlaces(tree).filter(({ path }) => path[0] !== 'fighters' || path.length > 2);
  const place = places[where % places.length];
  if (!place) return 'the file has no places';
  damageAt(place, how, places);
  const reading = parseEncounter(writeTree(tree));
  if (!reading.ok) return sentenceFault(reading.problem);
  const contents = (all: Encounter): string[] => all.fighters.map(({ character }) => JSON.stringify(character));
  const kept = new Set(contents(reading.encounter));
  const lost = contents(encounter).find((content, at) => at !== place.path[1] && !kept.has(content));
  return lost === undefined ? null : `a fighter was lost or changed: ${lost.slice(0, 200)}`;
}

/** Encounters that consist of a fragment repeated many times. */
export const oddEncounters: fc.Arbitrary<string> = fc
  .record({
    piece: fc.constantFrom('[', '{"file":', '{}', '{},', '7,', '"', '{"key":"__proto__"},', '{"file":{"format":1}},'),
    times: fc.constantFrom(1, 2, 50, 100_000),
    end: fc.constantFrom('', ']}', '{}]}'),
  })
  .map(
    ({ piece, times, end }) => `{"format":"pointwright-encounter","version":1,"fighters":[${piece.repeat(times)}${end}`,
  );

/** Reads any text as an encounter, and as what a link to one holds. Returns what went wrong, or null. */
export function anyEncounterFault(text: string): string | null {
  for (const reading of [
    parseEncounter(text),
    readEncounterPayload(`2.${packText(text)}`),
    readEncounterPayload(text),
  ]) {
    const problems = reading.ok ? reading.report : [reading.problem];
    for (const problem of problems) {
      const fault = sentenceFault(problem);
      if (fault) return fault;
    }
  }
  return null;
}
