import { inCloseCombat, isAny } from '../../combat/fight.ts';
import type { FightSteps } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { actionIncapable, onlyUnder, startFromBest, trainedLevels } from '../../combat/steps/action-steps.ts';
import { fightPages as pages } from './fight-pages.ts';

/** What several actions share. */
export const able = actionIncapable(pages.doNothing);
export const inAttack = onlyUnder('attack', 'allOutAttack', 'moveAndAttack');
export const grapplers = ['judo', 'sumo-wrestling', 'wrestling'];
export const strikers = ['boxing', 'brawling', 'karate'];

/** What lowers any roll against DX and its skills. */
export const addHindrances: FightSteps = (w, fight) => {
  if (w.consultNumber(fightStats.shock) > 0) w.addFrom(fightStats.shock, -1, 'shock', { cite: pages.injury });
  if (isAny(fight, 'grappled', 'pinned')) w.add(-4, 'held by a foe', { cite: pages.grapple });
  if (inCloseCombat(fight) && !fight.choice.entersHex && w.consultNumber('defenseBonus') !== 0)
    w.addFrom('defenseBonus', -1, 'shield in close combat', { cite: pages.closeCombat });
};

export const addManeuverToRoll: FightSteps = (w, { allowance, maneuver }) => {
  if (allowance.melee) w.add(allowance.melee, maneuver.name, { cite: maneuver.cite });
  if (allowance.meleeCap !== undefined)
    w.atMost(allowance.meleeCap, `${maneuver.name}: at most`, { cite: maneuver.cite });
};
export const addEvaluated: FightSteps = (w, { state }) => {
  if (state.evaluated > 0) w.add(Math.min(3, state.evaluated), 'evaluated', { cite: pages.evaluate });
};

/** DX or a trained skill, with what the maneuver and the state add. */
export const bestOfDx =
  (...skills: readonly string[]): FightSteps =>
  (w, fight) => {
    startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, ...skills)], pages.grapple);
    addHindrances(w, fight);
  };

export const strength: FightSteps = (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.grapple });
