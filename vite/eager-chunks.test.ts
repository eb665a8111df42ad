import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileEagerly } from './eager-chunks.ts';

it('the chunks of a visit begin with the hint, others do not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'eager-chunks-'));
  try {
    writeFileSync(join(root, 'start.js'), `import('./later.js').then(console.log)`);
    writeFileSync(join(root, 'later.js'), 'export const later = 1;');
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: join(root, 'start.js') } },
      plugins: [compileEagerly(['start'])],
    })) as Rolldown.RolldownOutput;
    const beginnings = output.map((file) => file.type === 'chunk' && [file.name, file.code.split('\n')[0]]);
    expect(beginnings).toContainEqual(['start', '//# allFunctionsCalledOnLoad']);
    expect(output.some((file) => file.type === 'chunk' && file.name === 'later' && !file.code.startsWith('//#'))).toBe(
      true,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
