import { type GcsFields, readReplacements, toNumber } from './gcs-fields.ts';
import type { GcsRowCalc } from './gcs-rows.ts';
import { readWeight } from './read-measures.ts';

const scriptPattern = /<script>[\s\S]*?(?:<\/script>|$)/gi;
/** Expressions of files before version 5. */
const expressionPattern = /\|\|[\s\S]*?\|\|/g;

/** What all rows have. */
export interface RowTexts {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly scripts: readonly string[];
  readonly userDescription: string;
  readonly replacements: ReadonlyMap<string, string>;
  readonly calc: GcsRowCalc | null;
}

/**
 * Reads the texts of a row. A script in the notes is never run: its place is taken by the text that the file has of it, or
 * by nothing. `scripts` names the fields that had one.
 */
export function readRowTexts(row: GcsFields): RowTexts {
  const notes = row.text('local_notes', 'notes', 'markdown', 'text');
  const plain = notes.replace(scriptPattern, '').replace(expressionPattern, '');
  const hasScript = plain !== notes;
  const shown = row.object('calc')?.text('resolved_notes') ?? '';
  const resolved = /\b\w*Error: /.test(shown) ? '' : shown; // of a script that failed
  return {
    id: row.text('id'),
    name: row.text('name', 'description'),
    reference: row.text('reference'),
    notes: (hasScript && resolved !== '' ? resolved : plain).trim(),
    tags: row.texts('tags', 'categories'),
    scripts: hasScript ? ['notes'] : [],
    userDescription: row.text('userdesc'),
    replacements: readReplacements(row.value('replacements')),
    calc: readRowCalc(row.object('calc')),
  };
}

/** What the file has worked out for a row; null for nothing. Weights are in pounds. */
function readRowCalc(calc: GcsFields | null): GcsRowCalc | null {
  if (!calc) return null;
  const number = (name: string) => toNumber(calc.value(name));
  const weight = (name: string) => {
    const value = calc.value(name);
    return typeof value === 'string' ? readWeight(value) : toNumber(value);
  };
  return {
    points: number('points'),
    currentLevel: number('current_level'),
    level: number('level'),
    relativeLevel: calc.text('rsl'),
    value: number('value'),
    weight: weight('weight'),
    extendedValue: number('extended_value'),
    extendedWeight: weight('extended_weight'),
  };
}

/** A number that may be given as a script; then the number that the file has of it counts. */
export function readNumberOrScript(
  row: GcsFields,
  names: readonly string[],
  read: (text: string) => number | null,
  shown: string,
  scripts: string[],
): number {
  const text = row.text(...names);
  if (text === '') return 0;
  const number = read(text);
  if (number !== null) return number;
  const stored = row.object('calc')?.text(shown) ?? '';
  const known = read(stored);
  scripts.push((names[0] ?? '').replaceAll('_', ' '));
  return known ?? 0;
}
