import type { HazardRules, LastingEffect } from '../../../combat/hazards/hazard.ts';
import { otherHarm } from '../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from './fight-pages.ts';
import { breath, drowning } from './hazards/air-and-water.ts';
import { electricity } from './hazards/electricity.ts';
import { explosion, scatter } from './hazards/explosions.ts';
import { fall, fallingObject } from './hazards/falls.ts';
import { alight, fire } from './hazards/fire.ts';
import { acid, poison } from './hazards/poison-and-acid.ts';
import { freezing, heat } from './hazards/weather.ts';

const types = ['cr', 'burn', 'cor', 'cut', 'imp', 'pi', 'tox'].map((type) => [type, type] as const);

/** What hazards do for a time (pp. 432, 434). */
const effects: Readonly<Record<string, LastingEffect>> = {
  partBurns: {
    name: 'Clothes alight',
    words: 'DX −2',
    cite: pages.catchingFire,
    changes: [{ to: 'dx', add: -2 }],
  },
  clothesBurn: {
    name: 'All clothes alight',
    words: 'DX −3',
    cite: pages.catchingFire,
    changes: [{ to: 'dx', add: -3 }],
  },
  shocked: {
    name: 'After the shock',
    words: 'DX −2',
    cite: pages.electricity,
    changes: [{ to: 'dx', add: -2 }],
  },
};

/** The hazards of the fourth edition: breath and swimming (pp. 351–354); the others by common knowledge (decisions.ts). */
export const hazards: HazardRules = {
  effects,
  minDamage: (type) => (type === 'cr' ? 0 : 1),
  hazards: [
    fire,
    alight,
    fall,
    fallingObject,
    explosion,
    breath,
    drowning,
    poison,
    freezing,
    heat,
    electricity,
    acid,
    scatter,
    otherHarm(pages.hazards, types),
  ],
};
