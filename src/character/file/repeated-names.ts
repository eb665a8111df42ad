import type { FilePath } from './file-problem.ts';

/** A field that stands in its object again further on. A text is kept as it is, any other value as its JSON text. */
export interface RepeatedField {
  readonly path: FilePath;
  readonly value: string;
}

/** An object or a list that is not closed yet, with the place of its current value; `names` is null for a list. */
interface Open {
  readonly names: Map<string, readonly [from: number, to: number]> | null;
  part: string | number;
  from: number;
}

/**
 * The fields of a JSON text that stand in the same object more than once, all but the last of each: JSON.parse keeps the
 * last and says nothing of the others. The text must be JSON. Reads it once and does not recurse.
 */
export function repeatedFields(json: string): RepeatedField[] {
  const found: RepeatedField[] = [];
  const open: Open[] = [];
  const close = (inner: Open | undefined, to: number): void => {
    if (!inner?.names || typeof inner.part !== 'string' || inner.from < 0) return;
    const before = inner.names.get(inner.part);
    if (before) found.push({ path: open.map(({ part }) => part), value: readable(json.slice(...before).trim()) });
    inner.names.set(inner.part, [inner.from, to]);
    inner.from = -1;
  };
  for (let at = 0; at < json.length; at += 1) {
    const inner = open.at(-1);
    switch (json[at]) {
      case '"': {
        const end = endOfString(json, at);
        // A name, as long as no colon came.
        if (inner?.names && inner.from < 0) inner.part = readable(json.slice(at, end + 1));
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
  return found;
}

/** The text that a JSON string stands for, most of which need no reading; any other JSON as it is. */
function readable(json: string): string {
  if (!json.startsWith('"')) return json;
  return json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1);
}

/** Where the string ends that begins at `start`: at the first quote behind which there is no odd number of backslashes. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}
