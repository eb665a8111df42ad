import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Offline, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/button.tsx';

const stateTexts: Readonly<Record<Offline, string>> = {
  unknown: 'This copy of Pointwright is not kept in the browser: it needs a network to open.',
  preparing: 'Pointwright is being stored in this browser, and will then open without a network.',
  ready: 'Ready: Pointwright opens and works without a network, in this browser. Printing and PDF work too.',
  failed:
    'Pointwright could not be stored whole in this browser, and needs a network to open. The next visit tries again.',
  unsupported:
    'This window keeps no programs, as is usual in private ones. Pointwright works here without a network until it is closed, as far as it is loaded.',
  insecure:
    'Not available here: this page came over plain http, and browsers keep a program for offline use only when it came over https. Your characters are saved in this browser all the same.',
};

/** Whether the program opens without a network, and whether a new version is ready. `onLeave` closes the dialog around it. */
export function OfflineState({ onLeave }: { onLeave: () => void }) {
  const { offline, update } = useUpdateStore();
  const updateReady = update !== 'none' && update !== 'taking-over';
  return (
    <>
      <p>{stateTexts[offline]}</p>
      {updateReady && (
        <p>
          A new version is ready.{' '}
          <Button
            size="small"
            onClick={() => {
              onLeave();
              void takeNewVersion();
            }}
          >
            Use it now
          </Button>
        </p>
      )}
    </>
  );
}
