/** A picture in memory, in pixels. */
export interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** A drawing of lines, as sharp at any size. */
  readonly scalable: boolean;
  /** Lets go of its memory. */
  close(): void;
}

/** Something to draw on, white at first. */
export interface Canvas {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Draws over all of it. */
  draw(source: CanvasImageSource): void;
  /** What is drawn, as a JPEG; quality from 0 to 1. */
  jpeg(quality: number): Promise<Blob>;
}

/** What reading a picture needs of the browser. Each part throws or rejects when it cannot. */
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
      // Drawings (SVG), and what only an element can read. An element runs no script and loads nothing from elsewhere.
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
      draw: (source) => context.drawImage(source, 0, 0, width, height),
      jpeg: (quality) =>
        new Promise((resolve, reject) => {
          const keep = (blob: Blob | null) =>
            blob?.type === 'image/jpeg' ? resolve(blob) : reject(new Error('This browser makes no JPEG.'));
          element.toBlob(keep, 'image/jpeg', quality);
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
