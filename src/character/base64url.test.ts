import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBase64 } from './base64.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

it('writes what other programs write', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(toBase64(some)).toBe(Buffer.from(some).toString('base64'));
      expect(toBase64url(some)).toBe(Buffer.from(some).toString('base64url'));
    }),
  );
});

it('reads back what it wrote, however long', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(fromBase64url(toBase64url(some))).toEqual(some);
    }),
  );
  const long = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7) % 251);
  expect(Buffer.from(long).equals(fromBase64url(toBase64url(long)) ?? new Uint8Array())).toBe(true);
});

it.each(['a', 'ab=', 'a b', 'a+b/', 'Žofia'])('answers null for %j, which no bytes are written as', (text) => {
  expect(fromBase64url(text)).toBeNull();
});
