import { formatMoney } from '../../engine/format.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { useFormattedStat } from './sheet-lines.ts';

interface StatFigureProps {
  stat: string;
  /** The number is dollars. */
  money?: boolean | undefined;
  /** Shown before and after the number: "+", "lb". */
  prefix?: string | undefined;
  unit?: string | undefined;
  /** Shown instead of the number: "DX+1" for a skill. */
  text?: string | undefined;
}

/** A number of the sheet that opens its explanation. */
export function StatFigure({ stat, money = false, prefix = '', unit, text: replacement }: StatFigureProps) {
  const formatStat = useFormattedStat(stat);
  const dollars = useSheet(({ worksheet }) => (money ? worksheet.find(stat)?.value : null));
  const text =
    replacement ?? (typeof dollars === 'number' ? formatMoney(dollars) : formatStat && `${prefix}${formatStat}`);
  const name = useSheet(({ worksheet }) => (worksheet.has(stat) ? worksheet.get(stat).name : ''));
  if (text === '') return null;
  // "ST, points" with "0 points" would be read as "ST, points 0 points".
  const subject = unit ? name.replace(new RegExp(`, ${unit}$`), '') : name;
  return (
    <FigureButton
      label={`${subject} ${text}${unit ? ` ${unit}` : ''}, explain`}
      onClick={(event) => explain(stat, event)}
    >
      {text}
      {unit && <span className="figure-unit"> {unit}</span>}
    </FigureButton>
  );
}
