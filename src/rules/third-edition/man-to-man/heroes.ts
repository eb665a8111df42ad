import type { Catalog } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { blankCharacter, type Character } from '../../../character/character.ts';
import { blankRows } from '../../../character/edit-rows.ts';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import type { HeroTables } from '../../heroes/hero-table.ts';
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

const plainClothes = [
  { entry: 'lower-class-clothes', place: 'ready' },
  { entry: 'boots', place: 'ready' },
] as const;

/** The kinds of hero, each a hero of 100 points (p. 5) with some left to spend. */
export const manToManHeroes: HeroTables = {
  fighter: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 11 },
    traits: [{ entry: 'combat-reflexes' }],
    skills: [
      { entry: 'broadsword', points: 8 },
      { entry: 'shield', points: 4 },
      { entry: 'knife', points: 1 },
    ],
    equipment: [
      { entry: 'broadsword', place: 'ready' },
      { entry: 'medium-shield', place: 'ready' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'leather-helm', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  soldier: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 12 },
    skills: [
      { entry: 'polearm', points: 8 },
      { entry: 'brawling', points: 2 },
      { entry: 'knife', points: 1 },
    ],
    equipment: [
      { entry: 'glaive', place: 'ready' },
      { entry: 'heavy-leather-armor', place: 'ready' },
      { entry: 'pot-helm', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  archer: {
    budget: 100,
    attributes: { st: 11, dx: 13, ht: 11 },
    skills: [
      { entry: 'bow', points: 16 },
      { entry: 'fast-draw', speciality: 'arrow', points: 2 },
      { entry: 'running', points: 4 },
      { entry: 'knife', points: 2 },
    ],
    equipment: [
      { entry: 'longbow', place: 'ready' },
      { entry: 'quiver' },
      { entry: 'arrow', quantity: 10, in: 'quiver' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'large-knife' },
      ...plainClothes,
    ],
  },
  brawler: {
    budget: 100,
    attributes: { st: 12, dx: 12, ht: 12 },
    traits: [{ entry: 'toughness' }],
    skills: [
      { entry: 'brawling', points: 8 },
      { entry: 'broadsword', points: 2 },
    ],
    equipment: [
      { entry: 'light-club', place: 'ready' },
      { entry: 'brass-knuckles' },
      { entry: 'leather-jacket', place: 'ready' },
      ...plainClothes,
    ],
  },
  scout: {
    budget: 100,
    attributes: { st: 11, dx: 13, ht: 12 },
    skills: [
      { entry: 'spear-throwing', points: 4 },
      { entry: 'shortsword', points: 4 },
      { entry: 'shield', points: 2 },
      { entry: 'running', points: 4 },
    ],
    equipment: [
      { entry: 'javelin', place: 'ready' },
      { entry: 'javelin', quantity: 2 },
      { entry: 'buckler', place: 'ready' },
      { entry: 'shortsword' },
      { entry: 'light-leather-armor', place: 'ready' },
      { entry: 'leather-helm', place: 'ready' },
      ...plainClothes,
    ],
  },
};
