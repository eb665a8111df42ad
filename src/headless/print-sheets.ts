import { readFileSync } from 'node:fs';
import { parseFile } from '../character/file/parse-file.ts';
import { problemSentence } from '../character/file/problem-sentences.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { sheetJson } from './sheet-json.ts';
import { sheetText } from './sheet-text.ts';

const usage = `Usage: npm run -s sheet -- [--explain] [--text | --markdown] [--stat-block] FILE...
Prints the derived sheet of each saved character: one line of JSON a file, or a sheet to read, with --text as plain text,
with --markdown in Markdown. With --stat-block, a short one for game masters, in either.
With --explain, every number comes with its calculation; a stat block has no room for it.`;

const options = ['--explain', '--text', '--markdown', '--stat-block'];

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Prints the sheet of every file named. A file that cannot be read is reported on the error output and the rest are
 * still printed. All rulesets must have been loaded.
 * @returns the exit code: 0 when every file was printed, 1 when a file was not or the arguments are invalid
 */
export function printSheets(args: readonly string[], output: Output): number {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  if (flags.includes('--help')) {
    output.out(usage);
    return 0;
  }
  const error = checkArguments(flags, files);
  if (error !== null) {
    output.err(error);
    output.err(usage);
    return 1;
  }
  let code = 0;
  for (const file of files) if (!printSheet(file, flags, output)) code = 1;
  return code;
}

/** Returns what is wrong with the arguments, or null. */
function checkArguments(flags: readonly string[], files: readonly string[]): string | null {
  const unknown = flags.filter((flag) => !options.includes(flag));
  if (unknown.length > 0) return `There is no option ${unknown.join(', ')}.`;
  if (files.length === 0) return 'No file was named.';
  const both = (a: string, b: string) => flags.includes(a) && flags.includes(b);
  if (both('--text', '--markdown')) return 'It is either --text or --markdown.';
  if (both('--stat-block', '--explain')) return 'It is either --stat-block or --explain.';
  return null;
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
  const reading = parseFile(text, { rulesets: rulesetIds });
  if (!reading.ok) {
    output.err(`${file}: ${problemSentence(reading.problem)}`);
    return false;
  }
  for (const remark of reading.report) output.err(`${file}: ${problemSentence(remark)}`);
  const sheet = deriveCharacter(reading.saved);
  const has = (flag: string) => flags.includes(flag);
  const explain = has('--explain');
  const form = { markdown: has('--markdown'), statBlock: has('--stat-block'), explain };
  const toRead = has('--text') || form.markdown || form.statBlock;
  output.out(toRead ? `${sheetText(sheet, form)}\n` : JSON.stringify(sheetJson(sheet, explain)));
  return true;
}
