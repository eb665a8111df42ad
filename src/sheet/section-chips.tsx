import { useEffect, useRef, useState } from 'react';
import './sheet.css';

interface SectionChipsProps {
  /** The titles of the sections of the sheet, in order: its elements have them as `data-section`. */
  readonly titles: readonly string[];
}

/** The sections of a sheet in one column, each a button that goes there; the one in view is marked. */
export function SectionChips({ titles }: SectionChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(titles[0]);
  // Until the next touch the section that was chosen stays marked: the last ones never come up to the line.
  const chosen = useRef(false);
  const key = titles.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are others when their titles are.
  useEffect(() => {
    const sheet = list.current?.closest('.sheet');
    if (!sheet) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (chosen.current || !(entered instanceof HTMLElement)) return;
        setCurrent(entered.dataset.section);
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const section of sheet.querySelectorAll('[data-section]')) observer.observe(section);
    const release = () => {
      chosen.current = false;
    };
    const moves = ['touchmove', 'wheel', 'keydown'] as const;
    for (const move of moves) sheet.addEventListener(move, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const move of moves) sheet.removeEventListener(move, release);
    };
  }, [key]);
  // The marked chip comes into view within its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one is marked.
  useEffect(() => {
    const row = list.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  const goTo = (title: string) => {
    const section = list.current?.closest('.sheet')?.querySelector<HTMLElement>(`[data-section="${title}"]`);
    if (!section) return;
    chosen.current = true;
    setCurrent(title);
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav className="sheet-chips" aria-label="Sections of the sheet">
      <ul ref={list}>
        {titles.map((title) => (
          <li key={title}>
            <button type="button" aria-current={title === current || undefined} onClick={() => goTo(title)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
