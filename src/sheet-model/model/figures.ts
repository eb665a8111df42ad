import type { DiceNotation } from '../../engine/dice.ts';
import { formatMoney, formatSigned, formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { Figure } from './sheet-model.ts';

/** Formats stats of a worksheet as figures. */
export class Figures {
  readonly worksheet: Worksheet;
  readonly notation: DiceNotation;

  constructor(worksheet: Worksheet, notation: DiceNotation) {
    this.worksheet = worksheet;
    this.notation = notation;
  }

  text(stat: StatId): string {
    return formatValue(this.worksheet.get(stat).value, this.notation);
  }

  /** Returns the stat's figure; an empty one if the worksheet has no such stat. */
  of(stat: StatId): Figure {
    const derivation = this.worksheet.find(stat);
    if (!derivation) return { text: '–' };
    const { value } = derivation;
    return { text: formatValue(value, this.notation), stat, ...(typeof value === 'number' ? { value } : {}) };
  }

  /** Returns the stat's figure with its sign, for modifiers. */
  signed(stat: StatId): Figure {
    const value = this.worksheet.find(stat)?.value;
    return typeof value === 'number' ? { text: formatSigned(value), stat, value } : this.of(stat);
  }

  /** Returns the stat's figure in dollars and cents, never in fractions: "2,055.75". */
  dollars(stat: StatId): Figure {
    const value = this.worksheet.find(stat)?.value;
    if (typeof value !== 'number') return this.of(stat);
    return { text: formatMoney(value).replace('$', ''), stat, value };
  }

  /** Returns the figure with a second one in brackets, if that exists and differs. */
  withSecond(stat: StatId, second: StatId, when: string): Figure {
    const first = this.of(stat);
    const secondFigure = this.of(second);
    return secondFigure.stat === undefined || secondFigure.text === first.text
      ? first
      : { ...first, second: { text: secondFigure.text, stat: second, when } };
  }
}

/** A figure in short: "ST" and "12". */
export interface ShortFigure {
  readonly name: string;
  readonly text: string;
}

/**
 * The figures that tell characters apart in a long list: the attributes, hits, Move and Dodge, by the short names of
 * its ruleset. Figures that the ruleset does not have are left out.
 */
export function shortFigures({ ruleset, worksheet }: Pick<OpenedCharacter, 'ruleset' | 'worksheet'>): ShortFigure[] {
  const hits = ruleset.secondary.find(({ id }) => id === 'hitPoints')?.short ?? 'Hits';
  const named = [
    ...ruleset.attributes.map(({ id, short }) => ({ stat: id, short })),
    { stat: 'hitPoints', short: hits },
    ...ruleset.summary.filter(({ stat }) => stat === 'move' || stat === 'dodge'),
  ];
  return named
    .filter(({ stat }) => worksheet.has(stat))
    .map(({ stat, short }) => ({ name: short, text: formatValue(worksheet.get(stat).value, ruleset.notation) }));
}
