import { formatFraction } from '../../engine/format.ts';
import { buyOffPrice } from '../../rules/what-if/growth.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { TraitDetailsProps } from './trait-details-props.ts';

/** Marks a disadvantage as bought off, for as many points as it gave; the hint shows the price. */
export function BoughtOffField({ rowKey, name, row, onChange }: TraitDetailsProps) {
  const price = useSheet((sheet) => buyOffPrice(sheet, rowKey));
  const total = useSheet(({ worksheet }) => worksheet.number('points'));
  const costSentence = `Costs ${formatPoints(price)}; total ${formatFraction(total)} → ${formatFraction(total + price)}`;
  return (
    <Checkbox
      label="Bought off"
      checked={row.boughtOff}
      hint={
        row.boughtOff
          ? `Cost ${formatPoints(price)}. The row stays as a record and has no effect.`
          : `Bought off in play (GM’s approval). ${costSentence}.`
      }
      onCommit={(boughtOff) => onChange({ boughtOff }, `${name} ${boughtOff ? 'bought off' : 'not bought off'}`)}
    />
  );
}
