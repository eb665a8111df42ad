import { containersIn } from '../../character/containers.ts';
import { placeItem, putInto } from '../../character/edit-equipment.ts';
import type { EquipmentRow, ItemKind, PlaceChoice } from '../../character/equipment-rows.ts';
import { insideWords, placeChoice, placesFor, placeWords } from '../../rules/wording/place-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { keptOverSheets } from '../derived/sheet-lines.ts';

interface PlaceFieldProps {
  row: EquipmentRow;
  name: string;
  kind: ItemKind | undefined;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The place in the words of the narrow list: the sheet has room for more. */
const placeLabel = (place: PlaceChoice, kind: ItemKind | undefined): string =>
  place === 'slung' ? 'On back' : capital(placeWords(place, kind));

/** What things can be put into, or onto a beast, with what each lies in itself. */
const containersOn = keptOverSheets(({ context }) => {
  const rows = new Map(context.character.equipment.map((row) => [row.key, row]));
  return context.items.flatMap((item) => {
    const { key, facet } = item;
    const mount = facet?.kind === 'mount';
    if (!mount && facet?.kind !== 'container' && !facet?.holds) return [];
    const within = containersIn(rows, key).map((outer) => outer.key);
    return [{ key, mount, words: insideWords(item), within }];
  });
});

/** Where an item is: in use, carried, set down, at home, in a container or on a beast. A beast itself goes into nothing. */
export function PlaceField({ row, name, kind }: PlaceFieldProps) {
  const { key } = row;
  const containers = useSheet(containersOn);
  const isMount = kind === 'mount';
  const open = isMount ? [] : containers.filter((each) => each.key !== key && !each.within.includes(key));
  const places = placesFor(kind);
  const container = isMount ? '' : row.container;
  const known = container === '' || open.some((each) => each.key === container);
  // A beast that a file has as carried is led.
  const chosen = placeChoice(row, kind);
  const place = places.includes(chosen) ? chosen : 'stowed';
  return (
    <SelectField
      label={`Place of ${name}`}
      hideLabel
      value={container ? `in:${container}` : place}
      options={[
        ...places.map((value) => ({ value, label: placeLabel(value, kind) })),
        ...open.map((each) => ({
          value: `in:${each.key}`,
          label: capital(each.words),
          group: each.mount ? 'On a beast' : 'In a container',
        })),
        ...(known ? [] : [{ value: `in:${container}`, label: 'In something else' }]),
      ]}
      onCommit={(value) => {
        const to = places.find((each) => each === value);
        const inside = open.find((each) => `in:${each.key}` === value)?.words ?? '';
        editCharacter(`${name}: ${to ? placeWords(to, kind) : inside}`, (character) =>
          to ? placeItem(character, key, to) : putInto(character, key, value.slice(3)),
        );
      }}
    />
  );
}
