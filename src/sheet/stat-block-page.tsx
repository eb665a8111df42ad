import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LabeledFigure, SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { StatAttack, StatBlock, StatEntry, StatList } from '../sheet-model/model/stat-block.ts';
import { noFigure, statBlock } from '../sheet-model/model/stat-block.ts';
import { FigureText } from './figure-text.tsx';
import { Seal } from './heading.tsx';
import './other-pages.css';
import { boxesPerGroup, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { pixelsPerMillimeter } from './page-fit.ts';
import { distinctKeys } from './section.tsx';

interface StatBlockVitalsProps {
  readonly block: StatBlock;
}

/** The figures needed most in play, hits and fatigue to tick off, and a line of less common figures. */
function StatBlockVitals({ block }: StatBlockVitalsProps) {
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
        {brackets.length > 0 && <span> In parentheses: {brackets.join('; ')}</span>}
      </p>
    </>
  );
}

function Tally({ tally: { name, figure } }: { readonly tally: LabeledFigure }) {
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
function StatBlockAttacks({ attacks }: StatBlockAttacksProps) {
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

/** The subject of a line: its heading, if an item has several lines. */
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
        {skill.text !== noFigure && <FigureText name={`Skill, ${item}`} figure={skill} />}
      </td>
      <td rowSpan={rows}>{parry.text !== noFigure && <FigureText name={`Parry, ${item}`} figure={parry} />}</td>
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
function StatBlockLists({ lists }: StatBlockListsProps) {
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

interface StatBlockPagesProps {
  readonly subjects: readonly { readonly key: string; readonly model: SheetModel }[];
  /** The height of half a page between its margins, in millimeters. */
  readonly halfHeight: number;
  /** Adds lines to write on, if there is room. */
  readonly blankRows: boolean;
}

/** Stat blocks for game masters, two to a page. One that is longer than half a page continues on the next half. */
export function StatBlockPages({ subjects, halfHeight, blankRows }: StatBlockPagesProps) {
  const [lengths, setLengths] = useState<ReadonlyMap<string, number>>(new Map());
  const onLength = useCallback((key: string, halves: number) => {
    setLengths((lengths) => (lengths.get(key) === halves ? lengths : new Map(lengths).set(key, halves)));
  }, []);
  let halvesBefore = 0;
  return subjects.map(({ key, model }) => {
    const from = halvesBefore;
    halvesBefore += lengths.get(key) ?? 1;
    return (
      <HalfPage
        key={key}
        id={key}
        model={model}
        half={halfHeight}
        startsLower={from % 2 === 1}
        cutLine={halvesBefore % 2 === 1}
        blankRows={blankRows}
        onLength={onLength}
      />
    );
  });
}

interface HalfPageProps {
  readonly id: string;
  readonly model: SheetModel;
  readonly half: number;
  /** The block begins on the lower half of a page. */
  readonly startsLower: boolean;
  /** The block ends on the upper half of a page: a line to cut along is drawn below it. */
  readonly cutLine: boolean;
  readonly blankRows: boolean;
  readonly onLength: (id: string, halves: number) => void;
}

const HalfPage = memo(function HalfPage({ id, model, half, startsLower, cutLine, blankRows, onLength }: HalfPageProps) {
  const block = useMemo(() => statBlock(model), [model]);
  const { content, type, halves } = useHalves(id, model, half, onLength);
  const height = `${halves * half}mm`;
  const style: CSSProperties & Record<'--type', string> = {
    '--type': `${type}pt`,
    ...(halves === 1 ? { blockSize: height } : { minBlockSize: height }),
  };
  const parts = (
    <>
      <StatBlockVitals block={block} />
      <StatBlockAttacks attacks={block.attacks} />
      <StatBlockLists lists={block.lists} />
    </>
  );
  return (
    <article
      ref={halves > 1 ? content : undefined}
      className="sheet-paper stat-block"
      data-medium="paper"
      aria-label={`Stat block: ${block.name || 'blank'}`}
      data-half={startsLower ? 'lower' : 'upper'}
      data-cut={cutLine || undefined}
      data-long={halves > 1 || undefined}
      style={style}
    >
      {halves === 1 ? (
        <div className="stat-block-half">
          <div ref={halves === 1 ? content : undefined} className="stat-block-parts">
            <StatBlockHeading block={block} />
            {parts}
          </div>
          {blankRows && <NoteLines />}
        </div>
      ) : (
        // A table, because its head is repeated on every page.
        <table role="presentation" className="stat-block-pages">
          <thead>
            <tr>
              <td>
                <StatBlockHeading block={block} />
              </td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <div className="stat-block-parts">{parts}</div>
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </article>
  );
});

function StatBlockHeading({ block: { name, points, race, ruleset } }: { readonly block: StatBlock }) {
  return (
    <header className="stat-block-heading">
      <h2>{name || <span className="stat-block-write">Name</span>}</h2>
      <p>
        <span className="stat-block-about">{[race, ruleset].filter(Boolean).join(', ')}</span>{' '}
        <b>
          <FigureText name="Points" figure={points} />
        </b>{' '}
        points
      </p>
      <Seal />
    </header>
  );
}

/** Lines to write on, more than can fit: the excess is clipped. */
function NoteLines() {
  return (
    <div className="stat-block-notes" aria-hidden="true">
      <div>
        <b className="stat-block-notes-title">Notes</b>
        {lines.map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}

const lines = Array.from({ length: 24 }, (_, i) => i);

/** Type sizes in points, tried in order until a block fits on half a page; then the size for longer blocks. */
const types = [9, 8.5, 8, 7.6] as const;
const longType = 7.6;

/**
 * Fits a stat block on half a page if possible: one that overflows is tried in smaller type, and if that fails gets as many
 * halves as it needs.
 * @param half the height of half a page in millimeters
 * @param onLength called with the number of halves
 * @returns a ref for the content to measure (the whole block if it is long), the type size in points, and the number of halves
 */
function useHalves(id: string, model: SheetModel, half: number, onLength: (id: string, halves: number) => void) {
  const content = useRef<HTMLDivElement & HTMLElement>(null);
  const [attempt, setAttempt] = useState({ step: 0, halves: 1, model, half });
  const current = attempt.model === model && attempt.half === half ? attempt : { step: 0, halves: 1, model, half };
  const { step, halves } = current;
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (halves === 1) {
      // The room is the half without its padding; both are measured before the preview is scaled.
      const room = element.parentElement?.clientHeight ?? 0;
      if (element.offsetHeight <= room) return;
      setAttempt({ ...current, ...(step + 1 < types.length ? { step: step + 1 } : { halves: 2 }) });
      return;
    }
    const needed = Math.ceil(element.offsetHeight / (half * pixelsPerMillimeter) - 0.01);
    if (needed > halves) setAttempt({ ...current, halves: needed });
  });
  useRenderAfterFonts();
  useLayoutEffect(() => onLength(id, halves), [id, halves, onLength]);
  return { content, halves, type: halves === 1 ? (types[step] ?? longType) : longType };
}

/** Renders once more when the typeface is loaded: a text that fitted in the fallback font may not fit in it. */
function useRenderAfterFonts(): void {
  const [, setFontState] = useState('before');
  useEffect(() => {
    if (document.fonts?.status !== 'loading') return;
    let unmounted = false;
    document.fonts.ready.then(
      () => {
        if (!unmounted) setFontState('after');
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);
}
