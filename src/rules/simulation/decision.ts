import type { Posture } from '../../character/combat-state.ts';
import { isLeg } from '../combat/hands.ts';
import { afterReadyTurn, choiceOfTask, type ReadyTask, readyTasks } from '../combat/take-turn.ts';
import type { Moment, Readying } from './moment.ts';
import { momentOf } from './simulated-exchange.ts';
import {
  bestAttack,
  type FightingNow,
  type Found,
  none,
  type Plan,
  reaches,
  type Sort,
  type Surroundings,
  strikingDistance,
} from './turn-choices.ts';

/** A weapon that takes this many turns to ready is as good as none. */
const mostTurns = 12;
/** A shot on the way is worth a turn if it is this much of what a blow is. */
const worthAShot = 0.4;
/** A deceptive attack goes no lower than this, which hits nine times of ten; an aimed one is made from this on, at even odds. */
const sureSkill = 14;
const likelySkill = 10;
const mostDeceptive = 4;
/** What each turn of making ready takes from the worth of a weapon. */
const perTurn = 0.3;

/** The surroundings of a fighter who decides about a turn, and the plans that suit them. */
export class Decision implements Surroundings {
  self: FightingNow;
  foe: FightingNow;
  distance = 0;
  isCovered = false;
  #moment: Moment;

  constructor(self: FightingNow, foe: FightingNow) {
    this.self = self;
    this.foe = foe;
    this.#moment = momentOf(self);
  }

  /** Looks at another fighter's situation. */
  look(self: FightingNow, foe: FightingNow, isCovered: boolean): void {
    this.self = self;
    this.foe = foe;
    this.distance = Math.abs(self.position - foe.position);
    this.isCovered = isCovered;
    this.#moment = momentOf(self);
  }

  get foeDefends(): boolean {
    const { tables, choice } = this.foe;
    return tables.turn(momentOf(this.foe), choice).defends;
  }

  get isFaster(): boolean {
    const { self, foe } = this;
    return this.#yards(self.choices.move) > foe.tables.turn(momentOf(foe), foe.choices.move).yards;
  }

  #yards(choice: number): number {
    return choice < 0 ? 0 : this.self.tables.turn(this.#moment, choice).yards;
  }

  #best(choice: number, sort: Sort, anyReach: boolean): Found {
    if (choice < 0) return none;
    return bestAttack(this.self, this.#moment, this.foe, choice, this.distance, sort, anyReach);
  }

  attackOrClose = (how: 'attack' | 'allOut'): Plan => {
    const up = this.#getUp();
    if (up) return up;
    const { attack, move, hasMap } = this.self.choices;
    const melee = this.#best(attack, 'melee', true);
    const ready = this.#readyBetter('melee');
    const now = this.#strike(how);
    const isNear = this.distance <= this.#yards(move) + 1;
    if (ready !== null && !(now && isNear && melee.value > ready.value)) return this.#only(ready.choice);
    if (now) return now;
    const reach = melee.line < 0 ? 1 : strikingDistance(this.#lineAt(melee.line), hasMap);
    // Something to throw or shoot that is in hand already, while the foe is still far.
    const shot = this.#best(attack, 'ranged', true);
    if (this.distance > this.#yards(move) + reach && shot.value > melee.value * worthAShot)
      return { choice: attack, line: shot.line, distance: null, posture: null, waits: false };
    return this.#go(move, reach);
  };

  attackInReach = (): Plan | null => this.#getUp() ?? this.#strike('attack');

  /** An attack that reaches the foe with the yards that its maneuver allows; null for none. */
  #strike(how: 'attack' | 'allOut'): Plan | null {
    const { attack, allOut, hasMap } = this.self.choices;
    let best: Plan | null = null;
    let value = 0;
    for (const choice of how === 'allOut' && allOut.length > 0 ? [...allOut, attack] : [attack]) {
      // An attack that keeps its defenses is what is left where nothing all-out reaches.
      if (choice === attack && best) break;
      const here = this.#best(choice, 'melee', false);
      const found = here.line >= 0 ? here : this.#best(choice, 'melee', true);
      if (found.line < 0 || found.value <= value) continue;
      const line = this.#lineAt(found.line);
      const wanted = reaches(line, this.distance, hasMap) ? null : strikingDistance(line, hasMap);
      if (wanted !== null && Math.abs(wanted - this.distance) > this.#yards(choice)) continue;
      value = found.value;
      best = { choice, line: found.line, distance: wanted, posture: null, waits: false };
    }
    return best;
  }

  shoot = (): Plan | null => {
    const { attack } = this.self.choices;
    const shot = this.#best(attack, 'ranged', true);
    const ready = this.#readyBetter('ranged');
    if (ready !== null) return this.#only(ready.choice);
    if (shot.line < 0) return null;
    const aim = this.self.choices.aim(this.#lineAt(shot.line));
    const isAimed = this.self.known.state.aim?.line === this.#lineAt(shot.line).id;
    const foeMove = this.foe.tables.turn(momentOf(this.foe), this.foe.choices.move).yards;
    // There is time for a turn of aiming while the foe needs more than a turn to come.
    if (!isAimed && aim >= 0 && this.distance > foeMove + 1 && !this.self.tables.turn(this.#moment, aim).isRefused)
      return this.#only(aim);
    return { choice: attack, line: shot.line, distance: null, posture: null, waits: false };
  };

  study = (): Plan => {
    const { evaluate } = this.self.choices;
    const plan = evaluate >= 0 ? this.#only(evaluate) : this.defend();
    return this.#getUp() ?? { ...plan, waits: true };
  };

  awaitFoe = (): Plan => {
    const { wait, attack } = this.self.choices;
    const ready = this.#readyBetter('melee');
    const plan = this.#only(ready?.choice ?? (wait >= 0 ? wait : attack));
    return this.#getUp() ?? { ...plan, waits: true };
  };

  feint = (): Plan | null => {
    const { self, foe } = this;
    if (foe.known.isHelpless || !this.foeDefends || self.known.state.feint > 0) return null;
    const blow = this.#strike('attack');
    if (this.#getUp() || !blow || this.#readyBetter('melee')) return null;
    const choice = self.choices.feint(this.#lineAt(blow.line));
    if (choice < 0 || self.tables.turn(this.#moment, choice).isRefused) return null;
    const own = self.tables.feint(this.#moment, choice);
    const resisting = foe.tables.feint(momentOf(foe), foe.choices.feint());
    if (!own || own.needed < (resisting?.needed ?? 0)) return null;
    const yards = this.#yards(choice);
    if (blow.distance !== null && Math.abs(blow.distance - this.distance) > yards) return null;
    return { ...this.#only(choice), distance: blow.distance, feints: true };
  };

  deceptively = (plan: Plan): Plan => {
    const { choices, tables } = this.self;
    if (plan.line < 0 || !choices.isDeceptive || this.#lineAt(plan.line).mode !== 'melee') return plan;
    let best = plan;
    for (let deceptive = 1; deceptive <= mostDeceptive; deceptive += 1) {
      const choice = choices.deceptive(plan.choice, deceptive);
      const attack = tables.attack(this.#moment, choice, plan.line, this.#target, 1);
      if (!attack || attack.needed < sureSkill) break;
      best = { ...plan, choice };
    }
    return best;
  };

  atTheLegs = (plan: Plan): Plan => {
    const { tables } = this.self;
    if (plan.line < 0 || this.#lineAt(plan.line).mode !== 'melee') return plan;
    const places = tables.shared.locations.get(this.#target) ?? tables.rules.locations;
    const leg = places.find(
      ({ id, neverAimed }) => !neverAimed && isLeg(id) && !this.foe.known.state.crippled.includes(id),
    );
    if (!leg) return plan;
    const attack = tables.attack(this.#moment, plan.choice, plan.line, this.#target, 1, leg.id);
    return attack && attack.needed >= likelySkill ? { ...plan, location: leg.id } : plan;
  };

  get #target(): number {
    return this.foe.tables.target(this.foe.known, momentOf(this.foe), this.self.tables);
  }

  defend = (): Plan => {
    const { allOutDefense, attack } = this.self.choices;
    let best = attack;
    let value = Number.NEGATIVE_INFINITY;
    for (const choice of allOutDefense) {
      const { worksheet, defenses } = this.self.tables.sheetAt(this.#moment, choice);
      const totals = defenses.map(({ total }) => worksheet.get(total).value);
      const total = Math.max(0, ...totals.map((each) => (typeof each === 'number' ? each : 0)));
      if (total <= value) continue;
      value = total;
      best = choice;
    }
    return this.#getUp() ?? this.#only(best);
  };

  moveAway = (): Plan =>
    this.#getUp() ?? this.#go(this.self.choices.move, this.distance + this.#yards(this.self.choices.move));

  #only(choice: number): Plan {
    return { choice, line: -1, distance: null, posture: null, waits: false };
  }

  #go(choice: number, distance: number): Plan {
    return { choice: choice < 0 ? this.self.choices.idle : choice, line: -1, distance, posture: null, waits: false };
  }

  #lineAt(index: number) {
    const line = this.self.tables.lines[index];
    if (!line) throw new RangeError(`no attack ${index}`);
    return line;
  }

  /** From lying up, in two turns; with a crippled leg no further than sitting. */
  #getUp(): Plan | null {
    const { known, choices } = this.self;
    const { posture, crippled } = known.state;
    if (posture === 'standing' || posture === 'crouching' || choices.posture < 0) return null;
    const isLame = crippled.some(isLeg);
    const next: Posture | null = isLame
      ? posture === 'lying'
        ? 'sitting'
        : null
      : posture === 'lying'
        ? 'kneeling'
        : 'standing';
    if (next === null || this.self.tables.turn(this.#moment, choices.posture).isRefused) return null;
    return { choice: choices.posture, line: -1, distance: null, posture: next, waits: false };
  }

  /** Something that is worth making ready, more than any attack of the sort that can be made now, wounds of the moment apart. */
  #readyBetter(sort: Sort): Readying | null {
    const { choices, known, hitsLost, tables } = this.self;
    const calm = tables.moment(known, hitsLost, 0);
    const target = this.foe.tables.target(this.foe.known, momentOf(this.foe), tables);
    const yards = sort === 'melee' ? 0 : Math.min(1023, this.distance);
    const key = (target * 2 + (sort === 'melee' ? 0 : 1)) * 1024 + yards;
    const found = calm.readying.get(key);
    if (found !== undefined) return found;
    const { value } = bestAttack(this.self, calm, this.foe, choices.attack, this.distance, sort, true);
    const better = this.#bestToReady(calm, sort, value);
    calm.readying.set(key, better);
    return better;
  }

  #bestToReady(calm: Moment, sort: Sort, value: number): Readying | null {
    const { choices, tables } = this.self;
    let best: Readying | null = null;
    for (const task of readyTasks(tables.sheetAt(calm, choices.attack))) {
      const { moment, turns, choice } = this.#afterTask(calm, task);
      if (turns > mostTurns) continue;
      const then = bestAttack(this.self, moment, this.foe, choices.attack, this.distance, sort, true);
      const worth = then.value / (1 + perTurn * turns);
      if (worth > (best?.value ?? value)) best = { choice, value: worth };
    }
    return best;
  }

  /** The fighter once a task is done, and the choice of its first turn. */
  #afterTask(
    calm: Moment,
    task: ReadyTask,
  ): { readonly moment: Moment; readonly turns: number; readonly choice: number } {
    const { tables, choices } = this.self;
    const { hitsLost } = this.self;
    const first = choiceOfTask(tables.sheetAt(calm, choices.attack), task);
    let now = calm;
    let choice = first;
    let turns = 0;
    while (choice.subject !== '' && turns <= mostTurns) {
      const { state, subject } = afterReadyTurn(tables.sheetAt(now, choices.task(choice)), now.state);
      now = tables.moment(tables.known(state), hitsLost, 0);
      choice = { ...choice, subject };
      turns += 1;
    }
    return { moment: now, turns, choice: choices.task(first) };
  }
}
