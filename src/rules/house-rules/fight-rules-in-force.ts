import { memoizeByKeys } from '../../engine/memoize.ts';
import type { FightRules } from '../combat/fight-rules.ts';
import type { SheetContext } from '../resolve/context.ts';
import { bleedsByItself, withBleeding } from './bleeding.ts';
import type { HouseRule } from './house-rule.ts';
import { fightChanges } from './melee/fight-changes.ts';
import { houseRulesFor, resolvedRules } from './rules-in-force.ts';
import { hitLocations } from './sheet-rules.ts';

/**
 * Returns the rules of a fight with the house rules of a character, and the hit locations of the body: the rules of the book
 * themselves (the same object) if no rule about fights is switched on or off, and the body is the usual one.
 */
export const fightRulesInForce = memoizeByKeys(
  (rules: FightRules, context: SheetContext) => [
    rules,
    resolvedRules(context).inForce,
    rules.bodies?.of(context) ?? null,
    bleedsByItself(context),
  ],
  (ofBook, context) => {
    const body = ofBook.bodies?.of(context);
    const isUsual = !body || body.locations === ofBook.locations;
    const rules = isUsual ? ofBook : { ...ofBook, locations: body.locations, locationDice: body.dice };
    const { inForce } = resolvedRules(context);
    const isOffered = houseRulesFor(context.ruleset).includes(hitLocations);
    const aimed = isOffered && !inForce.includes(hitLocations) ? withoutAim(rules, hitLocations) : rules;
    const bled = bleedsByItself(context) ? withBleeding(aimed) : aimed;
    return fightChanges.reduce((all, { rule, change }) => (inForce.includes(rule) ? change(all) : all), bled);
  },
);

/** A fight in which no place of the body is aimed at, and none is hit at random; weapons can still be struck at. */
function withoutAim(rules: FightRules, { name, cite }: HouseRule): FightRules {
  const places = new Set(rules.locations.filter(({ kind }) => kind !== 'weapon').map(({ id }) => id));
  return {
    ...rules,
    locations: rules.locations.filter(({ id }) => !places.has(id)),
    attack: {
      ...rules.attack,
      refusals: [
        ...rules.attack.refusals,
        ({ target }) =>
          places.has(target.location) ? { words: `no place can be aimed at: ${name} is switched off`, cite } : null,
      ],
    },
  };
}
