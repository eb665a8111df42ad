import type { SavedCharacter } from '../character/saved-character.ts';
import { item, saved, skill, trait } from './rows.ts';

/** The printed characters of Man to Man, as the choices that make them. They stand in tests only. */

/** John Falcon, 100 points (Man to Man pp. 7-17). The same choices also serve GURPS Lite. */
export function johnFalcon(ruleset = 'man-to-man'): SavedCharacter {
  return saved(
    ruleset,
    {
      name: 'John Falcon',
      attributes: { st: 9, dx: 15, iq: 10, ht: 13 },
      traits: [trait('toughness')],
      skills: [skill('shortsword', 4), skill('knife', 1), skill('shield', 1), skill('crossbow', 4)],
      equipment: [
        item('shortsword', { key: 'sword', place: 'ready' }),
        item('large-knife', { key: 'dirk' }),
        item('crossbow', { key: 'bow' }),
        item('quiver'),
        item('bolt', { quantity: 10, container: 'quiver' }),
        item('small-shield', { key: 'targe', place: 'ready' }),
        item('heavy-leather-armor', { key: 'leather', place: 'ready' }),
      ],
    },
    ruleset === 'man-to-man' ? ['improve-from-default'] : [],
  );
}

/** Fiendish Friedrick, 100 points (Man to Man, pull-out). */
export function fiendishFriedrick(ruleset = 'man-to-man'): SavedCharacter {
  return saved(
    ruleset,
    {
      name: 'Fiendish Friedrick',
      concept: { appearance: 'dark, scowling, careless of his clothes' },
      attributes: { st: 12, dx: 12, iq: 10, ht: 14 },
      skills: [skill('axe-mace', 8), skill('knife', 4), skill('shield', 1), skill('running', 2)],
      equipment: [
        item('axe', { key: 'axe-1', place: 'ready' }),
        item('large-knife', { key: 'knives', quantity: 2 }),
        item('large-shield', { key: 'big', place: 'ready' }),
        item('scale-armor', { key: 'scale', place: 'ready' }),
      ],
    },
    ruleset === 'man-to-man' ? ['improve-from-default'] : [],
  );
}
