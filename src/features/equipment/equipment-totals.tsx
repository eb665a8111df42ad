import { setCampaign } from '../../character/edit-concept.ts';
import { formatNumber } from '../../engine/numbers.ts';
import { startMoneyStat } from '../../rules/shared/money.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** Dollars spent, what there is to spend, and what is left of it. */
export function EquipmentTotals() {
  const set = useCharacter(({ character }) => character.campaign.money);
  // What the ruleset works out (from wealth), or the player's own limit; null for no limit.
  const worked = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  const limit = typeof worked === 'number' ? worked : set;
  const left = useSheet(({ worksheet }) => (limit === null ? null : limit - worksheet.number('money')));
  return (
    <div className="equipment-totals" data-field="money">
      <span>
        Spent <StatFigure stat="money" before="$" />
        {limit !== null && (
          <> of {worked === null ? `$${formatNumber(limit)}` : <StatFigure stat={startMoneyStat} before="$" />}</>
        )}
      </span>
      {left !== null && (
        <span>
          {left < 0 ? 'Over by' : 'Left'} <strong>${formatNumber(Math.abs(left))}</strong>
        </span>
      )}
      <NumberField
        label="Dollars to spend"
        value={set ?? undefined}
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
