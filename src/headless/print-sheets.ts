import { readFileSync } from 'node:fs';
import { parseFile } from '../character/file/parse-file.ts';
import { problemSentence } from '../character/file/problem-sentences.ts';
import { buildSheet } from '../rules/build-sheet.ts';
import { rulesets } from '../rules/rulesets.ts';
import { sheetJson } from './sheet-json.ts';
import { sheetText } from './sheet-text.ts';

const usage = `Usage: npm run -s sheet -- [--explain] [--text] FILE...
Prints the derived sheet of each saved character: one line of JSON a file, or with --text a sheet to read.
With --explain, every number comes with its calculation.`;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Prints the sheet of every file named. A file that cannot be read gets a sentence on the error output and the others
 * are still printed.
 * @returns the exit code: 0 when every file was printed, 1 when one was not or the call makes no sense
 */
export function printSheets(args: readonly string[], output: Output): number {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  const unknown = flags.filter((flag) => flag !== '--explain' && flag !== '--text');
  if (flags.includes('--help')) {
    output.out(usage);
    return 0;
  }
  if (unknown.length > 0 || files.length === 0) {
    output.err(unknown.length > 0 ? `There is no option ${unknown.join(', ')}.` : 'No file was named.');
    output.err(usage);
    return 1;
  }
  let code = 0;
  for (const file of files) if (!printSheet(file, flags, output)) code = 1;
  return code;
}

function printSheet(file: string, flags: readonly string[], output: Output): boolean {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    output.err(`${file}: ${missing ? 'there is no such file.' : 'the file cannot be read.'}`);
    return false;
  }
  const reading = parseFile(text, { rulesets: rulesets.map(({ id }) => id) });
  if (!reading.ok) {
    output.err(`${file}: ${problemSentence(reading.problem)}`);
    return false;
  }
  for (const remark of reading.report) output.err(`${file}: ${problemSentence(remark)}`);
  const sheet = buildSheet(reading.saved);
  const explain = flags.includes('--explain');
  output.out(flags.includes('--text') ? `${sheetText(sheet, explain)}\n` : JSON.stringify(sheetJson(sheet, explain)));
  return true;
}
