import { type GcsFields, readReplacements } from './gcs-fields.ts';
import { maxContainerDepth, maxGcsRows } from './gcs-limits.ts';
import type { GcsContainer, GcsPicker } from './gcs-rows.ts';
import { readNumberMatch } from './read-criteria.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { readRowTexts } from './read-row-texts.ts';
import { readTraitModifiers } from './read-trait-rows.ts';
import { isContainerRow, kindOfRow } from './row-kind.ts';

/** Names of the kinds in remarks. */
type ReadRow<Row> = (row: GcsFields, kind: string) => Row | null;

/**
 * Reads rows and containers of rows. `read` returns null for a row of a kind that does not belong there; such a row, one
 * without a name, and what is beyond the limits is remarked on and left out.
 */
export function readRowTree<Row>(
  rows: readonly GcsFields[],
  usual: string,
  read: ReadRow<Row>,
  depth = 1,
): (Row | GcsContainer<Row>)[] {
  const found: (Row | GcsContainer<Row>)[] = [];
  for (const row of rows) {
    const { log } = row;
    log.rows += 1;
    if (log.rows > maxGcsRows) {
      if (log.rows === maxGcsRows + 1) log.add({ code: 'too-many-rows', at: row.at, limit: maxGcsRows });
      break;
    }
    const name = row.text('name', 'description');
    const named = row.named(name === '' ? row.at : `“${name}”`, readReplacements(row.value('replacements')));
    const kind = kindOfRow(row) || usual;
    if (isContainerRow(row)) {
      if (depth > maxContainerDepth) log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      else found.push(readContainer(named, readRowTree(named.objects('children'), usual, read, depth + 1)));
      continue;
    }
    const result = read(named, kind);
    if (result === null) log.add({ code: 'unknown-kind', at: named.at, found: kind });
    else if (name === '') log.add({ code: 'no-row', at: named.at, found: 'a row without a name' });
    else found.push(result);
  }
  return found;
}

const readContainer = <Row>(row: GcsFields, children: readonly (Row | GcsContainer<Row>)[]): GcsContainer<Row> => ({
  row: 'container',
  ...readRowTexts(row),
  containerType: row.text('container_type') === 'race' ? 'ancestry' : row.text('container_type') || 'group',
  disabled: row.flag('disabled'),
  roundDown: row.flag('round_down'),
  picker: readPicker(row),
  modifiers: readTraitModifiers(row, 'modifiers'),
  prerequisites: readPrerequisites(row),
  children,
});

function readPicker(row: GcsFields): GcsPicker | null {
  const picker = row.object('template_picker');
  const type = picker?.text('type');
  if (!picker || (type !== 'count' && type !== 'points')) return null;
  return { type, number: readNumberMatch(picker, 'qualifier') };
}
