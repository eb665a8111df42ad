import { expect, test } from 'vitest';
import { blankCharacter } from '../blank-character.ts';
import { sameFileText } from './same-file-text.ts';
import { serializeFile } from './serialize-file.ts';

const text = (app: string) =>
  serializeFile({ ruleset: 'man-to-man', houseRules: [], character: blankCharacter() }, app);

test('sameFileText: neither the version of the program counts nor space around the text, as in a library file', () => {
  expect(sameFileText(text('1.0'), text('2.0'))).toBe(true);
  expect(sameFileText(text('1.0'), text('1.0').trim())).toBe(true);
  expect(sameFileText(text('1.0'), text('2.0').trim())).toBe(true);
  expect(sameFileText(text('1.0'), text('1.0').replace('man-to-man', 'lite-3e'))).toBe(false);
});
