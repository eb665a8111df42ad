// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { useFoldedContainers } from '../../state/view/folded-containers.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { typedSkill } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { SkillsChapter } from './skills-chapter.tsx';

const user = userEvent.setup({ delay: null });
const rowIds = () => [...document.querySelectorAll('tbody.data-row')].map(({ id }) => id);

beforeEach(() => {
  useFoldedContainers.setState({ folded: new Set() });
  openCharacter(
    saved('fourth-edition', {
      skills: [
        typedSkill('Stealth Art', 4, {}, { container: 'fighting', key: 'art' }),
        typedSkill('Fighting', 0, { holds: true }),
        typedSkill('Claw Art', 2, {}, { container: 'fighting', key: 'claw' }),
      ],
    }),
  );
});

it('skills are listed under their heading, which has their points and is no skill', async () => {
  openChapter('skills');
  render(<SkillsChapter />);
  expect(rowIds()).toEqual(['row-fighting', 'row-art', 'row-claw']);
  expect(document.querySelector('#row-fighting')?.textContent).toContain('6');
  expect(currentSheet().context.skills.map(({ key }) => key)).toEqual(['art', 'claw']);
  await user.click(screen.getByRole('button', { name: 'Hide what is in Fighting' }));
  expect(rowIds()).toEqual(['row-fighting']);
});
