import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { unnamedEncounter } from '../../character/encounter.ts';
import { changeFighterPlay, fighterName } from '../../character/encounter-edits.ts';
import type { ExchangeNow } from '../../rules/combat/exchange/exchange-request.ts';
import {
  currentEncounter,
  editEncounter,
  redoEncounter,
  undoEncounter,
  useEncounter,
  useEncounterStore,
  useEncounterUndo,
} from '../../state/encounter/encounter-store.ts';
import { useOpenFirstFight } from '../../state/encounter/first-fight.ts';
import { createEncounter, reopenEncounter } from '../../state/encounter/open-encounter.ts';
import { printEncounter } from '../../state/encounter/print-encounter.ts';
import type { ReadyFighter } from '../../state/encounter/ready-fighters.ts';
import { useSavingStore } from '../../state/saving/saving-store.ts';
import { offerSheet } from '../../state/view/explanations.ts';
import { newestNotice, notify } from '../../state/view/notices.ts';
import { chooseDice, usePreferences } from '../../state/view/preferences.ts';
import type { FighterAttack } from '../../state/view/view-state.ts';
import { openDialog, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shownPlayer } from '../browser/this-window.ts';
import { useMedia } from '../browser/use-media.ts';
import { type Attack, type AttackChanges, AttackDialog } from '../fight/attack-dialog.tsx';
import { FightLog } from '../fight/fight-log.tsx';
import { MovingParts, Place } from '../fight/moving-parts.tsx';
import { useWakeLock } from '../fight/use-wake-lock.ts';
import { Notices } from '../notices/notices.tsx';
import { SavingState } from '../notices/saving-state.tsx';
import { AddFighters } from './add-fighters.tsx';
import { Board } from './board.tsx';
import { EncounterNotSaved, saveEncounterAsFile } from './encounter-not-saved.tsx';
import {
  beginAttack,
  closeFighter,
  focusAddFighters,
  resetEncounterView,
  showEncounterDialog,
  showEncounterPart,
  showFighter,
} from './encounter-view.ts';
import { copyFightText, saveFightText } from './fight-text.ts';
import { rowSheetName, sideOf, useFighter } from './fighter-head.tsx';
import { PlayerView } from './player-view.tsx';
import '../fight/fight.css';
import './encounter.css';
import { linkToEncounter, renameEncounter } from '../../state/encounter/encounter-actions.ts';
import { updateCharacters } from '../../state/encounter/update-characters.ts';
import { describeEncounterProblem } from '../../state/saving/saving-reason.ts';
import { Menu } from '../../ui/menu.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { RenameField } from '../fields/rename-field.tsx';
import { FightUndo } from '../fight/fight-undo.tsx';
import { diceNames } from '../fight/rolls.tsx';
import { FighterList, FighterPanel, useShownFighter } from './fighter-list.tsx';
import { describeRound, endTurn, endWholeFight } from './next-turn.ts';

/** Loaded when somebody asks. */
const OutlookDialog = lazy(async () => ({ default: (await import('./outlook-dialog.tsx')).OutlookDialog }));

/** Loaded by newcomers alone. */
const loadGuide = () => import('./first-fight/first-fight-guide.tsx');
const FirstFightGuide = lazy(async () => ({ default: (await loadGuide()).FirstFightGuide }));
const FirstFightExchange = lazy(async () => ({ default: (await loadGuide()).FirstFightExchange }));

const useNarrowWindow = (): boolean => useMedia('(width < 768px)');

/** Shown while no encounter is open: a new one, or one of those that are stored. */
function EncounterStart() {
  return (
    <EmptyState
      title="No encounter is open."
      actions={
        <>
          <Button
            variant="primary"
            icon="plus"
            data-autofocus
            onClick={() => void createEncounter('').then(focusAddFighters)}
          >
            New encounter
          </Button>
          <Button onClick={() => openDialog('encounters')}>All encounters…</Button>
        </>
      }
    >
      An encounter is a fight of several: the party and its foes in the order of their turns, each with hits, conditions
      and defenses, one attacking another.
    </EmptyState>
  );
}

const close = () => beginAttack(null);

/** The attack that is being made by a fighter on another. */
function EncounterAttack() {
  const attack = useViewStore((view) => view.encounterView.attack);
  const begun = useMemo(() => attack && sidesOf(attack), [attack]);
  const isFirstFight = useOpenFirstFight() !== null;
  if (!attack || !begun) return null;
  const apply = (label: string, changes: AttackChanges, log: readonly string[]) => {
    editEncounter(
      label,
      (encounter) =>
        [
          { key: attack.attacker, change: changes.attacker },
          { key: attack.defender, change: changes.defender },
          ...changes.others,
        ].reduce((changed, { key, change }) => changeFighterPlay(changed, key, change), encounter),
      // Its sentences name nobody in part: those of an attack by or on somebody hidden are for the game master.
      ...([attack.attacker, attack.defender, ...changes.others.map(({ key }) => key)].some(isHidden)
        ? log.map((secret) => ({ secret }))
        : log),
    );
  };
  const names = { attacker: begun.attacker.name, defender: begun.defender?.name ?? 'the target' };
  const guide = isFirstFight
    ? (now: ExchangeNow) => (
        <Suspense>
          <FirstFightExchange now={now} {...names} />
        </Suspense>
      )
    : undefined;
  return <AttackDialog {...begun} guide={guide} onApply={apply} onClose={close} />;
}

const isHidden = (key: string): boolean =>
  currentEncounter()?.fighters.some((fighter) => fighter.key === key && fighter.hidden) ?? false;

function sidesOf({ attacker: key, defender, line }: FighterAttack): Attack | null {
  const attacker = sideOf(key);
  return attacker && { attacker, line, defender: sideOf(defender), bystanders: bystandersOf(key, defender) };
}

/** Whom an attack may hit by chance: all who are still there, alive or unconscious; friends are on the defender’s side. */
function bystandersOf(attacker: string, defender: string): NonNullable<Attack['bystanders']> {
  const { fighters = [] } = currentEncounter() ?? {};
  const friends = fighters.find(({ key }) => key === defender)?.side ?? '';
  return fighters
    .filter(({ out, key }) => out === '' && key !== attacker && key !== defender)
    .flatMap(({ key, side: of }) => {
      const side = sideOf(key);
      const isThere = side && !side.play.state.conditions.includes('dead');
      return isThere ? [{ key, side, isFriend: of !== '' && of === friends }] : [];
    });
}

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
  const dialog = useViewStore((view) => view.encounterView.dialog);
  const notSaved = useSavingStore(({ encounter }) => encounter.state === 'failed');
  const narrow = useNarrowWindow();
  const [player] = useState(shownPlayer);
  // Earlier notices are not about the encounter, except for those about encounters that were recovered before the
  // screen opened.
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
      placement="screen"
      className="encounter"
      bodyClassName="encounter-body"
      status={isOpen && <SavingState of="encounter" />}
      footer={isOpen && player === null && <ScreenFooter narrow={narrow} />}
      onClose={onClose}
    >
      {notSaved && <EncounterNotSaved />}
      <Notices after={lastNoticeBefore} about="encounter" />
      {isOpen && (player === null ? <EncounterColumns narrow={narrow} /> : <PlayerView fighterKey={player} />)}
      {!isOpen && isRead && <EncounterStart />}
      {dialog === 'add' && <AddFighters loadReadyMade={loadReadyMade} onClose={() => showEncounterDialog(null)} />}
      {dialog === 'outlook' && (
        <Suspense>
          <OutlookDialog onClose={() => showEncounterDialog(null)} />
        </Suspense>
      )}
      <EncounterAttack />
    </Dialog>
  );
}

/** The bar of the turn, and above it the guide of a first fight, unless a fighter with the same covers both. */
function ScreenFooter({ narrow }: { narrow: boolean }) {
  const shown = useShownFighter();
  const isFighterOpen = useViewStore((view) => view.encounterView.isFighterOpen);
  const isCovered = narrow && isFighterOpen && shown !== '';
  return (
    <>
      {!isCovered && <Guide shown={narrow ? '' : shown} />}
      <TurnBar />
    </>
  );
}

/** The guide of a first fight; in any other encounter it is not even loaded. */
function Guide(props: { shown: string; isOver?: boolean }) {
  if (useOpenFirstFight() === null) return null;
  return (
    <Suspense>
      <FirstFightGuide {...props} />
    </Suspense>
  );
}

/** The events of the encounter. */
function EncounterLog() {
  const dice = usePreferences((preferences) => preferences.dice);
  const log = useEncounter((encounter) => encounter.log) ?? [];
  return (
    <FightLog
      lines={log}
      max={150}
      empty="Attacks, wounds and rounds are listed here."
      tools={<SegmentedControl label="Dice" hideLabel value={dice} options={diceNames} onCommit={chooseDice} />}
    >
      {({ round, text }) => ({
        content: text,
        className: text === describeRound(round) ? 'encounter-log-round' : undefined,
      })}
    </FightLog>
  );
}

const parts = [
  { value: 'fighters', label: 'Fighters' },
  { value: 'board', label: 'Board' },
  { value: 'log', label: 'Log' },
] as const;
/** The log is beside the others where there is room. */
const wideParts = parts.slice(0, 2);

/** What the window has room for: everything but the log at one time, or one part alone. */
function useEncounterPart(narrow: boolean) {
  const part = useViewStore((view) => view.encounterView.part);
  return part === 'log' && !narrow ? 'fighters' : part;
}

/** The actions on the encounter, after the choice of what is shown. */
function ToolsPart() {
  const narrow = useNarrowWindow();
  const part = useEncounterPart(narrow);
  return (
    <EncounterTools>
      <SegmentedControl
        label="Show"
        hideLabel
        value={part}
        options={narrow ? parts : wideParts}
        onCommit={showEncounterPart}
      />
    </EncounterTools>
  );
}

const showOnList = (key: string) => {
  showEncounterPart('fighters');
  showFighter(key);
};
const BoardPart = () => <Board onShow={showOnList} />;

function FighterPart() {
  const shown = useShownFighter();
  return shown !== '' && <FighterPanel key={shown} fighterKey={shown} />;
}

/** The parts with forms, which stay open when the window becomes narrow or wide. */
const movingParts = [ToolsPart, BoardPart, FighterPart];

/** The list, the fighter that is shown, and the log, or the board: next to each other, or on a phone one at a time. */
function EncounterColumns({ narrow }: { narrow: boolean }) {
  const isEmpty = useEncounter(({ fighters }) => fighters.length === 0) ?? true;
  const shown = useShownFighter();
  const isFighterOpen = useViewStore((view) => view.encounterView.isFighterOpen);
  const part = useEncounterPart(narrow);
  if (isEmpty) {
    return (
      <>
        <EncounterTools />
        <EmptyState
          title="No fighters yet."
          actions={
            <Button
              variant="primary"
              icon="plus"
              data-autofocus
              data-adds-fighters
              onClick={() => showEncounterDialog('add')}
            >
              Add fighters
            </Button>
          }
        >
          Add the party and its foes: your characters, ready-made ones, stock foes, or a line such as “bandit: ST 11,
          axe 12, 1d+2 cut, DR 1, HP 11”. Then begin the fight: the rules decide who goes first.
        </EmptyState>
      </>
    );
  }
  const hasFighter = narrow ? isFighterOpen && shown !== '' : part !== 'board';
  const absent = [...(part === 'board' ? [] : [BoardPart]), ...(hasFighter ? [] : [FighterPart])];
  return (
    <MovingParts parts={movingParts} absent={absent}>
      {narrow ? (
        <>
          <Place of={ToolsPart} />
          {part === 'fighters' && <FighterList />}
          {part === 'board' && <Place of={BoardPart} />}
          {part === 'log' && <EncounterLog />}
          {hasFighter && <FighterOver fighterKey={shown} />}
        </>
      ) : (
        <WideColumns part={part} />
      )}
    </MovingParts>
  );
}

function WideColumns({ part }: { part: ReturnType<typeof useEncounterPart> }) {
  if (part === 'board') {
    return (
      <div className="encounter-columns encounter-board">
        <div className="encounter-column">
          <Place of={ToolsPart} />
          <Place of={BoardPart} />
        </div>
        <div className="encounter-column">
          <EncounterLog />
        </div>
      </div>
    );
  }
  return (
    <div className="encounter-columns">
      <div className="encounter-column">
        <Place of={ToolsPart} />
        <FighterList />
      </div>
      <div className="encounter-column">
        <Place of={FighterPart} />
      </div>
      <div className="encounter-column">
        <EncounterLog />
      </div>
    </div>
  );
}

/** A fighter over the list, on a phone. */
function FighterOver({ fighterKey }: { fighterKey: string }) {
  const fighter = useFighter(fighterKey);
  return (
    <Dialog
      title={fighter ? fighterName(fighter) : ''}
      placement="side"
      className="fighter-over"
      footer={
        <>
          <Guide shown={fighterKey} isOver />
          <TurnBar />
        </>
      }
      onClose={closeFighter}
    >
      <Place of={FighterPart} />
    </Dialog>
  );
}

/** The round and whose turn it is, undo, and the next turn: always in view. */
function TurnBar() {
  const steps = useEncounterUndo();
  const round = useEncounter((encounter) => encounter.round) ?? 0;
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const whose = useEncounter(({ fighters }) => {
    const fighter = fighters.find(({ key }) => key === turnOf);
    return fighter ? fighterName(fighter) : '';
  });
  const hasFighters = useEncounter(({ fighters }) => fighters.length > 0) ?? false;
  return (
    <div className="turn-bar">
      {round > 0 && (
        <p className="turn-now">
          <span className="turn-round">Round {round}</span>
          {whose && (
            <Button className="turn-whose" variant="quiet" size="small" onClick={() => showFighter(turnOf)}>
              {whose}
            </Button>
          )}
        </p>
      )}
      <FightUndo steps={steps} onUndo={undoEncounter} onRedo={redoEncounter} />
      {hasFighters && (
        <Button variant="primary" data-guide="next" onClick={endTurn}>
          {round === 0 ? 'Begin the fight' : 'Next turn'}
        </Button>
      )}
    </div>
  );
}

/**
 * Copies a link that opens the program with the encounter in its current state, or says in a notice why there is none.
 */
async function copyEncounterLink(id: string): Promise<void> {
  const link = await linkToEncounter(id);
  if (!link.ok || link.value.address === null) {
    const text = !link.ok ? describeEncounterProblem(link.error) : link.value.address === null ? link.value.why : '';
    notify({ kind: 'problem', title: 'There is no link to the encounter', text });
    return;
  }
  try {
    await navigator.clipboard.writeText(link.value.address);
    notify({
      kind: 'information',
      title: 'Link copied',
      text: 'It holds the encounter as it is now, without portraits.',
    });
  } catch {
    const text = 'The browser did not allow it. Save the encounter as a file instead.';
    notify({ kind: 'problem', title: 'The link was not copied', text });
  }
}

interface EncounterToolsProps {
  /** Comes first, in the same row. */
  children?: ReactNode;
}

/** The actions on the encounter as a whole. */
function EncounterTools({ children }: EncounterToolsProps) {
  const id = useEncounter((encounter) => encounter.id) ?? '';
  const name = useEncounter((encounter) => encounter.name) ?? '';
  const isEmpty = useEncounter(({ fighters }) => fighters.length === 0) ?? true;
  const isFighting = useEncounter(({ round }) => round > 0) ?? false;
  const [isRenaming, setRenaming] = useState(false);
  const rename = (to: string | null) => {
    setRenaming(false);
    if (to !== null && to.trim() !== name) void renameEncounter(id, to.trim());
  };
  return (
    <div className="encounter-tools" data-guide="tools">
      {isRenaming ? (
        <RenameField unnamed="the encounter" name={name} onDone={rename} />
      ) : (
        <>
          {children}
          {!isEmpty && (
            <Button icon="plus" aria-label="Add fighters" data-adds-fighters onClick={() => showEncounterDialog('add')}>
              {children ? 'Add' : 'Add fighters'}
            </Button>
          )}
          <Menu
            label="More for the encounter"
            items={() => [
              { id: 'rename', label: 'Rename', onSelect: () => setRenaming(true) },
              ...(isEmpty
                ? []
                : [
                    {
                      id: 'outlook',
                      label: 'How will this go?',
                      description: 'The encounter is fought thousands of times: who is left, and what it costs.',
                      onSelect: () => showEncounterDialog('outlook'),
                    },
                  ]),
              {
                id: 'update',
                label: 'Save wounds to the characters',
                description: 'Your characters in the library get the wounds and the rest of the fight.',
                onSelect: () => void updateCharacters(),
              },
              ...(isFighting ? [{ id: 'end', label: 'End the fight', onSelect: endWholeFight }] : []),
              ...(isEmpty
                ? []
                : [
                    {
                      id: 'print',
                      label: 'Print or save as PDF…',
                      icon: 'print' as const,
                      startsGroup: true,
                      onSelect: printEncounter,
                    },
                  ]),
              {
                id: 'save',
                label: 'Save as file',
                icon: 'download' as const,
                startsGroup: true,
                onSelect: () => void saveEncounterAsFile(id),
              },
              { id: 'link', label: 'Copy a link', icon: 'link' as const, onSelect: () => void copyEncounterLink(id) },
              { id: 'log', label: 'Save the log as text', icon: 'download' as const, onSelect: saveFightText },
              { id: 'copy-log', label: 'Copy the log', onSelect: () => void copyFightText() },
              {
                id: 'others',
                label: 'All encounters…',
                startsGroup: true,
                onSelect: () => openDialog('encounters'),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
