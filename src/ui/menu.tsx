import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  /** Draws a rule above the item; a text is the heading of the group that it starts. */
  startsGroup?: boolean | string | undefined;
  /** A menu of its own, which takes the place of this one. */
  submenu?: readonly MenuItem[] | undefined;
  /** Called after the menu has closed and focus has returned to its button; never for an item with a submenu. */
  onSelect?: (() => void) | undefined;
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

/**
 * A button that opens a list of actions. Arrow keys, Home, End and letters move, → opens a submenu and ← leaves it; Escape or
 * a click elsewhere closes.
 */
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
  /** The id of the item whose submenu is shown; null for the menu itself. */
  const [inside, setInside] = useState<string | null>(null);

  const all = typeof items !== 'function' ? items : open ? items() : [];
  const parent = all.find((item) => item.id === inside);
  const listed = parent?.submenu ?? all;

  const menuItems = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  /** Goes to an item by its index, from the end if negative, in the next frame: the list has its size then, and is not painted yet. */
  const placeAndFocus = (index: number) => {
    requestAnimationFrame(() => {
      if (button.current && list.current) placePopover(button.current, list.current, align);
      menuItems().at(index)?.focus();
    });
  };
  const enter = (id: string) => {
    setInside(id);
    placeAndFocus(1); // after the way back
  };
  const leave = () => {
    setInside(null);
    placeAndFocus(all.findIndex((item) => item.id === inside));
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (!isStepKey(event)) return;
    event.preventDefault();
    list.current?.showPopover();
    if (event.key === 'ArrowUp') placeAndFocus(-1);
  };
  const onListKey = (event: KeyboardEvent) => {
    const shown = menuItems();
    const focusedIndex = shown.findIndex((menuItem) => menuItem.matches(':focus'));
    const focused = parent ? undefined : all[focusedIndex];
    const to = destination(event.key, focusedIndex, shown);
    if (event.key === 'Tab') list.current?.hidePopover();
    if (event.key === 'ArrowRight' && focused?.submenu) enter(focused.id);
    else if (event.key === 'ArrowLeft' && parent) leave();
    else if (to !== undefined) shown.at(to)?.focus();
    else return;
    event.preventDefault();
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
        aria-label={parent?.label ?? label}
        className="menu"
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          setInside(null);
          if (event.newState === 'open') placeAndFocus(0);
        }}
        onKeyDown={onListKey}
      >
        {parent && (
          <button type="button" role="menuitem" tabIndex={0} className="menu-item menu-back" onClick={leave}>
            <Icon name="chevron" />
            <span className="menu-item-label">
              <span className="menu-back-word">Back from </span>
              {parent.label}
            </span>
          </button>
        )}
        {groupsOf(listed).map(({ heading, items }) => (
          <MenuGroup key={items[0]?.id} heading={heading}>
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                // One item, so that the keyboard reaches a menu that scrolls.
                tabIndex={!parent && item === listed[0] ? 0 : -1}
                className="menu-item"
                data-danger={item.danger || undefined}
                data-starts-group={item.startsGroup === true || undefined}
                aria-disabled={item.disabled || undefined}
                aria-haspopup={item.submenu ? 'menu' : undefined}
                aria-keyshortcuts={item.keys?.aria}
                onClick={() => {
                  if (item.disabled) return;
                  if (item.submenu) return enter(item.id);
                  list.current?.hidePopover();
                  item.onSelect?.();
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                <span className="menu-item-label">{item.label}</span>
                {item.submenu && <Icon name="chevron" className="menu-item-more" />}
                {item.keys && (
                  <span className="menu-item-keys" aria-hidden="true">
                    {item.keys.text}
                  </span>
                )}
                {item.description && <span className="menu-item-description">{item.description}</span>}
              </button>
            ))}
          </MenuGroup>
        ))}
      </div>
    </>
  );
}

/** The items from one heading to the next; those before the first heading have none. */
function groupsOf(items: readonly MenuItem[]): { readonly heading: string; readonly items: readonly MenuItem[] }[] {
  const starts = items.flatMap(({ startsGroup }, index) =>
    index === 0 || typeof startsGroup === 'string' ? [index] : [],
  );
  return starts.map((start, at) => {
    const heading = items[start]?.startsGroup;
    return { heading: typeof heading === 'string' ? heading : '', items: items.slice(start, starts[at + 1]) };
  });
}

/** The items of a group under their heading; without one they are direct children of the menu. */
function MenuGroup({ heading, children }: { heading: string; children: ReactNode }) {
  if (heading === '') return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu
    <div role="group" aria-label={heading} className="menu-group">
      <span className="menu-heading" aria-hidden="true">
        {heading}
      </span>
      {children}
    </div>
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
