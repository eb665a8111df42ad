/**
 * Returns a random id (UUID version 4, RFC 9562). It uses `getRandomValues`, because `randomUUID` is missing on pages
 * served over plain http from another device.
 */
export function newId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return `4${(byte & 0x0f).toString(16)}`; // the version
    const marked = at === 8 ? (byte & 0x3f) | 0x80 : byte; // the variant
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
