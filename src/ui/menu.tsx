import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { placePopover } from './place-popover.ts';
import './menu.css';

export interface MenuItem {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  /** Stays reachable, so that its description can say why. */
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** Draws a rule above: the first of another kind. */
  startsGroup?: boolean | undefined;
  /** Called after the menu has closed and focus has returned to its button. */
  onSelect: () => void;
}

export interface MenuProps {
  /** Names the button and the menu: "More for Broadsword". */
  label: string;
  items: readonly MenuItem[];
  /** The words on the button; without them it is an icon with `label` as its name. */
  text?: string | undefined;
  icon?: IconName | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** The edge of the button that the menu keeps to. */
  align?: 'start' | 'end' | undefined;
  /** Of the button: -1 where a grid moves the focus. */
  tabIndex?: number | undefined;
  /** Its actions are in the page only while it is open: for a menu in each of many rows. */
  lazy?: boolean | undefined;
}

/** A button that opens a list of actions. Arrow keys, Home, End and letters move; Escape or a click elsewhere closes. */
export function Menu({ label, items, text, icon, variant = 'quiet', size, align = 'end', tabIndex, lazy }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const arrive = (last: boolean) => {
    // The frame after opening, before it is painted: only then has the list a size.
    requestAnimationFrame(() => {
      if (button.current && list.current) placePopover(button.current, list.current, align);
      stops()
        .at(last ? -1 : 0)
        ?.focus();
    });
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    list.current?.showPopover();
    if (event.key === 'ArrowUp') arrive(true);
  };
  const onListKey = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop.matches(':focus'));
    const to = destination(event.key, at, all);
    if (event.key === 'Tab') list.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to)?.focus();
  };

  const trigger = {
    ref: button,
    variant,
    size,
    tabIndex,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onKeyDown: onButtonKey,
  } satisfies ButtonProps;

  return (
    <>
      {text === undefined ? (
        <IconButton {...trigger} icon={icon ?? 'more'} label={label} />
      ) : (
        <Button {...trigger} icon={icon}>
          <span className="menu-word">{text}</span>
          <Icon name="chevron" className="menu-mark" />
        </Button>
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') arrive(false);
        }}
        onKeyDown={onListKey}
      >
        {(open || !lazy ? items : []).map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            data-danger={item.danger || undefined}
            data-starts-group={item.startsGroup || undefined}
            aria-disabled={item.disabled || undefined}
            onClick={() => {
              if (item.disabled) return;
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            <span className="menu-item-label">{item.label}</span>
            {item.description && <span className="menu-item-description">{item.description}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** The index that a key moves to, or undefined if the key moves nowhere. */
function destination(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % all.length;
  if (key === 'ArrowUp') return at <= 0 ? -1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const fits = (stop: HTMLElement) => stop.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const after = all.findIndex((stop, index) => index > at && fits(stop));
  const found = after === -1 ? all.findIndex(fits) : after;
  return found === -1 ? undefined : found;
}
