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
  const options: ComboOption<string>[] = listed.map(({ group, percent, perLevel, appliesTo, name: label }, i) => ({
    value: String(i),
    label,
    detail: percent === 0 ? '%' : `${formatSigned(percent)}%${perLevel ? '/level' : ''}${partWords(appliesTo)}`,
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
        const { percent, perLevel, appliesTo } = chosen;
        onPick({ name: chosen.name, percent, level: perLevel ? 1 : null, page, ...(appliesTo ? { appliesTo } : {}) });
      }}
    />
  );
}

/** What changes nothing in itself, or has a percentage that is typed in, is with its kind's first ones. */
const groupOf = (percent: number): string =>
  percent > 0 ? 'Enhancements' : percent < 0 ? 'Limitations' : 'Percentage by the game master';

/** Of which part of the price the percentage is, where that is not the whole. */
const partWords = (part: NewModifier['appliesTo']): string => (!part || part === 'all' ? '' : ` of ${part}`);
