import { expect, it } from 'vitest';
import { LineCounter } from './library-entry.ts';
import { lineAndColumn } from './read-json.ts';

it.each(['', 'one line', 'a\nb\r\nc\rd\n\n\r\n', '\n\nend'])(
  'LineCounter returns the same as lineAndColumn for every offset of %j',
  (text) => {
    const lines = new LineCounter(text);
    for (let at = 0; at <= text.length; at += 1) {
      // An offset inside a line end is not a position.
      if (text[at - 1] === '\r' && text[at] === '\n') continue;
      expect(lines.placeOf(at), `at ${at}`).toEqual(lineAndColumn(text, at));
    }
  },
);
