import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseFiles } from './service-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it('releaseFiles: lists every file of a build with its hash, and no others', () => {
  for (const path of ['index.html', 'icon.svg', 'assets/a.js', 'service-worker.js', '.stamp', '.vite/manifest.json']) {
    write(path, path);
  }
  const files = releaseFiles(folder);
  expect(files.map(([address]) => address)).toEqual(['assets/a.js', 'icon.svg', '']);
  // echo -n icon.svg | openssl dgst -sha256 -binary | base64
  expect(files[1]?.[1]).toBe('sha256-ZaeRwVZSsR4ehKHPZYHtYmxi8lf8kSpzbx1bHc03WEo=');
});

it('releaseFiles: a changed content changes the hash', () => {
  write('icon.svg', 'one');
  const [before] = releaseFiles(folder);
  write('icon.svg', 'other');
  const [after] = releaseFiles(folder);
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});
