import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useInPlay } from './in-play.ts';

/** The spells that are being kept up; nothing for a character without spells. */
export function SpellsOn() {
  const { sheet, play, edit } = useInPlay();
  const { context } = sheet;
  const active = play.spells;
  const spells = context.skills.filter(({ facet }) => facet?.spell !== undefined);
  if (spells.length === 0 && active.length === 0) return null;
  const isOn = (key: string) => active.some(({ row }) => row === key);
  const change = (key: string, name: string, on: boolean) =>
    edit(
      on ? `${name} cast` : `${name} ended`,
      (play) => ({
        ...play,
        spells: on ? [...play.spells, { row: key, name, note: '' }] : play.spells.filter(({ row }) => row !== key),
      }),
      on ? `${name} is kept up.` : `${name} ends.`,
    );
  const names = spells.filter(({ key }) => isOn(key)).map(({ name }) => name);
  return (
    <section className="fight-part" aria-label="Spells">
      <Disclosure lazy summary={`Spells kept up: ${names.length > 0 ? names.join(', ') : 'none'}`}>
        <div className="fight-checks">
          {spells.map(({ key, name, facet }) => (
            <Checkbox
              key={key}
              label={name}
              hint={maintenance(facet?.spell?.maintain)}
              checked={isOn(key)}
              onCommit={(on) => change(key, name, on)}
            />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

const maintenance = (cost: string | undefined) => (cost ? `${cost} to maintain` : undefined);
