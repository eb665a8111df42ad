import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders into the page of a test; `show` renders again in the same place. */
export function mount(element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (next: ReactNode) => act(() => root.render(next));
  show(element);
  return {
    place,
    show,
    leave: () => act(() => root.unmount()),
    find: (selector: string): HTMLElement => find(place, selector),
    input: (): HTMLInputElement => find(place, 'input') as HTMLInputElement,
  };
}

function find(place: HTMLElement, selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector} in ${place.innerHTML}`);
  return found;
}

/** Types as a person would: focus, then the whole text at once. */
export function type(input: HTMLInputElement, text: string) {
  act(() => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

export function click(target: HTMLElement) {
  act(() => target.click());
}
