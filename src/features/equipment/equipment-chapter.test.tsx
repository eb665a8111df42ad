// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addRow, changeRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { daiBlackthorn } from '../../testing/book-characters.ts';
import { EquipmentChapter } from './equipment-chapter.tsx';
import { FitFields } from './item-details.tsx';

const user = userEvent.setup({ delay: null });

/** The field with this label. */
const labelled = (container: Element, words: string): HTMLInputElement | undefined => {
  const label = [...container.querySelectorAll('label')].find((element) => element.textContent === words);
  return label?.control instanceof HTMLInputElement ? label.control : undefined;
};

/** The fields on the fit of one item, of the character as it is now. */
function FitFieldsOf({ rowKey }: { rowKey: string }) {
  const row = useCharacterStore(({ saved }) => saved.character.equipment.find(({ key }) => key === rowKey));
  if (!row) return null;
  return (
    <FitFields
      rowKey={rowKey}
      name="Chainmail"
      row={row}
      onChange={(change, words) =>
        editCharacter(words, (character) => changeRow(character, 'equipment', rowKey, change))
      }
    />
  );
}

const rows = () => useCharacterStore.getState().saved.character.equipment;

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  openChapter('equipment');
});

test('armor is worn and weapons are carried when they are added; a select puts them elsewhere', () => {
  addEntry('equipment', 'chainmail');
  addEntry('equipment', 'broadsword');
  expect(rows().map(({ place }) => place)).toEqual(['ready', 'carried']);
  const { container } = render(<EquipmentChapter />);
  const select = [...container.querySelectorAll('select')].at(-1);
  if (!select) throw new Error('No select');
  act(() => {
    select.value = 'home';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(rows()[1]?.place).toBe('home');
  expect(container.textContent).toContain('5 lb over Light. Drop the chainmail');
});

test('a bow offers its arrows, and they lie in their quiver', async () => {
  addEntry('equipment', 'longbow');
  const { container } = render(<EquipmentChapter />);
  const offer = [...container.querySelectorAll('button')].find((element) =>
    element.textContent?.startsWith('Add 10 arrows'),
  );
  if (!offer) throw new Error('No offer');
  await user.click(offer);
  expect(rows().map(({ entry }) => entry)).toEqual(['longbow', 'quiver', 'arrow']);
  expect(rows()[2]?.container).toBe(rows()[1]?.key);
  expect(currentSheet().findings.map(({ code }) => code)).not.toContain('no-ammunition');
});

test('an attack names its skill in full, digits and all', () => {
  addEntry('equipment', 'large-knife');
  editCharacter('a skill', (character) =>
    addRow(character, 'skills', { entry: 'knife', speciality: 'kind 1', points: 4 }),
  );
  const { container } = render(<EquipmentChapter />);
  const skills = [...container.querySelectorAll('.attack-skill')].map((element) => element.textContent);
  expect(skills[0]).toMatch(/^Knife \(kind 1\) \d+$/);
});

test('EquipmentChapter: what was spent is shown next to what there is to spend, by wealth', () => {
  openCharacter(daiBlackthorn());
  const { container } = render(<EquipmentChapter />);
  const totals = container.querySelector('.equipment-totals');
  expect(totals?.textContent).toContain('Spent $210 of $200Over by $10');
  expect(totals?.querySelector('[aria-label="starting money $200, explain"]')).not.toBeNull();
});

test('a shield is slung on the back by its place, and taken in hand again', () => {
  addEntry('equipment', 'large-shield');
  const { container } = render(<EquipmentChapter />);
  const put = (value: string) => {
    const select = container.querySelector('select');
    if (!select) throw new Error('No select');
    act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  put('slung');
  expect(container.querySelector('select')?.textContent).toContain('On back');
  expect(rows()[0]).toMatchObject({ place: 'carried', slung: true });
  expect(container.textContent).toContain('PD 4, PD 3 from behind, 4 turns to ready or sling');
  put('ready');
  expect(rows()[0]).toMatchObject({ place: 'ready', slung: false });
});

test('armor made for another asks for whom, and can be altered where the rules have a price for it', async () => {
  addEntry('equipment', 'chainmail');
  const [row] = rows();
  if (!row) throw new Error('No row');
  const { container } = render(<FitFieldsOf rowKey={row.key} />);
  expect(labelled(container, 'Chainmail was altered to fit')).toBeUndefined();
  const fitField = labelled(container, 'Chainmail was made for someone else');
  if (!fitField) throw new Error('No checkbox');
  await user.click(fitField);
  expect(labelled(container, 'Height Chainmail was made for')).toBeDefined();
  expect(labelled(container, 'Weight Chainmail was made for')).toBeDefined();
  expect(container.textContent).toContain('$50 and a day; $100 instead of $50 if too small.');
  const altered = labelled(container, 'Chainmail was altered to fit');
  if (!altered) throw new Error('No checkbox');
  await user.click(altered);
  expect(rows()[0]).toMatchObject({ madeForAnother: true, altered: true });
});
