import fc from 'fast-check';
import { maxFileDepth, maxFileLength, maxValues } from '../../character/file/character-file.ts';
import { maxRows } from '../../character/schema-parts.ts';

const inFile = (character: string, moreFields = ''): string =>
  `{"format":"pointwright","version":1,"ruleset":"lite-3e"${moreFields},"character":${character}}`;
const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join(',');
/** Repeats `text` up to exactly `length` characters. */
const filled = (length: number, text: string): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Files whose size differs from a limit of the format by `by`. */
const shapes: readonly ((by: number) => string)[] = [
  (by) => inFile(`{"traits":[${times(maxRows + by, () => '{}')}]}`),
  (by) => inFile(`{"skills":[${times(maxRows + by, (i) => `{"key":"k${i % 7}","points":-1}`)}]}`),
  (by) =>
    inFile(`{"equipment":[${times(maxRows + by, (i) => `{"key":"a${i}","container":"a${(i + 1) % maxRows}"}`)}]}`),
  (by) => inFile(`{"waivers":[${times(maxRows + by, () => '7')}]}`),
  (by) => inFile(`{"setAside":[${times(maxRows + by, (i) => `{"path":"/a","value":${i}}`)}]}`),
  (by) =>
    inFile(
      `{"setAside":7,"earned":[${times(1_000 + by, () => '[]')}],"traits":[${times(1_000, () => '{"level":"x"}')}]}`,
    ),
  (by) => inFile('{}', `,"more":[${times(maxValues - 20 + by, () => '0')}]`),
  (by) => inFile(`{"concept":{${times(maxValues - 20 + by, (i) => `"f${i}":0`)}}}`),
  (by) => inFile(`{"more":${'['.repeat(maxFileDepth - 2 + by)}${']'.repeat(maxFileDepth - 2 + by)}}`),
  (by) => inFile(`{"name":${'{"a":'.repeat(maxFileDepth - 2 + by)}1${'}'.repeat(maxFileDepth - 2 + by)}}`),
  (by) => inFile(`{"portrait":{"data":"data:image/jpeg;base64,/9j/${'A'.repeat(299_972 + by)}","width":1,"height":1}}`),
  (by) => inFile(`{"name":"${'x'.repeat(20_000 + by)}"}`),
  (by) => inFile(`{"name":"${'😀'.repeat(20_000 + by)}"}`),
  (by) => inFile('{}', `,"more":"${'x'.repeat(maxFileLength - 600 + by * 20)}"`),
  (by) => inFile('{}', `,"${'n'.repeat(maxFileLength - 600 + by * 20)}":1`),
  (by) => inFile(`{"name":${'1'.repeat(maxFileLength - 100 + by)}}`),
  // Damaged files, long enough that a parser of quadratic complexity would not finish.
  (by) => filled(maxFileLength + by - 5, '['),
  (by) => filled(maxFileLength + by - 5, '{"a":'),
  (by) => `{"a":"${filled(maxFileLength + by - 12, '\\"')}`,
  (by) => `{"a":"${filled(maxFileLength + by - 12, '\\\\')}`,
  (by) => `[${filled(maxFileLength + by - 12, '1e5')}`,
  (by) => `[-${filled(maxFileLength + by - 12, '0123456789')}`,
  (by) => `[1.${filled(maxFileLength + by - 12, '1234567890')}x]`,
  (by) => `[${filled(maxFileLength + by - 12, 'true,fals')}`,
  (by) => filled(maxFileLength + by - 5, '\n'),
  (by) => filled(maxFileLength + by - 5, '\r\n \t'),
  (by) => `{${filled(maxFileLength + by - 12, '"a":1,')}`,
  (by) => `{${times(120_000 + by, () => '"a":1')}}`,
  (by) => inFile(`{${times(60_000 + by, () => '"name":""')}}`),
  (by) => inFile(`{"traits":[${times(20_000 + by, () => '{"key":"k1","key":"k1"}')}]}`),
];

/** Files just below or just above a limit of the format. */
export const filePastLimit: fc.Arbitrary<string> = fc
  .record({ shape: fc.constantFrom(...shapes), by: fc.integer({ min: -3, max: 12 }) })
  .map(({ shape, by }) => shape(by));
