import { Button } from '../../ui/button.tsx';

interface AddRowProps {
  name: string;
  about: string;
  count: number;
  onCount: (count: number) => void;
}

/** A character that can be added, and how often. */
export function AddRow({ name, about, count, onCount }: AddRowProps) {
  return (
    <li className="add-row" data-any={count > 0 || undefined}>
      <span className="add-name">
        {name}
        <span className="add-about">{about}</span>
      </span>
      <span className="add-count">
        <Button size="small" aria-label={`One ${name} less`} disabled={count === 0} onClick={() => onCount(count - 1)}>
          −
        </Button>
        <output className="add-figure" aria-label={`${name}, how many`}>
          {count}
        </output>
        <Button size="small" aria-label={`One ${name} more`} onClick={() => onCount(count + 1)}>
          +
        </Button>
      </span>
    </li>
  );
}
