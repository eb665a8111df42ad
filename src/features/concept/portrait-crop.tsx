import { useId } from 'react';
import { type Crop, croppedPart, maxZoom } from '../../state/reading/crop.ts';

interface PortraitCropProps {
  /** The size of the picture in pixels. */
  of: { readonly width: number; readonly height: number };
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** Rounding leaves a picture of the frame's aspect a part of a pixel to move in. */
const NOTHING = 1.5;

/** Sliders for the part of the picture that is in the frame: the alternative to dragging it there. */
export function PortraitCrop({ of, crop, onCrop }: PortraitCropProps) {
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
        disabled={of.width - part.width < NOTHING}
        onChange={(x) => onCrop({ ...crop, x })}
      />
      <Slider
        label="Top to bottom"
        least={0}
        most={1}
        step={0.02}
        value={crop.y}
        disabled={of.height - part.height < NOTHING}
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
