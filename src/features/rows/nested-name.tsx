import type { ReactNode } from 'react';
import { toggleContainer, useFoldedContainers } from '../../state/view/folded-containers.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import './nested-name.css';

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
  const folded = useFoldedContainers((state) => state.folded.has(rowKey));
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

/** The container that a row is in; nothing where there are no containers. */
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
