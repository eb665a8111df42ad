import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IndexedHeading, LibraryIndex, readHeadings } from './library-index.ts';

const heading = (name: string, keywords = '', place = 0): IndexedHeading => ({
  name,
  keywords,
  chapter: 'skills',
  figures: '',
  page: '',
  file: 'a.skl',
  set: 's',
  part: 0,
  place,
});
const pause = () => Promise.resolve();
const all = () => true;
const indexOf = (...headings: readonly IndexedHeading[]) => LibraryIndex.build(headings, pause);
const names = (index: LibraryIndex, query: string) => index.search(query, all, 100).hits.map((hit) => hit.heading.name);

describe('a search in library files', () => {
  it('lists the name itself first, then names that begin so, then names with the words, then tagged ones', async () => {
    const index = await indexOf(
      heading('Storm Song'),
      heading('Song of Storms'),
      heading('Storm'),
      heading('Umbrella', 'Storm gear'),
      heading('Calm'),
    );
    expect(names(index, 'storm')).toEqual(['Storm', 'Storm Song', 'Song of Storms', 'Umbrella']);
    expect(names(index, 'song sto')).toEqual(['Song of Storms', 'Storm Song']);
    expect(names(index, 'storm gear')).toEqual(['Umbrella']);
    expect(names(index, '')).toHaveLength(5);
    expect(names(index, '!')).toEqual([]);
  });

  it('ignores accents, in the query and in the results', async () => {
    const index = await indexOf(heading('Épée'), heading('Straße des Wolfs'), heading('Łowca', 'Czerń'));
    expect(names(index, 'epee')).toEqual(['Épée']);
    expect(names(index, 'STRASSE')).toEqual(['Straße des Wolfs']);
    expect(names(index, 'lowca')).toEqual(['Łowca']);
    expect(names(index, 'czern')).toEqual(['Łowca']);
    expect(names(index, 'épee')).toEqual(['Épée']);
  });

  it('finds words with a wrong letter if nothing else matches, and the singular of a plural', async () => {
    const index = await indexOf(heading('Navigation'), heading('Net'));
    expect(names(index, 'navigatoin')).toEqual(['Navigation']);
    expect(names(index, 'nets')).toEqual(['Net']);
    expect(names(index, 'zzzz')).toEqual([]);
  });

  it('returns the wanted ones of the matches, and counts all', async () => {
    const index = await indexOf(...Array.from({ length: 50 }, (_, at) => heading(`Knot ${at}`, '', at)));
    const { hits, total } = index.search('knot', ({ place }) => place % 2 === 0, 10);
    expect([hits.length, total]).toEqual([10, 25]);
  });

  it('finds the same as a walk over all headings', async () => {
    const word = fc.constantFrom('sea', 'seal', 'rope', 'rope-maker', 'Æther', 'knot', 'tide', '2');
    const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 12 }), text, async (rows, query) => {
        const headings = rows.map(([name, keywords], at) => heading(name, keywords, at));
        const index = await indexOf(...headings);
        const words = query.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
        const wordsOf = ({ name, keywords }: IndexedHeading) =>
          `${name} ${keywords}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
        const expected = headings.filter((each) =>
          words.every((sought) => wordsOf(each).some((has) => has.startsWith(sought))),
        );
        const found = index.search(query, all, 100).hits.map((hit) => hit.heading.place);
        if (expected.length > 0) expect(found.sort()).toEqual(expected.map(({ place }) => place).sort());
      }),
    );
  });
});

describe('stored headings', () => {
  it('keep their places when some are damaged', () => {
    const text = JSON.stringify([
      null,
      { chapter: 'skills', name: 'A' },
      { chapter: 'none', name: 'B' },
      { chapter: 'traits', kind: 'x', name: 4 },
    ]);
    expect(readHeadings(text, 's', 3)).toMatchObject([
      { name: 'A', part: 3, place: 1 },
      { name: '', part: 3, place: 3 },
    ]);
    expect([readHeadings('{', 's', 0), readHeadings('{}', 's', 0)]).toEqual([[], []]);
  });
});
