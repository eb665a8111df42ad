import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary, ScreenPart } from '../features/failure/error-boundary.tsx';
import { openFiles, openText } from '../features/file/open-text.ts';
import { OutsideFiles, openPasted } from '../features/file/outside-files.tsx';
import { Notices } from '../features/notices/notices.tsx';
import { ContinueList } from '../features/start/continue-list.tsx';
import * as start from '../features/start/start-actions.ts';
import type { StartActions } from '../features/start/start-ways.tsx';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { idle } from '../state/view/idle.ts';
import { followAppearance } from '../state/view/preferences.ts';
import { isOnStartPage, offerStatBlock, openDialog, showStartPage, useViewStore } from '../state/view/view-store.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { App } from './app.tsx';
import { followAddress } from './routes.ts';
import { LazyDialogs, loadFirstScreens, loadOtherScreens } from './screens.ts';
import { startUp } from './start-up.ts';
import { UnsavedEncounter } from './unsaved-encounter.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import './app.css';

/** Opens the last character, or leaves the start page where it is; the screens of the first render are loaded meanwhile. */
export async function prepareProgram(): Promise<void> {
  followAddress();
  followAppearance();
  const settled = await Promise.allSettled([startUp(), loadFirstScreens(useViewStore.getState())]);
  for (const result of settled) if (result.status === 'rejected') console.error(result.reason);
  loadOtherScreens();
  import('./after-start.ts').then(({ runAfterFirstRender }) => runAfterFirstRender()).catch(console.error);
}

/** Loaded only after a failure, with the sentences about all of them. */
const NothingSaved = lazy(async () => ({
  default: (await import('../features/start/nothing-saved.tsx')).NothingSaved,
}));

/** Most visits have no encounter, and must not wait for this. */
const RecentEncounters = lazy(async () => {
  await idle();
  return { default: (await import('../features/start/recent-encounters.tsx')).RecentEncounters };
});

const leaveStartPage = () => showStartPage(false);

/** What the start page does once the program is loaded. */
export const startActions: StartActions = {
  startBlank: async (rulesetId) => void ((await start.startBlank(rulesetId)) && leaveStartPage()),
  startRandom: async (rulesetId) => void ((await start.startRandom(rulesetId)) && leaveStartPage()),
  startHero: async (rulesetId, kind) => void ((await start.startHero(rulesetId, kind)) && leaveStartPage()),
  startTemplate: async (rulesetId) => {
    if (!(await start.startBlank(rulesetId))) return;
    leaveStartPage();
    openDialog('templates');
  },
  pasteStatBlock: async () => offerStatBlock(),
  openReadyMade: async ({ load }) => void (await openText(await load(), 'the ready-made characters')),
  openFiles,
  openPasted: (text) => openPasted(text, 'the pasted text'),
  openEncounters: async () => openDialog('encounters'),
};

/** Returns the ruleset of the open character. */
export const openRuleset = (): string => useCharacterStore.getState().saved.ruleset;

/** What the start page offers to continue with. */
export const Continuing = () => (
  <>
    <ScreenPart name="The stored characters">
      <ContinueList onDone={leaveStartPage} />
    </ScreenPart>
    <ScreenPart name="The stored encounters">
      <Suspense>
        <RecentEncounters />
      </Suspense>
    </ScreenPart>
  </>
);

/** The frame around the open character; on the start page only what may be needed there: notices, dialogs, dropped files. */
export function Program() {
  const onStartPage = useViewStore(isOnStartPage);
  const startPage = useViewStore((view) => view.startPage);
  const wasOnStartPage = useRef(startPage);
  useEffect(() => {
    // What was chosen on the start page had the focus, and is gone.
    if (wasOnStartPage.current && !startPage) {
      document.getElementById('main')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    } else if (!wasOnStartPage.current && startPage) {
      document.getElementById('start')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    wasOnStartPage.current = startPage;
  }, [startPage]);
  return <ErrorBoundary name="Pointwright">{onStartPage ? <StartPageParts /> : <App />}</ErrorBoundary>;
}

function StartPageParts() {
  const dialog = useViewStore((view) => view.dialog);
  const saving = useSavingStore((all) => all.character);
  useShortcuts();
  return (
    <div className="start-page-parts">
      <ScreenPart name="Why nothing can be saved">
        {saving.state === 'failed' && <NothingSaved />}
        <UnsavedEncounter />
      </ScreenPart>
      <ScreenPart name="What there is to say">
        <Notices />
      </ScreenPart>
      <ScreenPart name="This dialog" resetBy={dialog} onClose={() => openDialog(null)}>
        {dialog !== null && <LazyDialogs />}
      </ScreenPart>
      <OutsideFiles />
      <LiveRegion />
    </div>
  );
}
