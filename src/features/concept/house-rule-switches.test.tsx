// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HouseRule } from '../../rules/house-rules/house-rule.ts';

vi.resetModules(); // the rulesets are loaded already, with the rules that there are
vi.doMock('../../rules/house-rules/registry.ts', async (original) => {
  const { houseRules } = await original<typeof import('../../rules/house-rules/registry.ts')>();
  const nine: HouseRule = {
    id: 'always-nine',
    name: 'Dodge is always 9',
    explanation: 'Dodge is 9.',
    cite: { book: 'House rule', page: 'adapted' },
    suits: { 'lite-3e': 'off' },
    replaces: ['Dodge'],
    changes: [{ stat: 'dodge', base: (w, { name }) => w.start(9, name) }],
  };
  return { houseRules: [...houseRules, nine] };
});
const { loadEveryRuleset } = await import('../../rules/rulesets.ts');
const { blankSaved, openCharacter, useCharacterStore } = await import('../../state/character/character-store.ts');
const { currentSheet } = await import('../../state/character/derived-character.ts');
const { mount } = await import('../../ui/mount-for-test.tsx');
const { HouseRuleSwitches } = await import('./house-rule-switches.tsx');
const { act } = await import('react');
await loadEveryRuleset();

afterAll(() => vi.doUnmock('../../rules/house-rules/registry.ts'));
beforeEach(() => openCharacter(blankSaved('lite-3e')));

const switchedOn = () => useCharacterStore.getState().saved.houseRules;
const box = (place: Element, id: string): HTMLInputElement => {
  const found = place.querySelector(`[data-field="rule-${id}"] input`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No switch ${id}`);
  return found;
};
const words = (place: Element, id: string) => place.querySelector(`[data-field="rule-${id}"]`)?.textContent;

describe('the switches of house rules', () => {
  it('show each rule of the ruleset with its source', () => {
    const { place, leave } = mount(<HouseRuleSwitches />);
    expect([...place.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Dodge from DX/2',
      'Dodge is always 9',
    ]);
    expect(words(place, 'always-nine')).toBe('Dodge is always 9Dodge is 9. House rule, adapted');
    leave();
  });

  it('switch off what replaces the same number, and say so beforehand', () => {
    const { place, leave } = mount(<HouseRuleSwitches />);
    act(() => box(place, 'dodge-from-dx').click());
    expect(switchedOn()).toEqual(['dodge-from-dx']);
    expect(words(place, 'always-nine')).toContain(
      'House rule, adapted. Turns “Dodge from DX/2” off, because both replace Dodge.',
    );
    expect(words(place, 'dodge-from-dx')).not.toContain('Turns');
    act(() => box(place, 'always-nine').click());
    expect(switchedOn()).toEqual(['always-nine']);
    expect(currentSheet().worksheet.number('dodge')).toBe(9);
    leave();
  });

  it('say of a file with both which of them counts', () => {
    openCharacter({ ...blankSaved('lite-3e'), houseRules: ['always-nine', 'dodge-from-dx'] });
    const { place, leave } = mount(<HouseRuleSwitches />);
    expect([box(place, 'dodge-from-dx').checked, box(place, 'always-nine').checked]).toEqual([true, true]);
    expect(words(place, 'always-nine')).toContain(
      '“Dodge from DX/2” and “Dodge is always 9” both replace Dodge. “Dodge from DX/2” counts; “Dodge is always 9” is kept and changes nothing.',
    );
    expect(currentSheet().worksheet.number('dodge')).toBe(5);
    act(() => box(place, 'always-nine').click());
    expect([switchedOn(), currentSheet().findings]).toEqual([['dodge-from-dx'], []]);
    leave();
  });

  it('keep a rule that the ruleset does not offer until it is switched off', () => {
    openCharacter({ ...blankSaved('fourth-edition'), houseRules: ['of-the-future'] });
    const { place, leave } = mount(<HouseRuleSwitches />);
    act(() => box(place, 'of-the-future').click());
    expect([switchedOn(), place.textContent]).toEqual([[], '']);
    leave();
  });
});
