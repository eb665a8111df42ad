import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const src = new URL('./', import.meta.url).pathname;
const order = ['reset', 'tokens', 'ui', 'sheet', 'features', 'print'];

/** Returns the layer that a style sheet belongs to, by its path inside `src/`. */
function layerOf(path: string): string {
  if (path === 'ui/base.css') return 'reset';
  if (path === 'ui/tokens.css') return 'tokens';
  if (path === 'sheet/print.css') return 'print';
  if (path.startsWith('ui/')) return 'ui';
  return path.startsWith('sheet/') ? 'sheet' : 'features';
}

// Fonts have no selectors, so that no layer concerns them.
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && path !== 'app/fonts/fonts.css',
);

/** Reads a style sheet without its comments. */
const readRules = (path: string): string => readFileSync(src + path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the classes that the selectors of a style sheet name, in any part of a selector. */
function classesOf(path: string): Set<string> {
  // What is before an opening brace and is no at-rule is a selector, nested or not.
  const selectors = [...readRules(path).matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return new Set(names);
}

const inUi = (path: string): boolean => path.startsWith('ui/');

it('the first style sheet of the page declares the order of the layers', () => {
  expect(readFileSync(`${src}ui/tokens.css`, 'utf8')).toContain(`@layer ${order.join(', ')};`);
  const imports = readFileSync(`${src}app/main.tsx`, 'utf8').match(/^import '.+\.css';$/m);
  expect(imports?.[0]).toBe("import '../ui/tokens.css';");
});

it.each(sheets)('all rules of %s are in the layer of its folder', (path) => {
  const rules = readRules(path)
    .replace(/^@layer [\w, ]+;$/m, '')
    .trim();
  // The formatter indents what is inside, so that only the layer itself begins and ends at the margin.
  expect(rules.match(/^\S.*$/gm)).toEqual([`@layer ${layerOf(path)} {`, '}']);
});

/** A class belongs to `ui` if any selector of a style sheet there names it. */
const uiClasses = new Set(sheets.filter(inUi).flatMap((path) => [...classesOf(path)]));

it.each(sheets.filter((path) => !inUi(path)))('%s names no class of ui', (path) => {
  expect([...classesOf(path)].filter((name) => uiClasses.has(name))).toEqual([]);
});

it('each class outside ui is named in one style sheet alone', () => {
  const homes = new Map<string, string[]>();
  for (const path of sheets.filter((each) => !inUi(each))) {
    for (const name of classesOf(path)) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  expect(homes.size).toBeGreaterThan(500);
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

it.each(sheets.filter((path) => path !== 'ui/tokens.css'))(
  '%s takes colors and sizes of type from the tokens',
  (path) => {
    const declarations = readRules(path).match(/[\w-]+:[^;{}]+;/g) ?? [];
    const raw = declarations.filter(
      (declaration) =>
        /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lch|lab)a?\(|:.*(?<![\w-])(?:white|black)(?![\w-])/i.test(
          declaration,
        ) ||
        /\dpt\b/.test(declaration) ||
        /^font(?:-size)?:.*\d(?:em|rem|px|%)/.test(declaration),
    );
    expect(raw).toEqual([]);
  },
);
