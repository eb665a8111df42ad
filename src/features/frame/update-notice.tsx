import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Update, updateLater, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NoticeTexts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const noticeTexts: Readonly<Record<Exclude<Update, 'none' | 'later'>, NoticeTexts>> = {
  ready: {
    title: 'A new version is ready.',
    text: 'The page reloads with it; the character is stored first.',
    button: 'Use it now',
  },
  'taking-over': {
    title: 'The new version is coming…',
    text: 'The character is stored first.',
    button: 'Use it now',
  },
  elsewhere: {
    title: 'Another tab has changed to a new version.',
    text: 'This one goes on with the version before until it is reloaded.',
    button: 'Reload',
  },
  'held-back': {
    title: 'The new version waits',
    text: 'It would reload the page, and the newest changes are not stored.',
    button: 'Try again',
  },
};

/** Offers a new version of the program; the player decides when to switch to it. */
export function UpdateNotice() {
  const update = useUpdateStore((state) => state.update);
  const saving = useSavingStore();
  if (update === 'none' || update === 'later') return null;
  const blocked = update === 'held-back' && saving.state === 'failed';
  // The cause that blocked the update may be gone by now.
  const { title, text, button } = noticeTexts[update === 'held-back' && !blocked ? 'ready' : update];
  const takingOver = update === 'taking-over';
  return (
    <Notice
      kind={blocked ? 'attention' : 'information'}
      live
      title={title}
      actions={
        <>
          <Button size="small" aria-disabled={takingOver} onClick={() => !takingOver && void takeNewVersion()}>
            {button}
          </Button>
          <Button size="small" variant="quiet" onClick={updateLater}>
            Later
          </Button>
        </>
      }
    >
      {blocked ? `${text} ${describeSaving(saving)}.` : text}
    </Notice>
  );
}
