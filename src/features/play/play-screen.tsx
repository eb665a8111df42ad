import { useEffect, useMemo, useState } from 'react';
import { atRest } from '../../character/play.ts';
import { unnamed } from '../../character/unnamed.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { ensureFightRules, useCombatSheet } from '../../state/play/combat-sheet.ts';
import { editPlay, redoPlay, undoPlay, usePlay, usePlayUndo } from '../../state/play/play-store.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AttacksNow } from '../fight/attacks-now.tsx';
import { BodyState } from '../fight/body-state.tsx';
import { Counters } from '../fight/counters.tsx';
import { DefensesNow } from '../fight/defenses-now.tsx';
import { chooseDice, diceNames, usePlayOptions } from '../fight/dice-choice.ts';
import { DiceTray } from '../fight/dice-tray.tsx';
import { type InPlay, InPlayContext } from '../fight/in-play.ts';
import { IncomingDrawer } from '../fight/incoming-drawer.tsx';
import { forgetRoll } from '../fight/last-roll.ts';
import { ManeuverChooser } from '../fight/maneuver-chooser.tsx';
import { RollsDue } from '../fight/rolls-due.tsx';
import { SpellsOn } from '../fight/spells-on.tsx';
import { TargetDrawer } from '../fight/target-drawer.tsx';
import { Trackers } from '../fight/trackers.tsx';
import { useWakeLock } from '../fight/use-wake-lock.ts';
import { VitalsNow } from '../fight/vitals-now.tsx';
import { WoundForm } from '../fight/wound-form.tsx';
import { Ledgers } from './ledgers.tsx';
import { PlayAttack } from './play-attack.tsx';
import { PlayLog } from './play-log.tsx';
import '../fight/fight.css';
import './play.css';

/** The name under which the numbers of the open character in play are explained. */
const playSheetName = 'play';

/** Sentences for the log are announced as well. */
const editAndAnnounce: InPlay['edit'] = (label, change, ...log) => {
  editPlay(label, change, ...log);
  if (log.length > 0) announce(log.join(' '));
};

/** The open character at the table, over the whole window. */
export function PlayScreen({ onClose }: { onClose: () => void }) {
  const name = useCharacter(({ character }) => character.name) || unnamed;
  const sheet = useSheet((derived) => derived);
  const combat = useCombatSheet();
  const dice = usePlayOptions((options) => options.dice);
  const play = usePlay((now) => now);
  const [rules, setRules] = useState<FightRules | null>(null);
  const [attacks, setAttacks] = useState<FightingLine | null>(null);
  const [failed, setFailed] = useState(false);
  const { ruleset } = sheet;
  useEffect(() => {
    ensureFightRules(ruleset).then(
      (loaded) => {
        setRules(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [ruleset]);
  useEffect(() => {
    offerSheet(playSheetName, combat && { ...sheet, worksheet: combat.worksheet });
  }, [sheet, combat]);
  useEffect(() => () => offerSheet(playSheetName, null), []);
  useEffect(forgetRoll, []);
  useWakeLock();
  const inPlay = useMemo(
    (): InPlay | null =>
      combat && { sheet, combat, play, edit: editAndAnnounce, sheetName: playSheetName, attack: setAttacks },
    [sheet, combat, play],
  );
  return (
    <Dialog
      title={`Play: ${name}`}
      size="large"
      className="play"
      onClose={onClose}
      footer={combat && dice !== 'off' && <DiceTray />}
    >
      {failed && !combat && <p>The rules of a fight could not be loaded. They need the network the first time.</p>}
      {inPlay && (
        <InPlayContext value={inPlay}>
          <div className="play-columns">
            <div className="play-column">
              <VitalsNow />
              <Trackers />
              <RollsDue />
              <BodyState />
              <WoundForm />
              <SpellsOn />
            </div>
            <div className="play-column">
              <ManeuverChooser />
              <Counters />
              <AttacksNow />
              <TargetDrawer />
              <DefensesNow />
              <IncomingDrawer />
            </div>
            <div className="play-column">
              <PlayBar />
              <Ledgers />
              <PlayLog />
            </div>
          </div>
        </InPlayContext>
      )}
      {attacks && rules && (
        <PlayAttack name={name} sheet={sheet} rules={rules} line={attacks} onClose={() => setAttacks(null)} />
      )}
    </Dialog>
  );
}

/** Undo of play, rest, and who rolls. */
function PlayBar() {
  const steps = usePlayUndo();
  const dice = usePlayOptions((options) => options.dice);
  const rest = () => {
    editPlay('Rested', ({ charges }) => ({ ...atRest, charges }));
    announce('Rested: hits, fatigue and everything else are as on the sheet. Undo reverts it.');
  };
  return (
    <div className="play-bar">
      <IconButton
        icon="undo"
        label={steps.undo ? `Undo: ${steps.undo}` : 'Undo'}
        disabled={steps.undo === null}
        onClick={() => announce(`Undone: ${undoPlay() ?? 'nothing'}`)}
      />
      <IconButton
        icon="redo"
        label={steps.redo ? `Redo: ${steps.redo}` : 'Redo'}
        disabled={steps.redo === null}
        onClick={() => announce(`Redone: ${redoPlay() ?? 'nothing'}`)}
      />
      <Button onClick={rest}>Rested</Button>
      <Button onClick={() => openDialog('feats')}>Feats…</Button>
      <Button onClick={() => openDialog('odds')}>Odds…</Button>
      <SegmentedControl label="Dice" hideLabel value={dice} options={diceNames} onCommit={chooseDice} />
    </div>
  );
}
