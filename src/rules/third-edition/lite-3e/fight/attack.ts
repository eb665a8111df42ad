import { fightStats } from '../../../combat/fight.ts';
import type { AttackSteps, FightRules } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import {
  cannotAimThere,
  cannotStrikeTwice,
  incapable,
  noHandForIt,
  notInManeuver,
  notReady,
  onlyCloseWhileCrawling,
  outOfReach,
} from '../../../combat/steps/attack-refusals.ts';
import {
  addBlindness,
  addFooting,
  addInTheWay,
  addLight,
  addManeuver,
  addPosture,
  isMelee,
  isRanged,
} from '../../../combat/steps/attack-steps.ts';
import { fightPages as pages } from './fight-pages.ts';
import { nameLame } from './lame.ts';

/** A lying shooter is at +1 with a crossbow or a gun (p. 24). */
const shootsLying = ({ attack: row, mode }: FightingLine): boolean =>
  mode === 'firearm' || (row?.skills.includes('crossbow') ?? false);

const addLyingShot: AttackSteps = (w, { state }, line) => {
  if (state.posture === 'lying' && shootsLying(line))
    w.add(1, 'lying, with a crossbow or gun', { cite: pages.positions });
};

/** The target of a shot: its posture, more behind cover; a part of it; people in the way (p. 27). */
const addTarget: AttackSteps = (w, { rules, target }, line) => {
  if (!isRanged(line)) return;
  const { words, target: add } = rules.postures[target.posture];
  const cite = pages.ranged;
  const behindCover = target.cover === 'low';
  if (add !== 0)
    w.add(behindCover ? (add === -4 ? -7 : -4) : add, `target ${words}${behindCover ? ' behind cover' : ''}`, { cite });
  if (target.cover === 'partial') w.add(-3, 'only a part shows', { cite });
};

/** A turn of aiming adds the accuracy of the weapon, each further one +1 up to +3 (p. 25). */
const addAim: AttackSteps = (w, { state }, line) => {
  const { aim } = state;
  if (!isRanged(line) || aim?.line !== line.id || aim.turns === 0) return;
  const { accuracy } = line.attack?.ranged ?? {};
  if (accuracy) w.add(accuracy, 'aimed: accuracy', { cite: pages.aim });
  else w.fact('aimed for a turn', null, { cite: pages.aim });
  if (aim.turns > 1) w.add(Math.min(aim.turns - 1, 3), `aimed for ${aim.turns} turns`, { cite: pages.aim });
};

/** Without aiming −4, unless the skill as modified reaches the weapon's snap shot number (p. 25). */
const addSnapShot: AttackSteps = (w, { state }, line) => {
  if (!isRanged(line) || (state.aim?.line === line.id && state.aim.turns > 0)) return;
  const { snapShot } = line.attack?.ranged ?? {};
  const isQuick = snapShot !== undefined && typeof w.value === 'number' && w.value >= snapShot;
  if (isQuick) w.fact(`not aimed, but the snap shot number is ${snapShot}`, null, { cite: pages.aim });
  else w.add(-4, 'not aimed', { cite: pages.aim });
};

/** All skills are lower by the hits of the last turn (pp. 25, 28). */
const addWounds: AttackSteps = (w, { state }) => {
  if (state.wounds > 0) w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.injury });
};

export const attack: FightRules['attack'] = {
  refusals: [
    incapable(pages.injury),
    notInManeuver,
    notReady(pages.ready),
    noHandForIt({ shield: pages.twoHands, crippled: pages.crippling }),
    onlyCloseWhileCrawling,
    outOfReach(pages.weaponTables),
    cannotAimThere(pages.bodyOnly),
    cannotStrikeTwice(pages.allOutAttack),
  ],
  distance: () => {},
  skill: [
    (w, fight, line) => {
      if (isMelee(line)) nameLame(w, fight);
    },
    addManeuver,
    addTarget,
    addPosture(shootsLying),
    addLyingShot,
    addFooting({ good: 0, bad: -2, shallowWater: 0, swimming: 0 }, pages.attackModifiers),
    addLight(pages.attackModifiers, pages.nightVision),
    addBlindness({ sudden: -10, usedTo: -6, oneEyeMelee: -1, oneEyeRanged: -3 }, pages.attackModifiers),
    addInTheWay(-4, 0, pages.ranged),
    addWounds,
    addAim,
    addSnapShot,
  ],
  damage: [
    (w, { allowance, maneuver }, line) => {
      if (allowance.damage && isMelee(line)) w.add(allowance.damage, maneuver.name, { cite: maneuver.cite });
    },
  ],
};
