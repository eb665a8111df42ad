import { useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { copyText, notCopiedWords } from '../browser/copy-text.ts';

/** Copies the comparison as text; where the browser forbids that, the text appears, selected, to be copied by hand. */
export function CopyComparison({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<'' | 'Copied' | 'refused'>('');
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    setSaid(copied ? 'Copied' : 'refused');
    announce(copied ? 'Copied' : notCopiedWords('text'), 'comparison');
  };
  return (
    <>
      {said !== '' && <p className="compare-said">{said === 'refused' ? notCopiedWords('text') : said}</p>}
      <textarea
        ref={field}
        className={said === 'refused' ? 'field-control compare-text' : 'visually-hidden'}
        aria-label="The comparison as text"
        aria-hidden={said !== 'refused' || undefined}
        tabIndex={said === 'refused' ? undefined : -1}
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
