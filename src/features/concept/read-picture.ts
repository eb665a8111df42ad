import type { Portrait } from '../../character/character.ts';
import { jpegDataUrl, longestPortrait } from '../../character/portrait.ts';
import type { Canvas, Picture, PictureTools } from './picture-tools.ts';

/** A portrait out of a picture file, or a sentence that says why there is none. */
export type PictureReading =
  | { readonly ok: true; readonly portrait: Portrait }
  | { readonly ok: false; readonly sentence: string };

/** The most pixels that a portrait gets: 27 by 36 mm in print, at 450 to the inch. */
const room = { width: 480, height: 640 };
/** The most bytes that it is meant to have. */
const enough = 120_000;
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** Larger files are not read at all, in bytes. */
const largestFile = 60_000_000;
const pictureName = /\.(avif|bmp|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

/** True for a file that says it is a picture, by its type or, where it has none, by its name. */
export function claimsToBePicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && pictureName.test(name));
}

/**
 * Makes a portrait of any picture that the browser can read: turned as the camera held it, made smaller to fit 480 by 640
 * pixels (never larger, but for a drawing that has no pixels), on white, as a JPEG of about 120 kB at most. Nothing but
 * the pixels is left of the file: no place, no date, no camera. Never throws.
 */
export async function readPicture(file: File, tools: PictureTools): Promise<PictureReading> {
  const claims = claimsToBePicture(file);
  if (file.size > largestFile) {
    return failed(`${file.name} is too large to be read: a picture may have up to ${largestFile / 1e6} MB.`);
  }
  let picture: Picture;
  try {
    picture = await tools.decode(file);
  } catch {
    return failed(
      claims
        ? `${file.name} could not be read: it is damaged, too large, or of a kind that this browser does not know. A JPEG, PNG or WebP will do.`
        : `${file.name} is not a picture. A JPEG, PNG or WebP will do.`,
    );
  }
  try {
    const canvas = madeSmaller(picture, tools);
    const jpeg = await encoded(canvas);
    const data = jpegDataUrl(new Uint8Array(await jpeg.arrayBuffer()));
    if (data.length <= longestPortrait) {
      return { ok: true, portrait: { data, width: canvas.width, height: canvas.height } };
    }
  } catch {
    // Told below.
  } finally {
    picture.close();
  }
  return failed(`${file.name} could not be made smaller in this browser. A smaller copy of it may do.`);
}

const failed = (sentence: string): PictureReading => ({ ok: false, sentence });

/** Draws the picture at the size of a portrait, in up to three steps: browsers blur or roughen what shrinks at once. */
function madeSmaller(picture: Picture, { canvas }: PictureTools): Canvas {
  const fit = Math.min(room.width / picture.width, room.height / picture.height);
  const scale = picture.scalable ? fit : Math.min(1, fit);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  let source: Picture['source'] = picture.source;
  for (const larger of [4, 2]) {
    if (scale * larger >= 1) continue;
    const step = canvas(width * larger, height * larger);
    step.draw(source);
    source = step.source;
  }
  const last = canvas(width, height);
  last.draw(source);
  return last;
}

/** The picture as a JPEG, at the best quality that makes it small enough, or at the least there is. */
async function encoded(canvas: Canvas): Promise<Blob> {
  let smallest = await canvas.jpeg(qualities[0] ?? 1);
  for (const quality of qualities.slice(1)) {
    if (smallest.size <= enough) break;
    smallest = await canvas.jpeg(quality);
  }
  return smallest;
}
