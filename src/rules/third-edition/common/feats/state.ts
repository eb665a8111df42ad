import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import type { Worksheet } from '../../../../engine/worksheet.ts';
import { stateStats } from '../../../feats/feat.ts';
import { halveForLosses } from '../movement.ts';

/** ST as fatigue has left it, and Move as wounds and fatigue have. */
export const stateOfThirdEdition = { st: 'state.st', move: 'state.move', hitsLeft: 'state.hitsLeft' } as const;

/** Halves a speed for wounds and for fatigue, rounded down where it is Move. */
export function writeHalving(w: DerivationBuilder, injury: Citation, fatigue: Citation, isRounded: boolean): void {
  const { hitsLeft, st } = stateOfThirdEdition;
  halveForLosses(
    w,
    {
      hitsLeft: w.consultNumber(stateStats.hitsLost) > 0 ? hitsLeft : null,
      strengthLeft: w.consultNumber(stateStats.fatigueLost) > 0 ? st : null,
      injury,
      fatigue,
    },
    isRounded,
  );
}

/** Defines what a state makes of ST and Move: fatigue lowers ST for every use of it but the damage of weapons. */
export function defineStateOfThirdEdition(worksheet: Worksheet, injury: Citation, fatigue: Citation): void {
  worksheet.define({
    id: stateOfThirdEdition.hitsLeft,
    name: 'hits left',
    cite: injury,
    formula: (w) => w.startFrom('hitPoints').addFrom(stateStats.hitsLost, -1),
  });
  worksheet.define({
    id: stateOfThirdEdition.st,
    name: 'ST',
    cite: fatigue,
    formula: (w) => {
      w.startFrom('st');
      if (w.consultNumber(stateStats.fatigueLost) > 0) {
        w.addFrom(stateStats.fatigueLost, -1, undefined, { cite: fatigue }).atLeast(0, 'minimum', {
          cite: fatigue,
        });
      }
    },
  });
  worksheet.define({
    id: stateOfThirdEdition.move,
    name: 'Move',
    unit: 'yards a turn',
    cite: injury,
    formula: (w) => writeHalving(w.startFrom('move'), injury, fatigue, true),
  });
}
