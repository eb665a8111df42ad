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

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

it('the first style sheet of the page declares the order of the layers', () => {
  expect(readFileSync(`${src}ui/tokens.css`, 'utf8')).toContain(`@layer ${order.join(', ')};`);
  const imports = readFileSync(`${src}app/main.tsx`, 'utf8').match(/^import '.+\.css';$/m);
  expect(imports?.[0]).toBe("import '../ui/tokens.css';");
});

// Fonts have no selectors, so that no layer concerns them.
it.each(sheets.filter((path) => path !== 'app/fonts/fonts.css'))(
  'all rules of %s are in the layer of its folder',
  (path) => {
    const rules = readFileSync(src + path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^@layer [\w, ]+;$/m, '')
      .trim();
    // The formatter indents what is inside, so that only the layer itself begins and ends at the margin.
    expect(rules.match(/^\S.*$/gm)).toEqual([`@layer ${layerOf(path)} {`, '}']);
  },
);
