import { damageProgressions, knowYourOwnStrength } from '../house-rules/damage-progressions.ts';
import { isInForce } from '../house-rules/rules-in-force.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { AttackRules } from '../shared/attack-rules.ts';
import { fourthEditionBasicDamage } from './basic-damage.ts';
import { pages } from './pages.ts';

/** The figures of each optional rule; the same objects each time, so that formulas are kept. */
const ofRules = damageProgressions.map(({ rule, damage }) => ({
  rule,
  figures: {
    basicDamage: (strength: number) => damage(strength, fourthEditionBasicDamage),
    damageCite: rule.cite,
    damageTable: rule.name,
  },
}));

const ofTheBook = { basicDamage: fourthEditionBasicDamage, damageCite: pages.damage };

/** Returns thrust and swing of a strength: by the book's table, or by that of an optional rule. */
export function findDamageInForce(
  context: SheetContext,
): Pick<AttackRules, 'basicDamage' | 'damageCite' | 'damageTable'> {
  return ofRules.find(({ rule }) => isInForce(context, rule))?.figures ?? ofTheBook;
}

/** True where hit points cost the large less: not with a scale of strength that makes large strengths cheap for all. */
export const areHitPointsBySize = (context: SheetContext): boolean => !isInForce(context, knowYourOwnStrength.rule);
