import type { Plugin } from 'vite';

const visit = 'src="/src/app/visit.js"';

/**
 * Names files in the tag of `src/app/visit.js`, which loads them at once on a later visit: otherwise they are requested when
 * what imports them has run.
 * @param files of every visit
 * @param rulesetFiles of visits to a character of each ruleset, by its id
 * @throws if the page has no such tag
 */
export function withProgram(
  html: string,
  files: readonly string[],
  rulesetFiles: Readonly<Record<string, readonly string[]>> = {},
): string {
  if (!html.includes(visit)) throw new Error(`index.html has no script with ${visit}`);
  const attribute = (name: string, list: readonly string[]) =>
    `data-${name}="${list.map((file) => `./${file}`).join(' ')}"`;
  const attributes = [
    attribute('program', files),
    ...Object.entries(rulesetFiles).map(([id, list]) => attribute(id, list)),
  ];
  return html.replace(visit, `${visit} ${attributes.join(' ')}`);
}

/**
 * Has later visits load these chunks and their style sheets with the first files of the page.
 * @param chunkNames of every visit
 * @param rulesets the chunks of one ruleset each, whose names are its id, with what they import
 */
export function preloadProgram(chunkNames: readonly string[], rulesets: readonly string[]): Plugin {
  return {
    name: 'preload-program',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunkOf = (name: string) => {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`);
          return chunk;
        };
        const chunks = chunkNames.map(chunkOf);
        const files = chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
        // Those that the page names already are loaded at once anyway.
        const isNew = (file: string) => !files.includes(file) && !html.includes(file);
        const rulesetFiles = rulesets.map((id) => {
          const chunk = chunkOf(id);
          return [id, [chunk.fileName, ...chunk.imports].filter(isNew)] as const;
        });
        return withProgram(html, files, Object.fromEntries(rulesetFiles));
      },
    },
  };
}
