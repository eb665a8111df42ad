import { setCampaign } from '../../character/edit-concept.ts';
import { formatMoney, formatNumber } from '../../engine/format.ts';
import { startMoneyStat } from '../../rules/shared/money.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** Dollars spent, available and left. */
export function EquipmentTotals() {
  const ownLimit = useCharacter(({ character }) => character.campaign.money);
  // The ruleset's limit (from wealth), else the player's own; null for no limit.
  const derivedLimit = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  const limit = typeof derivedLimit === 'number' ? derivedLimit : ownLimit;
  const left = useSheet(({ worksheet }) => (limit === null ? null : limit - worksheet.number('money')));
  return (
    <div className="equipment-totals" data-field="money">
      <span>
        Spent <StatFigure stat="money" money />
        {limit !== null && (
          <> of {derivedLimit === null ? formatMoney(limit) : <StatFigure stat={startMoneyStat} money />}</>
        )}
      </span>
      {left !== null && (
        <span>
          {left < 0 ? 'Over by' : 'Left'} <strong>{formatMoney(Math.abs(left))}</strong>
        </span>
      )}
      <NumberField
        label="Starting money"
        value={ownLimit ?? undefined}
        unit="$"
        min={0}
        placeholder={limit === null ? 'no limit' : formatNumber(limit)}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Money $${next}`, (character) => setCampaign(character, 'money', next), mergeWithPrevious)
        }
        onClear={(mergeWithPrevious) =>
          editCharacter('Money without limit', (character) => setCampaign(character, 'money', null), mergeWithPrevious)
        }
      />
      <FindingsHere chapter="equipment" field="money" />
    </div>
  );
}
