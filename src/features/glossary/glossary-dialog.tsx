import { useEffect, useId, useRef, useState } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TermText } from './term-text.tsx';
import { searchTerms, termsOf } from './terms.ts';
import './glossary.css';

/** The words of the game under the rules of the open character, with a search. */
export function GlossaryDialog({ onClose }: { onClose: () => void }) {
  const rulesetId = useSheet(({ ruleset }) => ruleset.id);
  const rulesName = useSheet(({ ruleset }) => ruleset.name);
  const first = useViewStore(({ glossaryTerm }) => glossaryTerm);
  const terms = termsOf(rulesetId);
  const [query, setQuery] = useState('');
  // A new object for each press, so that one on the word that was shown last leads to it again.
  const [shown, setShown] = useState(() => {
    const term = terms.find(({ id, stats }) => id === first || (first !== null && stats?.includes(first)));
    return term ? { term: term.id } : null;
  });
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (shown === null) return;
    const heading = list.current?.querySelector<HTMLElement>(`[data-term="${shown.term}"]`);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  }, [shown]);
  const found = searchTerms(terms, query);
  const open = (term: string) => {
    setQuery('');
    setShown({ term });
  };
  return (
    <Dialog title="Glossary" status={rulesName} onClose={onClose}>
      <div className="glossary-search">
        <label htmlFor={id} className="visually-hidden">
          Find a word
        </label>
        <input
          id={id}
          className="field-control"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Find a word: DR, parry, fatigue…"
          value={query}
          maxLength={100}
          onChange={({ target }) => {
            setShown(null);
            setQuery(target.value);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {query !== '' && (found.length === 1 ? '1 word' : `${found.length} words`)}
      </p>
      <div ref={list}>
        {found.map((term) => (
          <section key={term.id} className="glossary-term">
            <h3 className="glossary-name" tabIndex={-1} data-term={term.id}>
              {term.name}
              {term.also && <span className="glossary-also"> {term.also.join(', ')}</span>}
            </h3>
            <TermText term={term} terms={terms} onOpen={open} />
          </section>
        ))}
        {found.length === 0 && (
          <p>No such word here. The numbers of the sheet explain themselves when you press them.</p>
        )}
      </div>
    </Dialog>
  );
}
