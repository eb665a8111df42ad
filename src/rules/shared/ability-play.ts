import type { Play } from '../../character/play.ts';
import { formatNumber, formatSpan } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { AbilityUse } from './ability-use.ts';
import type { PoolLine } from './pools.ts';

/** Points of a pool that are left now. */
export const leftOfPool = ({ pools = {} }: Pick<Play, 'pools'>, { key, most }: PoolLine): number =>
  most - (ownValue(pools, key) ?? 0);

/** The state with so many points left in a pool. */
export function withPoolLeft(play: Play, { key, most }: PoolLine, left: number): Play {
  const { [key]: _, ...others } = play.pools ?? {};
  const spent = Math.max(0, Math.floor(most - left));
  return withPools(play, spent > 0 ? { ...others, [key]: spent } : others);
}

/** The state with these points of pools spent; without the field if none are. */
function withPools({ pools: _, ...play }: Play, pools: NonNullable<Play['pools']>): Play {
  return Object.keys(pools).length > 0 ? { ...play, pools } : play;
}

/** The points that come back in so many minutes. */
export const regainedIn = ({ minutes: each }: PoolLine, minutes: number): number =>
  each === null ? 0 : Math.floor(minutes / each);

/** What pays for a use: the first reserve that has enough, or null for fatigue. */
export const payingPool = (play: Play, { fatigue, reserves }: AbilityUse): PoolLine | null =>
  reserves.find((pool) => leftOfPool(play, pool) >= fatigue.points) ?? null;

/** Uses that are left today; null if they are not counted. */
export const usesLeft = ({ used, charges }: Play, { key, perDay }: AbilityUse): number | null =>
  perDay === null ? null : (ownValue(charges, key) ?? perDay) - (ownValue(used, key) ?? 0);

/** Recharging that takes longer than a minute goes on after a fight. */
const outlastsFight = 60;

/** The state as a fight ends, whose turns are no more counted: what recharges in a minute is ready, and the rest goes on recharging. */
export function withFightOver({ recharging, ...play }: Play, abilities: readonly AbilityUse[]): Play {
  const slow = abilities.filter(
    ({ key, recharge }) => recharge > outlastsFight && ownValue(recharging ?? {}, key) !== undefined,
  );
  return slow.length > 0 ? { ...play, recharging: Object.fromEntries(slow.map(({ key }) => [key, 0])) } : play;
}

/** The turn on which an ability is ready again, 0 outside of a fight; null if it is ready. */
export function rechargedOn({ turn, recharging = {} }: Play, { key, recharge }: AbilityUse): number | null {
  const ready = ownValue(recharging, key);
  if (ready === undefined || recharge === 0) return null;
  if (turn > 0 && ready > 0) return turn < ready ? ready : null;
  return ready === 0 || recharge > outlastsFight ? 0 : null;
}

/** The state after a use: fatigue or points of a reserve are spent, the use is counted, and it begins to recharge. */
export function withAbilityUsed(play: Play, ability: AbilityUse): Play {
  const { key, fatigue, perDay, recharge } = ability;
  const pool = payingPool(play, ability);
  const paid =
    fatigue.points === 0
      ? play
      : pool
        ? withPoolLeft(play, pool, leftOfPool(play, pool) - fatigue.points)
        : { ...play, state: { ...play.state, fatigueLost: play.state.fatigueLost + fatigue.points } };
  const counted =
    perDay === null ? paid : { ...paid, used: { ...paid.used, [key]: (ownValue(paid.used, key) ?? 0) + 1 } };
  if (recharge === 0) return counted;
  const ready = play.turn > 0 ? play.turn + recharge : 0;
  return { ...counted, recharging: { ...counted.recharging, [key]: ready } };
}

/** The state with an ability ready at once. */
export function withRecharged({ recharging = {}, ...play }: Play, key: string): Play {
  const { [key]: _, ...others } = recharging;
  return Object.keys(others).length > 0 ? { ...play, recharging: others } : play;
}

/** The state with a use of an ability given back. */
export function withUseRegained(play: Play, key: string): Play {
  const { [key]: used = 0, ...others } = play.used;
  return { ...play, used: used > 1 ? { ...others, [key]: used - 1 } : others };
}

/** After a night's sleep, in minutes, the uses of a day are there again. */
const night = 8 * 60;

/** The state after so many minutes without a use of an ability: it is recharged, and after a night has its uses of the day. */
export const withAbilitiesRested = (play: Play, abilities: readonly AbilityUse[], minutes: number): Play =>
  abilities.reduce((now, { key, perDay, recharge }) => {
    const recharged = recharge > 0 && minutes * 60 >= recharge ? withRecharged(now, key) : now;
    if (perDay === null || minutes < night) return recharged;
    const { [key]: _, ...used } = recharged.used;
    return { ...recharged, used };
  }, play);

/** What a use spends, for the log: "2 fatigue spent"; '' for nothing. */
export function describePayment(play: Play, ability: AbilityUse): string {
  const { points } = ability.fatigue;
  if (points === 0) return '';
  const pool = payingPool(play, ability);
  return pool ? `${formatNumber(points)} spent of ${pool.name}` : `${formatNumber(points)} fatigue spent`;
}

/** What a use costs, and what stands in its way now: "costs 2 fatigue", "1 of 2 uses left today", "ready on turn 9". */
export function describeUse(play: Play, ability: AbilityUse): readonly string[] {
  const { fatigue, perDay, recharge, duration } = ability;
  const pool = payingPool(play, ability);
  const left = usesLeft(play, ability);
  const ready = rechargedOn(play, ability);
  return [
    ...(fatigue.points > 0
      ? [
          `costs ${fatigue.points} ${pool ? `of ${pool.name}` : 'fatigue'}${fatigue.keptUp ? ', and as much to keep up' : ''}`,
        ]
      : []),
    ...(left === null
      ? []
      : [`${Math.max(0, left)} of ${ownValue(play.charges, ability.key) ?? perDay} uses left today`]),
    ...(recharge === 0
      ? []
      : ready === null
        ? [`then recharges for ${formatSpan(recharge)}`]
        : [ready > 0 ? `recharging: ready on turn ${ready}` : `recharging for ${formatSpan(recharge)}`]),
    ...(duration === '' ? [] : [`lasts at most ${duration}`]),
  ];
}
