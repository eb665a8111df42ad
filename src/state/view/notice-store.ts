import { create } from 'zustand';
import { withoutBidiControls } from '../../character/bidi-controls.ts';

/** Something to say above the forms that did not come from an edit: what was opened, what was put aside. */
export interface FrameNotice {
  readonly id: number;
  readonly kind: 'information' | 'attention' | 'problem';
  readonly title: string;
  readonly text?: string;
  /** Where it alone is shown; it goes when that is left. Above the forms where absent. */
  readonly where?: 'library';
  /** Given while something goes on: how much of it is done, from 0 to 1, or null where that is not known. It stays until
   * that has ended. */
  readonly progress?: number | null;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

interface NoticeState {
  readonly notices: readonly FrameNotice[];
}

let count = 0;

/** The notices, the newest first. */
export const useNoticeStore = create<NoticeState>()(() => ({ notices: [] }));

/** True for what was only good to know. */
const givesWay = ({ kind, progress }: FrameNotice): boolean => kind === 'information' && progress === undefined;

/** Shows a notice, and answers its id. What was only good to know before gives way to it. */
export function notify(notice: Omit<FrameNotice, 'id'>): number {
  count += 1;
  // Names of characters and of files stand in it.
  const shownNotice = { ...withoutBidiControls(notice), id: count };
  useNoticeStore.setState(({ notices }) => ({
    notices: [shownNotice, ...notices.filter((each) => !givesWay(each))].slice(0, 3),
  }));
  return count;
}

/** Says how much is done of what a notice tells of. One that is no longer there stays away. */
export function showProgress(id: number, progress: number): void {
  useNoticeStore.setState(({ notices }) => ({
    notices: notices.map((each) => (each.id === id ? { ...each, progress } : each)),
  }));
}

/** Takes away what was only good to know, once the player goes on. */
export function dismissInformation(): void {
  const { notices } = useNoticeStore.getState();
  const others = notices.filter((each) => !givesWay(each));
  if (others.length < notices.length) useNoticeStore.setState({ notices: others });
}

/** Takes away what concerns one place alone, once the player leaves it. */
export function dismissAllOf(place: FrameNotice['where']): void {
  const { notices } = useNoticeStore.getState();
  const others = notices.filter(({ where }) => where !== place);
  if (others.length < notices.length) useNoticeStore.setState({ notices: others });
}

export function dismissNotice(id: number): void {
  useNoticeStore.setState(({ notices }) => ({ notices: notices.filter((each) => each.id !== id) }));
}
