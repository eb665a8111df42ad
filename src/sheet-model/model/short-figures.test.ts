import { expect, test } from 'vitest';
import { blankCharacter } from '../../character/character.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { fiendishFriedrick } from '../../testing/book-characters.ts';
import { shortFigures } from './short-figures.ts';

const inShort = (saved: Parameters<typeof deriveCharacter>[0]) =>
  shortFigures(deriveCharacter(saved))
    .map(({ name, text }) => `${name} ${text}`)
    .join(' ');

test('shortFigures: attributes, hits, Move and Dodge by the short names of the ruleset', () => {
  expect(inShort(fiendishFriedrick())).toBe('ST 12 DX 12 IQ 10 HT 14 Hits 14 Move 5 Dodge 5');
  expect(inShort({ ruleset: 'fourth-edition', houseRules: [], character: blankCharacter() })).toBe(
    'ST 10 DX 10 IQ 10 HT 10 HP 10 Move 5 Dodge 8',
  );
});
