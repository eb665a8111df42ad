import { savingWords, useSavingStore } from '../../state/saving/saving-store.ts';
import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Update, updateLater, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const words: Readonly<Record<Exclude<Update, 'none' | 'later'>, Words>> = {
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

/** That there is a newer version, and what becomes of it: the player decides when it is taken. */
export function UpdateNotice() {
  const update = useUpdateStore((state) => state.update);
  const saving = useSavingStore();
  if (update === 'none' || update === 'later') return null;
  const held = update === 'held-back' && saving.state === 'failed';
  // What held it back may have passed meanwhile.
  const { title, text, button } = words[update === 'held-back' && !held ? 'ready' : update];
  const taking = update === 'taking-over';
  return (
    <Notice
      kind={held ? 'attention' : 'information'}
      live
      title={title}
      actions={
        <>
          <Button size="small" aria-disabled={taking} onClick={() => !taking && void takeNewVersion()}>
            {button}
          </Button>
          <Button size="small" variant="quiet" onClick={updateLater}>
            Later
          </Button>
        </>
      }
    >
      {held ? `${text} ${savingWords(saving)}.` : text}
    </Notice>
  );
}
