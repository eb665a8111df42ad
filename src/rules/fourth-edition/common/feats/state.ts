import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import type { StatId } from '../../../../engine/step.ts';
import type { Worksheet } from '../../../../engine/worksheet.ts';
import { stateStats } from '../../../feats/feat.ts';
import { pages } from '../pages.ts';

const basicSet = (page: number | string): Citation => ({ book: 'Basic Set', page });

/** The pages of the feats (ch. 10, pp. 349–360). */
export const featPages = {
  climbing: basicSet(349),
  digging: basicSet(350),
  hiking: basicSet(351),
  breath: basicSet('pp. 351–352'),
  jumping: basicSet(352),
  lifting: basicSet(353),
  running: basicSet(354),
  swimming: basicSet('pp. 354–355'),
  throwing: basicSet(355),
  effort: basicSet('pp. 356–357'),
  senses: basicSet('pp. 358–359'),
  fright: basicSet(360),
  resistance: basicSet(348),
} as const satisfies Record<string, Citation>;

/** ST for throws and Move as injury and exhaustion have left them, and what is left of hit points and fatigue points. */
export const stateOfFourthEdition = {
  st: 'state.st',
  move: 'state.move',
  hitsLeft: 'state.hitsLeft',
  fatigueLeft: 'state.fatigueLeft',
} as const;

/** With less than this part left, movement is halved. */
const part = 3;

/** Whether less than a third of the points is left. */
const isLow = (w: DerivationBuilder, left: StatId, all: StatId): boolean =>
  w.consultNumber(left) * part < w.consultNumber(all);

function halve(w: DerivationBuilder, left: StatId, words: string, isRounded: boolean): void {
  const cite = left === stateOfFourthEdition.hitsLeft ? pages.injury : pages.fatigue;
  w.given(left, undefined, { cite });
  w.divide(2, words, { cite });
  if (isRounded) w.round('up', { cite });
}

/** Halves a speed for injury and for exhaustion (pp. 380–381, 418–426), rounded up where it is Move. */
export function writeHalving(w: DerivationBuilder, isRounded: boolean): void {
  const { hitsLeft, fatigueLeft } = stateOfFourthEdition;
  if (w.consultNumber(stateStats.hitsLost) > 0 && isLow(w, hitsLeft, 'hitPoints'))
    halve(w, hitsLeft, 'less than a third of HP', isRounded);
  if (w.consultNumber(stateStats.fatigueLost) > 0 && isLow(w, fatigueLeft, 'fatiguePoints'))
    halve(w, fatigueLeft, 'less than a third of FP', isRounded);
}

/** Defines what a state makes of ST and Move. Exhaustion halves ST for throws; Basic Lift and damage stay as they are. */
export function defineStateOfFourthEdition(worksheet: Worksheet): void {
  const { st, move, hitsLeft, fatigueLeft } = stateOfFourthEdition;
  worksheet.define({
    id: hitsLeft,
    name: 'HP left',
    cite: pages.injury,
    formula: (w) => w.startFrom('hitPoints').addFrom(stateStats.hitsLost, -1),
  });
  worksheet.define({
    id: fatigueLeft,
    name: 'FP left',
    cite: pages.fatigue,
    formula: (w) => w.startFrom('fatiguePoints').addFrom(stateStats.fatigueLost, -1),
  });
  worksheet.define({
    id: st,
    name: 'ST',
    cite: pages.fatigue,
    formula: (w) => {
      w.startFrom('st');
      if (w.consultNumber(stateStats.fatigueLost) > 0 && isLow(w, fatigueLeft, 'fatiguePoints'))
        halve(w, fatigueLeft, 'less than a third of FP', true);
    },
  });
  worksheet.define({
    id: move,
    name: 'Move',
    unit: 'yards a second',
    cite: pages.injury,
    formula: (w) => writeHalving(w.startFrom('move'), true),
  });
}
