import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';

interface AddRowProps {
  name: string;
  about: string;
  count: number;
  onCount: (count: number) => void;
}

/** A character that can be added, and how often. */
export function AddRow({ name, about, count, onCount }: AddRowProps) {
  const change = (to: number) => {
    onCount(to);
    announce(`${name}: ${to}`, 'count of fighters');
  };
  return (
    <li className="add-row" data-any={count > 0 || undefined}>
      <span className="add-name">
        {name}
        <span className="add-about">{about}</span>
      </span>
      <span className="add-count">
        <Button
          size="small"
          aria-label={`One ${name} less`}
          aria-disabled={count === 0}
          onClick={() => count > 0 && change(count - 1)}
        >
          −
        </Button>
        {/* Announced by itself, with the name. */}
        <output className="add-figure" aria-label={`${name}, how many`} aria-live="off">
          {count}
        </output>
        <Button size="small" aria-label={`One ${name} more`} onClick={() => change(count + 1)}>
          +
        </Button>
      </span>
    </li>
  );
}
