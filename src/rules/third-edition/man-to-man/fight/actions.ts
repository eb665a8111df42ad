import { fightStats, inCloseCombat } from '../../../combat/fight.ts';
import type { CombatAction, Fight, FightSteps } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import {
  actionIncapable,
  addHelpers,
  addHold,
  fastDraw,
  needsCloseCombat,
  needsEmptyHand,
  needsHold,
  needsShield,
  needsToBeHeld,
  notWhileHeld,
  onlyUnder,
  onlyWithFeint,
  readyMelee,
  skillOption,
  startFromBest,
  startFromWeaponSkill,
  trainedLevels,
} from '../../../combat/steps/action-steps.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import { bareSkillStat } from '../../../shared/unarmed-lines.ts';
import { lineStat } from '../../../stat-ids.ts';
import { contestOfHolds, shareOfHelpers } from '../decisions.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The fields that several actions share. */
const able = actionIncapable(pages.injury);
const isDown = (posture: string): boolean => posture !== 'standing' && posture !== 'crouching';

/** DX in close combat: Judo serves as well (p. 26), and a shield is in the way after the first turn (p. 38). */
const closeDx: FightSteps = (w, fight) => {
  startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'judo')], pages.closeCombat);
  if (inCloseCombat(fight) && !fight.choice.entersHex && heldShield(fight.context))
    w.addFrom('passiveDefense.shield', -1, 'shield in close combat', { cite: pages.closeCombat });
};

const strength: FightSteps = (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.closeCombat });

/** Somebody who is run into from the side avoids it less well (p. 39). */
const addEnteredFromSide: FightSteps = (w, { target }) => {
  if (target.side === 'left' || target.side === 'right') w.add(-2, 'entered from the side', { cite: pages.slam });
};

/** Running into a foe, past them, or into their weapon (pp. 39–40, 46). */
const slams: readonly CombatAction[] = [
  {
    id: 'slam',
    name: 'Slam',
    summary: 'run into the foe; then each rolls ST to stay standing. From behind it hits without a roll',
    cite: pages.slam,
    roll: 'quickContest',
    against: 'DX; a tie is a hit',
    refusals: [
      able,
      notWhileHeld,
      onlyUnder('move', 'attack', 'allOutAttack'),
      (fight, { cite }) => (inCloseCombat(fight) ? { words: 'only on entering the foe’s hex', cite } : null),
    ],
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.slam }),
    foeAdds: addEnteredFromSide,
  },
  {
    id: 'slamFeet',
    name: 'Keep your feet in a slam',
    summary: 'whoever misses falls, and may be knocked back; 17 or 18 is 1−2 damage',
    cite: pages.slam,
    roll: 'success',
    against: 'ST with the same modifiers',
    formula: (w, { choice, state, target }) => {
      w.startFrom(fightStats.strength, undefined, { cite: pages.slam });
      if (choice.moved > 1 || state.ranLastTurn) w.add(2, 'ran at the foe', { cite: pages.slam });
      if (target.charged) w.add(-2, 'the foe ran too', { cite: pages.slam });
      if (target.bigShield) w.add(-2, 'the foe’s medium or large shield', { cite: pages.slam });
    },
    foeAdds: (w, { choice, context, state, target }) => {
      if (target.charged) w.add(2, 'ran too', { cite: pages.slam });
      if (choice.moved > 1 || state.ranLastTurn) w.add(-2, 'the fighter ran at him', { cite: pages.slam });
      if ((heldShield(context)?.facet?.shield?.passiveDefense ?? 0) >= 3)
        w.add(-2, 'medium or large shield', { cite: pages.slam });
      if (target.side === 'behind') w.add(-2, 'slammed from behind', { cite: pages.slam });
    },
  },
  {
    id: 'slamKnockback',
    name: 'Knock back whom a slam has felled',
    summary: 'where one falls and one stands: a hex for every 2 points of the margin, at least one',
    cite: pages.evade,
    roll: 'quickContest',
    against: 'ST; a tie knocks nobody back',
    formula: (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.evade }),
  },
  {
    id: 'slamBystander',
    name: 'Stay up when somebody is knocked into you',
    summary: 'a fighter who is knocked back by a slam stops in your hex; missed, you fall as well',
    cite: pages.evade,
    roll: 'success',
    against: '',
    formula: (w) => {
      startFromBest(w, [{ from: fightStats.strength }, { from: 'dx' }], pages.evade);
      w.add(3, 'only bumped', { cite: pages.evade });
    },
  },
  {
    id: 'shieldRush',
    name: 'Shield rush',
    summary: 'a slam with a medium or large shield',
    cite: pages.shieldBash,
    roll: 'quickContest',
    against: 'DX; a tie is a hit',
    refusals: [
      able,
      notWhileHeld,
      needsShield,
      ({ context }, { cite }) =>
        (heldShield(context)?.facet?.shield?.passiveDefense ?? 0) < 3
          ? { words: 'needs a medium or large shield', cite }
          : null,
      onlyUnder('move', 'attack', 'allOutAttack'),
    ],
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.slam }),
    foeAdds: addEnteredFromSide,
  },
  {
    id: 'evade',
    name: 'Evade',
    summary: "move through the foe's hex",
    cite: pages.evade,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, notWhileHeld],
    formula: (w, { target }) => {
      w.startFrom('dx', undefined, { cite: pages.evade });
      const { posture, side } = target;
      if (posture === 'lying') w.add(5, 'the foe lies', { cite: pages.evade });
      else if (posture === 'kneeling') w.add(-2, 'the foe kneels', { cite: pages.evade });
      else if (!isDown(posture)) w.add(-5, 'the foe stands', { cite: pages.evade });
      if (side === 'behind') w.add(5, 'from behind', { cite: pages.evade });
      else if (side !== 'front') w.add(2, 'from the side', { cite: pages.evade });
    },
  },
  {
    id: 'stopThrust',
    name: 'Stop thrust',
    summary: 'when a foe runs into your hex: a hit without a defense does the most damage of the weapon',
    cite: pages.slam,
    roll: 'success',
    against: 'any active defense',
    refusals: [
      able,
      ({ state }, { cite }) =>
        state.posture === 'standing' || state.posture === 'crouching' || state.posture === 'kneeling'
          ? null
          : { words: 'on your feet or kneeling only', cite },
      (fight, { cite }) =>
        readyMelee(fight).some(({ thrusts }) => thrusts) ? null : { words: 'needs a thrusting weapon', cite },
    ],
    formula: (w, fight) => {
      const options = readyMelee(fight)
        .filter(({ thrusts }) => thrusts)
        .map(({ id, name }) => ({ from: lineStat(id, 'skill'), words: name }));
      startFromBest(w, options, pages.slam);
    },
  },
];

/** Holding a foe in close combat, and getting free (pp. 38–39). Which contests are regular: `decisions.ts`. */
const grapples: readonly CombatAction[] = [
  {
    id: 'grapple',
    name: 'Grapple',
    summary: 'hold the foe, who cannot leave until they break free',
    cite: pages.closeCombat,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, onlyUnder('attack', 'allOutAttack'), needsCloseCombat, needsEmptyHand],
    formula: (w, fight) => {
      closeDx(w, fight);
      if (isDown(fight.target.posture)) w.add(6, 'a foe who is down', { cite: pages.closeCombat });
      else w.add(3, 'grapple', { cite: pages.closeCombat });
    },
  },
  {
    id: 'grabWeapon',
    name: 'Grab the weapon, or the weapon arm',
    summary: 'then wrest it away, or force the foe to drop it, by a contest of ST each second',
    cite: pages.closeCombat,
    roll: 'quickContest',
    against: 'DX',
    refusals: [able, onlyUnder('attack', 'allOutAttack'), needsCloseCombat, needsEmptyHand],
    formula: closeDx,
  },
  {
    id: 'wrest',
    name: 'Wrest the weapon, or force it down',
    summary: 'the foe loses the weapon; if you lose the contest, you lose your grip',
    cite: pages.closeCombat,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [able, needsCloseCombat],
    formula: strength,
  },
  {
    id: 'takedown',
    name: 'Takedown',
    summary: 'the foe falls; if you lose the contest, you fall instead',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) => (isDown(target.posture) ? { words: 'the foe is not standing', cite } : null),
    ],
    formula: (w, fight) => {
      const options = [{ from: fightStats.strength }, { from: 'dx' }, ...trainedLevels(fight, 'judo')];
      startFromBest(w, options, pages.slam);
      if (isDown(fight.state.posture)) w.add(-5, 'on the ground', { cite: pages.slam });
      addHelpers(1, shareOfHelpers, pages.evade)(w, fight);
    },
  },
  {
    id: 'pin',
    name: 'Pin',
    summary: 'a foe on the ground becomes helpless',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST, +1 for each 10 lb that they are heavier',
    refusals: [
      able,
      onlyUnder('attack', 'allOutAttack'),
      needsHold,
      ({ target }, { cite }) => (isDown(target.posture) ? null : { words: 'the foe is not on the ground', cite }),
    ],
    formula: (w, fight) => {
      strength(w, fight);
      const heavier = Math.floor(fight.target.lighterBy / 10);
      if (heavier > 0) w.add(heavier, 'for each 10 lb heavier', { cite: pages.slam });
      addHelpers(2, shareOfHelpers, pages.evade)(w, fight);
    },
    foeAdds: (w, { target }) => {
      const heavier = Math.floor(-target.lighterBy / 10);
      if (heavier > 0) w.add(heavier, 'for each 10 lb heavier', { cite: pages.slam });
    },
  },
  {
    id: 'breakFree',
    name: 'Break free',
    summary: 'and move one hex',
    cite: pages.slam,
    roll: contestOfHolds,
    against: 'ST',
    refusals: [able, needsToBeHeld],
    formula: strength,
    foeAdds: addHold(pages.slam),
  },
];

/** The fencing weapons that are ready. */
const readyFencing = (fight: Fight): readonly FightingLine[] =>
  readyMelee(fight).filter(({ attack }) => attack?.fencing);

/** Actions in a fight other than plain attacks (pp. 30, 36, 38–40). */
export const actions: readonly CombatAction[] = [
  {
    id: 'feint',
    name: 'Feint',
    summary: 'the margin is taken from the active defense against the next attack',
    cite: pages.feint,
    roll: 'quickContest',
    against: 'weapon skill, or DX if better',
    refusals: [able, onlyWithFeint],
    formula: (w, fight) => startFromWeaponSkill(w, fight, pages.feint, [{ from: 'dx' }]),
  },
  {
    id: 'disarm',
    name: 'Disarm, by a fencer',
    summary: 'after a hit on a knife or one-handed sword: the foe loses it',
    cite: pages.strikingWeapons,
    roll: 'quickContest',
    against: 'weapon skill',
    refusals: [
      able,
      (fight, { cite }) =>
        readyFencing(fight).length > 0 ? null : { words: 'needs a fencing weapon that is ready', cite },
    ],
    // By Fencing, also with a saber that the fighter uses better with another skill.
    formula: (w, fight) => {
      const ready = readyFencing(fight);
      const chosen = ready.filter(({ id }) => id === fight.choice.subject);
      const options = (chosen.length > 0 ? chosen : ready).map((line) => {
        const fencing = lineStat(line.id, 'fencingSkill');
        return w.has(fencing) ? { from: fencing, words: line.name } : skillOption(w, line);
      });
      startFromBest(w, options, pages.strikingWeapons);
    },
  },
  ...grapples,
  ...slams,
  {
    id: 'readyInCloseCombat',
    name: 'Draw a weapon, or drop the shield, in close combat',
    summary: '17 or 18 drops the weapon',
    cite: pages.slam,
    roll: 'success',
    against: '',
    refusals: [able, onlyUnder('ready'), needsCloseCombat],
    formula: (w, fight) => {
      w.startFrom('dx', undefined, { cite: pages.slam });
      if (heldShield(fight.context) && !fight.choice.entersHex)
        w.addFrom('passiveDefense.shield', -1, 'shield in close combat', { cite: pages.closeCombat });
    },
  },
  fastDraw(pages.fastDraw, 'missed, an ordinary turn of readying; 17 or 18 drops it'),
  {
    id: 'keepFeet',
    name: 'Stay on your feet after a kick',
    summary: 'after a kick that missed: by Karate where it was one with Karate',
    cite: pages.unarmed,
    roll: 'success',
    against: '',
    // Of no kick in particular: of the one that the fighter is trained for.
    formula: (w, { lines, choice }) => {
      const kicks = lines.filter(({ blow }) => blow?.attack.limb === 'foot');
      const chosen = kicks.find(({ id }) => id === choice.subject);
      const karate = (chosen ? [chosen] : kicks).flatMap(({ blow }) => (blow?.skill?.id === 'karate' ? blow.rows : []));
      const options = karate
        .map(({ key, name }) => ({ from: bareSkillStat(key, false), words: name }))
        .filter(({ from }) => w.consult(from).value !== null);
      startFromBest(w, options.length > 0 ? options : [{ from: 'dx' }], pages.unarmed);
    },
  },
  {
    id: 'knockback',
    name: 'Stay on your feet after a knockback',
    summary: 'missed, you fall',
    cite: pages.knockback,
    roll: 'success',
    against: '',
    formula: (w) => w.startFrom('dx', undefined, { cite: pages.knockback }),
  },
  {
    id: 'unstick',
    name: 'Pull out a weapon that is stuck',
    summary: 'a pick that penetrated armor; 17 or 18 leaves it stuck for good',
    cite: pages.flails,
    roll: 'success',
    against: '',
    refusals: [
      (fight, { cite }) =>
        fight.lines.some(({ attack, use }) => use?.item.inUse && attack?.notes?.includes('mayStick'))
          ? null
          : { words: 'no such weapon in hand', cite },
    ],
    formula: (w) => w.startFrom(fightStats.strength, undefined, { cite: pages.flails }),
  },
];
