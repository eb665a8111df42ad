import { useEffect, useState } from 'react';
import { unnamedEncounter } from '../../character/encounter.ts';
import { useEncounter, useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { reopenEncounter } from '../../state/encounter/open-encounter.ts';
import { useEncounterSaving } from '../../state/saving/saving-store.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { newestNotice } from '../../state/view/notice-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../browser/use-media.ts';
import { useWakeLock } from '../fight/use-wake-lock.ts';
import { Notices } from '../notices/notices.tsx';
import { SavingState } from '../notices/saving-state.tsx';
import { AddFighters } from './add-fighters.tsx';
import { EncounterAttack } from './encounter-attack.tsx';
import { EncounterColumns } from './encounter-columns.tsx';
import { EncounterNotSaved } from './encounter-not-saved.tsx';
import { EncounterStart } from './encounter-start.tsx';
import { resetEncounterView, showEncounterDialog, useEncounterView } from './encounter-view.ts';
import type { ReadyFighter } from './ready-fighter.ts';
import { rowSheetName } from './row-figure.tsx';
import { TurnBar } from './turn-bar.tsx';
import '../fight/fight.css';
import './encounter.css';

interface EncounterScreenProps {
  /** Loads the list of characters that come with the program. */
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

/** Several characters in a fight, over the whole window: a list in the order of turns, one fighter with all numbers, and the log. */
export function EncounterScreen({ loadReadyMade, onClose }: EncounterScreenProps) {
  const opened = useEncounterStore((state) => state.opened);
  const isOpen = useEncounterStore(({ encounter }) => encounter !== null);
  const name = useEncounter((encounter) => encounter.name || unnamedEncounter);
  const dialog = useEncounterView((view) => view.dialog);
  const notSaved = useEncounterSaving(({ state }) => state === 'failed');
  const narrow = useMedia('(width < 768px)');
  // Earlier notices are not of the encounter.
  const [lastNoticeBefore] = useState(newestNotice);
  const [isRead, setRead] = useState(isOpen);
  useEffect(() => {
    const done = () => setRead(true);
    reopenEncounter().then(done, done);
  }, []);
  useEffect(() => {
    resetEncounterView(opened);
  }, [opened]);
  useEffect(() => () => offerSheet(rowSheetName, null), []);
  useWakeLock();
  return (
    <Dialog
      title={name === null ? 'Encounters' : `Encounter: ${name}`}
      size="large"
      className="encounter"
      status={isOpen && <SavingState useSaving={useEncounterSaving} />}
      footer={isOpen && <TurnBar />}
      onClose={onClose}
    >
      {notSaved && <EncounterNotSaved />}
      <Notices after={lastNoticeBefore} />
      {isOpen && <EncounterColumns narrow={narrow} />}
      {!isOpen && isRead && <EncounterStart />}
      {dialog === 'add' && <AddFighters loadReadyMade={loadReadyMade} onClose={() => showEncounterDialog(null)} />}
      <EncounterAttack />
    </Dialog>
  );
}
