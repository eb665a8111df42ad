import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { missileBonus } from './decisions.ts';
import { pages } from './pages.ts';

/**
 * Adds the bonus of IQ to the skill of a weapon that is marked /TL (p. 16): 1 at IQ 10, 2 from 12 on. All such skills of
 * this book are for missile weapons, so any weapon skill with a tech level, in the catalog or on the character, is one.
 */
export function addMissileBonus(w: DerivationBuilder, facet: SkillFacet, techLevel: number | null): void {
  if (!facet.weapon || !(facet.techLevel || techLevel !== null)) return;
  const cite = pages.missileWeapons;
  const iq = w.givenNumber('iq', undefined, { cite });
  const bonus = missileBonus.find(({ fromIq }) => iq >= fromIq);
  if (bonus) w.add(bonus.add, `IQ ${bonus.fromIq} or more, for a missile weapon`, { cite });
}
