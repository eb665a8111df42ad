import fc from 'fast-check';
import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { isRecord } from '../../character/schema-parts.ts';
import { anyCharacter } from '../any-character.ts';
import { arbitrarySaved } from '../arbitrary-character.ts';
import { filePastLimit } from './files-past-limits.ts';
import {
  anyJson,
  changeOfOnePlace,
  damage,
  damageAt,
  placesToDamage,
  repeatsItself,
  someDamage,
} from './json-damage.ts';
import { type JsonTree, placesIn, raw, treeOf, writtenTree } from './json-tree.ts';
import { lossFault } from './loss-faults.ts';
import { neighborFault } from './neighbor-faults.ts';
import { readingFault, unknownCount } from './reading-faults.ts';
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
function holds<Case>(cases: fc.Arbitrary<Case>, fault: (one: Case) => string | null): fc.IProperty<[unknown]> {
  return fc.property(cases, (one) => {
    underWay.case = one;
    const found = fault(one);
    if (found !== null) throw new Error(found);
  }) as fc.IProperty<[unknown]>; // whoever runs it need not know of what cases it is
}

const fresh = (text: string): JsonTree => treeOf(JSON.parse(text));
/** Any of the files, which are in order of length; a short one more often than not. */
const oneOf = (files: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...files.slice(0, Math.ceil(files.length / 2))) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => new TextDecoder().decode(all));

function validFault(text: string): string | null {
  const reading = parseFile(text);
  if (!reading.ok) return `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  return serializeFile(reading.saved, reading.app) === text ? readingFault(reading) : 'not written as it was read';
}

function damagedFault(tree: JsonTree): string | null {
  const reading = parseFile(writtenTree(tree));
  return readingFault(reading) ?? lossFault(tree, reading);
}

/** Every known field elsewhere is as it was, and what was there before is either there or set aside. */
function onePlaceFault(text: string, where: number, how: Parameters<typeof damageAt>[1]): string | null {
  const tree = fresh(text);
  const places = placesToDamage(tree);
  const place = places[where % places.length];
  if (!place) return 'the file has no places';
  damageAt(place, how, places);
  const reading = parseFile(writtenTree(tree), { rulesets: rulesetIds });
  const fault = readingFault(reading) ?? lossFault(tree, reading);
  const whole = parseFile(text);
  if (fault !== null || !reading.ok || !whole.ok) return fault;
  const path = asAWhole.includes(place.path[1]) ? place.path.slice(0, 2) : place.path;
  const keyed = reading.report.some(({ code }) => code === 'row-key-replaced');
  const other = (of: typeof whole) => comparable(of.saved, of.app, keyed);
  return neighborFault(other(whole), other(reading), path);
}

/** Half a picture is none; and to what was set aside before, more is added. */
const asAWhole: readonly unknown[] = ['portrait', 'setAside'];

/** What is compared: all but the things set aside, which grow, and the keys of rows where some were replaced. */
const comparable = (saved: SavedCharacter, app: string, keyed: boolean): unknown =>
  JSON.parse(serializeFile(saved, app), (name, value: unknown) =>
    name === 'setAside' || (keyed && name === 'key') ? undefined : value,
  );

/** Fields that some of the valid files have and the program does not know; what is in them is not looked at. */
const unknownNames: readonly unknown[] = ['laterField', 'another one'];

interface Added {
  readonly where: number;
  readonly text: string;
}

/** Fields that the program does not know come out as they went in, and change nothing else. */
function unknownFault(text: string, added: readonly Added[]): string | null {
  const tree = fresh(text);
  const objects = placesIn(tree)
    .filter(({ path }) => !path.includes('setAside') && !path.some((part) => unknownNames.includes(part)))
    .flatMap(({ holder }) => (holder.kind === 'object' ? [holder] : []));
  added.forEach(({ where, text: value }, i) => {
    objects[where % objects.length]?.members.push({ name: `added ${i}`, value: raw(value) });
  });
  const [plain, reading] = [parseFile(text), parseFile(writtenTree(tree))];
  if (!plain.ok) return `the file itself is refused: ${plain.problem.code}`;
  if (!reading.ok)
    return reading.problem.code === 'too-deep' ? readingFault(reading) : `refused: ${reading.problem.code}`;
  const remarks = reading.report.filter(({ code }) => code !== 'unknown-fields' && code !== 'unsafe-field-dropped');
  if (remarks.length > 0) return `remarks: ${JSON.stringify(remarks)}`;
  if (unknownCount(reading) !== unknownCount(plain) + added.length) return 'unknown fields are not all told';
  const ours = (_: string, value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !/^added \d$/.test(name))) : value;
  if (
    serializeFile(plain.saved, plain.app) !==
    `${JSON.stringify(JSON.parse(serializeFile(reading.saved, reading.app), ours), null, 2)}\n`
  )
    return 'known fields have changed';
  return readingFault(reading) ?? lossFault(tree, reading);
}

/** The properties of `parseFile`, and of what is made of the characters that it answers. */
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
];
