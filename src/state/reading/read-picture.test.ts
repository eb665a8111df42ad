import { describe, expect, it } from 'vitest';
import {
  type Canvas,
  croppedPart,
  dragCrop,
  firstCrop,
  isPictureFile,
  type Picture,
  type PictureTools,
  readPicture,
} from './read-picture.ts';

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

interface Settings {
  readonly width?: number;
  readonly height?: number;
  readonly scalable?: boolean;
  /** Bytes of the JPEG at full quality. */
  readonly weight?: number;
  readonly undecodable?: boolean;
  readonly unencodable?: boolean;
}

/** A browser that records its drawing calls. */
function browser({ width = 800, height = 600, scalable = false, weight = 50_000, ...fails }: Settings) {
  const sizes: string[] = [];
  const qualities: number[] = [];
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const tools: PictureTools = {
    decode: async (): Promise<Picture> => {
      if (fails.undecodable) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { source: named('file'), width, height, scalable, close };
    },
    canvas: (w, h): Canvas => ({
      source: named(`${w} × ${h}`),
      width: w,
      height: h,
      draw: (source) => void sizes.push(`${String(Reflect.get(source, 'name'))} → ${w} × ${h}`),
      jpeg: async (quality) => {
        if (fails.unencodable) throw new Error('no room');
        qualities.push(quality);
        return new Blob([new Uint8Array(Math.round(weight * quality)).fill(1)], { type: 'image/jpeg' });
      },
    }),
  };
  return { tools, sizes, qualities, closed: () => closed };
}
/** A placeholder for a picture: the fakes only pass it on. */
const named = (name: string) => ({ name }) as unknown as CanvasImageSource;
const file = (name = 'face.png', type = 'image/png', size = 3) => new File([new Uint8Array(size)], name, { type });

async function sizeOf(settings: Settings) {
  const reading = await readPicture(file(), browser(settings).tools);
  return reading.ok ? [reading.value.portrait.width, reading.value.portrait.height] : reading.error;
}

describe('readPicture', () => {
  it.each<[number, number, number[]]>([
    [480, 640, [480, 640]],
    [960, 1280, [480, 640]],
    [4000, 3000, [480, 640]],
    [3000, 4000, [480, 640]],
    [1000, 4000, [480, 640]],
    [300, 200, [150, 200]],
    [1, 1, [1, 1]],
    [9000, 3, [2, 3]],
    [641, 641, [480, 640]],
  ])('crops %i by %i pixels to the frame without enlarging', async (width, height, size) => {
    expect(await sizeOf({ width, height })).toEqual(size);
  });

  it('draws a vector picture at the largest size of a portrait', async () => {
    expect(await sizeOf({ width: 24, height: 24, scalable: true })).toEqual([480, 640]);
  });

  it('shrinks large pictures step by step', async () => {
    const large = browser({ width: 3840, height: 5120 });
    await readPicture(file(), large.tools);
    expect(large.sizes).toEqual(['file → 1920 × 2560', '1920 × 2560 → 960 × 1280', '960 × 1280 → 480 × 640']);
    const small = browser({ width: 600, height: 800 });
    await readPicture(file(), small.tools);
    expect(small.sizes).toEqual(['file → 480 × 640']);
  });

  it('uses the first quality that is small enough', async () => {
    const light = browser({ weight: 120_000 });
    await readPicture(file(), light.tools);
    expect(light.qualities).toEqual([0.88]);
    const heavy = browser({ weight: 180_000 });
    const reading = await readPicture(file(), heavy.tools);
    expect(heavy.qualities).toEqual([0.88, 0.8, 0.7, 0.6]);
    expect(reading).toMatchObject({
      ok: true,
      value: { portrait: { data: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
    });
    expect(reading.ok && Buffer.from(reading.value.portrait.data.split(',')[1] ?? '', 'base64').length).toBe(108_000);
    const heaviest = browser({ weight: 500_000 });
    expect((await readPicture(file(), heaviest.tools)).ok).toBe(true);
    expect(heaviest.qualities.at(-1)).toBe(0.3);
  });

  it.each<[string, File, Settings, RegExp]>([
    [
      'a text',
      file('notes.txt', 'text/plain'),
      { undecodable: true },
      /^notes\.txt is not a picture\. Use a JPEG, PNG or/,
    ],
    [
      'a damaged picture',
      file('a.png'),
      { undecodable: true },
      /^a\.png could not be read\. It may be damaged, too large/,
    ],
    ['one without a type', file('a.HEIC', ''), { undecodable: true }, /^a\.HEIC could not be read\. It may be damaged/],
    ['too large a file', file('a.png', 'image/png', 60_000_001), {}, /^a\.png is too large.* up to 60 MB\.$/],
    ['too large a canvas', file('a.png'), { unencodable: true }, /^a\.png could not be scaled down in this browser\./],
    ['what never gets small', file('a.png'), { weight: 1_000_000 }, /^a\.png could not be scaled down/],
  ])('rejects %s with a sentence', async (_, refused, settings, words) => {
    const reading = await readPicture(refused, browser(settings).tools);
    expect(reading).toEqual({ ok: false, error: expect.stringMatching(words) });
    expect(!reading.ok && reading.error).toMatch(/\.$/);
  });

  it('frees the memory of the picture in every case', async () => {
    for (const settings of [{}, { unencodable: true }]) {
      const { tools, closed } = browser(settings);
      await readPicture(file(), tools);
      expect(closed()).toBe(1);
    }
  });
});

describe('isPictureFile', () => {
  it.each<[string, string, boolean]>([
    ['a.png', 'image/png', true],
    ['portrait', 'image/webp', true],
    ['a.heic', '', true],
    ['A.JPG', '', true],
    ['a.json', 'application/json', false],
    ['a.png', 'application/json', false],
    ['png', '', false],
    ['a.pdf', 'application/pdf', false],
  ])('%s of type "%s": %s', (name, type, claims) => {
    expect(isPictureFile({ name, type })).toBe(claims);
  });
});
