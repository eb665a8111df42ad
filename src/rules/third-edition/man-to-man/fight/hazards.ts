import { ownValue } from '../../../../engine/own-value.ts';
import type { HazardRules } from '../../../combat/hazards/hazard.ts';
import { otherHarm } from '../../../combat/hazards/hazard-parts.ts';
import { thirdEditionTypes } from '../../common/combat.ts';
import { fightPages as pages } from './fight-pages.ts';
import { dropped, falling } from './hazards/falls.ts';
import { gas, vermin } from './hazards/gas-and-vermin.ts';
import { burningOil, fire, freezing, oil, scatter } from './hazards/heat-and-cold.ts';
import { poison } from './hazards/poison.ts';

/** Man to Man: other hazards (pp. 44–48) and falling objects (p. 50). */
export const hazards: HazardRules = {
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
