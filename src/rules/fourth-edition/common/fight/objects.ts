import type { ObjectRules } from '../../../combat/objects.ts';
import { hitsOfObject } from '../decisions.ts';
import { fightPages as pages } from './fight-pages.ts';

const solid = (pounds: number): number => hitsOfObject(pounds, true);

/** Attacks on solid things (pp. 379–380 for points; DR and hits by material and weight of p. 483 and 558, see decisions.ts). */
export const objects: ObjectRules = {
  cite: pages.objects,
  rows: [
    { id: 'wood', name: 'Wooden or plastic thing', resistance: 2, hits: solid },
    { id: 'metal', name: 'Small metal thing', resistance: 4, hits: solid },
    { id: 'solid-metal', name: 'Solid metal thing', resistance: 6, hits: solid },
  ],
  sizes: [],
  motions: [],
  // Homogenous: points do a part of their damage, and cuts their own.
  factors: { imp: 1 / 2, 'pi++': 1 / 2, 'pi+': 1 / 3, pi: 1 / 5, 'pi-': 1 / 10, cut: 1.5 },
};
