import { readFileSync } from 'node:fs';
import type { RulesetId } from '../catalog/entry.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { problemSentence } from '../character/file/problem-sentences.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import type { FeatRules } from '../rules/feats/feat.ts';
import { workOutFeats } from '../rules/feats/work-out-feats.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { type FeatRequest, readFeatRequest } from './read-feat-request.ts';
import { sheetJson } from './sheet-json.ts';
import { sheetText } from './sheet-text.ts';

const usage = `Usage: npm run -s sheet -- [--explain] [--text | --markdown] [--stat-block | --feats[=JSON]] FILE...
Prints the derived sheet of each saved character: one line of JSON a file, or a sheet to read, with --text as plain text,
with --markdown in Markdown. With --stat-block, a short one for game masters, in either.
With --feats, what the character can lift, throw, jump and the like besides; in a state, and for weights (lb), depths of falls
and runs before a jump (yards) of your own: --feats='{"hitsLost": 3, "fatigueLost": 2, "weights": [120], "falls": [7], "runUps": [4]}'.
With --explain, every number comes with its calculation; a stat block has no room for it.`;

const options = ['--explain', '--text', '--markdown', '--stat-block', '--feats'];

/** The feats of rulesets, by their ids. */
type AllFeats = ReadonlyMap<RulesetId, FeatRules>;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/**
 * Prints the sheet of every file named. A file that cannot be read is reported on the error output and the rest are
 * still printed. All rulesets must have been loaded, and with `--feats` their feats.
 * @returns the exit code: 0 when every file was printed, 1 when a file was not or the arguments are invalid
 */
export function printSheets(args: readonly string[], output: Output, feats: AllFeats = new Map()): number {
  const words = args.filter((arg) => arg.startsWith('--'));
  const flags = words.map((word) => (word.startsWith('--feats=') ? '--feats' : word));
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
  const wanted = readFeatRequest(words.findLast((word) => word.startsWith('--feats')));
  if (typeof wanted === 'string') {
    output.err(wanted);
    return 1;
  }
  let code = 0;
  for (const file of files) if (!printSheet(file, flags, output, wanted && { ...wanted, feats })) code = 1;
  return code;
}

/** Returns what is wrong with the arguments, or null. */
function checkArguments(flags: readonly string[], files: readonly string[]): string | null {
  const unknown = flags.filter((flag) => !options.includes(flag));
  if (unknown.length > 0) return `Unknown option ${unknown.join(', ')}.`;
  if (files.length === 0) return 'No file given.';
  const both = (a: string, b: string) => flags.includes(a) && flags.includes(b);
  if (both('--text', '--markdown')) return 'Use either --text or --markdown, not both.';
  if (both('--stat-block', '--explain')) return 'Use either --stat-block or --explain, not both.';
  if (both('--stat-block', '--feats')) return 'Use either --stat-block or --feats, not both.';
  return null;
}

function printSheet(
  file: string,
  flags: readonly string[],
  output: Output,
  wanted: (FeatRequest & { readonly feats: AllFeats }) | null,
): boolean {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    output.err(`${file}: ${missing ? 'no such file.' : 'the file cannot be read.'}`);
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
  const rules = wanted?.feats.get(sheet.ruleset.id);
  const feats = wanted && rules ? workOutFeats(sheet, rules, wanted.state, wanted.questions) : null;
  output.out(toRead ? `${sheetText(sheet, form, feats)}\n` : JSON.stringify(sheetJson(sheet, explain, feats)));
  return true;
}
