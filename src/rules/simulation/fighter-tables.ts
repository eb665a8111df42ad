import { type CombatSituation, situationOf } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import { atRest } from '../../character/play.ts';
import { isDice } from '../../engine/dice.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type CombatSheet, deriveCombat } from '../combat/derive-combat.ts';
import { type DefenseOption, defenseOptions, usualDefense } from '../combat/exchange/defend.ts';
import { combatantIn, incomingAttack, type Participant, targetFrom } from '../combat/exchange/participant.ts';
import { isHalved, weaponKinds } from '../combat/exchange/suffer-wound.ts';
import { actionStat, attackStat, fightStats, locationsOfTarget, refuseManeuver } from '../combat/fight.ts';
import type { FightRules, HitLocation, StateRoll } from '../combat/fight-rules.ts';
import type { FightingLine } from '../combat/fighting-line.ts';
import { isLeg } from '../combat/hands.ts';
import {
  criticalEffect,
  criticalFailureFrom,
  criticalRow,
  criticalSuccessUpTo,
  type RollKind,
} from '../combat/outcomes/success-roll.ts';
import { type Injury, resolveInjury } from '../combat/resolve-injury.ts';
import {
  afterAttack,
  afterDefense,
  afterInjury,
  afterParry,
  afterStateRoll,
  type FailedEffect,
} from '../combat/state-after.ts';
import { beginTurn, finishTurn } from '../combat/take-turn.ts';
import { type Wound, type WoundEffect, woundOf, woundStats } from '../combat/wound.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { fightRulesInForce } from '../house-rules/fight-rules-in-force.ts';
import type { AttackCase, attackOdds } from '../odds/attack-odds.ts';
import { magazineOf } from '../shared/ammunition.ts';
import { lineStat } from '../stat-ids.ts';
import {
  type AttackNumbers,
  type Choice,
  type CriticalColumn,
  type DefenseNumbers,
  type DefenseNumbersOption,
  type Incoming,
  type InjuryNumbers,
  KnownState,
  type LimbBlow,
  type Moment,
  type Needed,
  type RollDueNow,
  type RolledEffect,
  type TurnNumbers,
} from './moment.ts';
import { Numbering } from './numbering.ts';

/** Somebody who fights in a simulation: a sheet, the rules of the book, and the state in which the fight begins. */
export interface SimulatedFighter {
  readonly name: string;
  readonly sheet: OpenedCharacter;
  readonly rules: FightRules;
  readonly state?: CombatState;
}

/** A wound but for the damage rolled: the part that is the same for all blows of one attack. */
type WoundKind = Pick<Wound, 'type' | 'location' | 'side' | 'halved' | 'armorDivisor' | 'resistance'>;

/** What of a target an attack depends on. */
interface TargetParts {
  readonly parts: Partial<CombatSituation['target']>;
  /** The ids of its hit locations, where its body has its own. */
  readonly places: string;
}

/** Numbers of things that all fighters of a simulation have in common. */
export class SharedNumbers {
  readonly choices = new Numbering<Choice>();
  readonly incoming = new Numbering<Incoming>();
  readonly wounds = new Numbering<WoundKind>();
  readonly targets = new Numbering<TargetParts>();
  readonly locations = new Map<number, readonly HitLocation[] | undefined>();
  /** Further effects of a wound, of a table of critical hits. */
  readonly more = new Numbering<readonly WoundEffect[]>();
  readonly #odds = new Map<string, ReturnType<typeof attackOdds>>();

  /** The chances of an attack, worked out once for equal ones: many weapons and moments differ in nothing that counts. */
  oddsOf(attack: AttackCase, work: () => ReturnType<typeof attackOdds>): ReturnType<typeof attackOdds> {
    const key = JSON.stringify(attack);
    const found = this.#odds.get(key);
    if (found !== undefined) return found;
    const odds = work();
    this.#odds.set(key, odds);
    return odds;
  }

  constructor() {
    this.more.idOf([]); // 0: none
  }

  /** Whether there is room for the numbers of further fighters: keys have no more than so many choices and wounds. */
  get hasRoom(): boolean {
    return this.choices.values.length < choiceSize / 2 && this.wounds.values.length < woundSize / 2;
  }
}

/** The kinds of event that lead from one state to the next; each has numbers of its own below `eventSize`. */
const events = {
  begin: 0,
  end: 1,
  attack: 2,
  defense: 3,
  parry: 4,
  injury: 5,
  roll: 6,
  changed: 7,
} as const;
const eventSize = 2 ** 24;

const blank = situationOf();
const inOrder = <Value>(all: Readonly<Record<string, Value>>, isKept: (key: string, value: Value) => boolean) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([key, value]) => isKept(key, value))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const all = (): boolean => true;

/**
 * A state without what makes no difference in a simulation: hits and wounds, which are counted apart; the rolls of this turn, which are
 * made once; an item that is back where the sheet has it; and, of somebody who is out, what only a fighter needs.
 */
function plainState({ attacksMade: _, ...state }: CombatState, homes: ReadonlyMap<string, string>): CombatState {
  const isOut = state.conditions.includes('unconscious');
  // Fields in one order, whichever function has made the state.
  const plain: CombatState = {
    ...blank.state,
    ...state,
    hitsLost: 0,
    wounds: 0,
    rolledThisTurn: [],
    conditions: [...state.conditions].sort(),
    crippled: [...state.crippled].sort(),
    places: inOrder(state.places, (key, place) => homes.get(key) !== place),
    unready: inOrder(state.unready, all),
    parries: inOrder(state.parries, all),
  };
  if (!isOut) return plain;
  return {
    ...plain,
    unready: {},
    parries: {},
    shotsFired: {},
    attackedWith: [],
    parriedWith: [],
    blocks: 0,
    retreated: false,
    aim: null,
    evaluated: 0,
    ranLastTurn: false,
  };
}

type ViewSort = keyof Moment['views'];

/** What hits lost or wounds change, as texts. */
type NumbersBySort = Readonly<Record<ViewSort | 'rest', string>>;

/** An amount of hits lost or wounds: the number of those with equal numbers, and for each sort the first amount with equal ones. */
type Alike = Readonly<Record<ViewSort, number>> & { readonly all: number };

/** Tells which amounts make no difference. */
class AlikeNumbers {
  readonly #all = new Numbering<NumbersBySort>();
  readonly #first = new Map<string, number>();

  of(amount: number, numbers: NumbersBySort): Alike {
    const first = (sort: ViewSort): number => {
      const key = `${sort} ${numbers[sort]}`;
      const found = this.#first.get(key) ?? amount;
      this.#first.set(key, found);
      return found;
    };
    return { all: this.#all.idOf(numbers), attack: first('attack'), defense: first('defense'), turn: first('turn') };
  }
}

const oneTurn = (unready: CombatState['unready']): CombatState['unready'] =>
  Object.fromEntries(Object.entries(unready).map(([key, turns]) => [key, Math.min(1, turns)]));

/** Shots fired count for an attack only when the last is gone. */
const whereEmpty = (fired: CombatState['shotsFired'], lines: readonly FightingLine[]): CombatState['shotsFired'] =>
  Object.fromEntries(
    Object.entries(fired).filter(([line, shots]) => {
      const magazine = magazineOf(lines.find(({ id }) => id === line)?.attack?.ranged?.shots);
      return magazine !== null && shots >= magazine.full;
    }),
  );

/**
 * A state without what the numbers of a sort do not depend on, so that fewer are worked out: the defenses of a turn change no attack,
 * aims and empty weapons no defense. Replays, which run the whole rules on the same dice, would show it if one did.
 */
const views: Readonly<Record<ViewSort, (state: CombatState, lines: readonly FightingLine[]) => CombatState>> = {
  attack: (state, lines) => ({
    ...state,
    parries: {},
    blocks: 0,
    retreated: false,
    acrobaticDodges: 0,
    parriedWith: [],
    ranLastTurn: false,
    unready: oneTurn(state.unready),
    shotsFired: whereEmpty(state.shotsFired, lines),
  }),
  defense: (state) => ({
    ...state,
    shotsFired: {},
    aim: null,
    evaluated: 0,
    feint: 0,
    unready: oneTurn(state.unready),
  }),
  turn: (state) => ({
    ...state,
    parries: {},
    blocks: 0,
    retreated: false,
    acrobaticDodges: 0,
    parriedWith: [],
    attackedWith: [],
    shotsFired: {},
    unready: {},
    evaluated: 0,
    feint: 0,
    aim: state.aim && { ...state.aim, turns: 1 },
  }),
};

/** How many attacks are looked at to tell what hits and wounds change: they change all alike. */
const comparedAttacks = 3;

/** How many kinds of wounds, choices and lines fit into one key. */
const lineSize = 64;
const choiceSize = 256;
const woundSize = 512;
const rangeSize = 1024;
const hitsSize = 2048;

/**
 * A fighter in plain numbers. Each is asked of the rules of a fight when it is first needed, under a key of everything that it depends
 * on, and kept: so no rule is written twice, and none is worked out twice. Keys have no more hits and wounds than the numbers
 * can tell apart.
 */
export class FighterTables {
  readonly name: string;
  readonly sheet: OpenedCharacter;
  readonly ofBook: FightRules;
  readonly rules: FightRules;
  readonly lines: readonly FightingLine[];
  readonly hitPoints: number;
  /** The state that it was made with. */
  readonly initial: CombatState | undefined;
  readonly start: { readonly known: KnownState; readonly hitsLost: number; readonly wounds: number };
  readonly shared: SharedNumbers;
  /** Where the sheet has each item. */
  readonly #homes: ReadonlyMap<string, string>;
  readonly #bodies = new Numbering<unknown>();
  readonly #states = new Map<string, KnownState>();
  readonly #alikeHits = new AlikeNumbers();
  readonly #alikeWounds = new AlikeNumbers();
  readonly #ofHits: Alike[] = [];
  readonly #ofWounds: Alike[] = [];
  /** By the body, the kind and damage of the wound, and the hits lost. */
  readonly #injuries: Map<number, InjuryNumbers[]>[] = [];
  readonly #consequences = new Numbering<unknown>();
  /** A wound of each consequence, with the whole rules of it. */
  readonly #examples: { readonly wound: Wound; readonly worked: Injury }[] = [];
  readonly #defenses = new Numbering<string>();
  readonly #rolls = new Numbering<string>();
  readonly #changes = new Numbering<string>();
  readonly #places = new Numbering<string>();
  readonly #targets: number[] = [];
  readonly #hurtSheets = new Map<number, CombatSheet>();
  readonly #critical = new Map<string, CriticalColumn | null>();

  constructor({ name, sheet, rules, state = blank.state }: SimulatedFighter, shared: SharedNumbers) {
    this.name = name;
    this.sheet = sheet;
    this.ofBook = rules;
    this.shared = shared;
    this.initial = state === blank.state ? undefined : state;
    this.rules = fightRulesInForce(rules, sheet.context);
    this.hitPoints = sheet.worksheet.number('hitPoints');
    this.lines = deriveCombat(sheet, rules, { ...blank, state }).fight.lines;
    this.#homes = new Map(sheet.context.saved.character.equipment.map(({ key, place }) => [key, place]));
    this.start = { known: this.known(state), hitsLost: state.hitsLost, wounds: state.wounds };
  }

  /** The state without hits lost and wounds, as the one object that stands for it. */
  known(state: CombatState): KnownState {
    const plain = plainState(state, this.#homes);
    const text = JSON.stringify(plain);
    const found = this.#states.get(text);
    if (found) return found;
    const { places, crippled, spellEffects, missile } = plain;
    const known = new KnownState(
      plain,
      this.#states.size,
      this.#bodies.idOf([places, crippled, spellEffects, missile]),
    );
    this.#states.set(text, known);
    return known;
  }

  /** How many states and numbers are kept: of tests and of the figures in the documents. */
  get size(): number {
    return this.#states.size;
  }

  moment(known: KnownState, hitsLost: number, wounds: number): Moment {
    const ofHits = this.#ofHits[hitsLost] ?? this.#tellHits(hitsLost);
    const ofWounds = this.#ofWounds[wounds] ?? this.#tellWounds(wounds);
    const at = ofHits.all * lineSize + ofWounds.all;
    return known.moments[at] ?? this.#newMoment(known, at, hitsLost, wounds);
  }

  #newMoment(known: KnownState, at: number, hitsLost: number, wounds: number): Moment {
    const moment: Moment = {
      known,
      state: { ...known.state, hitsLost, wounds },
      attacks: new Map(),
      blows: new Map(),
      defenses: new Map(),
      turns: [],
      feints: new Map(),
      limbBlows: new Map(),
      sheets: new Map(),
      attackSheets: new Map(),
      bestAttacks: new Map(),
      views: {},
      readying: new Map(),
    };
    known.moments[at] = moment;
    return moment;
  }

  /** The moment of alike hits and wounds in a state without what the numbers of a sort do not depend on. */
  #seen(moment: Moment, sort: ViewSort): Moment {
    const found = moment.views[sort];
    if (found) return found;
    const { known, state } = moment;
    known.views[sort] ??= this.known(views[sort](known.state, this.lines));
    const hits = this.#ofHits[state.hitsLost] ?? this.#tellHits(state.hitsLost);
    // For a turn it matters that there are wounds, but not how many.
    const wounds = this.#ofWounds[state.wounds] ?? this.#tellWounds(state.wounds);
    const view = this.moment(known.views[sort], hits[sort], sort === 'turn' ? Math.min(1, state.wounds) : wounds[sort]);
    moment.views[sort] = view;
    return view;
  }

  #tellHits(hitsLost: number): Alike {
    const alike = this.#alikeHits.of(hitsLost, this.#numbersAt({ hitsLost, wounds: 0 }));
    this.#ofHits[hitsLost] = alike;
    return alike;
  }

  #tellWounds(wounds: number): Alike {
    const alike = this.#alikeWounds.of(wounds, this.#numbersAt({ hitsLost: 0, wounds }));
    this.#ofWounds[wounds] = alike;
    return alike;
  }

  /** What hits lost or wounds change in the numbers of a fight, as texts: of attacks, of defenses, of turns and of the rest. */
  #numbersAt(lost: Pick<CombatState, 'hitsLost' | 'wounds'>): NumbersBySort {
    const { worksheet, attacks, defenses, rolls, actions, maneuvers } = deriveCombat(this.sheet, this.ofBook, {
      ...blank,
      state: { ...(this.start?.known.state ?? blank.state), ...lost },
    });
    const value = (stat: string) => (worksheet.has(stat) ? worksheet.get(stat).value : null);
    const own = [fightStats.dx, fightStats.strength, fightStats.shock].map(value);
    return {
      attack: JSON.stringify([
        own,
        attacks.slice(0, comparedAttacks).map(({ skill, damage }) => [value(skill), value(damage)]),
      ]),
      defense: JSON.stringify(defenses.map(({ total }) => value(total))),
      turn: JSON.stringify([
        own,
        [fightStats.move, fightStats.iq].map(value),
        rolls.map(({ roll, number }) => [roll.id, value(number)]),
        maneuvers.map(({ refusal }) => refusal === null),
      ]),
      rest: JSON.stringify(actions.filter(({ action }) => action.id === 'strikeLimb').map(({ roll }) => value(roll))),
    };
  }

  /** The state that follows an event, worked out once for each state. */
  follow(known: KnownState, event: number, work: () => CombatState): KnownState {
    const next = known.next.get(event);
    if (next) return next;
    const worked = this.known(work());
    known.next.set(event, worked);
    return worked;
  }

  choice(choice: number): Choice {
    return this.shared.choices.values[choice] ?? blank.choice;
  }

  /** The fighter with a maneuver, against nobody in particular. */
  sheetAt(moment: Moment, choice: number): CombatSheet {
    const found = moment.sheets.get(choice);
    if (found) return found;
    const sheet = deriveCombat(this.sheet, this.ofBook, {
      ...blank,
      state: moment.state,
      choice: this.choice(choice),
    });
    moment.sheets.set(choice, sheet);
    return sheet;
  }

  needed(value: number, kind: RollKind = 'other'): Needed {
    const { success } = this.rules;
    return {
      needed: value,
      best: criticalSuccessUpTo(success, value, kind),
      worst: criticalFailureFrom(success, value, kind),
    };
  }

  begin = (known: KnownState): KnownState =>
    this.follow(known, events.begin * eventSize, () => beginTurn({ ...atRest, turn: 1, state: known.state }).state);

  /** The end of a turn with a maneuver. */
  end(moment: Moment, choice: number): KnownState {
    return this.follow(moment.known, events.end * eventSize + choice, () => {
      const play = { ...atRest, turn: 1, state: moment.state, choice: this.choice(choice) };
      return finishTurn(play, this.sheetAt(moment, choice)).state;
    });
  }

  /** Another posture, condition or item: `what` names the change. */
  change(known: KnownState, what: string, work: (state: CombatState) => CombatState): KnownState {
    const event = events.changed * eventSize + this.#changes.idOf(what);
    return this.follow(known, event, () => work(known.state));
  }

  turn(of: Moment, choice: number): TurnNumbers {
    const moment = this.#seen(of, 'turn');
    const found = moment.turns[choice];
    if (found) return found;
    // Not kept: a turn needs few of its numbers.
    const {
      worksheet,
      fight,
      rolls: due,
    } = deriveCombat(this.sheet, this.ofBook, {
      ...blank,
      state: moment.state,
      choice: this.choice(choice),
    });
    const rolls = due.flatMap(({ roll, number }): RollDueNow[] => {
      const { value } = worksheet.get(number);
      if (typeof value !== 'number' || roll.everyMinute) return [];
      return [{ roll, event: this.#rolls.idOf(roll.id), ...this.needed(value) }];
    });
    const at = (...when: readonly StateRoll['when'][]) => rolls.filter(({ roll }) => when.includes(roll.when));
    const { value } = worksheet.get(fightStats.reach);
    const turn: TurnNumbers = {
      attacks: fight.allowance.attacks,
      defends: fight.allowance.defenses.length > 0,
      yards: typeof value === 'number' ? Math.max(0, Math.floor(value)) : 0,
      isRefused: refuseManeuver(fight, fight.maneuver) !== null,
      atStart: at('atOnce', 'turnStart'),
      atEnd: at('turnEnd'),
      whenHurt: at('hurt'),
    };
    moment.turns[choice] = turn;
    return turn;
  }

  /** The number of a contest of feints; null for somebody who cannot. */
  feint(moment: Moment, choice: number): Needed | null {
    const found = moment.feints.get(choice);
    if (found !== undefined) return found;
    const value = this.sheetAt(moment, choice).worksheet.find(actionStat('feint', 'roll'))?.value;
    const needed = typeof value === 'number' ? this.needed(value) : null;
    moment.feints.set(choice, needed);
    return needed;
  }

  /** The state after a roll of the state, with its outcome of `outcomeOf`, and the margin. */
  afterRoll(known: KnownState, { roll, event }: RollDueNow, outcome: number, margin: number): KnownState {
    const { missedBy, narrowly } = roll;
    const counts = missedBy || narrowly ? Math.max(-20, Math.min(20, margin)) + 20 : 0;
    const key = events.roll * eventSize + (event * 4 + outcome) * 64 + counts;
    return this.follow(known, key, () =>
      afterStateRoll(known.state, roll, {
        outcome: (['criticalFailure', 'failure', 'success', 'criticalSuccess'] as const)[outcome] ?? 'failure',
        margin,
      }),
    );
  }

  /** The number of what an attack on this fighter depends on. */
  target(known: KnownState, moment: Moment, attacker: FighterTables): number {
    const found = this.#targets[known.id];
    if (found !== undefined) return found;
    const places = locationsOfTarget(attacker.rules, this.rules);
    const parts = targetFrom(this.sheetAt(moment, this.shared.choices.idOf(blank.choice)));
    const target = this.shared.targets.idOf({ parts, places: places?.map(({ id }) => id).join() ?? '' });
    this.shared.locations.set(target, places);
    this.#targets[known.id] = target;
    return target;
  }

  /** An attack at so many yards (null within reach of a hand weapon); null if it cannot be made. */
  attack(
    of: Moment,
    choice: number,
    lineIndex: number,
    target: number,
    yards: number,
    location = '',
  ): AttackNumbers | null {
    const moment = this.#seen(of, 'attack');
    const isMelee = this.lines[lineIndex]?.mode === 'melee';
    const blow = (target * lineSize + lineIndex) * choiceSize + choice;
    if (isMelee && location === '') {
      const known = moment.blows.get(blow);
      if (known !== undefined) return known;
    }
    const range = isMelee ? 0 : yards;
    const place = location === '' ? 0 : this.#places.idOf(location) + 1;
    const at = (place * rangeSize + Math.min(range, rangeSize - 1)) * choiceSize + choice;
    const key = (target * lineSize + lineIndex) * rangeSize * choiceSize * lineSize + at;
    const found = moment.attacks.get(key);
    if (found !== undefined) return found;
    const sheet = this.#attackSheet(moment, target * rangeSize * choiceSize * lineSize + at, {
      choice,
      target,
      range: this.lines[lineIndex]?.mode === 'melee' ? null : range,
      location,
    });
    const numbers = this.#attackNumbers(sheet, choice, lineIndex, target, location);
    moment.attacks.set(key, numbers);
    if (isMelee && location === '') moment.blows.set(blow, numbers);
    return numbers;
  }

  /** The fighter as they attack somebody; the same for all hand weapons. */
  #attackSheet(
    moment: Moment,
    key: number,
    to: { readonly choice: number; readonly target: number; readonly range: number | null; readonly location: string },
  ): CombatSheet {
    const at = to.range === null ? -1 - key : key;
    const found = moment.attackSheets.get(at);
    if (found) return found;
    const parts = this.shared.targets.values[to.target]?.parts;
    const situation: CombatSituation = {
      ...blank,
      state: moment.state,
      choice: this.choice(to.choice),
      target: { ...blank.target, range: to.range, ...parts, location: to.location },
    };
    const sheet = deriveCombat(this.sheet, this.ofBook, situation, this.shared.locations.get(to.target));
    moment.attackSheets.set(at, sheet);
    return sheet;
  }

  #attackNumbers(
    sheet: CombatSheet,
    choice: number,
    lineIndex: number,
    target: number,
    location: string,
  ): AttackNumbers | null {
    const line = this.lines[lineIndex];
    if (!line) return null;
    const locations = this.shared.locations.get(target);
    const now = sheet.attacks.find((each) => each.line.id === line.id);
    const skill = now ? sheet.worksheet.get(now.skill).value : null;
    if (!now || typeof skill !== 'number') return null;
    const { value } = sheet.worksheet.get(now.damage);
    const kind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
    const places = locations ?? this.rules.locations;
    const stray = places.find(({ id }) => id === location)?.missedByOne;
    const recoil = sheet.worksheet.find(lineStat(line.id, 'recoil'))?.value;
    const landing = (at: string) => ({
      incoming: this.shared.incoming.idOf(incomingAttack(sheet, now.line, at)),
      wound: this.shared.wounds.idOf({
        type: line.type,
        location: at,
        side: sheet.fight.target.side === 'behind' ? 'behind' : 'front',
        halved: isHalved(sheet, now.line),
        armorDivisor: line.attack?.armorDivisor ?? 1,
        resistance: null,
      }),
      location: at,
    });
    return {
      ...this.needed(skill, kind),
      line: now.line,
      lineIndex,
      choice,
      sheet,
      dice: isDice(value) ? value.dice : 0,
      adds: isDice(value) ? value.adds : typeof value === 'number' ? value : 0,
      hasDamage: isDice(value) || typeof value === 'number',
      least: ownValue(this.sheet.ruleset.odds.attack.types, line.type)?.least ?? 0,
      ...landing(location),
      stray: stray === undefined ? null : landing(stray),
      shots: this.choice(choice).shots,
      recoil: Math.max(1, typeof recoil === 'number' ? recoil : (line.attack?.ranged?.recoil ?? 1)),
    };
  }

  afterAttack(moment: Moment, { sheet, line, lineIndex, choice, shots }: AttackNumbers): KnownState {
    const key = events.attack * eventSize + choice * lineSize + lineIndex;
    const { volley } = this.rules;
    const made = line.mode === 'melee' ? 0 : volley ? shots : 1;
    return this.follow(moment.known, key, () => afterAttack(sheet.inState(moment.state), line, Math.max(1, made)));
  }

  /** As a participant of an exchange, in a moment and with a maneuver. */
  participant(who: Participant['who'], moment: Moment, choice: number): Participant {
    const { name, sheet, ofBook } = this;
    const situation = { ...blank, state: moment.state, choice: this.choice(choice) };
    const participant = combatantIn(who, { name, sheet, situation, rules: ofBook });
    return {
      ...participant,
      combat: (parts, places) => (parts ? participant.combat(parts, places) : this.sheetAt(moment, choice)),
    };
  }

  /** The ways to defend against an attack; `used` are the kinds used against it already, as bits. */
  defenses(
    of: Moment,
    choice: number,
    incoming: number,
    attack: AttackNumbers,
    tooFast: boolean,
    used: number,
  ): DefenseNumbers {
    const moment = this.#seen(of, 'defense');
    const key = ((incoming * choiceSize + choice) * 2 + (tooFast ? 1 : 0)) * 8 + used;
    const found = moment.defenses.get(key);
    if (found) return found;
    const numbers = this.#defenseNumbers(moment, choice, incoming, attack, tooFast, used);
    moment.defenses.set(key, numbers);
    return numbers;
  }

  #defenseNumbers(
    moment: Moment,
    choice: number,
    incomingId: number,
    attack: AttackNumbers,
    tooFast: boolean,
    used: number,
  ): DefenseNumbers {
    const incoming = this.shared.incoming.values[incomingId] ?? {};
    const defender = this.participant('defender', moment, choice);
    const { name, sheet, ofBook } = this;
    const combatant = { name, sheet, situation: { ...blank, state: moment.state }, rules: ofBook };
    const setup = { attacker: combatant, line: attack.line.id, defender: combatant };
    const { odds } = sheet.ruleset;
    const { line, sheet: ofAttack } = attack;
    const exchange = {
      setup,
      attacker: defender,
      defender,
      rules: ofAttack.fight.rules,
      odds,
      line,
      log: [],
      others: [],
    };
    const margin = tooFast ? (this.rules.defense.retreatLostBy ?? 0) : 0;
    const kinds = (['dodge', 'parry', 'block'] as const).filter((_, bit) => (used & (1 << bit)) !== 0);
    const options = defenseOptions(exchange, ofAttack, incoming, { used: kinds, margin, added: ['+retreat'] });
    const usual = usualDefense(options);
    const best = options.toSorted((one, other) => (other.needed ?? 0) - (one.needed ?? 0))[0];
    const plain = options.find(({ id }) => id === usual);
    if (!plain) throw new Error('an exchange without a defense, not even none');
    const kind = incoming.kind ?? 'melee';
    return {
      plain: this.#option(plain, incoming),
      best: this.#option(best ?? plain, incoming),
      hasActive: options.some((option) => option.kind !== 'none' && option.kind !== 'passive'),
      hasSecond: this.sheetAt(moment, choice).fight.allowance.secondDefense === true,
      isUnarmed: kind === 'unarmed',
      isBlow: kind === 'melee' || kind === 'unarmed',
      trained: incoming.trained ?? false,
    };
  }

  #option({ id, kind, needed, line, combat }: DefenseOption, { weight }: Incoming): DefenseNumbersOption {
    const item = line?.line?.use?.item;
    const own = item ? (item.row.weightOverride ?? item.facet?.weight ?? 0) : 0;
    const chances =
      kind === 'parry' && item && own > 0 && weight !== null && weight !== undefined
        ? this.rules.breakage(weight / own, item.row.quality).value
        : 0;
    return {
      id,
      kind,
      line,
      combat,
      ...this.needed(needed ?? 0, 'defense'),
      retreats: id.includes('+retreat'),
      event: this.#defenses.idOf(id),
      breaksOn: typeof chances === 'number' ? Math.max(0, chances) : 0,
    };
  }

  afterDefense(known: KnownState, { line, combat, event }: DefenseNumbersOption): KnownState {
    return combat && line
      ? this.follow(known, events.defense * eventSize + event, () => afterDefense(combat.inState(known.state), line.id))
      : known;
  }

  afterParry(known: KnownState, { line, event }: DefenseNumbersOption): KnownState {
    return line ? this.follow(known, events.parry * eventSize + event, () => afterParry(known.state, line)) : known;
  }

  /** The blow at a limb that the weapon of this defense has parried; null if there is none. */
  limbBlow(moment: Moment, choice: number, { line, event }: DefenseNumbersOption, trained: boolean): LimbBlow | null {
    const key = (event * 2 + (trained ? 1 : 0)) * choiceSize + choice;
    const found = moment.limbBlows.get(key);
    if (found !== undefined) return found;
    const blow = this.#newLimbBlow(moment, choice, line?.line, trained);
    moment.limbBlows.set(key, blow);
    return blow;
  }

  #newLimbBlow(moment: Moment, choice: number, parrying: FightingLine | undefined, trained: boolean): LimbBlow | null {
    if (!parrying?.use || !this.rules.actions.some(({ id }) => id === 'strikeLimb')) return null;
    const combat = this.participant('defender', moment, choice).combat({
      choice: { subject: parrying.id },
      incoming: { kind: 'unarmed', trained },
    });
    const needed = combat?.worksheet.get(actionStat('strikeLimb', 'roll')).value;
    if (typeof needed !== 'number') return null;
    const damage = combat?.worksheet.find(attackStat(parrying.id, 'damage'))?.value;
    const { dice, adds } = isDice(damage) ? damage : { dice: 0, adds: 0 };
    const least = ownValue(this.sheet.ruleset.odds.attack.types, parrying.type)?.least ?? 0;
    return { ...this.needed(needed, 'attack'), dice, adds, least, times: parrying.times, type: parrying.type };
  }

  /** The damage of the own weapon that hits its bearer; null for damage without dice. */
  ownBlow(moment: Moment, choice: number, line: FightingLine): Pick<LimbBlow, 'dice' | 'adds' | 'least'> | null {
    const damage = this.sheetAt(moment, choice).worksheet.find(attackStat(line.id, 'damage'))?.value;
    const least = ownValue(this.sheet.ruleset.odds.attack.types, line.type)?.least ?? 0;
    return isDice(damage) ? { dice: damage.dice, adds: damage.adds, least } : null;
  }

  /** The results of a table of critical results for a line and a kind of place; null without the table. */
  critical(table: 'hit' | 'headBlow' | 'miss', line: FightingLine | null, place: string, attacks: boolean) {
    const key = `${table} ${line?.id ?? ''} ${place} ${attacks}`;
    const found = this.#critical.get(key);
    if (found !== undefined) return found;
    const rows = this.rules.criticalTables.find(({ id }) => id === table);
    const blow = { place, type: line?.type ?? '', weapon: weaponKinds(line, attacks) };
    const column = rows ? Array.from({ length: 16 }, (_, i) => criticalEffect(criticalRow(rows, i + 3), blow)) : null;
    this.#critical.set(key, column);
    return column;
  }

  /** What a wound does to this fighter: of a kind, with so much damage rolled. */
  injury(
    known: KnownState,
    hitsLost: number,
    wound: { kind: number; rolled: number; times: number; bypassesArmor: boolean; more: number },
  ): InjuryNumbers {
    const { kind, rolled, times, bypassesArmor, more } = wound;
    const flags = (more * 4 + Math.min(3, times)) * 2 + (bypassesArmor ? 1 : 0);
    const key = (flags * woundSize + kind) * hitsSize + Math.min(rolled, hitsSize - 1);
    const found = this.#injuries[known.body]?.get(key)?.[hitsLost];
    if (found) return found;
    const ofKind = this.shared.wounds.values[kind];
    if (!ofKind) throw new RangeError('a wound of an unknown kind');
    const whole = woundOf({ ...ofKind, rolled, times, bypassesArmor });
    const numbers = this.#injuryNumbers(known, hitsLost, whole, this.shared.more.values[more] ?? []);
    const ofBody = this.#injuries[known.body] ?? new Map<number, InjuryNumbers[]>();
    const ofWound = ofBody.get(key) ?? [];
    ofWound[hitsLost] = numbers;
    this.#injuries[known.body] = ofBody.set(key, ofWound);
    return numbers;
  }

  #injuryNumbers(known: KnownState, hitsLost: number, wound: Wound, more: readonly WoundEffect[]): InjuryNumbers {
    const { worksheet, effects: all } = resolveInjury(this.#hurtSheet(known, hitsLost), wound);
    const effects = [...all.filter(({ id }) => !more.some((other) => other.id === id)), ...more];
    const number = (stat: string): number => worksheet.number(stat);
    const injury = number(woundStats.injury);
    const rolls = effects.flatMap(({ roll, times = 1, conditions, missedBy, narrowly }): RolledEffect[] =>
      roll === undefined
        ? []
        : [
            {
              ...this.needed(number(roll)),
              times,
              hasConditions: conditions !== undefined,
              kills: conditions?.includes('dead') ?? false,
              narrowBy: narrowly?.by ?? 0,
              missedBy: missedBy?.by ?? Number.POSITIVE_INFINITY,
            },
          ],
    );
    const certain = effects.flatMap(({ roll, conditions = [] }) => (roll === undefined ? conditions : []));
    const legIsCrippled = isLeg(wound.location) && effects.some(({ id, keepsFeet }) => id === 'crippled' && !keepsFeet);
    const shape = effects.map(({ id, roll, conditions, missedBy, narrowly, keepsFeet }) => ({
      id,
      rolled: roll !== undefined,
      conditions,
      missedBy,
      narrowly,
      keepsFeet,
    }));
    const consequence = this.#consequences.idOf([shape, wound.location, injury > 0]);
    this.#examples[consequence] ??= { wound, worked: { worksheet, effects } };
    return {
      injury,
      resistance: number(woundStats.resistance),
      penetrating: number(woundStats.penetrating),
      rolls,
      downs: legIsCrippled || certain.includes('unconscious') || certain.includes('dead'),
      kills: certain.includes('dead'),
      consequence,
    };
  }

  /** The fighter with so many hits lost, as wounds see them. */
  #hurtSheet(known: KnownState, hitsLost: number): CombatSheet {
    const key = known.body * hitsSize + hitsLost;
    const found = this.#hurtSheets.get(key);
    if (found) return found;
    const sheet = deriveCombat(this.sheet, this.ofBook, { ...blank, state: { ...known.state, hitsLost } });
    this.#hurtSheets.set(key, sheet);
    return sheet;
  }

  /** The state after a wound. `failed` has a digit to the base 4 for each roll: made, failed, narrowly failed, failed by much. */
  afterInjury(moment: Moment, injury: InjuryNumbers, failed: number, margins: readonly number[]): KnownState {
    const key = events.injury * eventSize + injury.consequence * 256 + failed;
    return this.follow(moment.known, key, () => {
      const example = this.#examples[injury.consequence];
      if (!example) throw new RangeError('an unknown consequence');
      const { wound, worked } = example;
      const rolled = worked.effects.filter(({ roll }) => roll !== undefined);
      const missed = rolled.flatMap(({ id }, i): FailedEffect[] => {
        const margin = margins[i];
        return margin === undefined || ((failed >> (2 * i)) & 3) === 0 ? [] : [{ id, margin }];
      });
      const sheet = this.sheetAt(moment, this.shared.choices.idOf(blank.choice));
      return afterInjury(sheet, wound, worked, missed);
    });
  }
}
