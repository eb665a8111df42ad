import { situationOf } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import { rollOutcomes, sumOutcomes } from '../../odds/roll-odds.ts';
import { type CombatSheet, deriveCombat } from '../derive-combat.ts';
import { type Combatant, combatantIn, type ExchangeSetup, hasSheet } from '../exchange/participant.ts';
import { explained } from '../exchange/suffer-wound.ts';
import { fightStats } from '../fight.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { Maneuver, ManeuverKind } from '../maneuver.ts';
import { afterAttack } from '../state-after.ts';
import { type Harm, harmTogether, mixHarm, noHarm } from './harm.ts';
import { type NumberToRoll, type Strike, type StrikeOdds, StrikeTable } from './strike-odds.ts';
import { type Measures, undominated } from './undominated.ts';

/** What the foe may do before the fighter's next turn. */
export interface Reply {
  /** The foe's best plain attack; null for somebody without a sheet, whose attack would hit. */
  readonly attack: NumberToRoll | null;
  /** The fighter's defenses against it; empty for none. */
  readonly defenses: readonly NumberToRoll[];
  /** Hits that the fighter loses by it, on average; null if the attack is not known. */
  readonly averageInjury: number | null;
}

/** One way to spend the turn. */
export interface AdvisedChoice extends Measures {
  readonly maneuver: Maneuver;
  readonly kind: ManeuverKind | undefined;
  /** Null for a maneuver without an attack. */
  readonly attack: {
    readonly line: FightingLine;
    /** The id of the place; empty for the body. */
    readonly location: string;
    readonly deceptive: number;
    readonly count: number;
    /** The first of its blows. */
    readonly odds: StrikeOdds;
    /** The chance that at least one blow hits, defenses apart. */
    readonly hits: number;
  } | null;
  /** Null if the foe cannot attack now. */
  readonly reply: Reply | null;
}

/** The choices of a turn that are worth a look. */
export interface Advice {
  /** None of these is worse than another in everything. */
  readonly choices: readonly AdvisedChoice[];
  /** How many ways to spend the turn were compared. */
  readonly compared: number;
  /** The foe has no defense that is known, and nothing keeps a sheet from having one. */
  readonly defensesUnknown: boolean;
}

/** Deceptive attacks that are tried, from the least. */
const mostDeceptive = 10;

type Setup = Omit<ExchangeSetup, 'line'>;

/**
 * The choices of this turn that nothing else beats: the maneuvers that can be chosen now, with each attack that can be made, at each
 * place, as deceptive as the rules allow. Only this second counts: no feint, aim, wait or other maneuver that pays off later. Several
 * blows of a maneuver are made one after the other at the same place; what a wound of the first changes for the next does not
 * count. A generator, which yields after each place that is aimed at, so that a screen can go on meanwhile.
 */
export function* adviseTurn(setup: Setup): Generator<undefined, Advice> {
  const table = new StrikeTable(setup);
  const now = setup.attacker.situation;
  const first = table.sheet({ choice: now.choice, location: '' });
  const replies = new Replies(setup);
  const all: AdvisedChoice[] = [];
  for (const { maneuver, refusal } of first?.maneuvers ?? []) {
    if (refusal) continue;
    for (const kind of maneuver.kinds ?? [undefined]) {
      const allowance = { ...maneuver, ...kind };
      if (allowance.feint || allowance.onTrigger) continue;
      const choice = { ...now.choice, maneuver: maneuver.id, kind: kind?.id ?? '', subject: '', deceptive: 0 };
      if (allowance.attacks > 0) all.push(...(yield* attacksOf(table, replies, { maneuver, kind, choice })));
      else if (allowance.secondDefense || allowance.defenseBonus) {
        const reply = replies.to(choice, now.state);
        all.push({ maneuver, kind, attack: null, reply: reply.reply, risk: reply.risk, ...noHarm });
      }
      yield undefined;
    }
  }
  const { defender } = setup;
  const defensesUnknown =
    !hasSheet(defender) &&
    defender.object === '' &&
    [defender.dodge, defender.parry, defender.block].every((each) => each === null);
  return { choices: undominated(all), compared: all.length, defensesUnknown };
}

interface Way {
  readonly maneuver: Maneuver;
  readonly kind: ManeuverKind | undefined;
  readonly choice: Strike['choice'];
}

/** All attacks of a maneuver. */
function* attacksOf(
  table: StrikeTable,
  replies: Replies,
  { maneuver, kind, choice }: Way,
): Generator<undefined, readonly AdvisedChoice[]> {
  const all: AdvisedChoice[] = [];
  const { attacks: count, wildSwing = false } = { ...maneuver, ...kind };
  const places = table.locations.filter(
    (place) => !place.neverAimed && place.kind !== 'weapon' && !(place.kind === 'torso' && place.add === 0),
  );
  const { rules } = table.attacker;
  for (const location of ['', ...(wildSwing || choice.wildSwing ? [] : places.map(({ id }) => id))]) {
    yield undefined;
    const sheet = table.sheet({ choice, location });
    for (const { line, skill } of sheet?.attacks ?? []) {
      if (!sheet || sheet.worksheet.get(skill).value === null || line.blow?.attack.isThrow) continue;
      const isDeceptive = rules.uses.choice.includes('deceptive') && line.mode === 'melee';
      const reply = replies.to(choice, afterAttack(sheet, line));
      for (let deceptive = 0; deceptive <= (isDeceptive ? mostDeceptive : 0); deceptive += 1) {
        const strike = { choice: { ...choice, deceptive }, location, line: line.id };
        const odds = table.odds(strike);
        if (!odds || (deceptive > 0 && odds.defenses.length === 0)) break;
        const { harm, hits } = blows(table, strike, odds, count);
        const attack = { line, location, deceptive, count, odds, hits };
        all.push({ maneuver, kind, attack, reply: reply.reply, risk: reply.risk, ...harm });
      }
    }
  }
  return all;
}

/** Several blows of one maneuver: the foe has defended against those before if they hit. */
function blows(
  table: StrikeTable,
  strike: Strike,
  odds: StrikeOdds,
  count: number,
): { readonly harm: Harm; readonly hits: number } {
  if (count <= 1) return { harm: odds, hits: odds.hits };
  const next = (foe: CombatState) => {
    const further = table.odds(strike, foe);
    return further ? blows(table, strike, further, count - 1) : { harm: noHarm, hits: 0 };
  };
  const { defended, undefended } = odds;
  const harm = mixHarm([
    { chance: defended.chance, harm: harmTogether(defended.harm, next(odds.foeAfterDefense).harm) },
    { chance: undefended.chance, harm: harmTogether(undefended.harm, next(table.foe).harm) },
  ]);
  return { harm, hits: 1 - (1 - odds.hits) ** count };
}

interface ReplyRisk {
  readonly reply: Reply | null;
  readonly risk: number;
}

/** What the foe may do next, after each choice of the fighter. */
class Replies {
  readonly #setup: Setup;
  readonly #known = new Map<string, ReplyRisk>();
  /** The id of the foe's attack; empty for none. */
  #line: string | null = null;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** The risk to a fighter with this choice, in the state after the attack. */
  to(choice: Strike['choice'], state: CombatState): ReplyRisk {
    const key = JSON.stringify([choice.maneuver, choice.kind, state]);
    const known = this.#known.get(key);
    if (known) return known;
    const { attacker, defender } = this.#setup;
    const self = { ...attacker, situation: { ...attacker.situation, choice, state } };
    const made = hasSheet(defender) ? this.#ofFighter(self, defender) : ofUnknown(self);
    this.#known.set(key, made);
    return made;
  }

  /** The foe's attack that does the most on average; the same one whatever the choice, as far as it can still be made. */
  #ofFighter(self: Combatant, foe: Combatant): ReplyRisk {
    const { choice, target } = situationOf();
    const { range } = self.situation.target;
    const situation = { ...foe.situation, choice, target: { ...target, range } };
    const table = new StrikeTable({ attacker: { ...foe, situation }, defender: self });
    const { maneuver } = deriveCombat(foe.sheet, foe.rules, situation).fight;
    const plain = { ...choice, maneuver: maneuver.id };
    const oddsOf = (line: string) => table.odds({ choice: plain, location: '', line });
    this.#line ??= (table.sheet({ choice: plain, location: '' })?.attacks ?? [])
      .flatMap(({ line: { id } }) => {
        const worth = oddsOf(id)?.averageInjury;
        return worth === undefined ? [] : [{ id, worth }];
      })
      .reduce((best, each) => (each.worth > best.worth ? each : best), { id: '', worth: -1 }).id;
    const odds = oddsOf(this.#line);
    if (!odds) return { reply: null, risk: 0 };
    const { skill, defenses, averageInjury, lands } = odds;
    return { reply: { attack: skill, defenses, averageInjury }, risk: lands };
  }
}

/** The defenses against the attack that is set, of somebody whose skill is not known: the risk is that of an attack that hits. */
function ofUnknown(self: Combatant): ReplyRisk {
  const who = combatantIn('attacker', self);
  const sheet = who.combat({ defense: { retreat: false, drop: false, acrobatic: '', feverish: false } });
  const { odds } = self.sheet.ruleset;
  if (!sheet) return { reply: { attack: null, defenses: [], averageInjury: null }, risk: 1 };
  const chances = bestDefenses(sheet).map(({ stat, words, needed }) => ({
    number: { words, needed, explained: explained(who, sheet.worksheet, stat) },
    fails: sumOutcomes(rollOutcomes(odds, needed, 'defense')).failure,
  }));
  return {
    reply: { attack: null, defenses: chances.map(({ number }) => number), averageInjury: null },
    risk: chances.reduce((risk, { fails }) => risk * fails, 1),
  };
}

/** The best defense, and the best of another kind if the maneuver allows a second one. */
function bestDefenses({ fight, worksheet, defenses }: CombatSheet) {
  const numbers = defenses.flatMap(({ line, total }) => {
    const { value } = worksheet.get(total);
    return typeof value === 'number' ? [{ kind: line.kind, words: line.name, stat: total, needed: value }] : [];
  });
  const [best, ...others] = numbers.toSorted((one, other) => other.needed - one.needed);
  const passive = fight.rules.defense.passive ? worksheet.find(fightStats.passiveDefense)?.value : null;
  if (!best) {
    return typeof passive === 'number' && passive > 0
      ? [{ kind: 'passive' as const, words: 'passive defense alone', stat: fightStats.passiveDefense, needed: passive }]
      : [];
  }
  const second = fight.allowance.secondDefense ? others.find(({ kind }) => kind !== best.kind) : undefined;
  return second ? [best, second] : [best];
}
