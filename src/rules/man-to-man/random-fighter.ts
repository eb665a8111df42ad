import type { Catalog } from '../../catalog/catalog.ts';
import { blankCharacter } from '../../character/blank-character.ts';
import type { Character } from '../../character/character.ts';
import { averageHeight, averageWeight } from '../shared/third-edition-build.ts';
import { firstStrength } from './build.ts';
import { skillLadder } from './skill-ladder.ts';
import { buildVariation } from './tables/build.ts';
import { coloring } from './tables/coloring.ts';

/** Gives the sum of so many dice. */
export type Roll = (dice: number) => number;

const lowest = 7;

/**
 * Height and weight from the averages with 3 dice each (p. 11), and coloring with 3 dice a column. `heavier` is what
 * the race weighs more.
 */
export function randomLooks(
  average: number,
  roll: Roll,
  heavier = 0,
): Pick<Character['concept'], 'height' | 'weight' | 'skin' | 'hair' | 'eyes'> {
  const vary = (index: 1 | 2) => {
    const rolled = roll(3);
    return buildVariation.find(([n]) => n === rolled)?.[index] ?? 0;
  };
  const height = average + vary(1);
  const weight = averageWeight(height) + heavier + vary(2);
  const color = (index: 1 | 2 | 3) => {
    const rolled = roll(3);
    return coloring.find(([n]) => n === rolled)?.[index] ?? '';
  };
  const skin = color(1);
  const hair = color(2);
  let eyes = color(3);
  if (eyes === 'two colors')
    eyes = [...new Set([color(3), color(3)].filter((each) => each !== 'two colors'))].join(' and ') || 'brown';
  return { height, weight, skin, hair, eyes };
}

/**
 * A fighter by the dice (p. 18): 3 dice for each attribute, anything under 7 becoming 7; two weapon skills, or one and
 * Shield, each at DX + 1 die; the weapons for them and a knife. `pick(n)` gives a number from 0 to n − 1.
 */
export function randomFighter(catalog: Catalog, roll: Roll, pick: (count: number) => number): Character {
  const attribute = () => Math.max(lowest, roll(3));
  const character = blankCharacter();
  const attributes = { ...character.attributes, st: attribute(), dx: attribute(), iq: attribute(), ht: attribute() };
  const usable = [...catalog.items.values()].filter(
    ({ facet }) =>
      facet.kind === 'weapon' &&
      facet.attacks?.[0] &&
      (facet.attacks[0].minimumStrength ?? 0) <= attributes.st &&
      catalog.skills.has(facet.attacks[0].skills[0] ?? ''),
  );
  const first = usable[pick(usable.length)];
  const firstSkill = first?.facet.attacks?.[0]?.skills[0] ?? 'knife';
  const others = usable.filter(({ facet }) => facet.attacks?.[0]?.skills[0] !== firstSkill);
  const withShield = !first?.facet.attacks?.every(({ twoHanded }) => twoHanded) && pick(2) === 0;
  const second = withShield ? undefined : others[pick(others.length)];
  const secondSkill = withShield ? 'shield' : (second?.facet.attacks?.[0]?.skills[0] ?? 'knife');
  const skill = (entry: string, index: number) => {
    const facet = catalog.skills.get(entry)?.facet;
    const points = facet ? (skillLadder.price(facet, roll(1)) ?? 0) : 0;
    return { key: `s${index}`, entry, own: null, speciality: '', techLevel: null, points, note: '' };
  };
  const gear = [first?.id, second?.id, withShield ? 'small-shield' : undefined, 'large-knife'].filter(
    (id, i, all): id is string => id !== undefined && all.indexOf(id) === i,
  );
  return {
    ...character,
    name: 'Random fighter',
    attributes,
    concept: { ...character.concept, ...randomLooks(averageHeight(attributes.st, firstStrength), roll) },
    skills: [...new Set([firstSkill, secondSkill])].map(skill),
    equipment: gear.map((entry, i) => ({
      key: `e${i}`,
      entry,
      own: null,
      quantity: 1,
      place: catalog.items.get(entry)?.facet.shield ? 'ready' : 'carried',
      container: '',
      quality: 'good',
      hand: 'main',
      bowStrength: null,
      spiked: false,
      withoutPadding: false,
      madeForAnother: false,
      costOverride: null,
      weightOverride: null,
      note: '',
    })),
  };
}
