import { buyOffPrice } from '../../builder/what-if/growth.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import {
  type AppearanceRoll,
  appearanceRolls,
  type SelfControlRoll,
  selfControlRolls,
  type TraitRow,
} from '../../character/trait-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { offerContainers } from '../../sheet-model/chapters/nest-rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { ContainerField } from '../rows/nested-name.tsx';
import { RowAbout } from '../rows/row-about.tsx';
import { TraitModifiers } from './trait-modifiers.tsx';

interface TraitDetailsProps {
  rowKey: string;
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** Marks a disadvantage as bought off, for as many points as it gave; the hint shows the price. */
function BoughtOffField({ rowKey, name, row, onChange }: TraitDetailsProps) {
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

const rollNames: Readonly<Partial<Record<SelfControlRoll, string>>> = {
  1: 'never resisted',
  6: '6: rarely resisted',
  9: '9: sometimes resisted',
  12: '12: often resisted',
  15: '15: almost always resisted',
};

/** The rolls that are offered: those of the book, and what a file of another program has. */
const offerRolls = (present: SelfControlRoll | null) =>
  selfControlRolls.filter((roll) => roll === present || (roll !== 1 && rollNames[roll] !== undefined));

const appearanceNames: Readonly<Record<AppearanceRoll, string>> = {
  6: '6: quite rarely',
  9: '9: fairly often',
  12: '12: quite often',
  15: '15: almost all the time',
  18: 'constantly',
};

const none = 'none';

/** The details of a trait: its rules, a note, when it was bought, self-control and modifiers. */
export function TraitDetails({ rowKey, name, row, onChange }: TraitDetailsProps) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const about = useSheetPart(({ context }) => {
    const facet = lineOf(context.traits, rowKey)?.facet;
    return {
      notes: [...(facet?.notes ?? [])],
      page: facet ? formatCitation(facet.cite) : '',
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
  const mayAppear = row.own !== null && row.own.holds === '';
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
            value={String(row.selfControl ?? none)}
            options={[
              { value: none, label: 'no roll' },
              ...offerRolls(row.selfControl).map((roll) => ({
                value: String(roll),
                label: rollNames[roll] ?? String(roll),
              })),
            ]}
            onCommit={(value) =>
              onChange(
                { selfControl: selfControlRolls.find((roll) => String(roll) === value) ?? null },
                `${name}: self-control`,
              )
            }
          />
        )}
        {ruleset.appearance && (mayAppear || row.frequency !== null) && (
          <SelectField
            label="Frequency of appearance"
            about={name}
            value={String(row.frequency ?? none)}
            options={[
              { value: none, label: 'does not matter' },
              ...appearanceRolls.map((roll) => ({ value: String(roll), label: appearanceNames[roll] })),
            ]}
            onCommit={(value) =>
              onChange(
                { frequency: appearanceRolls.find((roll) => String(roll) === value) ?? null },
                `${name}: frequency of appearance`,
              )
            }
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
