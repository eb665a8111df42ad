import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import type { Pen } from './pen.ts';

type Head = SheetModel['head'];

/** Millimetres to points. */
const MM = 72 / 25.4;
/** The largest frame, in the aspect ratio to which the forms crop pictures. */
const FRAME = { width: 27 * MM, height: 36 * MM };
/** Scales of the frame to try until a sheet fits on one page; the last is no higher than the text next to it. */
const SHARES = [1, 0.82, 0.64, 0.36] as const;

/** The box of a portrait, in points. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the frames that the heading may have, the largest first; a single null for a heading without one. */
export function portraitFrames({ portrait }: Head, choice: PrintChoices['portrait']): readonly (FrameSize | null)[] {
  if (!portrait && choice !== 'sketch') return [null];
  return SHARES.map((share) => ({ width: FRAME.width * share, height: FRAME.height * share }));
}

/** Draws the frame with its upper left corner at x and y, filled by the portrait, or with a caption without one. */
export function drawPortrait(pen: Pen, { name, portrait }: Head, frame: FrameSize, x: number, y: number): void {
  const { width, height } = frame;
  if (portrait) {
    pen.jpeg(bytesOf(portrait.data), portrait, `Portrait of ${name || 'the character'}`, x, y, frame);
  } else {
    const caption = { size: pen.sizes.small, soft: true };
    pen.tags.artifact(() => pen.text('Portrait', x + width / 2, y + height - 4, caption, 'middle'));
  }
  pen.box(x, y, width, height);
}

/** Returns the bytes of a base64 data URL. */
function bytesOf(url: string): Uint8Array {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
