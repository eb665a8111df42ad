import { lazy, useEffect, useMemo, useState } from 'react';
import { keysInUse, newKey, type RowChange } from '../../character/edit-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import type { OfferedModifier, TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { newModifier } from '../../character/trait-rows.ts';
import { citationWords } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import { describeModifier } from '../../rules/shared/trait-price.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { loadLibraryIndex, useLibraryIndexStore } from '../../state/library-files/load-library-index.ts';
import { readEntryOf } from '../../state/library-files/pick-library-entry.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { ComboBox, type ComboOption } from '../../ui/combo-box.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { useOpenAnswers } from '../own-entry/use-open-answers.tsx';
import { ModifierRow } from './modifier-row.tsx';
import { hasLevels } from './trait-name.tsx';

type NewModifier = NonNullable<Parameters<typeof newModifier>[1]>;

interface ListedModifiersProps {
  /** The name of the trait. */
  name: string;
  row: TraitRow;
  onPick: (figures: NewModifier) => void;
}

/** A modifier of the lists, as the field shows it and as it is added. */
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
  return <ComboBox label="Modifier of the lists" about={name} value="" options={options} onCommit={choose} />;
}

/** The modifiers of the book's lists and of the trait itself, those of a group together. */
function useCandidates(name: string, { key, own }: TraitRow): readonly Candidate[] {
  const general = useSheet(({ ruleset }) => ruleset.traitModifiers);
  const facet = useSheetPart(({ context }) => lineOf(context.traits, key)?.facet);
  const offered = own?.offered ?? noneOffered;
  return useMemo(() => {
    const group = `Of ${name}`;
    // A typed-in trait offers whole modifiers, with levels and pages of their own.
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
  const index = useLibraryIndexStore((state) => state.index);
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
  readonly cite?: Parameters<typeof citationWords>[0] | null | undefined;
}

function candidateOf({ name, percent, perLevel = false, appliesTo, cite }: Listed, group: string): Candidate {
  const part = appliesTo ? { appliesTo } : {};
  return {
    group,
    label: name,
    detail: percent === 0 ? '%' : `${formatSigned(percent)}%${perLevel ? '/level' : ''}${partWords(appliesTo)}`,
    figures: { name, percent, level: perLevel ? 1 : null, page: cite ? citationWords(cite) : '', ...part },
  };
}

/** What changes nothing in itself, or has a percentage that is typed in, is with its kind's first ones. */
const groupOf = (percent: number): string =>
  percent > 0 ? 'Enhancements' : percent < 0 ? 'Limitations' : 'Percentage by the game master';

/** Of which part of the price the percentage is, where that is not the whole. */
const partWords = (part: NewModifier['appliesTo']): string => (!part || part === 'all' ? '' : ` of ${part}`);

const ModifierDialog = lazy(() => import('./modifier-dialog.tsx'));

interface TraitModifiersProps {
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;

/** The modifiers of a trait, the price that they make, and what they change apart from it. */
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
