import type { StatFormula } from '../../../../engine/builder.ts';
import type { StatId } from '../../../../engine/step.ts';
import { type FeatWork, featStat } from '../../../feats/feat.ts';
import { addNamedBonuses } from '../../../feats/named-traits.ts';

import { findHolder } from '../../../shared/trait-holders.ts';
import { heaviest } from '../movement.ts';
import { loads } from '../tables/load.ts';
import { featPages, stateOfFourthEdition, writeHalving } from './state.ts';
import { buoyancy, terrains } from './tables.ts';

const { move } = stateOfFourthEdition;
const unit = 'yards a second';

/** The better of HT and a skill that it stands in for. */
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

/** Returns the feats of running (p. 354): a sprint is a fifth faster than Move, a paced run half of a sprint. */
export function runningFeats(work: FeatWork): readonly StatFormula[] {
  const cite = featPages.running;
  const running = work.skill({ id: 'running', name: 'Running' });
  const sprint = featStat('running', 'sprint');
  return [
    {
      id: sprint,
      name: 'sprint',
      unit,
      cite,
      formula: (w) =>
        w.startFrom(move).multiply(1.2, '20% faster', { cite }).note('after a second in a straight line', { cite }),
    },
    {
      id: featStat('running', 'map'),
      name: 'sprint on a map',
      unit,
      cite,
      formula: (w) => {
        const least = w.consultNumber(move) + 1;
        w.startFrom(sprint).round('down', { cite });
        if (w.consultNumber(move) > 0) w.atLeast(least, 'minimum Move + 1', { cite });
      },
    },
    {
      id: featStat('running', 'paced'),
      name: 'paced run',
      unit,
      cite,
      formula: (w) => w.startFrom(sprint).divide(2, 'half of sprint speed', { cite }),
    },
    rollForEndurance(
      featStat('running', 'roll'),
      'roll every 15 seconds of sprinting or minute of paced running',
      running,
      cite,
    ),
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
  const atHome = findHolder(context, 'amphibious', undefined) ?? findHolder(context, 'aquatic', undefined);
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
      formula: (w) => {
        w.startFrom('basicMove');
        if (atHome) w.note(atHome.name, { cite, row: atHome.key });
        else w.divide(5, 'a fifth', { cite }).round('down', { cite }).atLeast(1, 'minimum', { cite });
      },
    },
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
