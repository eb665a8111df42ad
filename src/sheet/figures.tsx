import type {
  AttributeLine,
  LabeledFigure,
  LoadLine,
  MountLine,
  ProtectionSum,
  SheetModel,
} from '../sheet-model/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import { distinctKeys, Legends, SheetSection, SheetTable } from './section.tsx';
import './sheet.css';
import './figures.css';
import './tables.css';
import { Fragment } from 'react';
import { bodyPlaceTable } from '../sheet-model/model/figure-tables.ts';
import { blocksOf, bracketLegend } from '../sheet-model/model/sheet-table.ts';

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
    <SheetTable label={label}>
      <thead className="visually-hidden sheet-unseen">
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
  const media = levels[0]?.media ?? [];
  const current = (now: boolean) => (now ? 'sheet-number sheet-load-now' : 'sheet-number');
  return (
    <SheetTable className="sheet-load-columns">
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
          <th scope="row">limit, lb</th>
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
        {media.map(({ name }, i) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {levels.map((line) => (
              <td key={line.name} className={current(line.now)}>
                {line.media?.[i]?.figure.text}
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

interface ProtectionSumsProps {
  readonly model: SheetModel;
}

/** Passive defense and damage resistance: each a line of its total and the parts of the sum. */
export function ProtectionSums({ model: { passiveDefense, damageResistance, vitals } }: ProtectionSumsProps) {
  const sums = [
    ...(passiveDefense ? [{ name: 'Passive defense', short: 'PD', ...passiveDefense }] : []),
    { name: 'Damage resistance', short: 'DR', ...damageResistance },
  ];
  const figures = sums.flatMap(({ parts, total, behind }) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  return (
    <SheetSection name="protection" title="Protection">
      <div className="sheet-sums">
        {sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
      </div>
      <Legends legends={bracketLegend(figures, vitals)} />
    </SheetSection>
  );
}

interface SumProps extends ProtectionSum {
  readonly name: string;
  readonly short: string;
}

/** "DR 4 = armor 3 + Toughness 1; from behind 2". */
function Sum({ name, short, parts, total, behind }: SumProps) {
  const keys = distinctKeys(parts.map((part) => part.name));
  return (
    <p className="sheet-sum">
      <abbr aria-label={name}>{short}</abbr>{' '}
      <b>
        <FigureText name={name} figure={total} />
      </b>
      {parts.map((part, i) => (
        <Fragment key={keys[i]}>
          {i === 0 ? ' = ' : joint(part)}
          <span className="sheet-sum-part">
            {part.name} <FigureText name={`${name}, ${part.name}`} figure={part.figure} />
          </span>
        </Fragment>
      ))}
      {behind && (
        <>
          {'; '}
          <span className="sheet-sum-part">
            behind <FigureText name={`${name} from behind`} figure={behind} />
          </span>
        </>
      )}
    </p>
  );
}

/** The word before a part that is not the first: a part with its own sign needs no other. */
const joint = ({ figure }: LabeledFigure): string => (/^[−+]/.test(figure.text) ? ', ' : ' + ');

interface BodyPlacesProps {
  readonly model: SheetModel;
}

/** Armor by body location, several in a row: PD and DR of each. Left out when nothing is worn, and beside hit locations. */
export function BodyPlaces({ model }: BodyPlacesProps) {
  const { bodyPlaces, passiveDefense } = model;
  const [block] = blocksOf(bodyPlaceTable, model);
  if (!block) return null;
  return (
    <SheetSection name="body-places" title={block.title} titleEnd={passiveDefense ? 'PD · DR' : 'DR'}>
      <dl className="sheet-places">
        {bodyPlaces.map(({ place, passiveDefense: defense, damageResistance }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              {passiveDefense && (
                <>
                  <FigureText name={`PD, ${place}`} figure={defense} />
                  <span className="sheet-places-between"> · </span>
                </>
              )}
              <FigureText name={`DR, ${place}`} figure={damageResistance} />
            </dd>
          </div>
        ))}
      </dl>
      <Legends legends={bodyPlaceTable.legends?.(model, 'screen') ?? []} />
    </SheetSection>
  );
}
