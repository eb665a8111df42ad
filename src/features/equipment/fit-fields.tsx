import type { RowChange } from '../../character/edit-rows.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { HeightField } from '../fields/height-field.tsx';

interface FitFieldsProps {
  rowKey: string;
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** The ruleset's price and time for altering this item; null if it cannot be altered. */
function alterationOf({ ruleset, context }: Pick<DerivedCharacter, 'ruleset' | 'context'>, rowKey: string) {
  const item = lineOf(context.items, rowKey);
  return (item && ruleset.alteration?.(context, item)) ?? null;
}

/** For whom armor was made and, in rulesets that use it, the height and weight of that person and whether it was altered. */
export function FitFields({ rowKey, name, row, onChange }: FitFieldsProps) {
  const tracksFit = useSheet(({ ruleset }) => ruleset.alteration !== undefined);
  const alteration = useSheetPart((sheet) => alterationOf(sheet, rowKey));
  const hasMeasures = row.madeForHeight !== null || row.madeForWeight !== null;
  return (
    <>
      <Checkbox
        label={`${name} was made for someone else`}
        checked={row.madeForAnother}
        onCommit={(madeForAnother) =>
          onChange({ madeForAnother }, `${name} made ${madeForAnother ? 'for someone else' : 'to measure'}`)
        }
      />
      {row.madeForAnother && (tracksFit || hasMeasures) && (
        <>
          <HeightField
            label={`Height ${name} was made for`}
            value={row.madeForHeight}
            onCommit={(madeForHeight, text, mergeWithPrevious) =>
              onChange({ madeForHeight }, `${name}: made for ${text || 'any height'}`, mergeWithPrevious)
            }
          />
          <NumberField
            label={`Weight ${name} was made for`}
            hint="Compared with your own height and weight."
            value={row.madeForWeight ?? undefined}
            unit="lb"
            min={0}
            step={5}
            onCommit={(madeForWeight, mergeWithPrevious) =>
              onChange({ madeForWeight }, `${name}: made for ${madeForWeight} lb`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) =>
              onChange({ madeForWeight: null }, `${name}: made for any weight`, mergeWithPrevious)
            }
          />
        </>
      )}
      {(alteration || row.altered) && (
        <Checkbox
          label={`${name} was altered to fit`}
          hint={
            alteration &&
            `${formatMoney(alteration.price)} and ${alteration.time}${alteration.unless ? `; ${alteration.unless}` : ''}.`
          }
          checked={row.altered}
          onCommit={(altered) => onChange({ altered }, `${name} ${altered ? 'altered' : 'not altered'} to fit`)}
        />
      )}
    </>
  );
}
