import { containersOf } from '../../character/containers.ts';
import { placeItem, putInto } from '../../character/edit-equipment.ts';
import type { EquipmentRow, ItemKind, ItemPlace } from '../../character/equipment-rows.ts';
import { placeWords } from '../../rules/place-words.ts';
import { editCharacter } from '../../state/character-store.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { oncePerSheet, useSheetPart } from '../sheet-lines.ts';

interface PlaceFieldProps {
  row: EquipmentRow;
  name: string;
  kind: ItemKind | undefined;
}

const places: readonly ItemPlace[] = ['ready', 'carried', 'stowed', 'home'];
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

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
  const known = row.container === '' || open.some((each) => each.key === row.container);
  return (
    <SelectField
      label={`Place of ${name}`}
      hideLabel
      value={row.container ? `in:${row.container}` : row.place}
      options={[
        ...places.map((value) => ({ value, label: capital(placeWords(value, kind)) })),
        ...open.map((each) => ({
          value: `in:${each.key}`,
          label: `In ${each.name.toLowerCase()}`,
          group: 'In a container',
        })),
        ...(known ? [] : [{ value: `in:${row.container}`, label: 'In something else' }]),
      ]}
      onCommit={(value) => {
        const chosen = places.find((each) => each === value);
        const inside = open.find((each) => `in:${each.key}` === value)?.name.toLowerCase() ?? '';
        editCharacter(`${name}: ${chosen ? placeWords(chosen, kind) : `in ${inside}`}`, (character) =>
          chosen ? placeItem(character, key, chosen) : putInto(character, key, value.slice(3)),
        );
      }}
    />
  );
}
