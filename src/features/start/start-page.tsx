import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RulesetAbout } from '../../rules/ruleset.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { Button } from '../../ui/buttons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { chooseFiles, openableFiles } from '../browser/choose-files.ts';
import { HeroTiles } from './hero-tiles.tsx';
import { OtherWays } from './other-ways.tsx';
import { ReadyMadeCard } from './ready-made-card.tsx';
import { RulesetChoice } from './ruleset-choice.tsx';
import { type ReadyMadeCharacter, readyMadeChoice, type StartChoice, type TemplateTile } from './start-choice.ts';
import { type FindChoices, WhoToPlay } from './who-to-play.tsx';
import './start.css';

declare global {
  interface Window {
    /** Set by `src/app/visit.js` on a first visit. */
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

/** The actions for the ways to start. */
export interface StartActions {
  /** Opens a blank character under a ruleset. */
  readonly startBlank: (rulesetId: string) => Promise<void>;
  /** Opens a character rolled by the tables of the ruleset's book. */
  readonly startRandom: (rulesetId: string) => Promise<void>;
  /** Opens what a tile offers: a kind of hero, a ready-made character, or a blank one with a template over it. */
  readonly startFrom: (choice: StartChoice) => Promise<void>;
  /** Opens a blank character with the list of templates over it. */
  readonly startTemplate: (rulesetId: string) => Promise<void>;
  /** Opens the dialog that reads a stat block as a character. */
  readonly pasteStatBlock: () => Promise<void>;
  /** Opens the character in a file; for several, a dialog asks which to import. */
  readonly openFiles: (files: readonly File[]) => Promise<void>;
  /** Opens the character in a pasted link or text. */
  readonly openPasted: (text: string) => Promise<void>;
  /** Opens the list of encounters, in which one can be created. */
  readonly openEncounters: () => Promise<void>;
  /** Begins a guided first fight: at once for newcomers, and in its dialog for whoever has characters. */
  readonly openFirstFight: (rulesetId: string) => Promise<void>;
}

/** What there is to choose from, for all rulesets. */
export interface StartOffers {
  readonly readyMade: readonly ReadyMadeCharacter[];
  readonly templates: readonly TemplateTile[];
  /** Loads the search over all of it; it is rejected without a network. */
  readonly loadSearch: () => Promise<FindChoices>;
}

interface StartPageProps {
  readonly offers: StartOffers;
  /** Loads the rest of the program; it is rejected without a network. */
  readonly loadActions: () => Promise<StartActions>;
  /** The ruleset of the character that was open last, which is offered first; without one, that for newcomers. */
  readonly lastRuleset?: string | undefined;
  /** The picture of a finished sheet. */
  readonly sample: ReactNode;
  /** The offers to continue: the open character and other stored ones; nothing on a first visit. */
  readonly continuing?: ReactNode;
}

/** The rulesets in the order in which a player is offered them: the one that was used last, then those for newcomers. */
const offeredRulesets = (last: string | undefined): readonly RulesetAbout[] =>
  rulesetList.toSorted((a, b) => Number(b.id === last) - Number(a.id === last));

/**
 * The start page, of a first visit and for another character. It is part of the built page, and imports only its own
 * contents: the program is loaded while the player reads, and waited for when a choice is made before that.
 */
export function StartPage({ offers, loadActions, lastRuleset, sample, continuing }: StartPageProps) {
  const [rulesets] = useState(() => offeredRulesets(lastRuleset)); // nothing moves while it is in view
  const [rulesetId, setRulesetId] = useState(rulesets[0]?.id ?? '');
  const [asking, setAsking] = useState(false);
  const [status, setStatus] = useState<'waiting' | 'opening' | 'failed'>('waiting');
  useEffect(() => {
    for (const control of takeEarlyClicks()) {
      // After this effect, in which nothing can be drawn at once: the next click may depend on the one before.
      setTimeout(() => {
        if (control instanceof HTMLInputElement && control.type === 'radio') {
          flushSync(() => setRulesetId(control.value));
        } else {
          control.click();
        }
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
  const choose = (choice: StartChoice) => void run((actions) => actions.startFrom(choice));
  const { byDice } = rulesetAbout(rulesetId);
  const cards = offers.readyMade.filter(({ ruleset }) => ruleset === rulesetId);
  return (
    <main id="start" className="start-page" aria-busy={status === 'opening'} tabIndex={-1}>
      <header className="start-page-head" data-asking={asking || undefined}>
        <div className="start-page-words">
          <Mark />
          <h1>Pointwright</h1>
          <p className="start-page-promise">Make a GURPS character, print it, play it. Every number explains itself.</p>
          <WhoToPlay rulesetId={rulesetId} loadSearch={offers.loadSearch} onChoose={choose} onAsking={setAsking} />
        </div>
        {sample}
      </header>
      {status === 'failed' && (
        <p className="start-page-failed" role="alert">
          Pointwright could not be loaded. Check your connection and try again.
        </p>
      )}
      {!asking && (
        <>
          {continuing}
          <section className="start" aria-labelledby="start-page-title">
            <h2 id="start-page-title">New character</h2>
            <RulesetChoice rulesets={rulesets} value={rulesetId} onCommit={setRulesetId} />
            <HeroTiles rulesetId={rulesetId} templates={offers.templates} onChoose={choose} />
            <div className="start-ways">
              <Button onClick={() => void run((actions) => actions.startBlank(rulesetId))}>Start blank</Button>
              {byDice && (
                <Button title={byDice} onClick={() => void run((actions) => actions.startRandom(rulesetId))}>
                  Random character
                </Button>
              )}
              <Button onClick={() => void run((actions) => actions.startTemplate(rulesetId))}>From a template</Button>
            </div>
          </section>
          <OtherWays
            onFirstFight={() => void run((actions) => actions.openFirstFight(rulesetId))}
            onEncounters={() => void run((actions) => actions.openEncounters())}
            onChooseFile={() =>
              chooseFiles((files) => run((actions) => actions.openFiles(files)), { accept: openableFiles })
            }
            onPaste={(text) => void run((actions) => actions.openPasted(text))}
            onStatBlock={() => void run((actions) => actions.pasteStatBlock())}
          />
          <section className="start" aria-labelledby="start-page-ready">
            <h2 id="start-page-ready">Ready to play</h2>
            <ul className="start-cards">
              {cards.map((card) => (
                <li key={card.id}>
                  <ReadyMadeCard card={card} onOpen={() => choose(readyMadeChoice(card))} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <footer className="start-page-foot">
        <p>No account, no server: characters are stored in this browser, and everything works offline.</p>
        <p>
          An unofficial game aid. GURPS and Man to Man are trademarks of Steve Jackson Games; you need the rulebooks to
          play.
        </p>
      </footer>
    </main>
  );
}
