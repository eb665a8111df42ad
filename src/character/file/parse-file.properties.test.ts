import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { blankCharacter } from '../blank-character.ts';
import type { FileProblem } from './file-problem.ts';
import { parseFile, type Reading } from './parse-file.ts';
import { problemWords } from './problem-sentences.ts';
import { serializeFile } from './serialize-file.ts';

/** A sentence for the player: whole, calm, and free of the words of programmers. */
function expectSentence(problem: FileProblem): void {
  const { where, what, kept } = problemWords(problem);
  expect(what).toMatch(/^[A-Z].*\.$/su);
  if (problem.code !== 'more-remarks') expect(kept).toMatch(/^[A-Z].*\.$/su);
  expect(`${where} ${what} ${kept}`).not.toMatch(/undefined|\[object|NaN/);
}

/** Whatever comes out is whole: it can be written, read back without loss, and is described in sentences. */
function expectWhole(reading: Reading): void {
  if (!reading.ok) {
    expectSentence(reading.problem);
    return;
  }
  reading.report.forEach(expectSentence);
  const text = serializeFile(reading.saved, reading.app);
  const again = parseFile(text);
  if (!again.ok) throw new Error(`not read back: ${again.problem.code}`);
  expect(again.report.filter((remark) => remark.code !== 'unknown-fields')).toEqual([]);
  expect(again.saved).toEqual(reading.saved);
  expect(serializeFile(again.saved, again.app)).toBe(text);
}

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** The places of all values in a file below its `format` and `version`. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const within = Object.entries(value).flatMap(([name, child]) =>
    placesOf(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? within : [path, ...within];
}

function holderOf(file: unknown, path: Path): { holder: Container; name: string | number } {
  let holder = file as Container; // the path was taken from this file
  for (const part of path.slice(0, -1)) holder = holder[part] as Container;
  return { holder, name: path.at(-1) ?? '' };
}

type Change = (file: unknown, path: Path) => void;
const changes: Record<string, (junk: unknown) => Change> = {
  replace: (junk) => (file, path) => {
    const { holder, name } = holderOf(file, path);
    holder[name] = junk;
  },
  remove: () => (file, path) => {
    const { holder, name } = holderOf(file, path);
    if (Array.isArray(holder) && typeof name === 'number') holder.splice(name, 1);
    else delete holder[name];
  },
  double: () => (file, path) => {
    const { holder, name } = holderOf(file, path);
    if (Array.isArray(holder) && typeof name === 'number') holder.splice(name, 0, structuredClone(holder[name]));
    else holder[`${name}2`] = structuredClone(holder[name]);
  },
};

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e300, 'x', '', [], {}, [[]], [null], { key: 'k1' }, [{}, {}]),
);
const change = fc.oneof(
  junk.map((value) => changes.replace?.(value)),
  fc.constant(changes.remove?.(null)),
  fc.constant(changes.double?.(null)),
);

describe('parseFile', { timeout: 30_000 }, () => {
  it('answers every text with a character or a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => expectWhole(parseFile(text))),
      { numRuns: 500 },
    );
  });

  it('answers every JSON that claims to be ours', () => {
    const claim = fc.record({
      format: fc.constant('pointwright'),
      version: fc.constantFrom<unknown>(1, 1, 1, 2, 0, '1'),
    });
    const parts = fc.record(
      {
        ruleset: junk,
        houseRules: junk,
        app: junk,
        character: fc.oneof(junk, fc.dictionary(fc.constantFrom(...Object.keys(blankCharacter())), junk)),
      },
      { requiredKeys: ['character'] },
    );
    fc.assert(
      fc.property(claim, parts, (envelope, content) => {
        expectWhole(parseFile(JSON.stringify({ ...envelope, ...content })));
      }),
      { numRuns: 500 },
    );
  });

  it('writes what it read byte for byte, without remarks, for any valid character', () => {
    fc.assert(
      fc.property(arbitrarySaved, (saved) => {
        const text = serializeFile(saved, '1.0.0');
        const reading = parseFile(text);
        if (!reading.ok) throw new Error(reading.problem.code);
        expect(reading.report.filter((remark) => remark.code !== 'unknown-fields')).toEqual([]);
        expect(serializeFile(reading.saved, reading.app)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('answers valid files that were cut off with a sentence', () => {
    fc.assert(
      fc.property(arbitrarySaved, fc.nat(), (saved, where) => {
        const text = serializeFile(saved, '');
        const cut = text.slice(0, 1 + (where % (text.length - 3)));
        const reading = parseFile(cut);
        expect(reading).toMatchObject({ ok: false, problem: { code: 'truncated' } });
        expectWhole(reading);
      }),
      { numRuns: 100 },
    );
  });

  it('answers files damaged in several places', () => {
    fc.assert(
      fc.property(arbitrarySaved, fc.array(fc.tuple(fc.nat(), change), { maxLength: 6 }), (saved, damage) => {
        const file: unknown = JSON.parse(serializeFile(saved, '1.0.0'));
        for (const [where, apply] of damage) {
          const places = placesOf(file);
          const path = places[where % places.length];
          if (path) apply?.(file, path);
        }
        expectWhole(parseFile(JSON.stringify(file)));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps everything else when one value is of the wrong kind', () => {
    fc.assert(
      fc.property(arbitrarySaved, fc.nat(), (saved, where) => {
        const text = serializeFile(saved, '1.0.0');
        const file: unknown = JSON.parse(text);
        const places = placesOf((file as Container).character, ['character']).filter(
          (path) => path.length > 1 && path[1] !== 'setAside' && path.at(-1) !== 'key',
        );
        const path = places[where % places.length] ?? [];
        const { holder, name } = holderOf(file, path);
        const takenOut = path[1] === 'portrait' ? path.slice(0, 2) : path; // half a picture is none
        const isRow = Array.isArray(holder);
        const wrong = Array.isArray(holder[name]) || typeof holder[name] !== 'object' ? { a: 'wrong' } : ['wrong'];
        if (holder[name] === null) return; // null may be a group, which an object is, too
        holder[name] = wrong;
        const reading = parseFile(JSON.stringify(file));

        // Expected: the file as it was, without that value, which is set aside.
        const expected = JSON.parse(text);
        const at = holderOf(expected, takenOut);
        if (isRow && Array.isArray(at.holder)) at.holder.splice(Number(name), 1);
        else delete at.holder[at.name];
        const taken = holderOf(file, takenOut);
        expected.character.setAside.push({ path: `/${takenOut.join('/')}`, value: taken.holder[taken.name] });
        const whole = parseFile(JSON.stringify(expected));
        if (!reading.ok || !whole.ok) throw new Error('not read');
        expect(reading.saved).toEqual(whole.saved);
        expect(reading.report.length).toBe(whole.report.length + 1);
      }),
      { numRuns: 300 },
    );
  });
});
