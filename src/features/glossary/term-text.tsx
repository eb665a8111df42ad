import { Fragment } from 'react';
import type { GlossaryTerm } from '../../catalog/glossary.ts';
import { TextButton } from '../../ui/buttons.tsx';
import './glossary.css';

interface TermTextProps {
  readonly term: GlossaryTerm;
  /** All terms of the ruleset. */
  readonly terms: readonly GlossaryTerm[];
  readonly onOpen: (id: string) => void;
}

/** What is said about a term, and the way to those that are near. */
export function TermText({ term: { about, see = [] }, terms, onOpen }: TermTextProps) {
  const near = see.flatMap((id) => terms.find((term) => term.id === id) ?? []);
  return (
    <>
      <p>{about}</p>
      {near.length > 0 && (
        <p className="term-near">
          See also{' '}
          {near.map(({ id, name }, index) => (
            <Fragment key={id}>
              <span className="term-near-word">
                <TextButton onClick={() => onOpen(id)}>{name}</TextButton>
                {index < near.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
