import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { incomingFlags, incomingNames, sideNames } from './fight-words.ts';
import { useChangePart, useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { optionsOf, typedKeys } from './target-drawer.tsx';

const numbers = [
  { field: 'feint', label: 'After a feint, by', min: 0 },
  { field: 'deceptive', label: 'Deceptive, by', min: 0 },
  { field: 'height', label: 'From higher up, by', unit: 'yards' },
] as const;

/** The attack to defend against. The settings stay for the next one. */
export const IncomingDrawer = later(function IncomingDrawer() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const { uses } = combat.fight.rules;
  const { incoming } = play;
  const used = new Set<string>(uses.incoming);
  const change = (label: string, fields: Partial<typeof incoming>) => changePart('incoming', label, fields);
  const from = incoming.side === 'front' ? '' : `, from the ${sideNames[incoming.side].toLowerCase()}`;
  return (
    <section className="fight-part" aria-label="Attacked with">
      <Disclosure lazy summary={`Attacked with: ${incomingNames[incoming.kind].toLowerCase()}${from}`}>
        <div className="fight-fields">
          <SelectField
            label="With"
            value={incoming.kind}
            options={optionsOf(incomingNames)}
            onCommit={(kind) => change(incomingNames[kind], { kind })}
          />
          <SelectField
            label="From"
            value={incoming.side}
            options={optionsOf(sideNames)}
            onCommit={(side) => change(sideNames[side], { side })}
          />
          {numbers
            .filter(({ field }) => used.has(field))
            .map(({ field, label, ...limits }) => (
              <NumberField
                key={field}
                label={label}
                {...limits}
                value={incoming[field] ?? 0}
                onCommit={(value) => change(`${label} ${value}`, { [field]: value })}
              />
            ))}
        </div>
        <div className="fight-checks">
          {typedKeys(incomingFlags)
            .filter((field) => used.has(field))
            .map((field) => (
              <Checkbox
                key={field}
                label={incomingFlags[field]}
                checked={incoming[field] ?? false}
                onCommit={(on) => change(incomingFlags[field], { [field]: on })}
              />
            ))}
        </div>
      </Disclosure>
    </section>
  );
});
