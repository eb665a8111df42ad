import type { DerivationBuilder, StatFormula } from '../../../../engine/builder.ts';
import { formatFraction } from '../../../../engine/format.ts';
import { type FeatWork, featStat, stateStats } from '../../../feats/feat.ts';
import { type JumpRules, jumpGoalFeats } from '../../../feats/jump-goals.ts';
import { doubleForTrait } from '../../../feats/named-traits.ts';

import { findHolder } from '../../../shared/trait-holders.ts';
import { featPages } from './state.ts';

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
 * Returns the feats of jumping (p. 352): from Basic Move, or half of Jumping where that is more. A run adds its yards to
 * Basic Move, and the jump is at most twice as far as without. Super Jump doubles what comes out for each level.
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
              formula: (w: DerivationBuilder) => doubleForTrait(w.startFrom(most), context, 'super jump'),
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

/** What a roll of extra effort loses 1 for, as a part of the distance (p. 356). */
const effortPart = 20;

/** A roll against Will, or against Jumping based on Will where it was learned, less the fatigue points lost (pp. 356–357). */
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

/** The run of a jump is what its formula lacks, turned round: (distance + base) / multiplier − Basic Move. */
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
