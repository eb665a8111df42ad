import { describeSaving, useSavingStore } from '../../state/saving/saving-store.ts';
import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Update, updateLater, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NoticeTexts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const noticeTexts: Readonly<Record<Exclude<Update, 'none' | 'later'>, NoticeTexts>> = {
  ready: {
    title: 'A new version is ready.',
    text: 'The page will reload; your character is saved first.',
    button: 'Update now',
  },
  'taking-over': {
    title: 'Updating…',
    text: 'Your character is saved first.',
    button: 'Update now',
  },
  elsewhere: {
    title: 'Another tab has updated Pointwright.',
    text: 'This tab keeps using the old version until you reload it.',
    button: 'Reload',
  },
  'held-back': {
    title: 'Update waiting',
    text: 'Updating would reload the page, and your latest changes are not saved.',
    button: 'Try again',
  },
};

/** Offers a new version of the program; the player decides when to switch to it. */
export function UpdateNotice() {
  const update = useUpdateStore((state) => state.update);
  const saving = useSavingStore((all) => all.character);
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
