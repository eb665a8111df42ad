import type { LiteracyNorm } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { applyEffects, type EffectIndex } from './effects.ts';

/** The tech levels of a book, from 0 on. */
export interface TechLevels {
  /** Its hallmark, in a few words. */
  readonly eras: readonly string[];
  /** The range for someone who has not chosen one. */
  readonly span: string;
}

/** The era of a tech level, '' if there is none: halves and numbers outside the book's. */
export function eraOf({ eras }: TechLevels, techLevel: number | null): string {
  return techLevel === null ? '' : (eras[techLevel] ?? '');
}

/** From these tech levels on most people read well, or at all (GURPS Lite p. 10: high-tech settings, Renaissance settings). */
const literateFrom = 5;
const semiLiterateFrom = 4;

/** The usual literacy in the setting: as the game master says, or by its tech level. */
export function findLiteracyNorm({ literacy, techLevel }: Character['campaign']): LiteracyNorm {
  if (literacy !== null) return literacy;
  if (techLevel === null || techLevel < semiLiterateFrom) return 'illiterate';
  return techLevel < literateFrom ? 'semi-literate' : 'literate';
}

/** The stat of the starting money, in dollars. Effects on it (wealth) are in the group `startingMoney`. */
export const startMoneyStat = 'money.start';

/** The starting money of an average person by the tech level of the setting, if the book has a table. */
interface WealthByTechLevel {
  /** Dollars; null if the table has no such tech level. */
  dollars(techLevel: number): number | null;
  readonly cite: Citation;
}

/**
 * The money that a character starts with and what is left of it, in dollars: the player's amount, or else that of an
 * average person of the setting (as set in the setting, or by its tech level if the book has a table), times the
 * character's wealth; null if neither is known. Needs the money spent.
 */
export function defineMoney(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  cite: Citation,
  rules: {
    readonly byTechLevel?: WealthByTechLevel;
    /** Adds the book's notes to the sum. */
    note?(w: DerivationBuilder): void;
  } = {},
): void {
  worksheet.section('starting money', [context.character.campaign, effects], () => {
    const { money, startingWealth, techLevel } = context.character.campaign;
    const { byTechLevel, note } = rules;
    worksheet.define({
      id: startMoneyStat,
      name: 'starting money',
      unit: '$',
      cite,
      formula: (w) => {
        if (money !== null) w.start(money, 'set for this character');
        else {
          if (startingWealth !== null) w.start(startingWealth, 'average starting money');
          else if (byTechLevel && techLevel !== null) {
            const row = `TL${formatFraction(techLevel)}`;
            w.lookup('starting wealth', row, byTechLevel.dollars(techLevel), { cite: byTechLevel.cite });
          } else w.start(null, 'starting wealth unspecified');
          if (w.value === null) return;
          applyEffects(w, effects, 'startingMoney');
          note?.(w);
        }
      },
    });
    worksheet.define({
      id: 'money.left',
      name: 'money left',
      unit: '$',
      cite,
      formula: (w) => w.startFrom(startMoneyStat).addFrom('money', -1),
    });
  });
}
