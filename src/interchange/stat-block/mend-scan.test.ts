import { expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { readStatBlock } from './read-stat-block.ts';

const fourth = { ruleset: 'fourth-edition' } as const;

test('digits and known words of a scan are mended, at their own place', () => {
  const { lines, file } = readStatBlock(
    'Bo\nIQ 10, ST 1O, DX l2, HT 1l\nWi1l 12\nSkills: Stea1th-l2; Knife-12',
    fourth,
  );
  expect(file.character.attributes).toMatchObject({ st: 10, dx: 12, iq: 10, ht: 11 });
  const shown = lines.filter(({ isHeading }) => !isHeading).map(({ text }) => text);
  expect(shown).toEqual(
    expect.arrayContaining(['IQ 10', 'ST 1O', 'DX l2', 'HT 1l', 'Wi1l 12', 'Stea1th-l2', 'Knife-12']),
  );
  expect(lines.find(({ text }) => text === 'IQ 10')?.verdict).toBe('understood');
  expect(lines.find(({ text }) => text === 'ST 1O')).toMatchObject({ verdict: 'guessed' });
});

test('names with digits stay as they are, even in a scan', () => {
  const names = ['M1A1 carbine', 'Steyr TM1P pistol', 'h0ver skiff', 'B0b doll'];
  const { lines } = readStatBlock(`Bo\nST 1O, DX l2, IQ 1O, HT 10\nEquipment: ${names.join('; ')}`, fourth);
  expect(lines.filter(({ line, isHeading }) => line === 3 && !isHeading).map(({ text }) => text)).toEqual(names);
});

test('names with digits alone make no scan of a text', () => {
  const { lines } = readStatBlock('Doyle\nST 11, DX 12\nEquipment: M1A1 carbine; shie1d; r1ng; h0ver; 10l keg', fourth);
  expect(lines.map(({ text }) => text).join('; ')).toContain('shie1d');
});
