/** The part of a picture that becomes the portrait. */
export interface Crop {
  /** 1 for as much of the picture as the frame holds; 2 for half of that in each direction. */
  readonly zoom: number;
  /** Where the part is in the picture: 0 at its left or top, 1 at its right or bottom. */
  readonly x: number;
  readonly y: number;
}

/** Width by height of the portrait's frame, on the sheet as in the forms. */
const frameAspect = 3 / 4;
export const maxZoom = 4;
/** In the middle, and a little higher: faces are in the upper half of most pictures. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.35 };

/** A rectangle in the pixels of a picture. */
export interface Part {
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
