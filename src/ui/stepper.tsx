import { type ComponentPropsWithoutRef, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { type Direction, HintPopover, useHintDirection } from './hint-popover.tsx';
import { Icon } from './icon.tsx';
import { isStepKey } from './step-keys.ts';
import { useNumberDraft, writeNumber } from './use-number-draft.ts';
import './stepper.css';

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
function StepButton({ direction, label, enabled, describedBy, tabStop, ...props }: StepButtonProps) {
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

interface StepperProps extends Omit<FieldProps, 'hint'> {
  /**
   * What the number belongs to, as the name of a group around field and buttons: "Broadsword". Inside it the field has
   * its short label ("Level") and the buttons are "Decrease" and "Increase". Without it the buttons repeat the label.
   */
  group?: string | undefined;
  value: number;
  /** The displayed value; writeNumber(value) if left out. */
  text?: string | undefined;
  /** Called by the buttons and by the arrow keys in the field. Focus stays where it is. */
  onStep: (direction: Direction) => void;
  /**
   * Called when a number is typed, at every pause and when the field is left. `mergeWithPrevious`: it continues or reverts a
   * commit made at a pause (1, then 15). Without this callback the value is shown but cannot be typed.
   */
  onType?: ((value: number, mergeWithPrevious: boolean) => void) | undefined;
  /** False for a number that is meaningless while incomplete: it is not committed at pauses. */
  whileTyping?: boolean | undefined;
  /** What a step costs and changes: "HT 14: 15 points · Speed 7.25". Called only while the hint is shown. */
  hint?: ((direction: Direction) => string | undefined) | undefined;
  /** The same as texts, where they are cheap to compute. */
  downHint?: string | undefined;
  upHint?: string | undefined;
  canDown?: boolean | undefined;
  canUp?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * − value +. Both buttons show what their step does before it is taken; the value can be typed. The field is the only tab stop: ↑ and ↓
 * in it do what the buttons do.
 */
export function Stepper(props: StepperProps) {
  const { group, value, text = writeNumber(value), onStep, onType, whileTyping, hint, ...rest } = props;
  const { downHint, upHint, ref, ...fieldProps } = rest;
  const { canDown = true, canUp = true, className = '', ...field } = fieldProps;
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const hinting = useHintDirection();
  const { hinted } = hinting;
  const onNumber = (next: number, mergeWithPrevious: boolean) => {
    if (next !== value) onType?.(next, mergeWithPrevious);
  };
  const draft = useNumberDraft({ value, text, whileTyping, onNumber });

  const hintOf = (direction: Direction) => {
    if (hinted === undefined || hinted === -direction) return undefined;
    return hint?.(direction) ?? (direction === 1 ? upHint : downHint);
  };
  const hints = { up: hintOf(1), down: hintOf(-1) };
  const ids = { up: hints.up && `${id}-up`, down: hints.down && `${id}-down` };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    draft.onKeyDown(event);
    if (!isStepKey(event)) return;
    event.preventDefault();
    if (draft.dirty) return draft.flush();
    draft.forget();
    if (event.key === 'ArrowUp' ? canUp : canDown) onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = (direction: Direction) => (
    <StepButton
      direction={direction}
      label={group === undefined ? field.label : ''}
      enabled={direction === 1 ? canUp : canDown}
      describedBy={direction === 1 ? ids.up : ids.down}
      tabStop={!onType}
      onStep={onStep}
      onTap={hinting.afterTap}
      {...hinting.on(direction)}
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
        <span
          ref={frame}
          {...(group === undefined ? {} : { role: 'group', 'aria-label': group })}
          className="stepper-frame"
          onKeyDown={hinting.onKeyDown}
        >
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
              {...hinting.on(0)}
              onFocus={(event) => {
                event.target.select();
                hinting.on(0).onFocus(event);
              }}
              onBlur={() => {
                draft.flush();
                hinting.on(0).onBlur();
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
            <HintPopover anchor={frame} onPointerEnter={hinting.stay} onPointerLeave={hinting.leave}>
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
