import type { newModifier } from '../../character/new-modifier.ts';
import { citationWords } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/numbers.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { ComboBox, type ComboOption } from '../../ui/combo-box.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';

export type NewModifier = NonNullable<Parameters<typeof newModifier>[1]>;

interface ListedModifiersProps {
  /** The name of the trait. */
  name: string;
  rowKey: string;
  onPick: (figures: NewModifier) => void;
}

/** A field that finds a modifier of the book's lists: first those of the trait, then those of any trait. */
export function ListedModifiers({ name, rowKey, onPick }: ListedModifiersProps) {
  const general = useSheet(({ ruleset }) => ruleset.traitModifiers);
  const ofTrait = useSheetPart(({ context }) => lineOf(context.traits, rowKey)?.facet?.modifiers ?? []);
  const cite = useSheetPart(({ context }) => lineOf(context.traits, rowKey)?.facet?.cite ?? null);
  const listed = [
    ...ofTrait.map((modifier) => ({ ...modifier, perLevel: undefined, cite, group: `Of ${name}` })),
    ...(general ?? []).map((modifier) => ({ ...modifier, group: groupOf(modifier.percent) })),
  ];
  if (listed.length === 0) return null;
  const options: ComboOption<string>[] = listed.map(({ group, percent, perLevel, ...modifier }, i) => ({
    value: String(i),
    label: modifier.name,
    detail: percent === 0 ? '%' : `${formatSigned(percent)}%${perLevel ? '/level' : ''}`,
    group,
  }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <ComboBox
      label="Modifier of the list"
      about={name}
      value=""
      options={groups.flatMap((group) => options.filter((option) => option.group === group))}
      onCommit={(value) => {
        const chosen = listed[Number(value)];
        if (!chosen) return;
        const page = chosen.cite ? citationWords(chosen.cite) : '';
        onPick({ name: chosen.name, percent: chosen.percent, level: chosen.perLevel ? 1 : null, page });
      }}
    />
  );
}

/** What changes nothing in itself, or has a percentage that is typed in, is with its kind's first ones. */
const groupOf = (percent: number): string =>
  percent > 0 ? 'Enhancements' : percent < 0 ? 'Limitations' : 'Percentage by the game master';
