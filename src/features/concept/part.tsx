import { type ReactNode, useId } from 'react';

interface ConceptPartProps {
  title: string;
  /** The field name that findings refer to. */
  field?: string;
  children: ReactNode;
}

/** A part of the chapter under its own heading. */
export function ConceptPart({ title, field, children }: ConceptPartProps) {
  const id = useId();
  return (
    <section className="chapter-part chapter-card" aria-labelledby={id} data-field={field}>
      <h3 id={id} className="chapter-part-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
