import { parseEncounter } from '../../character/file/parse-encounter.ts';
import { parseFile, type ReadingOptions } from '../../character/file/parse-file.ts';

/** The request from the page to the worker. */
export interface ParseRequest {
  /** What the text is read as. */
  readonly kind: 'character' | 'encounter';
  readonly text: string;
  readonly options: ReadingOptions;
}

/** Parses a text outside the page's thread, so that the page stays responsive. */
self.onmessage = ({ data: { kind, text, options } }: MessageEvent<ParseRequest>) => {
  self.postMessage(kind === 'encounter' ? parseEncounter(text, options) : parseFile(text, options));
};
