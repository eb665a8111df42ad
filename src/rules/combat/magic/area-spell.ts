import type { CastChoice, Play } from '../../../character/play.ts';
import { formatCitation } from '../../../engine/citation.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { findHazard } from '../hazards/hazard.ts';
import { beginHazard } from '../hazards/meet-hazard.ts';
import { isSuccess, overcomes, type Resisting, type RollResult } from '../outcomes/success-roll.ts';
import { afterRecovery } from '../state-after.ts';
import { type CastSheet, deriveCast } from './derive-cast.ts';

/** The key of the caster among those who are inside an area. */
export const casterInside = '';

/** The subject of a casting on the caster as one of those in an area. */
const oneOfThose = 'inside';

/** The casting as it is for one of those inside the area: what they resist with is on its worksheet. */
export const castOnInside = (
  caster: CombatSheet,
  play: Play,
  { row, choice }: { readonly row: string; readonly choice: CastChoice },
  { key, combat }: { readonly key: string; readonly combat: CombatSheet | null },
): CastSheet | null => deriveCast(caster, play, row, { ...choice, subject: key || oneOfThose }, combat);

/** True if each of those inside rolls to resist: the spell was cast, and by these rules can be resisted. */
export const insideResist = ({ cast: { figures }, rules }: CastSheet, result: RollResult): boolean =>
  figures.class === 'area' &&
  figures.resistedBy !== undefined &&
  isSuccess(result) &&
  !(rules.criticalWins && result.outcome === 'criticalSuccess');

/** Whether one of those inside has withstood the spell. */
export const hasResisted = (result: RollResult, resisting: Resisting): boolean => !overcomes(result, resisting);

/** What a spell of an area does to somebody inside, by their own rules, who has not resisted; null for nothing that is a number. */
export function afterArea(
  { cast: { casting } }: CastSheet,
  name: string,
  { fight: { rules, state } }: CombatSheet,
): { readonly change: (play: Play) => Play; readonly sentence: string } | null {
  const hazard = casting?.hazard === undefined ? undefined : findHazard(rules.hazards, casting.hazard);
  if (hazard)
    return {
      change: (play) => beginHazard(play, hazard),
      sentence: `${name}: ${hazard.name.toLowerCase()}, roll now (${formatCitation(hazard.cite)}).`,
    };
  const { ends } = casting ?? {};
  if (!ends?.some((condition) => state.conditions.includes(condition))) return null;
  return {
    change: (play) => ({ ...play, state: afterRecovery(play.state, ...ends) }),
    sentence: `${name} is no longer stunned.`,
  };
}
