import type { Ref } from 'react';
import { useCharacter } from '../../state/character/derived-character.ts';
import { usePictureDrag } from './use-picture-drag.ts';

interface PortraitFrameProps {
  ref: Ref<HTMLLabelElement>;
  /** The id of the file input, which a click on the frame opens. */
  input: string;
  /** True while something that can be dropped here is dragged over the frame. */
  over: boolean;
  reading: boolean;
  /** Moves the picture in the frame, by shares of its width and height; undefined while it is not being cropped. */
  onDrag: ((right: number, down: number) => void) | undefined;
}

/** The portrait, which fills the frame, or a placeholder sketch. */
export function PortraitFrame({ ref, input, over, reading, onDrag }: PortraitFrameProps) {
  const portrait = useCharacter(({ character }) => character.portrait);
  const name = useCharacter(({ character }) => character.name);
  const words = over ? 'Drop it here' : reading ? 'Reading the picture…' : '';
  const handlers = usePictureDrag(onDrag);
  return (
    <label
      ref={ref}
      className="portrait-frame"
      htmlFor={input}
      data-over={over || undefined}
      data-cropping={onDrag ? true : undefined}
      {...handlers}
    >
      {portrait ? (
        <img
          src={portrait.data}
          draggable={onDrag ? false : undefined}
          alt={`Portrait of ${name || 'the character'}`}
        />
      ) : (
        <svg className="portrait-sketch" viewBox="0 0 60 80" aria-hidden="true">
          <path d="M30 14c9 0 14 7 14 16s-6 18-14 18-14-9-14-18 5-16 14-16ZM8 80c0-14 6-24 15-26l7 6 7-6c9 2 15 12 15 26" />
        </svg>
      )}
      {words && <span className="portrait-words">{words}</span>}
    </label>
  );
}
