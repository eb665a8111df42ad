// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyBlocks } from '../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { blocksOf } from '../sheet-model/model/sheet-table.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  figuresNotFound,
  friedrickSheet,
  fullSheet,
  guardSheet,
  mageSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { sheetsToWrite, someOfTheLarge, withTexts } from '../testing/sheet-texts.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

const user = userEvent.setup({ delay: null });

/** The texts as they are seen, each apart from its neighbors. */
function seen(container: Element): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const hidden = walker.currentNode.parentElement?.closest('.visually-hidden');
    if (!hidden) texts.push(walker.currentNode.textContent ?? '');
  }
  return texts;
}

/**
 * All text that people read on a sheet except figures: not the program's name for a possession's place, nor the skill
 * that a spell is based on, which is not needed at the table; nor the heading of an empty table or of a reaction that
 * everyone has. Thresholds, retreats and the log of points earned are only on paper.
 */
function textsOf(model: SheetModel): string[] {
  const texts: string[] = [];
  const read = {
    ...model,
    notesOfTallies: [],
    tallies: [],
    retreat: null,
    emptyHitLocations: null,
    tableLines: {},
    possessions: model.possessions.map((line) => ({ ...line, place: '' as 'home' })),
    spells: model.spells.map((line) => ({ ...line, kind: '', prerequisites: '' })),
    attacks: model.attacks.map((line) =>
      line.wounding ? { ...line, wounding: { ...line.wounding, type: '' } } : line,
    ),
    rangedColumns: model.ranged.length > 0 ? model.rangedColumns : [],
    reactions: model.reactions.length > 1 ? model.reactions : [],
  };
  withTexts(read, (text) => {
    texts.push(text.replace(/\s+/g, ' ').trim());
    return text;
  });
  return texts;
}

let unmount = () => {};
function show(model: SheetModel, props: Omit<SheetProps, 'model'> = {}) {
  const mounted = render(<Sheet model={model} {...props} />);
  unmount = mounted.unmount;
  return mounted.container;
}
const labels = (container: Element) =>
  Array.from(container.querySelectorAll('button'), (element) => element.getAttribute('aria-label'));

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** A huge sheet takes a simulated browser seconds on a busy machine. */
const testTimeout = 60_000;

describe('the sheet', { timeout: testTimeout }, () => {
  it.each([
    ['a blank character', blankSheet],
    ['John Falcon', falconSheet],
    ['Fiendish Friedrick', friedrickSheet],
    ['Dai Blackthorn', daiSheet],
    ['a full character', fullSheet],
    ['a guard who is open from behind', guardSheet],
    ['a rider', riderSheet],
    ['a mage', mageSheet],
  ])('shows every figure of %s', (_, make) => {
    expect(figuresNotFound(make(), seen(show(make())))).toEqual([]);
    expect(document.querySelector('button')).toBeNull();
  });

  it.each(someOfTheLarge(sheetsToWrite).filter(([name]) => !name.includes('absurd')))(
    'shows every text of %s',
    (_, make) => {
      const model = make();
      const texts = seen(show(model));
      const drawn = texts.join(' ').replace(/\s+/g, ' ');
      expect(figuresNotFound(model, texts)).toEqual([]);
      expect(textsOf(model).filter((text) => !drawn.includes(text))).toEqual([]);
    },
  );

  it('shows current figures in its boxes', () => {
    const boxes = [...show(daiSheet()).querySelectorAll('.sheet-write-box')].map((box) => box.textContent);
    expect(boxes).toEqual(['Unspent points0', 'Money−$10']);
  });

  it('makes figures buttons with names', async () => {
    const onExplain = vi.fn();
    const container = show(falconSheet(), { onExplain });
    expect(figuresNotFound(falconSheet(), seen(container))).toEqual([]);
    expect(labels(container)).toEqual(
      expect.arrayContaining(['Dodge 5, explain', 'ST 9, explain', 'Shortsword 16, explain']),
    );
    const dodge = container.querySelector<HTMLElement>('[aria-label="Dodge 5, explain"]');
    if (dodge) await user.click(dodge);
    expect(onExplain).toHaveBeenCalledExactlyOnceWith('dodge', expect.objectContaining({ detail: 1 }));
  });

  it('names its tables by the titles of their blocks, and every line of a weapon by its use', () => {
    show(mageSheet());
    expect(screen.getAllByRole('table', { name: /./ })).toEqual(screen.getAllByRole('table'));
    expect(screen.getByRole('table', { name: 'Spells' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Attributes' })).toBeDefined();
    const weapons = screen.getByRole('table', { name: 'Weapons' });
    const uses = Array.from(weapons.querySelectorAll('tbody:not([aria-hidden]) tr'), (row) =>
      Boolean(row.querySelector('th')?.textContent),
    );
    expect(uses.length).toBeGreaterThan(3);
    expect(uses).not.toContain(false);
  });

  it('says in words when a second figure counts', () => {
    const container = show(friedrickSheet());
    expect(container.textContent).toContain('In parentheses: with large shield');
    expect(container.querySelector('.sheet-attacks .visually-hidden')?.textContent).toBe('12 with large shield');
    unmount();
    expect(labels(show(friedrickSheet(), { onExplain: () => {} }))).toContain(
      'Skill with Axe, swing 12 with large shield, explain',
    );
  });

  it('has the mounts with their loads, and no such block without mounts', () => {
    const block = show(riderSheet(), { onExplain: () => {} }).querySelector('.sheet-mounts');
    expect(block?.textContent).toContain('Saddle horse ridden; called Patch');
    expect(block?.textContent).toContain('Load158.1 lb, light');
    expect([...(block?.querySelectorAll('[aria-current]') ?? [])].map((element) => element.textContent)).toEqual([
      'light to 210 lb now',
      'heavy to 375 lb now',
    ]);
    expect(block ? labels(block) : []).toEqual(
      expect.arrayContaining(['Move of Donkey 2, explain', 'Load limit of Saddle horse, light 210, explain']),
    );
    unmount();
    expect(show(falconSheet()).querySelector('.sheet-mounts')).toBeNull();
  });

  it('separates spells from skills, and has no such block without spells', () => {
    const container = show(mageSheet(), { onExplain: () => {} });
    const block = container.querySelector('.sheet-spells');
    const cells = Array.from(block?.querySelectorAll('tbody tr') ?? [], (row) =>
      Array.from(row.children, (cell) => cell.textContent),
    );
    expect(cells.map(([name]) => name?.split(' ')[0])).toContain('Frostbite');
    expect(cells[2]?.slice(5)).toEqual(['1 s', '1 minute', '2 per yard', '1']);
    expect(block ? labels(block) : []).toContain('Points for Create Fire 1, explain');
    expect(container.querySelector('.sheet-skills')?.textContent).not.toContain('Create Fire');
    unmount();
    expect(show(falconSheet()).querySelector('.sheet-spells')).toBeNull();
  });

  it('has reactions of everyone first, “none” in a word, and nothing if the rules have none', () => {
    const block = (model: SheetModel) => show(model, { onExplain: () => {} }).querySelector('.sheet-reactions');
    const dai = block(daiSheet());
    expect(dai?.textContent).toBe('Reaction +/−everyone0the young and naive+2experienced people−2');
    expect(dai ? labels(dai) : []).toContain('the young and naive +2, explain');
    unmount();
    expect(block(riderSheet())?.textContent).toBe('Reaction +/−none');
    unmount();
    expect(block(falconSheet())).toBeNull();
  });

  it('marks the present load in words', () => {
    const container = show(falconSheet());
    expect(container.querySelector('.sheet-load [aria-current]')?.textContent).toBe('medium now');
  });

  it('shows the whole portrait, named after the character', () => {
    const named = (name: string): SheetModel => {
      const model = falconSheet();
      return { ...model, head: { ...model.head, name, portrait: smallPortrait } };
    };
    const picture = show(named('Žofia "the Owl"')).querySelector('img');
    expect(picture?.getAttribute('src')).toBe(smallPortrait.data);
    expect(picture?.alt).toBe('Portrait of Žofia "the Owl"');
    expect([picture?.width, picture?.height]).toEqual([16, 8]);
    unmount();
    expect(show(named('')).querySelector('img')?.alt).toBe('Portrait of the character');
  });

  it('has no frame without a portrait', () => {
    expect(show(falconSheet()).querySelector('.sheet-portrait, img')).toBeNull();
  });

  it.each([
    ['a full character', fullSheet],
    ['a mage', mageSheet],
    ['Dai Blackthorn', daiSheet],
  ])('has every declared table of %s, with all its lines', (_, make) => {
    const model = make();
    const container = show(model);
    for (const table of anyBlocks.flatMap(({ tables }) => tables)) {
      const lines = blocksOf(table, model).flatMap((block) => block.lines);
      const isDrawn = table.id !== 'body-places' && table.id !== 'earned';
      const rows = container.querySelectorAll(
        `.sheet-${table.id} tbody:not([aria-hidden]) tr:not(.sheet-heading-row, .sheet-row-part)`,
      );
      expect(rows.length, table.id).toBe(isDrawn && lines.length > 1 ? lines.length : rows.length);
      if (isDrawn && lines.length > 0) expect(container.querySelector(`.sheet-${table.id}`), table.id).not.toBeNull();
    }
  });

  it('has room to write in for a blank character', () => {
    const container = show(blankSheet());
    for (const block of ['skills', 'traits', 'possessions']) {
      expect(container.querySelectorAll(`.sheet-${block} .sheet-blank`).length, block).toBeGreaterThanOrEqual(2);
    }
    expect(container.textContent).toContain('Unspent points');
    expect(container.textContent).toContain('Money');
  });
});
