import type { ItemPlace } from '../../character/equipment-rows.ts';
import { ownValue } from '../../engine/own-value.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useInPlay } from './in-play.ts';
import { useChangePart } from './use-change-part.ts';

const places: readonly { readonly value: ItemPlace; readonly label: string }[] = [
  { value: 'ready', label: 'In hand' },
  { value: 'carried', label: 'Put away' },
  { value: 'stowed', label: 'Dropped' },
];

/** Where weapons and shields are now: drawn, put away, dropped. The sheet keeps where they belong. */
export function ItemsAtHand() {
  const { sheet, play } = useInPlay();
  const changePart = useChangePart();
  const moved = play.state.places;
  const held = sheet.context.items.filter(
    ({ facet, onBody }) => onBody && (facet?.shield !== undefined || (facet?.attacks?.length ?? 0) > 0),
  );
  if (held.length === 0) return null;
  const move = (key: string, name: string, belongs: ItemPlace) => (place: ItemPlace) => {
    const { [key]: _, ...others } = moved;
    const words = places.find(({ value }) => value === place)?.label.toLowerCase() ?? '';
    changePart('state', `${name} ${words}`, { places: place === belongs ? others : { ...others, [key]: place } });
  };
  return (
    <div className="fight-fields">
      {held.map(({ key, name, row }) => (
        <SelectField
          key={key}
          label={name}
          value={ownValue(moved, key) ?? row.place}
          options={places}
          onCommit={move(key, name, row.place)}
        />
      ))}
    </div>
  );
}
