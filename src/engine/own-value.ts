/**
 * Returns what a table has under a key that comes from a file or was typed: undefined for names that every object has, such as
 * `constructor`.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
