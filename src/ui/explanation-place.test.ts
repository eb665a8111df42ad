import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, overlap, placeExplanation } from './explanation-place.ts';

const size = { width: 320, height: 200 };
const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const windowOf = (width: number, height: number): Box => ({ left: 8, top: 8, right: width - 8, bottom: height - 8 });
const alone = { clear: [], paper: null };

describe('placeExplanation', () => {
  test('places to the right, level with the number, or to the left if there is no room', () => {
    const room = windowOf(1000, 800);
    expect(placeExplanation(boxAt(100, 300, 30, 24), size, { ...alone, room })).toMatchObject({ left: 140, top: 290 });
    expect(placeExplanation(boxAt(900, 300, 30, 24), size, { ...alone, room })).toMatchObject({ left: 570, top: 290 });
  });

  test('moves off the paper that the number is on, if its edge is near', () => {
    const paper = boxAt(700, 0, 700, 900);
    const around = { ...alone, room: windowOf(1440, 900), paper };
    expect(placeExplanation(boxAt(1000, 300, 30, 24), size, around)).toMatchObject({ left: 370, side: 'left' });
    expect(placeExplanation(boxAt(1300, 300, 30, 24), size, around)).toMatchObject({ left: 970, side: 'left' });
  });

  test('places under a number in the bars at the top', () => {
    const room = { ...windowOf(1000, 800), top: 90 };
    expect(placeExplanation(boxAt(300, 50, 30, 24), size, { ...alone, room })).toMatchObject({
      top: 84,
      side: 'below',
    });
  });

  test('goes above or below if there is no room on either side, with the available height', () => {
    const place = placeExplanation(boxAt(180, 500, 30, 24), size, { ...alone, room: windowOf(400, 600) });
    expect(place).toMatchObject({ top: 290, side: 'above' });
    const low = placeExplanation(boxAt(180, 150, 30, 24), size, { ...alone, room: windowOf(400, 300) });
    expect(low).toMatchObject({ side: 'above', maxHeight: 132 });
  });

  test('goes next to another explanation, not over it', () => {
    const room = windowOf(1000, 800);
    const other = boxAt(140, 290, 320, 200);
    const place = placeExplanation(boxAt(100, 300, 30, 24), size, { ...alone, room, clear: [other] });
    expect(overlap(boxAt(place.left, place.top, size.width, size.height), other)).toBe(0);
  });

  test('keeps its side while that is about equally good', () => {
    const around = { ...alone, room: windowOf(1000, 800) };
    expect(placeExplanation(boxAt(500, 300, 30, 24), size, { ...around, previous: 'left' })).toMatchObject({
      side: 'left',
    });
  });

  test('never hides the number, in any window with room for an explanation next to it or below it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 768, max: 2000 }),
        fc.integer({ min: 500, max: 1200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 60, max: 900 }),
        (width, height, across, down, tall) => {
          const anchor = boxAt(across * (width - 60), down * (height - 30), 60, 30);
          const room = windowOf(width, height);
          const { left, top, maxHeight } = placeExplanation(anchor, { width: 320, height: tall }, { ...alone, room });
          const explanation = boxAt(left, top, 320, Math.min(tall, maxHeight));
          expect(overlap(explanation, anchor)).toBe(0);
          expect(explanation.left).toBeGreaterThanOrEqual(room.left - 1);
          expect(explanation.right).toBeLessThanOrEqual(room.right + 1);
          expect(explanation.top).toBeGreaterThanOrEqual(room.top - 1);
          expect(explanation.bottom).toBeLessThanOrEqual(room.bottom + 1);
        },
      ),
    );
  });
});
