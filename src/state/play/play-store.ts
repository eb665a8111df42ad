import { atRest, isAtRest, maxLogLines, type Play, playSchema } from '../../character/play.ts';
import { clampToSchema } from '../../character/schema-parts.ts';
import { setPlay, useCharacterStore } from '../character/character-store.ts';
import { createHistory, type StepLabels } from '../history.ts';

interface PlayStep {
  readonly play: Play;
  /** The change, for undo: "5 hits lost". */
  readonly lastEdit: string;
}

/**
 * The states of play of the open character since it was opened, for undo. The present one is in the character store,
 * and is saved with the character.
 */
const history = createHistory({
  initial: (): PlayStep => ({ play: atRest, lastEdit: '' }),
  stepOf: (state) => state,
  contentOf: ({ play }) => play,
  keep: (step) => {
    step();
    store(history.useStore.getState().play);
  },
});

/** The character that the history is of: `opened` of the character store. */
let historyOf = -1;

/** The present state of play of the open character. */
export const currentPlay = (): Play => useCharacterStore.getState().saved.play ?? atRest;

/** Selects a value from the present state of play. */
export const usePlay = <Selected>(select: (play: Play) => Selected): Selected =>
  useCharacterStore(({ saved }) => select(saved.play ?? atRest));

/**
 * Changes the state of play. `label` describes the change ("5 hits lost"), for undo and for listeners; `log` are
 * sentences for the log of the fight.
 */
export function editPlay(label: string, change: (play: Play) => Play, ...log: readonly string[]): void {
  followOpenCharacter();
  const before = currentPlay();
  const changed = change(before);
  const play = clampToSchema(playSchema, log.length === 0 ? changed : withLog(changed, log));
  if (play === before) return;
  history.useStore.setState({ play, lastEdit: label });
  store(play);
}

/** The state with further lines in its log; the oldest are dropped if there are too many. */
const withLog = (play: Play, log: readonly string[]): Play => ({
  ...play,
  log: [...play.log, ...log.map((text) => ({ turn: play.turn, text }))].slice(-maxLogLines),
});

/** Undoes the last step of play. Returns its label, or null. */
export function undoPlay(): string | null {
  followOpenCharacter();
  return history.undo();
}

/** Redoes the step of play that was undone last. Returns its label, or null. */
export function redoPlay(): string | null {
  followOpenCharacter();
  return history.redo();
}

/** The labels of the steps that can be undone and redone next. */
export function usePlayUndo(): StepLabels {
  const isCurrent = useCharacterStore((state) => state.opened) === historyOf;
  const labels = history.useLabels();
  return isCurrent ? labels : { undo: null, redo: null };
}

const store = (play: Play): void => setPlay(isAtRest(play) ? undefined : play);

/** Begins a new history for another character, and takes up a state that another tab has stored. */
function followOpenCharacter(): void {
  const { opened } = useCharacterStore.getState();
  const play = currentPlay();
  if (opened !== historyOf) {
    historyOf = opened;
    history.useStore.setState({ play, lastEdit: '' });
    history.clear();
  } else if (!isSame(play, history.useStore.getState().play))
    history.useStore.setState({ play, lastEdit: 'Changed in another tab' });
}

/** At rest the character has no state of play, and the history has one all the same. */
const isSame = (one: Play, other: Play): boolean => one === other || (isAtRest(one) && isAtRest(other));
