import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Direction } from './use-hint-direction.ts';

interface StepButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'onPointerDown'> {
  direction: Direction;
  /** What is stepped; '' inside of a group that is named so. */
  label: string;
  enabled: boolean;
  describedBy: string | undefined;
  onStep: (direction: Direction) => void;
  /** False where the arrow keys in a field do the same: the button is then no tab stop of its own. */
  tabStop: boolean;
  /** Called after a step by touch. */
  onTap: (direction: Direction) => void;
}

/** A button of a Stepper. It stays focusable when disabled, so that focus is never lost at a limit. */
export function StepButton({ direction, label, enabled, describedBy, tabStop, ...props }: StepButtonProps) {
  const { onStep, onTap, ...rest } = props;
  const touched = useRef(false);
  const name = `${direction === 1 ? 'Increase' : 'Decrease'} ${label}`.trim();
  return (
    <button
      {...rest}
      type="button"
      tabIndex={tabStop ? undefined : -1}
      className="stepper-button"
      aria-label={name}
      aria-describedby={describedBy}
      aria-disabled={enabled ? undefined : true}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onClick={() => {
        if (!enabled) return;
        onStep(direction);
        if (touched.current) onTap(direction);
      }}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} />
    </button>
  );
}
