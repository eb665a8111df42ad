import type { Plugin } from 'vite';

/**
 * Has the page load these fonts with its first style sheet. Otherwise they are requested when the first text is drawn,
 * and the page moves when they come.
 * @param name matches the names of the font files
 */
export function preloadFonts(name: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
