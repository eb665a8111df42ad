import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Offline, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/button.tsx';

const stateTexts: Readonly<Record<Offline, string>> = {
  unknown: 'This copy of Pointwright isn’t saved for offline use: it needs a connection to open.',
  preparing: 'Pointwright is being saved in this browser for offline use.',
  ready: 'Ready: Pointwright works offline in this browser, printing and PDF included.',
  failed: 'Pointwright couldn’t be saved for offline use. It will try again on your next visit.',
  unsupported:
    'This looks like a private window, which can’t save apps for offline use. Whatever has loaded works offline until you close it.',
  insecure:
    'Not available over http: browsers save apps for offline use only over https. Your characters are still saved in this browser.',
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
            Update now
          </Button>
        </p>
      )}
    </>
  );
}
