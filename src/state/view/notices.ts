import { withoutBidiControls } from '../../character/schema-parts.ts';
import type { FrameNotice } from './view-state.ts';
import { useViewStore } from './view-store.ts';

let count = 0;

/** Returns true for a notice that is purely informative. */
const isDisposable = ({ kind, progress }: FrameNotice): boolean => kind === 'information' && progress === undefined;

/** Shows a notice and returns its id. It replaces earlier, purely informative ones. */
export function notify(notice: Omit<FrameNotice, 'id'>): number {
  count += 1;
  // The texts contain names of characters and files.
  const shownNotice = { ...withoutBidiControls(notice), id: count };
  useViewStore.setState(({ notices }) => ({
    notices: [shownNotice, ...notices.filter((shown) => !isDisposable(shown))].slice(0, 3),
  }));
  return count;
}

/** Updates the progress of a notice; ignored if it was dismissed. */
export function showProgress(id: number, progress: number): void {
  useViewStore.setState(({ notices }) => ({
    notices: notices.map((notice) => (notice.id === id ? { ...notice, progress } : notice)),
  }));
}

/** Dismisses purely informative notices, once the player continues. */
export function dismissInformation(): void {
  const { notices } = useViewStore.getState();
  const remaining = notices.filter((shown) => !isDisposable(shown));
  if (remaining.length < notices.length) useViewStore.setState({ notices: remaining });
}

/** Dismisses the notices of one screen, once the player leaves it. */
export function dismissAllOf(place: FrameNotice['where']): void {
  const { notices } = useViewStore.getState();
  const remaining = notices.filter(({ where }) => where !== place);
  if (remaining.length < notices.length) useViewStore.setState({ notices: remaining });
}

export function dismissNotice(id: number): void {
  useViewStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** The id of the newest notice; 0 without notices. */
export const newestNotice = (): number => Math.max(0, ...useViewStore.getState().notices.map(({ id }) => id));
