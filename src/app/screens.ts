import { createElement } from 'react';
import { prepareEntryPicker } from '../features/chapter/open-entry-picker.tsx';
import { chapterIds } from '../state/view/chapters.ts';
import type { ChapterId, ViewState } from '../state/view/view-state.ts';
import { type LazyScreen, lazyScreen, useLazyScreen } from '../ui/lazy-screen.ts';
import { printedSheet } from './printed-sheet.ts';

type NoProps = Record<never, never>;

/** The screens of the chapters. */
export const chapterScreens: Readonly<Record<ChapterId, LazyScreen<NoProps>>> = {
  concept: lazyScreen(async () => (await import('../features/concept/concept-chapter.tsx')).ConceptChapter),
  attributes: lazyScreen(async () => (await import('../features/attributes/attributes-chapter.tsx')).AttributesChapter),
  traits: lazyScreen(async () => (await import('../features/traits/traits-chapter.tsx')).TraitsChapter),
  skills: lazyScreen(async () => (await import('../features/skills/skills-chapter.tsx')).SkillsChapter),
  spells: lazyScreen(async () => (await import('../features/spells/spells-chapter.tsx')).SpellsChapter),
  equipment: lazyScreen(async () => (await import('../features/equipment/equipment-chapter.tsx')).EquipmentChapter),
};

export const liveSheet = lazyScreen<NoProps>(async () => (await import('../features/frame/live-sheet.tsx')).LiveSheet);

const dialogs = lazyScreen<NoProps>(async () => (await import('./dialogs.tsx')).Dialogs);

/** The dialogs above the frame, in a separate chunk. */
export function LazyDialogs() {
  return createElement(useLazyScreen(dialogs));
}

/** Loads the screens of the first render. */
export function loadFirstScreens({
  chapter,
  shared,
  library,
}: Pick<ViewState, 'chapter' | 'shared' | 'library'>): Promise<unknown> {
  // A shared character is shown alone.
  if (shared !== null) return Promise.allSettled([dialogs.load(), import('../features/share/shared-view.tsx')]);
  const wide = matchMedia('(width >= 1200px)').matches;
  return Promise.allSettled([
    chapterScreens[chapter].load(),
    ...(wide ? [liveSheet.load()] : []),
    ...(library ? [dialogs.load()] : []),
  ]);
}

/** Loads the remaining screens when idle, so that no chapter has to be waited for and the sheet is ready for printing. */
export function loadOtherScreens(): void {
  const load = () => {
    const loads = [
      liveSheet.load(),
      dialogs.load(),
      ...chapterIds.map((id) => chapterScreens[id].load()),
      import('../character/file/parse-file.ts'),
      prepareEntryPicker(),
    ];
    // A failed load is reported where the screen is shown.
    Promise.allSettled(loads)
      .then(() => whenIdle(() => void printedSheet.load().catch(() => undefined), { timeout: 500 }))
      .catch(() => undefined);
  };
  whenIdle(load);
}

function whenIdle(load: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, options);
  else setTimeout(load, 500);
}
