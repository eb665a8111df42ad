import { type CSSProperties, memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import type { StatBlock } from '../sheet-model/model/stat-block-model.ts';
import { FigureText } from './figure-text.tsx';
import { Seal } from './heading.tsx';
import { StatBlockAttacks, StatBlockLists, StatBlockVitals } from './stat-block-parts.tsx';
import './stat-block.css';
import { PIXELS_PER_MILLIMETRE } from './page-fit.ts';

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

/** Type sizes in points, tried in order until a block fits on half a page; then the size for longer blocks. */
const types = [9, 8.5, 8, 7.6] as const;
const LONG_TYPE = 7.6;

/**
 * Fits a stat block on half a page if possible: one that overflows is tried in smaller type, and if that fails gets as many
 * halves as it needs.
 * @param half the height of half a page in millimetres
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
    const needed = Math.ceil(element.offsetHeight / (half * PIXELS_PER_MILLIMETRE) - 0.01);
    if (needed > halves) setAttempt({ ...current, halves: needed });
  });
  useRenderAfterFonts();
  useLayoutEffect(() => onLength(id, halves), [id, halves, onLength]);
  return { content, halves, type: halves === 1 ? (types[step] ?? LONG_TYPE) : LONG_TYPE };
}

/** Renders once more when the typeface is loaded: what fitted in the fallback font may not fit in it. */
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
