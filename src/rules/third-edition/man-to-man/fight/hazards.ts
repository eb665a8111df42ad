import { ownValue } from '../../../../engine/own-value.ts';
import type { HazardRules, LastingEffect } from '../../../combat/hazards/hazard.ts';
import { otherHarm } from '../../../combat/hazards/hazard-parts.ts';
import { thirdEditionTypes } from '../../common/combat.ts';
import { fightPages as pages } from './fight-pages.ts';
import { dropped, falling } from './hazards/falls.ts';
import { gas, vermin } from './hazards/gas-and-vermin.ts';
import { burningOil, fire, freezing, oil, scatter } from './hazards/heat-and-cold.ts';
import { poison } from './hazards/poison.ts';

/** What hazards do for a time (pp. 47, 50). What takes points off every physical skill takes them off DX. */
const effects: Readonly<Record<string, LastingEffect>> = {
  weeping: {
    name: 'Weeping',
    words: 'all physical skills −5',
    cite: pages.gas,
    changes: [{ to: 'dx', add: -5 }],
  },
  wolfsbane: {
    name: 'Wolfsbane',
    words: 'DX and weapon skills −4',
    cite: pages.poison,
    changes: [{ to: 'dx', add: -4 }],
  },
  tar: {
    name: 'Caustic tar',
    words: 'skills −1',
    cite: pages.poison,
    changes: [{ to: 'skillRolls', add: -1 }],
    addsUp: true,
  },
  bulky: {
    name: 'Bulky object',
    words: 'one yard, active defenses −3',
    cite: pages.dropped,
    // The one yard is a limit of movement (fight-rules.ts): Move itself is Dodge too.
    changes: [{ to: 'activeDefenses', add: -3 }],
  },
};

/** Man to Man: other hazards (pp. 44–48) and falling objects (p. 50). */
export const hazards: HazardRules = {
  effects,
  minDamage: (type) => ownValue(thirdEditionTypes, type)?.least ?? 0,
  hazards: [
    fire,
    falling,
    dropped,
    poison,
    gas,
    freezing,
    oil,
    burningOil,
    scatter,
    vermin,
    otherHarm(pages.hazards, [
      ['', 'Any'],
      ['cr', 'Crushing'],
      ['cut', 'Cutting'],
      ['imp', 'Impaling'],
    ]),
  ],
};
