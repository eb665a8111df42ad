import type { DiceNotation } from '../../engine/dice.ts';
import { formatSigned, formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
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

  /** Returns the figure with a second one in brackets, if that exists and differs. */
  withSecond(stat: StatId, second: StatId, when: string): Figure {
    const first = this.of(stat);
    const secondFigure = this.of(second);
    return secondFigure.stat === undefined || secondFigure.text === first.text
      ? first
      : { ...first, second: { text: secondFigure.text, stat: second, when } };
  }
}
