import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import { formatFraction } from '../../../../engine/format.ts';
import type { StatId } from '../../../../engine/step.ts';
import { type FeatGroupId, type FeatWork, featStat, stateStats } from '../../../feats/feat.ts';
import { type JumpRules, jumpGoalFeats } from '../../../feats/jump-goals.ts';
import { addNamedBonuses, doubleForTrait } from '../../../feats/named-traits.ts';
import { findHolder } from '../../../shared/rows.ts';
import { writeDistanceInGravity, writeJumpAtOneG } from '../gravity.ts';
import { factorOfLevels, findEnhancedMove, findSwimmer } from '../media.ts';
import { heaviest, loads } from '../movement.ts';
import { buoyancy, featPages, stateOfFourthEdition, terrains, writeHalving } from './state.ts';

const cite = featPages.jumping;
const basis = 'feat:jumping.basis';
const halfSkill = 'feat:jumping.halfSkill';
const willStat = 'feat:jumping.will';

/** The formulas of p. 352: so many times Basic Move, less so much, in inches or feet. */
const jumps = [
  { id: 'high', name: 'high jump', unit: 'in', times: 6, less: 10 },
  { id: 'broad', name: 'broad jump', unit: 'ft', times: 2, less: 3 },
] as const;

/**
 * Returns the feats of jumping (p. 352): from Basic Move, or half of Jumping if that is more. A run adds its yards to
 * Basic Move, and the jump is at most twice as far as one without. Super Jump doubles the result for each level.
 */
export function jumpingFeats(work: FeatWork): readonly StatFormula[] {
  const { worksheet, context, questions } = work;
  const jumping = work.skill({ id: 'jumping', name: 'Jumping' });
  worksheet.define({
    id: halfSkill,
    name: 'half of Jumping',
    cite,
    formula: (w) => {
      w.startFrom(jumping);
      if (w.value !== null) w.divide(2, 'half', { cite }).round('down', { cite });
    },
  });
  worksheet.define({
    id: basis,
    name: 'Basic Move for jumping',
    cite,
    formula: (w) => {
      if (w.consult(halfSkill).value === null) w.startFrom('basicMove');
      else w.choose('better of', [{ from: 'basicMove' }, { from: halfSkill }], 'highest', { cite });
    },
  });
  const formula = ({ id, name, unit, times, less }: (typeof jumps)[number], run: number): StatFormula[] => {
    const write = (w: DerivationBuilder, yards: number): void => {
      w.startFrom(basis);
      if (yards > 0) w.add(yards, 'yards run', { cite });
      w.multiply(times, 'multiplier', { cite }).add(-less, 'base', { cite }).atLeast(0, 'minimum');
    };
    const standing = featStat('jumping', id, 'plain');
    const isRunning = run > 0;
    if (!isRunning) worksheet.define({ id: standing, name, unit, cite, formula: (w) => write(w, 0) });
    const most = featStat('jumping', id, 'twice');
    if (!isRunning) {
      worksheet.define({
        id: most,
        name: `twice the ${name}`,
        unit,
        cite,
        formula: (w) => w.startFrom(standing).multiply(2, 'maximum, doubled', { cite }),
      });
    }
    return [
      {
        id: featStat('jumping', id, ...(isRunning ? [run] : [])),
        name: isRunning ? `${name} with a ${formatFraction(run)}-yard run` : name,
        unit,
        cite,
        formula: (w) => {
          if (isRunning) {
            write(w, Math.floor(run));
            w.atMostFrom(most, undefined, { cite });
          } else w.startFrom(standing);
          writeDistanceInGravity(w, context, isRunning && id === 'high' ? standing : undefined);
          doubleForTrait(w, context, 'super jump');
          w.note('half as far without preparation', { cite });
        },
      },
      ...(isRunning
        ? []
        : [
            {
              id: featStat('jumping', id, 'most'),
              name: `${name} with the longest useful run`,
              unit,
              cite,
              formula: (w: DerivationBuilder) => {
                writeDistanceInGravity(w.startFrom(most), context, id === 'high' ? standing : undefined);
                doubleForTrait(w, context, 'super jump');
              },
            },
          ]),
    ];
  };
  const effort = jumpEffort(work);
  return jumps.flatMap((jump) => [
    ...[0, ...questions.runUps.filter((yards) => yards >= 1)].flatMap((run) => formula(jump, run)),
    ...jumpGoalFeats(worksheet, goalRules(work, jump, effort)),
  ]);
}

/** The part of the distance that costs a roll of extra effort −1 (p. 356). */
const effortPart = 20;

/**
 * A roll against Will, or against Jumping based on Will if it was learned, less the fatigue points lost (pp. 356–357).
 */
function jumpEffort({ context, worksheet }: FeatWork): Omit<NonNullable<JumpRules['effort']>, 'writePenalty'> {
  const cite = featPages.effort;
  worksheet.define({
    id: willStat,
    name: 'Will for extra effort',
    cite,
    formula: (w) => {
      w.startFrom('will');
      if (w.consultNumber(stateStats.fatigueLost) > 0) w.addFrom(stateStats.fatigueLost, -1, undefined, { cite });
    },
  });
  return {
    writeRoll: (w) => {
      if (context.skillsByName.has('jumping')) {
        w.choose('better of', [{ from: willStat }, { from: featStat('effort', 'jumping') }], 'highest', { cite });
      } else w.startFrom(willStat);
    },
    note: 'costs 1 FP; +5 if driven by fear, anger or concern',
    cite,
  };
}

/** The run-up of a jump is its formula, inverted: (distance + base) / multiplier − Basic Move. */
const goalRules = (
  { context, questions }: FeatWork,
  { id, unit, times, less }: (typeof jumps)[number],
  effort: ReturnType<typeof jumpEffort>,
): JumpRules => ({
  direction: id,
  goals: id === 'broad' ? questions.broadJumps : questions.highJumps,
  standing: featStat('jumping', id),
  running: featStat('jumping', id, 'most'),
  writeRun: (w, goal) => {
    w.start(goal, `${unit === 'ft' ? 'feet' : 'inches'} to jump`);
    const superJump = findHolder(context, 'super jump', undefined);
    if (superJump) w.divide(2 ** superJump.level, superJump.name, { cite: superJump.facet?.cite, row: superJump.key });
    writeJumpAtOneG(w, context, id === 'high' ? featStat('jumping', id, 'plain') : undefined);
    w.add(less, 'base', { cite }).divide(times, 'multiplier', { cite }).addFrom(basis, -1).round('up', { cite });
  },
  effort: {
    ...effort,
    writePenalty: (w, goal, from) => {
      w.start(goal, `${unit === 'ft' ? 'feet' : 'inches'} to jump`).addFrom(from, -1);
      w.divide(w.consultNumber(from), 'farthest jump without it', { cite: featPages.effort });
      w.multiply(effortPart, '−1 for each 5% more', { cite: featPages.effort }).round('up', { cite: featPages.effort });
    },
  },
  cite,
});

const { move } = stateOfFourthEdition;
const unit = 'yards a second';

/** The better of HT and a skill that replaces it. */
const rollForEndurance = (id: StatId, name: string, skill: StatId, cite: typeof featPages.running): StatFormula => ({
  id,
  name,
  cite,
  formula: (w) => {
    if (w.consult(skill).value === null) w.startFrom('ht');
    else w.choose('better of', [{ from: 'ht' }, { from: skill }], 'highest', { cite });
    w.note('failure costs 1 fatigue', { cite });
  },
});

/** The speeds of a sprint: in one medium, from the Move in it. */
function sprintFeats(
  { context }: FeatWork,
  { group, from, medium }: { readonly group: FeatGroupId; readonly from: StatId; readonly medium: 'ground' | 'air' },
): readonly StatFormula[] {
  const cite = featPages.running;
  const sprint = featStat(group, 'sprint');
  return [
    {
      id: sprint,
      name: 'sprint',
      unit,
      cite,
      formula: (w) => {
        const enhanced = findEnhancedMove(context, medium);
        if (!enhanced) {
          w.startFrom(from).multiply(1.2, '20% faster', { cite }).note('after a second in a straight line', { cite });
          return;
        }
        w.startFrom(from).multiply(factorOfLevels(enhanced.level), enhanced.name, {
          cite: enhanced.facet?.cite,
          row: enhanced.key,
        });
        w.note('gains as much each second as its Move', { cite });
      },
    },
    {
      id: featStat(group, 'map'),
      name: 'sprint on a map',
      unit,
      cite,
      formula: (w) => {
        const least = w.consultNumber(from) + 1;
        w.startFrom(sprint).round('down', { cite });
        if (w.consultNumber(from) > 0) w.atLeast(least, 'minimum Move + 1', { cite });
      },
    },
    {
      id: featStat(group, 'paced'),
      name: medium === 'air' ? 'paced flight' : 'paced run',
      unit,
      cite,
      formula: (w) => w.startFrom(sprint).divide(2, 'half of sprint speed', { cite }),
    },
  ];
}

/** Returns the feats of running (p. 354): a sprint is a fifth faster than Move, a paced run half of a sprint. */
export function runningFeats(work: FeatWork): readonly StatFormula[] {
  const running = work.skill({ id: 'running', name: 'Running' });
  return [
    ...sprintFeats(work, { group: 'running', from: move, medium: 'ground' }),
    rollForEndurance(
      featStat('running', 'roll'),
      'roll every 15 seconds of sprinting or minute of paced running',
      running,
      featPages.running,
    ),
  ];
}

/** Returns the feats of flying (p. 354), as running and hiking but with Air Move and the Flight skill; none without Air Move. */
export function flyingFeats(work: FeatWork): readonly StatFormula[] {
  if (!work.worksheet.has('airMove')) return [];
  const cite = featPages.running;
  const air = featStat('flying', 'move');
  const flight = work.skill({ id: 'flight', name: 'Flight' });
  return [
    { id: air, name: 'Air Move', unit, cite, formula: (w) => writeHalving(w.startFrom('airMove'), true) },
    ...sprintFeats(work, { group: 'flying', from: air, medium: 'air' }),
    rollForEndurance(
      featStat('flying', 'roll'),
      'roll every 15 seconds of sprinting or minute of paced flight',
      flight,
      cite,
    ),
    {
      id: featStat('flying', 'day'),
      name: 'a day’s flight in ideal conditions',
      unit: 'miles',
      cite: featPages.hiking,
      formula: (w) => w.startFrom(air).multiply(10, 'miles per yard of Move', { cite: featPages.hiking }),
    },
  ];
}

/** Returns the feats of hiking (p. 351): 10 miles a day for each yard of Move, a fifth more with a roll. */
export function hikingFeats(work: FeatWork): readonly StatFormula[] {
  const cite = featPages.hiking;
  const hiking = work.skill({ id: 'hiking', name: 'Hiking' });
  const day = featStat('hiking', 'day');
  return [
    {
      id: day,
      name: 'a day’s march in ideal conditions',
      unit: 'miles',
      cite,
      formula: (w) => w.startFrom(move).multiply(10, 'miles per yard of Move', { cite }),
    },
    {
      id: featStat('hiking', 'roll'),
      name: 'Hiking, to march farther',
      cite,
      formula: (w) => w.startFrom(hiking),
    },
    {
      id: featStat('hiking', 'more'),
      name: 'a day’s march after a successful roll',
      unit: 'miles',
      cite,
      formula: (w) => w.startFrom(day).multiply(1.2, '20% more', { cite }),
    },
    ...terrains.map(
      ({ id, name, factor }): StatFormula => ({
        id: featStat('hiking', id),
        name,
        unit: 'miles',
        cite,
        formula: (w) =>
          w.startFrom(day).multiply(factor, 'terrain', { cite }).note('halved in rain or ankle-deep snow', { cite }),
      }),
    ),
  ];
}

/** Returns the feats of swimming (pp. 354–355). The level of Swimming has the load in it. */
export function swimmingFeats(work: FeatWork): readonly StatFormula[] {
  const cite = featPages.swimming;
  const { context } = work;
  const swimming = work.skill({ id: 'swimming', name: 'Swimming' });
  const atHome = findSwimmer(context);
  const water = featStat('swimming', 'move');
  const roll = (id: string, name: string, add: number, words: string): StatFormula => ({
    id: featStat('swimming', id),
    name,
    cite,
    formula: (w) => {
      if (atHome) {
        w.start(null, `${atHome.name}: no roll`, { cite, row: atHome.key });
        return;
      }
      w.startFrom(swimming);
      if (add !== 0) w.add(add, words, { cite });
      addNamedBonuses(w, context, buoyancy);
    },
  });
  return [
    roll('purpose', 'roll to enter the water on purpose', 3, 'on purpose'),
    roll('fall', 'roll on falling in, then every 5 minutes', 0, ''),
    {
      id: water,
      name: 'water Move',
      unit,
      cite,
      formula: (w) => w.startFrom('waterMove.basic'),
    },
    ...(work.worksheet.has('waterMove.top')
      ? [
          {
            id: featStat('swimming', 'top'),
            name: 'top speed',
            unit,
            cite,
            formula: (w: DerivationBuilder) => writeHalving(w.startFrom('waterMove.top'), true),
          },
        ]
      : []),
    {
      id: featStat('swimming', 'long'),
      name: 'long distance',
      unit: 'yards in 10 seconds',
      cite,
      formula: (w) => {
        const level = w.consultNumber('encumbrance');
        const load = loads[Math.min(level, heaviest)];
        w.startFrom(water).multiply(10, 'in 10 seconds', { cite });
        if (level > 0 && load) {
          w.given('encumbrance', 'encumbrance level');
          w.multiply(load.move, `${load.name} encumbrance`, { cite });
        }
        writeHalving(w, false);
      },
    },
    rollForEndurance(
      featStat('swimming', 'roll'),
      'roll every minute at top speed, or 30 minutes slowly',
      swimming,
      cite,
    ),
    roll('rescue', 'roll to rescue someone', -5, 'rescue'),
  ];
}
