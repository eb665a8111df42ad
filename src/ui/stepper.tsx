import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { isStepKey } from './step-keys.ts';
import { useNumberDraft, writeNumber } from './use-number-draft.ts';
import './fields.css';
import { placePopover } from './place-popover.ts';

interface StepButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'onPointerDown'> {
  direction: Direction;
  /** The thing that is stepped: "DX". */
  label: string;
  enabled: boolean;
  describedBy: string | undefined;
  onStep: (direction: Direction) => void;
  /** False if the arrow keys in a field do the same: the button is then not a tab stop. */
  tabStop: boolean;
  /** Called after a step by touch. */
  onTap: (direction: Direction) => void;
}

/** A button of a Stepper. It stays focusable when disabled, so that focus is never lost at a limit. */
function StepButton({ direction, label, enabled, describedBy, tabStop, ...props }: StepButtonProps) {
  const { onStep, onTap, ...rest } = props;
  const touched = useRef(false);
  const name = `${direction === 1 ? 'Increase' : 'Decrease'} ${label}`;
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
   * The owner of the number, as the name of a group around field and buttons: "Broadsword". The field is "Broadsword, level",
   * the buttons are "Decrease Broadsword" and "Increase Broadsword". Without it they repeat the label.
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
  /** The price and effect of a step: "HT 14: 15 points · Speed 7.25". Called only while the hint is shown. */
  hint?: ((direction: Direction) => string | undefined) | undefined;
  /** The same as texts, if they are cheap to compute. */
  downHint?: string | undefined;
  upHint?: string | undefined;
  canDown?: boolean | undefined;
  canUp?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * − value +. Both buttons show the effect of their step beforehand; the value can be typed. The field is the only tab
 * stop: ↑ and ↓ in it work like the buttons.
 */
export function Stepper(props: StepperProps) {
  const { group, value, text = writeNumber(value), onStep, onType, whileTyping, hint, ...rest } = props;
  const { downHint, upHint, ref, ...fieldProps } = rest;
  const { canDown = true, canUp = true, className = '', ...field } = fieldProps;
  // A name that stands alone, in lists of all fields of a page too.
  const name = group === undefined || group === field.label ? undefined : `${group}, ${field.label.toLowerCase()}`;
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
      label={group ?? field.label}
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
              aria-label={name ?? control['aria-label']}
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

const edge = 8;
/** The narrowest popover, in pixels: below this a sentence becomes a column of words. */
const minRoom = 150;
/** The least height over a row for a popover of a few lines, in pixels. */
const minRoomAbove = 150;
/** The distance between row and popover, in pixels. */
const distance = 2;

/**
 * Places an open popover (position: fixed) above the row of its anchor and before the anchor, or after it if there is no
 * room before: over nothing of the row, where the last change shows, and not in the way of a pointer that goes from row
 * to row. In a row at the upper edge of the window it is below the row. The position is set by the edges that must not
 * move, in parts of the popover's own size, so that one whose text has become longer is never over the row, not even
 * until it is placed again.
 * @returns false if there is room on neither side; nothing is placed then
 */
export function placeOutsideRow(anchor: Element, popover: HTMLElement, gap = 6): boolean {
  const anchorBox = anchor.getBoundingClientRect();
  const roomBefore = anchorBox.left - gap - edge;
  const roomAfter = document.documentElement.clientWidth - anchorBox.right - gap - edge;
  const room = roomBefore >= minRoom ? roomBefore : roomAfter;
  if (room < minRoom) {
    popover.style.translate = '';
    return false;
  }
  // Always in the corner and moved from there, so that a new place needs no layout; none of this changes from step to step.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  popover.style.maxInlineSize = `min(20rem, ${room}px)`;

  const row = (anchor.closest('tr, li') ?? anchor).getBoundingClientRect();
  const inline =
    room === roomBefore
      ? `calc(${Math.round(anchorBox.left - gap)}px - 100%)`
      : `${Math.round(anchorBox.right + gap)}px`;
  const block =
    row.top >= minRoomAbove
      ? `max(${edge}px, ${Math.round(row.top - distance)}px - 100%)`
      : `max(${edge}px, ${Math.round(row.bottom + distance)}px)`;
  popover.style.translate = `${inline} ${block}`;
  return true;
}

type Direction = 1 | -1;

const hoverDelay = 120;
const leaveDelay = 120;
const touchStay = 4000;

/**
 * The step whose hint is shown: by hovering over a button, by focus, or by a tap (which takes the step and then shows the
 * hint of the next one for a while). `0` is both: the field between the buttons has the focus.
 */
function useHintDirection() {
  const [hinted, setHinted] = useState<Direction | 0>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showHint = (direction: Direction | 0 | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setHinted(direction);
    else timer.current = setTimeout(() => setHinted(direction), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    hinted,
    /** Keeps the hint while the pointer is on it. */
    stay: () => clearTimeout(timer.current),
    leave: () => showHint(undefined, leaveDelay),
    /** After a tap no pointer leaves the button, so the hint closes by itself. */
    afterTap(direction: Direction) {
      setHinted(direction);
      showHint(undefined, touchStay);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || hinted === undefined || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      showHint(undefined);
    },
    on: (direction: Direction | 0) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) showHint(direction, hoverDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) showHint(undefined, leaveDelay);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showHint(direction);
      },
      onBlur: () => showHint(undefined),
    }),
  };
}

interface HintPopoverProps {
  /** The element next to which the hint is placed. */
  anchor: RefObject<Element | null>;
  onPointerEnter?: (() => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A small note in the top layer next to its anchor, for as long as it is rendered: it moves with the anchor, and is
 * hidden when that is scrolled out of sight. It takes no focus and clicks do not dismiss it.
 */
export function HintPopover({ anchor, onPointerEnter, onPointerLeave, children }: HintPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    popover.current?.showPopover();
  }, []);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const place = () => placeHint(anchor.current, popover.current);
    if (!isPlaced.current) {
      isPlaced.current = true;
      place();
      return;
    }
    // With the layout of the next frame: an edit must not wait for an extra layout.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  });
  // Nothing here is rendered again when the page scrolls, nor when another edit moves the row.
  useEffect(() => {
    const follow = () => {
      placeHint(anchor.current, popover.current);
      if (popover.current) popover.current.style.visibility = isInSight(anchor.current) ? '' : 'hidden';
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    const row = anchor.current?.closest('tr, li');
    if (row) sizes.observe(row);
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', follow, options); // of the page or of a dialog
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow, options);
    };
  }, [anchor]);

  return (
    <div
      ref={popover}
      popover="manual"
      className="hint-popover"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}

function placeHint(anchor: Element | null, popover: HTMLElement | null): void {
  if (!anchor || !popover || placeOutsideRow(anchor, popover)) return;
  popover.style.maxInlineSize = '';
  placePopover(anchor, popover, 'center', 6);
}

/** False for an element scrolled out of the window or under a bar. */
function isInSight(element: Element | null): boolean {
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
