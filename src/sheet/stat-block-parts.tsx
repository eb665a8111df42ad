import type { LabelledFigure } from '../sheet-model/model/sheet-model.ts';
import type { StatAttack, StatBlock, StatEntry, StatList } from '../sheet-model/model/stat-block-model.ts';
import { boxesPerGroup, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { FigureText } from './figure-text.tsx';
import './stat-block.css';
import { Fragment, type ReactNode } from 'react';
import { NO_FIGURE } from '../sheet-model/model/stat-block.ts';
import { distinctKeys } from './section.tsx';

interface StatBlockVitalsProps {
  readonly block: StatBlock;
}

/** The figures needed most in play, hits and fatigue to tick off, and a line of less common figures. */
export function StatBlockVitals({ block }: StatBlockVitalsProps) {
  const { attributes, mind, damage, defenses, protection, movement, tallies, load, others, brackets } = block;
  const lines = [
    [attributes, mind, damage],
    [defenses, protection, movement],
  ].map((groups) => groups.flatMap((group) => group.map((entry, i) => ({ ...entry, apart: i === 0 }))));
  const columns = Math.max(1, ...lines.map((line) => line.length));
  return (
    <>
      <div className="stat-block-vitals">
        <dl className="stat-block-figures" style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}>
          {lines.map((line, row) =>
            line.map(({ name, figure, apart }, i) => (
              <div
                key={name}
                data-first={i === 0 || undefined}
                data-apart={(apart && i > 0) || undefined}
                style={{ gridRow: row + 1, gridColumn: `${i + 1} / ${i === line.length - 1 ? -1 : 'auto'}` }}
              >
                <dt>{name}</dt>
                <dd>
                  <FigureText name={name} figure={figure} />
                </dd>
              </div>
            )),
          )}
        </dl>
        <dl className="stat-block-tallies">
          {tallies.map((tally) => (
            <Tally key={tally.name} tally={tally} />
          ))}
        </dl>
      </div>
      <p className="stat-block-others">
        <span>
          Load{' '}
          <b>
            <FigureText name="Load" figure={load.carried} />
          </b>{' '}
          lb{load.level && ` (${load.level})`}
        </span>
        {others.map(({ name, figure }) => (
          <span key={name}>
            {' '}
            {name}{' '}
            <b>
              <FigureText name={name} figure={figure} />
            </b>
          </span>
        ))}
        {brackets.length > 0 && <span> In brackets: {brackets.join('; ')}</span>}
      </p>
    </>
  );
}

function Tally({ tally: { name, figure } }: { readonly tally: LabelledFigure }) {
  const boxes = tickBoxes(Math.floor(figure.value ?? 0));
  return (
    <div>
      <div>
        <dt>{name}</dt>
        <dd>
          <FigureText name={name} figure={figure} />
        </dd>
      </div>
      <div className="stat-block-boxes" aria-hidden="true">
        {numbersTo(Math.ceil(boxes / boxesPerGroup)).map((group) => (
          <span key={group}>
            {numbersTo(Math.min(boxesPerGroup, boxes - (group - 1) * boxesPerGroup)).map((box) => (
              <i key={box} />
            ))}
          </span>
        ))}
      </div>
      <div className="stat-block-now" aria-hidden="true">
        now
      </div>
    </div>
  );
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

interface StatBlockAttacksProps {
  readonly attacks: readonly StatAttack[];
}

/** Attacks ready for use, a line for each use, followed by the ranges in words. */
export function StatBlockAttacks({ attacks }: StatBlockAttacksProps) {
  if (attacks.length === 0) return null;
  return (
    <table className="sheet-table stat-block-attacks" aria-label="Attacks">
      <thead>
        <tr>
          <th scope="col" className="stat-block-label">
            Attacks
          </th>
          <th scope="col">Skill</th>
          <th scope="col">Parry</th>
          <th scope="col">Damage</th>
          <th scope="col">Reach</th>
          <th scope="col">Use and range</th>
        </tr>
      </thead>
      {attacks.map((attack) => (
        <tbody key={attack.key}>
          {attack.uses.map((use, i) => (
            <tr key={use.key}>
              {i === 0 && <SharedCells attack={attack} />}
              <td className="sheet-strong">
                <FigureText name={`Damage, ${attack.item}`} figure={use.damage} /> {use.type}
              </td>
              <td>{use.reach}</td>
              <UseCell isHeading={attack.uses.length > 1 && use.name !== ''}>
                {use.name}
                {i === 0 && attack.ranges.length > 0 && <Ranges attack={attack} after={use.name} />}
              </UseCell>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What a line is for: its heading, where an item has several lines. */
function UseCell({ isHeading, children }: { readonly isHeading: boolean; readonly children: ReactNode }) {
  return isHeading ? (
    <th scope="row" className="stat-block-use">
      {children}
    </th>
  ) : (
    <td className="stat-block-use">{children}</td>
  );
}

/** The cells that the uses of an attack share. */
function SharedCells({ attack: { item, uses, skill, parry } }: { readonly attack: StatAttack }) {
  const rows = uses.length;
  return (
    <>
      <th scope="rowgroup" rowSpan={rows}>
        {item}
      </th>
      <td rowSpan={rows} className="sheet-strong">
        {skill.text !== NO_FIGURE && <FigureText name={`Skill, ${item}`} figure={skill} />}
      </td>
      <td rowSpan={rows}>{parry.text !== NO_FIGURE && <FigureText name={`Parry, ${item}`} figure={parry} />}</td>
    </>
  );
}

function Ranges({ attack: { ranges }, after }: { readonly attack: StatAttack; readonly after: string }) {
  return (
    <>
      {after && ': '}
      {ranges.map(({ name, figure }, i) => (
        <Fragment key={name}>
          {i > 0 && ' '}
          <span className="stat-block-whole">
            {name} <FigureText name={name} figure={figure} />
            {i < ranges.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </>
  );
}

interface StatBlockListsProps {
  readonly lists: readonly StatList[];
}

/** Traits, skills, spells and gear as paragraphs that begin with their label, in two columns. */
export function StatBlockLists({ lists }: StatBlockListsProps) {
  if (lists.length === 0) return null;
  return (
    <div className="stat-block-lists">
      {lists.map((list) => (
        <Paragraph key={list.label} list={list} />
      ))}
    </div>
  );
}

function Paragraph({ list: { label, entries } }: { readonly list: StatList }) {
  const keys = distinctKeys(entries.map((entry) => entry.map((run) => ('name' in run ? run.name : '')).join('')));
  return (
    <p>
      <b>{label}</b>{' '}
      {entries.map((entry, i) => (
        <span key={keys[i]}>
          <Entry entry={entry} />
          {i < entries.length - 1 && '; '}
        </span>
      ))}
    </p>
  );
}

function Entry({ entry }: { readonly entry: StatEntry }) {
  const keys = distinctKeys(entry.map((run) => ('figure' in run ? run.figure.text : '')));
  return entry.map((run, i) => {
    const before = entry[i - 1];
    if ('name' in run) return run.name;
    if ('words' in run) return isNonBreaking(run) && entry[i + 1] ? null : run.words;
    const sign = before && 'words' in before && isNonBreaking(before) ? before.words.replace(' ', '\u00A0') : '';
    return (
      <span key={keys[i]} className="stat-block-whole">
        {sign}
        <FigureText name="" figure={run.figure} />
      </span>
    );
  });
}

/** True for a hyphen or space that keeps a figure on the line of its name. */
const isNonBreaking = ({ words }: { readonly words: string }): boolean => words === '-' || words === ' ';
