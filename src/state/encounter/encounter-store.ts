import type { Encounter } from '../../character/encounter.ts';
import { addToLog, changeFighter, changeFighterPlay, type LogSentence } from '../../character/encounter-edits.ts';
import type { Play } from '../../character/play.ts';
import { createHistory } from '../history.ts';

interface EncounterState {
  /** The open encounter; null while none is open. */
  readonly encounter: Encounter | null;
  /** The label of the last edit, for undo. */
  readonly lastEdit: string;
  /** Incremented whenever another encounter is opened, or none. */
  readonly opened: number;
}

const history = createHistory({
  initial: (): EncounterState => ({ encounter: null, lastEdit: '', opened: 0 }),
  stepOf: ({ encounter, lastEdit }) => ({ encounter, lastEdit }),
  contentOf: ({ encounter }) => encounter,
  keep: keepUntracked,
});

/** The open encounter, with its own history. `encounter-saver.ts` opens, stores and closes it. */
export const useEncounterStore = history.useStore;

/** Undo and redo in the open encounter, and the labels of the next steps. */
export const { undo: undoEncounter, redo: redoEncounter, useLabels: useEncounterUndo } = history;

/** The open encounter; null while none is open. */
export const currentEncounter = (): Encounter | null => useEncounterStore.getState().encounter;

/** Selects a value from the open encounter; null while none is open. */
export const useEncounter = <Selected>(select: (encounter: Encounter) => Selected): Selected | null =>
  useEncounterStore(({ encounter }) => (encounter ? select(encounter) : null));

/**
 * Changes the open encounter. `label` describes the change ("Round 2"), for undo and for listeners; `change` is a
 * function of `character/encounter-edits.ts`, or made of them; `log` are sentences for the log.
 */
export function editEncounter(
  label: string,
  change: (encounter: Encounter) => Encounter,
  ...log: readonly LogSentence[]
): void {
  const before = currentEncounter();
  if (!before) return;
  const encounter = addToLog(change(before), log);
  if (encounter !== before) useEncounterStore.setState({ encounter, lastEdit: label });
}

/** Changes what the game master notes about a fighter, by one step for a text that is typed with pauses (`mergeWithPrevious`). */
export function editNotes(key: string, label: string, notes: string, mergeWithPrevious: boolean): void {
  history.inOneStep(mergeWithPrevious && useEncounterStore.getState().lastEdit === label, () =>
    editEncounter(label, (encounter) => changeFighter(encounter, key, { notes })),
  );
}

/** Changes the state of play of a fighter, like {@link editEncounter}: the sentences go to the log of the encounter. */
export function editFighter(
  key: string,
  label: string,
  changePlay: (play: Play) => Play,
  ...log: readonly LogSentence[]
): void {
  editEncounter(label, (encounter) => changeFighterPlay(encounter, key, changePlay), ...log);
}

/**
 * Runs a step of the history and keeps the parts that no step changes: the id, which is different if both sides of a
 * conflict were kept, and the facts about the characters in the library.
 */
function keepUntracked(step: () => void): void {
  const before = currentEncounter();
  step();
  const now = currentEncounter();
  if (!before || !now) return;
  const marks = new Map(before.fighters.map(({ key, source, sourcePlay }) => [`${key} ${source}`, sourcePlay]));
  const known = now.fighters.reduce(
    (all, { key, source, sourcePlay }) =>
      changeFighter(all, key, { sourcePlay: marks.get(`${key} ${source}`) ?? sourcePlay }),
    now,
  );
  if (known !== now || known.id !== before.id) replaceUntracked({ ...known, id: before.id });
}

/** Shows an encounter in place of the open one, or none, with an empty history. */
export function showOpenEncounter(encounter: Encounter | null): void {
  useEncounterStore.setState(({ opened }) => ({ encounter, lastEdit: '', opened: opened + 1 }));
  history.clear();
}

/** Runs a change of the store that is no step of the history. */
export function replaceUntracked(encounter: Encounter): void {
  history.untracked(() => useEncounterStore.setState({ encounter }));
}
