import { formatFraction } from '../../../../engine/format.ts';
import { isWildSwing, locationAimedAt } from '../../../combat/fight.ts';
import type { AttackSteps, DefenseSteps, Fight, FightRules, FindRefusal } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import { isMelee } from '../../../combat/steps/attack-steps.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Blows between fighters at different levels: on stairs, on a table (p. 49). */

const feetInYard = 3;
/** A weapon of two yards strikes as though the foe were three feet closer. */
const longReach = 2;
const reachGains = 3;

/** Feet by which the target is higher (negative: lower) than the one who strikes with this line. */
function feetUp({ target }: Fight, { reach }: FightingLine): number {
  const feet = Math.abs(target.height) * feetInYard;
  const left = Math.max(0, feet - (Math.max(0, ...reach) >= longReach ? reachGains : 0));
  return target.height < 0 ? -left : left;
}

/** Yards by which the target of a blow is higher, as far as the weapon does not make up for it. */
export const heightOfBlow: NonNullable<FightRules['attack']['heightOfBlow']> = (fight, line) =>
  feetUp(fight, line) / feetInYard;

/** What so many feet give to the defense of the higher, and take from that of the lower one. */
const defenseBy = (feet: number): number => (feet <= 2 ? 0 : feet <= 3 ? 1 : feet <= 4 ? 2 : 3);

const isLow = (id: string): boolean => ['rightLeg', 'leftLeg', 'foot'].includes(id);

/** The places that cannot be struck up or down; over six feet none can. */
export const outOfLevel: FindRefusal<FightingLine> = (fight, line) => {
  if (!isMelee(line)) return null;
  const cite = pages.levels;
  const up = feetUp(fight, line);
  const feet = Math.abs(up);
  const refuse = (words: string) => ({
    words: `${formatFraction(feet)} feet ${up > 0 ? 'up' : 'down'}: ${words}`,
    cite,
  });
  if (feet > 6) return refuse('too far for a blow');
  const aimed = isWildSwing(fight) ? undefined : locationAimedAt(fight);
  if (fight.rules.locations.length === 0) return null;
  const low = aimed !== undefined && isLow(aimed.id);
  const head = aimed?.kind === 'head';
  if (feet > 5) {
    if (up < 0) return head ? null : refuse('only the head can be struck');
    return low ? null : refuse('only legs and feet can be struck');
  }
  if (up < 0 && feet > 3 && low) return refuse('legs and feet cannot be struck');
  return up > 0 && feet > 4 && head ? refuse('the head cannot be struck') : null;
};

/** From above the head is easier to hit, and legs and feet harder; from below the other way. */
export const addLevel: AttackSteps = (w, fight, line) => {
  if (!isMelee(line)) return;
  const up = feetUp(fight, line);
  const feet = Math.abs(up);
  const aimed = isWildSwing(fight) ? undefined : locationAimedAt(fight);
  if (feet <= 1 || feet > 5 || !aimed) return;
  const cite = pages.levels;
  const add = isLow(aimed.id) ? (up > 0 ? 2 : -2) : aimed.kind === 'head' ? (up > 0 ? -2 : 1) : 0;
  if (add !== 0) w.add(add, up > 0 ? 'a foe higher up' : 'a foe lower down', { cite });
};

/** The higher fighter defends better, the lower one worse. */
export const addHeight: DefenseSteps = (w, { incoming }) => {
  const yards = incoming.height ?? 0;
  const by = defenseBy(Math.abs(yards) * feetInYard);
  if (by === 0 || (incoming.kind !== 'melee' && incoming.kind !== 'unarmed')) return;
  w.add(yards > 0 ? -by : by, yards > 0 ? 'against a foe higher up' : 'against a foe lower down', {
    cite: pages.levels,
  });
};

/** The same for a target of whom a few numbers are known; the reach of the weapon is not counted. */
export const addFoeHeight: FightRules['foeDefense'][number] = (w, { target }) => {
  const by = defenseBy(Math.abs(target.height) * feetInYard);
  if (by === 0 || target.range !== null) return;
  w.add(target.height > 0 ? by : -by, target.height > 0 ? 'higher up' : 'lower down', { cite: pages.levels });
};
