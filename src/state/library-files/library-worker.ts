import { yieldToMain } from '../view/idle.ts';
import { type LibraryReport, readLibraryFiles, type SourceFile } from './read-library-files.ts';

/** The page's request to the worker; to stop it, the page terminates it. */
export interface LibraryRequest {
  readonly sources: readonly SourceFile[];
  readonly name: string;
}

export type LibraryMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly report: LibraryReport | null };

/** Reads library files outside the page's thread, and stores them from there. */
self.onmessage = async ({ data: { sources, name } }: MessageEvent<LibraryRequest>) => {
  const post = (message: LibraryMessage) => self.postMessage(message);
  const report = await readLibraryFiles(sources, name, {
    onProgress: (share) => post({ kind: 'progress', share }),
    isCanceled: () => false,
    pause: yieldToMain,
  });
  post({ kind: 'done', report });
};
