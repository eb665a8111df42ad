import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../testing/case-seed.ts';
import { toFileName } from './file-name.ts';

describe('fileName', () => {
  it.each([
    ['Dai Blackthorn', 'Dai-Blackthorn.json'],
    ['Žofie Žižková', 'Žofie-Žižková.json'],
    ['Ольга Ивановна', 'Ольга-Ивановна.json'],
    ["Miles O'Brien", "Miles-O'Brien.json"],
    ['हिन्दी', 'हिन्दी.json'],
    ['../../etc/passwd', 'etc-passwd.json'],
    ['a<b>:"c"|?*\u0000\u202e.exe', 'a-b-c-exe.json'],
    ['  .hidden. ', 'hidden.json'],
    ['', 'character.json'],
    ['☠☠', 'character.json'],
    ['CON', 'character-CON.json'],
    ['com1', 'character-com1.json'],
    ['LPT²', 'character-LPT².json'],
    ['conout$', 'character-conout.json'],
  ])('for %j is %s', (name, expected) => {
    expect(toFileName(name, 'json')).toBe(expected);
  });

  it('keeps the extension, and is safe and short for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = toFileName(name, 'pdf');
        expect(file).toMatch(/^[\p{L}\p{N}][^<>:"/\\|?*\p{C}\p{Z}]*\.pdf$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThan(255);
      }),
      { numRuns: caseCount(500) },
    );
  });
});
