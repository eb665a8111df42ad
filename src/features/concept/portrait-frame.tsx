import type { Ref } from 'react';
import { useCharacter } from '../../state/character/derived-character.ts';

interface PortraitFrameProps {
  ref: Ref<HTMLLabelElement>;
  /** The id of the file input, which a click on the frame opens. */
  input: string;
  /** True while something that can be dropped here is dragged over the frame. */
  over: boolean;
  reading: boolean;
}

/** The portrait, uncropped and centred, or a placeholder sketch. */
export function PortraitFrame({ ref, input, over, reading }: PortraitFrameProps) {
  const portrait = useCharacter(({ character }) => character.portrait);
  const name = useCharacter(({ character }) => character.name);
  const words = over ? 'Drop it here' : reading ? 'Reading the picture…' : '';
  return (
    <label ref={ref} className="portrait-frame" htmlFor={input} data-over={over || undefined}>
      {portrait ? (
        <img src={portrait.data} alt={`Portrait of ${name || 'the character'}`} />
      ) : (
        <svg className="portrait-sketch" viewBox="0 0 60 80" aria-hidden="true">
          <path d="M30 14c9 0 14 7 14 16s-6 18-14 18-14-9-14-18 5-16 14-16ZM8 80c0-14 6-24 15-26l7 6 7-6c9 2 15 12 15 26" />
        </svg>
      )}
      {words && <span className="portrait-words">{words}</span>}
    </label>
  );
}
