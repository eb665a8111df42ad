import { containersIn } from '../../character/containers.ts';
import { placeItem, putInto } from '../../character/edit-equipment.ts';
import type { EquipmentRow, ItemKind, PlaceChoice } from '../../character/equipment-rows.ts';
import { capitalize } from '../../engine/format.ts';
import { describeInside, describePlace, placeChoice, placesFor } from '../../rules/wording/place-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { memoizeStable } from '../derived/sheet-lines.ts';

interface PlaceFieldProps {
  row: EquipmentRow;
  name: string;
  kind: ItemKind | undefined;
}

/** The place in words short enough for the select; the sheet has room for more. */
const placeLabel = (place: PlaceChoice, kind: ItemKind | undefined): string =>
  place === 'slung' ? 'On back' : capitalize(describePlace(place, kind));

/** The containers and mounts, each with the containers that it is inside of. */
const containersOf = memoizeStable(({ context }) => {
  const rows = new Map(context.character.equipment.map((row) => [row.key, row]));
  return context.items.flatMap((item) => {
    const { key, facet } = item;
    const mount = facet?.kind === 'mount';
    if (!mount && facet?.kind !== 'container' && !facet?.holds) return [];
    const within = containersIn(rows, key).map((outer) => outer.key);
    return [{ key, mount, words: describeInside(item), within }];
  });
});

/** Where an item is: in use, carried, set down, at home, in a container or on a mount. A mount itself goes into nothing. */
export function PlaceField({ row, name, kind }: PlaceFieldProps) {
  const { key } = row;
  const containers = useSheet(containersOf);
  const isMount = kind === 'mount';
  const available = isMount
    ? []
    : containers.filter((candidate) => candidate.key !== key && !candidate.within.includes(key));
  const places = placesFor(kind);
  const container = isMount ? '' : row.container;
  const listed = container === '' || available.some((candidate) => candidate.key === container);
  // A mount that a file has as carried is shown as led.
  const chosen = placeChoice(row, kind);
  const place = places.includes(chosen) ? chosen : 'stowed';
  return (
    <SelectField
      label={`Place of ${name}`}
      hideLabel
      value={container ? `in:${container}` : place}
      options={[
        ...places.map((value) => ({ value, label: placeLabel(value, kind) })),
        ...available.map((candidate) => ({
          value: `in:${candidate.key}`,
          label: capitalize(candidate.words),
          group: candidate.mount ? 'On a mount' : 'In a container',
        })),
        ...(listed ? [] : [{ value: `in:${container}`, label: 'In something else' }]),
      ]}
      onCommit={(value) => {
        const chosenPlace = places.find((option) => option === value);
        const containerName = available.find((candidate) => `in:${candidate.key}` === value)?.words ?? '';
        editCharacter(`${name}: ${chosenPlace ? describePlace(chosenPlace, kind) : containerName}`, (character) =>
          chosenPlace ? placeItem(character, key, chosenPlace) : putInto(character, key, value.slice(3)),
        );
      }}
    />
  );
}
