import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import '../../testing/load-rulesets.ts';
import { rutaQuillFile } from '../../testing/gcs-sheet-texts.ts';
import { readCharacterFile } from '../read-character-file.ts';
import { convertFile } from './convert-file.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convert-'));
  copyFileSync(rutaQuillFile, file('ruta.gcs'));
  writeFileSync(file('falcon.json'), serializeFile(johnFalcon(), 'test'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = convertFile(args, output, { app: 'test', now: '2026-01-02T03:04:05Z' });
  return { code, out, err };
}
const read = (name: string) => {
  const reading = readCharacterFile(file(name));
  if (!reading.ok) throw new Error(reading.error);
  return reading;
};

describe('convertFile', () => {
  it('converts a sheet of GCS to our file, and back', () => {
    expect(run(file('ruta.gcs'), file('ruta.json'))).toEqual({ code: 0, out: [], err: [] });
    expect(read('ruta.json').saved.character.name).toBe('Ruta Quill');
    expect(run(file('ruta.json'), file('again.gcs')).code).toBe(0);
    const again = JSON.parse(readFileSync(file('again.gcs'), 'utf8'));
    expect(again).toMatchObject({ version: 5, profile: { name: 'Ruta Quill' }, calc: { move: [5, 4, 3, 2, 1] } });
    expect(read('again.gcs').saved.character.name).toBe('Ruta Quill');
  });

  it('reads a stat block, and says what was guessed and what was not understood, with lines', () => {
    writeFileSync(
      file('guard.txt'),
      'Guard\nST 11 [10]; DX 12 [40]; IQ 10; HT 11 [10]\nBroadsword (A) DX [2]-12\nqwx zzv plonk\n',
    );
    const { code, out, err } = run(file('guard.txt'), file('guard.JSON'));
    expect([code, out]).toEqual([0, []]);
    expect(err.join('\n')).toContain('line 4: not understood: qwx zzv plonk');
    expect(read('guard.JSON').saved.character).toMatchObject({ attributes: { st: 11, dx: 12, ht: 11 } });
  });

  it.each([
    ['one file', ['ruta.gcs'], /^Name two files/],
    ['three files', ['ruta.gcs', 'a.json', 'b.json'], /^Name two files/],
    ['an unknown option', ['--quick', 'ruta.gcs', 'a.json'], /^Unknown option --quick\./],
    ['an ending that cannot be written', ['ruta.gcs', 'a.txt'], /a\.txt: the name must end in \.json or \.gcs\.$/],
    [
      'an ending that cannot be read',
      ['ruta.pdf', 'a.gcs'],
      /ruta\.pdf: the name must end in \.json, \.gcs or \.txt\.$/,
    ],
    ['a file that does not exist', ['none.gcs', 'a.json'], /none\.gcs: no such file\.$/],
    [
      'other rules than those of GCS',
      ['falcon.json', 'a.gcs'],
      /a\.gcs: GCS has characters of the fourth edition only\.$/,
    ],
    ['a folder that does not exist', ['ruta.gcs', 'none/a.json'], /a\.json: the file cannot be written\.$/],
  ])('refuses %s', (_, names, sentence) => {
    const { code, out, err } = run(...names.map((name) => (name.startsWith('--') ? name : file(name))));
    expect([code, out]).toEqual([1, []]);
    expect(err[0]).toMatch(sentence);
    expect(['a.json', 'a.gcs', 'a.txt'].some((name) => existsSync(file(name)))).toBe(false);
  });

  it('refuses a sheet with more than a character can have that cannot be kept whole, and writes no blank one', () => {
    const equipment = Array.from({ length: 5_001 }, (_, n) => ({ id: `e${n}`, description: `Thing ${n}` }));
    // Numbers in no order, which take as much room packed.
    const comment = Array.from({ length: 1_000_000 }, (_, n) => Math.imul(n, 2_654_435_761) ** 2 % 1_000_003).join('');
    writeFileSync(file('heavy.gcs'), JSON.stringify({ version: 5, profile: { name: 'Heavy' }, equipment, comment }));
    const { code, err } = run(file('heavy.gcs'), file('a.json'));
    expect([code, err]).toEqual([1, [expect.stringMatching(/items: 5,001\), and is too large to be kept with one/)]]);
    expect(existsSync(file('a.json'))).toBe(false);
  }, 180_000);

  it('says what of a stat block was not read, and keeps the whole text', () => {
    const text = `Guard\nST 11 [10]\n${'qwx zzv plonk\n'.repeat(8_000)}`;
    writeFileSync(file('guard.txt'), text);
    const { code, err } = run(file('guard.txt'), file('guard.json'));
    expect(code).toBe(0);
    expect(err.join('\n')).toContain(
      'only the first 100,000 were read. The whole text is kept in the character’s file.',
    );
    expect(read('guard.json').saved.character.setAside).toEqual([{ path: '/stat-block', value: text }]);
  });

  it('refuses a text that is no stat block, and a sheet that is cut off', () => {
    writeFileSync(file('diary.txt'), 'qwx zzv plonk\n');
    expect(run(file('diary.txt'), file('a.json'))).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/no stat block/)],
    });
    writeFileSync(file('cut.gcs'), readFileSync(file('ruta.gcs'), 'utf8').slice(0, 3_000));
    expect(run(file('cut.gcs'), file('a.json'))).toMatchObject({ code: 1, err: [expect.stringMatching(/cut off/)] });
  });
});
