import { feintMargin } from '../combat/outcomes/success-roll.ts';
import { rollForTurns } from '../combat/turn-order.ts';
import { Decision } from './decision.ts';
import { FighterTables, SharedNumbers, type SimulatedFighter } from './fighter-tables.ts';
import { type KnownState, type Moment, outcomeOf, type RollDueNow } from './moment.ts';
import { policyOf } from './policy.ts';
import type { ThrowDice } from './seeded-dice.ts';
import type { ChooseDefense } from './simulated-exchange.ts';
import { exchangeByNumbers, momentOf, type SimulatedOutcome } from './simulated-exchange.ts';
import { bestAttack, type FightingNow, ManeuverChoices, type Plan, type PolicyId, reaches } from './turn-choices.ts';

/** Somebody of a fight: the side, the way to fight, and when they give up. */
export interface Contender extends SimulatedFighter {
  /** 0 or 1. */
  readonly side: number;
  readonly policy: PolicyId;
  /** Gives up with no more than this part of the hit points left; 0 for never. */
  readonly yieldsAt: number;
}

export interface FightSetup {
  readonly contenders: readonly Contender[];
  /** Yards between the sides at the beginning. */
  readonly distance: number;
  /** The fight is a draw after so many rounds. */
  readonly maxRounds: number;
}

/** What became of a fighter. */
interface Fate {
  readonly hitsLeft: number;
  readonly out: FightingNow['out'];
}

/** How a fight ended. */
export interface FightResult {
  /** The side that is left; null for a draw. */
  readonly winner: number | null;
  readonly rounds: number;
  readonly fates: readonly Fate[];
  /** The side that wounded first; null for nobody. */
  readonly firstBlood: number | null;
  /** The last wound of the losers came of a critical hit. */
  readonly endedByCritical: boolean;
  readonly attacks: number;
  readonly defended: number;
}

/** Is told of what happens in a fight, for a replay. */
export interface FightWatcher {
  readonly begins?: (fighter: FightingNow, round: number) => void;
  readonly rolls?: (fighter: FightingNow, due: RollDueNow, rolled: number) => void;
  readonly plans?: (fighter: FightingNow, plan: Plan, foe: FightingNow | null) => void;
  readonly moves?: (fighter: FightingNow, from: number) => void;
  /** Both rolls of a feint; null for a foe who cannot resist. */
  readonly feints?: (fighter: FightingNow, foe: FightingNow, rolled: number, resisting: number | null) => void;
  /** Somebody meets another foe than the one they feinted at. */
  readonly forgetsFeint?: (fighter: FightingNow) => void;
  readonly attacks?: (fighter: FightingNow, foe: FightingNow, plan: Plan, distance: number) => void;
  readonly defends?: (defense: string) => void;
  readonly struck?: (fighter: FightingNow, foe: FightingNow, outcome: SimulatedOutcome) => void;
  readonly ends?: (fighter: FightingNow) => void;
}

const plain: ChooseDefense = (ways) => ways.plain;
const best: ChooseDefense = (ways) => ways.best;
const ignore = (): void => {};

/** Yards by which those who stay behind begin farther from the foe. */
const behindBy = 3;

type Plans = Map<Moment, Map<Moment, Map<number, Plan>>>;

/** Decisions are kept for so many yards, and turns of waiting; more turns make no difference to any policy. */
const mostYards = 1024;
const mostWaited = 7;

/** What is known of the numbers of fighters, by their sheets. */
export interface KnownNumbers {
  readonly shared: SharedNumbers;
  readonly tables: Map<SimulatedFighter['sheet'], FighterTables>;
}

export const newKnownNumbers = (): KnownNumbers => ({ shared: new SharedNumbers(), tables: new Map() });

/** Fights of the same fighters, again and again: what the rules say of them is kept from one to the next. */
export class Fights {
  readonly setup: FightSetup;
  readonly #fighters: FightingNow[];
  readonly #order: readonly (readonly number[])[];
  readonly #decision: Decision;
  /** What each fighter has decided, by the moments of both, and the rest that decides. */
  #plans: readonly Plans[];

  /** `known` is what earlier fights have asked of the rules about some of the fighters; it is added to. */
  constructor(setup: FightSetup, { shared, tables }: KnownNumbers = newKnownNumbers()) {
    this.setup = setup;
    this.#fighters = setup.contenders.map((contender, key): FightingNow => {
      const { sheet, policy, side } = contender;
      // Copies of one fighter in the same state share what is known of them.
      const known = tables.get(sheet);
      const own = known && known.initial === contender.state ? known : new FighterTables(contender, shared);
      if (!known) tables.set(sheet, own);
      const { start } = own;
      return {
        tables: own,
        ...start,
        choice: 0,
        key,
        side,
        policy: policyOf(policy),
        choices: new ManeuverChoices(own),
        position: 0,
        waited: 0,
        isWaiting: false,
        feinted: -1,
        out: '',
      };
    });
    const [first, second] = this.#fighters;
    if (!first || !second) throw new RangeError('a fight needs two fighters');
    this.#decision = new Decision(first, second);
    this.#order = this.#turnOrder();
    this.#plans = this.#noPlans();
  }

  #noPlans(): readonly Plans[] {
    return this.#fighters.map(() => new Map());
  }

  /** Everybody fights otherwise from now on, in the order of the contenders; what is known of their numbers stays. */
  choosePolicies(policies: readonly PolicyId[]): void {
    for (const fighter of this.#fighters) fighter.policy = policyOf(policies[fighter.key] ?? fighter.policy.id);
    this.#plans = this.#noPlans();
  }

  /** How many states are kept, of all fighters. */
  get size(): number {
    return this.#fighters.reduce((sum, { tables }) => sum + tables.size, 0);
  }

  /** The fighters in the order of their turns; those in one group are tied, and dice decide. */
  #turnOrder(): readonly (readonly number[])[] {
    const numbers = this.#fighters.map(({ tables: { rules, sheet } }) =>
      rules.turnOrder.map((stat) => (sheet.worksheet.has(stat) ? sheet.worksheet.number(stat) : 0)),
    );
    const compare = (one: number, other: number): number => {
      for (const [i, value] of (numbers[one] ?? []).entries()) {
        const difference = (numbers[other]?.[i] ?? 0) - value;
        if (difference !== 0) return difference;
      }
      return 0;
    };
    const groups: number[][] = [];
    for (const { key } of this.#fighters.toSorted((one, other) => compare(one.key, other.key))) {
      const last = groups.at(-1);
      if (last && compare(last[0] ?? key, key) === 0) last.push(key);
      else groups.push([key]);
    }
    return groups;
  }

  #begin(): void {
    const { distance } = this.setup;
    for (const fighter of this.#fighters) {
      const { start } = fighter.tables;
      fighter.known = start.known;
      fighter.hitsLost = start.hitsLost;
      fighter.wounds = start.wounds;
      fighter.choice = fighter.choices.attack;
      const back = fighter.policy.id === 'behind' ? behindBy : 0;
      fighter.position = fighter.side === 0 ? -back : distance + back;
      fighter.waited = 0;
      fighter.isWaiting = false;
      fighter.feinted = -1;
      fighter.out = '';
      this.#settle(fighter);
    }
  }

  /** Fights once. */
  run(dice: ThrowDice, watcher?: FightWatcher): FightResult {
    this.#begin();
    const order = this.#order
      .flatMap((group) => (group.length === 1 ? group : rollForTurns(group.map(String), () => dice(1)).map(Number)))
      .flatMap((key) => this.#fighters[key] ?? []);
    const tally: Tally = { firstBlood: null, lastWasCritical: [false, false], attacks: 0, defended: 0 };
    let rounds = 0;
    while (rounds < this.setup.maxRounds && this.#winner() === undefined) {
      rounds += 1;
      for (const fighter of order) {
        if (fighter.out !== '') continue;
        this.#takeTurn(fighter, rounds, dice, tally, watcher);
        if (this.#winner() !== undefined) break;
      }
    }
    const winner = this.#winner() ?? null;
    return {
      winner,
      rounds,
      fates: this.#fighters.map(({ tables, hitsLost, out }) => ({ hitsLeft: tables.hitPoints - hitsLost, out })),
      firstBlood: tally.firstBlood,
      endedByCritical: winner !== null && tally.lastWasCritical[1 - winner] === true,
      attacks: tally.attacks,
      defended: tally.defended,
    };
  }

  /** The side that alone is left; null if nobody is, undefined while both are. */
  #winner(): number | null | undefined {
    let first = false;
    let second = false;
    for (const { side, out } of this.#fighters) {
      if (out !== '') continue;
      if (side === 0) first = true;
      else second = true;
    }
    if (first && second) return undefined;
    return first ? 0 : second ? 1 : null;
  }

  /** Takes somebody out of the fight who can no longer, or no longer will. */
  #settle(fighter: FightingNow): void {
    const { known, tables, hitsLost, key } = fighter;
    const { yieldsAt = 0 } = this.setup.contenders[key] ?? {};
    if (known.isDead) fighter.out = 'dead';
    else if (known.isUnconscious) fighter.out = 'unconscious';
    else if (yieldsAt > 0 && tables.hitPoints - hitsLost <= tables.hitPoints * yieldsAt) fighter.out = 'yielded';
  }

  #roll(fighter: FightingNow, rolls: readonly RollDueNow[], dice: ThrowDice, watcher: FightWatcher | undefined): void {
    for (const due of rolls) {
      if (fighter.known.isUnconscious) return;
      const rolled = dice(3);
      fighter.known = fighter.tables.afterRoll(fighter.known, due, outcomeOf(due, rolled), due.needed - rolled);
      watcher?.rolls?.(fighter, due, rolled);
    }
  }

  /** The nearest foe; of several as near, the one who is hurt most. */
  #foeOf(fighter: FightingNow): FightingNow | null {
    let found: FightingNow | null = null;
    for (const other of this.#fighters) {
      if (other.side === fighter.side || other.out !== '') continue;
      const nearer = found
        ? Math.abs(found.position - fighter.position) - Math.abs(other.position - fighter.position)
        : 1;
      if (nearer > 0 || (nearer === 0 && found && other.hitsLost > found.hitsLost)) found = other;
    }
    return found;
  }

  /** Whether a friend stands between somebody and a foe. */
  #isCovered({ side, key, position }: FightingNow, foe: FightingNow): boolean {
    if (this.#fighters.length === 2) return false;
    const [low, high] = [Math.min(position, foe.position), Math.max(position, foe.position)];
    return this.#fighters.some(
      (other) =>
        other.side === side &&
        other.key !== key &&
        other.out === '' &&
        other.position >= low &&
        other.position <= high &&
        other.position !== position,
    );
  }

  #takeTurn(
    fighter: FightingNow,
    round: number,
    dice: ThrowDice,
    tally: Tally,
    watcher: FightWatcher | undefined,
  ): void {
    const { tables } = fighter;
    fighter.isWaiting = false;
    if (round > 1) fighter.known = tables.begin(fighter.known);
    watcher?.begins?.(fighter, round);
    this.#roll(fighter, tables.turn(momentOf(fighter), fighter.choice).atStart, dice, watcher);
    this.#settle(fighter);
    const foe = this.#foeOf(fighter);
    if (fighter.out !== '' || !foe) return;
    if (fighter.known.state.feint > 0 && fighter.feinted !== -1 && fighter.feinted !== foe.key) {
      fighter.known = this.#afterFeint(fighter, 0);
      watcher?.forgetsFeint?.(fighter);
    }
    const plan = this.#plan(fighter, foe);
    fighter.choice = plan.choice;
    watcher?.plans?.(fighter, plan, foe);
    if (plan.posture !== null) {
      const { posture } = plan;
      fighter.known = tables.change(fighter.known, `posture ${posture}`, (state) => ({ ...state, posture }));
    }
    fighter.isWaiting = plan.choice === fighter.choices.wait;
    if (this.#move(fighter, foe, plan, watcher)) this.#meetWaiting(fighter, dice, tally, watcher);
    if (plan.line >= 0 && fighter.out === '' && !fighter.known.isHelpless)
      this.#attack(fighter, foe, plan, dice, tally, watcher);
    if (plan.feints && fighter.out === '' && !fighter.known.isHelpless) this.#feint(fighter, foe, dice, watcher);
    fighter.waited = plan.waits ? fighter.waited + 1 : 0;
    if (fighter.out !== '') return;
    const moment = momentOf(fighter);
    this.#roll(fighter, tables.turn(moment, fighter.choice).atEnd, dice, watcher);
    fighter.known = tables.end(momentOf(fighter), fighter.choice);
    fighter.wounds = 0;
    watcher?.ends?.(fighter);
    this.#settle(fighter);
  }

  /** What somebody does now: worked out once for each pair of moments, as policies look at nothing else. */
  #plan(fighter: FightingNow, foe: FightingNow): Plan {
    const isCovered = this.#isCovered(fighter, foe);
    const distance = Math.abs(fighter.position - foe.position);
    const own = momentOf(fighter);
    const other = momentOf(foe);
    const plans = this.#plans[fighter.key];
    const known = plans?.get(own)?.get(other) ?? new Map<number, Plan>();
    const waited = Math.min(fighter.waited, mostWaited);
    const key = ((foe.choice * (mostWaited + 1) + waited) * 2 + (isCovered ? 1 : 0)) * mostYards + distance;
    const isKept = Number.isInteger(distance) && distance < mostYards;
    const found = isKept ? known.get(key) : undefined;
    if (found) return found;
    const plan = this.#newPlan(fighter, foe, isCovered);
    if (!isKept) return plan;
    if (known.size === 0) {
      const ofOwn = plans?.get(own) ?? new Map<Moment, Map<number, Plan>>();
      plans?.set(own, ofOwn.set(other, known));
    }
    known.set(key, plan);
    return plan;
  }

  #newPlan(fighter: FightingNow, foe: FightingNow, isCovered: boolean): Plan {
    const { idle } = fighter.choices;
    const nothing: Plan = { choice: idle, line: -1, distance: null, posture: null, waits: false };
    if (fighter.known.isHelpless) return nothing;
    this.#decision.look(fighter, foe, isCovered);
    const plan = fighter.policy.plan(this.#decision);
    return fighter.tables.turn(momentOf(fighter), plan.choice).isRefused ? nothing : plan;
  }

  /** Moves towards the distance that the plan wants, as far as the maneuver lets one. */
  #move(
    fighter: FightingNow,
    foe: FightingNow,
    { distance, choice }: Plan,
    watcher: FightWatcher | undefined,
  ): boolean {
    if (distance === null) return false;
    const { yards } = fighter.tables.turn(momentOf(fighter), choice);
    const from = fighter.position;
    const now = Math.abs(from - foe.position);
    const towards = foe.position > from || (foe.position === from && fighter.side === 0) ? 1 : -1;
    fighter.position += towards * Math.max(-yards, Math.min(yards, now - distance));
    if (fighter.position === from) return false;
    watcher?.moves?.(fighter, from);
    return true;
  }

  /** Those who wait strike somebody who has come within reach, before they can strike. */
  #meetWaiting(mover: FightingNow, dice: ThrowDice, tally: Tally, watcher: FightWatcher | undefined): void {
    for (const other of this.#fighters) {
      if (!other.isWaiting || other.side === mover.side || other.out !== '' || other.known.isHelpless) continue;
      const distance = Math.abs(other.position - mover.position);
      const { choice } = other;
      const { line } = bestAttack(other, momentOf(other), mover, choice, distance, 'melee', false);
      if (line < 0) continue;
      other.isWaiting = false;
      const plan: Plan = { choice, line, distance: null, posture: null, waits: true };
      this.#attack(other, mover, plan, dice, tally, watcher);
      if (mover.out !== '') return;
    }
  }

  #afterFeint({ known, tables }: FightingNow, feint: number): KnownState {
    return tables.change(known, `feint ${feint}`, (state) => ({ ...state, feint }));
  }

  /** A contest of feints: by as much as it is won, the foe defends worse against the next blow. */
  #feint(fighter: FightingNow, foe: FightingNow, dice: ThrowDice, watcher: FightWatcher | undefined): void {
    const { tables, choice } = fighter;
    const own = tables.feint(momentOf(fighter), choice);
    if (!own) return;
    const theirs = foe.tables.feint(momentOf(foe), foe.choices.feint());
    const rolled = dice(3);
    const resisting = theirs ? dice(3) : null;
    const margin = feintMargin(
      tables.rules.success,
      { effective: own.needed, rolled },
      theirs && resisting !== null ? { effective: theirs.needed, rolled: resisting } : null,
    );
    fighter.known = this.#afterFeint(fighter, margin);
    fighter.feinted = foe.key;
    watcher?.feints?.(fighter, foe, rolled, resisting);
  }

  #attack(
    fighter: FightingNow,
    foe: FightingNow,
    plan: Plan,
    dice: ThrowDice,
    tally: Tally,
    watcher: FightWatcher | undefined,
  ): void {
    const { tables, choices } = fighter;
    const { line, choice, location = '' } = plan;
    const times = Math.max(1, tables.turn(momentOf(fighter), choice).attacks);
    for (let time = 1; time <= times; time += 1) {
      if (foe.out !== '' || fighter.out !== '') return;
      const distance = Math.abs(fighter.position - foe.position);
      const which = tables.lines[line];
      if (!which || !reaches(which, distance, choices.hasMap)) return;
      const target = foe.tables.target(foe.known, momentOf(foe), tables);
      const attack = tables.attack(momentOf(fighter), choice, line, target, distance, location);
      if (!attack) return;
      watcher?.attacks?.(fighter, foe, plan, distance);
      const chooses = foe.policy.retreats ? best : plain;
      const outcome = exchangeByNumbers(fighter, foe, attack, chooses, dice, watcher?.defends ?? ignore);
      tally.attacks += 1;
      if (outcome.result === 'defended') tally.defended += 1;
      if (outcome.injury > 0) {
        tally.firstBlood ??= fighter.side;
        tally.lastWasCritical[foe.side] = outcome.isCritical;
      }
      if (outcome.retreated) foe.position += foe.position >= fighter.position ? 1 : -1;
      watcher?.struck?.(fighter, foe, outcome);
      this.#settle(foe);
      this.#settle(fighter);
    }
  }
}

interface Tally {
  firstBlood: number | null;
  readonly lastWasCritical: boolean[];
  attacks: number;
  defended: number;
}
