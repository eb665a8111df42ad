import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { ArgumentError, readArguments } from '../odds/read-arguments.ts';
import type { Output } from '../output.ts';
import { type CatalogLine, listCatalog } from './list-catalog.ts';

const usage = `Usage: npm run -s catalog -- RULESET [--csv]
Prints every entry that can be picked under a ruleset (${rulesetIds.join(', ')}): a line of JSON each, or a table with --csv.`;

/** Prints the entries of a ruleset. Returns the exit code: 1 with a sentence on the error output for wrong arguments. */
export function printCatalog(words: readonly string[], { out, err }: Output): number {
  try {
    const { values, flags } = readArguments(words, [], ['--csv', '--help']);
    if (flags.has('--help')) {
      out(usage);
      return 0;
    }
    const [wanted, ...more] = values;
    const ruleset = rulesetIds.find((id) => id === wanted);
    if (ruleset === undefined || more.length > 0) {
      throw new ArgumentError(`Name one ruleset: ${rulesetIds.join(', ')}.`);
    }
    const lines: readonly CatalogLine[] = listCatalog(catalogFor(ruleset), rulesetOf(ruleset));
    if (flags.has('--csv')) out(tableHeads);
    for (const line of lines) out(flags.has('--csv') ? writeTableRow(line) : JSON.stringify(line));
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    err(error.message);
    return 1;
  }
}

const heads = [
  'id',
  'kind',
  'name',
  'price',
  'levels',
  'attribute',
  'difficulty',
  'defaults',
  'weight',
  'attacks',
  'book',
  'page',
] as const;

/** The first line of the table. */
const tableHeads = heads.join(',');

/** Returns an entry as a line of comma-separated values (RFC 4180): lists are joined with "; ". */
const writeTableRow = (line: CatalogLine): string => heads.map((head) => quote(textOf(cellOf(line, head)))).join(',');

function cellOf(line: CatalogLine, head: (typeof heads)[number]): unknown {
  switch (head) {
    case 'price':
      return line.cost ?? line.points ?? line.percent ?? line.costFactor;
    case 'levels':
      return line.perLevel ? 'each' : (line.levels ?? line.pointsPerLevel);
    default:
      return line[head];
  }
}

/** An attack is its figures in order: "swing sw+1 cut 1". */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'object' && value !== null) {
    return ['name', 'damage', 'type', 'reach']
      .map((part) => (part in value ? String(Reflect.get(value, part) ?? '') : ''))
      .filter(Boolean)
      .join(' ');
  }
  return value === undefined || value === null ? '' : String(value);
}

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
