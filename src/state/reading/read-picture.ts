import type { PortraitData } from '../../character/character.ts';
import { jpegDataUrl, maxPortraitLength } from '../../character/portrait.ts';
import { done, failed, type Result } from '../../engine/result.ts';

/** The part of a picture that becomes the portrait. */
export interface Crop {
  /** 1 for as much of the picture as the frame holds; 2 for half of that in each direction. */
  readonly zoom: number;
  /** The place of the part in the picture: 0 at its left or top, 1 at its right or bottom. */
  readonly x: number;
  readonly y: number;
}

/** Width by height of the portrait's frame, on the sheet as in the forms. */
const frameAspect = 3 / 4;
export const maxZoom = 4;
/** In the middle, and a little higher: faces are in the upper half of most pictures. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.35 };

/** A rectangle in the pixels of a picture. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the part of a picture of this size that a crop selects, in the aspect of the frame; at least a pixel wide and high. */
export function croppedPart({ width, height }: Size, { zoom, x, y }: Crop): Part {
  const wide = Math.max(1, Math.min(width, height * frameAspect) / zoom);
  const high = Math.max(1, Math.min(height, width / frameAspect) / zoom);
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high };
}

const between0And1 = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Returns the crop after the picture was dragged in its frame by these shares of the frame's width and height: dragged to the
 * right, more of its left is seen.
 */
export function dragCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const part = croppedPart(size, crop);
  const [spareWidth, spareHeight] = [size.width - part.width, size.height - part.height];
  return {
    ...crop,
    x: spareWidth > 0 ? between0And1(crop.x - (right * part.width) / spareWidth) : crop.x,
    y: spareHeight > 0 ? between0And1(crop.y - (down * part.height) / spareHeight) : crop.y,
  };
}

/** A picture in memory, in pixels. */
export interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** True for a vector drawing, sharp at any size. */
  readonly scalable: boolean;
  /** Frees its memory. */
  close(): void;
}

/** A canvas, initially white. */
export interface Canvas {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Draws the source, or a part of it, scaled to the whole canvas. */
  draw(source: CanvasImageSource, part?: Part): void;
  /** Encodes the drawing as a JPEG; quality from 0 to 1. */
  jpeg(quality: number): Promise<Blob>;
}

/** The browser functions needed to read a picture. They throw or reject on failure. */
export interface PictureTools {
  decode(file: File): Promise<Picture>;
  canvas(width: number, height: number): Canvas;
}

export const browserTools: PictureTools = {
  async decode(file) {
    try {
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
      const { width, height } = bitmap;
      return { source: bitmap, width, height, scalable: false, close: () => bitmap.close() };
    } catch (error) {
      // For SVG, and for formats that only an img element can read. It runs no scripts and loads nothing from elsewhere.
      if (!file.type.startsWith('image/')) throw error;
      return decodeInElement(file);
    }
  },
  canvas(width, height) {
    const element = Object.assign(document.createElement('canvas'), { width, height });
    const context = element.getContext('2d', { alpha: false });
    if (!context) throw new Error('There is no canvas of this size.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    return {
      source: element,
      width,
      height,
      draw: (source, part) =>
        part
          ? context.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, width, height)
          : context.drawImage(source, 0, 0, width, height),
      jpeg: (quality) =>
        new Promise((resolve, reject) => {
          const settle = (blob: Blob | null) =>
            blob?.type === 'image/jpeg' ? resolve(blob) : reject(new Error('This browser makes no JPEG.'));
          element.toBlob(settle, 'image/jpeg', quality);
        }),
    };
  },
};

async function decodeInElement(file: File): Promise<Picture> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) throw new Error('A picture without a size.');
    const close = () => URL.revokeObjectURL(address);
    return { source: image, width, height, scalable: file.type === 'image/svg+xml', close };
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
}

/** A portrait read from a picture file, or a sentence on why it failed. */
type PictureReading = Result<
  { readonly portrait: PortraitData /** The size of the whole picture. */; readonly of: Size },
  string
>;

/** The largest size of a portrait in pixels: 27 by 36 mm in print, at 450 dpi. */
const maxSize = { width: 480, height: 640 };
/** The size in bytes that encoding aims for. */
const targetBytes = 120_000;
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
/** Files of more bytes than this are not read. */
const maxFileBytes = 60_000_000;
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
  if (file.size > maxFileBytes) {
    return failed(`${file.name} is too large: a picture can have up to ${maxFileBytes / 1e6} MB.`);
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
      return done({
        portrait: { data, width: canvas.width, height: canvas.height },
        of: { width: picture.width, height: picture.height },
      });
    }
  } catch {
    // Reported below.
  } finally {
    picture.close();
  }
  return failed(`${file.name} could not be scaled down in this browser. Try a smaller copy.`);
}

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
    if (smallest.size <= targetBytes) break;
    smallest = await canvas.jpeg(quality);
  }
  return smallest;
}
