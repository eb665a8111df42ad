import { dismissNotice, notify, showProgress } from '../view/notices.ts';

/** Cancellation and progress of a long reading. */
export interface ReadingTask {
  /** Aborted when the player cancels the reading. */
  readonly signal: AbortSignal;
  /** Reports the share that is done, from 0 to 1. */
  readonly reportProgress: (share: number) => void;
}

/** The minimum interval between two updates of the notice, in milliseconds. */
const updateInterval = 100;

/**
 * Shows a notice with the progress of a long reading and a button to cancel it, until the work ends.
 * @param from the source: "characters.json", "the clipboard"
 */
export async function withReadingNotice<Result>(
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
  let lastUpdate = 0;
  const reportProgress = (share: number) => {
    const now = performance.now();
    if (now - lastUpdate < updateInterval) return;
    lastUpdate = now;
    showProgress(id, share);
  };
  try {
    return await work({ signal: controller.signal, reportProgress });
  } finally {
    dismissNotice(id);
  }
}

/** For readings too short for a notice: never canceled. */
export const silentTask: ReadingTask = { signal: new AbortController().signal, reportProgress: () => undefined };
