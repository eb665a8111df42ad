import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';

/** With this many hits left, or this much ST left, movement is halved. */
const halvedAt = 3;

/** What a character has lost, and the pages of wounds and fatigue. */
interface Losses {
  /** The stats of what is left; null where nothing was lost, or where the loss does not count. */
  readonly hitsLeft: StatId | null;
  readonly strengthLeft: StatId | null;
  readonly injury: Citation;
  readonly fatigue: Citation;
}

/**
 * Halves a number for wounds and for fatigue, rounded down where `isRounded` (Man to Man pp. 53, 55; GURPS Lite pp. 28–29). Both
 * rules are about what was lost: a HT or ST of 3 by itself halves nothing. Fatigue counts by the ST that it leaves, whatever
 * fatigue points a trait adds.
 */
export function halveForLosses(w: DerivationBuilder, losses: Losses, isRounded: boolean): void {
  const halve = (left: StatId | null, words: string, cite: Citation): void => {
    if (left === null || w.consultNumber(left) > halvedAt) return;
    w.given(left, undefined, { cite });
    w.divide(2, words, { cite });
    if (isRounded) w.round('down', { cite });
  };
  halve(losses.hitsLeft, 'reeling from wounds', losses.injury);
  halve(losses.strengthLeft, 'exhausted', losses.fatigue);
}
