import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine, splitQuery } from './read-query.ts';

/** The reading with the shortest name: everything that can be a figure was taken as one. */
const shortest = (line: string) =>
  readLine(line).reduce((best, reading) => (reading.name.length < best.name.length ? reading : best));

test.each([
  ['Broadsword 15', 'Broadsword', { number: 15 }],
  ['Broadsword-15', 'Broadsword', { number: 15 }],
  ['Broadsword–15', 'Broadsword', { number: 15 }],
  ['Broadsword - 15', 'Broadsword', { number: 15 }],
  ['Broadsword: 15', 'Broadsword', { number: 15 }],
  ['Broadsword (15)', 'Broadsword', { number: 15 }],
  ['Broadsword-15 [16]', 'Broadsword', { number: 15, points: 16 }],
  ['Broadsword (DX+2)-15 [16]', 'Broadsword', { number: 15, points: 16 }],
  ['Broadsword +1', 'Broadsword', { change: 1 }],
  ['Broadsword -1', 'Broadsword', { change: -1 }],
  ['Broadsword DX+2', 'Broadsword', { relative: { attribute: 'dx', by: 2 } }],
  ['Broadsword (DX-1)', 'Broadsword', { relative: { attribute: 'dx', by: -1 } }],
  ['Tactics IQ', 'Tactics', { relative: { attribute: 'iq', by: 0 } }],
  ['Broadsword 8 pts', 'Broadsword', { points: 8 }],
  ['Broadsword 8p', 'Broadsword', { points: 8 }],
  ['Broadsword (8 points)', 'Broadsword', { points: 8 }],
  ['Stealth ½ pt', 'Stealth', { points: 0.5 }],
  ['Overconfidence [-10]', 'Overconfidence', { points: -10 }],
  ['Overconfidence [−10]', 'Overconfidence', { points: -10 }],
  ['Magery 2', 'Magery', { number: 2 }],
  ['ST 13', 'ST', { number: 13 }],
  ['ST:13', 'ST', { number: 13 }],
  ['ST+2', 'ST', { change: 2 }],
  ['ST-1', 'ST', { change: -1 }],
  ['ST-13', 'ST', { number: 13 }],
  ['Hits +2', 'Hits', { change: 2 }],
  ['rope x3', 'rope', { count: 3 }],
  ['rope ×3', 'rope', { count: 3 }],
  ['rope 3x', 'rope', { count: 3 }],
  ['rope (x3)', 'rope', { count: 3 }],
  ['3 rope', 'rope', { count: 3 }],
  ['3x rope', 'rope', { count: 3 }],
  ['Guns/TL7-14', 'Guns', { number: 14, techLevel: 7 }],
])('readLine: “%s” is %s with %o', (line, name, wanted) => {
  const { name: found, wanted: figures } = shortest(line);
  expect({ name: found, wanted: figures }).toEqual({ name, wanted });
});

test.each([
  ['Wealth (wealthy)', 'Wealth', ['wealthy'], {}],
  ['Enemy (large group; 9 or less) [-30]', 'Enemy', ['large group', '9 or less'], { points: -30 }],
  ['Survival (desert) 12', 'Survival', ['desert'], { number: 12 }],
  ['Guns (Pistol)/TL7-14 [4]', 'Guns', ['Pistol'], { number: 14, points: 4, techLevel: 7 }],
])('readLine: “%s” has what is in brackets', (line, name, answers, wanted) => {
  expect(readLine(line)).toContainEqual({ name, answers, wanted });
});

test('readLine: the whole line comes first, as a name of its own', () => {
  expect(readLine('Strong Will +2').map(({ name }) => name)).toEqual(['Strong Will +2', 'Strong Will', 'Strong']);
  expect(readLine('9mm pistol')).toEqual([{ name: '9mm pistol', answers: [], wanted: {} }]);
  expect(readLine('backpack')).toHaveLength(1);
});

test.each([
  ['ST 12 DX 13 IQ 11 HT 12', ['ST 12', 'DX 13', 'IQ 11', 'HT 12']],
  ['ST 12, DX 13; IQ 11', ['ST 12', 'DX 13', 'IQ 11']],
  ['ST: 12 [20] DX: 13 [30]', ['ST: 12 [20]', 'DX: 13 [30]']],
  ['Luck\nBroadsword 15\r\n\r\n• Shield 13', ['Luck', 'Broadsword 15', 'Shield 13']],
  ['Enemy (large group; 9 or less), Luck', ['Enemy (large group; 9 or less)', 'Luck']],
  ['Enemy (never closed\nLuck', ['Enemy (never closed', 'Luck']],
  ['Broadsword 15', ['Broadsword 15']],
])('splitQuery: “%s”', (text, lines) => {
  expect(splitQuery(text).map((line) => line.text)).toEqual(lines);
});

test('splitQuery: a heading in the plural counts for what follows, one in the singular for its line', () => {
  expect(splitQuery('Skills [24]: Broadsword-15, Shield-13; Stealth-12\nLuck\nQuirks:\nhums, hates elves')).toEqual([
    { text: 'Broadsword-15', heading: 'skills' },
    { text: 'Shield-13', heading: 'skills' },
    { text: 'Stealth-12', heading: 'skills' },
    { text: 'Luck', heading: null },
    { text: 'hums', heading: 'quirk' },
    { text: 'hates elves', heading: 'quirk' },
  ]);
  expect(splitQuery('Quirk: hums, whistles and sings; Luck')).toEqual([
    { text: 'hums, whistles and sings', heading: 'quirk' },
    { text: 'Luck', heading: null },
  ]);
  expect(splitQuery('q: hums')).toEqual([{ text: 'hums', heading: 'quirk' }]);
});

test('splitQuery: a name with a comma is one line', () => {
  expect(splitQuery('Rope, 3/8 inch', (text) => text === 'Rope, 3/8 inch')).toEqual([
    { text: 'Rope, 3/8 inch', heading: null },
  ]);
});

test('readLine and splitQuery read anything: no text throws, and none is lost from the first reading', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z ]{0,9}[-+x()[\]\d ;,:]{0,9}$/)),
      (text) => {
        for (const line of splitQuery(text)) expect(line.text).not.toBe('');
        const [first, ...others] = readLine(text);
        expect(first?.wanted).toEqual({});
        for (const { name, wanted } of others) {
          expect(name).not.toBe('');
          for (const figure of Object.values(wanted)) if (typeof figure === 'number') expect(figure).not.toBeNaN();
        }
      },
    ),
  );
});
