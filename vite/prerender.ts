import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const entry = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));
const place = '<div id="root"></div>';

/** The markup needs no style sheets; the build puts them into the page itself. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/** Writes the start page into the built page, so that a first visit shows it before any script has run. */
export function prerenderStartPage(): Plugin {
  return {
    name: 'prerender-start-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`index.html has no ${place} to write the start page into`);
        const { module } = await runnerImport<typeof import('../src/app/prerender.tsx')>(entry, {
          configFile: false,
          logLevel: 'silent',
          plugins: [noStyles],
        });
        return html.replace(place, () => `<div id="root" data-prerendered>${module.renderStartPage()}</div>`);
      },
    },
  };
}
