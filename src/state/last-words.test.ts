// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { setName, setPortrait } from '../character/edit-concept.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { blankSaved } from './character-store.ts';
import { leaveLastWords, readLastWords } from './last-words.ts';

beforeEach(() => localStorage.clear());

it('are read as they were left, and gone when there is nothing to say', async () => {
  const saved = blankSaved();
  const typed = { ...saved, character: setName(saved.character, 'Typed and closed') };
  leaveLastWords([{ id: 'a', saved: typed, basedOn: 3 }], '1.0.0');
  expect(await readLastWords()).toEqual([{ id: 'a', saved: typed, basedOn: 3 }]);
  leaveLastWords([], '1.0.0');
  expect(await readLastWords()).toEqual([]);
});

it('hold a portrait as well', async () => {
  const saved = blankSaved();
  const pictured = { ...saved, character: setPortrait(saved.character, smallPortrait) };
  leaveLastWords([{ id: 'a', saved: pictured, basedOn: 3 }], '1.0.0');
  expect(await readLastWords()).toEqual([{ id: 'a', saved: pictured, basedOn: 3 }]);
});

it.each(['', '{', '7', '[7, null, {"id": "a"}]', '[{"id":"a","basedOn":1,"text":"{"}]'])(
  'are nothing when they are %s',
  async (text) => {
    localStorage.setItem('pointwright.unsaved', text);
    expect(await readLastWords()).toEqual([]);
  },
);
