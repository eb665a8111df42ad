import { lazy, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { useGuideStore } from '../../state/view/guide-store.ts';
import { type ChapterId, pickFor, useViewStore } from '../../state/view/view-store.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { chapterSentence } from './guide-sentences.ts';
import './chapter.css';

const EntryPicker = lazy(() => import('./entry-picker.tsx'));

const closePicker = () => pickFor(null);

interface ChapterProps {
  id: ChapterId;
  title: string;
  /** One sentence on what the chapter decides; what it costs follows. Both are part of the guide. */
  intro: ReactNode;
  /** The stat with its points. */
  points?: string | undefined;
  /** Stands at the right of the title: the button that adds. */
  action?: ReactNode;
  children: ReactNode;
}

/** A chapter of the forms: its title, what it decides, what it costs so far. Puts the focus where the view store points. */
export function Chapter({ id, title, intro, points, action, children }: ChapterProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const picking = useViewStore((state) => (state.picking === id ? state.picking : null));
  const kind = useViewStore((state) => state.pickingKind);
  const guide = useGuideStore(({ shown }) => shown);
  const costs = useSheet(({ ruleset }) => chapterSentence(ruleset, id));
  const target = useViewStore((state) => (state.chapter === id ? state.target : null));
  useEffect(() => {
    if (!target || !section.current) return;
    // After dialogs have given the focus back.
    const frame = requestAnimationFrame(() => {
      if (section.current) arriveAt(section.current, target);
      useViewStore.setState({ target: null });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return (
    <section ref={section} className="chapter" aria-labelledby={heading}>
      <header className="chapter-head">
        <h2 id={heading} className="chapter-title">
          {title}
        </h2>
        {points && (
          <span className="chapter-points">
            <StatFigure stat={points} unit="points" />
          </span>
        )}
        {action && <span className="chapter-action">{action}</span>}
        {guide && (
          <p className="chapter-intro">
            {intro} {costs}
          </p>
        )}
      </header>
      {children}
      {picking && (
        <ScreenPart name="The list" onClose={closePicker}>
          <EntryPicker chapter={picking} kind={kind} onClose={closePicker} />
        </ScreenPart>
      )}
    </section>
  );
}

const controls = 'input:not([type=hidden]), select, textarea, button';

function arriveAt(section: HTMLElement, { row, field }: { readonly row?: string; readonly field?: string }): void {
  const place = row ? section.querySelector<HTMLElement>(`#row-${CSS.escape(row)}`) : section;
  const spot = field ? (place?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? place) : place;
  if (!spot || spot === section) return;
  const control = spot.matches(controls)
    ? spot
    : (spot.querySelector<HTMLElement>('[data-main] :is(input, select)') ?? spot.querySelector<HTMLElement>(controls));
  (control ?? spot).focus({ preventScroll: true });
  spot.scrollIntoView({ block: 'nearest' });
}
