// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetModel } from '../rules/sheet-model.ts';
import {
  blankSheet,
  falconSheet,
  figuresNotFound,
  friedrickSheet,
  fullSheet,
  hugeSheet,
} from '../testing/sheet-models.ts';
import { click, mount } from '../ui/mount-for-test.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

/** The texts as they are seen, each apart from its neighbors. */
function seen(place: Element): string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const hidden = walker.currentNode.parentElement?.closest('.visually-hidden');
    if (!hidden) texts.push(walker.currentNode.textContent ?? '');
  }
  return texts;
}

let leave = () => {};
function show(model: SheetModel, props: Omit<SheetProps, 'model'> = {}) {
  const mounted = mount(<Sheet model={model} {...props} />);
  leave = mounted.leave;
  return mounted.place;
}
const labels = (place: Element) =>
  Array.from(place.querySelectorAll('button'), (one) => one.getAttribute('aria-label'));

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  leave();
});

/** A huge sheet takes a simulated browser seconds on a busy machine. */
const PATIENT = 60_000;

describe('the sheet', { timeout: PATIENT }, () => {
  it.each([
    ['a blank character', blankSheet],
    ['John Falcon', falconSheet],
    ['Fiendish Friedrick', friedrickSheet],
    ['a full character', fullSheet],
    ['a huge character', hugeSheet],
  ])('shows every figure of %s', (_, make) => {
    expect(figuresNotFound(make(), seen(show(make())))).toEqual([]);
    expect(document.querySelector('button')).toBeNull();
  });

  it('makes figures buttons that say what they are', () => {
    const onExplain = vi.fn();
    const place = show(falconSheet(), { onExplain });
    expect(figuresNotFound(falconSheet(), seen(place))).toEqual([]);
    expect(labels(place)).toEqual(
      expect.arrayContaining(['Dodge 5, explain', 'ST 9, explain', 'Shortsword 16, explain']),
    );
    const dodge = place.querySelector<HTMLElement>('[aria-label="Dodge 5, explain"]');
    if (dodge) click(dodge);
    expect(onExplain).toHaveBeenCalledExactlyOnceWith('dodge');
  });

  it('says in words when a second figure counts', () => {
    const place = show(friedrickSheet());
    expect(place.textContent).toContain('In brackets: with large shield');
    expect(place.querySelector('.sheet-attacks .visually-hidden')?.textContent).toBe('12 with large shield');
    leave();
    expect(labels(show(friedrickSheet(), { onExplain: () => {} }))).toContain(
      'Skill with Axe, swing 12 with large shield, explain',
    );
  });

  it('marks the present load in words', () => {
    const place = show(falconSheet());
    expect(place.querySelector('.sheet-load [aria-current]')?.textContent).toContain('medium now');
  });

  it('lets what changed glow', () => {
    const place = show(falconSheet(), { changed: new Set(['dodge']) });
    expect(Array.from(place.querySelectorAll('.just-changed'), (one) => one.textContent)).toEqual(['5']);
  });

  it('has room to write in for a blank character', () => {
    const place = show(blankSheet());
    for (const block of ['skills', 'traits', 'attacks', 'possessions']) {
      expect(place.querySelectorAll(`.sheet-${block} .sheet-blank`).length, block).toBeGreaterThan(3);
    }
    expect(place.textContent).toContain('Unspent points');
    expect(place.textContent).toContain('Money');
  });
});
