import type { DerivationBuilder } from '../../engine/builder.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { itemStat, skillStat } from '../stat-ids.ts';
import { lightLevel } from '../third-edition/load.ts';
import { isLearned } from './race-skills.ts';

/** Hands of a person. */
const hands = 2;

/** The stat of a trained skill used without a weapon: with the hands, or with the feet alone. */
export const bareSkillStat = (key: string, withHands: boolean): StatId =>
  `bareSkill:${key}.${withHands ? 'hands' : 'feet'}`;

/** True for weapons and shields that are held. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && Boolean(facet?.shield || (facet?.kind === 'weapon' && facet.attacks?.length));

/** Weapons and shields that are held. */
const itemsInHand = memoizeFilter(isHeld);

/** True for gloves, gauntlets, brass knuckles. A whole suit does not say whether it has any. */
const isWornOnHands = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && Boolean(facet?.onHands || facet?.armor?.places?.includes('hands'));

/** What is in the hands or on them. */
export const itemsOnHands = memoizeFilter<ResolvedItem>((item) => isHeld(item) || isWornOnHands(item));

/**
 * Returns the number of hands (0–2 an item) that hold something: a two-handed weapon occupies both, and so do two of the
 * same item. `numberOf` reads a number of the worksheet.
 */
export function countHandsInUse(items: readonly ResolvedItem[], numberOf: (id: StatId) => number): number {
  return items.reduce((sum, { key, facet }) => {
    const needsBothHands = !facet?.shield && facet?.attacks?.every((attack) => attack.twoHanded);
    return sum + (needsBothHands ? hands : Math.max(1, Math.min(hands, numberOf(itemStat(key, 'quantity')))));
  }, 0);
}

/** What is on the hands. */
const wornOnHands = (context: SheetContext): ResolvedItem | undefined => context.items.find(isWornOnHands);

/**
 * Defines the unarmed level of every trained skill with one of these ids, or that parries with bare hands. The level is
 * null when the load is too heavy or the hands are not empty.
 */
export function defineBareSkills(worksheet: Worksheet, context: SheetContext, ids: readonly string[]): void {
  const named = new Set(ids.flatMap((id) => context.skillsByName.get(id) ?? []));
  for (const skill of context.skills) {
    if (!skill.facet || !isLearned(skill) || !(named.has(skill) || skill.facet.bareHandParry)) continue;
    for (const withHands of [true, false]) {
      worksheet.define({
        id: bareSkillStat(skill.key, withHands),
        name: skill.name,
        cite: skill.facet.cite,
        formula: (w) => bareSkill(w, context, skill, withHands),
      });
    }
  }
}

function bareSkill(
  w: DerivationBuilder,
  context: SheetContext,
  { key, name, facet }: ResolvedSkill,
  withHands: boolean,
): void {
  w.startFrom(skillStat(key, 'level'), name);
  const cite = facet?.cite;
  if (facet?.lightLoad && w.givenNumber('encumbrance', 'encumbrance level') > lightLevel) {
    w.start(null, 'more than light encumbrance', { cite });
    return;
  }
  if (!withHands || facet?.emptyHands === undefined) return;
  const worn = wornOnHands(context);
  if (worn) {
    w.start(null, `${worn.name.toLowerCase()} on hands that must be empty`, { cite, row: worn.key });
    return;
  }
  const held = itemsInHand(context.items);
  const inUse = countHandsInUse(held, (id) => w.choice(id));
  w.fact('hands in use', Math.min(hands, inUse), { cite, row: held[0]?.key });
  if (inUse > hands - facet.emptyHands) {
    w.start(null, facet.emptyHands === hands ? 'needs both hands empty' : 'needs an empty hand', { cite });
  }
}
