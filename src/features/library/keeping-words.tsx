import { useEffect, useState } from 'react';
import { refreshDurability, useDurabilityStore } from '../../state/saving/durability.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../browser/use-media.ts';
import { whenWords } from '../browser/when-words.ts';
import { countWords } from './library-words.ts';

/** How full the storage is when it is worth saying, as a share of 1. */
const tight = 0.8;

/** How many characters there are, and whether the browser keeps them, in words. On a narrow screen the rest is folded. */
export function KeepingWords({ count }: { count: number }) {
  const { persisted, exported, room } = useDurabilityStore();
  const [refused, setRefused] = useState(false);
  const wide = useMedia('(width >= 768px)');
  useEffect(() => void refreshDurability(), []);
  const askToKeep = async () => {
    const agreed = await navigator.storage?.persist?.().catch(() => false);
    setRefused(agreed !== true);
    await refreshDurability();
  };
  const full = room && room.of > 0 ? room.used / room.of : 0;
  const sentences = [
    persisted === true && 'The browser has promised to keep them.',
    persisted === false && 'The browser may clear them when it runs short of room.',
    pageIsInsecure() &&
      'This page came over plain http, and browsers promise to keep what is stored only over https: save your characters to files from time to time.',
    full > tight && `Of the room that there is, ${Math.round(100 * full)}% is used.`,
    exported === null
      ? 'The open character was never saved to a file.'
      : `The open character was last saved to a file, or opened from one, ${whenWords(exported)}.`,
    refused &&
      'The browser did not promise it now. Many do once the page is installed or bookmarked; until then, save your characters to files from time to time.',
  ].filter((sentence) => sentence !== false);
  const counted = <strong>{countWords(count)}</strong>;
  const more = (
    <>
      <p role="status">
        {wide && <>{counted} in this browser. </>}
        {sentences.join(' ')}
      </p>
      {persisted === false && !refused && (
        <Button size="small" onClick={() => void askToKeep()}>
          Ask the browser to keep them
        </Button>
      )}
    </>
  );
  if (wide) return <div className="library-keeping">{more}</div>;
  const short =
    persisted === false
      ? '; the browser may clear them'
      : persisted === true
        ? ', kept by the browser'
        : ' in this browser';
  return (
    <div className="library-keeping">
      <Disclosure
        summary={
          <span>
            {counted}
            {short}
          </span>
        }
      >
        {more}
      </Disclosure>
    </div>
  );
}
