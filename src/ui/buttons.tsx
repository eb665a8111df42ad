import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useTabIndex } from './tab-stop.tsx';
import './controls.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** `primary`: the main action. `plain`: any other. `quiet`: no box until hovered. `danger`: removes something. */
  variant?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: IconName | undefined;
  type?: 'button' | 'submit' | undefined;
}

/** A button with a text. Use IconButton if there is no room for a text. */
export function Button({ variant = 'plain', size = 'normal', icon, type, className, children, ...rest }: ButtonProps) {
  const tabIndex = useTabIndex();
  return (
    <button
      tabIndex={tabIndex}
      {...rest}
      type={type ?? 'button'}
      className={className ? `button ${className}` : 'button'}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'title' | 'aria-label'> {
  icon: IconName;
  /** The action of the button, with its object: "Remove Broadsword". */
  label: string;
  /** The label if left out. */
  tooltip?: string | undefined;
}

/** A square button with only an icon; quiet by default. */
export function IconButton({ icon, label, tooltip = label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={className ? `icon-button ${className}` : 'icon-button'}
      aria-label={label}
      title={tooltip}
    >
      <Icon name={icon} />
    </Button>
  );
}

interface FigureButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label'> {
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

/** A button that looks like a link in a line of text: it opens more about the word. */
export function TextButton({ children, ...rest }: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'>) {
  return (
    <button {...rest} type="button" className="text-button">
      {children}
    </button>
  );
}
