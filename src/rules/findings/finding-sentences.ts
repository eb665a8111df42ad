import type { TraitKind } from '../../catalog/trait-entry.ts';
import { formatFraction, formatHeight, formatNumber } from '../../engine/numbers.ts';
import { defaultWords } from '../shared/skill-names.ts';

/** Why points buy nothing: too few for the next level, no more than a default, or a technique without its skill. */
export type IdleReason = 'next-level' | 'no-base' | { readonly default: string; readonly level: number };

/** Everything that a ruleset can remark on. The code is stable; the rest is what the sentence needs. */
export type FindingFact =
  | { readonly code: 'over-budget'; readonly by: number; readonly budget: number }
  | { readonly code: 'over-money'; readonly spent: number; readonly money: number }
  | { readonly code: 'unknown-entry'; readonly name: string; readonly chapter: string; readonly ruleset: string }
  | { readonly code: 'unknown-race'; readonly name: string; readonly ruleset: string }
  | {
      readonly code: 'race-unknown-parts';
      readonly name: string;
      readonly race: string;
      readonly ruleset: string;
    }
  | { readonly code: 'unknown-ruleset'; readonly name: string; readonly ruleset: string }
  | { readonly code: 'unknown-house-rule'; readonly name: string; readonly ruleset: string }
  | {
      readonly code: 'house-rule-overruled';
      readonly name: string;
      /** The rule that counts in its place. */
      readonly by: string;
      /** What both replace: "Dodge". */
      readonly replaced: string;
    }
  | { readonly code: 'attribute-too-low'; readonly name: string; readonly score: number; readonly minimum: number }
  | { readonly code: 'attribute-above-limit'; readonly name: string; readonly score: number; readonly limit: string }
  | { readonly code: 'kind-not-in-ruleset'; readonly name: string; readonly kind: string; readonly ruleset: string }
  | {
      readonly code: 'trait-level';
      readonly name: string;
      readonly level: number;
      /** The level that counts in its place. */
      readonly counted: number;
      /** It is bought in levels at all. */
      readonly leveled: boolean;
    }
  | { readonly code: 'price-sign'; readonly name: string; readonly kind: TraitKind; readonly points: number }
  | { readonly code: 'trait-twice'; readonly name: string }
  | { readonly code: 'trait-of-race'; readonly name: string; readonly race: string }
  | { readonly code: 'not-in-play'; readonly name: string }
  | { readonly code: 'disadvantage-limit'; readonly points: number; readonly limit: number }
  | { readonly code: 'too-many-quirks'; readonly count: number; readonly limit: number }
  | {
      readonly code: 'trait-attribute';
      readonly name: string;
      readonly attribute: string;
      readonly score: number;
      readonly bound: number;
      readonly most: boolean;
    }
  | { readonly code: 'traits-exclude'; readonly name: string; readonly other: string }
  | { readonly code: 'trait-needs'; readonly name: string; readonly needed: string }
  | { readonly code: 'too-many-of'; readonly name: string; readonly count: number; readonly most: number }
  | { readonly code: 'too-many-points-of'; readonly name: string; readonly points: number; readonly most: number }
  | { readonly code: 'one-hand'; readonly names: readonly string[]; readonly cause: string }
  | { readonly code: 'above-tech-level'; readonly name: string; readonly techLevel: number; readonly own: number }
  | { readonly code: 'no-longer-made'; readonly name: string; readonly techLevel: number; readonly own: number }
  | { readonly code: 'tech-level-missing'; readonly name: string }
  | { readonly code: 'skill-needs' | 'spell-needs'; readonly name: string; readonly needed: string }
  | { readonly code: 'no-mana' }
  | { readonly code: 'mana-needs-mage'; readonly mana: string }
  | { readonly code: 'height-far'; readonly own: string; readonly average: string; readonly most: number }
  | { readonly code: 'weight-far'; readonly weight: number; readonly average: number; readonly most: number }
  | { readonly code: 'looks-weight'; readonly weight: number; readonly average: number }
  | { readonly code: 'skill-points-for-age'; readonly points: number; readonly age: number; readonly cap: number }
  | { readonly code: 'skill-twice'; readonly name: string }
  | { readonly code: 'skill-untrained'; readonly name: string; readonly points: number; readonly least: number }
  | {
      readonly code: 'skill-points-idle';
      readonly name: string;
      readonly points: number;
      readonly used: number;
      readonly because: IdleReason;
    }
  | { readonly code: 'default-above-source'; readonly name: string; readonly source: string; readonly penalty: number }
  | { readonly code: 'skill-load'; readonly name: string; readonly load: string }
  | { readonly code: 'speciality-missing'; readonly name: string; readonly label: string }
  | { readonly code: 'two-handed-with-shield'; readonly weapon: string; readonly shield: string }
  | { readonly code: 'too-many-in-hand'; readonly names: readonly string[] }
  | {
      readonly code: 'two-shields';
      readonly names: readonly string[];
      readonly where: 'in hand' | 'on the back';
      readonly counts?: string;
    }
  | { readonly code: 'two-suits'; readonly names: readonly string[] }
  | {
      readonly code: 'weak-for-weapon';
      readonly name: string;
      readonly strength: number;
      readonly minimum: number;
      readonly penalty: number;
    }
  | {
      readonly code: 'bow-too-strong';
      readonly name: string;
      readonly bow: number;
      readonly strength: number;
      readonly most: number;
    }
  | { readonly code: 'goats-foot-missing'; readonly name: string; readonly bow: number; readonly strength: number }
  | { readonly code: 'no-ammunition'; readonly name: string }
  | { readonly code: 'block-without-skill'; readonly shield: string; readonly gives?: string }
  | { readonly code: 'quality-not-offered'; readonly name: string; readonly quality: string }
  | { readonly code: 'quality-price-unknown'; readonly name: string; readonly quality: string }
  | { readonly code: 'small-trait-price'; readonly name: string; readonly kind: string; readonly price: number }
  | { readonly code: 'technique-maximum'; readonly name: string; readonly maximum: number }
  | { readonly code: 'weapon-skill-missing'; readonly weapon: string; readonly skill: string }
  | { readonly code: 'container-overfull'; readonly name: string; readonly count: number; readonly holds: number }
  | { readonly code: 'overload'; readonly load: number; readonly limit: number; readonly effect: string }
  | { readonly code: 'cannot-carry'; readonly load: number; readonly limit: number }
  | { readonly code: 'mount-overload'; readonly name: string; readonly load: number; readonly limit: number }
  | { readonly code: 'mount-cannot-move'; readonly name: string; readonly load: number; readonly limit: number }
  | { readonly code: 'mount-too-small'; readonly name: string }
  | { readonly code: 'two-mounts'; readonly names: readonly string[] }
  | { readonly code: 'race-ceiling'; readonly name: string; readonly points: number; readonly ceiling: number }
  | { readonly code: 'gear-fit'; readonly name: string; readonly price: number }
  | {
      readonly code: 'gear-misfit';
      readonly name: string;
      readonly kind: keyof typeof fitRules;
      readonly first: Measures;
      readonly now: Measures;
      readonly altered: boolean;
      readonly price: number;
    }
  | { readonly code: 'gear-not-for-build'; readonly name: string; readonly trait: string }
  | { readonly code: 'mail-unpadded'; readonly name: string };

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
function alterationWords(fact: Extract<FindingFact, { code: 'gear-misfit' }>): string {
  if (fact.kind === 'mail') return `. An armorer alters mail in a day, this for $${fact.price}`;
  return fact.kind === 'plate' && fact.altered ? ', and is not altered beyond that' : '';
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const points = (n: number): string => `${formatFraction(n)} ${n !== 0 && Math.abs(n) <= 1 ? 'point' : 'points'}`;

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function levelBound({ level, counted, leveled }: Extract<FindingFact, { code: 'trait-level' }>): string {
  if (!leveled) return 'has no levels';
  return `${level < counted ? 'starts at' : 'goes up to'} level ${counted}`;
}

function idleWords({ used, because }: { readonly used: number; readonly because: IdleReason }): string {
  if (because === 'next-level') return `, of which ${formatFraction(used)} count: the next level costs more`;
  if (because === 'no-base') return ' buy nothing: no skill that it builds on is there';
  return ` buy nothing: at ${because.default} it is ${formatFraction(because.level)} without them`;
}

/** The sentence for a finding: the only place where findings get their words. */
export function findingSentence(fact: FindingFact): string {
  switch (fact.code) {
    case 'over-budget':
      return `${points(fact.by)} over the ${formatNumber(fact.budget)} to spend.`;
    case 'over-money':
      return `$${formatNumber(fact.spent)} spent of $${formatNumber(fact.money)}.`;
    case 'unknown-entry':
      return `${fact.ruleset} has no “${fact.name}” among its ${fact.chapter}. It is kept and costs nothing.`;
    case 'race-unknown-parts':
      return `${fact.race} has what is not in the lists of ${fact.ruleset}: ${fact.name}. It costs and does nothing here.`;
    case 'unknown-race':
      return `${fact.ruleset} has no race “${fact.name}”. It is kept and changes nothing.`;
    case 'unknown-ruleset':
      return `The rules “${fact.name}” are not known here. The numbers are those of ${fact.ruleset}; the choices are kept.`;
    case 'unknown-house-rule':
      return `${fact.ruleset} has no optional rule “${fact.name}”. It is kept and changes nothing.`;
    case 'house-rule-overruled':
      return `“${fact.by}” and “${fact.name}” both replace ${fact.replaced}. “${fact.by}” counts; “${fact.name}” is kept and changes nothing.`;
    case 'attribute-too-low':
      return `${fact.name} ${fact.score} is under the minimum of ${fact.minimum}.`;
    case 'attribute-above-limit':
      return `${fact.name} ${formatFraction(fact.score)} is outside ${fact.limit}.`;
    case 'kind-not-in-ruleset':
      return `${fact.ruleset} has no ${fact.kind}s. ${fact.name} is counted all the same.`;
    case 'trait-level':
      return `${fact.name} ${levelBound(fact)}; level ${formatFraction(fact.level)} counts as level ${fact.counted}.`;
    case 'price-sign':
      return fact.points > 0
        ? `${fact.name} is ${withArticle(fact.kind)}, which gives points back, but it costs ${points(fact.points)}.`
        : `${fact.name} is ${withArticle(fact.kind)}, which costs points, but it gives ${points(-fact.points)} back.`;
    case 'trait-twice':
      return `${fact.name} is listed twice.`;
    case 'trait-of-race':
      return `${fact.race} includes ${fact.name}: bought again it adds nothing.`;
    case 'not-in-play':
      return `${fact.name} can only be had when the character is made.`;
    case 'disadvantage-limit':
      return `Disadvantages give ${points(-fact.points)}; the limit is ${formatFraction(-fact.limit)}.`;
    case 'too-many-quirks':
      return `${fact.count} quirks; the limit is ${fact.limit}.`;
    case 'trait-attribute':
      return fact.most
        ? `${fact.name} goes with ${fact.attribute} ${fact.bound} at most; it is ${fact.score}.`
        : `${fact.name} asks for ${fact.attribute} ${fact.bound} or more to begin with; it is ${fact.score}.`;
    case 'traits-exclude':
      return `${fact.name} and ${fact.other} do not go together.`;
    case 'trait-needs':
      return `${fact.name} builds on ${fact.needed}, which is not there.`;
    case 'too-many-of':
      return `${fact.count} times ${fact.name}; ${fact.most} is the most.`;
    case 'too-many-points-of':
      return `${fact.name} gives ${points(-fact.points)} in all; ${formatFraction(-fact.most)} is the most.`;
    case 'one-hand':
      return `With ${fact.cause} there is one hand to hold ${list(fact.names)}.`;
    case 'above-tech-level':
      return `${fact.name} is of tech level ${fact.techLevel}; this character’s is ${fact.own}.`;
    case 'no-longer-made':
      return `${fact.name} is made up to tech level ${fact.techLevel}; this character’s is ${fact.own}.`;
    case 'tech-level-missing':
      return `Choose a tech level for ${fact.name}, or one for the setting.`;
    case 'skill-needs':
    case 'spell-needs':
      return `${fact.name} is learned after ${fact.needed}.`;
    case 'no-mana':
      return 'There is no mana in this setting: no spell works.';
    case 'mana-needs-mage':
      return `With ${fact.mana} mana only somebody with Magery can cast spells.`;
    case 'height-far':
      return `${fact.own} is more than ${fact.most}″ from the average of ${fact.average}.`;
    case 'weight-far':
      return `${formatNumber(fact.weight)} lb is more than ${fact.most} lb from the average of ${formatNumber(fact.average)}.`;
    case 'looks-weight':
      return `Good looks go with a weight near the ${formatNumber(fact.average)} lb that are usual for the height; ${formatNumber(fact.weight)} lb is more than a fifth away.`;
    case 'skill-points-for-age':
      return `${points(fact.points)} in skills at the age of ${formatFraction(fact.age)}: twice the age, ${formatFraction(fact.cap)}, is the most to begin with.`;
    case 'skill-twice':
      return `${fact.name} is listed twice.`;
    case 'skill-untrained':
      return fact.points === 0
        ? `${fact.name} has no points yet. The lowest level costs ${formatFraction(fact.least)}.`
        : `For ${points(fact.points)} there is no level of ${fact.name}. The lowest costs ${formatFraction(fact.least)}.`;
    case 'skill-points-idle':
      return `${points(fact.points)} in ${fact.name}${idleWords(fact)}.`;
    case 'default-above-source': {
      const at = (penalty: number) => defaultWords(fact.source, penalty);
      return `${fact.name} can be used untrained at ${at(fact.penalty)}, above ${fact.source} itself. For ${at(-fact.penalty)} the penalty is ${formatFraction(-fact.penalty)}.`;
    }
    case 'skill-load':
      return `${fact.name} wants a light load at most; the load is ${fact.load}.`;
    case 'speciality-missing':
      return `Choose ${withArticle(fact.label.toLowerCase())} for ${fact.name}.`;
    case 'two-handed-with-shield':
      return `${fact.weapon} needs both hands, and ${fact.shield.toLowerCase()} is in one.`;
    case 'too-many-in-hand':
      return `More in hand than two hands hold: ${list(fact.names)}.`;
    case 'two-shields':
      return `Two shields ${fact.where}: ${list(fact.names)}. ${
        fact.counts === undefined ? 'The first one counts' : `Their bonuses do not add up: ${fact.counts} counts`
      }.`;
    case 'two-suits':
      return `One suit of armor is worn at a time; here it is ${list(fact.names)}. The best of them counts.`;
    case 'weak-for-weapon':
      return fact.penalty === 0
        ? `${fact.name} is made for ST ${fact.minimum}, and ST is ${fact.strength}. The book names no penalty.`
        : `${fact.name} is made for ST ${fact.minimum}; with ST ${fact.strength} the skill is ${fact.penalty} lower.`;
    case 'bow-too-strong':
      return `${fact.name} of ST ${fact.bow} is more than ${fact.most} over ST ${fact.strength}: it cannot be cocked.`;
    case 'goats-foot-missing':
      return `${fact.name} of ST ${fact.bow} is 3 or 4 over ST ${fact.strength}: it is cocked with a goat’s foot, and none is at hand.`;
    case 'no-ammunition':
      return `Nothing at hand to shoot with ${fact.name.toLowerCase()}.`;
    case 'block-without-skill':
      return `${fact.shield} gives its ${fact.gives ?? 'passive defense'}, but blocking needs the Shield skill.`;
    case 'quality-not-offered':
      return `${fact.name} is not made in ${fact.quality} quality. The list price counts.`;
    case 'quality-price-unknown':
      return `What a ${fact.quality} ${fact.name.toLowerCase()} costs is not known here: the list price counts until it has its own.`;
    case 'small-trait-price':
      return `${fact.name} is a ${fact.kind}, which is ${points(fact.price)}${Math.abs(fact.price) === 1 ? '' : ' at this level'}.`;
    case 'technique-maximum':
      return `${fact.name} goes to ${formatFraction(fact.maximum)} over its default; the points beyond buy nothing.`;
    case 'weapon-skill-missing':
      return `${fact.weapon} is used with “${fact.skill}”, which is not among the skills.`;
    case 'container-overfull':
      return `${fact.name} holds ${formatNumber(fact.holds)}, and ${formatNumber(fact.count)} are in it.`;
    case 'overload':
      return `${formatNumber(fact.load)} lb is more than the heaviest load (${formatNumber(fact.limit)} lb): ${fact.effect}.`;
    case 'cannot-carry':
      return `${formatNumber(fact.load)} lb cannot be carried: the most is ${formatNumber(fact.limit)} lb.`;
    case 'mount-overload':
      return `${fact.name} bears ${formatNumber(fact.load)} lb, over its extra-heavy load (${formatNumber(fact.limit)} lb): Move 1, if it goes at all.`;
    case 'mount-cannot-move':
      return `${fact.name} cannot move under ${formatNumber(fact.load)} lb: the most is ${formatNumber(fact.limit)} lb.`;
    case 'mount-too-small':
      return `${fact.name} is too small to be ridden.`;
    case 'two-mounts':
      return `Ridden at once: ${list(fact.names)}. The first one carries the rider.`;
    case 'race-ceiling':
      return `${formatNumber(fact.points)} points are many for this race (${fact.name}): about ${fact.ceiling} is the usual ceiling.`;
    case 'gear-fit':
      return `${fact.name} was made for another: −1 to all skill rolls while it is worn. An armorer alters it in a week for $${fact.price}.`;
    case 'gear-misfit':
      return `${fact.name} was made for somebody of ${measures(fact.first)} and does not fit at ${measures(fact.now)}: ${fitRules[fact.kind]}${alterationWords(fact)}.`;
    case 'gear-not-for-build':
      return `${fact.name} was made for another: with ${fact.trait}, only clothes and armor made to measure fit.`;
    case 'mail-unpadded':
      return `${fact.name} is worn without cloth under it: DR 3, and less against impaling.`;
  }
}
