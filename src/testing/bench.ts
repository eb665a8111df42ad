import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Bench } from 'tinybench';
import { describeCandidate } from '../builder/what-if/candidate.ts';
import {
  nextSkillPoints,
  pointsForLevel,
  withAttributeLevel,
  withSkillPoints,
} from '../builder/what-if/level-steps.ts';
import type { Character, SavedCharacter } from '../character/character.ts';
import { setAttribute, setRaised } from '../character/edit-character.ts';
import { changeRow } from '../character/edit-rows.ts';
import { serializeFile } from '../character/file/character-file.ts';
import { parseLibrary, serializeLibrary } from '../character/file/library-file.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { convertLibrary } from '../interchange/gcs/library/convert-library.ts';
import { readGcsLibrary } from '../interchange/gcs/read/read-rows.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { houseRulesFor } from '../rules/house-rules/rules-in-force.ts';
import { loadEveryRuleset, rulesetIds, rulesetOf } from '../rules/rulesets.ts';
import { skillStat } from '../rules/stat-ids.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { openCharacter } from '../state/character/character-store.ts';
import { currentSheet } from '../state/character/derived-character.ts';
import { listChanges } from '../state/character/describe-changes.ts';
import { describePreview, describePreviewed } from '../state/character/describe-preview.ts';
import { findCharacters } from '../state/library/library-search.ts';
import { LibraryIndex, readHeadings } from '../state/library-files/library-index.ts';
import { searchCatalog } from '../state/search/catalog-search.ts';
import { storeArrivals } from '../storage/arrivals.ts';
import { listSummaries } from '../storage/summaries.ts';
import { keepOrCompare } from './bench/last-release.ts';
import { absurdCharacter, hugeCharacter, manyArrivals, ordinaryCharacter } from './huge-character.ts';
import { manySkills } from './many-library-entries.ts';

/** Hits that are drawn at once. */
const inView = 12;

/** Budgets of the median in milliseconds. They are printed, not enforced: machines differ. */
const editBudgets: Readonly<Record<string, number>> = { ordinary: 1, huge: 5 };
const previewBudget = 16;
const libraryBudgets: readonly (readonly [begins: string, ms: number])[] = [
  ['20,000 entries of library files: searching', 8],
  ['20,000 entries of library files: all that the page does', 1000],
];
const previews = ['a hint', 'typing a level', 'a key in the picker', 'announcement'];

/** The budget of a task by its name; undefined if it has none. */
function budgetOf(task: string): number | undefined {
  const ofLibrary = libraryBudgets.find(([begins]) => task.startsWith(begins));
  if (ofLibrary) return ofLibrary[1];
  const [, size = '', what = ''] = /, (\w+): (.*)/.exec(task) ?? [];
  if (what.startsWith('an edit of')) return editBudgets[size];
  return size !== 'absurd' && previews.some((preview) => what.startsWith(preview)) ? previewBudget : undefined;
}

/** Everything that an edit needs: every number, every finding, and the sheet model. */
function deriveFigure(character: SavedCharacter, previous?: DerivedCharacter): DerivedCharacter {
  const sheet = deriveCharacter(character, previous);
  for (const id of sheet.worksheet.ids()) sheet.worksheet.get(id);
  buildModel(sheet);
  return sheet;
}

/** One edit after another, each based on the previous one. */
function editing(character: SavedCharacter, change: (saved: SavedCharacter, i: number) => SavedCharacter): () => void {
  let sheet = deriveFigure(character);
  let i = 0;
  return () => {
    i += 1;
    sheet = deriveFigure(change(character, i), sheet);
  };
}

/** The first house rule that the ruleset offers, switched on and off. */
function withRule(saved: SavedCharacter, i: number): SavedCharacter {
  const [rule] = houseRulesFor(rulesetOf(saved.ruleset));
  return rule && i % 2 === 1 ? { ...saved, houseRules: [rule.id] } : { ...saved, houseRules: [] };
}

const withDx = (character: Character, i: number): Character => setAttribute(character, 'dx', 11 + (i % 4));
const withPoints = (character: Character, i: number): Character =>
  changeRow(character, 'skills', character.skills[3]?.key ?? '', { points: 2 + (i % 4) });
const withQuantity = (character: Character, i: number): Character =>
  changeRow(character, 'equipment', character.equipment[3]?.key ?? '', { quantity: 1 + (i % 4) });
const withLevel = (character: Character, i: number): Character =>
  changeRow(character, 'traits', character.traits[0]?.key ?? '', { level: 1 + (i % 4) });

/** Edits with everything rendered, and computations while a player points and types, by name. */
function addEdits(bench: Bench, name: string, character: SavedCharacter): void {
  bench.add(`${name}: opening it`, () => void deriveFigure(character));
  const edits = {
    'a skill': withPoints,
    DX: withDx,
    'a quantity': withQuantity,
    'a trait': withLevel,
    'its name': withName,
  };
  for (const [what, change] of Object.entries(edits))
    bench.add(
      `${name}: an edit of ${what}`,
      editing(character, (saved, i) => ({ ...saved, character: change(saved.character, i) })),
    );
  bench.add(`${name}: switching a house rule`, editing(character, withRule));
  const sheet = deriveFigure(character);
  const edited = deriveFigure({ ...character, character: withDx(character.character, 1) }, sheet);
  const shown = { beforeAll: () => openCharacter(character) };
  const key = character.character.skills[3]?.key ?? '';
  bench.add(`${name}: announcement`, () => void listChanges(sheet, edited));
  bench.add(
    `${name}: a hint on DX`,
    () => void describePreviewed('DX', withAttributeLevel(currentSheet(), 'dx', 12)),
    shown,
  );
  bench.add(`${name}: a hint on a trait`, () => void describePreview('trait', (before) => withLevel(before, 1)), shown);
  bench.add(`${name}: a hint on what was gained in play`, () => void describePreview('DX', raised), shown);
  bench.add(`${name}: a hint on a skill`, () => hintOnSkill(key), shown);
  bench.add(`${name}: typing a level`, () => void pointsForLevel(sheet, key, 18));
  bench.add(`${name}: a key in the picker`, () => list(sheet, 's'));
}

const withName = (character: Character, i: number): Character => ({ ...character, name: `Crowded ${i % 4}` });
const raised = (character: Character): Character => setRaised(character, 'dx', 1);

/** The content of the upper half of a skill level's control. */
function hintOnSkill(key: string): void {
  const points = nextSkillPoints(currentSheet(), key, 1) ?? 0;
  describePreviewed('skill', withSkillPoints(currentSheet(), key, points), skillStat(key, 'level'));
}

/** The work of a key press in the picker: the hits, and the descriptions of those in view for this character. */
function list(sheet: DerivedCharacter, query: string): void {
  const hits = searchCatalog(sheet, query, null).flatMap(({ items }) => items);
  for (const { chapter, id } of hits.slice(0, inView)) {
    describeCandidate(sheet.context.saved, sheet, chapter === 'spells' ? 'skills' : chapter, id);
  }
}

await loadEveryRuleset();
/** So long, and so often, each task runs: the whole takes less than two minutes. */
const bench = new Bench({ time: 150, iterations: 5, warmupTime: 50, warmupIterations: 2 });
/** The unit of the ratios: writing and reading a text, which uses the processor and the memory much like the others. */
const unit = 'the unit: writing and reading 20 kB';
const numbers = Array.from({ length: 2_000 }, (_, i) => ({ at: i }));
bench.add(unit, () => void JSON.parse(JSON.stringify(numbers)));
for (const ruleset of rulesetIds) {
  for (const [size, make] of [
    ['ordinary', ordinaryCharacter],
    ['huge', hugeCharacter],
    ['absurd', absurdCharacter],
  ] as const) {
    const character = make(ruleset);
    const text = serializeFile(character, 'bench');
    addEdits(bench, `${ruleset}, ${size}`, character);
    bench.add(
      `${ruleset}, ${size}: reading its file of ${Math.round(text.length / 1000)} kB`,
      () => void parseFile(text),
    );
  }
  const sheet = deriveCharacter(ordinaryCharacter(ruleset));
  for (const query of ['s', 'broadsw', 'shoot', 'brodsword']) {
    bench.add(`${ruleset}: searching for “${query}”`, () => void searchCatalog(sheet, query, null));
    bench.add(`${ruleset}: from the key to the list for “${query}”`, () => list(sheet, query));
  }
}
await addLibrary(bench);
await addLibraryFiles(bench);
await bench.run();

console.table(
  bench.tasks.map(({ name, result }) => {
    const latency = 'latency' in result ? result.latency : undefined;
    const median = latency?.p50 ?? Number.NaN;
    const budget = budgetOf(name);
    return {
      what: name,
      'least ms': round(latency?.min),
      'median ms': round(median),
      'p99 ms': round(latency?.p99),
      budget: budget === undefined ? '' : `${median < budget ? 'within' : 'over'} ${budget} ms`,
    };
  }),
);
console.log(initialScripts());
const medianOf = (task: (typeof bench.tasks)[number]) =>
  'latency' in task.result ? task.result.latency.p50 : Number.NaN;
const [unitTask, ...measured] = bench.tasks;
const ratios = measured.flatMap((task) => {
  const ratio = unitTask ? medianOf(task) / medianOf(unitTask) : Number.NaN;
  // The contents of files change with the format: the name of the task without their size.
  return Number.isFinite(ratio)
    ? [[task.name.replace(/ of [\d.]+ k?M?B/, ''), Number(ratio.toPrecision(2))] as const]
    : [];
});
keepOrCompare('node', new Map(ratios), process.argv.includes('--keep'));

/** Listing and searching 5,000 stored characters, and reading a library file of a hundred. The database is one in memory. */
async function addLibrary(bench: Bench): Promise<void> {
  const many = manyArrivals(5_000);
  await storeArrivals(many, '');
  const list = await listSummaries();
  const characters = list.ok ? list.value : [];
  bench.add(`library of ${characters.length}: listing`, async () => void (await listSummaries()));
  for (const words of ['a', 'zofie', 'cerna 49', 'nobody']) {
    bench.add(
      `library of ${characters.length}: searching for “${words}”`,
      () => void findCharacters(characters, { words }),
    );
  }
  bench.add(`library of ${characters.length}: by name`, () => void findCharacters(characters, { order: 'name' }));
  const members = many.slice(0, 100).map(({ id, updated, tags, saved }) => ({ id, updated, tags, text: saved }));
  const text = serializeLibrary(members, 'bench');
  bench.add(`a library file of 100, ${Math.round(text.length / 1000)} kB: reading`, () => void parseLibrary(text));
}

/** Reading library files of 30 MB, which a worker does; then the page's part: the index, and a search in it. */
async function addLibraryFiles(bench: Bench): Promise<void> {
  const files = Array.from({ length: 20 }, (_, at) => manySkills(1_000, at * 1_000));
  const size = Math.round(files.reduce((sum, text) => sum + text.length, 0) / 1_000_000);
  const read = () =>
    files.flatMap((text, at) => {
      const reading = readGcsLibrary(text, 'skills');
      return reading.ok ? convertLibrary(reading.value.file, `${at}.skl`) : [];
    });
  bench.add(`library files of ${size} MB: reading them, in a worker`, () => void read());
  const headings = read().map(({ heading }) => heading);
  const parts = files.map((_, part) => JSON.stringify(headings.slice(part * 1_000, (part + 1) * 1_000)));
  const build = () =>
    LibraryIndex.build(
      parts.flatMap((part, at) => readHeadings(part, 'bench', at)),
      () => Promise.resolve(),
    );
  bench.add('20,000 entries of library files: all that the page does, in slices', async () => void (await build()));
  const index = await build();
  for (const query of ['', 's', 'storm', 'storm song', 'strom', 'outdoor'])
    bench.add(
      `20,000 entries of library files: searching for “${query}”`,
      () => void index.search(query, () => true, 120),
    );
}

function round(ms: number | undefined): number {
  return Number((ms ?? Number.NaN).toFixed(3));
}

/** The scripts of the last build that a browser loads before it shows anything, in kB after gzip. */
function initialScripts(): string {
  const dist = 'dist';
  try {
    const manifest: Record<string, { file: string; isEntry?: boolean; imports?: string[] }> = JSON.parse(
      readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
    );
    const files = new Set<string>();
    const follow = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) follow(imported);
    };
    for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key);
    follow('src/rules/third-edition/man-to-man/man-to-man.ts'); // which a first visit waits for, as scripts/budget.mjs has it
    const kB = (names: Iterable<string>) =>
      [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0) / 1000;
    const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    return `Initial JavaScript ${kB(files).toFixed(1)} kB gzip (budget 150) of ${kB(all.map((name) => join('assets', name))).toFixed(1)} kB in all.`;
  } catch {
    return 'No build in dist to measure: run npm run build first.';
  }
}
