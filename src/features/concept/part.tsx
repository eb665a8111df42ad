import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** The field name that findings refer to. */
  field?: string;
  children: ReactNode;
}

/** A part of the chapter under its own heading. */
export function Part({ title, field, children }: PartProps) {
  const id = useId();
  return (
    <section className="chapter-part" aria-labelledby={id} data-field={field}>
      <h3 id={id} className="chapter-part-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
