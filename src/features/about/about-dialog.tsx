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
        <h3>Version and licence</h3>
        <p>
          Version {appVersion}. Pointwright is free software under the MIT licence; its typefaces, Noto Sans and Noto
          Serif, are under the SIL Open Font License. Both licences are in the source code.
        </p>
      </div>
    </Dialog>
  );
}
