import { ownValue } from '../../engine/own-value.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useInPlay } from './in-play.ts';
import { Tracker } from './tracker.tsx';
import { useChangePart } from './use-change-part.ts';

/** Shots, ammunition, and the charges of items that the player counts. */
export function UsedUp() {
  const { sheet, combat, play, edit } = useInPlay();
  const changePart = useChangePart();
  const { used, charges } = play;
  const { shotsFired } = play.state;
  const loaded = combat.attacks.flatMap(({ line }) => {
    const shots = Number.parseInt(line.attack?.ranged?.shots ?? '', 10);
    return shots > 1 ? [{ line, shots }] : [];
  });
  const quantities = new Map(sheet.context.saved.character.equipment.map(({ key, quantity }) => [key, quantity]));
  const carried = sheet.context.items
    .filter(({ onBody }) => onBody)
    .map(({ key, name, facet }) => ({ key, name, kind: facet?.kind, quantity: quantities.get(key) ?? 0 }));
  const ammunition = carried.filter(({ kind }) => kind === 'ammunition');
  const others = carried.filter(({ kind }) => kind !== 'ammunition');
  const charged = others.flatMap((item) => {
    const most = ownValue(charges, item.key);
    return most ? [{ ...item, quantity: most }] : [];
  });
  const setCharges = (key: string, name: string, most: number) =>
    edit(most > 0 ? `${name}: ${most} charges` : `${name} no longer counted`, (current) => {
      const { [key]: _, ...charges } = current.charges;
      const { [key]: __, ...used } = current.used;
      return { ...current, used, charges: most > 0 ? { ...charges, [key]: most } : charges };
    });
  return (
    <>
      {loaded.map(({ line, shots }) => (
        <Tracker
          key={line.id}
          name={`${line.use?.item.name ?? line.name}, shots`}
          left={shots - (ownValue(shotsFired, line.id) ?? 0)}
          most={shots}
          least={0}
          onChange={(left) =>
            changePart('state', `${left} shots left`, {
              shotsFired: { ...shotsFired, [line.id]: Math.max(0, shots - left) },
            })
          }
        />
      ))}
      {[...ammunition, ...charged].map(({ key, name, quantity }) => (
        <Tracker
          key={key}
          name={name}
          left={quantity - (ownValue(used, key) ?? 0)}
          most={quantity}
          least={0}
          onChange={(left) =>
            edit(`${name}: ${left} left`, (current) => ({
              ...current,
              used: { ...current.used, [key]: Math.max(0, quantity - left) },
            }))
          }
        />
      ))}
      {others.length > 0 && (
        <Disclosure lazy summary="Count charges or uses of an item">
          <div className="fight-fields">
            <SelectField
              label="Item to count"
              value=""
              options={[
                { value: '', label: 'Choose an item' },
                ...others
                  .filter(({ key }) => !ownValue(charges, key))
                  .map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onCommit={(chosen) => {
                const item = others.find(({ key }) => key === chosen);
                if (item) setCharges(item.key, item.name, Math.max(1, Math.floor(item.quantity)));
              }}
            />
            {charged.map(({ key, name, quantity }) => (
              <NumberField
                key={key}
                label={name}
                hint="Charges when full; 0 to stop counting"
                value={quantity}
                min={0}
                onCommit={(most) => setCharges(key, name, Math.max(0, Math.floor(most)))}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}
