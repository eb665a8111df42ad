import { formatFraction } from '../../engine/format.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { mountStat } from '../../rules/stat-ids.ts';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

const useMountLine = (rowKey: string) => useSheetPart((sheet) => lineOf(buildModel(sheet).mounts, rowKey));

/** The figures of a mount under its current load: Move, Dodge, attacks, and the load. */
export function MountFiguresLine({ rowKey }: { rowKey: string }) {
  const line = useMountLine(rowKey);
  if (!line) return null;
  const { load, attacks, gallop } = line;
  return (
    <p className="mount-figures">
      <span>
        <span className="attack-caption">Move</span> <StatFigure stat={mountStat(rowKey, 'move')} />
      </span>
      <span>
        <span className="attack-caption">Load</span> <StatFigure stat={mountStat(rowKey, 'load')} unit="lb" />,{' '}
        {load.level}
      </span>
      <span>
        <span className="attack-caption">Dodge</span> <StatFigure stat={mountStat(rowKey, 'dodge')} />
      </span>
      {gallop && (
        <span>
          <span className="attack-caption">Gallop</span> <StatFigure stat={mountStat(rowKey, 'gallop')} />
        </span>
      )}
      {attacks.map(({ name, damage, type, skill }) => (
        <span key={name}>
          <span className="attack-caption">{name}</span> <StatFigure stat={damage.stat ?? ''} /> {type}
          {skill?.stat !== undefined && (
            <>
              {' at '}
              <StatFigure stat={skill.stat} />
            </>
          )}
        </span>
      ))}
    </p>
  );
}

/** The attributes of a mount, and how much it carries at each load level; the current level is marked. */
export function MountDetails({ rowKey, name }: { rowKey: string; name: string }) {
  const line = useMountLine(rowKey);
  const weight = useSheetPart(({ context }) => lineOf(context.items, rowKey)?.facet?.mount?.bodyWeight);
  if (!line) return null;
  const { attributes, load } = line;
  const figures = attributes.map((attribute) => `${attribute.name} ${attribute.figure.text}`).join(', ');
  return (
    <>
      <p className="row-note">
        {figures}
        {weight !== undefined && `; it weighs ${formatFraction(weight)} lb itself`}
      </p>
      <ul className="mount-figures" aria-label={`Load levels of ${name}`}>
        {load.levels.map(({ name: words, now }, i) => (
          <li key={words} aria-current={now || undefined}>
            <span className="attack-caption">{words} to</span>{' '}
            <StatFigure stat={mountStat(rowKey, `limit${i}`)} unit="lb" />
            {now && ' now'}
          </li>
        ))}
      </ul>
    </>
  );
}
