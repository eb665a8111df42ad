import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { useGuideStore } from '../../state/view/guide-store.ts';
import { type ChapterId, firstField, pickFor, useViewStore } from '../../state/view/view-store.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { chapterSentence } from './guide-sentences.ts';
import { NextChapter } from './next-chapter.tsx';
import { OpenEntryPicker } from './open-entry-picker.tsx';
import './chapter.css';

const closePicker = () => pickFor(null);

interface ChapterProps {
  id: ChapterId;
  title: string;
  /** One sentence on what the chapter decides, followed by its usual costs. Both are part of the guide. */
  intro: ReactNode;
  /** The stat of the chapter's points. */
  points?: string | undefined;
  /** At the right of the title: the button that adds a row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A chapter of the forms: title, introduction, points so far. Focuses the target set in the view store. */
export function Chapter({ id, title, intro, points, action, children }: ChapterProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const picking = useViewStore((state) => (state.picking === id ? state.picking : null));
  const kind = useViewStore((state) => state.pickingKind);
  const guide = useGuideStore(({ shown }) => shown);
  const costSentence = useSheet(({ ruleset }) => chapterSentence(ruleset, id));
  const target = useViewStore((state) => (state.chapter === id ? state.target : null));
  useEffect(() => {
    if (!target || !section.current) return;
    const focus = () => {
      if (section.current) focusInChapter(section.current, target);
      useViewStore.setState({ target: null });
    };
    // At once: a frame later the player may have moved on, and the focus would be taken away again. Only a dialog that is
    // still open keeps the focus, and returns it when it closes.
    if (!document.querySelector('dialog[open]')) {
      focus();
      return;
    }
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return (
    <section ref={section} className="chapter" aria-labelledby={heading}>
      <header className="chapter-head">
        <h2 id={heading} className="chapter-title" data-field="heading" tabIndex={-1}>
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
            {intro} {costSentence}
          </p>
        )}
      </header>
      {children}
      <NextChapter id={id} />
      {picking && (
        <ScreenPart name="The list" onClose={closePicker}>
          <OpenEntryPicker chapter={picking} kind={kind} onClose={closePicker} />
        </ScreenPart>
      )}
    </section>
  );
}

const controls = 'input:not([type=hidden]), select, textarea, button';

function focusInChapter(
  section: HTMLElement,
  { row, field }: { readonly row?: string; readonly field?: string },
): void {
  const container = row ? section.querySelector<HTMLElement>(`#row-${CSS.escape(row)}`) : section;
  const targetElement =
    field === firstField && !row
      ? findFirstField(section)
      : field
        ? (container?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? container)
        : container;
  if (!targetElement || targetElement === section) return;
  const folded = targetElement.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  const control = targetElement.matches(controls)
    ? targetElement
    : (targetElement.querySelector<HTMLElement>('[data-main] :is(input:not([type=radio]), input:checked, select)') ??
      [...targetElement.querySelectorAll<HTMLElement>(controls)].find(({ tabIndex }) => tabIndex >= 0));
  (control ?? targetElement).focus({ preventScroll: true });
  targetElement.scrollIntoView({ block: 'nearest' });
}

/** The first field or row of a chapter; without rows, the button that adds one comes before fields that follow it. */
function findFirstField(section: HTMLElement): HTMLElement | null {
  const first = section.querySelector('tbody.data-row') ? 'tbody.data-row' : '[data-field="add"]';
  const candidates = section.querySelectorAll<HTMLElement>(`:is(input:not([type=file]), select, textarea), ${first}`);
  return (
    [...candidates].find((each) => !each.closest('.chapter-head, .findings-here, [role=menu], details:not([open])')) ??
    section.querySelector<HTMLElement>('[data-field="heading"]')
  );
}
