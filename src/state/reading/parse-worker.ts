import { parseFile, type ReadingOptions } from '../../character/file/parse-file.ts';

/** What the page asks of the worker. */
export interface ParseRequest {
  readonly text: string;
  readonly options: ReadingOptions;
}

/** Reads a text beside the page, which stays free to be used meanwhile. */
self.onmessage = ({ data: { text, options } }: MessageEvent<ParseRequest>) => {
  self.postMessage(parseFile(text, options));
};
