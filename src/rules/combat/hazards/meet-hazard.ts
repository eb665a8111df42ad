import type { CombatState, Condition } from '../../../character/combat-state.ts';
import type { ActiveHazard, HazardAnswers, Play } from '../../../character/play.ts';
import { isDice } from '../../../engine/dice.ts';
import { formatValue } from '../../../engine/format.ts';
import { OverlaidWorksheet } from '../../../engine/overlay.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { formatHits } from '../../shared/hit-words.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { locationOf } from '../fight.ts';
import type { HitLocation } from '../fight-rules.ts';
import { droppedBy, isLeg } from '../hands.ts';
import { isSuccess, type RollResult, readRoll } from '../outcomes/success-roll.ts';
import { resolveInjury } from '../resolve-injury.ts';
import { afterHealing, afterWound, loseFatigue, loseHits } from '../state-after.ts';
import { woundOf, woundStats } from '../wound.ts';
import {
  type Asked,
  findHazard,
  type Hazard,
  type HazardOutcome,
  type HazardRules,
  type HazardStage,
  readAnswers,
  valueBy,
} from './hazard.ts';
import { withLasting, withoutLasting } from './lasting-effects.ts';

/** A roll of a hazard: against a number, or dice. */
interface HazardRoll {
  readonly words: string;
  /** The number to roll against, or the dice of damage; null for plain dice. */
  readonly stat: StatId | null;
  readonly dice: number;
}

/** What a hazard does to somebody, as far as the rolls say. */
export interface HazardMeeting {
  /** The numbers of the hazard, each explained: rolls, dice, DR, damage. */
  readonly worksheet: Worksheet;
  readonly made: readonly (HazardRoll & { readonly rolled: number; readonly result: string })[];
  /** The roll that is asked for next; null when all is done. */
  readonly next: HazardRoll | null;
  readonly state: CombatState;
  readonly log: readonly string[];
  /** Seconds until it comes again, or null; what else it begins; the answers of the next time. */
  readonly again: number | null;
  readonly begins: readonly Begun[];
  readonly healing: readonly Healing[];
  readonly answers: HazardAnswers;
  readonly rules: HazardRules;
  /** The answers to a hazard as its questions read them. */
  readonly ask: (hazard: Hazard, answers: HazardAnswers) => Asked;
}

/** A crippled place that is whole again after so many seconds. */
interface Healing {
  readonly words: string;
  readonly seconds: number;
  readonly heals: string;
}

/** Another hazard that begins, after so many seconds. */
interface Begun {
  readonly hazard: Hazard;
  readonly answers: HazardAnswers;
  readonly seconds: number;
}

interface InProgress {
  readonly hazard: Hazard;
  readonly worksheet: Worksheet;
  combat: CombatSheet;
  answers: HazardAnswers;
  readonly before: number;
  rolled: number;
  injury: number;
  place: HitLocation | null;
  crippled: readonly string[];
  again: number | null;
  readonly begins: Begun[];
  readonly healing: Healing[];
  readonly log: string[];
  readonly results: string[];
  /** Stats so far, which number the next ones. */
  stats: number;
}

type Procedure = Generator<HazardRoll, void, number>;

const hits = ({ combat }: Pick<InProgress, 'combat'>, count: number): string =>
  formatHits(count, combat.fight.rules.wounds.unit);

const whoOf = ({ worksheet, fight: { state, context, rules } }: CombatSheet) => ({
  worksheet,
  state,
  context,
  hasPlaces: rules.locationDice > 0 && rules.locations.some(({ rolls }) => rolls !== undefined),
});

const asking = ({ hazard, answers, combat, before, rolled, injury }: InProgress): Asked =>
  readAnswers(hazard, answers, { ...whoOf(combat), before, rolled, injury });

/**
 * Somebody meets a hazard, for the first time or again (`before` is how often it has come). `rolls` are the totals that the dice
 * showed so far, in their order; the answer says which roll comes next. Wounds take the one way that all wounds take: the rolls
 * that they make are due in the state.
 */
export function meetHazard(
  combat: CombatSheet,
  hazard: Hazard,
  { answers, before }: Pick<ActiveHazard, 'answers' | 'before'>,
  rolls: readonly number[],
): HazardMeeting {
  const now: InProgress = {
    hazard,
    worksheet: new OverlaidWorksheet(combat.worksheet),
    combat: combat.inState({ ...combat.fight.state, beforeBlow: null }),
    answers,
    before,
    rolled: 0,
    injury: 0,
    place: null,
    crippled: [],
    again: null,
    begins: [],
    healing: [],
    log: [],
    results: [],
    stats: 0,
  };
  now.again = hazard.again?.(asking(now)) ?? null;
  const procedure = runStages(now, hazard.stages);
  const asked: HazardRoll[] = [];
  let step = procedure.next();
  for (const rolled of rolls) {
    if (step.done) break;
    asked.push(step.value);
    step = procedure.next(rolled);
  }
  const times = hazard.times?.(asking(now)) ?? Number.POSITIVE_INFINITY;
  return {
    worksheet: now.worksheet,
    made: asked.map((roll, index) => ({ ...roll, rolled: rolls[index] ?? 0, result: now.results[index] ?? '' })),
    next: step.done ? null : step.value,
    state: now.combat.fight.state,
    log: now.log,
    again: before + 1 >= times ? null : now.again,
    begins: now.begins,
    healing: now.healing,
    answers: now.answers,
    rules: combat.fight.rules.hazards,
    ask: (other, given) => askHazard(now.combat, other, { answers: given, before: 0 }),
  };
}

function* runStages(now: InProgress, stages: readonly HazardStage[]): Procedure {
  for (const stage of stages) {
    if (stage.isMet && !stage.isMet(asking(now))) continue;
    if (now.combat.fight.state.conditions.includes('dead')) return;
    yield* runStage(now, stage);
  }
}

function define(now: InProgress, name: string, formula: Parameters<Worksheet['define']>[0]['formula']): StatId {
  now.stats += 1;
  const id = `hazard:${now.stats}`;
  now.worksheet.define({ id, name, cite: now.hazard.cite, formula });
  return id;
}

const setState = (now: InProgress, state: CombatState): void => {
  now.combat = now.combat.inState(state);
};

function* runStage(now: InProgress, stage: HazardStage): Procedure {
  const { words } = stage;
  switch (stage.kind) {
    case 'happens': {
      const line = now.log.push('') - 1;
      now.log[line] = sentence(yield* follow(now, stage.outcome));
      return;
    }
    case 'roll': {
      const asked = asking(now);
      const stat = define(now, words, (w) => stage.formula(w, asked));
      yield* rollAgainst(now, words, stat, (result) => {
        if (isSuccess(result))
          return (result.outcome === 'criticalSuccess' ? stage.critical : undefined) ?? stage.success;
        const { missedBy } = stage;
        return missedBy && -result.margin >= missedBy.by ? missedBy.outcome : stage.failure;
      });
      return;
    }
    case 'table': {
      const rolled = yield { words, stat: null, dice: stage.dice };
      const row = stage.rows.find(({ from, to }) => rolled >= from && rolled <= to);
      const at = now.results.push('') - 1;
      const line = now.log.push('') - 1;
      const result = row ? yield* follow(now, row.outcome) : 'nothing';
      now.results[at] = result;
      now.log[line] = `${sentence(words).slice(0, -1)}: rolled ${rolled}, ${result}.`;
      return;
    }
    case 'place': {
      const { locations, locationDice } = now.combat.fight.rules;
      if (locationDice === 0) return;
      const total = (yield { words, stat: null, dice: locationDice }) + stage.add;
      const least = Math.min(...locations.flatMap(({ rolls }) => rolls ?? []));
      const counted = Math.max(least, total);
      now.place =
        locations.find(({ rolls, furtherRolls = [] }) =>
          [...(rolls ? [rolls] : []), ...furtherRolls].some(([from, to]) => counted >= from && counted <= to),
        ) ?? null;
      now.results.push(`${now.place?.name ?? 'the body'}`);
      return;
    }
    case 'recovery': {
      yield* rollToRecover(now, stage);
      return;
    }
    case 'damage':
      yield* harm(now, stage);
  }
}

/** Capitalized, with a full stop. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function* rollAgainst(
  now: InProgress,
  words: string,
  stat: StatId,
  outcomeOf: (result: RollResult) => HazardOutcome,
): Procedure {
  const needed = now.worksheet.number(stat);
  const rolled = yield { words, stat, dice: 3 };
  const result = readRoll(now.combat.fight.rules.success, needed, rolled);
  const at = now.results.push('') - 1;
  const by = result.margin === 0 ? '' : ` by ${Math.abs(result.margin)}`;
  const critical = result.outcome.startsWith('critical') ? 'critical ' : '';
  const how = `${critical}${isSuccess(result) ? 'success' : 'failure'}${by}`;
  const line = now.log.push('') - 1;
  const consequence = yield* follow(now, outcomeOf(result));
  now.results[at] = `${how}: ${consequence}`;
  now.log[line] = `${sentence(words).slice(0, -1)}: needs ${needed}, rolled ${rolled}, ${how}: ${consequence}.`;
}

/** What an outcome does; it returns its words, with hits and fatigue. */
function* follow(now: InProgress, outcome: HazardOutcome): Generator<HazardRoll, string, number> {
  const asked = asking(now);
  const lost = outcome.hits === undefined ? 0 : valueBy(outcome.hits, asked);
  const fatigue = outcome.fatigue === undefined ? 0 : valueBy(outcome.fatigue, asked);
  const words = [valueBy(outcome.words, asked)];
  if (lost > 0) {
    now.injury += lost;
    setState(now, loseHits(now.combat, now.combat.fight.state, lost));
    words.push(`${hits(now, lost)} lost`);
  } else if (lost < 0) {
    const { state } = now.combat.fight;
    const back = Math.min(-lost, state.hitsLost);
    setState(now, afterHealing(state, back, now.combat.worksheet.number('hitPoints')));
    words.push(`${hits(now, back)} back`);
  }
  if (fatigue > 0) {
    setState(now, loseFatigue(now.combat, now.combat.fight.state, fatigue));
    words.push(`${fatigue} fatigue lost`);
  }
  suffer(now, outcome);
  if (outcome.ends) now.again = null;
  else if (outcome.again !== undefined) now.again = outcome.again;
  if (outcome.begins) begin(now, outcome.begins);
  if (outcome.lasts) {
    const { effect, seconds } = outcome.lasts;
    const { state, rules } = now.combat.fight;
    setState(now, withLasting(state, rules.hazards, effect, { seconds: valueBy(seconds, asked) }));
  }
  if (outcome.next) yield* runStages(now, outcome.next);
  if (outcome.changes) now.answers = { ...now.answers, ...outcome.changes };
  return words.join(', ');
}

/** Another hazard begins: after its delay, or when it first comes again. */
function begin(
  { combat, begins }: InProgress,
  { hazard: id, answers = {} }: NonNullable<HazardOutcome['begins']>,
): void {
  const hazard = findHazard(combat.fight.rules.hazards, id);
  if (!hazard) return;
  const asked = askHazard(combat, hazard, { answers, before: 0 });
  const seconds = delayOf(combat, hazard, answers)?.seconds ?? hazard.again?.(asked) ?? 0;
  begins.push({ hazard, answers, seconds });
}

/** Conditions and crippled places of an outcome: somebody unconscious or without a leg lies. */
function suffer(now: InProgress, { conditions = [], cripples = [] }: HazardOutcome): void {
  const { state, rules } = now.combat.fight;
  const usable = conditions.filter((condition) => rules.uses.conditions.includes(condition));
  const places = cripples.filter((id) => locationOf({ rules }, id) !== undefined && !state.crippled.includes(id));
  if (usable.length === 0 && places.length === 0) return;
  now.crippled = [...now.crippled, ...places];
  const lies = usable.includes('unconscious') || places.some(isLeg);
  const dropped = places.flatMap((place) => droppedBy(now.combat.fight.context, place));
  setState(now, {
    ...state,
    places: { ...state.places, ...Object.fromEntries(dropped.map((key) => [key, 'stowed' as const])) },
    conditions: [...new Set<Condition>([...state.conditions, ...usable])],
    crippled: [...state.crippled, ...places],
    posture: lies ? 'lying' : state.posture,
  });
}

/** Dice of damage, less the DR that counts, as a wound. */
function* harm(now: InProgress, stage: Extract<HazardStage, { kind: 'damage' }>): Procedure {
  const asked = asking(now);
  const { worksheet } = now;
  const { words } = stage;
  const stat = define(now, words, (w) => stage.dice(w, asked));
  const { value } = worksheet.get(stat);
  if (!isDice(value) || value.dice < 0) return;
  const type = valueBy(stage.type, asked);
  const { hazards } = now.combat.fight.rules;
  const shown = value.dice === 0 ? 0 : yield { words, stat, dice: value.dice };
  const least = value.dice === 0 && value.adds <= 0 ? 0 : hazards.minDamage(type);
  const total = define(now, 'damage', (w) => {
    w.start(shown, 'dice')
      .add(value.adds, `of ${formatValue(value, 'd')}`)
      .atLeast(least, 'at least');
    stage.share?.(w, asked);
  });
  const rolled = worksheet.number(total);
  const location = now.place?.kind === 'weapon' ? '' : (now.place?.id ?? '');
  const wound = woundOf({ rolled, type, location });
  const onSheet = resolveInjury(now.combat, wound);
  const whole = onSheet.worksheet.number(woundStats.resistance);
  const resistance = define(now, 'DR against it', (w) => {
    w.start(whole, 'DR');
    stage.resistance?.(w, asked);
  });
  const stopped = worksheet.number(resistance);
  const stops = stage.resistance ? { ...wound, resistance: Math.max(0, stopped) } : wound;
  const taken = stage.resistance ? resolveInjury(now.combat, stops) : onSheet;
  const injury = stage.pushes ? taken : { ...taken, effects: taken.effects.filter(({ id }) => id !== 'mayFall') };
  const lost = injury.worksheet.number(woundStats.injury);
  setState(now, afterWound(now.combat, stops, injury));
  now.rolled = rolled;
  now.injury += lost;
  const parts = [
    `${rolled} damage${type === '' ? '' : ` (${type})`}`,
    ...(now.place ? [`to the ${now.place.name}`] : []),
    ...(stopped > 0 ? [`DR ${stopped}`] : []),
    `${hits(now, lost)} lost`,
  ];
  const effects = injury.effects.filter(({ roll, id }) => roll === undefined && id !== 'shock');
  const said = [parts.join(', '), ...effects.map((effect) => effect.words)].join('; ');
  if (value.dice > 0) now.results.push(said);
  now.log.push(`${sentence(words).slice(0, -1)}: ${said}.`);
}

/** How long each place that was crippled stays so. */
function* rollToRecover(
  now: InProgress,
  { add, cite, passesUnder }: Extract<HazardStage, { kind: 'recovery' }>,
): Procedure {
  const { rules, state: hurt } = now.combat.fight;
  if (now.crippled.length > 0 && now.injury < passesUnder.hits) {
    const passing = Object.fromEntries(now.crippled.map((place) => [place, 'untilHealed' as const]));
    setState(now, { ...hurt, cripplings: { ...hurt.cripplings, ...passing } });
    now.log.push(sentence(passesUnder.words));
    for (const place of now.crippled) {
      const name = locationOf({ rules }, place)?.name ?? place;
      now.healing.push({
        words: `${name.charAt(0).toUpperCase()}${name.slice(1)} useless`,
        seconds: 600,
        heals: place,
      });
    }
    return;
  }
  for (const place of now.crippled) {
    const name = `recover the use of the ${locationOf({ rules }, place)?.name ?? place}`;
    const stat = define(now, name, (w) => w.startFrom('ht', undefined, { cite }).add(add, 'a clean injury', { cite }));
    yield* rollAgainst(now, name, stat, (result) => {
      const healing = rules.healing?.(result);
      if (!healing) return { words: 'no change' };
      const { state } = now.combat.fight;
      setState(now, { ...state, cripplings: { ...state.cripplings, [place]: healing.lasts } });
      return { words: healing.words };
    });
  }
}

/** The answers to a hazard as its questions read them, before anything is rolled. */
export const askHazard = (
  combat: CombatSheet,
  hazard: Hazard,
  { answers, before }: Pick<ActiveHazard, 'answers' | 'before'>,
): Asked => readAnswers(hazard, answers, { ...whoOf(combat), before, rolled: 0, injury: 0 });

/** The seconds before a hazard does anything, and the number that explains them; null if it comes at once. */
export function delayOf(
  combat: CombatSheet,
  hazard: Hazard,
  answers: HazardAnswers,
): { readonly seconds: number; readonly worksheet: Worksheet; readonly stat: StatId } | null {
  const { delay } = hazard;
  if (!delay) return null;
  const asked = askHazard(combat, hazard, { answers, before: 0 });
  const worksheet = new OverlaidWorksheet(combat.worksheet);
  const stat = 'hazard:delay';
  worksheet.define({ id: stat, name: 'seconds until it begins', cite: hazard.cite, formula: (w) => delay(w, asked) });
  const seconds = Math.max(0, Math.floor(worksheet.number(stat)));
  return seconds > 0 ? { seconds, worksheet, stat } : null;
}

const beginning = (hazard: Pick<Hazard, 'id' | 'name'>, answers: HazardAnswers, seconds: number): ActiveHazard => ({
  hazard: hazard.id,
  name: hazard.name,
  answers,
  before: 0,
  due: 0,
  seconds,
  each: null,
});

/** Adds to what goes on; nothing is kept if nothing does. */
function withHazards(play: Play, hazards: readonly ActiveHazard[]): Play {
  const { hazards: _, ...rest } = play;
  return hazards.length === 0 ? rest : { ...rest, hazards: [...hazards] };
}

/** A hazard that does nothing yet: it comes after so many seconds. */
export const awaitHazard = (play: Play, hazard: Hazard, answers: HazardAnswers, seconds: number): Play =>
  withHazards(play, [...(play.hazards ?? []), beginning(hazard, answers, seconds)]);

/** A hazard that has somebody now: its first roll is due. */
export const beginHazard = (play: Play, hazard: Hazard): Play =>
  withHazards(play, [
    ...(play.hazards ?? []).filter(({ hazard: id }) => id !== hazard.id),
    { ...beginning(hazard, {}, 0), due: 1 },
  ]);

/**
 * The play after a meeting: its state, and what comes again or has begun. A hazard that begins while it goes on takes over the new
 * answers; a place that heals is listed once. `at` is the place among those that go on of one that came again;
 * null for a new one.
 */
export function afterMeeting(play: Play, hazard: Hazard, at: number | null, meeting: HazardMeeting): Play {
  const going = play.hazards ?? [];
  const old = at === null ? undefined : going[at];
  const { again, answers, healing, begins } = meeting;
  const others = going
    .filter(
      ({ hazard: id, name }, index) => index !== at && !(id === '' && healing.some(({ words }) => words === name)),
    )
    .map((each): ActiveHazard => {
      const worse = begins.find(({ hazard: { id } }) => id === each.hazard);
      return worse ? { ...each, answers: { ...each.answers, ...worse.answers } } : each;
    });
  const next: readonly ActiveHazard[] =
    again === null
      ? []
      : [
          {
            ...beginning(hazard, answers, old && old.due > 0 && old.each === again ? old.seconds : again),
            before: (old?.before ?? 0) + 1,
            due: Math.max(0, (old?.due ?? 0) - 1),
            each: again,
          },
        ];
  const heal = healing.map(({ words, seconds, heals }) => beginning({ id: '', name: words }, { heals }, seconds));
  const begun = begins
    .filter(({ hazard: { id } }) => !others.some((each) => each.hazard === id))
    .map(({ hazard: other, answers: given, seconds }) => beginning(other, given, seconds));
  const hazards = [...others, ...next, ...heal, ...begun];
  return withHazards({ ...play, state: stateMeanwhile(meeting, hazards, hazard) }, hazards);
}

/** The state with what the hazard, and those that it begins, do while they go on. */
function stateMeanwhile(
  { state, begins, rules, ask }: HazardMeeting,
  going: readonly ActiveHazard[],
  hazard: Hazard,
): CombatState {
  return [hazard, ...begins.map((begun) => begun.hazard)].reduce((now, each) => {
    const active = going.find(({ hazard: id }) => id === each.id);
    const effect = active ? each.meanwhile?.(ask(each, active.answers)) : null;
    return effect ? withLasting(now, rules, effect, { while: each.id }) : withoutLasting(now, each.id);
  }, state);
}

/** Takes one of those that go on away: it was put out, or washed off, or its time is over. */
export function endHazard(play: Play, at: number): Play {
  const going = play.hazards ?? [];
  const ended = going[at];
  const without = withHazards(
    ended ? { ...play, state: withoutLasting(play.state, ended.hazard) } : play,
    going.filter((_, index) => index !== at),
  );
  const healed = ended?.hazard === '' ? ownValue(ended.answers, 'heals') : undefined;
  if (typeof healed !== 'string') return without;
  const { crippled, cripplings } = play.state;
  const kept = Object.fromEntries(Object.entries(cripplings).filter(([place]) => place !== healed));
  return {
    ...without,
    state: { ...without.state, crippled: crippled.filter((place) => place !== healed), cripplings: kept },
  };
}

/** Time passes for what goes on: a hazard becomes due, as often as its time has come; an effect that only lasts ends. */
export function passHazards(play: Play, seconds: number): Play {
  if (!play.hazards || seconds <= 0) return play;
  const later = play.hazards.map((each): ActiveHazard => {
    if (seconds < each.seconds) return { ...each, seconds: each.seconds - seconds };
    if (!each.each) return { ...each, seconds: 0, due: Math.max(1, each.due) };
    const over = seconds - each.seconds;
    return {
      ...each,
      due: each.due + 1 + Math.floor(over / each.each),
      seconds: each.each - (over % each.each),
    };
  });
  return later.reduceRight(
    (now, { hazard, due }, at) => (hazard === '' && due > 0 ? endHazard(now, at) : now),
    withHazards(play, later),
  );
}

/** Sentences on what time has made due or ended, between two states. */
export function describeHazards(before: Play, after: Play): string[] {
  const now = after.hazards ?? [];
  return (before.hazards ?? []).flatMap((each) => {
    const later = now.find(({ hazard, name }) => hazard === each.hazard && name === each.name);
    if (!later) return [`${each.name} ends.`];
    return later.due > each.due ? [`${each.name}: due${later.due > 1 ? ` ${later.due} times` : ''}.`] : [];
  });
}

/** The names of the hazards that are due. */
export const dueHazards = ({ hazards = [] }: Play): readonly string[] =>
  hazards.filter(({ due }) => due > 0).map(({ name }) => name);
