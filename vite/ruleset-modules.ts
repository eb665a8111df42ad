import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const list = 'src/rules/rulesets.ts';
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the module that each ruleset of the list is loaded with, relative to the project: what its `about.ts` imports
 * dynamically. The files are read, not run, so that the configuration does not depend on the rules.
 * @throws if an `about.ts` does not load exactly one module
 */
export function rulesetModules(read = (path: string) => readFileSync(projectFolder + path, 'utf8')): string[] {
  const { module } = parseSync(list, read(list));
  const abouts = module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((to) => /\/about\.ts$/.test(to));
  return abouts.map((to) => {
    const about = new URL(to, `file:///${list}`).pathname.slice(1);
    const text = read(about);
    const loaded = parseSync(about, text).module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    );
    const [only, ...others] = loaded;
    if (only === undefined || others.length > 0) throw new Error(`${about} loads ${loaded.length} modules, not one`);
    return new URL(only, `file:///${about}`).pathname.slice(1);
  });
}

/** Returns the name of the chunk of a ruleset: that of its module. */
export const chunkName = (module: string): string => module.replace(/^.*\/|\.ts$/g, '');
