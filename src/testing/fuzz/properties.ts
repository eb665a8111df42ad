import fc from 'fast-check';
import { currentVersion, serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { anyCharacter } from '../any-character.ts';
import { arbitrarySaved } from '../arbitrary-character.ts';
import { gcsSheetOfEverything, rutaQuill } from '../gcs-sheet-texts.ts';
import { wholeGcsSheet } from '../whole-gcs-sheet.ts';
import {
  anyEncounterFault,
  damagedEncounters,
  damagedPlay,
  encounterFault,
  encountersDamagedOnce,
  oddEncounters,
  onePlaceOfEncounterFault,
  playFault,
} from './encounter-faults.ts';
import { damagedFault, onePlaceFault, parseTree, readingFault, unknownFault, validFault } from './file-faults.ts';
import { filePastLimit } from './files-past-limits.ts';
import {
  anyJson,
  changeOfOnePlace,
  damageList,
  damageText,
  damageTree,
  type JsonTree,
  objectWithDuplicateField,
  raw,
  textDamage,
  writeTree,
} from './json-damage.ts';
import {
  anyLibraryFileFault,
  damagedEntries,
  damagedLibraryFiles,
  entriesFault,
  librariesDamagedOnce,
  libraryFileFault,
  libraryFilesDamagedOnce,
  oddLibraryFiles,
  onePlaceOfLibraryFault,
  oneRowFault,
} from './library-file-faults.ts';
import {
  anyGcsFault,
  anyLibraryFault,
  gcsSheetFault,
  libraryFault,
  linkFault,
  oddLibraries,
  oddStatBlocks,
  statBlockFault,
} from './other-ways-in.ts';
import { sheetFault } from './sheet-faults.ts';
import { testAppVersion } from './valid-files.ts';

/** A property of the import functions that must hold for every input. */
export interface FuzzProperty {
  readonly name: string;
  /** How many cases `npm test` tries. Longer runs keep the proportions. */
  readonly share: number;
  /** Creates the property; most of its cases are damaged copies of the given valid files. */
  readonly make: (files: readonly string[]) => fc.IProperty<[unknown]>;
}

/** The case that is being tried, to be reported if it hangs. */
export const currentCase: { case: unknown } = { case: null };

/** Creates a property from `fault`, which returns the fault of a case, or null. A thrown error is a failure too. */
export function holds<Case>(cases: fc.Arbitrary<Case>, fault: (input: Case) => string | null): fc.IProperty<[unknown]> {
  return fc.property(cases, (input) => {
    currentCase.case = input;
    const message = fault(input);
    if (message !== null) throw new Error(message);
  }) as fc.IProperty<[unknown]>; // callers do not need the type of the cases
}

/** Picks any of the files, which are sorted by length, with a preference for short ones. */
const oneOf = (files: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...files.slice(0, Math.ceil(files.length / 2))) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
  );
const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => new TextDecoder().decode(all));

/** The shorter files, for combinations of several of them. */
const shortOf = (files: readonly string[]): readonly string[] => files.slice(0, Math.ceil(files.length / 3));

/** The properties of the import functions, and of the sheets derived from the characters that they return. */
export const fuzzProperties: readonly FuzzProperty[] = [
  {
    name: 'parseFile reads a valid file without remarks, and it is written back byte for byte',
    share: 200,
    make: () => {
      const saved = fc.oneof(arbitrarySaved, ...rulesetIds.map(anyCharacter));
      return holds(saved, (valid) => validFault(serializeFile(valid, testAppVersion)));
    },
  },
  {
    name: 'parseFile returns a result for any text',
    share: 1_500,
    make: () =>
      holds(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), bytes, anyJson), (text) =>
        readingFault(parseFile(text)),
      ),
  },
  {
    name: 'parseFile returns a result for any file in our format, without losing data',
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
            { name: 'version', value: raw(String(currentVersion)) },
            ...Object.entries(fields).map(([name, text]) => ({ name, value: raw(text) })),
          ],
        }),
      );
      return holds(file, damagedFault);
    },
  },
  {
    name: 'parseFile returns a result for a file of another version or program',
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
          const tree = parseTree(text);
          if (tree.kind !== 'object') return 'a valid file is an object';
          const fields: Readonly<Record<string, string>> = { version, format, app };
          for (const member of tree.members) member.value = raw(fields[member.name] ?? writeTree(member.value));
          return readingFault(parseFile(writeTree(tree)));
        },
      );
    },
  },
  {
    name: 'parseFile returns a result for a file with damaged text',
    share: 2_600,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.array(textDamage, { minLength: 1, maxLength: 4 })), ([text, damages]) =>
        readingFault(parseFile(damages.reduce(damageText, text))),
      ),
  },
  {
    name: 'parseFile returns a result for a file with up to eight changes, without losing data',
    share: 500,
    make: (files) =>
      holds(fc.tuple(oneOf(files), damageList), ([text, damages]) => {
        const tree = parseTree(text);
        damageTree(tree, damages);
        return damagedFault(tree);
      }),
  },
  {
    name: 'parseFile keeps every other field when one place is damaged',
    share: 1_000,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.nat(), changeOfOnePlace), ([text, where, how]) =>
        onePlaceFault(text, where, how),
      ),
  },
  {
    name: 'parseFile keeps unknown fields unchanged',
    share: 400,
    make: (files) => {
      const value = anyJson.filter((text) => text !== objectWithDuplicateField);
      const added = fc.array(fc.record({ where: fc.nat(), text: value }), { minLength: 1, maxLength: 5 });
      return holds(fc.tuple(oneOf(files), added), ([text, damages]) => unknownFault(text, damages));
    },
  },
  {
    name: 'parseFile returns a result for a file at or past the limits of the format',
    share: 16,
    make: () => holds(filePastLimit, (text) => readingFault(parseFile(text))),
  },
  {
    name: 'deriveCharacter and the text outputs accept whatever was read, under every ruleset',
    share: 150,
    make: (files) =>
      holds(fc.tuple(oneOf(files), damageList, fc.constantFrom(...rulesetIds)), ([text, damages, ruleset]) => {
        const tree = parseTree(text);
        damageTree(tree, damages);
        const reading = parseFile(writeTree(tree));
        return reading.ok ? sheetFault({ ...reading.value.saved, ruleset }) : null;
      }),
  },
  {
    name: 'parseLibrary returns a result for a damaged library, each character like a file',
    share: 250,
    make: (files) => {
      const library = fc.record({
        texts: fc.array(fc.constantFrom(...shortOf(files)), { maxLength: 4 }),
        asText: fc.array(textDamage, { maxLength: 3 }),
        asJson: fc.oneof(fc.constant([]), damageList),
      });
      return holds(library, libraryFault);
    },
  },
  {
    name: 'parseLibrary loses at most one character to damage at one place, and keeps its text',
    share: 400,
    make: (files) => holds(librariesDamagedOnce(shortOf(files)), onePlaceOfLibraryFault),
  },
  {
    name: 'parseLibrary returns a result for any text that starts like a library',
    share: 60,
    make: () => holds(fc.oneof(oddLibraries, fc.string({ unit: 'binary' })), anyLibraryFault),
  },
  {
    name: 'openGcsSheet returns a result for a damaged sheet of GCS, and any other text',
    share: 120,
    make: () => {
      const sheet = fc.record({
        text: fc.constantFrom(rutaQuill(), gcsSheetOfEverything(), JSON.stringify(wholeGcsSheet)),
        asText: fc.oneof(fc.constant([]), fc.array(textDamage, { maxLength: 2 })),
        asJson: damageList,
      });
      const fromText = fc.oneof(fc.string({ unit: 'binary' }), anyJson).map((text) => ({ text }));
      return holds(fc.oneof({ weight: 5, arbitrary: sheet }, { weight: 1, arbitrary: fromText }), (input) =>
        'asJson' in input ? gcsSheetFault(input) : anyGcsFault(input.text),
      );
    },
  },
  {
    name: 'readPayload returns a result for a damaged link',
    share: 250,
    make: (files) =>
      holds(fc.tuple(oneOf(files), fc.array(textDamage, { maxLength: 3 })), ([text, damages]) =>
        linkFault(text, damages),
      ),
  },
  {
    name: 'parseFile reads a damaged state of play without losing data, and the character can fight',
    share: 250,
    make: (files) => holds(damagedPlay(fc.constantFrom(...shortOf(files))), playFault),
  },
  {
    name: 'parseEncounter returns a result for a damaged encounter, which is written as it was read and can be played',
    share: 200,
    make: (files) => holds(damagedEncounters(shortOf(files)), encounterFault),
  },
  {
    name: 'parseEncounter keeps every other fighter when one place is damaged',
    share: 200,
    make: (files) => holds(encountersDamagedOnce(shortOf(files)), onePlaceOfEncounterFault),
  },
  {
    name: 'parseEncounter and readEncounterPayload return a result for any text that starts like an encounter',
    share: 60,
    make: () => holds(fc.oneof(oddEncounters, fc.string({ unit: 'binary' })), anyEncounterFault),
  },
  {
    name: 'parseEntries returns a result for a damaged file of own entries, which are written as they were read',
    share: 200,
    make: (files) => holds(damagedEntries(shortOf(files)), entriesFault),
  },
  {
    name: 'readGcsLibrary and convertLibrary return a result for a damaged library file, each row of which can be stored',
    share: 400,
    make: () => holds(damagedLibraryFiles, libraryFileFault),
  },
  {
    name: 'readGcsLibrary keeps every other row when one row of a library file is damaged',
    share: 200,
    make: () => holds(libraryFilesDamagedOnce, oneRowFault),
  },
  {
    name: 'readGcsLibrary returns a result for any text that starts like a library file',
    share: 60,
    make: () => holds(fc.oneof(oddLibraryFiles, fc.string({ unit: 'binary' }), anyJson), anyLibraryFileFault),
  },
  {
    name: 'readStatBlock returns a character for a damaged stat block, and any other text',
    share: 30,
    make: () => holds(oddStatBlocks(), statBlockFault),
  },
];
