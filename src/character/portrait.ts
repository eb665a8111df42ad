import * as z from 'zod/mini';
import { toBase64 } from './base64.ts';

/** The most characters that the data URL of a portrait may have: about 225 kB of picture. */
export const longestPortrait = 300_000;
/** The most pixels that a portrait may have on either side. */
const mostPixels = 2_000;

const prefix = 'data:image/jpeg;base64,';
/** Only a JPEG, which can hold no script and names no other place; it begins with the bytes FF D8 FF. */
const jpegUrl = /^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]*={0,2}$/;

const pixels = z.number().check(z.int(), z.gte(1), z.lte(mostPixels));

/** The picture of a character, as small as the sheet needs it. All of it must stand, or there is none. */
export const portrait = z.looseObject({
  /** The picture in full, as a data URL. Its bound comes first: nothing longer is looked through. */
  data: z.string().check(
    z.maxLength(longestPortrait, { abort: true }),
    z.regex(jpegUrl, { abort: true }),
    z.refine((url) => (url.length - prefix.length) % 4 === 0),
  ),
  width: pixels,
  height: pixels,
});

/** A JPEG as a portrait holds it; `bytes` are those of its file. */
export function jpegDataUrl(bytes: Uint8Array): string {
  return prefix + toBase64(bytes);
}
