// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { saved } from '../../testing/rows.ts';
import { CampaignAttributeCards } from './campaign-attribute-cards.tsx';

const user = userEvent.setup({ delay: null });

describe('Cards of the campaign’s own attributes', () => {
  it('a level is bought like one of Will', async () => {
    openCharacter(
      saved('fourth-edition', {
        campaign: {
          attributes: [
            {
              key: 'k1',
              name: 'Sanity',
              short: '',
              base: 'will',
              add: 0,
              price: 5,
              minimum: null,
              maximum: null,
              kind: 'rolled',
              bought: 0,
            },
          ],
        },
      }),
    );
    render(<CampaignAttributeCards onKeyDown={() => undefined} />);
    const card = within(screen.getByRole('group', { name: 'Sanity' }));
    await user.click(card.getByRole('button', { name: /^Increase / }));
    expect(currentSheet().worksheet.number('campaign:k1')).toBe(11);
    expect(screen.getByRole('button', { name: 'Sanity 5 points, explain' })).toBeTruthy();
  });
});
