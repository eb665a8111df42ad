import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nameOrKind, type SavedCharacter, shownName } from '../character/character.ts';
import { saveAsFile } from '../features/browser/download.ts';
import { ariaKeysOf } from '../features/browser/keys.ts';
import { pageTitle, shownPlayer } from '../features/browser/this-window.ts';
import { useMedia } from '../features/browser/use-media.ts';
import { ScreenPart } from '../features/failure/error-boundary.tsx';
import { OutsideFiles } from '../features/file/outside-files.tsx';
import { FindingsButton } from '../features/findings/findings-button.tsx';
import { ChapterRail } from '../features/frame/chapter-rail.tsx';
import { Guide } from '../features/frame/guide.tsx';
import { useAnnouncedChanges } from '../features/frame/use-announced-changes.ts';
import { UndoButtons } from '../features/history/undo-buttons.tsx';
import { Notices } from '../features/notices/notices.tsx';
import { SavingState } from '../features/notices/saving-state.tsx';
import { SummaryStrip } from '../features/summary/summary-strip.tsx';
import { describeRules } from '../rules/house-rules/describe-rules.ts';
import { useCharacter, useSheet } from '../state/character/derived-character.ts';
import { characterSaver } from '../state/saving/saver.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { useUpdateStore } from '../state/updates/update-store.ts';
import { hasChapter } from '../state/view/chapters.ts';
import { closeExplanations, isExplaining } from '../state/view/explanations.ts';
import { closeRoll } from '../state/view/rolling.ts';
import type { ViewState } from '../state/view/view-state.ts';
import {
  openChapter,
  openDialog,
  showEncounter,
  showLibrary,
  showPlay,
  showSheet,
  useViewStore,
} from '../state/view/view-store.ts';
import { Button, IconButton } from '../ui/buttons.tsx';
import { useLazyScreen } from '../ui/lazy-screen.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { AppMenu } from './app-menu.tsx';
import { printedSheet } from './printed-sheet.ts';
import { leaveShared } from './routes.ts';
import { chapterScreens, LazyDialogs, liveSheet } from './screens.ts';
import { UnsavedEncounter } from './unsaved-encounter.tsx';
import { usePrinting, useShortcuts } from './use-shortcuts.ts';

/** The forms of the open chapter. Falls back to skills when the chapter (spells) is no longer available to the character. */
export function ChapterView() {
  const chosen = useViewStore(({ chapter }) => chapter);
  const available = useSheet((sheet) => hasChapter(sheet, chosen));
  useEffect(() => {
    if (!available) openChapter('skills');
  }, [available]);
  const id = available ? chosen : 'skills';
  const Screen = useLazyScreen(chapterScreens[id]);
  return (
    <ScreenPart name="This chapter" resetBy={id}>
      <Screen />
    </ScreenPart>
  );
}

/** The name and ruleset of the open character, undo and redo, the saving state, and the menu. */
function TopBar() {
  const name = useCharacter(({ character }) => shownName(character));
  const rules = useSheet(describeRules);
  return (
    <header className="top-bar print-hidden">
      <div className="top-bar-who">
        <h1 className="top-bar-name">{name}</h1>
        <p className="top-bar-rules">
          <span className="top-bar-ruleset">{rules}</span> <span aria-hidden="true">·</span>{' '}
          <SavingState of="character" />
        </p>
      </div>
      <div className="top-bar-actions">
        <FindingsButton />
        <UndoButtons />
        <IconButton icon="die" label="Play" onClick={() => showPlay(true)} />
        <IconButton className="top-bar-print" icon="print" label="Print…" onClick={() => openDialog('print')} />
        <Button icon="plus" variant="primary" aria-keyshortcuts={ariaKeysOf('pick')} onClick={() => openDialog('pick')}>
          <span className="bar-word">Add…</span>
        </Button>
        <AppMenu />
      </div>
    </header>
  );
}

/**
 * The bars at the top, which stay in view on all but low windows. Their height is the custom property `--frame-top` of
 * the page: sticky elements below them, and scroll targets, keep clear of it.
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
const overlayOf = ({ dialog, library, play, encounter, shared, rolling }: ViewState): string =>
  [
    dialog,
    library && 'library',
    play && 'play',
    encounter && 'encounter',
    shared !== null && `shared ${shared}`,
    rolling.asked && 'roll',
  ]
    .filter(Boolean)
    .join();
const closeOverlays = () => {
  closeExplanations();
  closeRoll();
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
  const explaining = useViewStore(isExplaining);
  const notSaved = useSavingStore(({ character }) => character.state === 'failed');
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
  const name = useCharacter(({ character }) => nameOrKind(character));
  useEffect(() => {
    // The window of a player is named after the fighter.
    if (shownPlayer() === null) document.title = pageTitle(name);
  }, [name]);
  return null;
}
