import { useId, useRef, useState } from 'react';
import { setPortrait } from '../../character/edit-concept.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserTools, type PictureTools } from './picture-tools.ts';
import { PortraitFrame } from './portrait-frame.tsx';
import { readPicture } from './read-picture.ts';
import { type DragKind, usePicturesFromOutside } from './use-pictures-from-outside.ts';
import './portrait-field.css';

const dropWords: Readonly<Record<Exclude<DragKind, 'frame'>, string>> = {
  picture: 'Drop the picture to use it as the portrait',
  file: 'Drop a picture to use it as the portrait, or a character file to open it',
};

interface PortraitFieldProps {
  tools?: PictureTools;
}

/** The picture for the head of the sheet: chosen, dropped or pasted. */
export function PortraitField({ tools = browserTools }: PortraitFieldProps) {
  const portrait = useCharacter(({ character }) => character.portrait);
  const [readingInProgress, setReadingInProgress] = useState(false);
  const [problem, setProblem] = useState({ of: '', sentence: '' });
  const character = useCharacterStore(({ id }) => id);
  const newestFile = useRef<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
    if (reading.ok) editCharacter('Portrait', (now) => setPortrait(now, reading.portrait));
    else setProblem({ of: forCharacter, sentence: reading.sentence });
    announce(reading.ok ? 'Portrait added' : reading.sentence, 'portrait');
  };
  const remove = () => {
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
      <PortraitFrame ref={frame} input={id} over={over === 'frame'} reading={readingInProgress} />
      <div className="portrait-side">
        <Button
          ref={chooseButton}
          icon="upload"
          aria-label={portrait ? 'Choose another picture' : undefined}
          onClick={() => input.current?.click()}
        >
          {portrait ? 'Choose another' : 'Choose a picture'}
        </Button>
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
