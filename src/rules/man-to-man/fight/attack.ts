import { hasTrait, inCloseCombat, locationOf } from '../../combat/fight.ts';
import type { AttackSteps, FightRules, FindRefusal } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import type { FightingLine } from '../../combat/fighting-line.ts';
import {
  cannotAimThere,
  cannotStrikeTwice,
  incapable,
  noHandForIt,
  notInManeuver,
  notReady,
  onlyCloseWhileCrawling,
  outOfReach,
} from '../../combat/steps/attack-refusals.ts';
import {
  addBlindness,
  addFooting,
  addInTheWay,
  addLight,
  addManeuver,
  addPosture,
  addShieldInCloseCombat,
  addStrikeIntoMelee,
  addWildSwing,
  capWild,
  isMelee,
  isRanged,
} from '../../combat/steps/attack-steps.ts';
import { fightPages as pages } from './fight-pages.ts';
import { addAim, addPlaceAndCover, addRange, addRangeToDamage, adjustDistance, rangePenalty } from './ranged-steps.ts';

/** In close combat knives, fists and the like; a shot only at the moment when the foe enters the hex (pp. 38, 40). */
const closeWeaponsOnly: FindRefusal<FightingLine> = (fight, line) => {
  if (!inCloseCombat(fight) || line.blow || line.reach.includes(0)) return null;
  if (line.mode === 'missile' && fight.choice.entersHex) return null;
  return { words: 'not in close combat', cite: pages.closeCombat };
};

/** A wild swing that impales reaches one hex (p. 30). */
const wildThrust: FindRefusal<FightingLine> = ({ choice, target }, line) =>
  choice.wildSwing && line.type === 'imp' && (target.range ?? 1) > 1
    ? { words: 'a wild swing that impales reaches one yard', cite: pages.wildSwing }
    : null;

/** The next attack after a wound is lower by the hits taken (p. 25). */
const addWounds: AttackSteps = (w, { state }) => {
  if (state.wounds > 0) w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.wounds });
};

/** With Peripheral Vision only a blow into the rear, or one-handed to the side of the shield, is a wild swing (p. 30). */
const noteSides: AttackSteps = (w, fight, line) => {
  if (fight.choice.wildSwing && isMelee(line) && hasTrait(fight, 'peripheral-vision'))
    w.note(`with Peripheral Vision no wild swing ${line.twoHanded ? 'to either side' : 'to the side of the weapon'}`, {
      cite: pages.wildSwing,
    });
};

/** In close combat weapons other than the fists, whatever is on or in these, are at −2 (p. 38). */
const addWeaponInCloseCombat: AttackSteps = (w, fight, line) => {
  if (inCloseCombat(fight) && line.use && !line.attack?.unarmed && isMelee(line))
    w.add(-2, 'a weapon in close combat', { cite: pages.closeCombat });
};

/** A throw by Judo follows a parry with it, and is aimed at no place (p. 26). */
const throwAfterParry: FindRefusal<FightingLine> = (fight, { id, blow }) => {
  if (!blow?.attack.isThrow) return null;
  if (!fight.state.parriedWith.includes(id))
    return { words: 'only on the turn after a parry with Judo', cite: pages.unarmed };
  const place = locationOf(fight, fight.target.location);
  return place && place.kind !== 'torso' ? { words: 'a throw is aimed at no place', cite: pages.unarmed } : null;
};

/** Shooting at somebody outside the arc of vision (p. 41). */
const addBlindShot: AttackSteps = (w, { choice }, line) => {
  if (choice.shootingBlind && isRanged(line)) w.add(-10, 'shooting blind', { cite: pages.ranged });
};

/** Karate at the head or vital organs may impale (p. 26). */
const noteKarate: AttackSteps = (w, fight, { blow }) => {
  const kind = locationOf(fight, fight.target.location)?.kind;
  if (blow?.skill?.id === 'karate' && (kind === 'head' || kind === 'vitals'))
    w.note('may do impaling damage there', { cite: pages.unarmed });
};

export const attack: FightRules['attack'] = {
  refusals: [
    incapable(pages.injury),
    notInManeuver,
    notReady(pages.ready),
    noHandForIt({ shield: pages.noTwoHanded, crippled: pages.crippling }),
    closeWeaponsOnly,
    onlyCloseWhileCrawling,
    outOfReach(pages.reach),
    cannotAimThere(pages.locations, ({ blow }) => blow?.skill?.id === 'karate'),
    wildThrust,
    throwAfterParry,
    cannotStrikeTwice(pages.allOutAttack),
  ],
  distance: adjustDistance,
  rangePenalty,
  skill: [
    addManeuver,
    addRange,
    addAim,
    addBlindShot,
    addPlaceAndCover,
    addPosture(({ attack: row }) => row?.skills.includes('crossbow') ?? false),
    addFooting({ good: 0, bad: -2, shallowWater: -4, swimming: -6 }, pages.conditions, true),
    addLight(pages.conditions),
    addBlindness({ sudden: -10, oneEyeMelee: -2, oneEyeRanged: -2 }, pages.criticals),
    addInTheWay(-4, -4, pages.wildSwing),
    addWildSwing(-5, pages.wildSwing),
    noteSides,
    addWeaponInCloseCombat,
    addShieldInCloseCombat('passiveDefense.shield', pages.closeCombat),
    addStrikeIntoMelee(-2, pages.evade),
    addWounds,
    capWild(9, pages.wildSwing),
  ],
  wrongTarget: pages.wrongTarget,
  damage: [addRangeToDamage, noteKarate],
  halfDamage: pages.range,
  randomAim: pages.locations,
};
