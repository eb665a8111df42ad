import type { Character } from './character.ts';

const pattern = /^k([1-9]\d{0,8})$/;

/** Returns a generator of keys, each higher than all of `used` and all previous ones: "k1", "k2" and so on. */
export function createKeyGenerator(used: Iterable<string>): () => string {
  const taken = new Set(used);
  let highest = 0;
  for (const key of taken) highest = Math.max(highest, Number(pattern.exec(key)?.[1] ?? 0));
  return () => {
    do highest += 1;
    while (taken.has(`k${highest}`));
    return `k${highest}`;
  };
}

/** Returns a short key that is not among `used`: the next after the highest. Deterministic. */
export function newKey(used: Iterable<string>): string {
  return createKeyGenerator(used)();
}

/**
 * Returns every key that a new row must not take: the keys of rows, and those that container references or waived findings
 * still contain, so that a new row does not inherit them from a removed one.
 */
export function keysInUse(character: Character): string[] {
  const { traits = [], skills = [] } = character.race.own ?? {};
  const allTraits = [...character.traits, ...traits];
  const rows = [...allTraits, ...character.skills, ...skills, ...character.equipment, ...character.earned];
  return [
    ...rows.map((row) => row.key),
    ...[...allTraits, ...character.equipment].flatMap((row) => row.modifiers.map((modifier) => modifier.key)),
    ...character.equipment.map((item) => item.container),
    ...character.waivers.flatMap((waiver) => waiver.finding.match(/\bk[1-9]\d{0,8}\b/g) ?? []),
  ];
}
