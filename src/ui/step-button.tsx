import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Direction } from './use-asked-direction.ts';

interface StepButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'onPointerDown'> {
  direction: Direction;
  label: string;
  can: boolean;
  describedBy: string | undefined;
  onStep: (direction: Direction) => void;
  /** Called after a step that was taken by touch. */
  onTap: (direction: Direction) => void;
}

/** One end of a Stepper. It stays focusable when it cannot step, so that focus is never lost at a limit. */
export function StepButton({ direction, label, can, describedBy, onStep, onTap, ...rest }: StepButtonProps) {
  const touched = useRef(false);
  const name = `${direction === 1 ? 'Raise' : 'Lower'} ${label}`;
  return (
    <button
      {...rest}
      type="button"
      className="stepper-button"
      aria-label={name}
      aria-describedby={describedBy}
      aria-disabled={can ? undefined : true}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onClick={() => {
        if (!can) return;
        onStep(direction);
        if (touched.current) onTap(direction);
      }}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} />
    </button>
  );
}
