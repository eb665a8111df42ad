// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setJob } from '../../character/campaign-edits.ts';
import { openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { saved, skill } from '../../testing/rows.ts';
import { CampaignAttributesPart } from './campaign-attributes.tsx';
import { CampaignBooksPart } from './campaign-books.tsx';
import { JobPart } from './job-part.tsx';

const user = userEvent.setup({ delay: null });
const character = () => useCharacterStore.getState().saved.character;
const write = async (label: string, text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

describe('Attributes of the campaign', () => {
  beforeEach(() => openCharacter(saved('fourth-edition', { attributes: { iq: 12 } })));

  it('an attribute is added, named, priced and limited, and removed again', async () => {
    render(<CampaignAttributesPart />);
    await user.click(screen.getByRole('button', { name: 'Add an attribute' }));
    await write('Name', 'Sanity');
    await write('Short name', 'San');
    await user.selectOptions(screen.getByLabelText('Starts from'), 'Will');
    await write('Price of a level', '4');
    await write('Highest', '15');
    expect(character().campaign.attributes).toMatchObject([
      { name: 'Sanity', short: 'San', base: 'will', price: 4, maximum: 15, minimum: null, kind: 'rolled' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Sanity' }));
    expect(character().campaign.attributes).toBeUndefined();
    undo();
    expect(character().campaign.attributes).toHaveLength(1);
  });
});

describe('Books and tech levels in use', () => {
  beforeEach(() => openCharacter(saved('fourth-edition', {})));

  it('a book is chosen, another is added by its letters, and without any nothing is left in the file', async () => {
    render(<CampaignBooksPart />);
    await user.click(screen.getByRole('checkbox', { name: 'Basic Set' }));
    await write('Another book', 'MA');
    expect(character().campaign.books?.allowed).toEqual(['Basic Set', 'Martial Arts']);
    await user.click(screen.getByRole('checkbox', { name: 'Martial Arts' }));
    await user.click(screen.getByRole('checkbox', { name: 'Basic Set' }));
    expect(character().campaign.books).toBeUndefined();
  });

  it('the tech levels are limited, and lists hide the rest', async () => {
    render(<CampaignBooksPart />);
    await write('Highest tech level', '4');
    await user.selectOptions(screen.getByLabelText('In lists, the rest is'), 'hidden');
    expect(character().campaign.books).toMatchObject({ highestTechLevel: 4, lowestTechLevel: null, hidden: true });
  });
});

describe('A job', () => {
  const hero = saved('fourth-edition', { campaign: { techLevel: 3 }, skills: [skill('merchant', 8)] });
  const employed = () =>
    openCharacter({ ...hero, character: setJob(hero.character, { title: 'Trader', skill: 'Merchant' }) });
  const month = async (dice: number) => {
    await write('Your own dice', String(dice));
    await user.click(screen.getByRole('button', { name: 'Roll a month' }));
  };

  it('is taken, rolled against a skill, and given up', async () => {
    openCharacter(hero);
    const { container } = render(<JobPart />);
    await user.click(screen.getByRole('button', { name: 'Take a job' }));
    await write('Title of the job', 'Trader');
    await user.selectOptions(screen.getByLabelText('Roll each month against'), 'Merchant');
    expect(container.textContent).toContain('Pays $700 a month. Cost of living $600; $100 left. Roll against 12.');
    await user.click(screen.getByRole('button', { name: 'Give up the job' }));
    expect(character().job).toBeUndefined();
  });

  // TL3 starts with $1,000; $700 of pay less $600 of life.
  it('pays for a month in one step, and writes the log', async () => {
    employed();
    const { container } = render(<JobPart />);
    await month(10);
    expect(character().campaign.money).toBe(1100);
    expect(container.textContent).toContain('rolled 10 against 12, made by 2. Pay $700');
    expect(useCharacterStore.getState().saved.play?.log.at(-1)?.text).toContain('Trader, a month');
    undo();
    expect(character().campaign.money).toBeNull();
  });

  it('is raised by a critical success, and may be lost by a critical failure', async () => {
    employed();
    render(<JobPart />);
    await month(4);
    expect(character().job?.raise).toBe(10);
    await month(18);
    await user.click(screen.getByRole('button', { name: 'The job is lost' }));
    expect(character().job).toBeUndefined();
  });

  it('shows a month until it is undone or another character is opened, and its dice once', async () => {
    employed();
    render(<JobPart />);
    await month(18);
    expect(screen.getByLabelText<HTMLInputElement>('Your own dice').value).toBe('');
    undo();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'The job is lost' })).toBeNull());
    await month(18);
    screen.getByRole('button', { name: 'The job is lost' });
    act(employed);
    expect(screen.queryByRole('button', { name: 'The job is lost' })).toBeNull();
  });
});
