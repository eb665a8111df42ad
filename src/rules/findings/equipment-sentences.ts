import { formatHeight, formatNumber } from '../../engine/numbers.ts';
import { joinNames } from './sentence-parts.ts';
import type { SentenceTable } from './sentence-table.ts';

/** Findings about weapons, armor, load and mounts. What each sentence needs, by code. */
export interface EquipmentFacts {
  'above-tech-level': { readonly name: string; readonly techLevel: number; readonly own: number };
  'no-longer-made': { readonly name: string; readonly techLevel: number; readonly own: number };
  'two-handed-with-shield': { readonly weapon: string; readonly shield: string };
  'too-many-in-hand': { readonly names: readonly string[] };
  'two-shields': {
    readonly names: readonly string[];
    readonly where: 'in hand' | 'on the back';
    readonly counts?: string;
  };
  'two-suits': { readonly names: readonly string[] };
  'weak-for-weapon': {
    readonly name: string;
    readonly strength: number;
    readonly minimum: number;
    readonly penalty: number;
  };
  'bow-too-strong': { readonly name: string; readonly bow: number; readonly strength: number; readonly most: number };
  'goats-foot-missing': { readonly name: string; readonly bow: number; readonly strength: number };
  'no-ammunition': { readonly name: string };
  'block-without-skill': { readonly shield: string; readonly gives?: string };
  'quality-not-offered': { readonly name: string; readonly quality: string };
  'quality-price-unknown': { readonly name: string; readonly quality: string };
  'weapon-skill-missing': { readonly weapon: string; readonly skill: string };
  'container-overfull': { readonly name: string; readonly count: number; readonly holds: number };
  overload: { readonly load: number; readonly limit: number; readonly effect: string };
  'cannot-carry': { readonly load: number; readonly limit: number };
  'mount-overload': { readonly name: string; readonly load: number; readonly limit: number };
  'mount-cannot-move': { readonly name: string; readonly load: number; readonly limit: number };
  'mount-too-small': { readonly name: string };
  'two-mounts': { readonly names: readonly string[] };
  'gear-fit': { readonly name: string; readonly price: number };
  'gear-misfit': {
    readonly name: string;
    readonly kind: keyof typeof fitRules;
    readonly first: Measures;
    readonly now: Measures;
    readonly altered: boolean;
    readonly price: number;
  };
  'gear-not-for-build': { readonly name: string; readonly trait: string };
  'mail-unpadded': { readonly name: string };
}

/** Inches and pounds, as far as they are known. */
interface Measures {
  readonly height: number | null;
  readonly weight: number | null;
}

const fitRules = {
  plate: 'plate fits within 1″ and 10 lb',
  mail: 'clothes and soft armor fit within 4″ and 30 lb',
  soft: 'clothes and soft armor fit within 4″ and 30 lb',
  shoes: 'shoes fit within 2″ and 20 lb',
  helmet: 'a helmet fits only somebody smaller',
} as const;

const measures = ({ height, weight }: Measures): string =>
  [height === null ? '' : formatHeight(height), weight === null ? '' : `${formatNumber(weight)} lb`]
    .filter(Boolean)
    .join(' and ');

/** What an armorer can do about armor that does not fit. */
function describeAlteration(fact: EquipmentFacts['gear-misfit']): string {
  if (fact.kind === 'mail') return `. An armorer alters mail in a day, this for $${fact.price}`;
  return fact.kind === 'plate' && fact.altered ? ', and is not altered beyond that' : '';
}

export const equipmentSentences: SentenceTable<EquipmentFacts> = {
  'above-tech-level': (fact) => `${fact.name} is of tech level ${fact.techLevel}; this character’s is ${fact.own}.`,
  'no-longer-made': (fact) =>
    `${fact.name} is made up to tech level ${fact.techLevel}; this character’s is ${fact.own}.`,
  'two-handed-with-shield': (fact) => `${fact.weapon} needs both hands, and ${fact.shield.toLowerCase()} is in one.`,
  'too-many-in-hand': (fact) => `More in hand than two hands hold: ${joinNames(fact.names)}.`,
  'two-shields': (fact) =>
    `Two shields ${fact.where}: ${joinNames(fact.names)}. ${
      fact.counts === undefined ? 'The first one counts' : `Their bonuses do not add up: ${fact.counts} counts`
    }.`,
  'two-suits': (fact) =>
    `One suit of armor is worn at a time; here it is ${joinNames(fact.names)}. The best of them counts.`,
  'weak-for-weapon': (fact) =>
    fact.penalty === 0
      ? `${fact.name} is made for ST ${fact.minimum}, and ST is ${fact.strength}. The book names no penalty.`
      : `${fact.name} is made for ST ${fact.minimum}; with ST ${fact.strength} the skill is ${fact.penalty} lower.`,
  'bow-too-strong': (fact) =>
    `${fact.name} of ST ${fact.bow} is more than ${fact.most} over ST ${fact.strength}: it cannot be cocked.`,
  'goats-foot-missing': (fact) =>
    `${fact.name} of ST ${fact.bow} is 3 or 4 over ST ${fact.strength}: it is cocked with a goat’s foot, and none is at hand.`,
  'no-ammunition': (fact) => `Nothing at hand to shoot with ${fact.name.toLowerCase()}.`,
  'block-without-skill': (fact) =>
    `${fact.shield} gives its ${fact.gives ?? 'passive defense'}, but blocking needs the Shield skill.`,
  'quality-not-offered': (fact) => `${fact.name} is not made in ${fact.quality} quality. The list price counts.`,
  'quality-price-unknown': (fact) =>
    `What a ${fact.quality} ${fact.name.toLowerCase()} costs is not known here: the list price counts until it has its own.`,
  'weapon-skill-missing': (fact) => `${fact.weapon} is used with “${fact.skill}”, which is not among the skills.`,
  'container-overfull': (fact) =>
    `${fact.name} holds ${formatNumber(fact.holds)}, and ${formatNumber(fact.count)} are in it.`,
  overload: (fact) =>
    `${formatNumber(fact.load)} lb is more than the heaviest load (${formatNumber(fact.limit)} lb): ${fact.effect}.`,
  'cannot-carry': (fact) =>
    `${formatNumber(fact.load)} lb cannot be carried: the most is ${formatNumber(fact.limit)} lb.`,
  'mount-overload': (fact) =>
    `${fact.name} bears ${formatNumber(fact.load)} lb, over its extra-heavy load (${formatNumber(fact.limit)} lb): Move 1, if it goes at all.`,
  'mount-cannot-move': (fact) =>
    `${fact.name} cannot move under ${formatNumber(fact.load)} lb: the most is ${formatNumber(fact.limit)} lb.`,
  'mount-too-small': (fact) => `${fact.name} is too small to be ridden.`,
  'two-mounts': (fact) => `Ridden at once: ${joinNames(fact.names)}. The first one carries the rider.`,
  'gear-fit': (fact) =>
    `${fact.name} was made for another: −1 to all skill rolls while it is worn. An armorer alters it in a week for $${fact.price}.`,
  'gear-misfit': (fact) =>
    `${fact.name} was made for somebody of ${measures(fact.first)} and does not fit at ${measures(fact.now)}: ${fitRules[fact.kind]}${describeAlteration(fact)}.`,
  'gear-not-for-build': (fact) =>
    `${fact.name} was made for another: with ${fact.trait}, only clothes and armor made to measure fit.`,
  'mail-unpadded': (fact) => `${fact.name} is worn without cloth under it: DR 3, and less against impaling.`,
};
