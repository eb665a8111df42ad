import {
  type AppearanceRoll,
  appearanceRolls,
  type SelfControlRoll,
  selfControlRolls,
} from '../../character/trait-rows.ts';
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
