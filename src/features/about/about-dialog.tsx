import { appVersion } from '../../state/updates/app-version.ts';
import { takeNewVersion } from '../../state/updates/follow-updates.ts';
import { type Offline, useUpdateStore } from '../../state/updates/update-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './about.css';

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

/** The program, the trademarks it mentions, and the place where characters are stored. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="About Pointwright" onClose={onClose}>
      <div className="about">
        <p>
          Pointwright is a character builder for point-built 3d6 roleplaying games. It runs entirely in your browser: no
          account, no server, and nothing you enter leaves this device unless you save or share it.
        </p>
        <h3>An unofficial game aid</h3>
        <p>
          GURPS and Man to Man are trademarks of Steve Jackson Games, and their rules and art are copyrighted by Steve
          Jackson Games. Pointwright is a free, unofficial game aid, neither made nor endorsed by them; the names are
          used only to identify the games it supports. It contains no text from the books. Every number cites its book
          and page, so you can look it up in your own copy. See the{' '}
          <a href="https://www.sjgames.com/general/online_policy.html">online policy of Steve Jackson Games</a>.
        </p>
        <h3>Where your characters are stored</h3>
        <p>
          In this browser, on this device. Clearing this site’s data deletes them too. “Save as file” makes a copy you
          can keep, move and open here or elsewhere.
        </p>
        <h3>Offline</h3>
        <OfflineState onLeave={onClose} />
        <h3>Version and license</h3>
        <p>
          Version {appVersion}. Pointwright is free software under the MIT license; its typefaces, Noto Sans and Noto
          Serif, are under the SIL Open Font License. Both licenses are in the source code.
        </p>
      </div>
    </Dialog>
  );
}
