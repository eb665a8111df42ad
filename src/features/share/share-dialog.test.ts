import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { describeLinkLength, longestCode, modulesPath, qrModules } from './share-dialog.tsx';

const link = (length: number) => 'https://example.org/#share=1.'.padEnd(length, 'aB3-_xYz09');

/** Draws a path as a browser would, so many pixels to a module, and looks at the picture with a reader of QR codes. */
function readPath(path: string, count: number, scale = 4): string {
  const width = count * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py += 1) {
      const start = (py * width + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

it.each([40, 300, 900, longestCode])('qrModules can be decoded again: %d letters', (length) => {
  const modules = qrModules(link(length)) ?? [];
  expect(readPath(modulesPath(modules), modules.length)).toBe(link(length));
});

it('qrModules has a quiet zone of four modules on each side', () => {
  const modules = qrModules(link(60)) ?? [];
  const blank = (row: readonly boolean[] | undefined) => row?.every((dark) => !dark) ?? false;
  const columns = modules.map((_, x) => modules.map((row) => row[x] ?? false));
  for (const lines of [modules, columns]) {
    expect([...lines.slice(0, 4), ...lines.slice(-4)].every(blank)).toBe(true);
    expect(blank(lines[4])).toBe(false);
  }
});

it('qrModules is at most 125 modules wide, and null for a longer link', () => {
  expect(qrModules(link(longestCode))).toHaveLength(125);
  expect(qrModules(link(longestCode + 1))).toBeNull();
});

it.each([
  [900, 'plain', /^900 characters: .*Discord included/],
  [2_000, 'plain', /^2,000 characters/],
  [2_001, 'attention', /^2,001 characters: too long for Discord \(up to 2,000\).*most other chat apps/],
  [4_001, 'attention', /too long for Discord \(up to 2,000\) and many other chat apps.*4,000 to 8,000/],
  [8_001, 'attention', /too long for chat apps.*Browsers open it/],
  [1_000_000, 'attention', /Browsers open it/],
  [1_000_001, 'problem', /^1,000,001 characters: too long for browsers/],
])('describeLinkLength: %d characters', (length, tone, words) => {
  const said = describeLinkLength(length);
  expect(said.tone).toBe(tone);
  expect(said.words).toMatch(words);
});
