import type { FilePath } from './file-problem.ts';
import { skipSpace } from './json-extent.ts';

/** A field that a later duplicate overrides. A string is kept unchanged, any other value as JSON text. */
export interface RepeatedField {
  readonly path: FilePath;
  readonly value: string;
}

/** An open object or list, with the position of its current value; `names` is null for a list. */
interface OpenValue {
  readonly names: Map<string, readonly [from: number, to: number]> | null;
  part: string | number;
  from: number;
}

/**
 * Finds the duplicate fields of a JSON text, all but the last of each name: JSON.parse silently keeps only the last. The
 * text must be valid JSON. Runs in linear time and does not recurse.
 */
export function findRepeatedFields(json: string): RepeatedField[] {
  const repeated: RepeatedField[] = [];
  const open: OpenValue[] = [];
  const close = (inner: OpenValue | undefined, to: number): void => {
    if (!inner?.names || typeof inner.part !== 'string' || inner.from < 0) return;
    const before = inner.names.get(inner.part);
    if (before)
      repeated.push({ path: open.map(({ part }) => part), value: decodeString(json.slice(...before).trim()) });
    inner.names.set(inner.part, [inner.from, to]);
    inner.from = -1;
  };
  for (let at = 0; at < json.length; at += 1) {
    const inner = open.at(-1);
    switch (json[at]) {
      case '"': {
        const end = endOfString(json, at);
        // A name, if no colon came before.
        if (inner?.names && inner.from < 0) inner.part = decodeString(json.slice(at, end + 1));
        at = end;
        break;
      }
      case ':':
        if (inner) inner.from = at + 1;
        break;
      case ',':
        close(inner, at);
        if (typeof inner?.part === 'number') inner.part += 1;
        break;
      case '{':
        open.push({ names: new Map(), part: '', from: -1 });
        break;
      case '[':
        open.push({ names: null, part: 0, from: -1 });
        break;
      case '}':
      case ']':
        close(inner, at);
        open.pop();
        break;
    }
  }
  return repeated;
}

/**
 * Counts the values of a JSON text as it is written, each text, number, list and object: also those that JSON.parse leaves out because a
 * later field has the same name. The text must be valid JSON.
 */
export function countWrittenValues(json: string): number {
  let count = 1;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if (sign === ',') count += 1;
    else if (sign === '{' || sign === '[') {
      const first = json[skipSpace(json, at + 1)];
      if (first !== '}' && first !== ']') count += 1;
    }
  }
  return count;
}

/** Decodes a JSON string, usually without parsing; any other JSON is returned unchanged. */
function decodeString(json: string): string {
  if (!json.startsWith('"')) return json;
  return json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1);
}

/** Returns the offset of the closing quote of the string at `start`: the first quote after an even number of backslashes. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}
