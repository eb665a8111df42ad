import { deflateSync, Inflate } from 'fflate';
import { fromBase64url, toBase64url } from '../base64url.ts';
import { linkDictionary } from './link-dictionary.ts';

/** An unpacked text, or why there is none: `damaged` means cut off or changed, `too-large` means beyond the limit. */
type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'damaged' | 'too-large' };

/** How many bytes are inflated at a time. They can expand a thousandfold: 4 MB before the limit is checked. */
const slice = 4096;
const checksumLength = 4;
const dictionary = new TextEncoder().encode(linkDictionary);

/** Packs a text for use in an address: base64url of a 4-byte checksum and deflated UTF-8. */
export function packText(text: string): string {
  const plain = new TextEncoder().encode(text);
  const deflated = deflateSync(plain, { level: 9, dictionary });
  const bytes = new Uint8Array(checksumLength + deflated.length);
  new DataView(bytes.buffer).setUint32(0, checksum(plain));
  bytes.set(deflated, checksumLength);
  return toBase64url(bytes);
}

/**
 * Unpacks the result of `packText`. Never throws. Stops soon after `limit` bytes of UTF-8, because a small text may expand
 * a thousandfold.
 */
export function unpackText(packed: string, limit: number): Unpacked {
  const bytes = fromBase64url(packed);
  if (!bytes || bytes.length <= checksumLength) return { ok: false, why: 'damaged' };
  const plain = inflate(bytes.subarray(checksumLength), limit);
  if (typeof plain === 'string') return { ok: false, why: plain };
  if (checksum(plain) !== new DataView(bytes.buffer).getUint32(0)) return { ok: false, why: 'damaged' };
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

/** Returns the 32-bit FNV-1a hash, which detects damaged links. */
function checksum(bytes: Uint8Array): number {
  let check = 0x811c9dc5;
  for (const byte of bytes) check = Math.imul(check ^ byte, 0x01000193);
  return check >>> 0;
}
