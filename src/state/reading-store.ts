import { create } from 'zustand';
import { withoutTurning } from '../character/turning-marks.ts';

/** Something long that is being read, which the player may break off. */
export interface LongReading {
  /** What is read: "characters.json", "the clipboard". */
  readonly from: string;
  /** How much of it is read, from 0 to 1; null where that is not known. */
  readonly share: number | null;
  readonly cancel: () => void;
}

export const useReadingStore = create<{ readonly reading: LongReading | null }>()(() => ({ reading: null }));

/** A reading as the one who reads sees it. */
export interface ReadingTask {
  /** Aborted when the player breaks the reading off. */
  readonly signal: AbortSignal;
  /** Says how much is read, from 0 to 1. */
  readonly tell: (share: number) => void;
}

/** How long at least from one share that is shown to the next, in milliseconds. */
const often = 100;

/**
 * Shows that something long is being read, with a way to break it off, until the work has ended. One that begins while
 * another is under way takes its place on screen; both go on.
 */
export async function whileReading<Result>(
  from: string,
  work: (task: ReadingTask) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancel = () => {
    controller.abort();
    leave();
  };
  let last: LongReading = { from: withoutTurning(from), share: null, cancel };
  const isOurs = () => useReadingStore.getState().reading === last;
  const leave = () => {
    if (isOurs()) useReadingStore.setState({ reading: null });
  };
  let told = 0;
  const tell = (share: number) => {
    const now = performance.now();
    if (!isOurs() || now - told < often) return;
    told = now;
    last = { ...last, share };
    useReadingStore.setState({ reading: last });
  };
  useReadingStore.setState({ reading: last });
  try {
    return await work({ signal: controller.signal, tell });
  } finally {
    leave();
  }
}

/** For what is too short to be shown: never broken off. */
export const quietly: ReadingTask = { signal: new AbortController().signal, tell: () => undefined };
