import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson } from './read-json.ts';

afterEach(() => vi.restoreAllMocks());

describe('readJson', () => {
  it('reports a text as too deep if the browser cannot parse it', () => {
    vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect(readJson(`${'['.repeat(90)}${']'.repeat(90)}`)).toEqual({
      ok: false,
      problem: { code: 'too-deep', limit: 40 },
    });
  });

  it('replaces numbers that cannot be written back', () => {
    expect(readJson('{"a":-0,"b":[1e999,-1e999]}')).toMatchObject({
      ok: true,
      value: { a: 0, b: ['Infinity', '-Infinity'] },
    });
  });

  it('does not change Object.prototype', () => {
    const read = readJson('{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}}},"toString":2}');
    expect(read).toMatchObject({
      ok: true,
      value: { a: {}, toString: 2 },
      dropped: [['__proto__'], ['a', 'constructor']],
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
