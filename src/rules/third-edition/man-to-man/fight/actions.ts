import { fightStats } from '../../../combat/fight.ts';
import type { CombatAction, Fight } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import {
  fastDraw,
  needsCloseCombat,
  onlyUnder,
  onlyWithFeint,
  readyMelee,
  skillOption,
  startFromBest,
  startFromWeaponSkill,
} from '../../../combat/steps/action-steps.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import { bareSkillStat } from '../../../shared/unarmed-lines.ts';
import { lineStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';
import { able, grapples, slams } from './grapples.ts';

/** The fencing weapons that are ready. */
const readyFencing = (fight: Fight): readonly FightingLine[] =>
  readyMelee(fight).filter(({ attack }) => attack?.fencing);

/** What can be done in a fight besides plain attacks (pp. 30, 36, 38–40). */
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
    summary: 'after a hit on a knife or one-handed sword: he loses it',
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
