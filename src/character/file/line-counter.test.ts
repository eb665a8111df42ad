import { expect, it } from 'vitest';
import { lineAndColumn } from './json-fault.ts';
import { LineCounter } from './line-counter.ts';

it.each(['', 'one line', 'a\nb\r\nc\rd\n\n\r\n', '\n\nend'])(
  'finds every place of %j as it is found from the start',
  (text) => {
    const lines = new LineCounter(text);
    for (let at = 0; at <= text.length; at += 1) {
      // Between the two halves of a line end is no place of its own.
      if (text[at - 1] === '\r' && text[at] === '\n') continue;
      expect(lines.placeOf(at), `at ${at}`).toEqual(lineAndColumn(text, at));
    }
  },
);
