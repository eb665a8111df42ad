import type { Plugin } from 'vite';

/** Chromium then compiles all functions of a file while it is read, on another thread; other browsers see a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile these chunks as a whole. What a visit shows first calls most of their functions, and compiling each when it
 * is called takes a quarter of that time. Chromium's cache of compiled code, which would save it too, is not used for modules
 * that come from a service worker.
 * @param chunkNames of every visit
 */
export function compileEagerly(chunkNames: readonly string[]): Plugin {
  return {
    name: 'eager-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post', // before that, the minifier leaves out comments, and Vite puts its list of files at the top
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && chunkNames.includes(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
