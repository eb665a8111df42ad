// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import OwnItemDialog from './own-item-dialog.tsx';
import OwnSkillDialog from './own-skill-dialog.tsx';
import OwnSpellDialog from './own-spell-dialog.tsx';
import OwnTraitDialog from './own-trait-dialog.tsx';

const user = userEvent.setup({ delay: null });
const character = () => useCharacterStore.getState().saved.character;
const findings = () => currentSheet().findings.map(({ fact }) => findingSentence(fact));

const group = () => screen.getByRole('group', { name: 'Prerequisites' });
function lastOf(found: readonly HTMLElement[]): HTMLElement {
  const last = found.at(-1);
  if (!last) throw new Error('Nothing of this name');
  return last;
}
const field = (label: string) => lastOf(within(group()).getAllByLabelText(label));
const add = (what: string) => user.click(lastOf(within(group()).getAllByRole('button', { name: what })));
const choose = (label: string, option: string) => user.selectOptions(field(label), option);
async function type(label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
  await user.tab();
}
async function save() {
  await act(async () => document.querySelector('form')?.requestSubmit());
  await act(() => new Promise((done) => setTimeout(done, 50)));
}

beforeEach(() => {
  openCharacter(blankSaved('fourth-edition'));
});

test('alternatives of traits, skills and numbers are typed in, read in words and reported', async () => {
  render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
  await add('Add a prerequisite');
  await type('Trait', 'Magery');
  await type('Level at least', '2');
  await type('With this note or modifier', 'One College');
  await user.click(field('without this note or modifier'));
  await add('Add an alternative');
  await choose('What', 'a skill');
  await type('Skill', 'Swimming');
  await type('Level at least', '15');
  await type('Only from TL', '3');
  await add('Add a prerequisite');
  await choose('What', 'an attribute or other number');
  await choose('Number', 'IQ');
  await choose('Plus', 'DX');
  await type('At least', '24');
  expect(group().textContent).toContain('(Magery 2 (without “One College”) or Swimming at 15) (from TL3 on)');
  expect(group().textContent).toContain('IQ + DX 24');
  await save();
  expect(character().traits[0]?.own?.prerequisites).toMatchObject([
    {
      any: [
        { kind: 'trait', name: 'Magery', atLeast: 2, note: 'One College', withoutNote: true },
        { kind: 'skill', name: 'Swimming', atLeast: 15 },
      ],
      fromTechLevel: 3,
      toTechLevel: null,
    },
    { any: [{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 24 }] },
  ]);
  expect(findings()).toContain('Seal sense requires IQ + DX 24.');
});

test('a spell requires a number of spells of a college, and none of another name', async () => {
  render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Frostbite', key: null }} />);
  await add('Add a prerequisite');
  await choose('What', 'spells of a college');
  await type('College', 'Water');
  await type('How many', '3');
  await add('Add a prerequisite');
  await choose('What', 'spells by name');
  await type('Spell', 'Fireball');
  await user.click(field('must not be met'));
  await save();
  expect(findings()).toContain('Frostbite requires 3 spells of the college Water.');
  expect(character().skills[0]?.own?.prerequisites[1]).toMatchObject({ any: [{ not: true, name: 'Fireball' }] });
});

test('what a container holds can be required of an item alone', async () => {
  const skill = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Mending', key: null }} />);
  const choices = () => [...field('What').querySelectorAll('option')].map(({ textContent }) => textContent);
  await add('Add a prerequisite');
  expect(choices()).toContain('an item worn or in hand');
  expect(choices()).not.toContain('the weight of its contents');
  skill.unmount();
  render(<OwnItemDialog target={{ chapter: 'equipment', name: 'Sling bag', key: null }} />);
  await add('Add a prerequisite');
  await choose('What', 'the weight of its contents');
  await type('At most (lb)', '20');
  await save();
  expect(character().equipment[0]?.own?.prerequisites).toMatchObject([{ any: [{ kind: 'weight', atMost: 20 }] }]);
});

test('a requirement that names nothing, or has no bound, is asked about', async () => {
  render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
  await add('Add a prerequisite');
  await save();
  expect(character().traits).toEqual([]);
  expect(field('Trait').getAttribute('aria-invalid')).toBe('true');
  await choose('What', 'an attribute or other number');
  await choose('Number', 'IQ');
  await save();
  expect(character().traits).toEqual([]);
  expect(field('At least').getAttribute('aria-invalid')).toBe('true');
  await type('At least', '12');
  await save();
  expect(findings()).toEqual(expect.arrayContaining(['Seal sense requires IQ 12.']));
});
