import { lazy, Suspense } from 'react';
import { ErrorBoundary, ScreenPart } from '../features/failure/error-boundary.tsx';
import { openFiles, openText } from '../features/file/open-text.ts';
import { OutsideFiles, openPasted } from '../features/file/outside-files.tsx';
import { Notices } from '../features/notices/notices.tsx';
import { ContinueList } from '../features/start/continue-list.tsx';
import * as start from '../features/start/start-actions.ts';
import type { StartActions } from '../features/start/start-page.tsx';
import { useCharacterStore } from '../state/character/character-store.ts';
import { useFirstFight } from '../state/encounter/first-fight.ts';
import { setSaving, useSavingStore } from '../state/saving/saving-store.ts';
import { idle } from '../state/view/idle.ts';
import { followAppearance } from '../state/view/preferences.ts';
import {
  isOnStartPage,
  offerFirstFight,
  offerStatBlock,
  offerTemplates,
  openDialog,
  showStartPage,
  useViewStore,
} from '../state/view/view-store.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { App } from './app.tsx';
import { followAddress, isAddressed } from './routes.ts';
import { LazyDialogs, loadFirstScreens, loadOtherScreens } from './screens.ts';
import { UnsavedEncounter } from './unsaved-encounter.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { followChanges, loadNotedRuleset } from './visit-notes.ts';
import './app.css';
import { loadRuleset } from '../rules/rulesets.ts';
import { restoreLast } from '../state/saving/restore-last.ts';
import type { RestoreOutcome } from '../state/saving/restore-outcome.ts';
import { startAutosave, storeNow } from '../state/saving/saver.ts';
import { dismissInformation } from '../state/view/notices.ts';

/** `src/app/visit.js` reads it before the page is drawn. */
const key = 'pointwright visited';

/** Remembers that a character has been chosen in this browser, so that the next visit does not begin with the start page. */
function markVisited(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // If nothing can be stored, every visit is a first one.
  }
}

/** Opens the character that was open last, or leaves the start page on a first visit, and starts autosave. */
async function startUp(): Promise<void> {
  const restored = await restoreLast();
  // The ruleset of a blank character; an opened one has loaded its own already.
  await loadRuleset(useCharacterStore.getState().saved.ruleset).catch(console.error);
  startAutosave();
  useCharacterStore.subscribe((now, before) => {
    if (now.opened === before.opened && now.saved !== before.saved) dismissInformation();
  });
  useViewStore.subscribe((now, before) => {
    if (now.chapter === before.chapter) return;
    // The player has moved on: news and the startPage screen must not be in the way.
    dismissInformation();
    if (now.startPage) showStartPage(false);
  });
  const first = nothingToShow(restored);
  useViewStore.subscribe(({ startPage }, before) => {
    if (before.startPage && !startPage) markVisited();
  });
  if (!first && !isAddressed('startPage')) showStartPage(false);
  if (!first) markVisited();
  if (restored.kind === 'not-loaded') return;
  if (restored.kind === 'problem') setSaving({ state: 'failed', problem: restored.problem });
  if (restored.kind === 'nothing' && restored.instead) await storeNow();
  if ('instead' in restored || (restored.kind === 'character' && restored.report.length > 0)) {
    (await import('./notify-restore-outcome.ts')).notifyRestoreOutcome(restored);
  }
}

/** True if there is no character yet; if nothing can be stored, every visit is a first visit. */
function nothingToShow(restored: RestoreOutcome): boolean {
  if (useCharacterStore.getState().opened > 0) return false;
  if (restored.kind === 'problem') return ['storage-blocked', 'storage-silent'].includes(restored.problem.code);
  return restored.kind === 'nothing' && !restored.instead;
}

/** Opens the last character, or leaves the start page where it is; the screens of the first render are loaded meanwhile. */
export async function prepareProgram(): Promise<void> {
  followAddress();
  followAppearance();
  const settled = await Promise.allSettled([startUp(), loadFirstScreens(useViewStore.getState()), loadNotedRuleset()]);
  for (const result of settled) if (result.status === 'rejected') console.error(result.reason);
  followChanges();
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

/** The sheet that the start page shows: nobody waits for it, and where it cannot be loaded its place stays empty. */
export const SampleSheet = lazy(async () => {
  await idle();
  try {
    return { default: (await import('./sample-sheet.tsx')).SampleSheet };
  } catch {
    return { default: () => null };
  }
});

const leaveStartPage = () => showStartPage(false);

/** Opens a blank character with a template over it, or with the list of all. */
async function startTemplate(rulesetId: string, template = ''): Promise<void> {
  if (!(await start.startBlank(rulesetId))) return;
  leaveStartPage();
  offerTemplates(template);
}

/** Begins a first fight for someone who has neither a character nor begun one; returns false for others, and if it cannot begin. */
async function beginForNewcomer(rulesetId: string): Promise<boolean> {
  if (lastRuleset() !== undefined || useFirstFight.getState().fight !== null) return false;
  const [{ beginUsualFirstFight }, { readyMade }] = await Promise.all([
    import('../features/encounter/first-fight/first-fight-dialog.tsx'),
    import('./ready-made.ts'),
  ]);
  return beginUsualFirstFight(rulesetId, readyMade);
}

/** The actions of the start page once the program is loaded. */
export const startActions: StartActions = {
  startBlank: async (rulesetId) => void ((await start.startBlank(rulesetId)) && leaveStartPage()),
  startRandom: async (rulesetId) => void ((await start.startRandom(rulesetId)) && leaveStartPage()),
  startFrom: async (choice) => {
    if (choice.way === 'ready-made')
      return void (await openText(await choice.card.load(), 'the ready-made characters'));
    if (choice.way !== 'hero') return startTemplate(choice.ruleset, choice.id);
    if (!(await start.startHero(choice.ruleset, choice.kind))) return;
    leaveStartPage();
    if (choice.race !== undefined) offerTemplates(choice.race);
  },
  startTemplate: (rulesetId) => startTemplate(rulesetId),
  pasteStatBlock: async () => offerStatBlock(),
  openFiles,
  openPasted: (text) => openPasted(text, 'the pasted text'),
  openEncounters: async () => openDialog('encounters'),
  openFirstFight: async (rulesetId) => {
    if (!(await beginForNewcomer(rulesetId))) offerFirstFight(rulesetId);
  },
};

/** Returns the ruleset of the character that is or was open last; undefined before there was one. */
export function lastRuleset(): string | undefined {
  const { opened, saved } = useCharacterStore.getState();
  return opened > 0 ? saved.ruleset : undefined;
}

/** The start page's offers to continue. */
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

/**
 * The frame around the open character; on the start page only the parts that may be needed there: notices, dialogs,
 * dropped files.
 */
export function Program() {
  const onStartPage = useViewStore(isOnStartPage);
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
