import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { HintPopover } from './hint-popover.tsx';
import { Icon } from './icon.tsx';
import { StepButton } from './step-button.tsx';
import { type Direction, useAskedDirection } from './use-asked-direction.ts';
import { useNumberDraft } from './use-number-draft.ts';
import { writeNumber } from './write-number.ts';
import './stepper.css';

export interface StepperProps extends Omit<FieldProps, 'hint'> {
  value: number;
  /** The value as shown; writeNumber(value) if left out. */
  text?: string | undefined;
  /** Called by the buttons and by the arrow keys in the field. Focus stays where it is. */
  onStep: (direction: Direction) => void;
  /**
   * Called when a number is typed, at every pause and when the field is left. `mergeWithPrevious`: it is more of what was handed over
   * at a pause (1, then 15), or takes it back. Without it the value is shown but cannot be typed.
   */
  onType?: ((value: number, mergeWithPrevious: boolean) => void) | undefined;
  /** False for a number that means nothing before it is whole: it is not handed over at pauses. */
  whileTyping?: boolean | undefined;
  /** What a step costs and changes: "HT 14: 15 points · Speed 7.25". Called only while a person asks. */
  hint?: ((direction: Direction) => string | undefined) | undefined;
  /** The same as texts, where they cost nothing to make. */
  downHint?: string | undefined;
  upHint?: string | undefined;
  canDown?: boolean | undefined;
  canUp?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** − value +. Both buttons say what their step does before it is taken; the value can be typed. */
export function Stepper(props: StepperProps) {
  const { value, text = writeNumber(value), onStep, onType, whileTyping, hint, ...rest } = props;
  const { downHint, upHint, ref, ...others } = rest;
  const { canDown = true, canUp = true, className = '', ...field } = others;
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const asking = useAskedDirection();
  const { asked } = asking;
  const onNumber = (next: number, mergeWithPrevious: boolean) => {
    if (next !== value) onType?.(next, mergeWithPrevious);
  };
  const draft = useNumberDraft({ value, text, whileTyping, onNumber });

  const hintOf = (direction: Direction) => {
    if (asked === undefined || asked === -direction) return undefined;
    return hint?.(direction) ?? (direction === 1 ? upHint : downHint);
  };
  const hints = { up: hintOf(1), down: hintOf(-1) };
  const ids = { up: hints.up && `${id}-up`, down: hints.down && `${id}-down` };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    draft.onKeyDown(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (draft.dirty) return draft.flush();
    draft.forget();
    if (event.key === 'ArrowUp' ? canUp : canDown) onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = (direction: Direction) => (
    <StepButton
      direction={direction}
      label={field.label}
      can={direction === 1 ? canUp : canDown}
      describedBy={direction === 1 ? ids.up : ids.down}
      onStep={onStep}
      onTap={asking.afterTap}
      {...asking.on(direction)}
    />
  );

  return (
    <Field
      {...field}
      className={`stepper ${className}`}
      message={draft.problem ?? field.message}
      tone={draft.problem ? 'problem' : field.tone}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape only dismisses the hint of the controls inside.
        <span ref={frame} className="stepper-frame" onKeyDown={asking.onKeyDown}>
          {button(-1)}
          {onType ? (
            <input
              {...control}
              aria-describedby={[control['aria-describedby'], ids.up, ids.down].filter(Boolean).join(' ') || undefined}
              ref={ref}
              role="spinbutton"
              aria-valuenow={value}
              aria-valuetext={text}
              className="stepper-value"
              inputMode="numeric"
              autoComplete="off"
              value={draft.text}
              onChange={(event) => draft.type(event.target.value)}
              {...asking.on(0)}
              onFocus={(event) => {
                event.target.select();
                asking.on(0).onFocus(event);
              }}
              onBlur={() => {
                draft.flush();
                asking.on(0).onBlur();
              }}
              onKeyDown={onKeyDown}
            />
          ) : (
            <output id={control.id} className="stepper-value">
              {text}
            </output>
          )}
          {button(1)}
          {(hints.up || hints.down) && (
            <HintPopover anchor={frame} onPointerEnter={asking.stay} onPointerLeave={asking.leave}>
              {hints.up && (
                <div id={ids.up} className="stepper-hint">
                  <Icon name="plus" />
                  {hints.up}
                </div>
              )}
              {hints.down && (
                <div id={ids.down} className="stepper-hint">
                  <Icon name="minus" />
                  {hints.down}
                </div>
              )}
            </HintPopover>
          )}
        </span>
      )}
    </Field>
  );
}
