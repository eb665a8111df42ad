import { lazy, useState } from 'react';
import { download, saveAsFile } from '../features/browser/download.ts';
import { ScreenPart } from '../features/failure/error-boundary.tsx';
import { PickAnything } from '../features/pick/pick-anything.tsx';
import { closeExplanations, isExplaining } from '../state/view/explanations.ts';
import { closeRoll, useAskedRoll } from '../state/view/rolling.ts';
import { openDialog, showEncounter, showLibrary, showPlay, useViewStore } from '../state/view/view-store.ts';
import { announce } from '../ui/announce.ts';
import { listCommands } from './commands.ts';
import { printedSheet } from './printed-sheet.ts';
import { leaveShared } from './routes.ts';

const AboutDialog = lazy(async () => ({ default: (await import('../features/about/about-dialog.tsx')).AboutDialog }));
const AppearanceDialog = lazy(async () => ({
  default: (await import('../features/appearance/appearance-dialog.tsx')).AppearanceDialog,
}));
const FindingsPanel = lazy(async () => ({
  default: (await import('../features/findings/findings-panel.tsx')).FindingsPanel,
}));
const FileReportDialog = lazy(async () => ({
  default: (await import('../features/file/file-report-dialog.tsx')).FileReportDialog,
}));
const GcsReportDialog = lazy(async () => ({
  default: (await import('../features/gcs-report/gcs-report-dialog.tsx')).GcsReportDialog,
}));
const GlossaryDialog = lazy(async () => ({
  default: (await import('../features/glossary/glossary-dialog.tsx')).GlossaryDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await import('../features/history/history-dialog.tsx')).HistoryDialog,
}));
const KeyboardDialog = lazy(async () => ({
  default: (await import('../features/keyboard/keyboard-dialog.tsx')).KeyboardDialog,
}));
const LibraryScreen = lazy(async () => ({
  default: (await import('../features/library/library-screen.tsx')).LibraryScreen,
}));
const IncomingDialog = lazy(async () => ({
  default: (await import('../features/library/incoming-dialog.tsx')).IncomingDialog,
}));
const MyEntriesDialog = lazy(async () => ({
  default: (await import('../features/my-entries/my-entries-dialog.tsx')).MyEntriesDialog,
}));
const EncountersDialog = lazy(async () => ({
  default: (await import('../features/library/encounters-dialog.tsx')).EncountersDialog,
}));
const FirstFightDialog = lazy(async () => ({
  default: (await import('../features/encounter/first-fight/first-fight-dialog.tsx')).FirstFightDialog,
}));
const StatBlockDialog = lazy(async () => ({
  default: (await import('../features/stat-block/stat-block-dialog.tsx')).StatBlockDialog,
}));
const TemplatesDialog = lazy(async () => ({
  default: (await import('../features/templates/templates-dialog.tsx')).TemplatesDialog,
}));
const CompareDialog = lazy(async () => ({
  default: (await import('../features/compare/compare-dialog.tsx')).CompareDialog,
}));
const VersionsPanel = lazy(async () => ({
  default: (await import('../features/versions/versions-panel.tsx')).VersionsPanel,
}));
const FeatsDialog = lazy(async () => ({ default: (await import('../features/feats/feats-dialog.tsx')).FeatsDialog }));
const DuelDialog = lazy(async () => ({ default: (await import('../features/duel/duel-dialog.tsx')).DuelDialog }));
const OddsDialog = lazy(async () => ({ default: (await import('../features/odds/odds-dialog.tsx')).OddsDialog }));
const SheetRoll = lazy(async () => ({ default: (await import('../features/rolls/roll-host.tsx')).SheetRoll }));
const OutputsDialog = lazy(async () => ({
  default: (await import('../features/outputs/outputs-dialog.tsx')).OutputsDialog,
}));
/** With the pages themselves, which must be there when the browser prints. */
const PrintDialog = lazy(async () => {
  const [{ PrintDialog }] = await Promise.all([import('../features/print/print-dialog.tsx'), printedSheet.load()]);
  return { default: PrintDialog };
});
const PlayScreen = lazy(async () => ({ default: (await import('../features/play/play-screen.tsx')).PlayScreen }));
const EncounterScreen = lazy(async () => ({
  default: (await import('../features/encounter/encounter-screen.tsx')).EncounterScreen,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../features/share/share-dialog.tsx')).ShareDialog }));
const SharedView = lazy(async () => ({ default: (await import('../features/share/shared-view.tsx')).SharedView }));
const Explanations = lazy(async () => ({
  default: (await import('../features/explain/explanations.tsx')).Explanations,
}));

const close = () => openDialog(null);
const closeLibrary = () => showLibrary(false);
const closePlay = () => showPlay(false);
const closeEncounterScreen = () => showEncounter(false);
/** The characters that come with the program. */
const loadReadyMade = async () => (await import('./ready-made.ts')).readyMade;
/** The dialog covers the notice, so the result is announced as well. */
const saveAndAnnounce = () => announce(`Saved as ${saveAsFile()}`);

/** The commands are those of the character at the time when the search opens. */
function PickAnythingHere() {
  const [commands] = useState(listCommands);
  return <PickAnything commands={commands} onClose={close} />;
}

/** The open dialog, and above it the explanation of a number. Each is loaded on first use. */
export function Dialogs() {
  const dialog = useViewStore((view) => view.dialog);
  const shared = useViewStore((view) => view.shared);
  const library = useViewStore((view) => view.library);
  const play = useViewStore((view) => view.play);
  const encounter = useViewStore((view) => view.encounter);
  const explaining = useViewStore(isExplaining);
  const rolling = useAskedRoll();
  return (
    <>
      <ScreenPart name="The shared character" resetBy={shared} onClose={leaveShared}>
        {shared !== null && <SharedView key={shared} payload={shared} onDownload={download} onClose={leaveShared} />}
      </ScreenPart>
      <ScreenPart name="The list of characters" resetBy={library} onClose={closeLibrary}>
        {library && <LibraryScreen onClose={closeLibrary} />}
      </ScreenPart>
      <ScreenPart name="The play screen" resetBy={play} onClose={closePlay}>
        {play && <PlayScreen onClose={closePlay} />}
      </ScreenPart>
      <ScreenPart name="The encounter" resetBy={encounter} onClose={closeEncounterScreen}>
        {encounter && <EncounterScreen loadReadyMade={loadReadyMade} onClose={closeEncounterScreen} />}
      </ScreenPart>
      <ScreenPart name="The roll" resetBy={rolling} onClose={closeRoll}>
        {rolling !== null && <SheetRoll />}
      </ScreenPart>
      <ScreenPart name="This dialog" resetBy={dialog} onClose={close}>
        {dialog === 'pick' && <PickAnythingHere />}
        {dialog === 'compare' && <CompareDialog onClose={close} />}
        {dialog === 'feats' && <FeatsDialog onClose={close} />}
        {dialog === 'duel' && <DuelDialog loadReadyMade={loadReadyMade} onClose={close} />}
        {dialog === 'odds' && <OddsDialog onClose={close} />}
        {dialog === 'versions' && <VersionsPanel onDownload={download} onClose={close} />}
        {dialog === 'library-in' && <IncomingDialog onClose={close} />}
        {dialog === 'my-entries' && <MyEntriesDialog onDownload={download} onClose={close} />}
        {dialog === 'encounters' && <EncountersDialog onClose={close} />}
        {dialog === 'first-fight' && <FirstFightDialog loadReadyMade={loadReadyMade} onClose={close} />}
        {dialog === 'stat-block' && <StatBlockDialog onClose={close} />}
        {dialog === 'templates' && <TemplatesDialog onClose={close} />}
        {dialog === 'about' && <AboutDialog onClose={close} />}
        {dialog === 'appearance' && <AppearanceDialog onClose={close} />}
        {dialog === 'findings' && <FindingsPanel onClose={close} />}
        {dialog === 'open-file' && <FileReportDialog onClose={close} />}
        {dialog === 'gcs-report' && <GcsReportDialog onClose={close} />}
        {dialog === 'glossary' && <GlossaryDialog onClose={close} />}
        {dialog === 'history' && <HistoryDialog onClose={close} />}
        {dialog === 'keyboard' && <KeyboardDialog onClose={close} />}
        {(dialog === 'print' || dialog === 'pdf') && (
          <PrintDialog action={dialog} onDownload={download} onClose={close} />
        )}
        {dialog === 'share' && <ShareDialog onSaveFile={saveAndAnnounce} onClose={close} />}
        {dialog === 'outputs' && <OutputsDialog onDownload={download} onClose={close} />}
      </ScreenPart>
      <ScreenPart name="The explanation" resetBy={explaining} onClose={closeExplanations}>
        {explaining && <Explanations />}
      </ScreenPart>
    </>
  );
}
