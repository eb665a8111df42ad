import type { SheetModel } from '../rules/model/sheet-model.ts';
import './portrait.css';

interface PortraitProps {
  readonly head: SheetModel['head'];
  /** Draws an empty frame where there is no picture. */
  readonly sketchFrame: boolean;
}

/** The picture of the character in its frame, whole and in the middle; nothing, or a frame to sketch in, without one. */
export function Portrait({ head: { name, portrait }, sketchFrame }: PortraitProps) {
  if (portrait) {
    const { data, width, height } = portrait;
    return (
      <div className="sheet-portrait">
        <img src={data} alt={`Portrait of ${name || 'the character'}`} width={width} height={height} />
      </div>
    );
  }
  if (!sketchFrame) return null;
  return (
    <div className="sheet-portrait sheet-portrait-blank" aria-hidden="true">
      Portrait
    </div>
  );
}
