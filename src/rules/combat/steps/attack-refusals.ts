import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatFraction } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { lineStat } from '../../stat-ids.ts';
import { inCloseCombat, isAny, isWildSwing, locationOf, maneuverName, refuseManeuver } from '../fight.ts';
import type { Fight, FindRefusal, Refusal } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { crippledLimb, hasEmptyHand, heldItems } from '../hands.ts';
import { isMelee, isRanged } from './attack-steps.ts';

/** Reasons against an attack that several rulesets share, with their pages. */
type AgainstAttack = FindRefusal<FightingLine>;

/** A state in which nothing can be done. */
export function findIncapable(fight: Fight, cite: Citation): Refusal | null {
  if (isAny(fight, 'unconscious')) return { words: 'unconscious', cite };
  if (fight.exhausted) return fight.exhausted;
  if (isAny(fight, 'frozen')) return { words: 'frozen by surprise', cite };
  if (isAny(fight, 'stunned', 'mentallyStunned')) return { words: 'stunned', cite };
  return null;
}

export const incapable =
  (cite: Citation): AgainstAttack =>
  (fight) =>
    findIncapable(fight, cite) ?? (isAny(fight, 'pinned') ? { words: 'pinned', cite } : null);

/** The maneuver has no attack, or none of this sort. */
export const notInManeuver: AgainstAttack = (fight, line) => {
  const { allowance, maneuver } = fight;
  const { cite } = maneuver;
  const refusal = refuseManeuver(fight, maneuver);
  if (refusal) return refusal;
  if (allowance.attacks === 0) return { words: `${maneuverName(fight)}: no attack`, cite };
  if (allowance.meleeOnly && isRanged(line)) return { words: `${maneuverName(fight)}: hand weapons only`, cite };
  if (allowance.rangedOnly && isMelee(line)) return { words: `${maneuverName(fight)}: ranged weapons only`, cite };
  return null;
};

/** The weapon is not in hand, or has to be made ready first. */
export const notReady =
  (cite: Citation): AgainstAttack =>
  ({ state }, { use, id, attack }) => {
    if (!use) return null;
    const { item } = use;
    if (!item.inUse) return { words: `${item.name} is not in hand`, cite };
    const turns = ownValue(state.unready, item.key) ?? 0;
    if (turns > 0)
      return { words: turns === 1 ? 'a turn to ready it first' : `${turns} turns to ready it first`, cite };
    const shots = Number.parseInt(attack?.ranged?.shots ?? '', 10);
    if (shots > 0 && (ownValue(state.shotsFired, id) ?? 0) >= shots) return { words: 'all shots fired: reload', cite };
    return null;
  };

/** A weapon for two hands with a shield on the arm, or an arm or leg that is crippled. */
export const noHandForIt =
  (cites: { readonly shield: Citation; readonly crippled: Citation }): AgainstAttack =>
  ({ context, state }, line) => {
    const { use, blow, twoHanded } = line;
    const other = heldItems(context).find(({ key }) => key !== use?.item.key);
    if (twoHanded && other) return { words: `needs both hands: ${other.name} in the other`, cite: cites.shield };
    if (blow?.attack.limb === 'hand' && !hasEmptyHand(context))
      return { words: 'no empty hand', cite: blow.attack.cite };
    const words = crippledLimb(state, line);
    return words === null ? null : { words, cite: cites.crippled };
  };

/** The target is out of reach, or beyond maximum range. */
export const outOfReach =
  (cite: Citation): AgainstAttack =>
  ({ target, allowance }, line, w) => {
    const { range } = target;
    if (range === null) return null;
    if (isMelee(line)) {
      const changed = lineStat(line.id, 'reach');
      const own = w.has(changed) ? w.consultNumber(changed) : Math.max(0, ...line.reach);
      const most = own + (allowance.reach ?? 0);
      return line.reach.length > 0 && range > most
        ? {
            words: `out of reach: it reaches ${most === 0 ? 'close combat' : `${most} yards`}`.replace(
              ' 1 yards',
              ' 1 yard',
            ),
            cite,
          }
        : null;
    }
    return beyondMaximum(w, line, range, cite);
  };

function beyondMaximum(w: DerivationBuilder, { id }: FightingLine, range: number, cite: Citation): Refusal | null {
  const maximum = lineStat(id, 'maximum');
  if (!w.has(maximum)) return null;
  const most = w.consultNumber(maximum);
  return range > most ? { words: `beyond its maximum range, ${formatFraction(most)} yards`, cite } : null;
}

/** In close combat, weapons that are too long for it, and (unless `shots`) ranged ones. */
export const tooLongForCloseCombat =
  (cite: Citation, shots: boolean): AgainstAttack =>
  (fight, line) => {
    if (!inCloseCombat(fight) || line.blow || (isMelee(line) ? line.reach.includes(0) : shots)) return null;
    return { words: 'not in close combat', cite };
  };

/** While crawling, all but close attacks. */
export const onlyCloseWhileCrawling: AgainstAttack = ({ state, rules }, line) =>
  state.posture !== 'crawling' || (isMelee(line) && line.reach.includes(0))
    ? null
    : { words: 'only close attacks while crawling', cite: rules.postureCite };

/** A place that this attack cannot be aimed at. Some blows may be made to impale. */
export const cannotAimThere =
  (cite: Citation, mayImpale: (line: FightingLine) => boolean = () => false): AgainstAttack =>
  (fight, line) => {
    const { type, thrusts, mode } = line;
    const location = locationOf(fight, fight.target.location);
    if (!location || isWildSwing(fight)) return null;
    if (location.neverAimed) return { words: 'no attack is aimed at a place', cite };
    if (location.onlyTypes && !location.onlyTypes.includes(type) && !mayImpale(line))
      return { words: `${location.name}: only ${location.onlyTypes.join(', ')}`, cite };
    if (location.onlyThrusts && mode === 'melee' && !thrusts) return { words: `${location.name}: thrusts only`, cite };
    return null;
  };

/** Two blows with one weapon that has to be made ready after each. */
export const cannotStrikeTwice =
  (cite: Citation): AgainstAttack =>
  ({ allowance, context, state }, { id, use }, w) => {
    if (allowance.attacks < 2 || !use || !w.has(lineStat(id, 'readying'))) return null;
    const ready = context.items.filter(
      ({ key, inUse, facet }) =>
        inUse && facet?.attacks?.some(({ ranged }) => !ranged) && !(ownValue(state.unready, key) ?? 0),
    );
    return ready.length < 2 && w.consultNumber(lineStat(id, 'readying')) > 0
      ? { words: 'two blows need a weapon that stays ready, or two weapons', cite }
      : null;
  };
