import type { Reading } from '../../character/file/parse-file.ts';
import { fileContent } from '../../character/file/serialize-file.ts';
import { isNameOfEveryObject, isRecord } from '../../character/schema-parts.ts';
import type { JsonTree } from './json-tree.ts';

/** Field names that are dropped with their content; the report says so. */
const unsafeNames = ['__proto__', 'constructor', 'prototype'];
/** The field for row keys: a duplicate key is replaced; the report says so. */
const keyField = 'key';

type Counts = Map<string, number>;

/**
 * Returns the data of a file that reading has lost, or null: values that are neither in their place nor quarantined.
 * Compares the counts of all strings and numbers but the version, which reading brings up to date.
 */
export function lossFault(file: JsonTree, reading: Reading): string | null {
  if (!reading.ok) return null;
  const wanted: Counts = new Map();
  countInTree(withoutVersion(file), wanted);
  const kept: Counts = new Map();
  const content = fileContent(reading.saved, reading.app);
  countInValue(isRecord(content) ? { ...content, version: null } : content, kept);
  for (const { value } of reading.saved.character.setAside) {
    if (typeof value === 'string') countInValue(parsed(value), kept); // kept as JSON text
  }
  // What refers to a row whose key became another one refers to its new key.
  const isRenamed = reading.report.some((remark) => remark.code === 'row-key-replaced' && remark.why === 'reserved')
    ? (leaf: string) => (leaf.match(/\w+/g) ?? []).some(isNameOfEveryObject)
    : () => false;
  const lostLeaves = [...wanted].filter(([leaf, count]) => count > (kept.get(leaf) ?? 0) && !isRenamed(leaf));
  return lostLeaves.length === 0
    ? null
    : `lost: ${lostLeaves
        .slice(0, 3)
        .map(([leaf]) => leaf)
        .join(', ')}`;
}

const withoutVersion = (file: JsonTree): JsonTree =>
  file.kind === 'object' ? { ...file, members: file.members.filter(({ name }) => name !== 'version') } : file;

function countInTree(tree: JsonTree, counts: Counts): void {
  if (tree.kind === 'raw') countInValue(JSON.parse(tree.text), counts);
  else if (tree.kind === 'list') for (const item of tree.items) countInTree(item, counts);
  else {
    for (const { name, value } of tree.members) {
      if (!unsafeNames.includes(name) && name !== keyField) countInTree(value, counts);
    }
  }
}

function countInValue(value: unknown, counts: Counts): void {
  if (Array.isArray(value)) for (const item of value) countInValue(item, counts);
  else if (isRecord(value)) {
    for (const [name, child] of Object.entries(value)) {
      if (!unsafeNames.includes(name) && name !== keyField) countInValue(child, counts);
    }
  } else if (typeof value === 'number' || typeof value === 'string') {
    // Numbers beyond the floating-point range are kept as strings.
    const leaf = JSON.stringify(typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
