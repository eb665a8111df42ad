import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './bootstrap.mjs';

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Empty</title></head>
  <body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>`;

const script = `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return [
    createElement('output', { key: 'count' }, count),
    createElement('button', { key: 'raise', onClick: () => setCount(count + 1) }, 'Raise'),
  ];
}
createRoot(document.getElementById('root')).render(createElement(Counter));`;

/** Builds a React page with a number and a button that raises it, for comparison. Returns its folder. */
export async function buildEmptyPage() {
  const { build } = await import('vite');
  const root = join(projectRoot, 'node_modules', '.cache', 'empty-page'); // inside node_modules, where it finds React
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.js'), script);
  await build({ root, base: './', configFile: false, logLevel: 'error', build: { outDir: 'dist' } });
  return join(root, 'dist');
}
