import type { CombatState, Condition } from '../../character/combat-state.ts';
import { atRest, type LoseHits, type Play } from '../../character/play.ts';
import { type Dice, highestRoll } from '../../engine/dice.ts';
import { formatSpan } from '../../engine/format.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { leftOfPool, regainedIn, withAbilitiesRested, withFightOver, withPoolLeft } from '../shared/ability-play.ts';
import { listAbilities } from '../shared/ability-use.ts';
import { formatHits, hitsInSentence, hitsName } from '../shared/hit-words.ts';
import { listPools } from '../shared/pools.ts';
import { skillStat } from '../stat-ids.ts';
import type { CombatSheet } from './derive-combat.ts';
import { describeSenseless, hasTrait, traitsOf } from './fight.ts';
import { passSeconds } from './magic/spell-time.ts';
import { isSuccess, type RollResult, readRoll } from './outcomes/success-roll.ts';
import type { FirstAidRow, RecoveryRules } from './recovery-rules.ts';
import { afterFight, afterHealing, afterRecovery, loseFatigue, loseHits } from './state-after.ts';

/** How long somebody rests, in minutes: a night is eight hours. */
export const restMinutes = { none: 0, tenMinutes: 10, hour: 60, night: 480, day: 1440, week: 10_080 } as const;
export type RestLength = keyof typeof restMinutes;

/** What is done for somebody who is hurt or tired. */
export interface RecoveryRequest {
  readonly treatment: 'none' | 'bandage' | 'firstAid';
  /** Who treats: a name for the explanation, and the level of First Aid; null for somebody without the skill. */
  readonly healer: { readonly name: string; readonly firstAid: number };
  readonly techLevel: number;
  readonly rest: RestLength;
  /** The level of the physician in whose care they rest, or null. */
  readonly physician: number | null;
  /** They eat well meanwhile. */
  readonly meals: boolean;
}

/** The numbers of a recovery. */
export const recoveryStats = {
  day: 'recovery:day',
  waking: 'recovery:waking',
  firstAid: 'recovery:firstAid',
  survive: 'recovery:survive',
} as const satisfies Record<string, StatId>;

/** A roll of a recovery: against a number, or for dice of hits. */
interface RecoveryRoll {
  /** "Day 3: natural recovery". */
  readonly words: string;
  /** The number to roll against; null for dice. */
  readonly stat: StatId | null;
  readonly dice: number;
}

interface RecoveryRolled extends RecoveryRoll {
  readonly rolled: number;
  /** "success by 2: 1 hit back". */
  readonly result: string;
}

export interface Recovery {
  readonly worksheet: Worksheet;
  readonly made: readonly RecoveryRolled[];
  /** The roll that is asked for next; null when all is done. */
  readonly next: RecoveryRoll | null;
  /** The minutes that treatment and rest take. */
  readonly minutes: number;
  /** The state so far, and sentences for the log. */
  readonly state: CombatState;
  readonly log: readonly string[];
}

/** The row of first aid at a tech level. */
export const firstAidAt = ({ firstAid }: RecoveryRules, techLevel: number): FirstAidRow | undefined =>
  firstAid.rows.findLast((row) => row.techLevel <= techLevel) ?? firstAid.rows[0];

/** Conditions that no rest of minutes leaves. */
const passing: readonly Condition[] = ['stunned'];

const hits = ({ combat }: Pick<InProgress, 'combat'>, count: number): string =>
  formatHits(count, combat.fight.rules.wounds.unit);

/** The numbers that recovery rolls against, each explained. */
function recoveryWorksheet({ fight, worksheet: base }: CombatSheet, request: RecoveryRequest): Worksheet {
  const { recovery } = fight.rules;
  const { care, day } = recovery;
  const worksheet = new OverlaidWorksheet(base);
  worksheet.define({
    id: recoveryStats.day,
    name: 'natural recovery',
    cite: day.cite,
    formula: (w) => {
      day.formula(w, (trait) => hasTrait(fight, trait));
      if (care && request.physician !== null && request.physician >= care.minLevel)
        w.add(1, `in the care of a physician with ${request.physician}`, { cite: care.cite });
    },
  });
  worksheet.define({
    id: recoveryStats.waking,
    name: 'wake up',
    cite: day.cite,
    formula: (w) => w.startFrom('ht', undefined, { cite: day.cite }),
  });
  worksheet.define({
    id: recoveryStats.firstAid,
    name: 'First Aid',
    cite: recovery.firstAid.cite,
    formula: (w) => w.start(request.healer.firstAid, request.healer.name, { cite: recovery.firstAid.cite }),
  });
  worksheet.define({
    id: recoveryStats.survive,
    name: 'live on with a mortal wound',
    cite: recovery.mortalWound?.cite ?? day.cite,
    formula: (w) => w.startFrom('ht', undefined, { cite: recovery.mortalWound?.cite ?? day.cite }),
  });
  return worksheet;
}

interface InProgress {
  readonly combat: CombatSheet;
  readonly rules: RecoveryRules;
  readonly request: RecoveryRequest;
  readonly worksheet: Worksheet;
  readonly full: number;
  state: CombatState;
  minutes: number;
  readonly log: string[];
  readonly results: string[];
}

type Procedure = Generator<RecoveryRoll, void, number>;

/**
 * Somebody is treated and rests, by the rules of their fight. `rolls` are the totals that the dice showed so far, in their order;
 * the answer says which roll comes next. A wrong total is rolled as it is.
 */
export function recover(combat: CombatSheet, play: Play, request: RecoveryRequest, rolls: readonly number[]): Recovery {
  const worksheet = recoveryWorksheet(combat, request);
  const now: InProgress = {
    combat,
    rules: combat.fight.rules.recovery,
    request,
    worksheet,
    full: worksheet.number('hitPoints'),
    state: play.state,
    minutes: 0,
    log: [],
    results: [],
  };
  const procedure = runRecovery(now, play.turn);
  const asked: RecoveryRoll[] = [];
  let step = procedure.next();
  for (const rolled of rolls) {
    if (step.done) break;
    asked.push(step.value);
    step = procedure.next(rolled);
  }
  const made = asked.map((roll, index) => ({ ...roll, rolled: rolls[index] ?? 0, result: now.results[index] ?? '' }));
  return { worksheet, made, next: step.done ? null : step.value, minutes: now.minutes, state: now.state, log: now.log };
}

function* runRecovery(now: InProgress, turn: number): Procedure {
  const { request, combat } = now;
  const minutes = restMinutes[request.rest];
  if (now.state.conditions.includes('dead')) {
    now.log.push('Nothing helps the dead.');
    return;
  }
  if (minutes > 0 || request.treatment !== 'none') {
    const rested = {
      ...afterFight({ ...combat, fight: { ...combat.fight, state: now.state } }, turn),
      beforeBlow: null,
    };
    now.state = afterRecovery({ ...rested, rolledThisTurn: [] }, ...passing);
  }
  now.minutes = minutes;
  yield* treat(now);
  if (minutes === 0 || now.state.conditions.includes('dead')) return;
  yield* holdOn(now, minutes);
  if (now.state.conditions.includes('dead')) return;
  regenerate(now, minutes);
  yield* wake(now, minutes);
  regainFatigue(now, minutes);
  for (let day = 1; day <= Math.floor(minutes / restMinutes.day); day += 1) yield* healForADay(now, day);
}

/** Rolls against a number, and writes what follows from the result. */
function* rollAgainst(
  now: InProgress,
  words: string,
  stat: StatId,
  settle: (result: RollResult) => string,
): Generator<RecoveryRoll, RollResult, number> {
  const rolled = yield { words, stat, dice: 3 };
  const result = readRoll(now.combat.fight.rules.success, now.worksheet.number(stat), rolled);
  const by = result.margin === 0 ? '' : ` by ${Math.abs(result.margin)}`;
  const critical = result.outcome.startsWith('critical') ? 'critical ' : '';
  const how = `${critical}${isSuccess(result) ? 'success' : 'failure'}${by}`;
  const consequence = settle(result);
  now.results.push(`${how}: ${consequence}`);
  now.log.push(`${words}: needs ${now.worksheet.number(stat)}, rolled ${rolled}, ${how}: ${consequence}.`);
  return result;
}

function heal(now: InProgress, count: number): number {
  const back = Math.min(count, now.state.hitsLost);
  now.state = afterHealing(now.state, back, now.full);
  return back;
}

/** Bandages or first aid, once for the wounds that there are. */
function* treat(now: InProgress): Procedure {
  const { rules, request } = now;
  const { treatment, healer, techLevel } = request;
  if (treatment === 'none') return;
  if (now.state.hitsLost === 0) {
    now.log.push('No wound to treat.');
    return;
  }
  if (now.state.bandaged) {
    now.log.push('These wounds were treated before: more does not help.');
    return;
  }
  const row = firstAidAt(rules, techLevel);
  const minutes = treatment === 'bandage' || !row ? rules.bandage.minutes : row.minutes;
  now.minutes += minutes;
  now.log.push(
    `${treatment === 'bandage' ? 'Bandages' : `First aid at TL${techLevel}`} by ${healer.name}, ${formatSpan(60 * minutes)}.`,
  );
  const done = (): void => {
    now.state = afterRecovery({ ...now.state, bandaged: true }, 'bleeding');
  };
  if (treatment === 'bandage') {
    let helps = true;
    if (rules.bandage.skill)
      helps = isSuccess(
        yield* rollAgainst(now, 'First Aid', recoveryStats.firstAid, (result) =>
          isSuccess(result) ? `${hits(now, 1)} back` : 'no help',
        ),
      );
    if (!helps) return;
    heal(now, 1);
    done();
    if (!rules.bandage.skill) now.log.push(`${hits(now, 1)} back.`);
    return;
  }
  let critical: RollResult['outcome'] = 'success';
  if (rules.firstAid.skill) {
    const result = yield* rollAgainst(now, 'First Aid', recoveryStats.firstAid, ({ outcome }) => {
      if (outcome === 'criticalFailure') return `the victim loses ${hits(now, 2)}, and bandages do not help`;
      if (outcome === 'failure') return `no more than bandages: ${hits(now, 1)} back`;
      const some = hitsInSentence(now.combat.fight.rules.wounds.unit);
      return outcome === 'criticalSuccess' ? `as many ${some} back as can be` : `${some} come back`;
    });
    critical = result.outcome;
  }
  if (critical === 'criticalFailure') {
    now.state = { ...loseHits(now.combat, now.state, 2), bandaged: true };
    return;
  }
  if (!row || critical === 'failure') heal(now, 1);
  else if (critical === 'criticalSuccess') now.log.push(`${hits(now, heal(now, highestRoll(row.dice)))} back.`);
  else yield* healByDice(now, row.dice);
  done();
}

/** First aid by dice: at least one hit. */
function* healByDice(now: InProgress, dice: Dice): Procedure {
  const rolled = yield {
    words: `${hitsName(now.combat.fight.rules.wounds.unit)} by first aid`,
    stat: null,
    dice: dice.dice,
  };
  const back = heal(now, Math.max(1, rolled + dice.adds));
  now.results.push(`${hits(now, back)} back`);
  now.log.push(`${hits(now, back)} back.`);
}

/** A mortal wound: a roll each half hour, until it kills or a critical success ends it; half a day of them at most. */
function* holdOn(now: InProgress, minutes: number): Procedure {
  const { mortalWound } = now.rules;
  if (!mortalWound || !now.state.conditions.includes('mortallyWounded')) return;
  const rolls = Math.min(24, Math.floor(minutes / mortalWound.minutes));
  for (let time = 1; time <= rolls; time += 1) {
    const result = yield* rollAgainst(now, `Mortal wound, half-hour ${time}`, recoveryStats.survive, (one) =>
      one.outcome === 'criticalSuccess' ? 'out of danger' : isSuccess(one) ? 'lives on' : 'dies',
    );
    if (!isSuccess(result)) {
      const conditions = [...new Set<Condition>([...now.state.conditions, 'unconscious', 'dead'])];
      now.state = { ...now.state, conditions, rollsDue: [] };
      return;
    }
    if (result.outcome === 'criticalSuccess') {
      now.state = afterRecovery(now.state, 'mortallyWounded');
      return;
    }
  }
}

/** Minutes for a hit by Regeneration (Basic Set p. 80); several a minute for the fastest. */
const regeneration: Readonly<Record<string, number>> = {
  slow: 720,
  regular: 60,
  fast: 1,
  'very-fast': 1 / 60,
  extreme: 1 / 600,
};

function regenerate(now: InProgress, minutes: number): void {
  const [trait] = traitsOf(now.combat.fight, 'regeneration');
  const speed = trait?.row.choices.find(({ parameter }) => parameter === 'speed')?.value || 'regular';
  const each = trait && ownValue(regeneration, speed ?? '');
  if (!each || now.state.hitsLost === 0) return;
  const back = heal(now, Math.floor(minutes / each));
  if (back > 0) now.log.push(`Regeneration: ${hits(now, back)} back.`);
}

/** Somebody unconscious wakes, or not, in the time that there is; the sleep of a spell is over after a night (GURPS Lite p. 31). */
function* wake(now: InProgress, minutes: number): Procedure {
  if (minutes >= restMinutes.night && now.state.conditions.includes('asleep')) {
    now.state = afterRecovery(now.state, 'asleep');
    now.log.push('Wakes up.');
  }
  if (!now.state.conditions.includes('unconscious')) return;
  const { hitsLost } = now.state;
  const {
    way,
    minutes: each,
    failure,
  } = now.rules.waking({
    left: now.full - hitsLost,
    lost: hitsLost,
    full: now.worksheet.number(now.combat.fight.rules.wounds.hitsFrom === 'ht' ? 'ht' : 'hitPoints'),
  });
  if (way === 'rollOnce' && now.state.comaAt === hitsLost) {
    now.log.push(`Still ${failure ?? 'unconscious'}.`);
    return;
  }
  const wakes = (): void => {
    now.state = afterRecovery(now.state, 'unconscious');
  };
  if (each > minutes) {
    now.log.push(
      `Still unconscious: ${way === 'certain' ? 'wakes' : 'a roll to wake is due'} after ${formatSpan(60 * each)}.`,
    );
    return;
  }
  if (way === 'certain') {
    wakes();
    now.log.push(`Wakes after ${formatSpan(60 * each)}.`);
    return;
  }
  const most = way === 'rollOnce' ? 1 : Math.floor(minutes / each);
  for (let time = 1; time <= most; time += 1) {
    const result = yield* rollAgainst(
      now,
      `Wake up after ${formatSpan(60 * time * each)}`,
      recoveryStats.waking,
      (one) => (isSuccess(one) ? 'awake' : (failure ?? 'still unconscious')),
    );
    if (!isSuccess(result)) continue;
    wakes();
    return;
  }
  // That roll is made once, until treatment changes something.
  if (way === 'rollOnce') now.state = { ...now.state, comaAt: hitsLost };
}

/** Fatigue by rest; that of missed sleep only by a full night, that of hunger only by a day with meals. */
function regainFatigue(now: InProgress, minutes: number): void {
  const { fatigue, sleep, hunger } = now.rules;
  const { meals } = now.request;
  const before = now.state.fatigueLost;
  const isNight = minutes >= restMinutes.night;
  const days = Math.floor(minutes / restMinutes.day);
  const sleepLeft = isNight ? 0 : Math.min(now.state.fatigueOfSleep, before);
  const fed = hunger && meals ? hunger.day * days : 0;
  const hungerLeft = Math.max(0, Math.min(now.state.fatigueOfHunger, before) - fed);
  const byRest = Math.floor(minutes / fatigue.minutes) + (meals ? fatigue.withMeal : 0);
  const kept = sleepLeft + hungerLeft;
  const own = Math.max(0, before - now.state.fatigueOfSleep - now.state.fatigueOfHunger);
  const left =
    isNight && sleep.restoresAll && now.state.fatigueOfSleep > 0 ? hungerLeft : kept + Math.max(0, own - byRest);
  const fatigueLost = Math.min(before, left);
  now.state = { ...now.state, fatigueLost, fatigueOfSleep: sleepLeft, fatigueOfHunger: hungerLeft };
  if (before > 0)
    now.log.push(
      before === fatigueLost
        ? 'No fatigue regained.'
        : `${before - fatigueLost} fatigue regained${fatigueLost > 0 ? `, ${fatigueLost} still lost` : ''}.`,
    );
}

/** The roll at the end of a day of rest and decent food. */
function* healForADay(now: InProgress, day: number): Procedure {
  if (now.state.hitsLost === 0) return;
  if (!now.request.meals) {
    if (day === 1) now.log.push('Without decent food no wound heals.');
    return;
  }
  const isVeryRapid = traitsOf(now.combat.fight, 'rapid-healing').some(({ row }) =>
    row.choices.some(({ parameter, value }) => parameter === 'degree' && value === 'very-rapid'),
  );
  const each = now.rules.day.hits(now.full, isVeryRapid);
  yield* rollAgainst(now, `Day ${day}: natural recovery`, recoveryStats.day, (result) =>
    isSuccess(result) ? `${hits(now, heal(now, each))} back` : 'no change',
  );
}

/**
 * The state of play after treatment and rest: turns and a casting in progress are over, pools and abilities come back, and spells have
 * gone on for as long, but for the time that the clock of an encounter counts (`isCounted`).
 */
export function afterRest(
  play: Play,
  { worksheet, context }: OpenedCharacter,
  { state, minutes }: Pick<Recovery, 'state' | 'minutes'>,
  isCounted = false,
  lose?: LoseHits,
): Play {
  const pooled = listPools(worksheet, context).reduce(
    (now, pool) => withPoolLeft(now, pool, Math.min(pool.most, leftOfPool(now, pool) + regainedIn(pool, minutes))),
    play,
  );
  const abilities = listAbilities(worksheet, context);
  const rested = withAbilitiesRested(withFightOver(pooled, abilities), abilities, minutes);
  const after = { ...rested, state, turn: 0, ...(play.casting ? { casting: null } : {}) };
  return isCounted ? after : passSeconds(after, minutes * 60, lose);
}

/** Whether somebody can treat wounds: neither the unconscious nor the dead. */
export const canTreat = ({ state }: Play): boolean => describeSenseless({ state }) === null;

/** How well somebody treats wounds: the level of First Aid, untrained if need be, and that of Physician, or null. */
export interface Healer {
  readonly firstAid: number | null;
  readonly physician: number | null;
}

/** The healing skills of somebody; First Aid is null where the rules have no such skill. */
export function healerOf({ context, worksheet }: OpenedCharacter, { firstAid }: RecoveryRules): Healer {
  const best = (id: string): number | null => {
    const levels = (context.skillsByName.get(id) ?? []).flatMap(({ key }) => {
      const { value } = worksheet.get(skillStat(key, 'level'));
      return typeof value === 'number' ? [value] : [];
    });
    return levels.length > 0 ? Math.max(...levels) : null;
  };
  const untrained = firstAid.untrained === undefined ? null : worksheet.number('iq') + firstAid.untrained;
  return { firstAid: firstAid.skill ? (best('first-aid') ?? untrained) : null, physician: best('physician') };
}

/**
 * A character who is as on the sheet again; the log stays, and so do what is counted of items and long tasks. In a fight the turn
 * stays too.
 */
export const restored = ({ charges, log, turn, tasks }: Play): Play => ({
  ...atRest,
  charges,
  log,
  turn,
  ...(tasks ? { tasks } : {}),
});

/** Fatigue of missed sleep or of a missed meal, which rest alone does not give back. */
export function tire(combat: CombatSheet, state: CombatState, by: 'sleep' | 'hunger', points: number): CombatState {
  const tired = loseFatigue(combat, state, points);
  const lost = tired.fatigueLost - state.fatigueLost;
  return by === 'sleep'
    ? { ...tired, fatigueOfSleep: state.fatigueOfSleep + lost }
    : { ...tired, fatigueOfHunger: state.fatigueOfHunger + lost };
}
