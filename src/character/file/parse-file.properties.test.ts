import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseCount, caseSeed, itAtLength } from '../../testing/extent.ts';
import { listDamageablePlaces, putAt, raw, toTree, valueAt, writeTree } from '../../testing/fuzz/json-damage.ts';
import { type FuzzProperty, fuzzProperties } from '../../testing/fuzz/properties.ts';
import { tryCases } from '../../testing/fuzz/rounds.ts';
import { validFiles } from '../../testing/fuzz/valid-files.ts';
import { parseFile } from './parse-file.ts';

/** The long run is by command: `npm run fuzz` tries 100,000 cases. Here each property has a fifth of its share at most. */
const casesOf = ({ share }: FuzzProperty): number => caseCount(Math.ceil(share / 5));

describe(`parseFile, with seed ${caseSeed}`, { timeout: 120_000 }, () => {
  let files: readonly string[] = [];
  beforeAll(() => {
    files = validFiles(caseSeed, caseCount(60));
  }, 120_000);

  it.each(fuzzProperties.map((property) => ({ property, name: property.name })))('$name', ({ property }) => {
    const tried = tryCases(property, files, casesOf(property), caseSeed);
    expect(tried).toEqual({ name: property.name, cases: casesOf(property), fault: null });
  });

  it('reports a truncated file as such', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (which, where) => {
        const text = files[which % files.length] ?? '';
        const cut = text.slice(0, 1 + (where % (text.length - 3)));
        expect(parseFile(cut)).toMatchObject({ ok: false, error: { code: 'truncated' } });
      }),
      { numRuns: caseCount(200) },
    );
  });

  it('keeps everything else when one value has the wrong type, and adds one remark', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (which, where) => {
        const text = files[which % files.length] ?? '';
        const tree = toTree(JSON.parse(text));
        const places = listDamageablePlaces(tree).filter(
          ({ path }) =>
            path.length > 2 &&
            path[0] === 'character' &&
            path[1] !== 'setAside' &&
            !path.includes('sheet') &&
            path.at(-1) !== 'key',
        );
        const place = places[where % places.length];
        const value = place && valueAt(place);
        // A value that may be null may also be an object.
        if (!place || (value?.kind === 'raw' && value.text === 'null')) return;
        putAt(place, raw(value?.kind === 'object' ? '["wrong"]' : '{"a":"wrong"}'));
        const reading = parseFile(writeTree(tree));

        // Expected: the original file without that value, which is quarantined; a portrait is quarantined as a whole.
        const path = place.path[1] === 'portrait' ? place.path.slice(0, 2) : place.path;
        const damaged = JSON.parse(writeTree(tree));
        const expected = JSON.parse(text);
        const holder = path.slice(0, -1).reduce((held, part) => held[part], expected);
        const quarantined = path.reduce((held, part) => held[part], damaged);
        if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
        else delete holder[path.at(-1) ?? ''];
        expected.character.setAside.push({ path: `/${path.join('/')}`, value: quarantined });
        const whole = parseFile(JSON.stringify(expected));
        if (!reading.ok || !whole.ok) throw new Error('not read');
        expect(reading.value.saved).toEqual(whole.value.saved);
        expect(reading.value.report.length).toBe(whole.value.report.length + 1);
      }),
      { numRuns: caseCount(100) },
    );
  });

  itAtLength('is tested with at least 2,000 cases', () => {
    expect(fuzzProperties.reduce((sum, property) => sum + casesOf(property), 0)).toBeGreaterThanOrEqual(2_000);
  });
});
