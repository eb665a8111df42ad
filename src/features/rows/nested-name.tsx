import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { keepList } from '../../engine/memoize.ts';
import { nestRows } from '../../sheet-model/chapters/nest-rows.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { toggleContainer, useViewStore } from '../../state/view/view-store.ts';
import { IconButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import './rows.css';

/**
 * The keys of a list's rows with the contents of a container after it, without those of folded ones, and the depth of
 * each. Nothing is folded while the player is led to a row that would be hidden.
 */
export function useNestedRows(
  chapter: 'traits' | 'skills',
  keys: readonly string[],
): { readonly keys: readonly string[]; readonly depthOf: (key: string) => number } {
  const rows = useCharacter(({ character }) => character[chapter]);
  const folded = useViewStore((state) => state.folded);
  const target = useViewStore((state) => state.target?.row);
  const before = useRef<readonly string[]>(undefined);
  const shown = useMemo(() => {
    const nested = nestRows(rows, keys, folded);
    const isHidden = target !== undefined && keys.includes(target) && !nested.some(({ key }) => key === target);
    const shown = isHidden ? nestRows(rows, keys) : nested;
    const depths = new Map(shown.map(({ key, depth }) => [key, depth]));
    return {
      keys: keepList(
        before.current,
        shown.map(({ key }) => key),
      ),
      depthOf: (key: string) => depths.get(key) ?? 0,
    };
  }, [rows, keys, folded, target]);
  // The same list until a row is added, removed or moved: with another, the list looks for rows that have come into view.
  useLayoutEffect(() => {
    before.current = shown.keys;
  });
  return shown;
}

interface NestedNameProps {
  rowKey: string;
  name: string;
  depth: number;
  /** The row is a container of others. */
  container: boolean;
  children: ReactNode;
}

/** The name of a row at the depth of its containers; a container has a button that hides and shows its contents. */
export function NestedName({ rowKey, name, depth, container, children }: NestedNameProps) {
  const folded = useViewStore((state) => state.folded.has(rowKey));
  if (!container && depth === 0) return children;
  return (
    <div className="nested-name" data-depth={Math.min(depth, 4)}>
      {container && (
        <IconButton
          icon="chevron"
          size="small"
          label={folded ? `Show what is in ${name}` : `Hide what is in ${name}`}
          aria-expanded={!folded}
          onClick={() => toggleContainer(rowKey)}
        />
      )}
      {children}
    </div>
  );
}

interface ContainerFieldProps {
  name: string;
  /** The key of the container that the row is in, or ''. */
  value: string;
  containers: readonly { readonly key: string; readonly name: string }[];
  onCommit: (container: string, words: string) => void;
}

/** The container that a row is in; nothing if there are no containers. */
export function ContainerField({ name, value, containers, onCommit }: ContainerFieldProps) {
  if (containers.length === 0) return null;
  const chosen = containers.some(({ key }) => key === value) ? value : '';
  const words = (key: string) => containers.find((container) => container.key === key)?.name ?? '';
  return (
    <SelectField
      label="In"
      about={name}
      value={chosen}
      options={[
        { value: '', label: 'no group' },
        ...containers.map((container) => ({ value: container.key, label: container.name })),
      ]}
      onCommit={(key) => onCommit(key, key === '' ? `${name}: in no group` : `${name}: in ${words(key)}`)}
    />
  );
}
