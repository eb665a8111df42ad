import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Inflate } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

const enough = 1_000_000;

afterEach(() => vi.restoreAllMocks());

/** A decompression bomb: 1 MB of zeros for each round of about 1 kB. */
function bomb(rounds: number): string {
  const round = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([Buffer.alloc(4), ...Array.from({ length: rounds }, () => round), end]).toString('base64url');
}

describe('unpackText', { timeout: 30_000 }, () => {
  it('returns what packText packed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unpackText(packText(text), enough)).toEqual({ ok: true, text });
      }),
    );
    const long = Array.from({ length: 50_000 }, (_, i) => `${i * 7919}`).join(' ');
    expect(unpackText(packText(long), enough)).toEqual({ ok: true, text: long });
  });

  it('accepts a text of exactly the limit, and none longer', () => {
    expect(unpackText(packText('x'.repeat(1000)), 1000)).toMatchObject({ ok: true });
    expect(unpackText(packText('x'.repeat(1001)), 1000)).toEqual({ ok: false, why: 'too-large' });
  });

  it('stops early on a decompression bomb', () => {
    const pushed = vi.spyOn(Inflate.prototype, 'push');
    const packed = bomb(1000);
    expect(packed.length).toBeGreaterThan(1_000_000);
    expect(unpackText(packed, 5_000_000)).toEqual({ ok: false, why: 'too-large' });
    expect(pushed.mock.calls.length).toBeLessThan(5); // of 250 slices
  });

  it('detects every changed or missing character', () => {
    const packed = packText('{"name":"Žofia","skills":[{"entry":"broadsword","points":4}]}');
    for (let at = 0; at < packed.length; at += 1) {
      expect(unpackText(packed.slice(0, at), enough), `cut at ${at}`).toEqual({ ok: false, why: 'damaged' });
      const replacement = packed[at] === 'A' ? 'z' : 'A';
      const changed = unpackText(packed.slice(0, at) + replacement + packed.slice(at + 1), enough);
      // The last characters have unused bits, so that a change may have no effect.
      if (at < packed.length - 2) expect(changed, `changed at ${at}`).toEqual({ ok: false, why: 'damaged' });
    }
  });

  it('returns a text or a reason for any text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'AZaz09-_='), maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters), (text) => {
        expect(unpackText(text, enough)).toEqual({ ok: false, why: expect.stringMatching(/^(damaged|too-large)$/) });
      }),
      { numRuns: 2_000 },
    );
  });

  it('rejects bytes that are not UTF-8', () => {
    const text = Uint8Array.of(0xff, 0xfe);
    let check = 0x811c9dc5;
    for (const byte of text) check = Math.imul(check ^ byte, 0x01000193);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(check >>> 0);
    const packed = Buffer.concat([head, deflateRawSync(text)]).toString('base64url');
    expect(unpackText(packed, enough)).toEqual({ ok: false, why: 'damaged' });
  });
});
