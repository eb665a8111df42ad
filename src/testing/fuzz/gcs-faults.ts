import { openGcsSheet } from '../../interchange/gcs/import/open-gcs-sheet.ts';
import { type Damage, damageTree } from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { readingFault } from './reading-faults.ts';
import { damageText, type TextDamage } from './text-damage.ts';

/** A sheet of GCS with damage to its text or its JSON. */
export interface DamagedSheet {
  readonly text: string;
  readonly asText: readonly TextDamage[];
  readonly asJson: readonly Damage[];
}

/** Opens a damaged sheet of GCS. Returns what went wrong, or null: its character must be one that our own file can hold. */
export function gcsSheetFault({ text, asText, asJson }: DamagedSheet): string | null {
  const tree = toTree(JSON.parse(text));
  damageTree(tree, asJson);
  const written = asJson.length === 0 ? text : writeTree(tree);
  return anyGcsFault(asText.reduce(damageText, written));
}

/** Opens any text as a sheet of GCS. Returns what went wrong, or null. */
export function anyGcsFault(text: string): string | null {
  const opening = openGcsSheet(text);
  if (!opening.ok) return readingFault(opening);
  const { saved, report, remarks } = opening;
  if (report.agree + report.differences.length !== report.total) return 'the report does not add up';
  return readingFault({ ok: true, saved, report: remarks, app: '' });
}
