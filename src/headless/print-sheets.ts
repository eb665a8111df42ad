import type { RulesetId } from '../catalog/entry.ts';
import type { CombatSituation } from '../character/combat-situation.ts';
import type { ImportReport } from '../character/origin.ts';
import type { FightRules } from '../rules/combat/fight-rules.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { deriveFeats } from '../rules/feats/derive-feats.ts';
import type { FeatQuestions, FeatRules, FeatState } from '../rules/feats/feat.ts';
import { checkSituation } from './combat/check-situation.ts';
import { deriveState, type WorkedState } from './combat/derive-state.ts';
import { readStateRequest } from './combat/read-state-request.ts';
import type { Output } from './output.ts';
import { readCharacterFile } from './read-character-file.ts';
import { sheetJson } from './sheet-json.ts';
import { sheetText } from './sheet-text.ts';

/**
 * The words of a command line: those that begin with two dashes, the files, and the values of options that take one.
 */
interface SheetArguments {
  readonly flags: readonly string[];
  readonly files: readonly string[];
  /** By option; empty for one without a value. The last one counts. */
  readonly values: ReadonlyMap<string, string>;
}

/** Reads options, their values (`--state=JSON` or `--state JSON`, if JSON begins with a brace) and files. */
function readArguments(args: readonly string[], withValue: readonly string[]): SheetArguments {
  const flags: string[] = [];
  const files: string[] = [];
  const values = new Map<string, string>();
  let open: string | null = null;
  for (const arg of args) {
    const option = withValue.find((name) => arg === name || arg.startsWith(`${name}=`));
    if (open !== null && arg.trimStart().startsWith('{')) values.set(open, arg);
    else if (option !== undefined) {
      flags.push(option);
      values.set(option, arg.slice(option.length + 1));
    } else if (arg.startsWith('--')) flags.push(arg);
    else files.push(arg);
    open = arg === option ? option : null;
  }
  return { flags, files, values };
}

/** Which feats are wanted: in which state, and for which weights, falls, runs and jumps. */
interface FeatRequest {
  readonly state: FeatState;
  readonly questions: FeatQuestions;
}

const keys = ['hitsLost', 'fatigueLost', 'weights', 'falls', 'runUps', 'broadJumps', 'highJumps'];
/** More than any table goes to: pounds, yards, points. */
const most = 100_000;

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= most;
const isWhole = (value: unknown): value is number => isAmount(value) && Number.isInteger(value);
const isList = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isAmount);

/**
 * Reads the value of `--feats`: a state and questions as JSON; an empty text for neither.
 * @returns the request, null without the option, or a sentence about its error
 */
function readFeatRequest(text: string | null): FeatRequest | string | null {
  if (text === null) return null;
  const given = text.trim() === '' ? {} : parseObject(text);
  if (!given) return '--feats= needs an object in JSON, such as {"hitsLost": 3}.';
  const unknown = Object.keys(given).find((key) => !keys.includes(key));
  if (unknown !== undefined) return `Unknown key “${unknown}” in --feats=; use ${keys.join(', ')}.`;
  const {
    hitsLost = 0,
    fatigueLost = 0,
    weights = [],
    falls = [],
    runUps = [],
    broadJumps = [],
    highJumps = [],
  } = given;
  if (!isWhole(hitsLost) || !isWhole(fatigueLost))
    return 'In --feats=, hits and fatigue lost must be whole numbers, 0 or more.';
  if (!isList(weights) || !isList(falls) || !isList(runUps) || !isList(broadJumps) || !isList(highJumps))
    return 'In --feats=, weights, falls, runUps, broadJumps and highJumps must be lists of numbers, 0 or more.';
  return { state: { hitsLost, fatigueLost }, questions: { weights, falls, runUps, broadJumps, highJumps } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

const usage = `Usage: npm run -s sheet -- [--explain] [--text | --markdown] [--stat-block | --feats[=JSON] --state[=JSON]] FILE...
       npm run -s sheet -- --report FILE...
Prints the derived sheet of each saved character, of Pointwright or of GURPS Character Sheet (.gcs): one line of JSON a file, or a sheet to read, with --text as plain text,
with --markdown in Markdown. With --stat-block, a short one for game masters, in either.
With --feats, what the character can lift, throw, jump and the like besides; in a state, and for weights (lb), depths of falls
and runs before a jump (yards) of your own: --feats '{"hitsLost": 3, "fatigueLost": 2, "weights": [120], "falls": [7], "runUps": [4]}';
and for jumps, in feet and inches: "broadJumps": [12], "highJumps": [30].
With --state, the numbers in a fight, under each maneuver: --state '{"hitsLost": 3, "posture": "kneeling", "maneuver": "attack",
"target": {"range": 12}}'. The keys are listed in docs/command-line.md.
With --explain, every number comes with its calculation; a stat block has no room for it.
With --report, how the numbers of a .gcs file agree with those worked out here, and each one that differs.`;

const options = ['--explain', '--json', '--text', '--markdown', '--stat-block', '--feats', '--state', '--report'];
const withValue = ['--feats', '--state'];

/** The parts that rulesets load on demand, by their ids: the feats, and the rules of a fight. */
interface RulesToPrint {
  readonly feats: ReadonlyMap<RulesetId, FeatRules>;
  readonly fights: ReadonlyMap<RulesetId, FightRules>;
}

/** The requested parts other than the sheet. */
interface Wanted {
  readonly feats: FeatRequest | null;
  readonly situation: CombatSituation | null;
  readonly rules: RulesToPrint;
}

const noRules: RulesToPrint = { feats: new Map(), fights: new Map() };

/**
 * Prints the sheet of every file named. A file that cannot be read is reported on the error output and the rest are
 * still printed. All rulesets must have been loaded, with `--feats` and `--state` their feats and their fights.
 * @returns the exit code: 0 when every file was printed, 1 when a file was not or the arguments are invalid
 */
export function printSheets(args: readonly string[], output: Output, rules: RulesToPrint = noRules): number {
  const { flags, files, values } = readArguments(args, withValue);
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
  const feats = readFeatRequest(values.get('--feats') ?? null);
  const situation = readStateRequest(values.get('--state') ?? null);
  for (const sentence of [feats, situation]) if (typeof sentence === 'string') output.err(sentence);
  if (typeof feats === 'string' || typeof situation === 'string') return 1;
  let code = 0;
  for (const file of files) if (!printSheet(file, flags, output, { feats, situation, rules })) code = 1;
  return code;
}

/** Returns the error in the arguments, or null. */
function checkArguments(flags: readonly string[], files: readonly string[]): string | null {
  const unknown = flags.filter((flag) => !options.includes(flag));
  if (unknown.length > 0) return `Unknown option ${unknown.join(', ')}.`;
  if (files.length === 0) return 'No file given.';
  const both = (a: string, b: string) => flags.includes(a) && flags.includes(b);
  if (both('--json', '--text') || both('--json', '--markdown'))
    return 'Use either --json or a sheet to read, not both.';
  if (both('--text', '--markdown')) return 'Use either --text or --markdown, not both.';
  if (both('--stat-block', '--explain')) return 'Use either --stat-block or --explain, not both.';
  if (both('--stat-block', '--feats')) return 'Use either --stat-block or --feats, not both.';
  if (both('--stat-block', '--state')) return 'Use either --stat-block or --state, not both.';
  if (both('--stat-block', '--json')) return 'Use either --stat-block or --json, not both.';
  if (flags.includes('--report') && flags.some((flag) => flag !== '--report' && flag !== '--json'))
    return 'Use --report alone.';
  return null;
}

/**
 * Prints how the numbers of a file of GCS agree with ours, as a line of JSON; entries without effect here go to the
 * error output.
 */
function printReport(file: string, report: ImportReport | null, output: Output): boolean {
  if (!report) {
    output.err(`${file}: It did not come from a .gcs file: there is nothing to compare it with.`);
    return false;
  }
  const { agree, total, unexpressed } = report;
  for (const { where, what } of unexpressed)
    output.err(`${file}: Kept without effect: ${[where, what].filter(Boolean).join(', ')}.`);
  const differences = report.differences.map(({ figure, theirs, ours, why }) => ({ figure, theirs, ours, why }));
  output.out(JSON.stringify({ agree, total, differences }));
  return true;
}

function printSheet(file: string, flags: readonly string[], output: Output, wanted: Wanted): boolean {
  const reading = readCharacterFile(file);
  if (!reading.ok) {
    output.err(`${file}: ${reading.error}`);
    return false;
  }
  for (const remark of reading.value.remarks) output.err(`${file}: ${remark}`);
  if (flags.includes('--report')) return printReport(file, reading.value.report, output);
  const sheet = deriveCharacter(reading.value.saved);
  const state = stateOf(sheet, wanted);
  if (state) {
    const { error, remarks } = checkSituation(state.worked.sheet, state.fight, state.situation, sheet.ruleset.name);
    for (const remark of remarks) output.err(`${file}: ${remark}`);
    if (error !== null) {
      output.err(`${file}: ${error}`);
      return false;
    }
  }
  const has = (flag: string) => flags.includes(flag);
  const explain = has('--explain');
  const form = { markdown: has('--markdown'), statBlock: has('--stat-block'), explain };
  const toRead = has('--text') || form.markdown || form.statBlock;
  const rules = wanted.rules.feats.get(sheet.ruleset.id);
  const { feats: request } = wanted;
  const feats = request && rules ? deriveFeats(sheet, rules, request.state, request.questions) : null;
  const worked = state?.worked ?? null;
  output.out(
    toRead ? `${sheetText(sheet, form, feats, worked)}\n` : JSON.stringify(sheetJson(sheet, explain, feats, worked)),
  );
  return true;
}

/** The character in the state that is wanted; null if none is. */
function stateOf(
  sheet: DerivedCharacter,
  { situation, rules }: Wanted,
): { readonly situation: CombatSituation; readonly fight: FightRules; readonly worked: WorkedState } | null {
  const fight = rules.fights.get(sheet.ruleset.id);
  return situation && fight ? { situation, fight, worked: deriveState(sheet, fight, situation) } : null;
}
