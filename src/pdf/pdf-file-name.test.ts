import { expect, it } from 'vitest';
import { pdfFileName } from './pdf-file-name.ts';

it.each([
  ['Žofia Černá', 'Žofia Černá.pdf'],
  ['a/b\\c: d?', 'a b c d.pdf'],
  ['..', 'Character sheet.pdf'],
  ['', 'Character sheet.pdf'],
  ['x'.repeat(200), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (name, file) => {
  expect(pdfFileName(name)).toBe(file);
});
