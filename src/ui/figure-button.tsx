import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTabIndex } from './tab-stop.tsx';
import './figure-button.css';

export interface FigureButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label'> {
  /** The accessible name in place of the bare number: "Dodge 5, explain". */
  label: string;
  /** The number as printed. */
  children: ReactNode;
}

/** A number that can be explained: looks like the number, with a dotted underline. `onClick` opens the explanation. */
export function FigureButton({ label, className, children, ...rest }: FigureButtonProps) {
  const tabIndex = useTabIndex();
  return (
    <button
      tabIndex={tabIndex}
      {...rest}
      type="button"
      className={className ? `figure-button ${className}` : 'figure-button'}
      aria-label={label}
    >
      {children}
    </button>
  );
}
