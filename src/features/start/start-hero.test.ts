import { afterEach, describe, expect, it } from 'vitest';
import {
  editCharacter,
  ensureRuleset,
  openCharacter,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { startBlank, startHero } from './start-actions.ts';

afterEach(() => useViewStore.setState(useViewStore.getInitialState()));

describe('a kind of hero', () => {
  it('is opened under its ruleset at the first chapter, without a name', async () => {
    await startBlank('man-to-man');
    expect(await startHero('lite-3e', 'thief')).toBe(true);
    const { saved, lastEdit } = useCharacterStore.getState();
    expect(saved.ruleset).toBe('lite-3e');
    expect(saved.character.name).toBe('');
    expect(saved.character.skills.map(({ entry }) => entry)).toContain('lockpicking');
    expect(lastEdit, 'nothing to undo').toBe('');
    expect(useViewStore.getState().chapter).toBe('concept');
  });

  it('replaces an untouched blank character, and keeps any other character stored', async () => {
    await ensureRuleset('lite-3e');
    await startBlank('lite-3e');
    const { id: blank } = useCharacterStore.getState();
    await startHero('lite-3e', 'scout');
    const scout = useCharacterStore.getState();
    expect(scout.id).toBe(blank);

    editCharacter('Name', (character) => ({ ...character, name: 'Wren' }));
    await startHero('lite-3e', 'mage');
    expect(useCharacterStore.getState().id).not.toBe(scout.id);
    const [notice] = useViewStore.getState().notices;
    expect(notice?.title).toBe('Mage created');
    notice?.actions?.[0]?.run();
    expect(useCharacterStore.getState()).toMatchObject({ id: scout.id, saved: { character: { name: 'Wren' } } });
  });

  it('leaves the open character if the ruleset does not have it', async () => {
    await ensureRuleset('man-to-man');
    openCharacter({ ...useCharacterStore.getState().saved, ruleset: 'man-to-man' });
    const before = useCharacterStore.getState();
    expect(await startHero('man-to-man', 'mage')).toBe(false);
    expect(useCharacterStore.getState()).toBe(before);
  });
});
