import { lazy, Suspense, useEffect } from 'react';
import { saveAsFile } from '../features/file/download.ts';
import { chooseFile, openText } from '../features/file/open-text.ts';
import { OutsideFiles } from '../features/file/outside-files.tsx';
import { ChapterRail } from '../features/frame/chapter-rail.tsx';
import { Guide } from '../features/frame/guide.tsx';
import { Notices } from '../features/frame/notices.tsx';
import { SavingProblem } from '../features/frame/saving-problem.tsx';
import { useAnnouncedChanges } from '../features/frame/use-announced-changes.ts';
import { SummaryStrip } from '../features/summary/summary-strip.tsx';
import { useMedia } from '../features/use-media.ts';
import { useCharacter } from '../state/sheet.ts';
import { showSheet, useViewStore } from '../state/view-store.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { ChapterView } from './chapter-view.tsx';
import { Dialogs } from './dialogs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { readyMade } from './ready-made.ts';
import { TopBar } from './top-bar.tsx';
import { usePrinting } from './use-printing.ts';
import { useShortcuts } from './use-shortcuts.ts';

const LiveSheet = lazy(async () => ({ default: (await import('../features/frame/live-sheet.tsx')).LiveSheet }));
const Welcome = lazy(async () => ({ default: (await import('../features/start/welcome.tsx')).Welcome }));

/** The frame: the bar, the summary, the chapters, the forms, and the sheet beside them where there is room for it. */
export function App() {
  const wide = useMedia('(width >= 1200px)');
  const printing = usePrinting();
  const sheetOpen = useViewStore((view) => view.sheetOpen);
  const welcome = useViewStore((view) => view.welcome);
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
          <SavingProblem onDownload={saveAsFile} />
          <Notices />
          {welcome && (
            <Suspense>
              <Welcome readyMade={readyMade} onOpenText={openText} onChooseFile={chooseFile} />
            </Suspense>
          )}
          {!welcome && <Guide onPrint={() => window.print()} />}
          <ChapterView />
        </main>
        {(wide || (printing && !sheetOpen)) && (
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
        <SidePanel title="Sheet" size="large" className="sheet-panel" onClose={() => showSheet(false)}>
          <ErrorBoundary name="The sheet">
            <Suspense>
              <LiveSheet />
            </Suspense>
          </ErrorBoundary>
        </SidePanel>
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
