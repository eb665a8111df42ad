import { fileURLToPath } from 'node:url';

/** The part of rolldown's module graph that is needed. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A chunk, and what belongs to it if no group before it has that already. Paths are relative to the project. */
export interface ChunkGroup {
  readonly name: string;
  /** These modules and all that they import statically. */
  readonly roots: readonly string[];
  /** What at least two of these modules import statically, directly or through others. */
  readonly commonTo?: readonly string[];
  /** What is common to them but belongs to a later group. */
  readonly except?: RegExp;
}

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Returns the modules that one imports statically, with itself. */
function staticImports(graph: Graph, path: string): Set<string> {
  const start = projectFolder + path;
  if (!graph.getModuleInfo(start)) throw new Error(`There is no module ${path} to begin a chunk with`);
  const reached = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

function membersOf(graph: Graph, { roots, commonTo = [], except }: ChunkGroup): string[] {
  const seen = new Set<string>();
  const common: string[] = [];
  for (const id of commonTo.flatMap((path) => [...staticImports(graph, path)])) {
    if (seen.has(id) && !except?.test(id)) common.push(id);
    seen.add(id);
  }
  return [...roots.flatMap((path) => [...staticImports(graph, path)]), ...common];
}

/**
 * Returns the function by which rolldown names the chunk of a module: the first group that it belongs to, so that a
 * chunk imports only from groups before it. Undefined for modules of no group.
 * @param groups in the order in which a visit loads them
 * @throws if a root is no module of the build
 */
export function chunkNames(groups: readonly ChunkGroup[]) {
  let names: Map<string, string> | undefined;
  const nameAll = (graph: Graph) => {
    const named = new Map<string, string>();
    for (const group of groups) {
      for (const id of membersOf(graph, group)) if (!named.has(id)) named.set(id, group.name);
    }
    return named;
  };
  return (id: string, graph: Graph): string | undefined => {
    names ??= nameAll(graph);
    return names.get(id);
  };
}
