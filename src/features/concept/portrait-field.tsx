import { lazy, type PointerEvent, type Ref, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { PortraitData } from '../../character/character.ts';
import { setPortrait } from '../../character/edit-character.ts';
import { CharacterPortrait } from '../../sheet/character-portrait.tsx';
import { kindOfCharacter } from '../../sheet-model/kinds/kind-of-character.ts';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import {
  browserTools,
  type Crop,
  croppedPart,
  dragCrop,
  firstCrop,
  isPictureFile,
  maxZoom,
  type PictureTools,
  readPicture,
} from '../../state/reading/read-picture.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import './concept.css';
import { inTextField } from '../browser/text-fields.ts';

/**
 * The thing dragged over the frame or the page: a picture, or a file whose type the browser hides until it is dropped.
 */
type DragKind = 'frame' | 'picture' | 'file';

const isCharacter = (type: string, name = ''): boolean => type === 'application/json' || /\.json$/i.test(name);
/** The types that browsers give for unknown files and for files whose type they hide. */
const unknownTypes = new Set(['', 'application/x-moz-file']);

/**
 * Calls `onFile` for pictures that are dropped anywhere on the page or pasted outside of text fields, and for any file but a
 * character dropped on the frame, while no dialog is open. Everything else is left to other handlers.
 * @returns what is currently dragged over the page
 */
function usePicturesFromOutside(frame: RefObject<HTMLElement | null>, onFile: (file: File) => void): DragKind | null {
  const [over, setOver] = useState<DragKind | null>(null);
  const latestOnFile = useRef(onFile);
  useEffect(() => {
    latestOnFile.current = onFile;
  });
  useEffect(() => {
    const dialogOpen = () => document.querySelector('dialog[open]') !== null;
    const onFrame = (event: Event) => event.target instanceof Node && (frame.current?.contains(event.target) ?? false);
    const draggedKind = (event: DragEvent): DragKind | null => {
      if (dialogOpen() || !event.dataTransfer?.types.includes('Files')) return null;
      const types = Array.from(event.dataTransfer.items, ({ type }) => type);
      if (onFrame(event) && !types.some((type) => isCharacter(type))) return 'frame';
      if (types.some((type) => type.startsWith('image/'))) return 'picture';
      return types.every((type) => unknownTypes.has(type)) ? 'file' : null;
    };
    const onDragOver = (event: DragEvent) => {
      const dragged = draggedKind(event);
      setOver(dragged);
      if (dragged) event.preventDefault();
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(null);
    };
    const onDrop = (event: DragEvent) => {
      setOver(null);
      const file = event.dataTransfer?.files[0];
      if (!file || dialogOpen()) return;
      if (!isPictureFile(file) && (!onFrame(event) || isCharacter(file.type, file.name))) return;
      event.preventDefault();
      latestOnFile.current(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = Array.from(event.clipboardData?.files ?? []).find(isPictureFile);
      if (!file || dialogOpen() || inTextField(event.target)) return;
      event.preventDefault();
      latestOnFile.current(file);
    };
    // In the capture phase, before the listeners that open any file as a character.
    const options = { capture: true };
    window.addEventListener('dragover', onDragOver, options);
    window.addEventListener('dragleave', onDragLeave, options);
    window.addEventListener('drop', onDrop, options);
    window.addEventListener('paste', onPaste, options);
    return () => {
      window.removeEventListener('dragover', onDragOver, options);
      window.removeEventListener('dragleave', onDragLeave, options);
      window.removeEventListener('drop', onDrop, options);
      window.removeEventListener('paste', onPaste, options);
    };
  }, [frame]);
  return over;
}

interface PortraitCropProps {
  /** The size of the picture in pixels. */
  of: { readonly width: number; readonly height: number };
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** Rounding leaves a picture of the frame's aspect a part of a pixel to move in. */
const noMovement = 1.5;

/** Sliders for the part of the picture that is in the frame: the alternative to dragging it there. */
function PortraitCrop({ of, crop, onCrop }: PortraitCropProps) {
  const part = croppedPart(of, crop);
  return (
    <fieldset className="portrait-crop">
      <legend>In the frame</legend>
      <Slider
        label="Zoom"
        least={1}
        most={maxZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => onCrop({ ...crop, zoom })}
      />
      <Slider
        label="Left to right"
        least={0}
        most={1}
        step={0.02}
        value={crop.x}
        disabled={of.width - part.width < noMovement}
        onChange={(x) => onCrop({ ...crop, x })}
      />
      <Slider
        label="Top to bottom"
        least={0}
        most={1}
        step={0.02}
        value={crop.y}
        disabled={of.height - part.height < noMovement}
        onChange={(y) => onCrop({ ...crop, y })}
      />
      <p className="field-hint">
        You can also drag the picture in its frame. Only what is in the frame is kept with the character.
      </p>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  least: number;
  most: number;
  step: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, least, most, step, value, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="portrait-crop-line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}

/** Below this distance in pixels it is a click. */
const clickDistance = 4;

/**
 * Returns the handlers of a frame whose picture is dragged. `onDrag` receives the way since the last call, in shares of the
 * frame's width and height; without it they do nothing. A drag is no click.
 */
function usePictureDrag(onDrag: ((right: number, down: number) => void) | undefined) {
  const last = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const end = () => {
    if (!last.current?.moved) last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!onDrag || event.button !== 0) return;
      last.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = last.current;
      if (!onDrag || !from || event.buttons === 0) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(right, down) < clickDistance) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY, moved: true };
      onDrag(right / width, down / height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: { preventDefault: () => void }) => {
      if (last.current?.moved) event.preventDefault();
      last.current = null;
    },
  };
}

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
function PortraitFrame({ ref, input, over, reading, onDrag }: PortraitFrameProps) {
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
        <DrawnOrSketch />
      )}
      {words && <span className="portrait-words">{words}</span>}
    </label>
  );
}

/** In place of a picture: the drawn portrait, or a sketch where there is none. */
function DrawnOrSketch() {
  const seed = useCharacterStore(({ id }) => id);
  const drawing = useCharacter(({ character }) => character.concept.drawing);
  const sex = useCharacter(({ character }) => character.concept.sex);
  const kind = useSheet(kindOfCharacter);
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  if (hasPictures && drawing !== noDrawing) {
    return <CharacterPortrait kind={kind} seed={seed} chosen={drawing} sex={sex} />;
  }
  return (
    <svg className="portrait-sketch" viewBox="0 0 60 80" aria-hidden="true">
      <path d="M30 14c9 0 14 7 14 16s-6 18-14 18-14-9-14-18 5-16 14-16ZM8 80c0-14 6-24 15-26l7 6 7-6c9 2 15 12 15 26" />
    </svg>
  );
}

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

/** Returns the stored portrait as a picture to crop again: only the part in the frame was kept. */
function sourceOf(portrait: PortraitData): Source {
  const bytes = Uint8Array.from(atob(portrait.data.slice(portrait.data.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  const file = new File([bytes], 'portrait.jpg', { type: 'image/jpeg' });
  return { file, of: { width: portrait.width, height: portrait.height }, crop: firstCrop, cropping: false };
}

const DrawingDialog = lazy(() => import('./drawing-dialog.tsx'));

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
  const [choosesDrawing, setChoosesDrawing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const madeFrom = useRef(new WeakMap<PortraitData, File>());
  const newestCrop = useRef<Crop | null>(null);
  const frame = useRef<HTMLLabelElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');

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
      madeFrom.current.set(reading.value.portrait, file);
      editCharacter('Portrait', (now) => setPortrait(now, reading.value.portrait));
      setSource({ file, of: reading.value.of, crop: firstCrop, cropping: false });
    } else setProblem({ of: forCharacter, sentence: reading.error });
    announce(reading.ok ? 'Portrait added' : reading.error, 'portrait');
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
    madeFrom.current.set(reading.value.portrait, current.file);
    editCharacter('Portrait cropped', (now) => setPortrait(now, reading.value.portrait), current.crop !== firstCrop);
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
        {hasPictures && (
          <Button variant="quiet" onClick={() => setChoosesDrawing(true)}>
            Kind and drawing…
          </Button>
        )}
        {choosesDrawing && (
          <Suspense fallback={null}>
            <DrawingDialog onClose={() => setChoosesDrawing(false)} />
          </Suspense>
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
