import fc from 'fast-check';
import * as z from 'zod/mini';
import type { SavedCharacter } from '../../character/character.ts';
import { combatStateSchema, conditions, footings, postures } from '../../character/combat-state.ts';
import { itemPlaces } from '../../character/equipment-rows.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { atRest, type Play, playSchema } from '../../character/play.ts';
import { clampToSchema } from '../../character/schema-parts.ts';
import { rollAll } from '../../rules/combat/exchange/exchange.ts';
import type { Fighter } from '../../rules/combat/exchange/participant.ts';
import { takeTurn } from '../../rules/combat/take-turn.ts';
import { type CombatSheet, workOutCombat } from '../../rules/combat/work-out-combat.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetIds } from '../../rules/rulesets.ts';
import { damagedFault, parseTree, validFault } from './file-faults.ts';
import { type Damage, damageList, damageTree } from './json-damage.ts';
import { writeTree } from './json-tree.ts';
import { testAppVersion } from './valid-files.ts';

const fightRules = new Map<string, Fighter['rules']>(
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
export type PlayPlan = typeof playPlan extends fc.Arbitrary<infer Value> ? Value : never;
export const playPlans: fc.Arbitrary<PlayPlan> = playPlan;

/** The character in such a state. */
export function inPlay(saved: SavedCharacter, plan: PlayPlan): SavedCharacter {
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

/** What dice show, as numbers from 0 on. */
export const diceRolls: fc.Arbitrary<number[]> = fc.array(fc.nat(999), { minLength: 1, maxLength: 12 });

/**
 * Reads a character whose state of play is damaged, and plays on. Returns what went wrong, or null: nothing is lost, and whatever was
 * read can fight.
 */
export function playFault({ text, plan, damages, ruleset, rolls }: DamagedPlay): string | null {
  const valid = parseFile(text);
  if (!valid.ok) return `the file itself is refused: ${valid.problem.code}`;
  const file = serializeFile(inPlay(valid.saved, plan), testAppVersion);
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
  return reading.ok ? fightFault([{ ...reading.saved, ruleset }], rolls) : null;
}

/**
 * Works out the first of some characters in play, ends his turn, and has him attack the last, who may be himself. Returns what went
 * wrong, or null: every number is one, and every state that comes of it can be saved. Errors of the calculation are thrown.
 */
export function fightFault(characters: readonly SavedCharacter[], rolls: readonly number[]): string | null {
  const [attacker, defender] = [characters[0], characters.at(-1)].map((saved, at) => saved && fighterOf(saved, at));
  if (!attacker || !defender) return null;
  const combat = workOutCombat(attacker.sheet, attacker.rules, attacker.situation);
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

function fighterOf(saved: SavedCharacter, at: number): (Fighter & { readonly play: Play }) | null {
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
