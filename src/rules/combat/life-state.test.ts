import { expect, it } from 'vitest';
import { situationOf } from '../../character/combat-situation.ts';
import type { Condition } from '../../character/combat-state.ts';
import { combat as fourthEdition } from '../fourth-edition/common/combat.ts';
import { combat as manToMan } from '../third-edition/man-to-man/combat.ts';
import type { CombatRules } from './combat-rules.ts';
import { lifeState } from './life-state.ts';

const stateOf = ({ injury }: CombatRules, hitsLost: number, ...conditions: readonly Condition[]) =>
  lifeState(situationOf({ state: { hitsLost, conditions: [...conditions] } }).state, injury, () => 12);

it('12 HP reel below a third, fail from 0 on, and are near death from −12 on (Basic Set p. 380)', () => {
  expect([0, 8, 9, 11, 12, 23, 24, 71].map((lost) => stateOf(fourthEdition, lost))).toEqual([
    'well',
    'well',
    'reeling',
    'reeling',
    'failing',
    'failing',
    'nearDeath',
    'nearDeath',
  ]);
});

it('12 hits reel at 3 left and are near death at −12 (Man to Man p. 53)', () => {
  expect([8, 9, 12, 24].map((lost) => stateOf(manToMan, lost))).toEqual(['well', 'reeling', 'failing', 'nearDeath']);
});

it('the conditions count before the points: dead, mortally wounded, then near death, then unconscious', () => {
  expect(stateOf(fourthEdition, 0, 'unconscious')).toBe('unconscious');
  expect(stateOf(fourthEdition, 30, 'unconscious')).toBe('nearDeath');
  expect(stateOf(fourthEdition, 30, 'unconscious', 'mortallyWounded')).toBe('mortallyWounded');
  expect(stateOf(fourthEdition, 30, 'unconscious', 'dead')).toBe('dead');
});
