import fc from 'fast-check';
import * as z from 'zod/mini';
import type { SavedCharacter } from '../../character/character.ts';
import { combatStateSchema, conditions, footings, postures } from '../../character/combat-state.ts';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters, addToLog, changeFighter, nextTurn, removeFighters } from '../../character/encounter-edits.ts';
import { itemPlaces } from '../../character/equipment-rows.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseEncounter, serializeEncounter } from '../../character/file/encounter-file.ts';
import {
  libraryEncounter,
  libraryEndWith,
  libraryHead,
  readLibraryEncounters,
} from '../../character/file/library-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { encounterPayload, packText, readEncounterPayload } from '../../character/file/share-link.ts';
import { atRest, type Play, playSchema } from '../../character/play.ts';
import { clampToSchema } from '../../character/schema-parts.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import { rollAll } from '../../rules/combat/exchange/exchange.ts';
import type { Combatant } from '../../rules/combat/exchange/participant.ts';
import { takeTurn } from '../../rules/combat/take-turn.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetIds } from '../../rules/rulesets.ts';
import { damagedFault, parseTree, sentenceFault, validFault } from './file-faults.ts';
import {
  changeOfOnePlace,
  type Damage,
  damageAt,
  damageList,
  damageText,
  damageTree,
  listDamageablePlaces,
  type TextDamage,
  textDamage,
  toTree,
  writeTree,
} from './json-damage.ts';
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
    if (!reading.ok) throw new Error(`the file itself is refused: ${reading.error.code}`);
    const plan = plans[at];
    const saved = plan ? inPlay(reading.value.saved, plan) : reading.value.saved;
    encounter = addFighters(encounter, saved, { copies: 1, source: 'any', side: `${at % 2}` });
    encounter = changeFighter(encounter, `k${at + 1}`, { target: `k${at}` });
  }
  return encounter;
}

/**
 * Reads a damaged encounter, and plays on. Returns a fault, or null: every refusal and remark is a sentence, the result
 * can be written and read again unchanged, and its fighters can fight.
 */
export function encounterFault({ asJson, asText, rolls, ...whole }: DamagedEncounter): string | null {
  const tree = toTree(JSON.parse(serializeEncounter(encounterOf(whole), testAppVersion)));
  damageTree(tree, asJson);
  const reading = parseEncounter(asText.reduce(damageText, writeTree(tree)));
  if (!reading.ok) return sentenceFault(reading.error);
  for (const remark of reading.value.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  const { encounter } = reading.value;
  const fault = writtenFault(encounter) ?? turnsFault(encounter);
  if (fault !== null) return fault;
  const known = encounter.fighters.map(({ character }) => character).filter(isOfKnownRules);
  return fightFault(known, rolls);
}

const isOfKnownRules = ({ ruleset }: { readonly ruleset: string }): boolean =>
  rulesetIds.some((known) => known === ruleset);

/** Writes an encounter as a file, as a link and into a library, and reads it from each. Returns a fault, or null. */
function writtenFault(encounter: Encounter): string | null {
  const written = serializeEncounter(encounter, testAppVersion);
  const again = parseEncounter(written);
  if (!again.ok) return `what was read cannot be read again: ${again.error.code}`;
  if (serializeEncounter(again.value.encounter, testAppVersion) !== written)
    return 'it is another encounter when it is read again';
  const library = readLibraryEncounters(
    libraryHead(testAppVersion) + libraryEncounter(written, true) + libraryEndWith(''),
  );
  const [inLibrary] = library.encounters;
  if (!inLibrary || serializeEncounter(inLibrary, testAppVersion) !== written) return 'a library has another encounter';
  const link = readEncounterPayload(encounterPayload(encounter, testAppVersion));
  if (!link.ok) return link.error.code === 'link-too-large' ? null : `its link is refused: ${link.error.code}`;
  return link.value.encounter.fighters.length === encounter.fighters.length ? null : 'its link has lost fighters';
}

/** Takes turns, and removes each fighter after their turn. Returns a fault, or null. */
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
  if (!reading.ok) return sentenceFault(reading.error);
  const contents = (all: Encounter): string[] => all.fighters.map(({ character }) => JSON.stringify(character));
  const kept = new Set(contents(reading.value.encounter));
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

/** Reads any text as an encounter, and as the payload of a link to one. Returns a fault, or null. */
export function anyEncounterFault(text: string): string | null {
  for (const reading of [
    parseEncounter(text),
    readEncounterPayload(`2.${packText(text)}`),
    readEncounterPayload(text),
  ]) {
    const problems = reading.ok ? reading.value.report : [reading.error];
    for (const problem of problems) {
      const fault = sentenceFault(problem);
      if (fault) return fault;
    }
  }
  return null;
}

const fightRules = new Map<string, Combatant['rules']>(
  await Promise.all(
    rulesetIds.map(
      async (id) => [id, await (await loadRuleset(id)).loadFightRules()] as const satisfies readonly unknown[],
    ),
  ),
);
const fewOf = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> => fc.array(value, { maxLength: 3 });
const count = fc.constantFrom(0, 1, 2, 7, 1_000_000);
/** By the number of an item of the character, or of one of its attacks. */
const counts = fewOf(fc.tuple(fc.nat(9), count));
const maneuvers = [...fightRules.values()].flatMap((rules) => rules.maneuvers.map(({ id }) => id));

/** A state of play in which items are given by their numbers. */
const playPlan = fc.record({
  state: fc.record({
    hitsLost: count,
    fatigueLost: count,
    wounds: count,
    posture: fc.constantFrom(...postures),
    conditions: fewOf(fc.constantFrom(...conditions)),
    footing: fc.constantFrom(...footings),
    parries: counts,
    shotsFired: counts,
    unready: counts,
    places: fewOf(fc.tuple(fc.nat(9), fc.constantFrom(...itemPlaces))),
    aim: fc.option(fc.record({ line: fc.nat(9), turns: count, braced: fc.boolean() }), { nil: null }),
    attackedWith: fewOf(fc.nat(9)),
  }),
  maneuver: fc.constantFrom(...maneuvers, 'no such maneuver'),
  target: fc.record({ range: fc.constantFrom(null, 0, 3, 1_000_000), dodge: fc.constantFrom(null, 9, -1_000_000_000) }),
  used: counts,
  charges: counts,
  turn: count,
  log: fewOf(fc.string({ unit: 'binary', maxLength: 8 })),
});
type PlayPlan = typeof playPlan extends fc.Arbitrary<infer Value> ? Value : never;
const playPlans: fc.Arbitrary<PlayPlan> = playPlan;

/** The character in such a state. */
function inPlay(saved: SavedCharacter, plan: PlayPlan): SavedCharacter {
  const keys = saved.character.equipment.map(({ key }) => key);
  const keyOf = (number: number): string => keys[number % Math.max(1, keys.length)] ?? 'unarmed';
  const by = <Value>(all: readonly (readonly [number, Value])[], end = ''): Record<string, Value> =>
    Object.fromEntries(all.map(([number, value]) => [`${keyOf(number)}${end}`, value]));
  const { state, maneuver, target, used, charges, turn, log } = plan;
  const play: Play = z.parse(playSchema, {
    state: {
      ...state,
      parries: by(state.parries, '.0'),
      shotsFired: by(state.shotsFired, '.0'),
      unready: by(state.unready),
      places: by(state.places),
      aim: state.aim && { ...state.aim, line: `${keyOf(state.aim.line)}.0` },
      attackedWith: state.attackedWith.map(keyOf),
    },
    choice: { maneuver, subject: `${keyOf(turn)}.0` },
    target,
    used: by(used),
    charges: by(charges),
    turn,
    log: log.map((text, at) => ({ turn: at, text })),
  });
  return { ...saved, play };
}

/** A character in play, with damage to the state of play, under a ruleset. */
interface DamagedPlay {
  readonly text: string;
  readonly plan: PlayPlan;
  readonly damages: readonly Damage[];
  readonly ruleset: string;
  readonly rolls: readonly number[];
}

export const damagedPlay = (text: fc.Arbitrary<string>): fc.Arbitrary<DamagedPlay> =>
  fc.record({
    text,
    plan: playPlan,
    damages: fc.oneof(fc.constant([]), damageList),
    ruleset: fc.constantFrom(...rulesetIds),
    rolls: diceRolls,
  });

/** Results of dice, as numbers from 0 on. */
const diceRolls: fc.Arbitrary<number[]> = fc.array(fc.nat(999), { minLength: 1, maxLength: 12 });

/**
 * Reads a character whose state of play is damaged, and plays on. Returns a fault, or null: nothing is lost, and the
 * character can fight.
 */
export function playFault({ text, plan, damages, ruleset, rolls }: DamagedPlay): string | null {
  const valid = parseFile(text);
  if (!valid.ok) return `the file itself is refused: ${valid.error.code}`;
  const file = serializeFile(inPlay(valid.value.saved, plan), testAppVersion);
  if (damages.length === 0) {
    const fault = validFault(file);
    if (fault !== null) return fault;
  }
  const tree = parseTree(file);
  const part = tree.kind === 'object' ? tree.members.find(({ name }) => name === 'play') : undefined;
  if (part) damageTree(part.value, damages);
  const fault = damagedFault(tree);
  if (fault !== null) return fault;
  const reading = parseFile(writeTree(tree));
  return reading.ok ? fightFault([{ ...reading.value.saved, ruleset }], rolls) : null;
}

/**
 * Derives the first of some characters in play, ends their turn, and makes them attack the last, who may be the same.
 * Returns a fault, or null: every number is valid, and every resulting state can be saved. Errors of the calculation
 * are thrown.
 */
function fightFault(characters: readonly SavedCharacter[], rolls: readonly number[]): string | null {
  const [attacker, defender] = [characters[0], characters.at(-1)].map((saved, at) => saved && combatantOf(saved, at));
  if (!attacker || !defender) return null;
  const combat = deriveCombat(attacker.sheet, attacker.rules, attacker.situation);
  for (const id of statsOf(combat)) {
    if (Number.isNaN(combat.worksheet.get(id).value)) return `${id} is no number`;
  }
  const after = clampToSchema(playSchema, takeTurn(attacker.play, combat));
  if (!z.safeParse(playSchema, after).success)
    return `the state after the turn cannot be saved: ${JSON.stringify(after)}`;
  const lines = combat.attacks.map(({ line }) => line.id);
  let next = 0;
  const roll = (dice: number): number => dice + ((rolls[next++ % rolls.length] ?? 0) % (5 * dice + 1));
  const line = lines[(rolls[0] ?? 0) % Math.max(1, lines.length)] ?? '';
  const { now } = rollAll({ attacker, line, defender }, [], roll);
  if (!now.outcome) return `the exchange has no end: ${now.past.join(' ')}`;
  for (const outcome of [now.outcome.attacker, now.outcome.defender]) {
    const state = clampToSchema(combatStateSchema, outcome);
    if (!z.safeParse(combatStateSchema, state).success) return `this state cannot be saved: ${JSON.stringify(state)}`;
  }
  const odd = now.outcome.log.find((sentence) => !/^\S.*\.$/su.test(sentence));
  return odd === undefined ? null : `no sentence: ${odd}`;
}

function combatantOf(saved: SavedCharacter, at: number): (Combatant & { readonly play: Play }) | null {
  const rules = fightRules.get(saved.ruleset);
  const play = saved.play ?? atRest;
  return rules ? { name: `Fighter ${at + 1}`, sheet: openWorksheet(saved), situation: play, rules, play } : null;
}

const statsOf = ({ attacks, defenses, actions, foe, rolls, fight }: CombatSheet) => [
  ...attacks.flatMap(({ skill, damage }) => [skill, damage]),
  ...defenses.flatMap(({ active, total }) => [active, total]),
  ...actions.flatMap(({ roll, against, damage }) => [roll, ...(against ? [against] : []), ...(damage ? [damage] : [])]),
  ...foe.map(({ total }) => total),
  ...rolls.map(({ number }) => number),
  ...fight.rules.numbers.map(({ id }) => id),
];
