import type { SheetModel } from '../rules/model/sheet-model.ts';
import './portrait.css';

interface SheetPortraitProps {
  readonly head: SheetModel['head'];
  /** Draws an empty frame if there is no picture. */
  readonly sketchFrame: boolean;
}

/** The portrait, uncropped and centred in its frame; without one nothing, or a frame to sketch in. */
export function SheetPortrait({ head: { name, portrait }, sketchFrame }: SheetPortraitProps) {
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
