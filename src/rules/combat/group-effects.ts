import type { Play } from '../../character/play.ts';
import type { CombatSheet } from './derive-combat.ts';
import { findReflexes } from './fight.ts';
import { afterSurprise } from './state-after.ts';

/** Whether total surprise lets the fighter do nothing at all for some seconds: not under every ruleset, and not the alert. */
const freezes = ({ fight }: CombatSheet): boolean =>
  fight.rules.uses.conditions.includes('frozen') && findReflexes(fight) === undefined;

/** A fighter whose side was taken by surprise, wholly or in part. */
export const afterSurpriseOf = (play: Play, combat: CombatSheet, isPartial: boolean): Play => ({
  ...play,
  state: afterSurprise(play.state, isPartial, freezes(combat)),
});
