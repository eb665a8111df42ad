import { useMemo } from 'react';
import { nestRows } from '../../rules/chapters/nest-rows.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { useFoldedContainers } from '../../state/view/folded-containers.ts';
import { useViewStore } from '../../state/view/view-store.ts';

/**
 * The keys of a list's rows with what is in a container after it, without the contents of folded ones, and the depth of each.
 * Nothing is folded while the player is led to a row that would be hidden.
 */
export function useNestedRows(
  chapter: 'traits' | 'skills',
  keys: readonly string[],
): { readonly keys: readonly string[]; readonly depthOf: (key: string) => number } {
  const rows = useCharacter(({ character }) => character[chapter]);
  const folded = useFoldedContainers((state) => state.folded);
  const target = useViewStore((state) => state.target?.row);
  return useMemo(() => {
    const nested = nestRows(rows, keys, folded);
    const isHidden = target !== undefined && keys.includes(target) && !nested.some(({ key }) => key === target);
    const shown = isHidden ? nestRows(rows, keys) : nested;
    const depths = new Map(shown.map(({ key, depth }) => [key, depth]));
    return { keys: shown.map(({ key }) => key), depthOf: (key) => depths.get(key) ?? 0 };
  }, [rows, keys, folded, target]);
}
