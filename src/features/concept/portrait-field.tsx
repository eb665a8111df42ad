import { useId, useRef, useState } from 'react';
import type { PortraitData } from '../../character/character.ts';
import { setPortrait } from '../../character/edit-concept.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { type Crop, dragCrop, firstCrop } from '../../state/reading/crop.ts';
import { browserTools, type PictureTools } from '../../state/reading/picture-tools.ts';
import { readPicture } from '../../state/reading/read-picture.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PortraitCrop } from './portrait-crop.tsx';
import { PortraitFrame } from './portrait-frame.tsx';
import { type DragKind, usePicturesFromOutside } from './use-pictures-from-outside.ts';
import './portrait-field.css';

const dropWords: Readonly<Record<Exclude<DragKind, 'frame'>, string>> = {
  picture: 'Drop the picture to use it as the portrait',
  file: 'Drop a picture to use it as the portrait, or a character file to open it',
};

/** The picture from which the portrait is cropped, and how. */
interface Source {
  readonly file: File;
  readonly of: { readonly width: number; readonly height: number };
  readonly crop: Crop;
  /** Whether the player is cropping it. */
  readonly cropping: boolean;
}

/** Returns the stored portrait as a picture to crop further: only what is in the frame was kept. */
function sourceOf(portrait: PortraitData): Source {
  const bytes = Uint8Array.from(atob(portrait.data.slice(portrait.data.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  const file = new File([bytes], 'portrait.jpg', { type: 'image/jpeg' });
  return { file, of: { width: portrait.width, height: portrait.height }, crop: firstCrop, cropping: false };
}

interface PortraitFieldProps {
  tools?: PictureTools;
}

/** The picture for the head of the sheet: chosen, dropped or pasted. */
export function PortraitField({ tools = browserTools }: PortraitFieldProps) {
  const portrait = useCharacter(({ character }) => character.portrait);
  const [readingInProgress, setReadingInProgress] = useState(false);
  const [problem, setProblem] = useState({ of: '', sentence: '' });
  const character = useCharacterStore(({ id }) => id);
  const [source, setSource] = useState<Source | null>(null);
  const newestFile = useRef<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const madeFrom = useRef(new WeakMap<PortraitData, File>());
  const newestCrop = useRef<Crop | null>(null);
  const frame = useRef<HTMLLabelElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const readPortrait = async (file: File) => {
    const { id: forCharacter } = useCharacterStore.getState();
    newestFile.current = file;
    setReadingInProgress(true);
    setProblem({ of: forCharacter, sentence: '' });
    announce('Reading the picture', 'portrait');
    const reading = await readPicture(file, tools);
    if (newestFile.current !== file) return; // another picture was chosen since
    setReadingInProgress(false);
    if (useCharacterStore.getState().id !== forCharacter) return;
    if (reading.ok) {
      madeFrom.current.set(reading.portrait, file);
      editCharacter('Portrait', (now) => setPortrait(now, reading.portrait));
      setSource({ file, of: reading.of, crop: firstCrop, cropping: false });
    } else setProblem({ of: forCharacter, sentence: reading.sentence });
    announce(reading.ok ? 'Portrait added' : reading.sentence, 'portrait');
  };
  // After another edit of the portrait (undo, another character) it is that picture that is cropped.
  const isOfSource = portrait !== null && source !== null && madeFrom.current.get(portrait) === source.file;
  const current = isOfSource ? source : portrait && sourceOf(portrait);
  const startOrEnd = () => {
    if (!current || !portrait) return;
    madeFrom.current.set(portrait, current.file);
    setSource({ ...current, cropping: !current.cropping });
  };
  const cropTo = async (crop: Crop) => {
    if (!current) return;
    const { id: forCharacter } = useCharacterStore.getState();
    newestCrop.current = crop;
    setSource({ ...current, crop });
    const reading = await readPicture(current.file, tools, crop);
    if (newestCrop.current !== crop || !reading.ok || useCharacterStore.getState().id !== forCharacter) return;
    madeFrom.current.set(reading.portrait, current.file);
    editCharacter('Portrait cropped', (now) => setPortrait(now, reading.portrait), current.crop !== firstCrop);
  };
  const remove = () => {
    newestCrop.current = null;
    newestFile.current = null;
    setReadingInProgress(false);
    setProblem({ of: '', sentence: '' });
    editCharacter('Portrait removed', (now) => setPortrait(now, null));
    announce('Portrait removed', 'portrait');
    chooseButton.current?.focus();
  };
  const over = usePicturesFromOutside(frame, (file) => void readPortrait(file));

  return (
    <fieldset className="portrait" data-field="portrait">
      <legend className="visually-hidden">Portrait</legend>
      <PortraitFrame
        ref={frame}
        input={id}
        over={over === 'frame'}
        reading={readingInProgress}
        onDrag={
          current?.cropping
            ? (right, down) => void cropTo(dragCrop(current.of, newestCrop.current ?? current.crop, right, down))
            : undefined
        }
      />
      <div className="portrait-side">
        <Button
          ref={chooseButton}
          icon="upload"
          aria-label={portrait ? 'Choose another picture' : undefined}
          onClick={() => input.current?.click()}
        >
          {portrait ? 'Choose another' : 'Choose a picture'}
        </Button>
        {current && (
          <Button variant="quiet" aria-label="Crop the portrait" aria-pressed={current.cropping} onClick={startOrEnd}>
            Crop
          </Button>
        )}
        {portrait && (
          <Button variant="quiet" aria-label="Remove the portrait" onClick={remove}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = ''; // so that the same file can be chosen again
            if (file) void readPortrait(file);
          }}
        />
        <p className="field-hint">
          Shown at the top of the sheet.{' '}
          <span className="portrait-by-hand">You can also drop one here or paste it.</span>
        </p>
        {current?.cropping && <PortraitCrop of={current.of} crop={current.crop} onCrop={(crop) => void cropTo(crop)} />}
        {problem.sentence && problem.of === character && (
          <p className="field-message" data-tone="problem">
            <Icon name="problem" />
            <span>{problem.sentence}</span>
          </p>
        )}
      </div>
      {over && over !== 'frame' && <div className="portrait-over print-hidden">{dropWords[over]}</div>}
    </fieldset>
  );
}
