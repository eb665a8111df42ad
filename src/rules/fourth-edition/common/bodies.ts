import { type BodyPlanId, bodyPlans } from '../../../catalog/fourth-edition/body-plans.ts';
import type { OwnBody } from '../../../character/own-body.ts';
import { memoizeByKeys, memoizeByObject } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { BodyShape } from '../../combat/combat-rules.ts';
import type { HitLocation } from '../../combat/fight-rules.ts';
import { type Hands, needsHand } from '../../combat/hands.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { findHolder, findHolders } from '../../shared/rows.ts';
import {
  type BodyTables,
  humanBody,
  placeOnSheet,
  type Roll,
  readOwnBody,
  readPlan,
  wingsOfHuman,
} from './body-places.ts';
import { hasModifier, limitsOnGround, maxBasicMove } from './media.ts';
import { pages } from './pages.ts';

/** A body as the sheet has it: its hit locations, and the parts of a human body that it has not got. */
export interface Body extends BodyTables {
  readonly plan: BodyPlanId | 'humanoid' | 'own';
  readonly name: string;
  /** The dice for a random place. */
  readonly dice: number;
  /** Names of places that are on no line of the sheet, even if armor or an effect names them. */
  readonly absent: ReadonlySet<string>;
}

const tables: ReadonlyMap<string, BodyTables> = new Map([
  ['humanoid', humanBody],
  ...bodyPlanIds().map((id) => [id, readPlan(bodyPlans[id])] as const),
]);

function bodyPlanIds(): BodyPlanId[] {
  return Object.keys(bodyPlans).filter((id): id is BodyPlanId => Object.hasOwn(bodyPlans, id));
}

/** The body plans of the book, the human one first, the others by name. */
export const plansOfBodies: readonly BodyShape[] = [
  { id: 'humanoid', name: 'Humanoid', places: [] },
  ...bodyPlanIds()
    .map((id) => ({ id, ...bodyPlans[id] }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
];

/** The hit locations of a plan; those of a human for an unknown one. */
export const locationsOfPlan = (id: string): readonly HitLocation[] => (tables.get(id) ?? humanBody).locations;

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

/** The plan that the traits of a character make, whatever the player chose. */
export function shapeOfTraits(context: SheetContext): BodyShape {
  const plan = planOfTraits(context);
  return plansOfBodies.find(({ id }) => id === plan) ?? { id: plan, name: plan, places: [] };
}

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

/** The plan that the player chose: one that the book has, or a body of the character's own. */
function planByHand({ character }: SheetContext): BodyPlanId | 'humanoid' | 'own' | undefined {
  const { bodyPlan: id = '', body } = character.concept;
  if (id === 'own') return body && body.places.length > 0 ? id : undefined;
  return id === 'humanoid' ? id : bodyPlanIds().find((each) => each === id);
}

/** A body of its own is its places and no others, whatever the traits say. */
const ownBody = memoizeByObject((body: OwnBody): Body => {
  const { table, locations } = readOwnBody(body);
  return { plan: 'own', name: body.name, dice: body.dice, table, locations, absent: absentFrom(table) };
});

/** The names of places of a human that a table has not got. */
function absentFrom(table: BodyTables['table']): ReadonlySet<string> {
  const names = new Set(table.flatMap(({ places, coveredBy }) => [...places, ...coveredBy]));
  return new Set(
    humanBody.table.flatMap(({ places, coveredBy }) => [...places, ...coveredBy]).filter((name) => !names.has(name)),
  );
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
  (context: SheetContext) => [
    humanBody,
    planByHand(context) ?? '',
    context.character.concept.body ?? null,
    ...decisive(context),
  ],
  (context): Body => {
    const { body } = context.character.concept;
    const byHand = planByHand(context);
    if (byHand === 'own' && body) return ownBody(body);
    const plan = byHand ?? planOfTraits(context);
    const ofPlan = tables.get(plan) ?? humanBody;
    const missing = new Set(
      lacks.flatMap(([trait, options, places]) => (findHolder(context, trait, options) ? places : [])),
    );
    const hasWings = plan === 'humanoid' && isWinged(context);
    const whole = missing.size > 0 || hasWings ? changeBody(ofPlan, missing, hasWings) : ofPlan;
    const name = plansOfBodies.find(({ id }) => id === plan)?.name ?? '';
    return { plan, name, dice: 3, ...whole, absent: absentFrom(whole.table) };
  },
);

/** A body without some places, whose rolls are the torso's then, and perhaps with wings. */
function changeBody({ table, locations }: BodyTables, missing: ReadonlySet<string>, hasWings: boolean): BodyTables {
  const freed = table.filter(({ name }) => missing.has(name)).flatMap(({ rolls }) => rolls);
  const wings = hasWings ? wingsOfHuman : { table: [], locations: [] };
  return {
    table: [
      ...table
        .filter(({ name }) => !missing.has(name))
        .map((place) =>
          place.name === 'torso' && freed.length > 0
            ? { ...place, rolls: joinRolls([...place.rolls, ...freed]) }
            : place,
        ),
      ...wings.table,
    ],
    locations: [
      ...locations
        .filter((place) => !missing.has(placeOnSheet(place)))
        .map((place) =>
          place.kind === 'torso' && freed.length > 0
            ? { ...place, furtherRolls: [...(place.furtherRolls ?? []), ...freed] }
            : place,
        ),
      ...wings.locations,
    ],
  };
}

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
const oneHanded = ['one-arm', 'one-hand'];
const hasHands = ({ table }: BodyTables): boolean =>
  table.some(({ name, coveredBy }) =>
    [name, ...coveredBy].some((place) => /\b(?:arm|hand|tentacle|claw)s?\b/u.test(place)),
  );

/**
 * The hands of a character (pp. 53, 145, 147): none, or paws that hold nothing, by the traits; none on a body that has neither arms nor
 * hands; one for who has lost one; and those of Extra Arms beside two.
 */
export const findHands = memoizeByKeys(
  (context: SheetContext) => [
    findBody(context),
    ...[...handless, ...oneHanded, 'extra-arms'].map((id) => findHolder(context, id, undefined) ?? null),
  ],
  (context): Hands => {
    const find = (ids: readonly string[]) => ids.flatMap((id) => findHolder(context, id, undefined) ?? []).at(0);
    const body = findBody(context);
    const none = find(['no-manipulators', 'quadriplegic']);
    if (none) return { count: 0, holds: false, cause: none.name };
    const paws = find(['no-fine-manipulators']);
    if (paws) return { count: 2, holds: false, cause: paws.name };
    if (body.plan !== 'humanoid' && !hasHands(body))
      return { count: 2, holds: false, cause: `the body (${body.name})` };
    const one = find(oneHanded);
    const extra = find(['extra-arms'])?.level ?? 0;
    return { count: (one ? 1 : 2) + extra, holds: true, ...(one ? { cause: one.name } : {}) };
  },
);

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
  const { holds, cause } = findHands(context);
  if (!holds && cause !== undefined) {
    const trait = handless.flatMap((id) => findHolder(context, id, undefined) ?? []).at(0);
    for (const { key, name } of context.items.filter((item) => item.inUse && needsHand(item))) {
      const fact = { code: 'needs-hands', name, cause } as const;
      findings.push(
        finding(fact, 'rule', { chapter: 'equipment', row: key }, trait?.facet?.cite ?? pages.disadvantages),
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
