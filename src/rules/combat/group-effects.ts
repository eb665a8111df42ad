import type { Play } from '../../character/play.ts';
import type { OddsRules } from '../odds/roll-odds.ts';
import type { CombatSheet } from './derive-combat.ts';
import { basicDamage } from './exchange/suffer-wound.ts';
import { findReflexes } from './fight.ts';
import { resolveInjury } from './resolve-injury.ts';
import { afterSurprise, afterWound } from './state-after.ts';
import { woundOf, woundStats } from './wound.ts';

/** Damage that reaches several at once: the dice that were rolled, and how much of it gets to one of them. */
export interface AreaDamage {
  readonly rolled: number;
  readonly type: string;
  /** All, half (rounded down) for somebody far off or behind something. */
  readonly share: 'all' | 'half';
}

/** The damage of an area from the total of its dice: at least the minimum of its type. */
export const rolledDamage = (odds: OddsRules | undefined, type: string, total: number): number =>
  odds ? basicDamage({ odds }, { type, times: 1 }, total) : Math.max(0, total);

/** What an area's damage does to one fighter. */
export interface AreaHit {
  readonly play: Play;
  /** "5 burn, 1 stopped by armor, 4 injury." */
  readonly sentence: string;
  /** Rolls that it makes due, in words. */
  readonly due: readonly string[];
}

/** A fighter after damage from all around: the DR of the body counts, and each suffers the injury alone. */
export function afterAreaDamage(play: Play, combat: CombatSheet, { rolled, type, share }: AreaDamage): AreaHit {
  const total = Math.max(0, share === 'half' ? Math.floor(rolled / 2) : rolled);
  const wound = woundOf({ rolled: total, type });
  const injury = resolveInjury(combat, wound);
  const number = (stat: string) => injury.worksheet.number(stat);
  const hits = number(woundStats.injury);
  const stopped = Math.min(total, number(woundStats.resistance));
  const words = [
    `${total} ${type}${share === 'half' ? ' (half)' : ''}`,
    ...(stopped > 0 ? [`${stopped} stopped by armor`] : []),
    hits > 0 ? `${hits} injury` : 'no injury',
  ];
  return {
    play: { ...play, state: afterWound(combat, wound, injury) },
    sentence: `${words.join(', ')}.`,
    due: injury.effects.flatMap(({ roll, words: effect }) =>
      roll === undefined ? [] : [`${effect}: roll ${number(roll)}`],
    ),
  };
}

/** Whether total surprise lets the fighter do nothing at all for some seconds: not under every ruleset, and not the alert. */
const freezes = ({ fight }: CombatSheet): boolean =>
  fight.rules.uses.conditions.includes('frozen') && findReflexes(fight) === undefined;

/** A fighter whose side was taken by surprise, wholly or in part. */
export const afterSurpriseOf = (play: Play, combat: CombatSheet, isPartial: boolean): Play => ({
  ...play,
  state: afterSurprise(play.state, isPartial, freezes(combat)),
});
