import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useTabIndex } from './tab-stop.tsx';
import './button.css';

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
