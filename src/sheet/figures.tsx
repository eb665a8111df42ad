import type { AttributeLine, LoadLine, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import { SheetSection, SheetTable } from './section.tsx';
import './figures.css';

interface AttributesProps {
  readonly model: SheetModel;
}

/** The attributes and secondary characteristics with their points. */
export function Attributes({ model }: AttributesProps) {
  return (
    <SheetSection name="attributes" title="Attributes" titleEnd={<span aria-hidden="true">points</span>}>
      <AttributeTable lines={model.attributes} />
      {model.secondary.length > 0 && <AttributeTable lines={model.secondary} label="Secondary characteristics" />}
    </SheetSection>
  );
}

interface AttributeTableProps {
  readonly lines: readonly AttributeLine[];
  readonly label?: string;
}

function AttributeTable({ lines, label }: AttributeTableProps) {
  return (
    <SheetTable rows={lines.length} label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Level</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, fullName, level, points }) => (
          <tr key={id}>
            <th scope="row">
              <b>{name}</b> {fullName !== name && <small>{fullName}</small>}
            </th>
            <td className="sheet-attribute-level">
              <FigureText name={name} figure={level} />
            </td>
            <td className="sheet-number">
              <FigureText name={`Points for ${name}`} figure={points} />
            </td>
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}

interface MovementProps {
  readonly model: SheetModel;
  /** Without the figures that the band of vitals shows. */
  readonly besideVitals: boolean;
}

/** Basic damage, Speed, Move and the other plain figures of the ruleset. */
export function Movement({ model, besideVitals }: MovementProps) {
  const inBand = new Set(besideVitals ? model.vitals.map(({ name }) => name) : []);
  const cells = [
    { name: 'Thrust', figure: model.thrust, caption: undefined },
    { name: 'Swing', figure: model.swing, caption: undefined },
    ...model.figures.filter(({ name }) => !inBand.has(name)),
  ];
  return (
    <SheetSection name="movement" title="Damage and movement">
      <dl className="sheet-cells">
        {cells.map(({ name, figure, caption }) => (
          <div key={name}>
            <dt>
              {name}
              {caption && <small> {caption}</small>}
            </dt>
            <dd>
              <FigureText name={name} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}

interface LoadProps {
  readonly model: SheetModel;
}

/** The weight limit, Move and Dodge of each encumbrance level, side by side; the current level is marked. */
export function Load({ model }: LoadProps) {
  const { carried, level, levels } = model.load;
  const known = levels.some(({ now }) => now);
  return (
    <SheetSection
      name="load"
      title="Load"
      titleEnd={
        <>
          <FigureText name="Load in pounds" figure={carried} /> lb{known || level === '' ? '' : `, ${level}`}
        </>
      }
    >
      <LevelColumns levels={levels} />
    </SheetSection>
  );
}

interface LevelColumnsProps {
  readonly levels: readonly LoadLine[];
}

function LevelColumns({ levels }: LevelColumnsProps) {
  const current = (now: boolean) => (now ? 'sheet-number sheet-load-now' : 'sheet-number');
  return (
    <SheetTable rows={3} className="sheet-load-columns">
      <thead>
        <tr>
          <td />
          {levels.map(({ name, now }) => (
            <th key={name} scope="col" className={current(now)} aria-current={now || undefined}>
              {name}
              {now && <small> now</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">up to lb</th>
          {levels.map(({ name, limit, now }) => (
            <td key={name} className={current(now)}>
              <FigureText name={`Load limit, ${name}`} figure={limit} />
            </td>
          ))}
        </tr>
        {(['move', 'dodge'] as const).map((figure) => (
          <tr key={figure}>
            <th scope="row">{figure === 'move' ? 'Move' : 'Dodge'}</th>
            {levels.map((line) => (
              <td key={line.name} className={current(line.now)}>
                {line[figure]?.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}

interface PointsProps {
  readonly model: SheetModel;
}

/** Points by category, with boxes for points earned in play. */
export function Points({ model }: PointsProps) {
  return (
    <SheetSection name="points" title="Points">
      <dl className="sheet-leaders">
        {model.points.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureText name={`Points, ${name}`} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="sheet-write-ins">
        {model.writeIns.map(({ name, figure }) => (
          <div key={name} className="sheet-write-box" aria-hidden={figure.text === '' || undefined}>
            <dt>{name}</dt>
            <dd>
              <FigureText name={name} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
