import { situationOf } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import { atRest } from '../../character/play.ts';
import { capitalize, formatCountOf } from '../../engine/format.ts';
import type { Derivation } from '../../engine/step.ts';
import { type CombatSheet, deriveCombat } from '../combat/derive-combat.ts';
import { resolveWith } from '../combat/exchange/exchange.ts';
import { describeRollNeeded, type ExchangeInput, type ExchangeRequest } from '../combat/exchange/exchange-request.ts';
import type { Combatant } from '../combat/exchange/participant.ts';
import { actionStat, maneuverName } from '../combat/fight.ts';
import { feintMargin, isSuccess, readRoll } from '../combat/outcomes/success-roll.ts';
import { afterStateRoll } from '../combat/state-after.ts';
import { beginTurn, finishTurn } from '../combat/take-turn.ts';
import type { FightResult, Fights, FightWatcher } from './fight.ts';
import { seededDice } from './seeded-dice.ts';
import type { FightingNow } from './turn-choices.ts';

/** A roll of a replay, with the number that it was against. */
interface ReplayedRoll {
  readonly words: string;
  readonly rolled: number;
  /** The number with its steps, each with its page; null for dice without one. */
  readonly number: Derivation | null;
}

/** A line of a replay: what happened, in the sentences of an exchange. */
interface ReplayLine {
  readonly round: number;
  /** The index of the fighter whose turn it is. */
  readonly turnOf: number;
  readonly text: string;
  readonly rolls: readonly ReplayedRoll[];
}

export interface Replay {
  readonly lines: readonly ReplayLine[];
  readonly result: FightResult;
  /** Where the whole rules come to another state than the simulation, in words; null if they agree throughout. */
  readonly difference: string | null;
}

const blank = situationOf();

/**
 * Fights one fight of a run again, blow by blow: the simulation decides and throws the dice, and the rules of an exchange, of turns and
 * of the rolls of a state say what that means, in sentences and with explained numbers.
 */
export function replayFight(fights: Fights, seed: number, index: number): Replay {
  const throwDice = seededDice(seed, index);
  const rolled: number[] = [];
  const recorder = new Recorder(rolled);
  const result = fights.run((dice) => {
    const sum = throwDice(dice);
    rolled.push(sum);
    return sum;
  }, recorder.watcher);
  return { lines: recorder.lines, result, difference: recorder.difference };
}

/** Follows a fight with the whole rules. */
class Recorder {
  readonly lines: ReplayLine[] = [];
  difference: string | null = null;
  readonly watcher: FightWatcher;
  readonly #rolled: number[];
  readonly #states = new Map<number, CombatState>();
  #round = 1;
  #turnOf = 0;
  #from = 0;
  #defenses: string[] = [];
  #attack: { readonly line: number; readonly location: string; readonly distance: number } | null = null;

  constructor(rolled: number[]) {
    this.#rolled = rolled;
    this.watcher = {
      begins: (fighter, round) => {
        this.#round = round;
        this.#turnOf = fighter.key;
        if (round > 1) this.#set(fighter, beginTurn({ ...atRest, turn: round, state: this.#state(fighter) }).state);
      },
      rolls: (fighter, { roll }, sum) => this.#rollOfState(fighter, roll.id, sum),
      plans: (fighter, { posture, line }) => {
        const { fight } = this.#sheet(fighter);
        const name = fighter.tables.name;
        if (posture !== null) {
          this.#set(fighter, { ...this.#state(fighter), posture });
          this.#say(`${name} changes position: ${fight.rules.postures[posture].words}.`);
        } else if (line < 0 || fight.kind) this.#say(`${name}: ${maneuverName(fight)}.`);
      },
      moves: (fighter, from) => {
        const yards = Math.abs(fighter.position - from);
        this.#say(`${fighter.tables.name} moves ${formatCountOf(yards, 'yard')}.`);
      },
      feints: (fighter, foe, sum, resisting) => this.#feint(fighter, foe, sum, resisting),
      forgetsFeint: (fighter) => this.#set(fighter, { ...this.#state(fighter), feint: 0 }),
      attacks: (_, __, { line, location = '' }, distance) => {
        this.#attack = { line, location, distance };
        this.#from = this.#rolled.length;
        this.#defenses = [];
      },
      defends: (defense) => this.#defenses.push(defense),
      struck: (fighter, foe) => this.#exchange(fighter, foe),
      ends: (fighter) => {
        const { choice } = this.#situation(fighter);
        const play = { ...atRest, turn: this.#round, state: this.#state(fighter), choice };
        this.#set(fighter, finishTurn(play, this.#sheet(fighter)).state);
        this.#compare(fighter, 'at the end of a turn');
      },
    };
  }

  #state({ key, tables }: FightingNow): CombatState {
    const { known, hitsLost, wounds } = tables.start;
    return this.#states.get(key) ?? { ...known.state, hitsLost, wounds };
  }

  #set({ key }: FightingNow, state: CombatState): void {
    this.#states.set(key, state);
  }

  #situation(fighter: FightingNow) {
    return { ...blank, state: this.#state(fighter), choice: fighter.tables.choice(fighter.choice) };
  }

  #sheet(fighter: FightingNow): CombatSheet {
    return deriveCombat(fighter.tables.sheet, fighter.tables.ofBook, this.#situation(fighter));
  }

  #say(text: string, rolls: readonly ReplayedRoll[] = []): void {
    this.lines.push({ round: this.#round, turnOf: this.#turnOf, text: capitalize(text), rolls });
  }

  #rollOfState(fighter: FightingNow, id: string, sum: number): void {
    const { name } = fighter.tables;
    const { rolls, worksheet, fight } = this.#sheet(fighter);
    const due = rolls.find(({ roll }) => roll.id === id);
    const value = due ? worksheet.get(due.number).value : null;
    if (!due || typeof value !== 'number') {
      this.difference ??= `${name}: the roll to ${id} is not due by the rules, in round ${this.#round}`;
      return;
    }
    const result = readRoll(fight.rules.success, value, sum);
    const words = isSuccess(result) ? due.roll.success : due.roll.failure;
    this.#say(`${name}, ${due.roll.name}: ${describeRollNeeded(value, sum, result)}; ${words}.`, [
      { words: due.roll.name, rolled: sum, number: worksheet.get(due.number) },
    ]);
    this.#set(fighter, afterStateRoll(this.#state(fighter), due.roll, result));
    this.#compare(fighter, `after the roll to ${due.roll.name}`);
  }

  #feint(fighter: FightingNow, foe: FightingNow, sum: number, resisting: number | null): void {
    const stat = actionStat('feint', 'roll');
    const { tables, choice } = foe;
    foe.choice = foe.choices.feint();
    const [own, theirs] = [this.#sheet(fighter), this.#sheet(foe)].map(({ worksheet }) => worksheet.find(stat) ?? null);
    foe.choice = choice;
    if (typeof own?.value !== 'number' || (typeof theirs?.value === 'number') !== (resisting !== null)) {
      this.difference ??= `round ${this.#round}: a feint that the rules do not have`;
      return;
    }
    const { success } = fighter.tables.rules;
    const margin = feintMargin(
      success,
      { effective: own.value, rolled: sum },
      typeof theirs?.value === 'number' && resisting !== null ? { effective: theirs.value, rolled: resisting } : null,
    );
    const rollWords = (value: number, rolled: number) =>
      describeRollNeeded(value, rolled, readRoll(success, value, rolled));
    const against =
      typeof theirs?.value === 'number' && resisting !== null
        ? `; ${tables.name}: ${rollWords(theirs.value, resisting)}`
        : '';
    const rolls: ReplayedRoll[] = [{ words: own.name, rolled: sum, number: own }];
    if (theirs && resisting !== null) rolls.push({ words: theirs.name, rolled: resisting, number: theirs });
    this.#say(
      `${fighter.tables.name} feints: ${rollWords(own.value, sum)}${against}. ${margin > 0 ? `The next defense is at −${margin}` : 'Nothing comes of it'}.`,
      rolls,
    );
    this.#set(fighter, { ...this.#state(fighter), feint: margin });
    this.#compare(fighter, 'after a feint');
  }

  #combatant(fighter: FightingNow, range: number | null, location = ''): Combatant {
    const { name, sheet, ofBook } = fighter.tables;
    const situation = this.#situation(fighter);
    return { name, sheet, rules: ofBook, situation: { ...situation, target: { ...blank.target, range, location } } };
  }

  #exchange(fighter: FightingNow, foe: FightingNow): void {
    if (!this.#attack) return;
    const { line: index, location, distance } = this.#attack;
    const line = fighter.tables.lines[index];
    if (!line) return;
    const setup = {
      attacker: this.#combatant(fighter, line.mode === 'melee' ? null : distance, location),
      line: line.id,
      defender: this.#combatant(foe, null),
    };
    const rolls: ReplayedRoll[] = [];
    let at = this.#from;
    let last = '';
    const outcome = resolveWith(setup, (request) => {
      const input = this.#answer(request, this.#rolled[at]);
      last = request.words;
      if ('rolled' in input) {
        at += 1;
        rolls.push(rollOf(request, input.rolled));
      }
      return input;
    });
    if (!outcome) {
      this.difference ??= `round ${this.#round}: “${last}” is not asked in the simulation, or answered otherwise`;
      return;
    }
    if (at !== this.#rolled.length)
      this.difference ??= `round ${this.#round}: the exchange throws ${at - this.#from} dice rolls, not ${this.#rolled.length - this.#from}: ${outcome.log.join(' ')}`;
    outcome.log.forEach((text, i) => {
      this.#say(text, i === 0 ? rolls : []);
    });
    this.#set(fighter, outcome.attacker);
    this.#set(foe, outcome.defender);
    this.#compare(fighter, 'after their attack');
    this.#compare(foe, 'after the attack on them');
  }

  #answer(request: ExchangeRequest, rolled: number | undefined): ExchangeInput {
    const { id } = request;
    if (request.kind !== 'choice') return { request: id, rolled: rolled ?? 0 };
    const defense = id === 'defense' ? this.#defenses[0] : id === 'defense2' ? this.#defenses[1] : undefined;
    return { request: id, choice: defense ?? request.usual };
  }

  /** Remarks on the first state that is not that of the simulation. */
  #compare(fighter: FightingNow, when: string): void {
    if (this.difference !== null) return;
    const { tables, known, hitsLost, wounds } = fighter;
    const state = this.#state(fighter);
    const whole = tables.known(state);
    if (whole === known && state.hitsLost === hitsLost && state.wounds === wounds) return;
    const ofRules = JSON.stringify({ ...whole.state, hitsLost: state.hitsLost, wounds: state.wounds });
    const simulated = JSON.stringify({ ...known.state, hitsLost, wounds });
    this.difference = `${tables.name}, round ${this.#round}, ${when}: ${ofRules} by the rules, ${simulated} in the simulation`;
  }
}

const rollOf = (request: ExchangeRequest, rolled: number): ReplayedRoll => ({
  words: request.words,
  rolled,
  number: 'explained' in request && request.explained ? request.explained.worksheet.get(request.explained.stat) : null,
});
