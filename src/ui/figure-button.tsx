import type { ComponentPropsWithRef, ReactNode } from 'react';
import './figure-button.css';

export interface FigureButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label'> {
  /** What is heard instead of the bare number: "Dodge 5, explain". */
  label: string;
  /** The number as printed. */
  children: ReactNode;
}

/** A number that can be asked why: looks like the number, with a dotted line under it. `onClick` opens the answer. */
export function FigureButton({ label, className, children, ...rest }: FigureButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={className ? `figure-button ${className}` : 'figure-button'}
      aria-label={label}
    >
      {children}
    </button>
  );
}
