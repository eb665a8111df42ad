import fc from 'fast-check';
import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { anyCharacter } from '../any-character.ts';
import { arbitrarySaved } from '../arbitrary-character.ts';
import { damagedFault, fresh, onePlaceFault, unknownFault, validFault } from './file-faults.ts';
import { filePastLimit } from './files-past-limits.ts';
import { anyJson, changeOfOnePlace, damage, repeatsItself, someDamage } from './json-damage.ts';
import { type JsonTree, raw, writtenTree } from './json-tree.ts';
import { damagedOnce, onePlaceOfLibraryFault } from './library-one-place.ts';
import { anyLibraryFault, libraryFault, linkFault, oddLibraries } from './other-ways-in.ts';
import { readingFault } from './reading-faults.ts';
import { sheetFault } from './sheet-faults.ts';
import { damagedText, textDamage } from './text-damage.ts';
import { writtenBy } from './valid-files.ts';

/** Something that holds of the funnel whatever comes in. */
export interface FuzzProperty {
  readonly name: string;
  /** How many cases of it `npm test` tries. Longer runs have as many of each in proportion. */
  readonly share: number;
  /** Made of valid files, which most cases are damaged ones of. */
  readonly make: (files: readonly string[]) => fc.IProperty<[unknown]>;
}

/** The case that was begun last, to be told when it does not come to an end. */
export const underWay: { case: unknown } = { case: null };

/** A property of cases of which `fault` says what is wrong, or null; one that throws fails as well. */
export function holds<Case>(cases: fc.Arbitrary<Case>, fault: (one: Case) => string | null): fc.IProperty<[unknown]> {
  return fc.property(cases, (one) => {
    underWay.case = one;
    const found = fault(one);
    if (found !== null) throw new Error(found);
  }) as fc.IProperty<[unknown]>; // whoever runs it need not know of what cases it is
}

/** Any of the files, which are in order of length; a short one more often than not. */
const oneOf = (files: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...files.slice(0, Math.ceil(files.length / 2))) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => new TextDecoder().decode(all));

/** The properties of the ways in, and of what is made of the characters that they answer. */
export const fuzzProperties: readonly FuzzProperty[] = [
  {
    name: 'a valid file is read without remarks and written byte for byte',
    share: 200,
    make: () => {
      const saved = fc.oneof(arbitrarySaved, ...rulesetIds.map(anyCharacter));
      return holds(saved, (one) => validFault(serializeFile(one, writtenBy)));
    },
  },
  {
    name: 'any text at all is answered',
    share: 1_500,
    make: () =>
      holds(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), bytes, anyJson), (text) =>
        readingFault(parseFile(text)),
      ),
  },
  {
    name: 'what claims to be ours is answered, and nothing of it is lost',
    share: 1_200,
    make: (files) => {
      const names = Object.keys(JSON.parse(files[0] ?? '{}').character);
      const character = fc.oneof(
        anyJson,
        fc
          .array(fc.tuple(fc.constantFrom(...names), anyJson), { maxLength: 6 })
          .map((fields) => `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
      );
      const file = fc.record({ ruleset: anyJson, houseRules: anyJson, app: anyJson, character }).map(
        (fields): JsonTree => ({
          kind: 'object',
          members: [
            { name: 'format', value: raw('"pointwright"') },
            { name: 'version', value: raw('1') },
            ...Object.entries(fields).map(([name, text]) => ({ name, value: raw(text) })),
          ],
        }),
      );
      return holds(file, damagedFault);
    },
  },
  {
    name: 'a file that says it is of another version, or another program’s, is answered',
    share: 600,
    make: (files) => {
      const version = fc.oneof(anyJson, fc.maxSafeInteger().map(String), fc.integer({ min: -2, max: 5 }).map(String));
      return holds(
        fc.record({
          text: oneOf(files),
          version,
          format: fc.oneof(fc.constant('"pointwright"'), anyJson),
          app: anyJson,
        }),
        ({ text, version, format, app }) => {
          const tree = fresh(text);
          if (tree.kind !== 'object') return 'a valid file is an object';
          const fields: Readonly<Record<string, string>> = { version, format, app };
          for (const member of tree.members) member.value = raw(fields[member.name] ?? writtenTree(member.value));
          return readingFault(parseFile(writtenTree(tree)));
        },
      );
    },
  },
  {
    name: 'a file that was damaged as a text is answered',
    share: 3_000,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.array(textDamage, { minLength: 1, maxLength: 4 })), ([text, all]) =>
        readingFault(parseFile(all.reduce(damagedText, text))),
      ),
  },
  {
    name: 'a file with up to eight damages is answered, and nothing of it is lost',
    share: 1_900,
    make: (files) =>
      holds(fc.tuple(oneOf(files), someDamage), ([text, all]) => {
        const tree = fresh(text);
        damage(tree, all);
        return damagedFault(tree);
      }),
  },
  {
    name: 'one damage leaves every other field as it was',
    share: 1_500,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.nat(), changeOfOnePlace), ([text, where, how]) =>
        onePlaceFault(text, where, how),
      ),
  },
  {
    name: 'unknown fields come out as they went in',
    share: 400,
    make: (files) => {
      const value = anyJson.filter((text) => text !== repeatsItself);
      const added = fc.array(fc.record({ where: fc.nat(), text: value }), { minLength: 1, maxLength: 5 });
      return holds(fc.tuple(oneOf(files), added), ([text, all]) => unknownFault(text, all));
    },
  },
  {
    name: 'a file at the limits of the format, or past them, is answered',
    share: 16,
    make: () => holds(filePastLimit, (text) => readingFault(parseFile(text))),
  },
  {
    name: 'what was read has a sheet and texts under every ruleset',
    share: 150,
    make: (files) =>
      holds(fc.tuple(oneOf(files), someDamage, fc.constantFrom(...rulesetIds)), ([text, all, ruleset]) => {
        const tree = fresh(text);
        damage(tree, all);
        const reading = parseFile(writtenTree(tree));
        return reading.ok ? sheetFault({ ...reading.saved, ruleset }) : null;
      }),
  },
  {
    name: 'a damaged library is answered, each character in it as a file',
    share: 250,
    make: (files) => {
      const short = files.slice(0, Math.ceil(files.length / 3));
      const library = fc.record({
        texts: fc.array(fc.constantFrom(...short), { maxLength: 4 }),
        asText: fc.array(textDamage, { maxLength: 3 }),
        asJson: fc.oneof(fc.constant([]), someDamage),
      });
      return holds(library, libraryFault);
    },
  },
  {
    name: 'one damage in a library loses one character at most, and its text is kept',
    share: 400,
    make: (files) => holds(damagedOnce(files.slice(0, Math.ceil(files.length / 3))), onePlaceOfLibraryFault),
  },
  {
    name: 'what begins as a library is answered',
    share: 60,
    make: () => holds(fc.oneof(oddLibraries, fc.string({ unit: 'binary' })), anyLibraryFault),
  },
  {
    name: 'a link that was damaged on the way is answered',
    share: 250,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.array(textDamage, { maxLength: 3 })), ([text, all]) => linkFault(text, all)),
  },
];
