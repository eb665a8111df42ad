// @vitest-environment happy-dom
import '../../testing/screen-setup.ts';
import '../../testing/load-rulesets.ts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry, addToChapter } from '../../state/character/entries.ts';
import { useOwnEntryStore } from '../../state/view/own-entry-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { click, mount, press, type } from '../../ui/mount-for-test.tsx';
import { TraitsChapter } from './traits-chapter.tsx';

// What the picker and the dialog do is tested where they are; here it counts what they are asked for.
vi.mock('../chapter/entry-picker.tsx', () => ({ default: () => null }));
vi.mock('./own-trait-dialog.tsx', () => ({ default: () => null }));

const rows = () => useCharacterStore.getState().saved.character.traits;
const lastEdit = () => useCharacterStore.getState().lastEdit;
const named = (place: Element, label: string) => {
  const found = place.querySelector(`[aria-label="${label}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is called ${label}`);
  return found;
};
const button = (place: Element, words: string) => {
  const found = [...place.querySelectorAll('button')].find((each) => each.textContent === words);
  if (!found) throw new Error(`No button says ${words}`);
  return found;
};
/** The control of a label, as a reader of the screen hears it. */
const labelled = (place: Element, words: string) => {
  const label = [...place.querySelectorAll('label')].find((each) => each.textContent === words);
  const control = label && place.querySelector(`#${CSS.escape(label.htmlFor)}`);
  if (!(control instanceof HTMLElement)) throw new Error(`Nothing is labelled ${words}`);
  return control;
};
const group = (place: Element, heading: string) => {
  const found = [...place.querySelectorAll('section.chapter-part')].find((each) =>
    each.querySelector('h3')?.textContent?.startsWith(heading),
  );
  if (!found) throw new Error(`No part is called ${heading}`);
  return found;
};
const choose = (select: HTMLElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const start = (ruleset: string) => {
  openCharacter(blankSaved(ruleset));
  openChapter('traits');
};

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  HTMLElement.prototype.hidePopover = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  start('lite-3e');
});

test('rules with flaws have a part for each kind, with sums and what counts against the limits', () => {
  for (const id of ['overconfidence', 'enemy', 'quirk']) addEntry('traits', id);
  const { place, leave } = mount(<TraitsChapter />);
  expect(place.querySelector('h2')?.textContent).toBe('Traits');
  expect([...place.querySelectorAll('h3')].map((each) => each.textContent)).toEqual([
    'Advantages',
    'Disadvantages',
    'Quirks',
  ]);
  expect(group(place, 'Disadvantages').textContent).toContain('−15 of −40 counted');
  expect(group(place, 'Quirks').textContent).toContain('1 of 5');
  expect(group(place, 'Advantages').textContent).toContain('Combat Reflexes (15 points)');
  leave();
});

test('rules with advantages alone have one list under that name', () => {
  start('man-to-man');
  const { place, leave } = mount(<TraitsChapter />);
  expect(place.querySelector('h2')?.textContent).toBe('Advantages');
  expect(place.querySelectorAll('h3')).toHaveLength(0);
  expect(place.textContent).toContain('No advantages yet.');
  leave();
});

test('each option of a question has the price of the whole trait, and choosing it changes the row at once', () => {
  addEntry('traits', 'enemy');
  const { place, leave } = mount(<TraitsChapter />);
  choose(labelled(place, 'Strength (Enemy)'), 'large');
  const frequency = labelled(place, 'Appears (Enemy)');
  const options = [...frequency.querySelectorAll('option')].map((each) => each.textContent);
  expect(options).toContain('Quite often: on 12 or less · −60 points');
  expect(group(place, 'Disadvantages').textContent).toContain('−30 of −40 counted');
  choose(frequency, 'rarely');
  expect(lastEdit()).toBe('Enemy: 6 or less');
  expect(currentSheet().worksheet.number('points')).toBe(-15);
  const who = labelled(place, 'Who (Enemy)') as HTMLInputElement;
  type(who, 'the Thieves’ Guild');
  press(who, 'Enter');
  expect(currentSheet().context.traits[0]?.name).toContain('the Thieves’ Guild');
  act(() => undo());
  expect(currentSheet().context.traits[0]?.name).not.toContain('the Thieves’ Guild');
  leave();
});

test('a few short answers stand side by side', () => {
  addEntry('traits', 'fat');
  const { place, leave } = mount(<TraitsChapter />);
  const radios = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map(({ value }) => value)).toEqual(['overweight', 'fat', 'extremely-fat']);
  click(radios[2] ?? place.ownerDocument.body);
  expect(currentSheet().worksheet.number('points')).toBe(-20);
  leave();
});

test('a quirk is added as an empty line with the focus in it, and written right there', async () => {
  const { place, leave } = mount(<TraitsChapter />);
  click(button(place, 'Add a quirk'));
  await nextFrame();
  const line = document.activeElement as HTMLInputElement;
  expect(line.placeholder).not.toBe('');
  type(line, 'talks to horses');
  press(line, 'Enter');
  expect(currentSheet().context.traits.map(({ name }) => name)).toEqual(['talks to horses']);
  expect(lastEdit()).toBe('Quirk: talks to horses');
  leave();
});

test('a kind is added from the list of that kind, and typed in where the rules have no list', async () => {
  const lite = mount(<TraitsChapter />);
  click(button(lite.place, 'Add a disadvantage'));
  expect(useViewStore.getState()).toMatchObject({ picking: 'traits', pickingKind: 'disadvantage' });
  await act(() => vi.dynamicImportSettled());
  lite.leave();
  useViewStore.setState({ picking: null });
  start('fourth-edition');
  const { place, leave } = mount(<TraitsChapter />);
  expect(group(place, 'Disadvantages').textContent).toContain('0 of −50 counted');
  click(button(place, 'Add a perk'));
  expect(useOwnEntryStore.getState().target).toMatchObject({ chapter: 'traits', kind: 'perk' });
  await act(() => vi.dynamicImportSettled());
  act(() => useOwnEntryStore.setState({ target: null }));
  leave();
});

test('wealth asked for as a disadvantage begins as one', () => {
  addEntry('traits', 'wealth', 'disadvantage');
  expect(currentSheet().context.traits[0]?.facet?.kind).toBe('disadvantage');
});

test('a row moves past the next one of its kind, whatever lies between', () => {
  const first = addEntry('traits', 'overconfidence');
  addEntry('traits', 'combat-reflexes');
  addEntry('traits', 'honesty');
  const { place, leave } = mount(<TraitsChapter />);
  click(named(place, 'More for Overconfidence'));
  click(button(group(place, 'Disadvantages'), 'Move down'));
  expect(rows().map(({ entry }) => entry)).toEqual(['combat-reflexes', 'honesty', 'overconfidence']);
  expect(rows()[2]?.key).toBe(first);
  leave();
});

test('buying off names its price first, and then the row says so and counts no more', () => {
  addToChapter('traits', 'Honesty', { entry: 'honesty' });
  const { place, leave } = mount(<TraitsChapter />);
  click(named(place, 'Open Honesty'));
  expect(place.textContent).toContain('It costs 10 points: the total goes from −10 to 0');
  click(labelled(place, 'Bought off'));
  expect(lastEdit()).toBe('Honesty bought off');
  expect(place.querySelector('s')?.textContent).toBe('Honesty');
  expect(place.textContent).toContain('It cost 10 points.');
  expect(group(place, 'Disadvantages').textContent).toContain('0 of −40 counted');
  leave();
});
