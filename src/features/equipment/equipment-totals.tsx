import { setCampaign } from '../../character/edit-concept.ts';
import { formatNumber } from '../../engine/numbers.ts';
import { editCharacter } from '../../state/character-store.ts';
import { useCharacter, useSheet } from '../../state/sheet.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { FindingsHere } from '../findings-here.tsx';
import { StatFigure } from '../stat-figure.tsx';

/** Dollars spent, the budget if there is one, and what is left of it. */
export function EquipmentTotals() {
  const money = useCharacter(({ character }) => character.campaign.money);
  const left = useSheet(({ worksheet }) => (money === null ? null : money - worksheet.number('money')));
  return (
    <div className="equipment-totals" data-field="money">
      <span>
        Spent <StatFigure stat="money" before="$" />
      </span>
      {left !== null && (
        <span>
          {left < 0 ? 'Over by' : 'Left'} <strong>${formatNumber(Math.abs(left))}</strong>
        </span>
      )}
      <NumberField
        label="Dollars to spend"
        value={money ?? undefined}
        unit="$"
        min={0}
        placeholder="no limit"
        onCommit={(next) => editCharacter(`Money $${next}`, (character) => setCampaign(character, 'money', next))}
        onClear={() => editCharacter('Money without limit', (character) => setCampaign(character, 'money', null))}
      />
      <FindingsHere chapter="equipment" field="money" />
    </div>
  );
}
