import type { Plugin } from 'vite';

const visit = 'src="./visit.js"';

/**
 * Names the files of a chunk in the tag of `public/visit.js`, which loads them at once on a later visit: otherwise they are
 * requested when the entry has run.
 * @throws if the page has no such tag
 */
export function withProgram(html: string, files: readonly string[]): string {
  if (!html.includes(visit)) throw new Error(`index.html has no script with ${visit}`);
  return html.replace(visit, `${visit} data-program="${files.map((file) => `./${file}`).join(' ')}"`);
}

/** Has later visits load this chunk and its style sheets with the first files of the page. */
export function preloadProgram(chunkName: string): Plugin {
  return {
    name: 'preload-program',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === chunkName);
        if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${chunkName}`);
        return withProgram(html, [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
      },
    },
  };
}
