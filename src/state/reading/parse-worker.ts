import { parseEncounter } from '../../character/file/encounter-file.ts';
import { parseEntries } from '../../character/file/entries-file.ts';
import { parseFile, type ReadingOptions } from '../../character/file/parse-file.ts';

/** The request from the page to the worker. */
export interface ParseRequest {
  /** The format that the text is read as. */
  readonly kind: 'character' | 'encounter' | 'entries';
  readonly text: string;
  readonly options: ReadingOptions;
}

/** Parses a text outside the page's thread, so that the page stays responsive. */
self.onmessage = ({ data: { kind, text, options } }: MessageEvent<ParseRequest>) => {
  const parsers = {
    character: () => parseFile(text, options),
    encounter: () => parseEncounter(text, options),
    entries: () => parseEntries(text),
  } as const satisfies Record<ParseRequest['kind'], () => unknown>;
  self.postMessage(parsers[kind]());
};
