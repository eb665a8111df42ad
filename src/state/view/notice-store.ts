import { create } from 'zustand';
import { withoutBidiControls } from '../../character/schema-parts.ts';

/** A notice above the forms about something other than an edit: what was opened, what was quarantined. */
export interface FrameNotice {
  readonly id: number;
  readonly kind: 'information' | 'attention' | 'problem';
  readonly title: string;
  readonly text?: string;
  /** The only screen that shows it, until that is left. Above the forms if absent. */
  readonly where?: 'library' | 'encounters';
  /** What it is about: the screen of an encounter shows earlier ones about encounters too, since it covers the page. */
  readonly about?: 'character' | 'encounter';
  /** The progress of an operation, from 0 to 1, or null if unknown. The notice stays until the operation ends. */
  readonly progress?: number | null;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

interface NoticeState {
  readonly notices: readonly FrameNotice[];
}

let count = 0;

/** The notices, newest first. */
export const useNoticeStore = create<NoticeState>()(() => ({ notices: [] }));

/** Returns true for a notice that is purely informative. */
const isDisposable = ({ kind, progress }: FrameNotice): boolean => kind === 'information' && progress === undefined;

/** Shows a notice and returns its id. It replaces earlier, purely informative ones. */
export function notify(notice: Omit<FrameNotice, 'id'>): number {
  count += 1;
  // The texts contain names of characters and files.
  const shownNotice = { ...withoutBidiControls(notice), id: count };
  useNoticeStore.setState(({ notices }) => ({
    notices: [shownNotice, ...notices.filter((shown) => !isDisposable(shown))].slice(0, 3),
  }));
  return count;
}

/** Updates the progress of a notice; ignored if it was dismissed. */
export function showProgress(id: number, progress: number): void {
  useNoticeStore.setState(({ notices }) => ({
    notices: notices.map((notice) => (notice.id === id ? { ...notice, progress } : notice)),
  }));
}

/** Dismisses purely informative notices, once the player continues. */
export function dismissInformation(): void {
  const { notices } = useNoticeStore.getState();
  const remaining = notices.filter((shown) => !isDisposable(shown));
  if (remaining.length < notices.length) useNoticeStore.setState({ notices: remaining });
}

/** Dismisses the notices of one screen, once the player leaves it. */
export function dismissAllOf(place: FrameNotice['where']): void {
  const { notices } = useNoticeStore.getState();
  const remaining = notices.filter(({ where }) => where !== place);
  if (remaining.length < notices.length) useNoticeStore.setState({ notices: remaining });
}

export function dismissNotice(id: number): void {
  useNoticeStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** The id of the newest notice; 0 without notices. */
export const newestNotice = (): number => Math.max(0, ...useNoticeStore.getState().notices.map(({ id }) => id));
