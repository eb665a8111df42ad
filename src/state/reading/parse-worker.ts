import { parseFile, type ReadingOptions } from '../../character/file/parse-file.ts';

/** The request from the page to the worker. */
export interface ParseRequest {
  readonly text: string;
  readonly options: ReadingOptions;
}

/** Parses a text outside the page's thread, so that the page stays responsive. */
self.onmessage = ({ data: { text, options } }: MessageEvent<ParseRequest>) => {
  self.postMessage(parseFile(text, options));
};
