import { containersOf } from '../../character/containers.ts';
import { placeItem, putInto } from '../../character/edit-equipment.ts';
import type { EquipmentRow, ItemKind, ItemPlace } from '../../character/equipment-rows.ts';
import { editCharacter } from '../../state/character-store.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { oncePerSheet, useSheetPart } from '../sheet-lines.ts';

interface PlaceFieldProps {
  row: EquipmentRow;
  name: string;
  kind: ItemKind | undefined;
}

const inUse = (kind: ItemKind | undefined): string => {
  if (kind === 'armor') return 'Worn';
  return kind === 'weapon' || kind === 'shield' ? 'In hand' : 'In hand or worn';
};

/** What things can be put into, with what each lies in itself. */
const containersOn = oncePerSheet(({ context }) =>
  context.items.flatMap(({ key, name, facet }) =>
    facet?.kind === 'container' || facet?.holds
      ? [{ key, name, within: containersOf(context.character.equipment, key).map((outer) => outer.key) }]
      : [],
  ),
);

/** Where an item is: in use, carried, set down, at home, or in a container. */
export function PlaceField({ row, name, kind }: PlaceFieldProps) {
  const { key } = row;
  const containers = useSheetPart(containersOn);
  const open = containers.filter((each) => each.key !== key && !each.within.includes(key));
  const places: readonly { value: string; label: string; place: ItemPlace }[] = [
    { value: 'ready', label: inUse(kind), place: 'ready' },
    { value: 'carried', label: 'Carried', place: 'carried' },
    { value: 'stowed', label: 'Set down', place: 'stowed' },
    { value: 'home', label: 'At home', place: 'home' },
  ];
  const known = row.container === '' || open.some((each) => each.key === row.container);
  return (
    <SelectField
      label={`Place of ${name}`}
      hideLabel
      value={row.container ? `in:${row.container}` : row.place}
      options={[
        ...places,
        ...open.map((each) => ({
          value: `in:${each.key}`,
          label: `In ${each.name.toLowerCase()}`,
          group: 'In a container',
        })),
        ...(known ? [] : [{ value: `in:${row.container}`, label: 'In something else' }]),
      ]}
      onCommit={(value) => {
        const chosen = places.find((each) => each.value === value);
        const label = chosen?.label ?? open.find((each) => `in:${each.key}` === value)?.name ?? '';
        editCharacter(`${name}: ${label.toLowerCase()}`, (character) =>
          chosen ? placeItem(character, key, chosen.place) : putInto(character, key, value.slice(3)),
        );
      }}
    />
  );
}
