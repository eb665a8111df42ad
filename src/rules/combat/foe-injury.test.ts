import { expect, it } from 'vitest';
import { combatStateSchema } from '../../character/combat-state.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { combatant } from '../../testing/combatant.ts';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import { fightRules as fourthEdition } from '../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as manToMan } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { afterInjury, injuredState } from './state-after.ts';
import { workOutFoeInjury } from './work-out-injury.ts';
import { woundOf, woundStats } from './wound.ts';

/** Wounds of somebody without a sheet, and the deaths and faints that follow from missed rolls. */
const foe = { st: 10, dx: 10, ht: 12, hits: 12, hitsLost: 0, resistance: 1 };
const fresh = combatStateSchema.parse({});

it('5 points of a sword through cloth are 6 hits without a sheet as with one (Man to Man p. 25)', () => {
  const wound = woundOf({ rolled: 5, type: 'cut' });
  const injury = workOutFoeInjury(manToMan, foe, wound);
  expect(injury.worksheet.number(woundStats.injury)).toBe(6);
  expect(injury.worksheet.number(woundStats.hitsLeft)).toBe(6);
  expect(injury.effects).toEqual([]);
  expect(injuredState(fresh, wound, injury)).toMatchObject({ hitsLost: 6, wounds: 6, posture: 'standing' });
});

it('a DR in the wound counts in place of the foe’s', () => {
  const injury = workOutFoeInjury(manToMan, foe, woundOf({ rolled: 5, type: 'cr', resistance: 4 }));
  expect(injury.worksheet.number(woundStats.injury)).toBe(1);
});

it('the roll to survive at −HT: missed, the fighter is dead and lies (Man to Man p. 53)', () => {
  const now = combatant(johnFalcon(), manToMan)({ state: { hitsLost: 20 } });
  const parts = { rolled: 6, type: 'cr', resistance: 0 };
  const { injury } = now.wounded(parts);
  expect(injury.effects.map(({ id }) => id)).toContain('mayDie');
  const after = (failed: readonly string[]) => afterInjury(now.sheet, woundOf(parts), injury, failed);
  expect(after([]).conditions).toEqual(['unconscious']);
  expect(after(['mayDie'])).toMatchObject({ conditions: ['unconscious', 'dead'], posture: 'lying' });
});

it('a major wound: missed by 5, unconscious as well as stunned (Basic Set p. 381)', () => {
  const now = combatant(typedFalcon(), fourthEdition)();
  const parts = { rolled: 6, type: 'cr', resistance: 0 };
  const { injury } = now.wounded(parts);
  const missedBy = (by: number) =>
    afterInjury(now.sheet, woundOf(parts), injury, [{ id: 'knockedDown', margin: -by }]).conditions;
  expect(missedBy(4)).toEqual(['stunned']);
  expect(missedBy(5)).toEqual(['stunned', 'unconscious']);
  expect(afterInjury(now.sheet, woundOf(parts), injury).conditions).toEqual([]);
});

it('whoever is knocked out by a blow to the head falls (Man to Man p. 34)', () => {
  const wound = woundOf({ rolled: 6, type: 'cr', location: 'head' });
  const injury = workOutFoeInjury(manToMan, foe, wound);
  expect(injury.effects.map(({ id }) => id)).toContain('knockedOut');
  expect(injuredState(fresh, wound, injury).posture).toBe('lying');
});
