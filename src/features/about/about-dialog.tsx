import { appVersion } from '../../state/updates/app-version.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OfflineState } from './offline-state.tsx';
import './about.css';

/** What the program is, whose trademarks it mentions, and where characters are stored. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="About Pointwright" onClose={onClose}>
      <div className="about">
        <p>
          Pointwright is a character builder for point-built 3d6 roleplaying games. It works in your browser alone: no
          account, no server, and nothing that you write leaves this device unless you save or send a file.
        </p>
        <h3>An unofficial game aid</h3>
        <p>
          GURPS and Man to Man are trademarks of Steve Jackson Games, and their rules and art are copyrighted by Steve
          Jackson Games. Pointwright is a free, unofficial game aid: it is neither made nor endorsed by them, and the
          names are used only to say which games it serves. It contains no text of the books. Every number names the
          book and the page, so that you can look it up in yours. See the{' '}
          <a href="https://www.sjgames.com/general/online_policy.html">online policy of Steve Jackson Games</a>.
        </p>
        <h3>Where your characters are</h3>
        <p>
          In the storage of this browser, on this device. Clearing the data of this site clears them too. “Save as file”
          makes a copy that you can keep, move and open again here or elsewhere.
        </p>
        <h3>Without a network</h3>
        <OfflineState onLeave={onClose} />
        <h3>Version and licence</h3>
        <p>
          Version {appVersion}. Pointwright is free software under the MIT licence; its typeface, Noto Sans, is under
          the SIL Open Font License. Both licences are in the source code.
        </p>
      </div>
    </Dialog>
  );
}
