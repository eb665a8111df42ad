import type { Reading } from '../../character/file/parse-file.ts';
import { fileContent } from '../../character/file/serialize-file.ts';
import { isRecord } from '../../character/schema-parts.ts';
import type { JsonTree } from './json-tree.ts';

/** Names that are refused, with what is in them; the report says so. */
const unsafeNames = ['__proto__', 'constructor', 'prototype'];
/** The key of a row that another one has, too, is replaced; the report says so. */
const replaced = 'key';

type Counts = Map<string, number>;

/**
 * What stood in a file and is nowhere in what was read of it, or null: neither in its place nor among the things set aside.
 * Looks at texts and numbers alone, each as often as it stands there.
 */
export function lossFault(file: JsonTree, reading: Reading): string | null {
  if (!reading.ok) return null;
  const wanted: Counts = new Map();
  countInTree(file, wanted);
  const kept: Counts = new Map();
  countInValue(fileContent(reading.saved, reading.app), kept);
  for (const { value } of reading.saved.character.setAside) {
    if (typeof value === 'string') countInValue(parsed(value), kept); // kept in writing
  }
  const lost = [...wanted].filter(([leaf, count]) => count > (kept.get(leaf) ?? 0));
  return lost.length === 0
    ? null
    : `lost: ${lost
        .slice(0, 3)
        .map(([leaf]) => leaf)
        .join(', ')}`;
}

function countInTree(tree: JsonTree, counts: Counts): void {
  if (tree.kind === 'raw') countInValue(JSON.parse(tree.text), counts);
  else if (tree.kind === 'list') for (const item of tree.items) countInTree(item, counts);
  else {
    for (const { name, value } of tree.members) {
      if (!unsafeNames.includes(name) && name !== replaced) countInTree(value, counts);
    }
  }
}

function countInValue(value: unknown, counts: Counts): void {
  if (Array.isArray(value)) for (const item of value) countInValue(item, counts);
  else if (isRecord(value)) {
    for (const [name, child] of Object.entries(value)) {
      if (!unsafeNames.includes(name) && name !== replaced) countInValue(child, counts);
    }
  } else if (typeof value === 'number' || typeof value === 'string') {
    // Numbers too large for a computer are kept as texts.
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
