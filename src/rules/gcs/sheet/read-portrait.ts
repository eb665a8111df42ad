import { maxPortraitLength } from '../../../character/portrait.ts';

const prefix = 'data:image/jpeg;base64,';

/** Start of a frame: the marker before height and width. C4, C8 and CC are others. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * The picture of a sheet as a portrait: a JPEG file in base64, no larger than portraits are. Null for another kind of file,
 * which a screen would have to convert, and for none.
 */
export function readPortrait(base64: string): { data: string; width: number; height: number } | null {
  const plain = base64.trim();
  const data = prefix + plain;
  if (data.length > maxPortraitLength || !/^\/9j\/[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.length % 4 !== 0)
    return null;
  const size = sizeOfJpeg(atob(plain));
  return size && size.width >= 1 && size.height >= 1 && size.width <= 2_000 && size.height <= 2_000
    ? { data, ...size }
    : null;
}

/** Width and height of a JPEG file, a character for each byte; null where it has no frame. */
function sizeOfJpeg(bytes: string): { readonly width: number; readonly height: number } | null {
  const byte = (at: number): number => (at < bytes.length ? bytes.charCodeAt(at) : 0);
  const word = (at: number): number => byte(at) * 256 + byte(at + 1);
  let at = 2;
  while (at + 8 < bytes.length) {
    if (byte(at) !== 0xff) return null;
    const marker = byte(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: word(at + 5), width: word(at + 7) };
    at += 2 + Math.max(2, word(at + 2));
  }
  return null;
}
