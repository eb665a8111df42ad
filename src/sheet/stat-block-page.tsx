import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { statBlock } from '../rules/model/stat-block.ts';
import type { StatBlock } from '../rules/model/stat-block-model.ts';
import { FigureText } from './figure-text.tsx';
import { Seal } from './seal.tsx';
import { StatBlockAttacks } from './stat-block-attacks.tsx';
import { StatBlockLists } from './stat-block-lists.tsx';
import { StatBlockVitals } from './stat-block-vitals.tsx';
import { useHalves } from './use-halves.ts';
import './stat-block-page.css';

interface StatBlockPagesProps {
  readonly subjects: readonly { readonly key: string; readonly model: SheetModel }[];
  /** The height of half a page between its margins, in millimetres. */
  readonly halfHeight: number;
  /** Adds lines to write on, where there is room. */
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

/** Lines to write on, more than can fit: those without room are clipped. */
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
