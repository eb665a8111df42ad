import { lazy, Suspense, useEffect } from 'react';
import { saveAsFile } from '../features/file/download.ts';
import { chooseFile, openText } from '../features/file/open-text.ts';
import { OutsideFiles } from '../features/file/outside-files.tsx';
import { ChapterRail } from '../features/frame/chapter-rail.tsx';
import { Notices } from '../features/frame/notices.tsx';
import { useAnnouncedChanges } from '../features/frame/use-announced-changes.ts';
import { SummaryStrip } from '../features/summary/summary-strip.tsx';
import { useMedia } from '../features/use-media.ts';
import { useSavingStore } from '../state/saving-store.ts';
import { useCharacter } from '../state/sheet.ts';
import { showSheet, useViewStore } from '../state/view-store.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { ChapterView } from './chapter-view.tsx';
import { Dialogs } from './dialogs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { readyMade } from './ready-made.ts';
import { liveSheet, printedSheet } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import { usePrinting } from './use-printing.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Guide = lazy(async () => ({ default: (await import('../features/frame/guide.tsx')).Guide }));
const SheetPanel = lazy(async () => ({ default: (await import('../features/frame/sheet-panel.tsx')).SheetPanel }));
const SavingProblem = lazy(async () => ({
  default: (await import('../features/frame/saving-problem.tsx')).SavingProblem,
}));
const Welcome = lazy(async () => ({ default: (await import('../features/start/welcome.tsx')).Welcome }));

/** The frame: the bar, the summary, the chapters, the forms, and the sheet beside them where there is room for it. */
export function App() {
  const wide = useMedia('(width >= 1200px)');
  const printing = usePrinting();
  const sheetOpen = useViewStore((view) => view.sheetOpen);
  const welcome = useViewStore((view) => view.welcome);
  const notSaved = useSavingStore(({ state }) => state === 'failed');
  const LiveSheet = liveSheet.now();
  const PrintedSheet = printedSheet.now();
  useShortcuts();
  useAnnouncedChanges();
  useTitle();
  return (
    <div className="frame">
      <a className="skip-link print-hidden" href="#main">
        Skip to the forms
      </a>
      <TopBar />
      <SummaryStrip sheetButton={!wide} />
      <div className="frame-body">
        <ChapterRail />
        <main id="main" className="frame-main print-hidden" tabIndex={-1}>
          {notSaved && (
            <Suspense>
              <SavingProblem onDownload={saveAsFile} />
            </Suspense>
          )}
          <Notices />
          {welcome && (
            <Suspense>
              <Welcome readyMade={readyMade} onOpenText={openText} onChooseFile={chooseFile} />
            </Suspense>
          )}
          {!welcome && (
            <Suspense>
              <Guide />
            </Suspense>
          )}
          <ChapterView />
        </main>
        {wide && (
          <aside className="frame-sheet" aria-label="Sheet">
            <ErrorBoundary name="The sheet">
              <Suspense>
                <LiveSheet />
              </Suspense>
            </ErrorBoundary>
          </aside>
        )}
      </div>
      {sheetOpen && !wide && (
        <ErrorBoundary name="The sheet">
          <Suspense>
            <SheetPanel onClose={() => showSheet(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
      {printing && (
        <ErrorBoundary name="The printed sheet">
          <Suspense>
            <PrintedSheet />
          </Suspense>
        </ErrorBoundary>
      )}
      <Dialogs />
      <OutsideFiles />
      <LiveRegion />
    </div>
  );
}

function useTitle(): void {
  const name = useCharacter(({ character }) => character.name);
  useEffect(() => {
    document.title = name ? `${name} – Pointwright` : 'Pointwright';
  }, [name]);
}
