import { useState } from 'react';
import type { Reason } from '../../rules/compare/comparison.ts';
import { describeReason } from '../../rules/compare/reason-words.ts';

const INITIAL_COUNT = 4;

/** The steps that explain a difference; only the first of many until the list is expanded. */
export function Reasons({ of, why }: { readonly of: string; readonly why: readonly Reason[] }) {
  const [expanded, setExpanded] = useState(false);
  const hidden = why.length - INITIAL_COUNT;
  const shown = expanded || hidden <= 1 ? why : why.slice(0, INITIAL_COUNT);
  return (
    <>
      {shown.map(describeReason).join('; ')}
      {shown.length < why.length && (
        <>
          {'; '}
          <button
            type="button"
            className="compare-more"
            aria-label={`${hidden} more reasons for ${of}`}
            onClick={() => setExpanded(true)}
          >
            {hidden} more
          </button>
        </>
      )}
    </>
  );
}
