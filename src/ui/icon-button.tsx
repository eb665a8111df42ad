import { Button, type ButtonProps } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './icon-button.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'title' | 'aria-label'> {
  icon: IconName;
  /** What the button does, with what: "Remove Broadsword". */
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
