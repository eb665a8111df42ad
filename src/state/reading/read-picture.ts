import type { PortraitData } from '../../character/character.ts';
import { jpegDataUrl, maxPortraitLength } from '../../character/portrait.ts';
import { type Crop, croppedPart, firstCrop } from './crop.ts';
import type { Canvas, Picture, PictureTools } from './picture-tools.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A portrait read from a picture file, or a sentence on why it failed. */
export type PictureReading =
  | { readonly ok: true; readonly portrait: PortraitData /** The size of the whole picture. */; readonly of: Size }
  | { readonly ok: false; readonly sentence: string };

/** The largest size of a portrait in pixels: 27 by 36 mm in print, at 450 dpi. */
const maxSize = { width: 480, height: 640 };
/** The size in bytes that encoding aims for. */
const TARGET_BYTES = 120_000;
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** Files of more bytes than this are not read. */
const MAX_FILE_BYTES = 60_000_000;
const pictureName = /\.(avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/** True for a file that is a picture by its type or, without a type, by its name. */
export function isPictureFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && pictureName.test(name));
}

/**
 * Makes a portrait of any picture that the browser can read: oriented as taken, cropped to the frame, shrunk to fit 480 by 640
 * pixels (only vector drawings are enlarged), on white, as a JPEG of about 120 kB at most. All metadata (location, date, camera) is
 * dropped. Never throws.
 */
export async function readPicture(file: File, tools: PictureTools, crop: Crop = firstCrop): Promise<PictureReading> {
  const isPicture = isPictureFile(file);
  if (file.size > MAX_FILE_BYTES) {
    return failed(`${file.name} is too large: a picture can have up to ${MAX_FILE_BYTES / 1e6} MB.`);
  }
  let picture: Picture;
  try {
    picture = await tools.decode(file);
  } catch {
    return failed(
      isPicture
        ? `${file.name} could not be read. It may be damaged, too large, or in a format this browser does not support. Try a JPEG, PNG or WebP.`
        : `${file.name} is not a picture. Use a JPEG, PNG or WebP.`,
    );
  }
  try {
    const canvas = shrink(picture, crop, tools);
    const jpeg = await encode(canvas);
    const data = jpegDataUrl(new Uint8Array(await jpeg.arrayBuffer()));
    if (data.length <= maxPortraitLength) {
      return {
        ok: true,
        portrait: { data, width: canvas.width, height: canvas.height },
        of: { width: picture.width, height: picture.height },
      };
    }
  } catch {
    // Reported below.
  } finally {
    picture.close();
  }
  return failed(`${file.name} could not be scaled down in this browser. Try a smaller copy.`);
}

const failed = (sentence: string): PictureReading => ({ ok: false, sentence });

/**
 * Draws the part of the picture at the size of a portrait, in up to three steps, because shrinking in one step degrades the
 * quality.
 */
function shrink(picture: Picture, crop: Crop, { canvas }: PictureTools): Canvas {
  const part = croppedPart(picture, crop);
  const fit = Math.min(maxSize.width / part.width, maxSize.height / part.height);
  const scale = picture.scalable ? fit : Math.min(1, fit);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  let last: Canvas | null = null;
  for (const larger of [4, 2, 1]) {
    if (larger > 1 && scale * larger >= 1) continue;
    const step = canvas(width * larger, height * larger);
    if (last) step.draw(last.source);
    else step.draw(picture.source, part);
    last = step;
  }
  return last ?? canvas(width, height);
}

/** Encodes the picture as a JPEG at the best quality that makes it small enough, or else at the lowest. */
async function encode(canvas: Canvas): Promise<Blob> {
  let smallest = await canvas.jpeg(qualities[0] ?? 1);
  for (const quality of qualities.slice(1)) {
    if (smallest.size <= TARGET_BYTES) break;
    smallest = await canvas.jpeg(quality);
  }
  return smallest;
}
