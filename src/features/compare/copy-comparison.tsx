import { useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { copyText, explainCopyFailure } from '../browser/copy-text.ts';

/** Copies the comparison as text; if the browser does not allow that, shows the text selected, to be copied by hand. */
export function CopyComparison({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'refused'>('');
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    setOutcome(copied ? 'Copied' : 'refused');
    announce(copied ? 'Copied' : explainCopyFailure('text'), 'comparison');
  };
  return (
    <>
      {outcome !== '' && <p className="compare-said">{outcome === 'refused' ? explainCopyFailure('text') : outcome}</p>}
      <textarea
        ref={field}
        className={outcome === 'refused' ? 'field-control compare-text' : 'visually-hidden'}
        aria-label="Comparison as text"
        aria-hidden={outcome !== 'refused' || undefined}
        tabIndex={outcome === 'refused' ? undefined : -1}
        readOnly
        spellCheck={false}
        value={text}
      />
      <Button icon="text" onClick={() => void copy()}>
        Copy as text
      </Button>
    </>
  );
}
