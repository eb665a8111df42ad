import { formatFraction, formatHeight, formatNumber } from '../../engine/format.ts';
import { joinNames } from './sentence-parts.ts';
import type { SentenceTable } from './sentence-table.ts';

/** Findings about weapons, armor, load and mounts. What each sentence needs, by code. */
export interface EquipmentFacts {
  'item-needs': { readonly name: string; readonly needed: string };
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
  helmet: 'a helmet fits only someone smaller',
} as const;

const measures = ({ height, weight }: Measures): string =>
  [height === null ? '' : formatHeight(height), weight === null ? '' : `${formatFraction(weight)} lb`]
    .filter(Boolean)
    .join(' and ');

/** What an armorer can do about armor that does not fit. */
function describeAlteration(fact: EquipmentFacts['gear-misfit']): string {
  if (fact.kind === 'mail') return `. An armorer can alter mail in a day, for $${fact.price}`;
  return fact.kind === 'plate' && fact.altered ? ', and can’t be altered further' : '';
}

export const equipmentSentences: SentenceTable<EquipmentFacts> = {
  'item-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'above-tech-level': (fact) => `${fact.name} is TL${fact.techLevel}; this character is TL${fact.own}.`,
  'no-longer-made': (fact) => `${fact.name} is made up to TL${fact.techLevel}; this character is TL${fact.own}.`,
  'two-handed-with-shield': (fact) =>
    `${fact.weapon} needs both hands, but one holds the ${fact.shield.toLowerCase()}.`,
  'too-many-in-hand': (fact) => `Too much for two hands: ${joinNames(fact.names)}.`,
  'two-shields': (fact) =>
    `Two shields ${fact.where}: ${joinNames(fact.names)}. ${
      fact.counts === undefined
        ? 'Only the first one counts'
        : `Their bonuses do not add up: only ${fact.counts} counts`
    }.`,
  'two-suits': (fact) => `Only one suit of armor can be worn at a time: ${joinNames(fact.names)}. The best one counts.`,
  'weak-for-weapon': (fact) =>
    fact.penalty === 0
      ? `${fact.name} needs ST ${fact.minimum}, and ST is ${fact.strength}. The book gives no penalty.`
      : `${fact.name} needs ST ${fact.minimum}; with ST ${fact.strength} the skill is ${fact.penalty} lower.`,
  'bow-too-strong': (fact) =>
    `${fact.name} has ST ${fact.bow}, more than ${fact.most} over your ST ${fact.strength}: you cannot cock it.`,
  'goats-foot-missing': (fact) =>
    `${fact.name} has ST ${fact.bow}, 3 or 4 over your ST ${fact.strength}: you need a goat’s foot to cock it, and have none ready.`,
  'no-ammunition': (fact) => `No ammunition ready for ${fact.name.toLowerCase()}.`,
  'block-without-skill': (fact) =>
    `${fact.shield} still gives its ${fact.gives ?? 'passive defense'}, but you need the Shield skill to block.`,
  'quality-not-offered': (fact) => `${fact.name} is not made in ${fact.quality} quality. The list price is used.`,
  'quality-price-unknown': (fact) =>
    `No price is known for a ${fact.quality} ${fact.name.toLowerCase()}: the list price is used until you set one.`,
  'weapon-skill-missing': (fact) => `${fact.weapon} uses “${fact.skill}”, a skill this character does not have.`,
  'container-overfull': (fact) =>
    `${fact.name} holds ${formatNumber(fact.holds)}, but contains ${formatNumber(fact.count)}.`,
  overload: (fact) =>
    `${formatFraction(fact.load)} lb is over the maximum load (${formatFraction(fact.limit)} lb): ${fact.effect}.`,
  'cannot-carry': (fact) =>
    `${formatFraction(fact.load)} lb is too much to carry: the maximum is ${formatFraction(fact.limit)} lb.`,
  'mount-overload': (fact) =>
    `${fact.name} carries ${formatFraction(fact.load)} lb, over its extra-heavy limit (${formatFraction(fact.limit)} lb): Move 1, if it moves at all.`,
  'mount-cannot-move': (fact) =>
    `${fact.name} cannot move with ${formatFraction(fact.load)} lb: the maximum is ${formatFraction(fact.limit)} lb.`,
  'mount-too-small': (fact) => `${fact.name} is too small to ride.`,
  'two-mounts': (fact) => `Two mounts ridden at once: ${joinNames(fact.names)}. The first one carries the rider.`,
  'gear-fit': (fact) =>
    `${fact.name} was made for someone else: −1 to all skill rolls while it is worn. An armorer can alter it in a week for $${fact.price}.`,
  'gear-misfit': (fact) =>
    `${fact.name} was made for someone ${measures(fact.first)} and does not fit at ${measures(fact.now)}: ${fitRules[fact.kind]}${describeAlteration(fact)}.`,
  'gear-not-for-build': (fact) =>
    `${fact.name} was made for someone else: with ${fact.trait}, only clothes and armor made to measure fit.`,
  'mail-unpadded': (fact) => `${fact.name} is worn without padding: DR 3, and less against impaling.`,
};
