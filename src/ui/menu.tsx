import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { foldLetters } from '../engine/fold-letters.ts';
import { Button, type ButtonProps, IconButton } from './buttons.tsx';
import { Icon, type IconName } from './icon.tsx';
import { placePopover } from './place-popover.ts';
import { isStepKey } from './step-keys.ts';
import './dialog.css';

export interface MenuItem {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  /** A disabled item can still be focused, so that its description can say why. */
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** Keys that do the same: as shown, and for `aria-keyshortcuts`. */
  keys?: { readonly text: string; readonly aria: string } | undefined;
  /** Draws a rule above the item. */
  startsGroup?: boolean | undefined;
  /** Called after the menu has closed and focus has returned to its button. */
  onSelect: () => void;
}

export interface MenuProps {
  /** Names the button and the menu: "More for Broadsword". */
  label: string;
  /** The actions; as a function they are listed when the menu opens, for a menu in each of many rows. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** The text on the button; without it the button is an icon named by `label`. */
  text?: string | undefined;
  icon?: IconName | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** The tab index of the button: -1 if a grid manages the focus. */
  tabIndex?: number | undefined;
  /** Shows the icon alone on a phone, and the text alone elsewhere. */
  collapses?: boolean | undefined;
  /** The tooltip of an icon; the label if left out. */
  tooltip?: string | undefined;
}

/** A button that opens a list of actions. Arrow keys, Home, End and letters move; Escape or a click elsewhere closes. */
export function Menu({
  label,
  items,
  text,
  icon,
  variant = 'quiet',
  size,
  align = 'end',
  tabIndex,
  collapses = false,
  tooltip,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const listed = typeof items !== 'function' ? items : open ? items() : [];

  const menuItems = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const placeAndFocus = (last: boolean) => {
    // In the frame after opening, before it is painted: the list has no size earlier.
    requestAnimationFrame(() => {
      if (button.current && list.current) placePopover(button.current, list.current, align);
      menuItems()
        .at(last ? -1 : 0)
        ?.focus();
    });
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (!isStepKey(event)) return;
    event.preventDefault();
    list.current?.showPopover();
    if (event.key === 'ArrowUp') placeAndFocus(true);
  };
  const onListKey = (event: KeyboardEvent) => {
    const all = menuItems();
    const focusedIndex = all.findIndex((menuItem) => menuItem.matches(':focus'));
    const to = destination(event.key, focusedIndex, all);
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
        <IconButton {...trigger} icon={icon ?? 'more'} label={label} tooltip={tooltip} />
      ) : (
        <Button {...trigger} icon={icon} data-collapses={collapses ? '' : undefined}>
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
          if (event.newState === 'open') placeAndFocus(false);
        }}
        onKeyDown={onListKey}
      >
        {listed.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            data-danger={item.danger || undefined}
            data-starts-group={item.startsGroup || undefined}
            aria-disabled={item.disabled || undefined}
            aria-keyshortcuts={item.keys?.aria}
            onClick={() => {
              if (item.disabled) return;
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            <span className="menu-item-label">{item.label}</span>
            {item.keys && (
              <span className="menu-item-keys" aria-hidden="true">
                {item.keys.text}
              </span>
            )}
            {item.description && <span className="menu-item-description">{item.description}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** The index of the item that a key moves to, or undefined if it does not move the focus. */
function destination(key: string, focusedIndex: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (focusedIndex + 1) % all.length;
  if (key === 'ArrowUp') return focusedIndex <= 0 ? -1 : focusedIndex - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const matches = (menuItem: HTMLElement) => foldLetters(menuItem.textContent.trim()).startsWith(foldLetters(key));
  const nextMatching = all.findIndex((menuItem, index) => index > focusedIndex && matches(menuItem));
  const matching = nextMatching === -1 ? all.findIndex(matches) : nextMatching;
  return matching === -1 ? undefined : matching;
}
