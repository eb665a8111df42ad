/** The keys of a record whose keys are known, in their order. */
export const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** The options of a list of choices with their names. */
export const optionsOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): { readonly value: Value; readonly label: string }[] =>
  typedKeys(names).map((value) => ({ value, label: names[value] }));
