import type { ExplainedNumber } from '../../rules/combat/exchange/exchange-request.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { explain, offerSheet } from '../../state/view/explanation-store.ts';
import { FigureButton } from '../../ui/figure-button.tsx';

/** The name under which the numbers of an exchange are explained. */
export const exchangeSheetName = 'exchange';

/** The sheets of the two; that of the attacker for somebody without a sheet, for its notation. */
export type ExchangeSheets = Readonly<Record<ExplainedNumber['of'], OpenedCharacter>>;

interface ExchangeFigureProps {
  /** What the number is, for those who listen: "Rainald's Parry". */
  label: string;
  /** The number in words: "9", "1d+2". */
  text: string;
  explained: ExplainedNumber | null;
  sheets: ExchangeSheets;
}

/** A number of an exchange, which opens its explanation where it has one. */
export function ExchangeFigure({ label, text, explained, sheets }: ExchangeFigureProps) {
  if (!explained) return <span className="exchange-figure">{text}</span>;
  const { of, worksheet, stat } = explained;
  return (
    <FigureButton
      className="exchange-figure"
      label={`${label}: ${text}, explain`}
      onClick={(event) => {
        offerSheet(exchangeSheetName, { ...sheets[of], worksheet, findings: [] });
        explain(stat, event, exchangeSheetName);
      }}
    >
      {text}
    </FigureButton>
  );
}
