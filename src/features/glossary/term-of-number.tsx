import { useState } from 'react';
import type { StatId } from '../../engine/step.ts';
import { showTerms, usePreferences } from '../../state/view/preferences.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TermText } from './term-text.tsx';
import { findTermOf, termsOf } from './terms.ts';

interface TermOfNumberProps {
  readonly stat: StatId;
  readonly rulesetId: string;
}

/**
 * What the word for a number means, folded away unless the player opened the last one; nothing for a number without such a
 * word. Words that are near open in the same place.
 */
export function TermOfNumber({ stat, rulesetId }: TermOfNumberProps) {
  const open = usePreferences(({ terms }) => terms);
  const own = findTermOf(stat, rulesetId);
  const [near, setNear] = useState<string | null>(null);
  if (!own) return null;
  const terms = termsOf(rulesetId);
  const term = terms.find(({ id }) => id === near) ?? own;
  return (
    <Disclosure summary={`What “${own.name}” means`} open={open} onToggle={showTerms}>
      <div className="term-of-number">
        {term !== own && (
          <p>
            <strong>{term.name}</strong>
          </p>
        )}
        <TermText term={term} terms={terms} onOpen={setNear} />
      </div>
    </Disclosure>
  );
}
