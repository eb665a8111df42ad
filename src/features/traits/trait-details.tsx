import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { buyOffPrice } from '../../builder/what-if/growth.ts';
import { keysInUse, newKey, type RowChange } from '../../character/edit-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import {
  type AppearanceRoll,
  appearanceRolls,
  newModifier,
  type OfferedModifier,
  type OwnTrait,
  type SelfControlRoll,
  selfControlRolls,
  type TraitModifier,
  type TraitRow,
} from '../../character/trait-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { describeModifier } from '../../rules/shared/trait-price.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { offerContainers } from '../../sheet-model/chapters/nest-rows.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import { loadLibraryIndex } from '../../state/library-files/load-library-index.ts';
import { readEntryOf } from '../../state/library-files/pick-library-entry.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox, type ComboOption } from '../../ui/combo-box.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOpenAnswers } from '../custom-entry/use-open-answers.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { ContainerField } from '../rows/nested-name.tsx';
import { RowAbout } from '../rows/row-about.tsx';
import { ModifierRow } from './modifier-row.tsx';
import { hasLevels } from './trait-name.tsx';

type NewModifier = NonNullable<Parameters<typeof newModifier>[1]>;

interface ListedModifiersProps {
  /** The name of the trait. */
  name: string;
  row: TraitRow;
  onPick: (figures: NewModifier) => void;
}

/** A modifier of the lists, in its displayed and its added form. */
interface Candidate {
  readonly group: string;
  readonly label: string;
  readonly detail: string;
  readonly figures: NewModifier;
}

const noneOffered: readonly OfferedModifier[] = [];
const ofLibraries = 'From library files';

/**
 * A field that finds a modifier: first those of the trait, from the book's list or from the file that it came from, then
 * those of any trait, and the general ones of library files.
 */
function ListedModifiers({ name, row, onPick }: ListedModifiersProps) {
  const candidates = useCandidates(name, row);
  const headings = useLibraryHeadings();
  const options: readonly ComboOption<string>[] = [
    ...candidates.map(({ group, label, detail }, at) => ({ value: `m${at}`, label, detail, group })),
    ...headings.map((heading, at) => ({
      value: `l${at}`,
      label: stripBidiControls(`${heading.name} ${heading.figures}`),
      detail: stripBidiControls(heading.page),
      group: ofLibraries,
    })),
  ];
  if (options.length === 0) return null;
  const choose = (value: string) => {
    const at = Number(value.slice(1));
    const chosen = value.startsWith('m') ? candidates[at] : undefined;
    const heading = value.startsWith('l') ? headings[at] : undefined;
    if (chosen) onPick(chosen.figures);
    if (heading) {
      readEntryOf(heading).then((entry) => {
        if (entry?.modifier) onPick(entry.modifier);
      }, console.error);
    }
  };
  return <ComboBox label="Enhancement or limitation" about={name} value="" options={options} onCommit={choose} />;
}

/** The modifiers of the book's lists and of the trait itself, grouped. */
function useCandidates(name: string, { key, own }: TraitRow): readonly Candidate[] {
  const general = useSheet(({ ruleset }) => ruleset.traitModifiers);
  const facet = useSheetPart(({ context }) => lineOf(context.traits, key)?.facet);
  const offered = own?.offered ?? noneOffered;
  return useMemo(() => {
    const group = `Of ${name}`;
    // A custom trait offers complete modifiers, with their own levels and pages.
    const ofTrait = own
      ? offered.map((figures) => ({ group, label: stripBidiControls(describeModifier(figures)), detail: '', figures }))
      : (facet?.modifiers ?? []).map((modifier) => candidateOf({ ...modifier, cite: facet?.cite }, group));
    const all = [...ofTrait, ...(general ?? []).map((modifier) => candidateOf(modifier, groupOf(modifier.percent)))];
    const groups = [...new Set(all.map((each) => each.group))];
    return groups.flatMap((each) => all.filter((candidate) => candidate.group === each));
  }, [name, own, offered, facet, general]);
}

/** The general modifiers of library files, where the ruleset reads such files. */
function useLibraryHeadings() {
  const readsLibraries = useSheet(({ ruleset }) => ruleset.readsLibraryFiles ?? false);
  const index = useLibraryFilesStore((state) => state.index);
  useEffect(() => {
    if (readsLibraries) loadLibraryIndex().catch(console.error);
  }, [readsLibraries]);
  return useMemo(
    () => (readsLibraries && index ? index.headings.filter(({ chapter }) => chapter === 'modifiers') : []),
    [readsLibraries, index],
  );
}

interface Listed {
  readonly name: string;
  readonly percent: number;
  readonly perLevel?: boolean;
  readonly appliesTo?: NewModifier['appliesTo'];
  readonly cite?: Parameters<typeof formatCitation>[0] | null | undefined;
}

function candidateOf({ name, percent, perLevel = false, appliesTo, cite }: Listed, group: string): Candidate {
  const part = appliesTo ? { appliesTo } : {};
  return {
    group,
    label: name,
    detail: percent === 0 ? '%' : `${formatSigned(percent)}%${perLevel ? '/level' : ''}${describePart(appliesTo)}`,
    figures: { name, percent, level: perLevel ? 1 : null, page: cite ? formatCitation(cite) : '', ...part },
  };
}

/** Modifiers that change nothing by themselves, or have a typed percentage, are among the first ones of their kind. */
const groupOf = (percent: number): string =>
  percent > 0 ? 'Enhancements' : percent < 0 ? 'Limitations' : 'Percentage by the game master';

/** The part of the price that the percentage applies to, if not the whole. */
const describePart = (part: NewModifier['appliesTo']): string => (!part || part === 'all' ? '' : ` of ${part}`);

const TraitExtras = lazy(() => import('./trait-extras.tsx'));
const ModifierDialog = lazy(() => import('./modifier-dialog.tsx'));

interface TraitModifiersProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;

/** The modifiers of a trait, the resulting price, and their other effects. */
export function TraitModifiers({ name, row, onChange }: TraitModifiersProps) {
  const { modifiers } = row;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const leveled = useSheetPart(({ context }) => hasLevels(lineOf(context.traits, row.key)));
  const open = modifiers.findIndex(({ key }) => key === openKey);
  const openModifier = modifiers[open];
  const close = () => setOpenKey(null);
  const changeModifier = (index: number, change: Partial<TraitModifier>, mergeWithPrevious = false) => {
    const modifier = modifiers[index];
    if (!modifier) return;
    const changed = { ...modifier, ...change };
    onChange({ modifiers: modifiers.with(index, changed) }, `Modifier of ${name}`, mergeWithPrevious);
  };
  const add = (figures: NewModifier = {}) => {
    const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
    // The row may have changed while the figures were read.
    const now = useCharacterStore.getState().saved.character.traits.find((trait) => trait.key === row.key);
    const before = now?.modifiers ?? modifiers;
    onChange({ modifiers: [...before, newModifier(key, figures)] }, `Modifier of ${name} added`);
    focusTarget({ row: row.key, field: fieldOf(key) });
  };
  const answers = useOpenAnswers<NewModifier>(name, add);
  const remove = (index: number) => {
    const next = modifiers[index + 1] ?? modifiers[index - 1];
    onChange({ modifiers: modifiers.toSpliced(index, 1) }, `Modifier of ${name} removed`);
    focusTarget({ row: row.key, field: next ? fieldOf(next.key) : 'add-modifier' });
    announce(`Modifier of ${name} removed`);
  };
  return (
    <div className="trait-modifiers">
      {modifiers.map((modifier, index) => (
        <ModifierRow
          key={modifier.key}
          trait={name}
          modifier={modifier}
          number={index + 1}
          leveled={leveled}
          fieldId={fieldOf(modifier.key)}
          onChange={(change, mergeWithPrevious) => changeModifier(index, change, mergeWithPrevious)}
          onEffects={() => setOpenKey(modifier.key)}
          onRemove={() => remove(index)}
        />
      ))}
      {modifiers.length > 0 && (
        <p className="trait-modified-price">
          Price with modifiers: <StatFigure stat={traitStat(row.key)} unit="points" />
        </p>
      )}
      <div className="trait-modifier-add">
        <ListedModifiers name={name} row={row} onPick={answers.pick} />
        <Button
          size="small"
          icon="plus"
          data-field="add-modifier"
          aria-label={`Add a modifier to ${name}`}
          onClick={() => add()}
        >
          Add a modifier
        </Button>
      </div>
      {answers.dialog}
      {openModifier && (
        <ScreenPart name="This dialog" onClose={close}>
          <ModifierDialog
            trait={name}
            leveled={leveled}
            modifier={openModifier}
            onSave={(modifier) => changeModifier(open, modifier)}
            onClose={close}
          />
        </ScreenPart>
      )}
    </div>
  );
}

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

/** Leaves the traits in a container out of the sheet, which then shows the container with its whole price. */
function HiddenPartsField({ own, name, onChange }: Pick<TraitDetailsProps, 'name' | 'onChange'> & { own: OwnTrait }) {
  return (
    <Checkbox
      label="Hide its parts on the sheet"
      checked={own.hidesParts ?? false}
      hint="The sheet shows one line with the whole price. The parts keep their effects."
      onCommit={(hidesParts) =>
        onChange({ own: { ...own, hidesParts } }, `Parts of ${name} ${hidesParts ? 'hidden' : 'shown'}`)
      }
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

/** The offered rolls: those of the book, and one from a file of another program. */
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

/** How a trait that changes no number is played. */
const describeStory = (hasSelfControl: boolean): string =>
  hasSelfControl ? 'Role-played, with its self-control roll' : 'Role-played: no number';

/** The character that an Ally or the like stands for: loaded with the first row of such a trait. */
const LinkedCharacterField = lazy(async () => ({
  default: (await import('./linked-character.tsx')).LinkedCharacterField,
}));

/** The details of a trait: its rules, a note, when it was bought, self-control and modifiers. */
export function TraitDetails({ rowKey, name, row, onChange }: TraitDetailsProps) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const about = useSheetPart(({ context }) => {
    const facet = lineOf(context.traits, rowKey)?.facet;
    return {
      notes: [
        ...(facet?.notes ?? []),
        ...(facet?.plays === 'story' ? [describeStory(facet.selfControl ?? false)] : []),
      ],
      page: facet ? formatCitation(facet.cite) : '',
      kind: facet?.kind,
      selfControl: facet?.selfControl ?? false,
    };
  });
  const isLinkable = ruleset.linkedCharacters?.isLinkable(row.entry) ?? false;
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
      {isLinkable && (
        <Suspense>
          <LinkedCharacterField name={name} row={row} onChange={onChange} />
        </Suspense>
      )}
      <Suspense>
        <TraitExtras rowKey={rowKey} name={name} row={row} onChange={onChange} />
      </Suspense>
      {row.own && row.own.holds !== '' && <HiddenPartsField own={row.own} name={name} onChange={onChange} />}
      {(flaw || row.boughtOff) && <BoughtOffField rowKey={rowKey} name={name} row={row} onChange={onChange} />}
      {(ruleset.traitModifiers || row.modifiers.length > 0) && (
        <TraitModifiers name={name} row={row} onChange={onChange} />
      )}
    </div>
  );
}
