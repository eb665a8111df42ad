/**
 * Returns a table's own value for a key that comes from a file or from typing: undefined for names that every object
 * has, such as `constructor`.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
