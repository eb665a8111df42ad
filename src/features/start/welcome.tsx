import { useSavingStore } from '../../state/saving/saving-store.ts';
import { showWelcome } from '../../state/view/view-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StartChoices, type StartChoicesProps } from './start-choices.tsx';

/** Shown on the first visit: a blank character is open already, and these are other ways to start. */
export function Welcome(choices: Omit<StartChoicesProps, 'onDone'>) {
  const stored = useSavingStore(({ state }) => state !== 'failed');
  const close = () => {
    showWelcome(false);
    document.getElementById('main')?.focus(); // the focused element disappears
  };
  return (
    <section className="welcome" aria-labelledby="welcome-title">
      <header className="welcome-head">
        <h2 id="welcome-title">Make a character</h2>
        <IconButton icon="close" label="Close the ways to begin" onClick={close} />
      </header>
      <p className="start-lead">
        A blank character is open below{stored && ' and is stored in this browser'}. Fill in the chapters in any order:
        the sheet follows, and every number on it says why it is what it is.
      </p>
      <StartChoices {...choices} onDone={close} />
    </section>
  );
}
