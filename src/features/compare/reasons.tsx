import { useState } from 'react';
import type { Reason } from '../../rules/compare/comparison.ts';
import { reasonWords } from '../../rules/compare/reason-words.ts';

const shownAtFirst = 4;

/** Why something differs: the steps, of many only the first until more are asked for. */
export function Reasons({ of, why }: { readonly of: string; readonly why: readonly Reason[] }) {
  const [all, setAll] = useState(false);
  const hidden = why.length - shownAtFirst;
  const shown = all || hidden <= 1 ? why : why.slice(0, shownAtFirst);
  return (
    <>
      {shown.map(reasonWords).join('; ')}
      {shown.length < why.length && (
        <>
          {'; '}
          <button
            type="button"
            className="compare-more"
            aria-label={`${hidden} more reasons for ${of}`}
            onClick={() => setAll(true)}
          >
            {hidden} more
          </button>
        </>
      )}
    </>
  );
}
