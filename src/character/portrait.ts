import * as z from 'zod/mini';
import { toBase64 } from './base64.ts';

/** The maximum length of a portrait's data URL, in characters: about 225 kB of picture. */
export const maxPortraitLength = 300_000;
/** The maximum width and height of a portrait, in pixels. */
const maxPixels = 2_000;

const prefix = 'data:image/jpeg;base64,';
/** Only JPEG, which cannot contain scripts or references; it starts with the bytes FF D8 FF. */
const jpegUrl = /^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]*={0,2}$/;

const pixels = z.number().check(z.int(), z.gte(1), z.lte(maxPixels));

/** The picture of a character, as small as the sheet needs it. All fields are required. */
export const portraitSchema = z.looseObject({
  /** The picture as a data URL. Its length is checked first, so that a longer text is not scanned. */
  data: z.string().check(
    z.maxLength(maxPortraitLength, { abort: true }),
    z.regex(jpegUrl, { abort: true }),
    z.refine((url) => (url.length - prefix.length) % 4 === 0),
  ),
  width: pixels,
  height: pixels,
});

/** Converts the bytes of a JPEG file to a data URL for a portrait. */
export function jpegDataUrl(bytes: Uint8Array): string {
  return prefix + toBase64(bytes);
}
