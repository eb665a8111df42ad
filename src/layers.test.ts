import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** The known facts about a character without a screen, from the engine up. */
const models = ['interchange', 'builder', 'sheet-model', 'rules', 'catalog', 'character', 'engine'];
/** Each draws the model of a sheet. */
const renderers = ['sheet', 'pdf', 'outputs'];

/**
 * Allowed imports. Each layer may import itself and the layers named here; `(types)` allows only `import type`, and a
 * path allows only that file. The reasons are in docs/architecture.md.
 */
const allowedImports: Record<string, string[]> = {
  engine: [],
  character: ['engine/memoize.ts', 'engine/own-value.ts', 'engine/result.ts'],
  ui: ['engine/fold-letters.ts'],
  catalog: ['engine (types)'],
  rules: ['catalog', 'character', 'engine'],
  'sheet-model': ['rules', 'catalog', 'character', 'engine'],
  builder: ['sheet-model', 'rules', 'catalog', 'character', 'engine'],
  interchange: ['builder', 'sheet-model', 'rules', 'catalog', 'character', 'engine'],
  storage: ['character', 'engine/result.ts'],
  offline: [],
  state: ['storage', 'offline', ...models],
  sheet: ['sheet-model', 'engine (types)', 'ui'],
  pdf: ['sheet-model', 'engine (types)', 'engine/result.ts'],
  outputs: ['sheet-model', 'engine (types)'],
  features: ['state', ...renderers, 'ui', ...models],
  headless: ['outputs', ...models],
  app: ['features', 'state', 'storage', 'offline', ...renderers, 'ui', ...models],
  // The bench presses what the browser tests press.
  testing: [
    '../e2e/pages/builder.ts',
    '../e2e/pages/encounter.ts',
    'app',
    'features',
    'headless',
    'state',
    'storage',
    ...renderers,
    'ui',
    ...models,
  ],
};

const react = ['react', 'react-dom'];
const screen = [...react, 'react-hook-form', '@hookform/resolvers', 'zod', 'minisearch', 'zustand'];
/** The packages of each layer; tests and `testing` may use any. */
const packages: Record<string, string[]> = {
  engine: [],
  catalog: [],
  // fflate: packs a character into a link; loaded with the dialogs that share and open one.
  character: ['zod', 'fflate'],
  rules: ['zod'],
  'sheet-model': ['zod'],
  builder: ['zod'],
  // fflate: unpacks zip files of libraries, and digests are made of packed rows.
  interchange: ['zod', 'fflate'],
  storage: ['idb'],
  offline: [],
  // minisearch: the index over the catalog, loaded with the picker only.
  state: ['zustand', 'zundo', 'minisearch'],
  // fflate: jsPDF's own dependency, which packs the tags of a PDF.
  pdf: ['jspdf', 'fflate'],
  outputs: [],
  // zod: what a command is given as --state.
  headless: ['node:', 'zod'],
  ui: react,
  sheet: react,
  // qr: the code of a link, loaded with the dialog that shows it; react-virtual: the rows in view of the library.
  features: [...screen, 'qr', '@tanstack/react-virtual'],
  app: screen,
};

/** The folders of rulesets below `rules`, FAMILY/RULESET. What the members of a family share is in FAMILY/common. */
const rulesets = readdirSync(new URL('rules', import.meta.url), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'about.ts')
  .map((entry) => entry.parentPath.replaceAll('\\', '/').split('/').slice(-2).join('/'));
const families = [...new Set(rulesets.map((ruleset) => ruleset.split('/')[0] ?? ''))];
/** The facets of a ruleset, which are loaded with it and with no other, and those that the members of a family share. */
const facetsOf = new Map([
  ...rulesets.map((ruleset) => [`catalog/${ruleset.split('/')[1]}`, `rules/${ruleset}`] as const),
  ['catalog/fourth-edition', 'rules/fourth-edition/'],
]);
/** The facets of the members of a family, by the folder of those that they share. */
const membersOf = new Map<string, string[]>(
  families.map((family) => {
    const members = rulesets.filter((ruleset) => ruleset.startsWith(`${family}/`));
    return [`catalog/${family}`, members.map((ruleset) => `catalog/${ruleset.split('/')[1]}`)];
  }),
);
/** Folders of features that screens share: any feature may import these. */
const sharedFeatures = [
  'browser',
  'chapter',
  'derived',
  'failure',
  'fields',
  'fight',
  'glossary',
  'issues',
  'notices',
  'outlook',
  'outputs',
  'custom-entry',
  'rolls',
  'rows',
];
const emptyNames = ['util', 'utils', 'helper', 'helpers', 'types'];

type Import = { to: string; typeOnly: boolean };
type Parsed = { imports: Import[]; barrel: boolean };
/** Path below src/ → its text. */
type Sources = Record<string, string>;

/** The type of a result that is declared by hand: `readonly ok: true`, or `ok: false;` in a type. */
const ownResult = /\breadonly ok\s*:|\bok\s*:\s*(?:true|false|boolean)\s*;/;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isCode = (path: string) => /\.tsx?$/.test(path);
const layerOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

function parse(path: string, text: string): Parsed {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const isTypeOnly = (at: { start: number; end: number }) =>
    /^(import|export)\s+type\b/.test(text.slice(at.start, at.end));
  const imports: Import[] = [
    ...module.staticImports.map((found) => ({ to: found.moduleRequest.value, typeOnly: isTypeOnly(found) })),
    ...module.staticExports.flatMap((found) => {
      const from = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return from ? [{ to: from.value, typeOnly: isTypeOnly(found) }] : [];
    }),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      to: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      typeOnly: false,
    })),
    // Workers are imported by URL.
    ...[...text.matchAll(/new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g)].map((found) => ({
      to: found[1] ?? '',
      typeOnly: false,
    })),
  ];
  const exportsOnly = program.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  );
  return { imports, barrel: exportsOnly && program.body.some((statement) => statement.type.startsWith('Export')) };
}

/** Returns the file below src/ that an import refers to, or null for a package. */
function resolve(from: string, to: string, sources: Sources): string | null {
  if (!to.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), to.replace(/\?.*$/, ''));
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => candidate in sources) ?? path;
}

function mayImport(from: string, to: string, typeOnly: boolean): boolean {
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (target === 'testing' && isTest(from)) return true;
  // A test of a formula may look at the sheet that shows it.
  if (isTest(from) && models.includes(layer) && models.includes(target) && layer !== 'engine' && layer !== 'character')
    return true;
  const [place, source] = [to, from].map((path) => path.split('/').slice(0, 2).join('/'));
  const ruleset = facetsOf.get(place ?? '');
  if (ruleset) {
    const isMember = membersOf.get(place ?? '')?.includes(source ?? '') ?? false;
    return source === place || isMember || from.startsWith(`${ruleset}/`.replace('//', '/')) || isTest(from);
  }
  if (target !== layer) {
    return (allowedImports[layer] ?? []).some(
      (allowed) => allowed === target || allowed === to || (typeOnly && allowed === `${target} (types)`),
    );
  }
  const folder = (path: string) => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '');
  const [fromFolder, toFolder] = [folder(from), folder(to)];
  if (layer === 'features') return toFolder === fromFolder || sharedFeatures.includes(toFolder);
  if (layer === 'rules' && families.includes(toFolder)) {
    const [fromRuleset, toRuleset] = [from, to].map((path) => path.split('/').slice(1, 3).join('/'));
    if (fromRuleset === toRuleset || from === 'rules/rulesets.ts') return true;
    if (toRuleset === `${toFolder}/common`) return fromFolder === toFolder || isTest(from);
    return isTest(from);
  }
  return true;
}

function mayUsePackage(from: string, name: string): boolean {
  const allowed = packages[layerOf(from)];
  if (allowed === undefined || isTest(from)) return true;
  return allowed.some(
    (allowedName) =>
      name === allowedName || name.startsWith(allowedName.endsWith(':') ? allowedName : `${allowedName}/`),
  );
}

function badName(path: string): string | null {
  const parts = path.split('/');
  if (!parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))) return 'is not in kebab-case';
  const empty = parts.flatMap((part) => part.split(/[-.]/)).find((word) => emptyNames.includes(word));
  return empty ? `is named "${empty}", which says nothing` : null;
}

/** Returns a cycle for each import that closes one; `import type` counts as well. */
function cycles(edges: Map<string, string[]>): string[] {
  const found: string[] = [];
  const visited = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) found.push([...trail.slice(at), path].join(' → '));
    if (at >= 0 || visited.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    visited.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}

function faults(sources: Sources): string[] {
  const found: string[] = [];
  const edges = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources)) {
    const name = badName(path);
    if (isCode(path) && layerOf(path) !== '' && path !== 'engine/result.ts' && ownResult.test(text)) {
      found.push(`${path} declares a result of its own in place of engine/result.ts`);
    }
    if (name) found.push(`${path} ${name}`);
    if (!isCode(path)) continue;
    if (!(layerOf(path) in allowedImports) && !(layerOf(path) === '' && isTest(path)))
      found.push(`${path} is in no layer`);
    const { imports, barrel } = parse(path, text);
    if (barrel || /(^|\/)index\.tsx?$/.test(path)) found.push(`${path} only passes on what others export`);
    if (layerOf(path) === '') continue;
    for (const { to, typeOnly } of imports) {
      const target = resolve(path, to, sources);
      const kind = typeOnly ? 'import type' : 'import';
      if (target === null) {
        if (!mayUsePackage(path, to)) found.push(`${path}: ${kind} of package ${to}`);
      } else if (!mayImport(path, target, typeOnly)) {
        found.push(`${path}: ${kind} of ${target}`);
      }
      if (target !== null) edges.set(path, [...(edges.get(path) ?? []), target]);
    }
  }
  return [...found, ...cycles(edges).map((cycle) => `cycle: ${cycle}`)];
}

function readSources(): Sources {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const paths = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => posix.relative(src, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(`${src}/${path}`, 'utf8')]));
}

describe('layers', () => {
  it('are respected in all of src/', () => {
    const sources = readSources();
    expect(Object.keys(sources).filter(isCode).length, 'files seen').toBeGreaterThanOrEqual(10);
    expect(faults(sources)).toEqual([]);
  });

  it.each<[string, Sources, string[]]>([
    ['a forbidden layer', { 'engine/a.ts': "import '../rules/b.ts'" }, ['engine/a.ts: import of rules/b.ts']],
    [
      'a forbidden layer among allowed ones',
      { 'ui/a.tsx': "export { b } from '../state/b';const c = 1" },
      ['ui/a.tsx: import of state/b'],
    ],
    [
      'a value where types are allowed',
      { 'catalog/a.ts': "import { type C } from '../engine/c.ts'" },
      ['catalog/a.ts: import of engine/c.ts'],
    ],
    ['no fault in types where they are allowed', { 'catalog/a.ts': "import type { C } from '../engine/c.ts'" }, []],
    [
      'a lazy import',
      { 'sheet/a.ts': "import('../rules/derive-character.ts')" },
      ['sheet/a.ts: import of rules/derive-character.ts'],
    ],
    ['no fault in a file that is allowed', { 'sheet/a.ts': "import { x } from '../sheet-model/sheet-model.ts'" }, []],
    [
      'a worker',
      { 'state/a.ts': "new Worker(new URL('../pdf/w.ts', import.meta.url))" },
      ['state/a.ts: import of pdf/w.ts'],
    ],
    [
      'another feature',
      { 'features/a/b.ts': "import '../c/d.ts'; import '../rows/e.ts'" },
      ['features/a/b.ts: import of features/c/d.ts'],
    ],
    [
      'another ruleset',
      { 'rules/third-edition/lite-3e/a.ts': "import '../man-to-man/b.ts'" },
      ['rules/third-edition/lite-3e/a.ts: import of rules/third-edition/man-to-man/b.ts'],
    ],
    [
      'a ruleset from shared',
      { 'rules/shared/a.ts': "import '../third-edition/lite-3e/b.ts'" },
      ['rules/shared/a.ts: import of rules/third-edition/lite-3e/b.ts'],
    ],
    [
      'facets of another ruleset',
      {
        'rules/shared/a.ts': "import '../../catalog/lite-3e/b.ts'",
        'catalog/lite-3e/c.ts': "import '../man-to-man/d.ts'",
      },
      ['rules/shared/a.ts: import of catalog/lite-3e/b.ts', 'catalog/lite-3e/c.ts: import of catalog/man-to-man/d.ts'],
    ],
    ['facets of its own ruleset', { 'rules/third-edition/lite-3e/a.ts': "import '../../../catalog/lite-3e/b.ts'" }, []],
    [
      'no fault in the list of rulesets',
      { 'rules/rulesets.ts': "import './third-edition/lite-3e/b.ts'; import './third-edition/man-to-man/b.ts'" },
      [],
    ],
    ['testing outside tests', { 'app/a.ts': "import '../testing/b.ts'" }, ['app/a.ts: import of testing/b.ts']],
    ['no fault in testing imported by a test', { 'app/a.test.ts': "import '../testing/b.ts'; import 'vitest'" }, []],
    ['a package', { 'rules/a.ts': "import 'react'; import 'zod/mini'" }, ['rules/a.ts: import of package react']],
    ['node in the browser', { 'app/a.ts': "import 'node:fs'" }, ['app/a.ts: import of package node:fs']],
    ['a barrel', { 'ui/all.ts': "export * from './a.ts'" }, ['ui/all.ts only passes on what others export']],
    ['an index', { 'ui/index.ts': 'export const a = 1' }, ['ui/index.ts only passes on what others export']],
    [
      'a result of its own',
      {
        'rules/a.ts': 'type A = { readonly ok: true; readonly b: 1 } | null',
        'rules/c.test.ts': 'const c = { ok: true, value: 1 }',
      },
      ['rules/a.ts declares a result of its own in place of engine/result.ts'],
    ],
    ['a name in capitals', { 'ui/MyField.tsx': '' }, ['ui/MyField.tsx is not in kebab-case']],
    ['an empty name', { 'ui/field-helpers.ts': '' }, ['ui/field-helpers.ts is named "helpers", which says nothing']],
    ['a file in no layer', { 'core/a.ts': '' }, ['core/a.ts is in no layer']],
    ['a cycle', { 'ui/a.ts': "import './b'", 'ui/b.ts': "import './a.ts'" }, ['cycle: ui/a.ts → ui/b.ts → ui/a.ts']],
    [
      'a cycle of types',
      { 'ui/a.ts': "import type { B } from './b.ts'", 'ui/b.ts': "import './a.ts'" },
      ['cycle: ui/a.ts → ui/b.ts → ui/a.ts'],
    ],
  ])('detect %s', (_, sources, expected) => {
    expect(faults(sources)).toEqual(expected);
  });
});
