import type { RowChange } from '../../character/edit-rows.ts';
import type { EquipmentRow, Quality } from '../../character/equipment-rows.ts';
import { citationWords } from '../../engine/citation.ts';
import { describeLegality } from '../../rules/wording/legality-words.ts';
import { describeTechLevels } from '../../rules/wording/tech-level-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { RowAbout } from '../rows/row-about.tsx';
import { FitFields } from './fit-fields.tsx';
import { ItemModifiers } from './item-modifiers.tsx';
import { MountDetails } from './mount-figures.tsx';

interface ItemDetailsProps {
  rowKey: string;
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

const qualityNames: Record<Quality, string> = { cheap: 'Cheap', good: 'Good', fine: 'Fine', veryFine: 'Very fine' };

/** The details of an item: quality, hand, price and weight overrides, a note. Shows only the fields that apply to it. */
export function ItemDetails({ rowKey, name, row, onChange }: ItemDetailsProps) {
  const qualities = useSheet(({ ruleset }) => ruleset.qualities);
  const hasModifiers = useSheet(({ ruleset }) => ruleset.itemModifiers !== undefined);
  const about = useSheetPart(({ context }) => {
    const item = lineOf(context.items, rowKey);
    const facet = item?.facet;
    return {
      description: item?.description || row.own?.description || '',
      page: facet ? citationWords(facet.cite) : '',
      notes: [...(facet?.notes ?? [])],
      holds: facet?.holds ? `Holds ${facet.holds.count} ${facet.holds.what}.` : '',
      quality: facet?.quality !== undefined,
      wielded: facet?.attacks?.some((attack) => !attack.twoHanded) ?? false,
      ownStrength: facet?.attacks?.some((attack) => attack.ranged?.ownStrength) ?? false,
      shield: facet?.shield !== undefined,
      padded: facet?.armor?.withoutPadding !== undefined || facet?.armor?.mail === true,
      armor: facet?.kind === 'armor',
      mount: facet?.kind === 'mount',
      legality: facet ? describeLegality(facet) : '',
      techLevel: facet?.techLevel ? `Made at ${describeTechLevels(facet)}` : '',
    };
  });
  const qualityOptions = [...new Set<Quality>([...qualities, 'good', row.quality])];
  return (
    <div className="row-details">
      <RowAbout
        sentences={[about.description, about.techLevel, about.legality, about.holds, ...about.notes]}
        page={about.page}
      />
      {about.mount && <MountDetails rowKey={rowKey} name={name} />}
      <div className="field-grid">
        {(about.quality || row.quality !== 'good') && (
          <SelectField
            label="Quality"
            about={name}
            value={row.quality}
            options={qualityOptions.map((value) => ({ value, label: qualityNames[value] }))}
            onCommit={(quality) => onChange({ quality }, `${name}: ${qualityNames[quality].toLowerCase()} quality`)}
          />
        )}
        {(about.wielded || row.hand === 'off') && (
          <SegmentedControl
            label="Hand"
            about={name}
            value={row.hand}
            options={[
              { value: 'main', label: 'Main hand' },
              { value: 'off', label: 'Off hand' },
            ]}
            onCommit={(hand) => onChange({ hand }, `${name}: ${hand} hand`)}
          />
        )}
        {(about.ownStrength || row.bowStrength !== null) && (
          <NumberField
            label="ST"
            about={name}
            hint="Leave empty to use yours."
            value={row.bowStrength ?? undefined}
            min={1}
            onCommit={(bowStrength, mergeWithPrevious) =>
              onChange({ bowStrength }, `${name}: ST ${bowStrength}`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) => onChange({ bowStrength: null }, `${name}: your ST`, mergeWithPrevious)}
          />
        )}
        <NumberField
          label="Price, each"
          about={name}
          hint="Leave empty for the list price."
          value={row.costOverride ?? undefined}
          unit="$"
          min={0}
          onCommit={(costOverride, mergeWithPrevious) =>
            onChange({ costOverride }, `${name}: $${costOverride}`, mergeWithPrevious)
          }
          onClear={(mergeWithPrevious) => onChange({ costOverride: null }, `${name}: list price`, mergeWithPrevious)}
        />
        {!about.mount && (
          <NumberField
            label="Weight, each"
            about={name}
            hint="Leave empty for the listed weight."
            value={row.weightOverride ?? undefined}
            unit="lb"
            min={0}
            onCommit={(weightOverride, mergeWithPrevious) =>
              onChange({ weightOverride }, `${name}: ${weightOverride} lb`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) =>
              onChange({ weightOverride: null }, `${name}: listed weight`, mergeWithPrevious)
            }
          />
        )}
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
        {(about.shield || row.spiked) && (
          <Checkbox
            label={`Spikes on ${name}`}
            checked={row.spiked}
            onCommit={(spiked) => onChange({ spiked }, `${name} ${spiked ? 'with' : 'without'} spikes`)}
          />
        )}
        {(about.padded || row.withoutPadding) && (
          <Checkbox
            label={`${name} without its padding`}
            checked={row.withoutPadding}
            onCommit={(withoutPadding) =>
              onChange({ withoutPadding }, `${name} ${withoutPadding ? 'without' : 'with'} padding`)
            }
          />
        )}
        {(about.armor || row.madeForAnother) && <FitFields rowKey={rowKey} name={name} row={row} onChange={onChange} />}
      </div>
      {(hasModifiers || row.modifiers.length > 0) && !about.mount && (
        <ItemModifiers name={name} row={row} onChange={onChange} />
      )}
    </div>
  );
}
