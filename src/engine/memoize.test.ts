import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoizeByKeys, memoizeByObject, memoizeOnce } from './memoize.ts';
import { WhatIfWorksheet } from './overlay.ts';
import { memoizeReads, UnrecordedReadError, Worksheet } from './worksheet.ts';

describe('Memoized functions', () => {
  it('memoizeOnce computes at the first call, and keeps what it got', () => {
    const compute = vi.fn(() => undefined);
    const memoized = memoizeOnce(compute);
    expect(compute).not.toHaveBeenCalled();
    expect([memoized(), memoized()]).toEqual([undefined, undefined]);
    expect(compute).toHaveBeenCalledOnce();
  });

  it('memoizeByObject computes once for each object, by identity', () => {
    const compute = vi.fn(({ size }: { size: number }) => [size]);
    const memoized = memoizeByObject(compute);
    const box = { size: 1 };
    expect(memoized(box)).toBe(memoized(box));
    expect(memoized({ size: 1 })).toEqual([1]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('memoizeByObject caches undefined and null as well', () => {
    const compute = vi.fn((_: object) => undefined);
    const memoized = memoizeByObject(compute);
    const box = {};
    expect([memoized(box), memoized(box)]).toEqual([undefined, undefined]);
    expect(compute).toHaveBeenCalledOnce();
  });

  it('memoizeByObject calls again after an error', () => {
    const compute = vi.fn<(box: object) => number>();
    compute.mockImplementationOnce(() => {
      throw new Error('not yet');
    });
    compute.mockImplementationOnce(() => 3);
    const memoized = memoizeByObject(compute);
    const box = {};
    expect(() => memoized(box)).toThrow('not yet');
    expect(memoized(box)).toBe(3);
  });

  it('memoizeByKeys computes once for each combination of objects and values', () => {
    const compute = vi.fn((row: object, catalog: object | null, level: number) => ({ row, catalog, level }));
    const memoized = memoizeByKeys((row, catalog, level) => [row, catalog, level], compute);
    const [row, catalog] = [{}, {}];
    const first = memoized(row, catalog, 1);
    expect(memoized(row, catalog, 1)).toBe(first);
    expect(memoized(row, catalog, 2)).toEqual({ row, catalog, level: 2 });
    expect(memoized(row, null, 1)).toEqual({ row, catalog: null, level: 1 });
    expect(memoized(catalog, row, 1)).toEqual({ row: catalog, catalog: row, level: 1 });
    expect(memoized(row, catalog, 1)).toBe(first);
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('memoizeByKeys ignores arguments that are not among the keys', () => {
    const memoized = memoizeByKeys(
      ({ sheet }: { sheet: object; at: number }) => [sheet],
      ({ at }) => at,
    );
    const sheet = {};
    expect([memoized({ sheet, at: 1 }), memoized({ sheet, at: 2 })]).toEqual([1, 1]);
  });
});

describe('Memoized reads', () => {
  type Figures = Readonly<Record<string, number>>;

  /** A worksheet with these numbers, each in its own section. */
  function open(figures: Figures, previous?: Worksheet): Worksheet {
    const worksheet = new Worksheet(previous);
    for (const [id, value] of Object.entries(figures)) {
      worksheet.section(id, [value], () => worksheet.define({ id, name: id, formula: (w) => w.start(value, id) }));
    }
    return worksheet.finish();
  }

  interface Row {
    readonly id: string;
  }

  let computed: string[] = [];
  beforeEach(() => {
    computed = [];
  });

  const lineOf = memoizeReads(
    (row: Row) => row,
    () => [],
    (worksheet, { id }) => {
      computed.push(id);
      return { text: String(worksheet.find(id)?.value ?? 'none') };
    },
  );
  const linesOf = memoizeReads(
    (rows: readonly Row[]) => rows,
    (_, title: string) => [title],
    (worksheet, rows, title) => {
      computed.push(title);
      return rows.map((row) => lineOf(worksheet, row));
    },
  );

  const makeRows = (...ids: string[]): readonly Row[] => ids.map((id) => ({ id }));

  describe('memoizeReads', () => {
    it('keeps answers whose numbers are unchanged', () => {
      const rows = makeRows('a', 'b');
      const before = open({ a: 1, b: 2, c: 3 });
      const lines = linesOf(before, rows, 'list');
      expect(linesOf(open({ a: 1, b: 2, c: 4 }, before), rows, 'list')).toBe(lines);
      expect(computed).toEqual(['list', 'a', 'b']);
    });

    it('recomputes a list when a number of one of its rows changes, and keeps the other rows', () => {
      const rows = makeRows('a', 'b');
      const before = open({ a: 1, b: 2 });
      const lines = linesOf(before, rows, 'list');
      const after = linesOf(open({ a: 1, b: 5 }, before), rows, 'list');
      expect(after).toEqual([{ text: '1' }, { text: '5' }]);
      expect(after[0]).toBe(lines[0]);
      expect(computed).toEqual(['list', 'a', 'b', 'list', 'b']);
    });

    it('recomputes a list when one of its inputs changes', () => {
      const rows = makeRows('a');
      const worksheet = open({ a: 1 });
      linesOf(worksheet, rows, 'list');
      linesOf(worksheet, rows, 'other');
      expect(computed).toEqual(['list', 'a', 'other']);
    });

    it('notices a number that did not exist before', () => {
      const rows = makeRows('a', 'b');
      const before = open({ a: 1 });
      expect(linesOf(before, rows, 'list')).toEqual([{ text: '1' }, { text: 'none' }]);
      expect(linesOf(open({ a: 1, b: 2 }, before), rows, 'list')).toEqual([{ text: '1' }, { text: '2' }]);
    });

    it('works for worksheets that are read in turn', () => {
      const rows = makeRows('a', 'b');
      const first = open({ a: 1, b: 2 });
      const second = open({ a: 1, b: 3 }, first);
      const third = new WhatIfWorksheet(second, 'a', 7, 'previewed');
      for (const _ of [1, 2]) {
        expect(linesOf(first, rows, 'list')).toEqual([{ text: '1' }, { text: '2' }]);
        expect(linesOf(second, rows, 'list')).toEqual([{ text: '1' }, { text: '3' }]);
        expect(linesOf(third, rows, 'list')).toEqual([{ text: '7' }, { text: '3' }]);
      }
    });

    it('works for a worksheet whose predecessor was never read', () => {
      const rows = makeRows('a', 'b');
      const first = open({ a: 1, b: 2 });
      expect(linesOf(first, rows, 'list')).toEqual([{ text: '1' }, { text: '2' }]);
      const second = open({ a: 5, b: 2 }, first);
      const third = open({ a: 1, b: 2 }, second);
      expect(linesOf(second, rows, 'list')).toEqual([{ text: '5' }, { text: '2' }]);
      expect(third.get('a')).toBe(first.get('a'));
      expect(linesOf(third, rows, 'list')).toEqual([{ text: '1' }, { text: '2' }]);
    });

    it('keeps a list without checking its rows if none of its reads can have changed', () => {
      const rows = makeRows('a', 'b');
      let before = open({ a: 1, b: 2, c: 3 });
      const lines = linesOf(before, rows, 'list');
      for (const c of [4, 5, 6]) {
        const after = open({ a: 1, b: 2, c }, before);
        expect(linesOf(after, rows, 'list')).toBe(lines);
        before = after;
      }
      const last = open({ a: 1, b: 7, c: 6 }, before);
      expect(linesOf(last, rows, 'list')).toEqual([{ text: '1' }, { text: '7' }]);
      expect(computed).toEqual(['list', 'a', 'b', 'list', 'b']);
    });

    it('refuses reads that cannot be recorded: the list of all numbers, and an overlay of this worksheet', () => {
      const worksheet = open({ a: 1 });
      expect(() => worksheet.record(() => worksheet.ids())).toThrow(UnrecordedReadError);
      const previewed = () => new WhatIfWorksheet(worksheet, 'b', 7, 'previewed').get('a');
      expect(() => worksheet.record(() => previewed())).toThrow();
      worksheet.record(() => {
        const overlaid = new WhatIfWorksheet(worksheet, 'a', 7, 'previewed');
        expect(overlaid.number('a')).toBe(7);
      });
    });
  });
});
