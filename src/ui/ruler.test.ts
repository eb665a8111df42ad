import { expect, test } from 'vitest';
import { placeOn } from './ruler.tsx';

const bands = [{ upTo: 10 }, { upTo: 20 }, { upTo: 40 }, { upTo: 80 }];

test.each([
  [0, 0, 0],
  [10, 0, 0.25],
  [10.1, 1, 0.2525],
  [30, 2, 0.625],
  [80, 3, 1],
])('placeOn puts %d in band %d at %d', (value, band, share) => {
  const place = placeOn(bands, value);
  expect(place.band).toBe(band);
  expect(place.share).toBeCloseTo(share);
  expect(place.over).toBe(false);
});

test('placeOn marks a value past the last threshold as over, at the end', () => {
  expect(placeOn(bands, 200)).toMatchObject({ band: 3, share: 1, over: true });
});
