import type { CombatSheet } from '../derive-combat.ts';
import type { FightingLine } from '../fighting-line.ts';
import { changeState, type ExchangeInProgress, unreadyItem } from './suffer-wound.ts';

/**
 * Whether an attack can be a stop thrust (Man to Man p. 39): with the point of a weapon, on one's feet or kneeling, against a foe who
 * comes into the fighter's hex.
 */
export const canStopThrust = (
  { fight: { rules, state } }: Pick<CombatSheet, 'fight'>,
  { mode, thrusts, use }: FightingLine,
): boolean =>
  rules.attack.stopThrust !== undefined &&
  mode === 'melee' &&
  thrusts &&
  use !== undefined &&
  (state.posture === 'standing' || state.posture === 'crouching' || state.posture === 'kneeling');

/** True while the attack of the exchange is a stop thrust at the one who was attacked. */
export const isStopThrust = ({ setup, defender, line }: ExchangeInProgress, combat: CombatSheet): boolean =>
  setup.stopThrust === true && defender.who === 'defender' && canStopThrust(combat, line);

/** What follows a stop thrust: after a hit the weapon takes a turn more to ready, and a foe who keeps their feet comes on. */
export function endStopThrust(exchange: ExchangeInProgress, isHit: boolean): void {
  const { attacker, defender, line, log } = exchange;
  if (isHit && line.use) changeState(exchange, attacker, unreadyItem(attacker.state, line.use.item.key));
  const { posture, conditions } = defender.state;
  const isStopped = isHit && (posture === 'lying' || conditions.includes('dead') || conditions.includes('unconscious'));
  log.push(
    isStopped
      ? `${defender.name} is stopped in the next hex.`
      : `${defender.name} comes on, and slams into ${attacker.name} or evades.`,
  );
}
