import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chunkNames } from './chunk-groups.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** A graph of modules by their static imports. */
function graph(imports: Readonly<Record<string, readonly string[]>>) {
  return {
    getModuleInfo: (id: string) => {
      const importedIds = imports[id.replace(folder, '')]?.map((path) => folder + path);
      return importedIds ? { importedIds } : null;
    },
  };
}

describe('chunkNames', () => {
  const modules = graph({
    'main.ts': ['react.js'],
    'react.js': [],
    'screen.ts': ['react.js', 'field.ts'],
    'field.ts': ['screen.ts'],
    'lite.ts': ['formulas.ts', 'tables.ts'],
    'fourth.ts': ['formulas.ts'],
    'formulas.ts': [],
    'tables.ts': [],
    'dialog.ts': ['field.ts'],
  });
  const groups = [
    { name: 'frame', roots: ['main.ts'] },
    { name: 'screen', roots: ['screen.ts'], commonTo: ['lite.ts', 'fourth.ts'] },
    { name: 'later', roots: ['dialog.ts'] },
  ];
  const nameOf = (path: string) => chunkNames(groups)(folder + path, modules);

  it('gives a module to the first group that imports it', () => {
    expect(nameOf('react.js')).toBe('frame');
    expect(nameOf('field.ts')).toBe('screen');
    expect(nameOf('dialog.ts')).toBe('later');
  });

  it('gives a group what at least two modules have in common, and no more', () => {
    expect(nameOf('formulas.ts')).toBe('screen');
    expect(nameOf('tables.ts')).toBeUndefined();
    expect(nameOf('lite.ts')).toBeUndefined();
  });

  it('throws where a root is no module', () => {
    const misspelled = chunkNames([{ name: 'frame', roots: ['mian.ts'] }]);
    expect(() => misspelled(`${folder}main.ts`, modules)).toThrow('mian.ts');
  });
});
