import { describe, expect, it } from 'vitest';
import { croppedPart, dragCrop, firstCrop } from './crop.ts';

describe('croppedPart', () => {
  it('selects the largest part in the aspect of the frame', () => {
    expect(croppedPart({ width: 800, height: 600 }, { zoom: 1, x: 0.5, y: 0 })).toEqual({
      left: 175,
      top: 0,
      width: 450,
      height: 600,
    });
    expect(croppedPart({ width: 300, height: 1000 }, { zoom: 1, x: 0, y: 1 })).toEqual({
      left: 0,
      top: 600,
      width: 300,
      height: 400,
    });
  });

  it('selects less of it, zoomed', () => {
    expect(croppedPart({ width: 300, height: 400 }, { zoom: 2, x: 1, y: 0.5 })).toEqual({
      left: 150,
      top: 100,
      width: 150,
      height: 200,
    });
  });

  it('is never empty', () => {
    expect(croppedPart({ width: 9000, height: 1 }, { zoom: 4, x: 0, y: 0 })).toMatchObject({ width: 1, height: 1 });
  });
});

describe('dragCrop', () => {
  const size = { width: 800, height: 600 };
  it('moves the picture with the pointer', () => {
    expect(dragCrop(size, { zoom: 1, x: 0.5, y: 0.35 }, 0.1, 0.2)).toEqual({
      zoom: 1,
      x: 0.5 - 45 / 350,
      y: 0.35, // There is nothing above or below.
    });
  });
  it('stops at the edges of the picture', () => {
    expect(dragCrop(size, firstCrop, 9, 0).x).toBe(0);
    expect(dragCrop(size, firstCrop, -9, 0).x).toBe(1);
  });
});
