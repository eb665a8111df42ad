import type { Catalog } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { blankCharacter, type Character } from '../../../character/character.ts';
import { blankRows } from '../../../character/edit-rows.ts';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { containerFor } from '../../shared/attack-uses.ts';
import { averageHeight } from '../common/build.ts';
import { attributeMinimum } from './decisions.ts';
import { type Roll, randomLooks } from './random-looks.ts';
import { findAttributePrice, firstStrength, skillLadder } from './sections.ts';

const knife = 'large-knife';
const shieldSkill = 'shield';
const shield = 'small-shield';
const defaultQuantity = 10;

type Weapon = Listed<ItemFacet>;

/** Returns the skill that a weapon is used with. */
const skillOf = (weapon: Weapon | undefined): string => weapon?.facet.attacks?.[0]?.skills[0] ?? 'knife';
const needsBothHands = (weapon: Weapon | undefined): boolean =>
  weapon?.facet.attacks?.every(({ twoHanded }) => twoHanded) ?? false;

/**
 * Rolls up a fighter (p. 18): 3 dice for each attribute, anything under 7 becoming 7; two weapon skills, or one and
 * Shield, each at DX + 1 die; the weapons for them and a knife. Such a fighter is not bought from a budget: the budget
 * is set to its price. `pick(n)` returns a number from 0 to n − 1.
 */
export function randomFighter(catalog: Catalog, roll: Roll, pick: (count: number) => number): Character {
  const attribute = () => Math.max(attributeMinimum, roll(3));
  const blank = blankCharacter();
  const attributes = { ...blank.attributes, st: attribute(), dx: attribute(), iq: attribute(), ht: attribute() };
  const weapons = weaponsFor(catalog, attributes.st);
  const first = weapons[pick(weapons.length)];
  const withShield = !needsBothHands(first) && pick(2) === 0;
  const withOtherSkills = weapons.filter((weapon) => skillOf(weapon) !== skillOf(first));
  const second = withShield ? undefined : withOtherSkills[pick(withOtherSkills.length)];
  const skills = [skillOf(first), withShield ? shieldSkill : skillOf(second)].map((entry, i) => {
    const facet = catalog.skills.get(entry)?.facet;
    const points = facet ? (skillLadder.price(facet, roll(1)) ?? 0) : 0;
    return { ...blankRows.skills(`s${i}`), entry, points };
  });
  const { st, dx, iq, ht } = attributes;
  const totalPoints = [
    ...[st, dx, iq, ht].map((level) => findAttributePrice(level) ?? 0),
    ...skills.map(({ points }) => points),
  ].reduce((sum, points) => sum + points, 0);
  return {
    ...blank,
    name: 'Random fighter',
    attributes,
    campaign: { ...blank.campaign, budget: totalPoints },
    concept: { ...blank.concept, ...randomLooks(averageHeight(st, firstStrength), roll) },
    skills,
    equipment: [
      ...[first, second].flatMap((weapon) => (weapon ? [row(weapon.id), ...missilesFor(catalog, weapon)] : [])),
      ...(withShield ? [row(shield, { place: 'ready' })] : []),
      ...(first?.id === knife || second?.id === knife ? [] : [row(knife)]),
    ],
  };
}

/** Returns weapons with a weapon skill that are not too heavy for the fighter. */
function weaponsFor(catalog: Catalog, strength: number): Weapon[] {
  return [...catalog.items.values()].filter(
    (item) =>
      item.facet.kind === 'weapon' &&
      catalog.skills.get(skillOf(item))?.facet.weapon &&
      item.facet.attacks?.every(({ minimumStrength = 0 }) => minimumStrength <= strength),
  );
}

/** Returns the missiles of a launcher, in their container. */
function missilesFor(catalog: Catalog, weapon: Weapon): EquipmentRow[] {
  const missile = [...catalog.items.values()].find(({ facet }) => facet.ammunitionFor?.includes(weapon.id));
  if (!missile) return [];
  const container = containerFor({ catalog }, missile);
  const key = `${weapon.id}-container`;
  const quantity = container?.facet.holds?.count ?? defaultQuantity;
  return [
    ...(container ? [row(container.id, { key })] : []),
    row(missile.id, { key: `${weapon.id}-missiles`, quantity, container: container ? key : '' }),
  ];
}

const row = (entry: string, more: Partial<EquipmentRow> = {}): EquipmentRow => ({
  ...blankRows.equipment(entry),
  entry,
  ...more,
});
