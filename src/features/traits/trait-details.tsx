import { citationWords } from '../../engine/citation.ts';
import { offerContainers } from '../../rules/chapters/nest-rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { ContainerField } from '../rows/nested-name.tsx';
import { RowAbout } from '../rows/row-about.tsx';
import { BoughtOffField } from './bought-off.tsx';
import type { TraitDetailsProps } from './trait-details-props.ts';
import { TraitModifiers } from './trait-modifiers.tsx';

const rolls = ['none', '6', '9', '12', '15'] as const;
const rollValues = { none: null, 6: 6, 9: 9, 12: 12, 15: 15 } as const;
const rollNames = {
  none: 'no roll',
  6: '6: rarely resisted',
  9: '9: sometimes resisted',
  12: '12: often resisted',
  15: '15: almost always resisted',
};

/** The details of a trait: its rules, a note, when it was bought, self-control and modifiers. */
export function TraitDetails({ rowKey, name, row, onChange }: TraitDetailsProps) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const about = useSheetPart(({ context }) => {
    const facet = lineOf(context.traits, rowKey)?.facet;
    return {
      notes: [...(facet?.notes ?? [])],
      page: facet ? citationWords(facet.cite) : '',
      kind: facet?.kind,
      selfControl: facet?.selfControl ?? false,
    };
  });
  const containers = useSheetPart(({ context }) =>
    offerContainers(context.character.traits, rowKey).map((container) => ({
      key: container.key,
      name: container.own?.name || 'Unnamed',
    })),
  );
  const flaw = about.kind === 'disadvantage' || about.kind === 'quirk';
  const mayResist = about.selfControl || (about.kind === 'disadvantage' && row.own !== null);
  const roll = rolls.find((value) => value === String(row.selfControl ?? 'none')) ?? 'none';
  return (
    <div className="row-details">
      <RowAbout sentences={about.notes} page={about.page} />
      <div className="field-grid">
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
        <SegmentedControl
          label={flaw ? 'Taken' : 'Bought'}
          about={name}
          value={row.gained}
          options={[
            { value: 'creation', label: 'At creation' },
            { value: 'play', label: 'In play' },
          ]}
          onCommit={(gained) =>
            onChange(
              { gained },
              `${name} ${flaw ? 'taken' : 'bought'} ${gained === 'play' ? 'in play' : 'at creation'}`,
            )
          }
        />
        <ContainerField
          name={name}
          value={row.container}
          containers={containers}
          onCommit={(container, words) => onChange({ container }, words)}
        />
        {ruleset.selfControl && (mayResist || row.selfControl !== null) && (
          <SelectField
            label="Self-control roll"
            about={name}
            value={roll}
            options={rolls.map((value) => ({ value, label: rollNames[value] }))}
            onCommit={(value) => onChange({ selfControl: rollValues[value] }, `${name}: self-control`)}
          />
        )}
      </div>
      {(flaw || row.boughtOff) && <BoughtOffField rowKey={rowKey} name={name} row={row} onChange={onChange} />}
      {(ruleset.traitModifiers || row.modifiers.length > 0) && (
        <TraitModifiers name={name} row={row} onChange={onChange} />
      )}
    </div>
  );
}
