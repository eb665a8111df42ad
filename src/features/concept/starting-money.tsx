import { startMoneyStat } from '../../rules/shared/money.ts';
import { describeWealth } from '../../rules/wording/wealth-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

/** The starting money, if setting and wealth determine it: "You start with $200 (Poor)." */
export function StartingMoney() {
  const known = useSheet(({ worksheet }) => typeof worksheet.find(startMoneyStat)?.value === 'number');
  const wealth = useSheet(describeWealth);
  if (!known) return null;
  return (
    <p className="row-note">
      You start with <StatFigure stat={startMoneyStat} money />
      {wealth && ` (${wealth})`}.
    </p>
  );
}
