import type { FightRules } from '../../combat/fight-rules.ts';
import { isSuccess } from '../../combat/outcomes/success-roll.ts';
import { workOut } from '../../combat/outcomes/work-out.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Chances in six that a weapon breaks on parrying one three times as heavy: a third (p. 26). The book has no qualities. */
export const breakage: FightRules['breakage'] = (times) =>
  workOut('breaks on', pages.parry, (w) => {
    if (times < 3) w.start(0, 'less than three times its weight', { cite: pages.parry });
    else w.start(2, 'three times its weight or more', { cite: pages.parry });
  });

/** The roll against HT after the fight (p. 28). */
export const healing: NonNullable<FightRules['healing']> = (result) => {
  const cite = pages.crippling;
  if (isSuccess(result)) return { lasts: 'untilHealed', words: 'heals with the last hit', cite };
  return result.outcome === 'criticalFailure'
    ? { lasts: 'forGood', words: 'is permanent', cite }
    : { lasts: 'months', words: 'lasts 1d months', cite };
};

/** How long things take (pp. 24–25). */
export const times: FightRules['times'] = [
  { what: 'draw a weapon', time: '1 turn', cite: pages.ready },
  { what: 'reload a bow or a sling', time: '2 turns', cite: pages.reload },
  { what: 'cock and load a crossbow of your ST', time: '4 turns', cite: pages.reload },
  { what: 'the same, of up to 2 more ST', time: '8 turns', cite: pages.reload },
  { what: 'change the magazine of a gun', time: '3 turns', cite: pages.reload },
  { what: 'load a revolver', time: '3 turns, and 1 for each round', cite: pages.reload },
];
