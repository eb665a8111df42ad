import { createContext, useContext } from 'react';
import type { Stat } from '../../engine/derivation.ts';
import { formatValue } from '../../engine/format.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-outcomes.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { percentWords } from '../../rules/wording/percent-words.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { FigureButton } from '../../ui/figure-button.tsx';

/** Whose feats they are, for the figures of a panel: the ruleset, and the name under which their sheet explains numbers. */
export const FeatContext = createContext<{ ruleset: Ruleset; sheetName: string } | null>(null);

/** "26 in", "1d−2", "–": a feat as a text. */
export const featText = ({ value, unit }: Stat, { notation }: Ruleset): string =>
  [formatValue(value, notation), value === null ? '' : unit].filter(Boolean).join(' ');

/** A number of a feat that opens its explanation; of a roll with the chance in percent. */
export function FeatFigure({ feat }: { feat: Stat }) {
  const about = useContext(FeatContext);
  if (!about) return null;
  const { ruleset, sheetName } = about;
  const { id, name, value, unit } = feat;
  const isRoll = typeof value === 'number' && !unit;
  return (
    <span className="feat-figure">
      <FigureButton
        className={typeof value === 'string' ? 'feat-words' : 'feat-number'}
        label={`${name} ${featText(feat, ruleset)}, explain`}
        onClick={(event) => explain(id, event, sheetName)}
      >
        {formatValue(value, ruleset.notation)}
      </FigureButton>
      {unit && value !== null && <span className="feat-unit"> {unit}</span>}
      {isRoll && (
        <span className="feat-chance"> · {percentWords(sumOutcomes(rollOutcomes(ruleset.odds, value)).success)}</span>
      )}
    </span>
  );
}
