import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64url, toBase64, toBase64url } from './base64.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

it('toBase64 and toBase64url match the encodings of Buffer', () => {
  fc.assert(
    fc.property(bytes, (sample) => {
      expect(toBase64(sample)).toBe(Buffer.from(sample).toString('base64'));
      expect(toBase64url(sample)).toBe(Buffer.from(sample).toString('base64url'));
    }),
  );
});

it('fromBase64url decodes what toBase64url encoded, of any length', () => {
  fc.assert(
    fc.property(bytes, (sample) => {
      expect(fromBase64url(toBase64url(sample))).toEqual(sample);
    }),
  );
  const long = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7) % 251);
  expect(Buffer.from(long).equals(fromBase64url(toBase64url(long)) ?? new Uint8Array())).toBe(true);
});

it.each(['a', 'ab=', 'a b', 'a+b/', 'Žofia'])('fromBase64url returns null for the invalid text %j', (text) => {
  expect(fromBase64url(text)).toBeNull();
});
