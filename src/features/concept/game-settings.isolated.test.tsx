// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatCitation } from '../../engine/citation.ts';
import { adapted, type HouseRule } from '../../rules/house-rules/house-rule.ts';
import { meleeRules } from '../../rules/house-rules/melee/melee-rules.ts';
import { houseRules, houseRulesFor } from '../../rules/house-rules/rules-in-force.ts';
import { loadEveryRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { HouseRuleSwitches } from './house-rule-switches.tsx';

const alwaysNine: HouseRule = {
  id: 'always-nine',
  name: 'Dodge is always 9',
  explanation: 'Dodge is 9.',
  cite: adapted,
  availableIn: { 'third-edition': 'off' },
  replaces: ['Dodge'],
  changes: [{ stat: 'dodge', base: (w, { name }) => w.start(9, name) }],
};

// The list of this file's own copy of the module, which no other test shares.
beforeAll(() => void (houseRules as HouseRule[]).push(alwaysNine));
beforeAll(loadEveryRuleset);
beforeEach(() => openCharacter(blankSaved('lite-3e')));
afterEach(cleanup);

const switchedOn = () => useCharacterStore.getState().saved.houseRules;
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('HouseRuleSwitches', () => {
  it('shows each rule of the ruleset with its source', () => {
    render(<HouseRuleSwitches />);
    const boxes = houseRulesFor(rulesetAbout('lite-3e')).map(({ name }) => box(name));
    expect(new Set(screen.getAllByRole('checkbox'))).toEqual(new Set(boxes));
    screen.getByText('Dodge is 9.');
    screen.getByText('House rules, adapted: 0 of 2 on');
    for (const { explanation, cite } of houseRulesFor(rulesetAbout('lite-3e')).filter(({ cite }) => cite !== adapted)) {
      screen.getByText(`${explanation} ${formatCitation(cite)}.`);
    }
    screen.getByText(/^Optional rules: /);
  });

  it('has a group for the rules of a preset, and a button for all of them', async () => {
    const { container } = render(<HouseRuleSwitches />);
    const ids = meleeRules.map(({ id }) => id);
    screen.getByText(`Net melee rules, adapted: 0 of ${ids.length} on`);
    for (const folded of container.querySelectorAll('details')) expect(folded.open).toBe(false);
    await userEvent.click(screen.getByText(/^Net melee rules/));
    await userEvent.click(screen.getByRole('button', { name: 'Switch all on' }));
    expect(switchedOn()).toEqual(ids);
    screen.getByText(`Net melee rules, adapted: ${ids.length} of ${ids.length} on`);
    await userEvent.click(box('Adapted Retreat'));
    expect(switchedOn()).not.toContain('melee-retreat');
    await userEvent.click(screen.getByRole('button', { name: 'Switch all on' }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(switchedOn()).toEqual([]);
  });

  it('switches off a rule that replaces the same number, and says so beforehand', async () => {
    render(<HouseRuleSwitches />);
    await userEvent.click(box('Dodge from DX/2'));
    expect(switchedOn()).toEqual(['dodge-from-dx']);
    screen.getByText('Optional rules: Dodge from DX/2');
    screen.getByText(/ Turns “Dodge from DX\/2” off, because both replace Dodge\.$/);
    expect(screen.queryAllByText(/Turns “/)).toHaveLength(1);
    await userEvent.click(box('Dodge is always 9'));
    expect(switchedOn()).toEqual(['always-nine']);
    expect(currentSheet().worksheet.number('dodge')).toBe(9);
  });

  it('says which of two rules counts if a file has both', async () => {
    openCharacter({ ...blankSaved('lite-3e'), houseRules: ['always-nine', 'dodge-from-dx'] });
    render(<HouseRuleSwitches />);
    screen.getByText(
      /“Dodge from DX\/2” and “Dodge is always 9” both replace Dodge\. “Dodge from DX\/2” counts; “Dodge is always 9” is kept and changes nothing\./,
    );
    expect(currentSheet().worksheet.number('dodge')).toBe(5);
    await userEvent.click(box('Dodge is always 9'));
    expect([switchedOn(), currentSheet().findings]).toEqual([['dodge-from-dx'], []]);
  });

  it('keeps a rule that the ruleset does not offer until it is switched off', async () => {
    openCharacter({ ...blankSaved('fourth-edition'), houseRules: ['of-the-future'] });
    render(<HouseRuleSwitches />);
    await userEvent.click(box('of-the-future'));
    expect(switchedOn()).toEqual([]);
    expect(screen.queryByRole('checkbox', { name: 'of-the-future' })).toBeNull();
  });
});
