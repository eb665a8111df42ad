import type { LoadLine, MountLine, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import { SheetSection } from './section.tsx';
import './blocks.css';

interface MountsProps {
  readonly model: SheetModel;
}

/** Mounts and pack animals, each with its figures and its load; left out when there are none. */
export function Mounts({ model: { mounts } }: MountsProps) {
  if (mounts.length === 0) return null;
  return (
    <SheetSection name="mounts" title="Mounts">
      <ul>
        {mounts.map((mount) => (
          <Mount key={mount.key} mount={mount} />
        ))}
      </ul>
    </SheetSection>
  );
}

function Mount({ mount }: { readonly mount: MountLine }) {
  const { name, where, attributes, move, gallop, dodge, attacks, load, note } = mount;
  const figures = [
    ...attributes,
    { name: 'Move', figure: move },
    ...(gallop ? [{ name: 'Gallop', figure: gallop }] : []),
    { name: 'Dodge', figure: dodge },
    ...attacks.map(({ name: attack, damage, type, skill }) => ({ name: attack, figure: damage, after: type, skill })),
    { name: 'Load', figure: load.carried, after: `lb, ${load.level}` },
  ];
  return (
    <li className="sheet-mount">
      <p>
        <span className="sheet-mount-name">{name}</span>
        <small className="sheet-row-kind"> {[where, note].filter(Boolean).join('; ')}</small>
      </p>
      <dl className="sheet-mount-figures">
        {figures.map((entry) => (
          <div key={entry.name}>
            <dt>{entry.name}</dt>
            <dd>
              <FigureText name={`${entry.name} of ${name}`} figure={entry.figure} />
              {'after' in entry && ` ${entry.after}`}
              {'skill' in entry && entry.skill && (
                <>
                  {' at '}
                  <FigureText name={`Skill with ${entry.name} of ${name}`} figure={entry.skill} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="sheet-mount-levels" aria-label={`Load levels of ${name}`}>
        {load.levels.map((level) => (
          <Level key={level.name} name={name} level={level} />
        ))}
      </ul>
    </li>
  );
}

function Level({ name, level: { name: words, limit, now } }: { readonly name: string; readonly level: LoadLine }) {
  return (
    <li aria-current={now || undefined}>
      {words} to <FigureText name={`Load limit of ${name}, ${words}`} figure={limit} /> lb
      {now && <small> now</small>}
    </li>
  );
}
