import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stripBidiControls } from '../character/bidi-controls.ts';
import type { SavedCharacter } from '../character/character.ts';
import { saveAsFile } from '../features/browser/download.ts';
import { useMedia } from '../features/browser/use-media.ts';
import { ScreenPart } from '../features/failure/error-boundary.tsx';
import { OutsideFiles } from '../features/file/outside-files.tsx';
import { ChapterRail } from '../features/frame/chapter-rail.tsx';
import { Guide } from '../features/frame/guide.tsx';
import { useAnnouncedChanges } from '../features/frame/use-announced-changes.ts';
import { Notices } from '../features/notices/notices.tsx';
import { SummaryStrip } from '../features/summary/summary-strip.tsx';
import { useCharacter } from '../state/character/derived-character.ts';
import { characterSaver } from '../state/saving/saver.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { useUpdateStore } from '../state/updates/update-store.ts';
import { closeExplanations, isExplaining, useExplanationStore } from '../state/view/explanation-store.ts';
import {
  openDialog,
  showEncounter,
  showLibrary,
  showPlay,
  showSheet,
  useViewStore,
  type ViewState,
} from '../state/view/view-store.ts';
import { useLazyScreen } from '../ui/lazy-screen.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { ChapterView } from './chapter-view.tsx';
import { leaveShared } from './routes.ts';
import { LazyDialogs, liveSheet, printedSheet } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import { UnsavedEncounter } from './unsaved-encounter.tsx';
import { usePrinting, useShortcuts } from './use-shortcuts.ts';

/**
 * The bars at the top, which stay in view on all but low windows. Their height is the custom property `--frame-top` of the
 * page: what sticks below them, and what is scrolled to, keeps clear of it.
 */
function FrameTop({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) style.setProperty('--frame-top', `${Math.round(height)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--frame-top');
    };
  }, []);
  return (
    <div ref={top} className="frame-top print-hidden">
      {children}
    </div>
  );
}

const SheetPanel = lazy(async () => ({ default: (await import('../features/frame/sheet-panel.tsx')).SheetPanel }));
const SavingProblem = lazy(async () => ({
  default: (await import('../features/notices/saving-problem.tsx')).SavingProblem<SavedCharacter>,
}));
const UpdateNotice = lazy(async () => ({
  default: (await import('../features/frame/update-notice.tsx')).UpdateNotice,
}));

const closeSheet = () => showSheet(false);
/** Identifies the dialog or screen over the frame, as a text that changes with it; '' for none. */
const overlayOf = ({ dialog, library, play, encounter, shared }: ViewState): string =>
  [dialog, library && 'library', play && 'play', encounter && 'encounter', shared !== null && `shared ${shared}`]
    .filter(Boolean)
    .join();
const closeOverlays = () => {
  closeExplanations();
  openDialog(null);
  showLibrary(false);
  showPlay(false);
  showEncounter(false);
  leaveShared();
};

/** The frame: top bar, summary, chapters, forms, and the sheet next to them on wide screens. */
export function App() {
  const wide = useMedia('(width >= 1200px)');
  const printing = usePrinting();
  const sheetOpen = useViewStore((view) => view.sheetOpen);
  const overlay = useViewStore(overlayOf);
  const explaining = useExplanationStore(isExplaining);
  const notSaved = useSavingStore(({ state }) => state === 'failed');
  const update = useUpdateStore((state) => state.update !== 'none' && state.update !== 'later');
  const LiveSheet = useLazyScreen(liveSheet);
  // Not useLazyScreen: a lazy component shows nothing at its first render, and printing waits for no second one.
  const PrintedSheet = printedSheet.getComponent();
  const hasFrame = useHasFrame();
  useShortcuts();
  return (
    <div className="frame">
      {hasFrame && (
        <>
          <a className="skip-link print-hidden" href="#main">
            Skip to the forms
          </a>
          <FrameTop>
            <ScreenPart name="The bar at the top" className="print-hidden">
              <TopBar />
            </ScreenPart>
            <ScreenPart name="The summary" className="print-hidden">
              <SummaryStrip sheetButton={!wide} />
            </ScreenPart>
          </FrameTop>
          <div className="frame-body">
            <ScreenPart name="The list of chapters" className="print-hidden">
              <ChapterRail />
            </ScreenPart>
            <main id="main" className="frame-main print-hidden" tabIndex={-1}>
              <ScreenPart name="Why it is not saved">
                {notSaved && <SavingProblem saver={characterSaver} onDownload={saveAsFile} />}
                <UnsavedEncounter />
              </ScreenPart>
              <ScreenPart name="The news of a new version">{update && <UpdateNotice />}</ScreenPart>
              <ScreenPart name="What there is to say">
                <Notices />
              </ScreenPart>
              <ScreenPart name="The guide">
                <Guide />
              </ScreenPart>
              <ChapterView />
            </main>
            {wide && (
              <aside className="frame-sheet" aria-label="Sheet">
                <ScreenPart name="The sheet">
                  <LiveSheet />
                </ScreenPart>
              </aside>
            )}
          </div>
        </>
      )}
      {sheetOpen && !wide && (
        <ScreenPart name="The sheet" onClose={closeSheet}>
          <SheetPanel onClose={closeSheet} />
        </ScreenPart>
      )}
      {printing && (
        <ScreenPart name="The printed sheet">
          <PrintedSheet />
        </ScreenPart>
      )}
      <ScreenPart name="This dialog" resetBy={`${overlay} ${explaining}`} onClose={closeOverlays}>
        {(overlay !== '' || explaining) && <LazyDialogs />}
      </ScreenPart>
      <ScreenPart name="What is read aloud" className="print-hidden">
        <ChangeAnnouncer />
        <OutsideFiles />
      </ScreenPart>
      <LiveRegion />
    </div>
  );
}

/** False while a shared character is all that this visit has shown: it must not begin with the frame of another one. */
function useHasFrame(): boolean {
  const isShared = useViewStore(({ shared }) => shared !== null);
  const [hasFrame, setHasFrame] = useState(!isShared);
  if (!hasFrame && !isShared) setHasFrame(true);
  return hasFrame || !isShared;
}

/** Invisible: announces changes of the character to screen readers and keeps the document title up to date. */
function ChangeAnnouncer() {
  useAnnouncedChanges();
  const name = useCharacter(({ character }) => character.name);
  useEffect(() => {
    document.title = name ? `${stripBidiControls(name)} – Pointwright` : 'Pointwright';
  }, [name]);
  return null;
}
