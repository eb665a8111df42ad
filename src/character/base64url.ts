import { toBase64 } from './base64.ts';

/** Encodes bytes as base64url (RFC 4648) without padding, which needs no escaping in an address. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Decodes base64url without padding; null if the text is invalid. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null; // an impossible length
  }
}
