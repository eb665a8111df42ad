import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rulesetList } from '../../rules/rulesets.ts';
import { Button } from '../../ui/buttons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { chooseFiles, openableFiles } from '../browser/choose-files.ts';
import type { ReadyMadeCharacter } from './ready-made-character.ts';
import { type StartActions, StartWays } from './start-ways.tsx';
import './start.css';

declare global {
  interface Window {
    /** Set by `public/visit.js` on a first visit. */
    earlyClicks?: { readonly targets: readonly (EventTarget | null)[]; readonly stop: () => void };
  }
}

/** Returns the buttons and inputs that were clicked before the scripts of the page had loaded, in order; once. */
function takeEarlyClicks(): HTMLElement[] {
  const { targets = [], stop } = window.earlyClicks ?? {};
  stop?.();
  delete window.earlyClicks;
  return targets.flatMap((target) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
    return control ? [control] : [];
  });
}

interface StartPageProps {
  readonly readyMade: readonly ReadyMadeCharacter[];
  /** Loads the rest of the program; it is rejected without a network. */
  readonly loadActions: () => Promise<StartActions>;
  /** The ruleset that is chosen at first; by default the first one. */
  readonly initialRuleset?: string | undefined;
  /** The offers to continue: the open character and other stored ones; nothing on a first visit. */
  readonly continuing?: ReactNode;
}

/**
 * The start page, of a first visit and for another character. It is part of the built page, and imports only its own
 * contents: the program is loaded while the player reads, and waited for when a choice is made before that.
 */
export function StartPage({ readyMade, loadActions, initialRuleset, continuing }: StartPageProps) {
  const [rulesetId, setRulesetId] = useState(initialRuleset ?? rulesetList[0]?.id ?? '');
  const [status, setStatus] = useState<'waiting' | 'opening' | 'failed'>('waiting');
  useEffect(() => {
    for (const control of takeEarlyClicks()) {
      // After this effect, in which nothing can be drawn at once: the next click may depend on the one before.
      setTimeout(() => {
        if (control instanceof HTMLInputElement) flushSync(() => setRulesetId(control.value));
        else control.click();
      });
    }
  }, []);
  const run = async (action: (actions: StartActions) => Promise<void>) => {
    setStatus('opening');
    try {
      await action(await loadActions());
      setStatus('waiting');
    } catch (thrown) {
      console.error(thrown);
      setStatus('failed');
    }
  };
  return (
    <main id="start" className="start-page" aria-busy={status === 'opening'} tabIndex={-1}>
      <header className="start-page-head">
        <Mark />
        <h1>Pointwright</h1>
        <p className="start-page-promise">
          Build characters for 3d6 point-buy games. The sheet updates as you go; click any number to see how it’s worked
          out.
        </p>
      </header>
      {continuing}
      <p className="start-page-encounters">
        New to fights?
        <Button variant="quiet" onClick={() => void run((actions) => actions.openFirstFight(rulesetId))}>
          A first fight
        </Button>
        <span className="continue-note">Five minutes on the real screen, step by step.</span>
      </p>
      <section className="start" aria-labelledby="start-page-title">
        <h2 id="start-page-title">New character</h2>
        {status === 'failed' && (
          <p className="start-page-failed" role="alert">
            Pointwright could not be loaded. Check your connection and try again.
          </p>
        )}
        <StartWays
          readyMade={readyMade}
          rulesetId={rulesetId}
          onRuleset={setRulesetId}
          onBlank={() => void run((actions) => actions.startBlank(rulesetId))}
          onRandom={() => void run((actions) => actions.startRandom(rulesetId))}
          onHero={(kind) => void run((actions) => actions.startHero(rulesetId, kind))}
          onTemplate={() => void run((actions) => actions.startTemplate(rulesetId))}
          onChooseFile={() =>
            chooseFiles((files) => run((actions) => actions.openFiles(files)), { accept: openableFiles })
          }
          onPaste={(text) => void run((actions) => actions.openPasted(text))}
          onStatBlock={() => void run((actions) => actions.pasteStatBlock())}
          onCard={(card) => void run((actions) => actions.openReadyMade(card))}
        />
      </section>
      <p className="start-page-encounters">
        For game masters:
        <Button variant="quiet" onClick={() => void run((actions) => actions.openEncounters())}>
          Encounters…
        </Button>
        <span className="continue-note">Several characters in one fight, with their turns and wounds.</span>
      </p>
      <footer className="start-page-foot">
        No account, no server: characters are stored in this browser, and everything works offline.
      </footer>
    </main>
  );
}
