import { deflateSync, Inflate } from 'fflate';
import { fromBase64url, toBase64url } from '../base64url.ts';
import { linkDictionary } from './link-dictionary.ts';

/** A text that was unpacked, or why there is none: `damaged` is cut off or changed, `too-large` is beyond the limit. */
type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'damaged' | 'too-large' };

/** So many bytes are inflated at a time. They can become a thousand times as many: 4 MB before the limit is looked at. */
const slice = 4096;
const checkLength = 4;
const dictionary = new TextEncoder().encode(linkDictionary);

/** Packs a text into letters that an address carries as they are: base64url of a check of 4 bytes and deflated UTF-8. */
export function packText(text: string): string {
  const plain = new TextEncoder().encode(text);
  const deflated = deflateSync(plain, { level: 9, dictionary });
  const bytes = new Uint8Array(checkLength + deflated.length);
  new DataView(bytes.buffer).setUint32(0, checkOf(plain));
  bytes.set(deflated, checkLength);
  return toBase64url(bytes);
}

/**
 * Unpacks what `packText` made. Never throws, and stops soon after `limit`, the most bytes of UTF-8 that are wanted: a
 * small text may hold a thousand times its size.
 */
export function unpackText(packed: string, limit: number): Unpacked {
  const bytes = fromBase64url(packed);
  if (!bytes || bytes.length <= checkLength) return { ok: false, why: 'damaged' };
  const plain = inflate(bytes.subarray(checkLength), limit);
  if (typeof plain === 'string') return { ok: false, why: plain };
  if (checkOf(plain) !== new DataView(bytes.buffer).getUint32(0)) return { ok: false, why: 'damaged' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain) };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

function inflate(bytes: Uint8Array, limit: number): Uint8Array | 'damaged' | 'too-large' {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate({ dictionary }, (part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < bytes.length; at += slice) {
      stream.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
      if (size > limit) return 'too-large';
    }
  } catch {
    return 'damaged';
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** FNV-1a of 32 bits: a letter that was changed on the way is not read as another character. */
function checkOf(bytes: Uint8Array): number {
  let check = 0x811c9dc5;
  for (const byte of bytes) check = Math.imul(check ^ byte, 0x01000193);
  return check >>> 0;
}
