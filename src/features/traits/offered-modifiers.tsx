import { useEffect, useMemo } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import { newModifier } from '../../character/new-modifier.ts';
import type { OfferedModifier, TraitRow } from '../../character/trait-rows.ts';
import { describeModifier } from '../../rules/wording/modifier-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { loadLibraryIndex, useLibraryIndexStore } from '../../state/library-files/load-library-index.ts';
import { readEntryOf } from '../../state/library-files/pick-library-entry.ts';
import { ComboBox, type ComboOption } from '../../ui/combo-box.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';

interface OfferedModifiersProps {
  name: string;
  row: TraitRow;
  onAdd: (modifier: OfferedModifier) => void;
}

const ofTrait = 'For this trait';
const ofLibraries = 'From library files';

/** Enhancements and limitations to choose from: those that the trait offers, and the general ones of library files. */
export function OfferedModifiers({ name, row, onAdd }: OfferedModifiersProps) {
  const readsLibraries = useSheet(({ ruleset }) => ruleset.readsLibraryFiles ?? false);
  const suggested = useSheetPart(({ context }) => lineOf(context.traits, row.key)?.facet?.modifiers);
  const index = useLibraryIndexStore((state) => state.index);
  useEffect(() => {
    if (readsLibraries) loadLibraryIndex().catch(console.error);
  }, [readsLibraries]);
  const own = row.own?.offered;
  const offered = useMemo<readonly OfferedModifier[]>(
    () => own ?? (suggested ?? []).map((figures) => newModifier('', figures)),
    [own, suggested],
  );
  const headings = useMemo(
    () => (readsLibraries && index ? index.headings.filter(({ chapter }) => chapter === 'modifiers') : []),
    [readsLibraries, index],
  );
  const options: readonly ComboOption<string>[] = [
    ...offered.map((modifier, at) => ({
      value: `o${at}`,
      label: stripBidiControls(describeModifier(modifier)),
      group: ofTrait,
    })),
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
    const modifier = value.startsWith('o') ? offered[at] : undefined;
    const heading = value.startsWith('l') ? headings[at] : undefined;
    if (modifier) onAdd(modifier);
    if (heading) {
      readEntryOf(heading).then((entry) => {
        if (entry?.modifier) onAdd(entry.modifier);
      }, console.error);
    }
  };
  return <ComboBox label="Add one of the lists" about={name} value="" options={options} onCommit={choose} />;
}
