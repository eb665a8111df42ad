import type { Part } from './crop.ts';

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
