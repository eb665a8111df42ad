import type { CastChoice, Play } from '../../../character/play.ts';
import { formatCitation } from '../../../engine/citation.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { findHazard } from '../hazards/hazard.ts';
import { beginHazard } from '../hazards/meet-hazard.ts';
import { isSuccess, overcomes, type Resisting, type RollResult } from '../outcomes/success-roll.ts';
import { afterRecovery, afterSpell } from '../state-after.ts';
import { dazeOf, rousedFromDaze } from './after-cast.ts';
import { type CastSheet, castNumber, deriveCast } from './derive-cast.ts';

/** What happens to somebody inside an area, with a sentence for the log. */
interface InsideChange {
  readonly change: (play: Play) => Play;
  readonly sentence: string;
}

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

/**
 * The one roll to cast, as it counts against one of those inside: by the roll to cast on them alone, which the Rule of 16 (Basic Set
 * p. 349) and their Magic Resistance may make lower than that for the area. What was a critical success stays one.
 */
function resultAgainst(sheet: CastSheet, one: CastSheet | null, result: RollResult): RollResult {
  const [forAll, forOne] = [sheet, one].map((cast) => cast && castNumber(cast, 'skill'));
  if (typeof forAll !== 'number' || typeof forOne !== 'number' || forOne >= forAll) return result;
  const margin = result.margin - (forAll - forOne);
  return { outcome: margin < 0 && result.outcome === 'success' ? 'failure' : result.outcome, margin };
}

/** Whether one of those inside has withstood the spell. */
export const hasResisted = (
  sheet: CastSheet,
  one: CastSheet | null,
  result: RollResult,
  resisting: Resisting,
): boolean => !overcomes(resultAgainst(sheet, one, result), resisting);

/** What becomes of somebody inside who has resisted the spell of an area: a daze ends; null for nothing. */
export const afterResisting = (name: string, { fight: { state } }: CombatSheet): InsideChange | null =>
  state.conditions.includes('dazed') ? { change: rousedFromDaze, sentence: `${name} is no longer dazed.` } : null;

/**
 * What a spell of an area does to somebody inside, by their own rules, who has not resisted; null for nothing that is a number.
 * @param cast the id of the casting, which is the caster's among the spells that are on
 * @param caster the name of the caster
 */
export function afterArea(
  { cast: { casting, spell } }: CastSheet,
  { cast, caster }: { readonly cast: string; readonly caster: string },
  name: string,
  { fight: { rules, state } }: CombatSheet,
): InsideChange | null {
  const hazard = casting?.hazard === undefined ? undefined : findHazard(rules.hazards, casting.hazard);
  if (hazard)
    return {
      change: (play) => beginHazard(play, hazard),
      sentence: `${name}: ${hazard.name.toLowerCase()}, roll now (${formatCitation(hazard.cite)}).`,
    };
  const { ends, puts } = casting ?? {};
  if (puts) {
    const daze = dazeOf({ cast, spell: spell.id, name: spell.name, caster });
    return {
      change: (play) => {
        const after = afterSpell(play.state, puts);
        const spellEffects = puts === 'dazed' ? [...(after.spellEffects ?? []), daze] : after.spellEffects;
        return { ...play, state: spellEffects ? { ...after, spellEffects } : after };
      },
      sentence: `${name} ${puts === 'asleep' ? 'falls asleep' : 'is dazed'}.`,
    };
  }
  if (!ends?.some((condition) => state.conditions.includes(condition))) return null;
  return {
    change: (play) => ({ ...play, state: afterRecovery(play.state, ...ends) }),
    sentence: state.conditions.includes('asleep') ? `${name} wakes.` : `${name} is no longer stunned.`,
  };
}
