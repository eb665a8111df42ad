import { useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import type { StartChoice } from './start-choice.ts';
import './start.css';

/** Finds ways to begin by what a player types, the best first, of which those under this ruleset come before others. */
export type FindChoices = (query: string, rulesetId: string) => readonly StartChoice[];

/** The most answers that are shown; more words find fewer. */
const mostShown = 24;

interface WhoToPlayProps {
  readonly rulesetId: string;
  /** Loads the search and its lists; it is rejected without a network. */
  readonly loadSearch: () => Promise<FindChoices>;
  readonly onChoose: (choice: StartChoice) => void;
  /** Called with whether answers are shown, in place of all other ways to begin. */
  readonly onAsking: (asking: boolean) => void;
}

/**
 * One search over the kinds of hero, ready-made characters, templates and races of all rulesets. What it searches is
 * loaded when the field gets the focus.
 */
export function WhoToPlay({ rulesetId, loadSearch, onChoose, onAsking }: WhoToPlayProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [find, setFind] = useState<{ readonly find: FindChoices } | 'failed' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const asked = query.trim();
  const found = asked !== '' && find !== null && find !== 'failed' ? find.find(asked, rulesetId) : null;
  const load = () => {
    if (find !== null && find !== 'failed') return;
    loadSearch().then(
      (loaded) => setFind({ find: loaded }),
      (thrown: unknown) => {
        console.error(thrown);
        setFind('failed');
      },
    );
  };
  const ask = (text: string) => {
    load(); // typed before it had the focus here: on a page without scripts
    setQuery(text);
    onAsking(text.trim() !== '');
  };
  return (
    <search className="who-to-play">
      <label htmlFor={id}>Who do you want to play?</label>
      <span className="who-to-play-field">
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="detective, thief, elf archer…"
          value={query}
          onFocus={load}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && query !== '') {
              event.preventDefault();
              ask('');
            } else if (event.key === 'Enter' && found?.[0]) {
              onChoose(found[0]);
            }
          }}
        />
      </span>
      <p className="who-to-play-count" role="status">
        {asked !== '' && sayFound(found, find === 'failed', asked)}
      </p>
      {found && found.length > 0 && <ChoiceTiles choices={found.slice(0, mostShown)} withRules onChoose={onChoose} />}
    </search>
  );
}

function sayFound(found: readonly StartChoice[] | null, failed: boolean, asked: string): string {
  if (failed) return 'The search could not be loaded. Check your connection and try again.';
  if (found === null) return 'Searching…';
  if (found.length === 0) return `Nobody found for “${asked}”. Try one word: “soldier”, “thief”, “wizard”.`;
  if (found.length > mostShown) return `The best ${mostShown} of ${found.length}. Enter takes the first.`;
  return found.length === 1 ? '1 found. Enter takes it.' : `${found.length} found. Enter takes the first.`;
}
