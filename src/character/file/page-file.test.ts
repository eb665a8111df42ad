import fc from 'fast-check';
import { expect, it } from 'vitest';
import { johnFalcon } from '../../testing/book-characters.ts';
import { setName } from '../edit-character.ts';
import { serializeFile } from './character-file.ts';
import { embedInPage, fileInPage } from './page-file.ts';
import { parseFile } from './parse-file.ts';

const page = (element: string) => `<!DOCTYPE html>\n<html><body><h1>Falcon</h1>\n${element}\n</body></html>\n`;

it('a character in a page is read from it, whatever its texts are', () => {
  const saved = johnFalcon();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--<script>', '\u2028', '"\\u003c"', '&lt;/script&gt;')),
      (name) => {
        const named = { ...saved, character: setName(saved.character, name) };
        const file = serializeFile(named, 'test');
        const text = page(embedInPage(file));
        expect(text.match(/<\/script>/g)).toHaveLength(1);
        expect(parseFile(text)).toEqual(parseFile(file));
      },
    ),
  );
});

it.each([
  ['JSON', serializeFile(johnFalcon(), 'test')],
  ['a page of somebody else', page('<script type="application/json" id="other">{}</script>')],
  ['a page that was cut off', page(embedInPage('{}')).split('</script>')[0] ?? ''],
  ['an element without a page', embedInPage('{}')],
])('%s has no file in it', (_, text) => {
  expect(fileInPage(text)).toBeNull();
});

it('a page with a wrong file is refused like that file', () => {
  expect(parseFile(page(embedInPage('{"format": "other"}')))).toEqual(parseFile('{"format": "other"}'));
});
