import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import { formatFraction, formatHeight, formatMoney, formatNumber, withArticle } from '../../engine/format.ts';
import { formatPoints } from '../shared/figure-words.ts';
import { formatDefault } from '../shared/skill-ladder.ts';

/** The sentence for each code, given its facts. */
type SentenceTable<Facts> = { readonly [Code in keyof Facts]: (fact: Facts[Code]) => string };

/**
 * Findings about the character as a whole: budget, entries that the ruleset does not have, attributes, build and race.
 * The values each sentence needs, by code.
 */
interface CharacterFacts {
  'over-budget': { readonly by: number; readonly budget: number };
  'outside-books': { readonly name: string; readonly book: string };
  'outside-tech-levels': { readonly name: string; readonly techLevel: number; readonly range: string };
  'job-skill-missing': { readonly title: string; readonly skill: string };
  'job-prerequisite': {
    readonly title: string;
    readonly skill: string;
    readonly needed: number;
    readonly level: number;
  };
  'job-wealth': { readonly title: string; readonly wealth: string };
  'over-money': { readonly spent: number; readonly money: number };
  'unknown-entry': { readonly name: string; readonly chapter: string; readonly ruleset: string };
  'race-unknown-parts': { readonly name: string; readonly race: string; readonly ruleset: string };
  'unknown-race': { readonly name: string; readonly ruleset: string };
  'unknown-ruleset': { readonly name: string; readonly ruleset: string };
  'unknown-house-rule': { readonly name: string; readonly ruleset: string };
  'house-rule-overruled': {
    readonly name: string;
    /** The rule that counts in its place. */
    readonly by: string;
    /** The thing that both replace: "Dodge". */
    readonly replaced: string;
  };
  'attribute-too-low': { readonly name: string; readonly score: number; readonly minimum: number };
  'attribute-above-limit': { readonly name: string; readonly score: number; readonly limit: string };
  'height-far': { readonly own: string; readonly average: string; readonly most: number };
  'weight-far': { readonly weight: number; readonly average: number; readonly most: number };
  'looks-weight': { readonly weight: number; readonly average: number };
  'race-ceiling': { readonly name: string; readonly points: number; readonly ceiling: number };
}

const characterSentences: SentenceTable<CharacterFacts> = {
  'over-budget': (fact) => `${formatPoints(fact.by)} over the budget of ${formatNumber(fact.budget)}.`,
  'over-money': (fact) => `${formatMoney(fact.spent)} spent of ${formatMoney(fact.money)}.`,
  'outside-books': (fact) => `${fact.name} is from ${fact.book}, which this campaign does not use.`,
  'outside-tech-levels': (fact) =>
    `${fact.name} is TL ${formatFraction(fact.techLevel)}; this campaign has ${fact.range}.`,
  'job-skill-missing': (fact) =>
    `${fact.title} is rolled against ${fact.skill}, which this character does not have: learn it, or choose another.`,
  'job-prerequisite': (fact) =>
    `${fact.title} needs ${fact.skill} ${formatFraction(fact.needed)}; it is ${formatFraction(fact.level)}.`,
  'job-wealth': (fact) => `${fact.title} is a job for the ${fact.wealth}, and this character is poorer.`,
  'unknown-entry': (fact) =>
    `${fact.ruleset} has no “${fact.name}” among its ${fact.chapter}. It is kept and costs nothing.`,
  'race-unknown-parts': (fact) =>
    `${fact.race} has traits or skills that are not in ${fact.ruleset}: ${fact.name}. They cost nothing and do nothing here.`,
  'unknown-race': (fact) => `${fact.ruleset} has no race “${fact.name}”. It is kept and changes nothing.`,
  'unknown-ruleset': (fact) =>
    `Unknown rules “${fact.name}”. The numbers follow ${fact.ruleset}; your choices are kept.`,
  'unknown-house-rule': (fact) =>
    `${fact.ruleset} has no optional rule “${fact.name}”. It is kept and changes nothing.`,
  'house-rule-overruled': (fact) =>
    `“${fact.by}” and “${fact.name}” both replace ${fact.replaced}. “${fact.by}” counts; “${fact.name}” is kept and changes nothing.`,
  'attribute-too-low': (fact) => `${fact.name} ${fact.score} is below the minimum of ${fact.minimum}.`,
  'attribute-above-limit': (fact) => `${fact.name} ${formatFraction(fact.score)} is outside ${fact.limit}.`,
  'height-far': (fact) => `${fact.own} is more than ${fact.most}″ from the average of ${fact.average}.`,
  'weight-far': (fact) =>
    `${formatFraction(fact.weight)} lb is more than ${fact.most} lb from the average of ${formatFraction(fact.average)} lb.`,
  'looks-weight': (fact) =>
    `Good looks need a weight near the average of ${formatFraction(fact.average)} lb for the height; ${formatFraction(fact.weight)} lb is off by more than a fifth.`,
  'race-ceiling': (fact) =>
    `${formatNumber(fact.points)} points is a lot for this race (${fact.name}): about ${fact.ceiling} is the usual ceiling.`,
};

/** "a, b and c". */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Findings about weapons, armor, load and mounts. The values each sentence needs, by code. */
interface EquipmentFacts {
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
  'needs-hands': { readonly name: string; readonly cause: string };
  'move-over-body': { readonly cause: string; readonly move: number; readonly limit: number };
  'needs-flight': { readonly name: string };
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

const equipmentSentences: SentenceTable<EquipmentFacts> = {
  'item-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'above-tech-level': (fact) => `${fact.name} is TL${fact.techLevel}; this character is TL${fact.own}.`,
  'no-longer-made': (fact) => `${fact.name} is made up to TL${fact.techLevel}; this character is TL${fact.own}.`,
  'two-handed-with-shield': (fact) =>
    `${fact.weapon} needs both hands, but one holds the ${nameInSentence(fact.shield)}.`,
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
  'no-ammunition': (fact) => `No ammunition ready for ${nameInSentence(fact.name)}.`,
  'block-without-skill': (fact) =>
    `${fact.shield} still gives its ${fact.gives ?? 'passive defense'}, but you need the Shield skill to block.`,
  'quality-not-offered': (fact) => `${fact.name} is not made in ${fact.quality} quality. The list price is used.`,
  'quality-price-unknown': (fact) =>
    `No price is known for a ${fact.quality} ${nameInSentence(fact.name)}: the list price is used until you set one.`,
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
  'needs-hands': (fact) => `${fact.name} is held in the hand, which ${fact.cause} rules out.`,
  'move-over-body': (fact) =>
    `${fact.cause} leaves a Basic Move of ${formatFraction(fact.limit)} at most, and it is ${formatFraction(fact.move)}: lower it, for its points.`,
  'needs-flight': (fact) => `${fact.name} does nothing without Flight.`,
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

/**
 * Why points buy nothing: too few for the next level, no improvement over a default or over a wildcard skill that covers
 * it, or a technique without its skill.
 */
export type IdleReason =
  | 'next-level'
  | 'no-base'
  | { readonly default: string; readonly level: number }
  | { readonly cover: string; readonly level: number };

/** Findings about skills, techniques and spells. The values each sentence needs, by code. */
interface SkillFacts {
  'tech-level-missing': { readonly name: string };
  'skill-needs': { readonly name: string; readonly needed: string };
  'spell-needs': { readonly name: string; readonly needed: string };
  'no-mana': object;
  'mana-needs-mage': { readonly mana: string };
  'skill-points-for-age': { readonly points: number; readonly age: number; readonly cap: number };
  'skill-twice': { readonly name: string };
  'skill-untrained': { readonly name: string; readonly points: number; readonly least: number };
  'skill-points-idle': {
    readonly name: string;
    readonly points: number;
    readonly used: number;
    readonly because: IdleReason;
  };
  'default-above-source': { readonly name: string; readonly source: string; readonly penalty: number };
  'skill-load': { readonly name: string; readonly load: string };
  'speciality-missing': { readonly name: string; readonly label: string };
  'technique-maximum': { readonly name: string; readonly maximum: number };
}

function describeIdle({ points, used, because }: SkillFacts['skill-points-idle']): string {
  if (because === 'next-level') return `, of which only ${formatFraction(used)} count: the next level costs more`;
  const buys = points <= 1 ? 'buys' : 'buy';
  if (because === 'no-base') return ` ${buys} nothing: it needs a skill this character does not have`;
  if ('cover' in because) return ` ${buys} nothing: ${because.cover} already gives ${formatFraction(because.level)}`;
  return ` ${buys} nothing: at ${because.default} it is ${formatFraction(because.level)} without ${points <= 1 ? 'it' : 'them'}`;
}

const skillSentences: SentenceTable<SkillFacts> = {
  'tech-level-missing': (fact) => `Choose a tech level for ${fact.name}, or one for the setting.`,
  'skill-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'spell-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'no-mana': () => 'This setting has no mana: spells do not work.',
  'mana-needs-mage': (fact) => `With ${fact.mana} mana, only mages can cast spells: Magery is missing.`,
  'skill-points-for-age': (fact) =>
    `${formatPoints(fact.points)} in skills at age ${formatFraction(fact.age)}: a starting character may spend at most twice their age, ${formatFraction(fact.cap)}.`,
  'skill-twice': (fact) => `${fact.name} is listed twice.`,
  'skill-untrained': (fact) =>
    fact.points === 0
      ? `${fact.name} has no points yet. The lowest level costs ${formatFraction(fact.least)}.`
      : `${formatPoints(fact.points)} buys no level of ${fact.name}. The lowest costs ${formatFraction(fact.least)}.`,
  'skill-points-idle': (fact) => `${formatPoints(fact.points)} in ${fact.name}${describeIdle(fact)}.`,
  'default-above-source': (fact) => {
    const at = (penalty: number) => formatDefault(fact.source, penalty);
    return `${fact.name} defaults to ${at(fact.penalty)}, better than ${fact.source} itself. For ${at(-fact.penalty)}, enter a penalty of ${formatFraction(-fact.penalty)}.`;
  },
  'skill-load': (fact) => `${fact.name} needs light encumbrance or less; yours is ${fact.load}.`,
  'speciality-missing': (fact) => `Choose ${withArticle(fact.label.toLowerCase())} for ${fact.name}.`,
  'technique-maximum': (fact) =>
    `${fact.name} can be at most ${formatFraction(fact.maximum)} over its default; extra points buy nothing.`,
};

/** Findings about advantages, disadvantages and other traits. The values each sentence needs, by code. */
interface TraitFacts {
  'kind-not-in-ruleset': { readonly name: string; readonly kind: string; readonly ruleset: string };
  'trait-level': {
    readonly name: string;
    readonly level: number;
    /** The level that counts in its place. */
    readonly counted: number;
    /** It is bought in levels at all. */
    readonly leveled: boolean;
  };
  'effect-unknown': { readonly name: string; readonly stats: readonly string[] };
  'effect-ring': { readonly name: string };
  'price-sign': { readonly name: string; readonly kind: TraitEntryKind; readonly points: number };
  'trait-twice': { readonly name: string };
  'linked-power': {
    readonly name: string;
    readonly who: string;
    /** Of the owner's points: "70%". */
    readonly percent: string;
    readonly chosen: string;
    /** The answer of the book's table; null if it has none. */
    readonly wanted: string | null;
  };
  'trait-of-race': { readonly name: string; readonly race: string };
  'not-in-play': { readonly name: string };
  'disadvantage-limit': { readonly points: number; readonly limit: number };
  'too-many-quirks': { readonly count: number; readonly limit: number };
  'trait-attribute': {
    readonly name: string;
    readonly attribute: string;
    readonly score: number;
    readonly bound: number;
    readonly most: boolean;
  };
  'traits-exclude': { readonly name: string; readonly excludedTrait: string };
  'trait-needs': { readonly name: string; readonly needed: string };
  'too-many-of': { readonly name: string; readonly count: number; readonly most: number };
  'too-many-points-of': { readonly name: string; readonly points: number; readonly most: number };
  'one-hand': { readonly names: readonly string[]; readonly cause: string };
  'small-trait-price': { readonly name: string; readonly kind: string; readonly price: number };
}

function levelBound({ level, counted, leveled }: TraitFacts['trait-level']): string {
  if (!leveled) return 'has no levels';
  return `${level < counted ? 'starts at' : 'goes up to'} level ${counted}`;
}

const traitSentences: SentenceTable<TraitFacts> = {
  'kind-not-in-ruleset': (fact) => `${fact.ruleset} has no ${fact.kind}s. ${fact.name} still counts.`,
  'trait-level': (fact) =>
    `${fact.name} ${levelBound(fact)}; level ${formatFraction(fact.level)} counts as level ${fact.counted}.`,
  'effect-unknown': ({ name, stats }) =>
    `${name} has an effect that is incomplete or unknown here${stats.some(Boolean) ? ` (${joinNames(stats.filter(Boolean))})` : ''}. It is kept and changes nothing.`,
  'effect-ring': ({ name }) => `An effect of ${name} depends on the number it changes, so it has no effect.`,
  'price-sign': (fact) =>
    fact.points > 0
      ? `${fact.name} is ${withArticle(fact.kind)} and should give points back, but it costs ${formatPoints(fact.points)}.`
      : `${fact.name} is ${withArticle(fact.kind)} and should cost points, but it gives back ${formatPoints(-fact.points)}.`,
  'linked-power': ({ name, who, percent, chosen, wanted }) =>
    `${name}: ${who} has ${percent} of your points, but the price is for “${chosen}”. ${wanted === null ? 'The book has no price for that' : `It should be “${wanted}”`}.`,
  'trait-twice': (fact) => `${fact.name} is listed twice.`,
  'trait-of-race': (fact) => `${fact.race} already includes ${fact.name}: buying it again adds nothing.`,
  'not-in-play': (fact) => `${fact.name} can only be taken at creation.`,
  'disadvantage-limit': (fact) =>
    `Disadvantages give ${formatPoints(-fact.points)}; the limit is ${formatFraction(-fact.limit)}.`,
  'too-many-quirks': (fact) => `${fact.count} quirks; the limit is ${fact.limit}.`,
  'trait-attribute': (fact) =>
    fact.most
      ? `${fact.name} requires ${fact.attribute} ${fact.bound} or less; it is ${fact.score}.`
      : `${fact.name} requires a starting ${fact.attribute} of ${fact.bound} or more; it is ${fact.score}.`,
  'traits-exclude': (fact) => `${fact.name} and ${fact.excludedTrait} do not go together.`,
  'trait-needs': (fact) => `${fact.name} requires ${fact.needed}.`,
  'too-many-of': (fact) => `${fact.name} taken ${fact.count} times; the maximum is ${fact.most}.`,
  'too-many-points-of': (fact) =>
    `${fact.name} gives ${formatPoints(-fact.points)} in total; the maximum is ${formatFraction(-fact.most)}.`,
  'one-hand': (fact) => `With ${fact.cause}, only one hand is free for ${joinNames(fact.names)}.`,
  'small-trait-price': (fact) =>
    `${fact.name} is a ${fact.kind} and should be ${formatPoints(fact.price)}${Math.abs(fact.price) === 1 ? '' : ' at this level'}.`,
};

/** The values that each finding's sentence needs, by its code. Codes are stable: waivers in saved files name them. */
type Facts = CharacterFacts & TraitFacts & SkillFacts & EquipmentFacts;
type FactOf<Code extends keyof Facts> = { [Each in Code]: { readonly code: Each } & Facts[Each] }[Code];

/** Every finding that a ruleset can report: a code with the values of its sentence. */
export type FindingFact = FactOf<keyof Facts>;

const sentences: SentenceTable<Facts> = {
  ...characterSentences,
  ...traitSentences,
  ...skillSentences,
  ...equipmentSentences,
};

/** The sentence for a finding: the only place where codes become words. */
export function describeFinding<Code extends keyof Facts>(fact: FactOf<Code>): string {
  return sentences[fact.code](fact);
}
