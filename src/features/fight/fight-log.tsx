import { type ReactNode, useId } from 'react';

interface FightLogProps<Line> {
  /** The oldest first. */
  lines: readonly Line[];
  /** How many of the newest are shown; older ones are in the file. */
  max: number;
  /** The content instead of an empty list. */
  empty: string;
  /** A line, as a list item's content and class. */
  children: (line: Line) => { readonly content: ReactNode; readonly className?: string | undefined };
  /** The content between the heading and the list. */
  tools?: ReactNode;
}

/**
 * The events, the newest first. New lines are announced by their writers: a list that grows at its beginning would be
 * read again and again.
 */
export function FightLog<Line>({ lines, max, empty, children: draw, tools }: FightLogProps<Line>) {
  const heading = useId();
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Log
      </h3>
      {tools}
      {lines.length === 0 && <p className="fight-hint">{empty}</p>}
      <div role="log" aria-live="off" aria-labelledby={heading}>
        <ol className="fight-log">
          {lines
            .map((line, index) => ({ ...draw(line), index }))
            .reverse()
            .slice(0, max)
            .map(({ content, className, index }) => (
              <li key={index} className={className}>
                {content}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}
