import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { ownValue } from '../../../../engine/own-value.ts';
import type { StatId } from '../../../../engine/step.ts';
import { fightStats, hasTrait, traitsOf } from '../../../combat/fight.ts';
import type { FightRules } from '../../../combat/fight-rules.ts';
import { isLeg } from '../../../combat/hands.ts';
import { deriveFigure, isSuccess } from '../../../combat/outcomes/success-roll.ts';
import { startFromBest, trainedLevels } from '../../../combat/steps/action-steps.ts';
import {
  type Wound,
  type WoundEffect,
  type WoundedPlace,
  type WoundNumber,
  type WoundRules,
  type WoundSteps,
  woundStats,
} from '../../../combat/wound.ts';
import type { SheetContext } from '../../../resolve/context.ts';
import { placeStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';

const major = 'wound:major';
const overThird = 'wound:overThird';
const overTenth = 'wound:overTenth';
const deathRolls = 'wound:deathRolls';
const certainDeath = 'wound:certainDeath';
const knockdown = 'wound:knockdownRoll';
const deathRoll = 'wound:deathRoll';
const bluntTrauma = 'wound:bluntTrauma';
const keepFeet = 'wound:keepFeet';

const overPart = (id: StatId, part: number, name: string, words: string): WoundNumber => ({
  id,
  name,
  cite: pages.crippling,
  formula: (w) => {
    const cite = pages.crippling;
    w.startFrom('hitPoints', undefined, { cite }).divide(part, words, { cite }).round('down', { cite });
    w.add(1, 'more than that', { cite });
  },
});

/** Wounding modifiers by type of damage (pp. 379–380), for a living body and for other targets. */
const livingFactors: Readonly<Record<string, number>> = { 'pi-': 0.5, cut: 1.5, 'pi+': 1.5, imp: 2, 'pi++': 2 };
const otherBodies: Readonly<Record<Wound['body'], Readonly<Record<string, number>>>> = {
  living: {},
  unliving: { imp: 1, 'pi++': 1, 'pi+': 1 / 2, pi: 1 / 3, 'pi-': 1 / 5 },
  homogenous: { imp: 1 / 2, 'pi++': 1 / 2, 'pi+': 1 / 3, pi: 1 / 5, 'pi-': 1 / 10 },
  diffuse: {},
};
const typeWords: Readonly<Record<string, string>> = {
  cut: 'cutting',
  imp: 'impaling',
  'pi-': 'small piercing',
  pi: 'piercing',
  'pi+': 'large piercing',
  'pi++': 'huge piercing',
};
const piercing = ['imp', 'pi-', 'pi', 'pi+', 'pi++'];

/**
 * Returns the factor of a place that replaces that of the type, or undefined if the type decides: from pp. 398–400, as
 * in other programs (decisions.ts).
 */
function factorOfPlace({ type }: Wound, place: WoundedPlace | undefined): number | undefined {
  switch (place?.kind) {
    case 'head':
    case 'eye':
      return type === 'tox' ? undefined : 4;
    case 'vitals':
      return piercing.includes(type) ? 3 : type === 'burn' ? 2 : undefined;
    case 'neck':
      return type === 'cr' || type === 'cor' ? 1.5 : type === 'cut' ? 2 : undefined;
    case 'limb':
    case 'extremity':
      return type === 'imp' || type === 'pi+' || type === 'pi++' ? 1 : undefined;
    default:
      return undefined;
  }
}

const multiply: WoundSteps = (w, wound, place) => {
  const { type, body } = wound;
  const cite = pages.wounding;
  const penetrates = typeof w.value === 'number' && w.value > 0;
  const ofPlace = body === 'living' ? factorOfPlace(wound, place) : undefined;
  const by =
    ofPlace ??
    (body === 'living'
      ? ownValue(livingFactors, type)
      : (ownValue(otherBodies[body], type) ?? ownValue(livingFactors, type))) ??
    1;
  const words = [
    ownValue(typeWords, type) ?? type,
    ...(ofPlace !== undefined && place ? [place.name] : []),
    ...(body === 'living' ? [] : [body]),
  ];
  if (by !== 1)
    w.multiply(by, words.join(', '), { cite: ofPlace === undefined ? cite : pages.locations }).round('down', { cite });
  else if (ofPlace !== undefined) w.fact(`no more to the ${place?.name ?? ''}`, null, { cite: pages.locations });
  if (body === 'diffuse') w.atMost(piercing.includes(type) ? 1 : 2, 'diffuse: at most', { cite });
  if (penetrates) w.atLeast(1, 'at least', { cite });
  else w.addFrom(bluntTrauma, 1, 'blunt trauma', { cite });
};

/** The skull stops 2 (a brain without one 1) if the sheet has no armor for it; then the armor divisor changes the DR (p. 378). */
const divideArmor: WoundSteps = (w, { armorDivisor, bypassesArmor, resistance }, place) => {
  const cite = pages.damage;
  const natural = place?.id === 'skull' ? 2 : place?.resistance;
  const onSheet = placeStat(place?.armor?.[0] ?? '', 'damageResistance');
  const hasPlace = w.steps.some((step) => 'from' in step && step.from === onSheet);
  if (place && natural && !bypassesArmor && resistance === null && !hasPlace)
    w.add(natural, place.name, { cite: pages.locations });
  if (bypassesArmor || armorDivisor === 1) return;
  if (armorDivisor > 1) w.divide(armorDivisor, `armor divisor (${armorDivisor})`, { cite }).round('down', { cite });
  else {
    w.atLeast(1, 'bare skin counts as', { cite });
    w.divide(armorDivisor, `armor divisor (${armorDivisor})`, { cite });
  }
};

/** Whether all armor on the place is flexible; armor of the torso if the place has none. */
const wearsFlexible = (w: DerivationBuilder, place: WoundedPlace | undefined): boolean =>
  place?.armor ? place.armor.some((worn) => w.has(placeStat(worn, 'flexible'))) : w.has('damageResistance.flexible');

/** What traits add to a roll, for each of their levels. */
export function addTraits(
  w: DerivationBuilder,
  context: SheetContext | null,
  each: Readonly<Record<string, number>>,
): void {
  if (!context) return;
  for (const [id, by] of Object.entries(each))
    for (const { row, name, facet } of traitsOf({ context }, id))
      w.add(by * Math.max(1, row.level ?? 1), name, { cite: facet?.cite, row: row.key });
}

const numbers: readonly WoundNumber[] = [
  overPart(major, 2, 'a major wound', 'half'),
  overPart(overThird, 3, 'more than a third of HP', 'a third'),
  overPart(overTenth, 10, 'more than a tenth of HP', 'a tenth'),
  {
    id: bluntTrauma,
    name: 'blunt trauma',
    cite: pages.wounding,
    formula: (w, { type, flexible, rolled, resistance }, place) => {
      const cite = pages.wounding;
      const each = type === 'cr' ? 5 : type === 'cut' || piercing.includes(type) ? 10 : null;
      const isFlexible = flexible || (resistance === null && wearsFlexible(w, place));
      if (!isFlexible || each === null || w.consultNumber(woundStats.penetrating) > 0) w.start(0, 'none', { cite });
      else
        w.start(rolled, 'damage stopped', { cite })
          .divide(each, `one for each ${each}`, { cite })
          .round('down', { cite });
    },
  },
  {
    id: woundStats.shock,
    name: 'shock of it',
    cite: pages.injury,
    formula: (w) => {
      const cite = pages.injury;
      w.startFrom(woundStats.injury, undefined, { cite });
      const step = Math.floor(w.consultNumber('hitPoints') / 10);
      if (step >= 2) w.divide(step, `for each ${step} HP`, { cite }).round('down', { cite });
      w.atMost(4, 'at most', { cite });
    },
  },
  {
    id: knockdown,
    name: 'roll against knockdown',
    cite: pages.injury,
    formula: (w, _, place, context) => {
      w.startFrom('ht', undefined, { cite: pages.injury });
      const add =
        place?.kind === 'head' || place?.kind === 'eye'
          ? -10
          : place && ['face', 'vitals', 'groin'].includes(place.kind)
            ? -5
            : 0;
      if (add !== 0) w.add(add, place?.name ?? '', { cite: pages.locations });
      addTraits(w, context, { 'high-pain-threshold': 3, 'low-pain-threshold': -4 });
    },
  },
  {
    id: keepFeet,
    name: 'roll to keep the feet',
    cite: pages.knockback,
    formula: (w, _, __, context) => {
      const cite = pages.knockback;
      const trained = context ? trainedLevels({ context }, 'acrobatics', 'judo') : [];
      startFromBest(w, [{ from: 'dx' }, ...trained], cite);
      addTraits(w, context, { 'perfect-balance': 4 });
      // Where the roll is made later, how far it went is no longer known.
      const yards = w.has(woundStats.knockback) ? w.consultNumber(woundStats.knockback) : 0;
      if (yards > 1) w.add(1 - yards, 'for each yard after the first', { cite });
    },
  },
  {
    id: deathRoll,
    name: 'HT to survive',
    cite: pages.injury,
    formula: (w, _, __, context) => {
      w.startFrom('ht', undefined, { cite: pages.injury });
      addTraits(w, context, { 'hard-to-kill': 1, 'easy-to-kill': -1 });
    },
  },
  {
    id: deathRolls,
    name: 'rolls to survive',
    cite: pages.injury,
    formula: (w) => {
      const cite = pages.injury;
      const full = w.givenNumber('hitPoints', undefined, { cite });
      const before = w.givenNumber(fightStats.hitsLeft, 'HP left before', { cite });
      const after = w.givenNumber(woundStats.hitsLeft, 'HP left after', { cite });
      const marks = (left: number): number => (full > 0 ? Math.min(4, Math.max(0, Math.floor(-left / full))) : 0);
      w.start(marks(after), 'full multiples of HP below 0', { cite });
      if (marks(before) > 0) w.add(-marks(before), 'survived before', { cite });
    },
  },
  {
    id: certainDeath,
    name: 'certain death',
    cite: pages.injury,
    formula: (w) =>
      w
        .startFrom('hitPoints', undefined, { cite: pages.injury })
        .multiply(-5, 'five times below 0', { cite: pages.injury }),
  },
];

/** Pushed a yard for each full ST − 2 of damage, by crushing, and by cutting that armor stops (p. 378). */
const knockback: WoundSteps = (w, { type }) => {
  const cite = pages.knockback;
  const pushes = type === 'cr' || (type === 'cut' && w.consultNumber(woundStats.penetrating) === 0);
  if (!pushes) {
    w.lookup('knockback', 'only by crushing, and cutting that armor stops', 0, { cite });
    return;
  }
  const strength = w.givenNumber('st', undefined, { cite });
  const each = strength <= 3 ? 1 : strength - 2;
  w.divide(each, `a yard for each ${each}`, { cite }).round('down', { cite });
};

/** The rolls of wounds (pp. 378, 380–381, 419–423). */
const rolls = {
  knockedDown: {
    name: 'withstand a major wound',
    words: 'roll HT or fall stunned (unconscious if missed by 5)',
    cite: pages.injury,
    roll: knockdown,
    conditions: ['stunned'],
    missedBy: { by: 5, conditions: ['unconscious'] },
  },
  mayDie: {
    name: 'survive',
    words: 'dies unless HT is rolled',
    cite: pages.injury,
    roll: deathRoll,
    conditions: ['unconscious', 'dead'],
    // Missed by 1 or 2, it is a mortal wound (p. 423).
    narrowly: { by: 2, conditions: ['unconscious', 'mortallyWounded'] },
  },
  mayFall: {
    name: 'keep your feet',
    words: 'falls unless DX, Acrobatics or Judo is rolled',
    cite: pages.knockback,
    roll: keepFeet,
  },
} as const satisfies WoundRules['rolls'];

/** The HP left at which each of the rolls to survive is due: the last of so many full multiples below 0. */
function deathMarks(number: (stat: StatId) => number, times: number): readonly number[] {
  const full = number('hitPoints');
  const last = Math.min(4, Math.floor(-number(woundStats.hitsLeft) / full));
  return Array.from({ length: times }, (_, index) => -full * (last - times + 1 + index));
}

function effects(
  _: Wound,
  place: WoundedPlace | undefined,
  number: (stat: StatId) => number,
  __: (trait: string) => boolean,
  crippled: readonly string[],
): readonly WoundEffect[] {
  const injury = number(woundStats.injury);
  const cite = pages.injury;
  const all: WoundEffect[] = [];
  if (injury > 0)
    all.push({ id: 'shock', words: `−${number(woundStats.shock)} to DX, IQ and their skills next turn`, cite });
  const least = { limb: major, extremity: overThird, eye: overTenth }[place?.kind ?? ''];
  const cripples = place && least !== undefined && injury >= number(least);
  if (place && cripples) {
    const { name, whenCrippled, keepsFeet } = place;
    const isFirst = !crippled.some((id) => id !== place.id && isLeg(id));
    all.push({
      id: 'crippled',
      words: `${name} crippled${whenCrippled ? `: ${whenCrippled}` : ''}`,
      cite: pages.crippling,
      ...(keepsFeet && isFirst ? { keepsFeet } : {}),
    });
  }
  if (injury >= number(major) || cripples) all.push({ id: 'knockedDown', ...rolls.knockedDown });
  if (number(woundStats.hitsLeft) <= number(certainDeath))
    all.push({ id: 'dead', words: 'dead', cite, conditions: ['unconscious', 'dead'] });
  else {
    const times = number(deathRolls);
    if (times > 0)
      all.push({
        id: 'mayDie',
        ...rolls.mayDie,
        words: times === 1 ? rolls.mayDie.words : `dies unless HT is rolled ${times} times`,
        times,
        at: deathMarks(number, times),
      });
  }
  const yards = number(woundStats.knockback);
  if (yards > 0)
    all.push({
      id: 'mayFall',
      ...rolls.mayFall,
      words: `pushed ${yards === 1 ? 'a yard' : `${yards} yards`}; ${rolls.mayFall.words}`,
    });
  return all;
}

/** How damage becomes injury in the fourth edition (pp. 377–381; places by pp. 398–400, see decisions.ts). */
export const wounds: WoundRules = {
  cite: pages.wounding,
  unit: 'HP',
  hitsFrom: 'st',
  resistance: [divideArmor],
  injury: [multiply],
  knockback,
  numbers,
  rolls,
  effects,
};

/**
 * A blow on a shield, which has a DR and hit points of its own and is useless when these are used up. The figures are those of
 * the table of shields; for the procedure see decisions.ts.
 */
export const shieldBlow: NonNullable<FightRules['shieldDamage']>['blow'] = (shield, before, rolled) => {
  const { damageResistance, hitPoints } = shield;
  if (damageResistance === undefined || hitPoints === undefined) return null;
  const cite = pages.shieldDamage;
  const taken = deriveFigure('damage to the shield', cite, (w) => {
    w.start(rolled, 'damage rolled', { cite }).add(-damageResistance, 'DR of the shield', { cite });
    if (rolled < damageResistance) w.atLeast(0, 'never under', { cite });
  });
  const through = deriveFigure('damage that comes through', cite, (w) => w.start(0, 'the shield stops it', { cite }));
  const total = before + (typeof taken.value === 'number' ? taken.value : 0);
  return { taken, through, isDestroyed: total >= hitPoints, most: hitPoints };
};

/** The roll against HT after the fight for each crippled place (p. 422). */
export const cripplingRoll: NonNullable<FightRules['cripplingRoll']> = {
  cite: pages.durations,
  formula: (w, fight) => {
    const cite = pages.durations;
    w.startFrom('ht', undefined, { cite });
    if (hasTrait(fight, 'rapid-healing')) w.add(5, 'Rapid Healing', { cite: pages.rapidHealing });
  },
  failure: 'lasts 1d months; a critical failure for good',
};

/** The result of that roll (p. 422). */
export const healing: NonNullable<FightRules['healing']> = (result) => {
  const cite = pages.durations;
  if (isSuccess(result)) return { lasts: 'untilHealed', words: 'heals with the last HP', cite };
  return result.outcome === 'criticalFailure'
    ? { lasts: 'forGood', words: 'is permanent', cite }
    : { lasts: 'months', words: 'lasts 1d months', cite };
};
