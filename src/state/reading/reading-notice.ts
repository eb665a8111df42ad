import { dismissNotice, notify, showProgress } from '../view/notice-store.ts';

/** A long reading as the one who reads sees it. */
export interface ReadingTask {
  /** Aborted when the player cancels the reading. */
  readonly signal: AbortSignal;
  /** Says how much is read, from 0 to 1. */
  readonly tell: (share: number) => void;
}

/** How long at least from one share that is shown to the next, in milliseconds. */
const often = 100;

/**
 * Shows that something long is being read, and offers to cancel it, until the work has ended.
 * @param from what is read: "characters.json", "the clipboard"
 */
export async function whileReading<Result>(
  from: string,
  work: (task: ReadingTask) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const id = notify({
    kind: 'information',
    title: `Reading ${from}…`,
    text: 'It is long. You can go on meanwhile.',
    progress: null,
    actions: [{ label: 'Cancel', run: () => controller.abort() }],
  });
  let told = 0;
  const tell = (share: number) => {
    const now = performance.now();
    if (now - told < often) return;
    told = now;
    showProgress(id, share);
  };
  try {
    return await work({ signal: controller.signal, tell });
  } finally {
    dismissNotice(id);
  }
}

/** For what is too short to be shown: never cancelled. */
export const quietly: ReadingTask = { signal: new AbortController().signal, tell: () => undefined };
