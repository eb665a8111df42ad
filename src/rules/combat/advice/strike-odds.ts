import { nameInSentence } from '../../../catalog/name-in-sentence.ts';
import type { CombatSituation } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import { highestRoll, isDice } from '../../../engine/dice.ts';
import { diceDistribution } from '../../odds/dice-distribution.ts';
import { type OddsRules, rollOdds, threeDice } from '../../odds/roll-odds.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { type DefenseOption, defenseOptions, hitsLeft, parryingArm, usualDefense } from '../exchange/defend.ts';
import { countHits, hitsRandomTarget, randomLocation, targetOf } from '../exchange/exchange.ts';
import type { ExplainedNumber } from '../exchange/exchange-request.ts';
import { criticalEffectOn, criticalTableOf, effectsOf, woundOfHit } from '../exchange/land-hit.ts';
import {
  combatantIn,
  defenderIn,
  type ExchangeSetup,
  hasSheet,
  incomingAttack,
  type Participant,
} from '../exchange/participant.ts';
import { basicDamage, type ExchangeInProgress, explained, findPlace } from '../exchange/suffer-wound.ts';
import { attackStat, locationsOfTarget } from '../fight.ts';
import type { HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { CriticalEffect, RollKind } from '../outcomes/success-roll.ts';
import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { afterDefense } from '../state-after.ts';
import { type Wound, type WoundEffect, woundStats } from '../wound.ts';
import { type Harm, harmTogether, mixHarm, noHarm } from './harm.ts';

/** One attack: with a line, at a place (empty for the body), in a way. */
export interface Strike {
  readonly choice: CombatSituation['choice'];
  readonly location: string;
  readonly line: string;
}

/** What a number of the advice is made of. */
export interface NumberToRoll {
  readonly words: string;
  readonly needed: number;
  readonly explained: ExplainedNumber | null;
}

/** The chances of one attack against the usual defense of the exchange, from 0 to 1. */
export interface StrikeOdds extends Harm {
  readonly line: FightingLine;
  /** The attacker's numbers for it. */
  readonly combat: CombatSheet;
  readonly skill: NumberToRoll;
  /** The defenses that are rolled, one after the other until one succeeds; empty for none. */
  readonly defenses: readonly NumberToRoll[];
  /** The attack roll is good enough to hit, defenses apart. */
  readonly hits: number;
  readonly criticalMisses: number;
  /** It hits and nothing stops it. */
  readonly lands: number;
  /** The part of all this in which the foe has made a defense, and the rest: both with their chance. */
  readonly defended: { readonly chance: number; readonly harm: Harm };
  readonly undefended: { readonly chance: number; readonly harm: Harm };
  /** The foe after a defense. */
  readonly foeAfterDefense: CombatState;
}

/** The effects of a wound that end the foe's fight, for now or for good. */
const disabling: ReadonlySet<WoundEffect['id']> = new Set([
  'stunned',
  'knockedDown',
  'knockedOut',
  'crippled',
  'mayFall',
  'mayDie',
  'dead',
  'unconscious',
  'critical',
]);

/**
 * Works out the chances of attacks of one combatant on another by going through all rolls, with the numbers of the exchange: as it is
 * played with the usual answers, shields not broken and nobody in between. Numbers are kept, so that many ways to attack cost
 * little more than one.
 */
export class StrikeTable {
  readonly attacker: Participant;
  readonly #setup: Omit<ExchangeSetup, 'line'>;
  readonly #defender: Participant;
  readonly #locations: readonly HitLocation[];
  readonly #odds: OddsRules;
  readonly #sheets = new Map<string, CombatSheet | null>();
  readonly #defenses = new Map<string, Defended>();
  readonly #wounds = new Map<string, Harm>();

  constructor(setup: Omit<ExchangeSetup, 'line'>) {
    this.#setup = setup;
    this.attacker = combatantIn('attacker', setup.attacker);
    this.#defender = defenderIn(setup.defender, this.attacker.rules);
    this.#locations = locationsOfTarget(this.attacker.rules, this.#defender.rules) ?? this.attacker.rules.locations;
    this.#odds = setup.attacker.sheet.ruleset.odds;
  }

  /** The places that an attack can be aimed at. */
  get locations(): readonly HitLocation[] {
    return this.#defender.isObject ? [] : this.#locations;
  }

  /** The foe as it is now. */
  get foe(): CombatState {
    return this.#defender.state;
  }

  /** The attacker's numbers for a way to attack. */
  sheet({ choice, location }: Omit<Strike, 'line'>): CombatSheet | null {
    const key = JSON.stringify([choice, location]);
    const known = this.#sheets.get(key);
    if (known !== undefined) return known;
    const target = targetOf({ ...this.#setup, line: '' }, location);
    const combat = this.attacker.combat({ choice, target }, this.#locations);
    this.#sheets.set(key, combat);
    return combat;
  }

  /** The chances of an attack on the foe in a state (the present one if absent); null if it cannot be made. */
  odds(strike: Strike, foe: CombatState = this.#defender.state): StrikeOdds | null {
    const combat = this.sheet(strike);
    const line = combat?.attacks.find((attack) => attack.line.id === strike.line)?.line;
    if (!combat || !line) return null;
    const stat = attackStat(line.id, 'skill');
    const needed = combat.worksheet.get(stat).value;
    if (typeof needed !== 'number') return null;
    const { rules } = this.attacker;
    const exchange: ExchangeInProgress = {
      setup: { ...this.#setup, line: line.id },
      attacker: this.attacker,
      defender: this.#foeIn(foe),
      rules,
      odds: this.#odds,
      line,
      log: [],
      others: [],
    };
    const kind: RollKind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
    const body = { locations: this.#locations };
    const aimed = findPlace(body, combat.fight.target.location);
    const falls = hitsRandomTarget(combat);
    const places = falls ? this.#anywhere() : [{ location: aimed?.id ?? '', chance: 1 }];
    let [hits, criticalMisses, lands] = [0, 0, 0];
    let defenses: readonly NumberToRoll[] = [];
    let foeAfterDefense = foe;
    const defended: { chance: number; harm: Harm }[] = [];
    const undefended: { chance: number; harm: Harm }[] = [];
    for (const { roll, chance } of threeDice) {
      const result = readRoll(rules.success, needed, roll, kind);
      const stray = !falls && result.outcome === 'failure' && result.margin === -1 ? aimed?.missedByOne : undefined;
      if (result.outcome === 'criticalFailure') criticalMisses += chance;
      if (!isSuccess(result) && stray === undefined) {
        undefended.push({ chance, harm: noHarm });
        continue;
      }
      hits += chance;
      const count = countHits(exchange, combat, result, combat.fight.choice.shots);
      for (const place of stray === undefined ? places : [{ location: stray, chance: 1 }]) {
        const share = chance * place.chance;
        if (result.outcome === 'criticalSuccess') {
          lands += share;
          const harm = this.#harmOf(exchange, combat, place.location, count, roll);
          undefended.push({ chance: share, harm });
          continue;
        }
        const defense = this.#defense(exchange, combat, place.location, count);
        defenses = defense.defenses;
        foeAfterDefense = defense.after;
        for (const landed of defense.landed) {
          const wound = landed.hits > 0 ? this.#harmOf(exchange, combat, landed.location, landed.hits, null) : noHarm;
          const harm = landed.falls ? { ...wound, disables: 1 } : wound;
          if (landed.hits > 0) lands += share * landed.chance;
          (defense.defenses.length > 0 ? defended : undefended).push({ chance: share * landed.chance, harm });
        }
      }
    }
    const skill = { words: line.name, needed, explained: explained(this.attacker, combat.worksheet, stat) };
    const whole = mixHarm([...defended, ...undefended]);
    const numbers = { line, combat, skill, defenses, hits, criticalMisses, lands, foeAfterDefense };
    return { ...whole, ...numbers, defended: partOf(defended), undefended: partOf(undefended) };
  }

  /** The foe in a state. */
  #foeIn(state: CombatState): Participant {
    const { defender } = this.#setup;
    if (state === this.#defender.state) return this.#defender;
    return hasSheet(defender)
      ? combatantIn('defender', { ...defender, situation: { ...defender.situation, state } })
      : defenderIn({ ...defender, state }, this.attacker.rules);
  }

  /** The places that a blow at random hits, with their chances. */
  #anywhere(): readonly { readonly location: string; readonly chance: number }[] {
    const rules = locationsOfTarget(this.attacker.rules, this.#defender.rules)
      ? this.#defender.rules
      : this.attacker.rules;
    if (rules.locationDice <= 0) return [{ location: '', chance: 1 }];
    const { least, chances } = diceDistribution({ dice: rules.locationDice, adds: 0 });
    const body = { locations: this.#locations };
    return chances.map((chance, i) => ({ location: randomLocation(body, least + i)?.id ?? '', chance }));
  }

  /** The usual defense against so many hits, and a second one if the foe's maneuver allows it. */
  #defense(exchange: ExchangeInProgress, combat: CombatSheet, location: string, hits: number): Defended {
    const incoming = incomingAttack(combat, exchange.line, location);
    const { defender } = exchange;
    const numbers = combat.foe.map(({ total }) => combat.worksheet.get(total).value);
    const key = JSON.stringify([incoming, hits, defender.state, numbers]);
    const found = this.#defenses.get(key);
    if (found) return found;
    const made = this.#defend(exchange, combat, { location, hits, used: [] });
    this.#defenses.set(key, made);
    return made;
  }

  #defend(
    exchange: ExchangeInProgress,
    combat: CombatSheet,
    {
      location,
      hits,
      used,
    }: { readonly location: string; readonly hits: number; readonly used: readonly DefenseOption['kind'][] },
  ): Defended {
    const { defender, line } = exchange;
    const incoming = incomingAttack(combat, line, location);
    const active = used.flatMap((kind) => (kind === 'none' || kind === 'passive' ? [] : [kind]));
    const options = defenseOptions(exchange, combat, incoming, { used: active, margin: 0, added: [] });
    const id = usualDefense(options);
    const option = options.find((each) => each.id === id);
    const none = { defenses: [], landed: [{ location, hits, chance: 1, falls: false }], after: defender.state };
    if (!option || option.kind === 'none' || (used.length > 0 && option.kind === 'passive')) return none;
    const needed = option.needed ?? 0;
    const after = option.combat && option.line ? afterDefense(option.combat, option.line.id) : defender.state;
    const landed: Landed[] = [];
    let [fails, falls] = [0, 0];
    const fallsIfCritical = option.kind === 'dodge' && defender.rules.criticalDefense !== undefined;
    for (const { roll, chance } of threeDice) {
      const result = readRoll(defender.rules.success, needed, roll, 'defense');
      if (isSuccess(result))
        landed.push({ location, hits: hitsLeft(exchange, hits, option, result), chance, falls: false });
      else if (fallsIfCritical && result.outcome === 'criticalFailure') falls += chance;
      else fails += chance;
    }
    const arm = exchange.rules.failedHandParry?.byChoice ? '' : parryingArm(exchange, option, incoming.kind);
    const where = arm === '' ? location : arm;
    const hasSecond = used.length === 0 && defender.combat()?.fight.allowance.secondDefense === true;
    const second = hasSecond
      ? this.#defend({ ...exchange, defender: this.#foeIn(after) }, combat, {
          location: where,
          hits,
          used: [option.kind],
        })
      : { defenses: [], landed: [{ location: where, hits, chance: 1, falls: false }], after };
    return {
      defenses: [{ words: wordsOf(option), needed, explained: option.explained }, ...second.defenses],
      landed: [
        ...landed,
        ...second.landed.map((each) => ({ ...each, chance: each.chance * fails })),
        ...second.landed.map((each) => ({ ...each, chance: each.chance * falls, falls: true })),
      ].filter(({ chance }) => chance > 0),
      after,
    };
  }

  /** The harm of so many hits; `critical` is the roll of a critical hit, which counts for the first of them. */
  #harmOf(
    exchange: ExchangeInProgress,
    combat: CombatSheet,
    location: string,
    hits: number,
    critical: number | null,
  ): Harm {
    let harm = noHarm;
    for (let hit = 1; hit <= hits; hit += 1)
      harm = harmTogether(harm, this.#hit(exchange, combat, location, hit === 1 ? critical : null));
    return harm;
  }

  #hit(exchange: ExchangeInProgress, combat: CombatSheet, location: string, critical: number | null): Harm {
    const table = critical === null ? undefined : criticalTableOf(exchange, location);
    if (!table) return this.#blow(exchange, combat, location, critical, {});
    return mixHarm(
      table.rows.flatMap((row) => {
        const effect = criticalEffectOn(exchange, row, location);
        const chance = threeDice.reduce((sum, each) => (row.rolls.includes(each.roll) ? sum + each.chance : sum), 0);
        return { chance, harm: this.#blow(exchange, combat, location, critical, effect) };
      }),
    );
  }

  /** The harm of a blow whose place and critical effect are known, over all that its dice can show. */
  #blow(
    exchange: ExchangeInProgress,
    combat: CombatSheet,
    location: string,
    critical: number | null,
    effect: CriticalEffect,
  ): Harm {
    const { line, rules } = exchange;
    const more = effectsOf(exchange, effect, location);
    const { value } = combat.worksheet.get(attackStat(line.id, 'damage'));
    const wound = (rolled: number) =>
      this.#wound(exchange, woundOfHit(exchange, combat, { location }, { effect, rolled, type: line.type }), more);
    if (effect.hits !== undefined) return wound(effect.hits);
    if (value === null || typeof value === 'string' || line.blow?.attack.isThrow) return noHarm;
    const dice = isDice(value) ? value : { dice: 0, adds: typeof value === 'number' ? value : 0 };
    const of = (total: number) => wound(basicDamage(exchange, line, total));
    if (critical !== null && rules.fullDamageOn.includes(critical)) return of(highestRoll(dice));
    const { least, chances } = diceDistribution(dice);
    return mixHarm(chances.map((chance, i) => ({ chance, harm: of(least + i) })));
  }

  #wound({ defender }: ExchangeInProgress, wound: Wound, more: readonly WoundEffect[]): Harm {
    const key = JSON.stringify([wound, more, defender.state.hitsLost]);
    const known = this.#wounds.get(key);
    if (known) return known;
    const { worksheet, effects } = defender.injury(wound);
    const injury = worksheet.number(woundStats.injury);
    const all = defender.isObject
      ? []
      : [...effects.filter(({ id }) => !more.some((other) => other.id === id)), ...more];
    const stands = all
      .filter(({ id }) => disabling.has(id))
      .reduce((chance, { roll, times = 1 }) => {
        if (roll === undefined) return 0;
        return chance * rollOdds(defender.rules.success, worksheet.number(roll)).success ** times;
      }, 1);
    const isBroken = defender.isObject && injury > 0 && worksheet.number(woundStats.hitsLeft) <= 0;
    const harm = {
      wounds: injury > 0 ? 1 : 0,
      averageInjury: injury,
      disables: isBroken ? 1 : 1 - stands,
    };
    this.#wounds.set(key, harm);
    return harm;
  }
}

interface Landed {
  readonly location: string;
  readonly hits: number;
  readonly chance: number;
  /** The foe fell when the dodge failed critically. */
  readonly falls: boolean;
}

/** What a defense leaves of an attack. */
interface Defended {
  readonly defenses: readonly NumberToRoll[];
  readonly landed: readonly Landed[];
  readonly after: CombatState;
}

/** Cases as one, with their chance together. */
function partOf(cases: readonly { readonly chance: number; readonly harm: Harm }[]): StrikeOdds['defended'] {
  const chance = cases.reduce((sum, each) => sum + each.chance, 0);
  if (chance === 0) return { chance, harm: noHarm };
  return { chance, harm: mixHarm(cases.map((each) => ({ ...each, chance: each.chance / chance }))) };
}

/** A defense as it is named within a sentence: "Dodge", but "passive defense alone". */
const wordsOf = ({ kind, words }: DefenseOption): string => (kind === 'passive' ? nameInSentence(words) : words);
