import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill } from '../../../testing/rows.ts';

const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
const shield = skill('shield', 1);
const holding = (...equipment: ReturnType<typeof item>[]) =>
  fighter({ attributes: { st: 14 }, skills: [shield], equipment });

describe('hands (pp. 14, 48)', () => {
  it('cannot hold a two-handed weapon and a shield', () => {
    const overloaded = holding(ready('greatsword'), ready('medium-shield'));
    expect(overloaded.codes).toEqual(['two-handed-with-shield']);
    expect(overloaded.remark('two-handed-with-shield')).toBe(
      'Greatsword needs both hands, but one holds the medium shield.',
    );
  });

  it.each([
    ['carried, not in hand', [item('greatsword'), ready('medium-shield')]],
    ['the shield slung', [ready('greatsword'), item('medium-shield')]],
    ['good for one hand too', [ready('bastard-sword'), ready('medium-shield')]],
    ['a spear', [ready('spear'), ready('small-shield')]],
    ['sword, shield, and a knife in the belt', [ready('broadsword'), ready('small-shield'), item('large-knife')]],
    ['two one-handed weapons', [ready('rapier'), ready('dagger', { hand: 'off' })]],
    ['a pair of knives', [ready('large-knife', { quantity: 2 })]],
    ['a sling and its stones', [ready('sling'), item('sling-stone', { quantity: 20 })]],
    ['a bow and a sword at the side', [ready('longbow'), item('arrow'), item('broadsword')]],
    ['armored from head to foot', [ready('gauntlets'), ready('boots'), ready('broadsword'), ready('buckler')]],
  ])('are enough for this: %s', (_, equipment) => expect(holding(...equipment).codes).toEqual([]));

  it.each([
    ['three weapons', [ready('broadsword'), ready('dagger'), ready('hatchet')]],
    ['a knife too many', [ready('broadsword'), ready('dagger'), ready('small-shield')]],
    ['a bow and a sword', [ready('longbow'), item('arrow'), ready('broadsword')]],
  ])('are too few for %s', (_, equipment) => expect(holding(...equipment).codes).toEqual(['too-many-in-hand']));

  it('have a finding that names the items', () => {
    expect(holding(ready('broadsword'), ready('dagger'), ready('hatchet')).remark('too-many-in-hand')).toBe(
      'Too much for two hands: Broadsword, Dagger and Hatchet.',
    );
    const twoShields = holding(ready('buckler'), ready('small-shield'));
    expect(twoShields.remark('two-shields')).toBe(
      'Two shields in hand: Buckler and Small shield. Only the first one counts.',
    );
    expect(twoShields.value('passiveDefense')).toBe(1);
  });
});
