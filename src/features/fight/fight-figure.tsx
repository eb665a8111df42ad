import { formatValue } from '../../engine/format.ts';
import type { Derivation } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { describeRefusal } from '../../rules/combat/derive-combat.ts';
import { explain } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { useInPlay } from './in-play.ts';

interface FightFigureProps {
  stat: string;
  /** The same number at rest, in words: shown beside it where it differs. */
  before?: string | undefined;
  unit?: string | undefined;
}

/**
 * A number in its current state, which opens its explanation; a difference from rest is marked, and an impossible
 * action says why.
 */
export function FightFigure({ stat, before, unit }: FightFigureProps) {
  const { combat, sheet, sheetName } = useInPlay();
  const derivation = combat.worksheet.get(stat);
  const text = formatValue(derivation.value, sheet.ruleset.notation);
  const refusal = describeRefusal(causeOf(combat.worksheet, derivation));
  const isChanged = before !== undefined && before !== text && refusal === null;
  return (
    <span className="fight-figure" data-changed={isChanged || undefined}>
      <FigureButton
        className="fight-figure-button"
        label={`${derivation.name} ${refusal ?? text}${unit ? ` ${unit}` : ''}, explain`}
        onClick={(event) => explain(stat, event, sheetName)}
      >
        {refusal ?? text}
        {unit && refusal === null && <span className="figure-unit"> {unit}</span>}
      </FigureButton>
      {isChanged && (
        <small className="fight-before">
          <span className="visually-hidden">, at rest </span>
          <span aria-hidden="true">was </span>
          {before}
        </small>
      )}
    </span>
  );
}

/** The number of the sheet that a number has no value for, if that is why; otherwise the number itself. */
function causeOf(worksheet: Worksheet, derivation: Derivation): Derivation {
  const from = derivation.value === null ? derivation.steps.at(-1)?.from : undefined;
  if (from === undefined || !worksheet.has(from)) return derivation;
  const cause = worksheet.get(from);
  return cause.value === null ? cause : derivation;
}
