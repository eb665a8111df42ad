import { useEffect, useMemo } from 'react';
import { newItemModifier, type OfferedItemModifier } from '../../character/equipment-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatCitation } from '../../engine/citation.ts';
import { describeItemModifier } from '../../rules/shared/trait-price.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import { loadLibraryIndex } from '../../state/library-files/load-library-index.ts';
import { readEntryOf } from '../../state/library-files/pick-library-entry.ts';
import { ComboBox, type ComboOption } from '../../ui/combo-box.tsx';

interface ItemModifierPickerProps {
  /** The name of the item. */
  about: string;
  /** The modifiers that the item itself offers. */
  offered?: readonly OfferedItemModifier[] | undefined;
  onPick: (figures: Partial<OfferedItemModifier>) => void;
}

const noneOffered: readonly OfferedItemModifier[] = [];
const ofItem = 'For this item';
const ofList = 'For any item';
const ofLibraries = 'From library files';

/** A field that finds a modifier for an item: of those that it offers, of the ruleset’s list, and of library files. */
export function ItemModifierPicker({ about, offered = noneOffered, onPick }: ItemModifierPickerProps) {
  const readsLibraries = useSheet(({ ruleset }) => ruleset.readsLibraryFiles ?? false);
  const listed = useSheet(({ ruleset }) => ruleset.itemModifiers);
  const index = useLibraryFilesStore((state) => state.index);
  useEffect(() => {
    if (readsLibraries) loadLibraryIndex().catch(console.error);
  }, [readsLibraries]);
  const headings = useMemo(
    () => (readsLibraries && index ? index.headings.filter(({ chapter }) => chapter === 'itemModifiers') : []),
    [readsLibraries, index],
  );
  const ours = useMemo(
    () =>
      (listed ?? []).map(({ name, costFactor, note, cite }): OfferedItemModifier => {
        const price = { cost: costFactor, costIs: 'costFactor', costStage: 'base' } as const;
        const { key: _, ...figures } = newItemModifier('', {
          name,
          ...price,
          page: formatCitation(cite),
          notes: [note],
        });
        return figures;
      }),
    [listed],
  );
  const figures: readonly (readonly [group: string, modifier: OfferedItemModifier])[] = [
    ...offered.map((modifier) => [ofItem, modifier] as const),
    ...ours.map((modifier) => [ofList, modifier] as const),
  ];
  const options: readonly ComboOption<string>[] = [
    ...figures.map(([group, modifier], at) => ({
      value: `m${at}`,
      label: stripBidiControls(describeItemModifier(modifier)),
      detail: stripBidiControls(modifier.page),
      group,
    })),
    ...headings.map((heading, at) => ({
      value: `l${at}`,
      label: stripBidiControls(`${heading.name} ${heading.figures}`.trim()),
      detail: stripBidiControls([heading.file, heading.page].filter(Boolean).join(', ')),
      group: ofLibraries,
    })),
  ];
  if (options.length === 0) return null;
  const choose = (value: string) => {
    const at = Number(value.slice(1));
    const heading = value.startsWith('l') ? headings[at] : undefined;
    if (!heading) {
      const found = figures[at]?.[1];
      if (found) onPick(found);
      return;
    }
    readEntryOf(heading).then((entry) => {
      if (entry?.itemModifier) onPick(entry.itemModifier);
    }, console.error);
  };
  return <ComboBox label="Listed modifier" about={about} value="" options={options} onCommit={choose} />;
}
