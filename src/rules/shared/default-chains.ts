/**
 * Chains of defaults: a skill that is improved from another, which is itself improved from a third. The level
 * that counts for the next skill is the one without those after it in the chain, so that no skill's points count for itself:
 * where skills default to each other, each takes the best chain in which no skill comes twice. That does not depend on
 * the order of the rows, and more points never lower a level. Two skills of which each was improved from the other reach
 * the level that could be bought for their points together, one of them first and the other from it.
 */

/** The skills that can be improved, each with those of them that it defaults to. */
export type DefaultGraph = ReadonlyMap<string, ReadonlySet<string>>;

export interface DefaultChains {
  /**
   * The skills that must be left out when `skill` is worked out for a chain that continues with `without`: those of them
   * that it could be improved from, sorted. Null where only what was bought of it counts.
   */
  findLeftOut(skill: string, without: readonly string[]): readonly string[] | null;
}

/** The most level variants computed for the skills of one ring; beyond this only bought levels count. */
const mostVariants = 400;
/** The most skills in a ring whose variants are computed. */
const mostInRing = 16;
/** The most skills in a chain; the next one starts again from the bought level. No book comes near it. */
const longestChain = 24;

/** Works out once how the skills of a character build on each other. */
export function findSkillChains(graph: DefaultGraph): DefaultChains {
  const ringOf = new Map<string, Ring>();
  for (const keys of rings(graph)) {
    const ring: Ring = { members: new Set(keys), bought: false, length: 0, crowded: false };
    for (const key of keys) ringOf.set(key, ring);
    ring.length = keys.length + longestBefore(graph, ring, ringOf);
    ring.bought = ring.length > longestChain;
    if (ring.bought) ring.length = 0;
    ring.crowded = keys.length > 1 && isCrowded(graph, ring);
  }
  return {
    findLeftOut: (skill, without) => {
      const ring = ringOf.get(skill);
      if (!ring || ring.bought) return null;
      const inRing = without.filter((key) => ring.members.has(key));
      if (inRing.length === 0) return [];
      return ring.crowded ? null : leftOut(graph, ring, skill, inRing);
    },
  };
}

/** Skills that all default to each other, directly or indirectly; most often a single one. */
interface Ring {
  readonly members: ReadonlySet<string>;
  /** Others default only to the bought levels of its skills. */
  bought: boolean;
  /** Its skills default only to the bought levels of each other. */
  crowded: boolean;
  /** Skills in the longest chain that ends here. */
  length: number;
}

const none: ReadonlySet<string> = new Set();
const sourcesOf = (graph: DefaultGraph, skill: string): ReadonlySet<string> => graph.get(skill) ?? none;

function longestBefore(graph: DefaultGraph, ring: Ring, ringOf: ReadonlyMap<string, Ring>): number {
  let longest = 0;
  for (const key of ring.members) {
    for (const source of sourcesOf(graph, key)) {
      const before = ringOf.get(source);
      if (before && before !== ring) longest = Math.max(longest, before.length);
    }
  }
  return longest;
}

/** Those of `without` that `skill` can be improved from, by way of skills that are not left out themselves. */
function leftOut(graph: DefaultGraph, ring: Ring, skill: string, without: readonly string[]): string[] {
  const out = new Set<string>();
  const seen = new Set([skill]);
  for (const reached of seen) {
    for (const source of sourcesOf(graph, reached)) {
      if (!ring.members.has(source)) continue;
      if (without.includes(source)) out.add(source);
      else seen.add(source);
    }
  }
  return [...out].sort();
}

/** True where working out every chain of a ring would take too many levels. */
function isCrowded(graph: DefaultGraph, ring: Ring): boolean {
  if (ring.members.size > mostInRing) return true;
  const seen = new Set<string>();
  const waiting: { skill: string; without: readonly string[] }[] = [];
  const put = (skill: string, before: readonly string[]): void => {
    const without = leftOut(graph, ring, skill, before);
    const id = JSON.stringify([skill, without]);
    if (seen.has(id)) return;
    seen.add(id);
    waiting.push({ skill, without });
  };
  for (const member of ring.members) put(member, []);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.size > mostVariants) return true;
    const { skill, without } = next;
    for (const source of sourcesOf(graph, skill)) {
      if (ring.members.has(source) && !without.includes(source)) put(source, [...without, skill]);
    }
  }
  return false;
}

/** The rings of a graph (its strongly connected components, by Kosaraju), each after those that it builds on. */
function rings(graph: DefaultGraph): string[][] {
  const users = new Map<string, string[]>();
  for (const [skill, sources] of graph) {
    for (const source of sources) {
      const existing = users.get(source);
      if (existing) existing.push(skill);
      else users.set(source, [skill]);
    }
  }
  const fromUsers = walk(graph.keys(), (skill) => users.get(skill) ?? []).flat();
  return walk(fromUsers.reverse(), (skill) => sourcesOf(graph, skill));
}

/**
 * The skills that can be reached from each start and were not before, in the order in which the walk leaves them. Without
 * recursion: a chain may be long.
 */
function walk(starts: Iterable<string>, next: (skill: string) => Iterable<string>): string[][] {
  const seen = new Set<string>();
  const trees: string[][] = [];
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const tree: string[] = [];
    const open = [{ skill: start, rest: next(start)[Symbol.iterator]() }];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const { done, value } = top.rest.next();
      if (done) {
        tree.push(top.skill);
        open.pop();
      } else if (!seen.has(value)) {
        seen.add(value);
        open.push({ skill: value, rest: next(value)[Symbol.iterator]() });
      }
    }
    trees.push(tree);
  }
  return trees;
}
