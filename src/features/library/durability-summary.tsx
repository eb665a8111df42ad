import { useEffect, useState } from 'react';
import { refreshDurability, useDurabilityStore } from '../../state/saving/durability.ts';
import { pageIsInsecure } from '../../state/view/insecure-page.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../browser/use-media.ts';
import { describeTime } from '../browser/when-words.ts';
import { describeCharacterCount } from './library-words.ts';

/** The used share of the storage, from 0 to 1, above which it is mentioned. */
const NEARLY_FULL = 0.8;

/** The number of characters, and whether the browser will keep them. On narrow screens the details are folded away. */
export function DurabilitySummary({ count }: { count: number }) {
  const { persisted, exported, room } = useDurabilityStore();
  const [refused, setRefused] = useState(false);
  const wide = useMedia('(width >= 768px)');
  useEffect(() => void refreshDurability(), []);
  const requestPersistence = async () => {
    const agreed = await navigator.storage?.persist?.().catch(() => false);
    setRefused(agreed !== true);
    await refreshDurability();
  };
  const usedShare = room && room.of > 0 ? room.used / room.of : 0;
  const sentences = [
    persisted === true && 'The browser has promised to keep them.',
    persisted === false && 'The browser may clear them when it runs short of room.',
    pageIsInsecure() &&
      'This page came over plain http, and browsers promise to keep what is stored only over https: save your characters to files from time to time.',
    usedShare > NEARLY_FULL && `Of the room that there is, ${Math.round(100 * usedShare)}% is used.`,
    exported === null
      ? 'The open character was never saved to a file.'
      : `The open character was last saved to a file, or opened from one, ${describeTime(exported)}.`,
    refused &&
      'The browser did not promise it now. Many do once the page is installed or bookmarked; until then, save your characters to files from time to time.',
  ].filter((sentence) => sentence !== false);
  const countText = <strong>{describeCharacterCount(count)}</strong>;
  const details = (
    <>
      <p role="status">
        {wide && <>{countText} in this browser. </>}
        {sentences.join(' ')}
      </p>
      {persisted === false && !refused && (
        <Button size="small" onClick={() => void requestPersistence()}>
          Ask the browser to keep them
        </Button>
      )}
    </>
  );
  if (wide) return <div className="library-keeping">{details}</div>;
  const shortText =
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
            {countText}
            {shortText}
          </span>
        }
      >
        {details}
      </Disclosure>
    </div>
  );
}
