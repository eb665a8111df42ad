import { type ReactNode, useEffect, useId, useState } from 'react';
import type { RulesetId } from '../../catalog/entry.ts';
import type { PastedFoe } from '../../state/encounter/foes.ts';
import { TextArea } from '../../ui/text-field.tsx';
import { loadFoes } from './fighters-to-add.ts';

interface PasteFoesProps {
  text: string;
  onText: (text: string) => void;
  ruleset: RulesetId;
  /** The choice of the ruleset. */
  rules: ReactNode;
  foes: readonly PastedFoe[];
  onFoes: (foes: readonly PastedFoe[]) => void;
}

const example = 'Bandit ×4: ST 11, axe 12, 1d+2 cut, Dodge 8, DR 1, HP 11';

/** Foes as text: a line each, or stat blocks. Says what was understood before anything is added. */
export function PasteFoes({ text, onText, ruleset, rules, foes, onFoes }: PasteFoesProps) {
  const [isOffline, setOffline] = useState(false);
  const heading = useId();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = text.trim() === '' ? [] : await (await loadFoes()).readPastedFoes(text, ruleset);
      if (!isCurrent) return;
      setOffline(found === null);
      onFoes(found ?? []);
    };
    read().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [text, ruleset, onFoes]);
  return (
    <>
      <div className="add-head add-paste">
        <TextArea
          label="Lines or stat blocks"
          hint={`One foe a line, or a stat block. For example: ${example}`}
          rows={6}
          value={text}
          onCommit={onText}
        />
        {rules}
      </div>
      <section aria-labelledby={heading} aria-live="polite">
        <h3 id={heading} className="fight-title">
          {foes.length === 0 ? 'Understood' : `Understood: ${foes.length === 1 ? '1 foe' : `${foes.length} foes`}`}
        </h3>
        {isOffline && <p className="fight-hint">These rules need the network the first time.</p>}
        {!isOffline && foes.length === 0 && (
          <p className="fight-hint">
            {text.trim() === ''
              ? 'What you type is read as you go. The printed numbers count; the others follow from the rules.'
              : 'No numbers found. Write a name, a colon, and what you know: ST, HP, Dodge, DR, an attack.'}
          </p>
        )}
        <ul className="add-list">
          {foes.map(({ id, name, copies, understood, made: { assumed, printed, notes } }) => (
            <li key={id} className="add-row">
              <span className="add-name">
                {copies > 1 ? `${name} × ${copies}` : name}
                <span className="add-about">{understood}</span>
                <span className="add-about">
                  {printed.attacks.length === 0 && 'No attack: fights bare-handed. '}
                  {assumed.length > 0 && `Not given, so ${assumed.join(', ')}. `}
                  {notes !== '' && `Notes: ${notes.replaceAll('\n', '; ')}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
