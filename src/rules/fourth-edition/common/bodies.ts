import { type BodyPlan, type BodyPlanId, bodyPlans } from '../../../catalog/fourth-edition/body-plans.ts';
import { memoizeByKeys } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetLocation } from '../../combat/combat-rules.ts';
import type { HitLocation } from '../../combat/fight-rules.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { groupBy } from '../../shared/group-by.ts';
import { findHolder, findHolders } from '../../shared/rows.ts';
import { locations } from './fight/places.ts';
import { hasModifier, limitsOnGround, maxBasicMove } from './media.ts';
import { pages } from './pages.ts';

/** A body as the sheet has it: its hit locations, and the parts of a human body that it has not got. */
export interface Body {
  readonly plan: BodyPlanId | 'humanoid';
  readonly table: readonly SheetLocation[];
  /** Names of places that are on no line of the sheet, even if armor or an effect names them. */
  readonly absent: ReadonlySet<string>;
}

/** Eyes without their own armor have that of the face; the vitals are in the torso. */
const within = new Set(['eyes', 'vitals']);

const isListed = (
  name: string,
  rolls: SheetLocation['rolls'],
  add: number,
  names: readonly string[],
): SheetLocation => {
  const isWithin = within.has(name);
  const [first = name, ...others] = names;
  return {
    name,
    add,
    rolls,
    places: isWithin ? [first, ...(others.length > 0 ? others : ['torso'])] : [first],
    coveredBy: isWithin ? [first] : [first, ...others],
    always: !isWithin,
  };
};

function readLocation(of: readonly [HitLocation, ...HitLocation[]]): SheetLocation {
  const [{ add, armor = [], name }] = of;
  return isListed(
    armor[0] ?? name,
    of.flatMap(({ rolls }) => (rolls ? [rolls] : [])),
    add,
    armor.length > 0 ? armor : [name],
  );
}

const placeOf = ({ armor, name }: HitLocation): string => armor?.[0] ?? name;
/** A shield in the way is a matter of the attack, and makes no other location. */
const bodyLocations = locations.filter(({ addWithoutShield }) => addWithoutShield === undefined);

/** The hit locations of a human in the order of the book's table (pp. 398–400, 552). */
const humanLocations: readonly SheetLocation[] = [...groupBy(bodyLocations, placeOf).values()].flatMap(
  ([first, ...others]) => (first ? [readLocation([first, ...others])] : []),
);

/** Names by which armor and effects mean a place beside its own. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  eyes: ['face'],
  skull: ['head'],
  brain: ['skull', 'head'],
  face: ['head'],
  arms: ['arm'],
  legs: ['leg'],
  forelegs: ['foreleg', 'legs', 'leg'],
  midlegs: ['midleg', 'legs', 'leg'],
  'hind legs': ['hind leg', 'hindleg', 'legs', 'leg'],
  hands: ['hand'],
  feet: ['foot'],
  wings: ['wing'],
  fins: ['fin'],
  tentacles: ['tentacle', 'hands', 'hand', 'arms'],
};

/** The locations of a plan; rows of one place are one line, as armor covers both. */
const readPlan = ({ places }: BodyPlan): readonly SheetLocation[] =>
  [...groupBy(places, ([name]) => name)].map(([name, rows]) => {
    const rolls = rows.flatMap(([, range]) => (range ? [range] : []));
    return isListed(name, rolls, rows[0]?.[2] ?? 0, [name, ...(furtherNames[name] ?? [])]);
  });

const tables: ReadonlyMap<BodyPlanId | 'humanoid', readonly SheetLocation[]> = new Map<
  BodyPlanId | 'humanoid',
  readonly SheetLocation[]
>([['humanoid', humanLocations], ...bodyPlanIds().map((id) => [id, readPlan(bodyPlans[id])] as const)]);

function bodyPlanIds(): BodyPlanId[] {
  return Object.keys(bodyPlans).filter((id): id is BodyPlanId => Object.hasOwn(bodyPlans, id));
}

const has = (context: SheetContext, trait: string, ...options: readonly string[]): boolean =>
  findHolder(context, trait, options.length > 0 ? options : undefined) !== undefined;

/** Whether the character flies with wings: a modifier of Flight. */
const isWinged = (context: SheetContext): boolean =>
  findHolders(context, 'flight', undefined).some((flight) => hasModifier(flight, 'winged'));

/** The arms of an octopus, and what a squid has more, beside two. */
const octopodArms = 6;
const squidArms = 8;

/**
 * The plan that the traits of a body make (pp. 54, 139, 145, 263, 552): what it moves on, whether it has hands, and wings.
 * What fits no plan of the book keeps the human one.
 */
function planOfTraits(context: SheetContext): BodyPlanId | 'humanoid' {
  const handless = has(context, 'no-manipulators');
  const paws = handless || has(context, 'no-fine-manipulators');
  const winged = isWinged(context);
  const arms = findHolder(context, 'extra-arms', undefined)?.level ?? 0;
  if (has(context, 'no-legs')) {
    if (arms >= squidArms) return 'squid';
    if (arms >= octopodArms) return 'octopod';
    const slithers = has(context, 'no-legs', 'slithers');
    if (slithers) return !handless ? 'snakeman' : winged ? 'winged-serpent' : 'vermiform';
    const swims = has(context, 'no-legs', 'aquatic', 'aquatic-limited', 'aquatic-very-limited', 'semi-aquatic');
    return handless && swims ? 'ichthyoid' : 'humanoid';
  }
  if (has(context, 'extra-legs', 'four')) {
    if (!paws && !has(context, 'horizontal')) return 'centaur';
    return winged ? 'winged-quadruped' : 'quadruped';
  }
  if (has(context, 'extra-legs', 'six', 'more')) {
    if (!paws) return hasTail(context) ? 'scorpion' : 'cancroid';
    if (has(context, 'extra-legs', 'more')) return 'arachnoid';
    return winged ? 'winged-hexapod' : 'hexapod';
  }
  return paws && winged ? 'avian' : 'humanoid';
}

const strikers = [
  'striker-crushing',
  'striker-cutting',
  'striker-impaling',
  'striker-large-piercing',
  'striker-piercing',
];

/** Whether a striker of the body is a tail. */
const hasTail = (context: SheetContext): boolean =>
  strikers.some((id) => findHolders(context, id, undefined).some(({ name }) => /\btail\b/iu.test(name)));

/** The parts that a trait takes away: its id, its answer, and the places. */
const lacks: readonly (readonly [trait: string, options: readonly string[] | undefined, places: readonly string[]])[] =
  [
    ['injury-tolerance', ['no-head'], ['eyes', 'skull', 'brain', 'face', 'neck']],
    ['injury-tolerance', ['no-neck'], ['neck']],
    ['injury-tolerance', ['no-eyes'], ['eyes']],
    ['injury-tolerance', ['no-vitals'], ['vitals', 'groin']],
    ['no-manipulators', undefined, ['arms', 'hands', 'tentacles']],
    ['no-legs', undefined, ['legs', 'feet']],
  ];

/** The plan that the player chose, if the book has it. */
function planByHand({ character }: SheetContext): BodyPlanId | 'humanoid' | undefined {
  const id = character.concept.bodyPlan ?? '';
  return id === 'humanoid' ? id : bodyPlanIds().find((each) => each === id);
}

/** The traits that decide about the body. */
const decisive = (context: SheetContext): readonly ResolvedTrait[] =>
  [
    'no-manipulators',
    'no-fine-manipulators',
    'extra-arms',
    'no-legs',
    'extra-legs',
    'horizontal',
    'flight',
    'injury-tolerance',
    ...strikers,
  ].flatMap((id) => findHolders(context, id, undefined));

/**
 * Returns the body of a character: the plan that its traits make, without the places that it has not got. A roll of the dice for
 * such a place hits the torso. A human form with wings has them as a place that no roll hits.
 */
export const findBody = memoizeByKeys(
  (context: SheetContext) => [humanLocations, planByHand(context) ?? '', ...decisive(context)],
  (context): Body => {
    const byHand = planByHand(context);
    const plan = byHand ?? planOfTraits(context);
    const table = tables.get(plan) ?? humanLocations;
    const missing = new Set(
      lacks.flatMap(([trait, options, places]) => (findHolder(context, trait, options) ? places : [])),
    );
    const kept = table.filter(({ name }) => !missing.has(name));
    const freed = table.filter(({ name }) => missing.has(name)).flatMap(({ rolls }) => rolls);
    const own =
      freed.length === 0
        ? kept
        : kept.map((location) =>
            location.name === 'torso' ? { ...location, rolls: joinRolls([...location.rolls, ...freed]) } : location,
          );
    const wings = plan === 'humanoid' && isWinged(context) ? [isListed('wings', [], -2, ['wings', 'wing'])] : [];
    const whole = plan === 'humanoid' && missing.size === 0 && wings.length === 0 ? humanLocations : [...own, ...wings];
    const names = new Set(whole.flatMap(({ places, coveredBy }) => [...places, ...coveredBy]));
    const absent = humanLocations
      .flatMap(({ places, coveredBy }) => [...places, ...coveredBy])
      .filter((name) => !names.has(name));
    return { plan, table: whole, absent: new Set(absent) };
  },
);

type Roll = SheetLocation['rolls'][number];

/** Ranges in their order, with those that meet joined. */
function joinRolls(rolls: readonly Roll[]): readonly Roll[] {
  const joined: Roll[] = [];
  for (const [from, to] of rolls.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && last[1] + 1 >= from) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/** What keeps a limb from striking (pp. 54, 141, 145, 150): a trait, with the answers that count. */
const unable = {
  hand: [{ trait: 'quadriplegic' }, { trait: 'no-manipulators' }],
  foot: [{ trait: 'quadriplegic' }, { trait: 'lame', options: ['legless', 'paraplegic'] }, { trait: 'no-legs' }],
} as const satisfies Record<string, readonly { readonly trait: string; readonly options?: readonly string[] }[]>;

/** Returns the trait for which the character cannot strike with hands or feet; undefined for who can. */
export function findUnable(context: SheetContext, limb: string): ResolvedTrait | undefined {
  if (limb !== 'hand' && limb !== 'foot') return undefined;
  const causes: readonly { readonly trait: string; readonly options?: readonly string[] }[] = unable[limb];
  for (const { trait, options } of causes) {
    const holder = findHolder(context, trait, options);
    if (holder) return holder;
  }
  const legs = limb === 'foot' ? findHolders(context, 'extra-legs', undefined) : [];
  return legs.find((trait) => hasModifier(trait, 'cannot kick'));
}

const handless = ['no-manipulators', 'quadriplegic', 'no-fine-manipulators'];

/** A weapon or a shield that is held in the hand. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && Boolean(facet?.shield || (facet?.kind === 'weapon' && facet.attacks?.length));

/** Traits that do nothing without another way to move: what they need, and its words. */
const needsFlight = [
  { trait: 'enhanced-move', options: ['air', 'space'] },
  { trait: 'increased-air-move', options: undefined },
  { trait: 'decreased-air-move', options: undefined },
  { trait: 'no-legs', options: ['aerial'] },
] as const;

/**
 * Reports what the body of the character cannot do: weapons without hands to hold them, a Basic Move that was not lowered with the
 * legs, and movement in the air without Flight (pp. 52, 141, 145, 150).
 */
export function bodyFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const findings: Finding[] = [];
  const [cause] = handless.flatMap((id) => findHolder(context, id, undefined) ?? []);
  if (cause) {
    for (const { key, name } of context.items.filter(isHeld)) {
      const fact = { code: 'needs-hands', name, cause: cause.name } as const;
      findings.push(
        finding(fact, 'rule', { chapter: 'equipment', row: key }, cause.facet?.cite ?? pages.disadvantages),
      );
    }
  }
  for (const { limit, holder } of limitsOnGround(context)) {
    if (!limit.boughtDown) continue;
    const move = worksheet.number('basicMove');
    const max = maxBasicMove(limit, worksheet.number('basicSpeed'));
    if (move <= max) continue;
    const fact = { code: 'move-over-body', cause: holder.name, move, limit: max } as const;
    findings.push(finding(fact, 'rule', { chapter: 'traits', row: holder.key }, holder.facet?.cite));
  }
  if (!findHolder(context, 'flight', undefined)) {
    for (const { trait, options } of needsFlight) {
      for (const { key, name, facet } of findHolders(context, trait, options)) {
        findings.push(finding({ code: 'needs-flight', name }, 'rule', { chapter: 'traits', row: key }, facet?.cite));
      }
    }
  }
  return findings;
}
