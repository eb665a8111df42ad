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
    persisted === true && 'Your browser will keep them.',
    persisted === false && 'Your browser may delete these if storage runs low.',
    pageIsInsecure() &&
      'This page was loaded over http, and browsers protect storage only over https: save your characters to files from time to time.',
    usedShare > NEARLY_FULL && `${Math.round(100 * usedShare)}% of the available storage is used.`,
    exported === null
      ? 'The open character has never been saved to a file.'
      : `The open character was last saved to a file, or opened from one, ${describeTime(exported)}.`,
    refused &&
      'Your browser declined for now. Many agree once the page is installed or bookmarked; until then, save your characters to files from time to time.',
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
          Protect them
        </Button>
      )}
    </>
  );
  if (wide) return <div className="library-keeping">{details}</div>;
  const shortText =
    persisted === false ? '; the browser may delete them' : persisted === true ? ', protected' : ' in this browser';
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
