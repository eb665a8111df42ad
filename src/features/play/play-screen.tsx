import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { shownName } from '../../character/character.ts';
import { restored } from '../../rules/combat/recovery.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { editPlay, redoPlay, undoPlay, usePlay, usePlayUndo } from '../../state/play/play-store.ts';
import { chooseDice, usePreferences } from '../../state/view/preferences.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMedia } from '../browser/use-media.ts';
import { AbilitiesNow } from '../fight/abilities-now.tsx';
import { ActionsNow } from '../fight/actions-now.tsx';
import { AttackDialog } from '../fight/attack-dialog.tsx';
import { AttacksNow } from '../fight/attacks-now.tsx';
import { BodyState } from '../fight/body-state.tsx';
import { Counters } from '../fight/counters.tsx';
import { DefensesNow } from '../fight/defenses-now.tsx';
import { DiceTray } from '../fight/dice-tray.tsx';
import { FightLog } from '../fight/fight-log.tsx';
import { FightUndo } from '../fight/fight-undo.tsx';
import { HazardsNow } from '../fight/hazards-now.tsx';
import { type InPlay, useInPlay } from '../fight/in-play.ts';
import { IncomingDrawer } from '../fight/incoming-drawer.tsx';
import { InPlayProvider } from '../fight/later.tsx';
import { ManeuverChooser } from '../fight/maneuver-chooser.tsx';
import { MovingParts, Place } from '../fight/moving-parts.tsx';
import { OfferedSheet } from '../fight/offered-sheet.tsx';
import { useOpenCharacter } from '../fight/open-character.ts';
import { PoolsNow } from '../fight/pools-now.tsx';
import { RestDialog } from '../fight/rest-dialog.tsx';
import { diceNames, forgetRoll } from '../fight/rolls.tsx';
import { RollsDue } from '../fight/rolls-due.tsx';
import { SpellsNow, SpellsOnYou } from '../fight/spells-now.tsx';
import { TargetDrawer } from '../fight/target-drawer.tsx';
import { Trackers } from '../fight/trackers.tsx';
import { useWakeLock } from '../fight/use-wake-lock.ts';
import { VitalsNow } from '../fight/vitals-now.tsx';
import { WoundForm } from '../fight/wound-form.tsx';
import { RollHost } from '../rolls/roll-host.tsx';
import { RollsCard } from '../rolls/rolls-card.tsx';
import { HealthStrip } from './health-strip.tsx';
import { LoadoutNow } from './loadout-now.tsx';
import '../fight/fight.css';
import './play.css';
import { addEarned, setCampaign } from '../../character/edit-character.ts';
import { formatMoney } from '../../engine/format.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The events of the open character. */
function PlayLog() {
  const log = usePlay((play) => play.log);
  return (
    <FightLog lines={log} max={60} empty="Rolls, wounds and turns are listed here.">
      {({ turn, text }) => ({
        content: (
          <>
            {turn > 0 && !text.endsWith(`Turn ${turn} begins.`) && (
              <span className="fight-log-turn">Turn {turn}: </span>
            )}
            {text}
          </>
        ),
      })}
    </FightLog>
  );
}

/** The name under which the numbers of the open character in play are explained. */
const playSheetName = 'play';

/** The open character at the table, over the whole window. */
export function PlayScreen({ onClose }: { onClose: () => void }) {
  const { inPlay: character, failed } = useOpenCharacter(playSheetName);
  const dice = usePreferences((preferences) => preferences.dice);
  const narrow = useMedia('(width < 768px)');
  const [attack, setAttack] = useState<string | null>(null);
  useEffect(forgetRoll, []);
  useWakeLock();
  const inPlay = useMemo(
    (): InPlay | null => character && { ...character, attack: ({ id }) => setAttack(id) },
    [character],
  );
  const name = useCharacter(({ character }) => shownName(character));
  return (
    <Dialog
      title={`Play: ${name}`}
      size="large"
      placement="screen"
      className="play"
      bodyClassName="play-body"
      onClose={onClose}
      footer={inPlay && (narrow ? <PhoneFooter hasDice={dice !== 'off'} /> : dice !== 'off' && <DiceTray />)}
    >
      {failed && <p>The rules of a fight could not be loaded. They need the network the first time.</p>}
      {inPlay && (
        <InPlayProvider inPlay={inPlay}>
          <OfferedSheet />
          <RollHost />
          <MovingParts parts={sharedParts}>{narrow ? <PhoneParts /> : <Columns />}</MovingParts>
        </InPlayProvider>
      )}
      {attack !== null && inPlay && (
        <AttackDialog
          attacker={inPlay}
          line={attack}
          defender={null}
          onApply={(label, changes, log) => editPlay(label, changes.attacker, ...log)}
          onClose={() => setAttack(null)}
        />
      )}
    </Dialog>
  );
}

/** What both layouts of the screen have. */
const sharedParts = [
  PoolsNow,
  RollsDue,
  BodyState,
  LoadoutNow,
  WoundForm,
  HazardsNow,
  SpellsOnYou,
  RollsCard,
  ManeuverChooser,
  Counters,
  SpellsNow,
  AttacksNow,
  ActionsNow,
  AbilitiesNow,
  TargetDrawer,
  DefensesNow,
  IncomingDrawer,
  PlayBar,
  Ledgers,
  PlayLog,
];

function Columns() {
  return (
    <div className="play-columns">
      <div className="play-column">
        <VitalsNow />
        <Trackers />
        <Place of={PoolsNow} />
        <Place of={RollsDue} />
        <Place of={BodyState} />
        <Place of={LoadoutNow} />
        <Place of={WoundForm} />
        <Place of={HazardsNow} />
        <Place of={SpellsOnYou} />
      </div>
      <div className="play-column">
        <Place of={ManeuverChooser} />
        <Place of={Counters} />
        <Place of={SpellsNow} />
        <Place of={AttacksNow} />
        <Place of={ActionsNow} />
        <Place of={AbilitiesNow} />
        <Place of={TargetDrawer} />
        <Place of={DefensesNow} />
        <Place of={IncomingDrawer} />
      </div>
      <div className="play-column">
        <Place of={PlayBar} />
        <Place of={RollsCard} />
        <Place of={Ledgers} />
        <Place of={PlayLog} />
      </div>
    </div>
  );
}

/** The parts of the screen on a phone, which the bar at the bottom goes to. */
const phoneParts = [
  { id: 'play-attacks', name: 'Attack' },
  { id: 'play-defenses', name: 'Defend' },
  { id: 'play-rolls', name: 'Rolls' },
  { id: 'play-turn', name: 'Turn' },
  { id: 'play-log', name: 'Log' },
] as const;

/** What is needed most comes first: state, attacks, defenses; the rest is a tap away. */
function PhoneParts() {
  return (
    <div className="play-column">
      <HealthStrip />
      <Place of={RollsDue} />
      <div id="play-attacks" className="play-part" tabIndex={-1}>
        <Place of={AttacksNow} />
        <Place of={SpellsNow} />
      </div>
      <div id="play-defenses" className="play-part" tabIndex={-1}>
        <Place of={DefensesNow} />
        <Place of={IncomingDrawer} />
      </div>
      <div id="play-rolls" className="play-part" tabIndex={-1}>
        <Place of={RollsCard} />
      </div>
      <div id="play-turn" className="play-part" tabIndex={-1}>
        <Place of={ManeuverChooser} />
        <Place of={Counters} />
        <Place of={TargetDrawer} />
        <Place of={ActionsNow} />
        <Place of={AbilitiesNow} />
        <Place of={PoolsNow} />
        <Place of={BodyState} />
        <Place of={LoadoutNow} />
        <Place of={WoundForm} />
        <Place of={HazardsNow} />
        <Place of={SpellsOnYou} />
      </div>
      <div id="play-log" className="play-part" tabIndex={-1}>
        <Place of={PlayBar} />
        <Place of={Ledgers} />
        <Place of={PlayLog} />
      </div>
    </div>
  );
}

/** Goes to a part of the screen: the focus too, so that the next control is that of the part. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Within reach of the thumb: the last roll with undo, and the parts of the screen. */
function PhoneFooter({ hasDice }: { hasDice: boolean }) {
  const steps = usePlayUndo();
  return (
    <div className="play-footer">
      <div className="play-footer-roll">
        {hasDice && <DiceTray />}
        <FightUndo steps={steps} onUndo={undoPlay} onRedo={redoPlay} />
      </div>
      <nav className="play-parts" aria-label="Parts of the play screen">
        {phoneParts.map(({ id, name }) => (
          <button key={id} type="button" className="play-part-button" onClick={() => goTo(id)}>
            {name}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Undo of play, rest, and who rolls. */
function PlayBar() {
  const narrow = useMedia('(width < 768px)');
  const steps = usePlayUndo();
  const dice = usePreferences((preferences) => preferences.dice);
  const inPlay = useInPlay();
  const [isResting, setResting] = useState(false);
  const restore = () => {
    editPlay('Everything restored', restored, 'Everything restored.');
    announce('Everything is as on the sheet. Undo reverts it.');
  };
  return (
    <div className="play-bar">
      {!narrow && <FightUndo steps={steps} onUndo={undoPlay} onRedo={redoPlay} />}
      <Button onClick={() => setResting(true)}>Rest…</Button>
      <Button onClick={restore}>Restore everything</Button>
      <Button onClick={() => openDialog('feats')}>Feats…</Button>
      <Button onClick={() => openDialog('odds')}>Odds…</Button>
      <SegmentedControl label="Dice" hideLabel value={dice} options={diceNames} onCommit={chooseDice} />
      {isResting && (
        <RestDialog who={inPlay} healers={[inPlay]} onApply={inPlay.edit} onClose={() => setResting(false)} />
      )}
    </div>
  );
}

/** Points earned and money found or spent, which are edits of the character with its own undo, not of the state of play. */
function Ledgers() {
  return (
    <section className="fight-part" aria-label="Points and money">
      <PointsEarned />
      <Money />
    </section>
  );
}

/** Writes to the log of the fight and announces. */
function record(sentence: string, left: string): void {
  editPlay(sentence, (play) => play, sentence);
  announce(`${sentence} ${left}`);
}

function PointsEarned() {
  const [points, setPoints] = useState(1);
  const [why, setWhy] = useState('');
  const add = () => {
    if (points === 0) return;
    const date = new Date().toISOString().slice(0, 10);
    editCharacter(`${formatPoints(points)} earned`, (character) => addEarned(character, { points, why, date }));
    record(
      `${formatPoints(points)} earned${why && `: ${why}`}.`,
      `${formatPoints(currentSheet().worksheet.number('points.left'))} left to spend.`,
    );
    setWhy('');
  };
  return (
    <LedgerForm summary="Points earned…" button="Add points" onSubmit={add}>
      <NumberField label="Points" value={points} whileTyping onCommit={setPoints} />
      <TextField label="For what" value={why} onCommit={setWhy} />
    </LedgerForm>
  );
}

const directions = [
  { value: 'spent', label: 'Spent' },
  { value: 'found', label: 'Found' },
] as const;
type Direction = (typeof directions)[number]['value'];

function Money() {
  const start = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  const [dollars, setDollars] = useState(0);
  const [direction, setDirection] = useState<Direction>('spent');
  const [why, setWhy] = useState('');
  const add = () => {
    if (dollars <= 0 || typeof start !== 'number') return;
    const amount = formatMoney(dollars);
    const money = start + (direction === 'found' ? dollars : -dollars);
    editCharacter(`${amount} ${direction}`, (character) => setCampaign(character, 'money', money));
    const left = currentSheet().worksheet.find('money.left')?.value;
    record(
      `${amount} ${direction}${why && `: ${why}`}.`,
      typeof left === 'number' ? `${left < 0 ? '−' : ''}${formatMoney(Math.abs(left))} left.` : '',
    );
    setDollars(0);
    setWhy('');
  };
  if (typeof start !== 'number') return null; // no limit: there is nothing to count
  return (
    <LedgerForm summary="Money…" button={direction === 'found' ? 'Add money' : 'Take money'} onSubmit={add}>
      <SegmentedControl label="Money was" value={direction} options={directions} onCommit={setDirection} />
      <NumberField label="Amount" unit="$" value={dollars} min={0} whileTyping onCommit={setDollars} />
      <TextField label="For what" value={why} onCommit={setWhy} />
    </LedgerForm>
  );
}

interface LedgerFormProps {
  summary: string;
  button: string;
  onSubmit: () => void;
  children: ReactNode;
}

function LedgerForm({ summary, button, onSubmit, children }: LedgerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Disclosure summary={summary}>
      <form onSubmit={submit}>
        <div className="fight-fields">
          {children}
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </Disclosure>
  );
}
