import type { CombatState } from '../../character/combat-state.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import type { FightingLine } from './fighting-line.ts';

/** The hands of a body: how many, and whether they can hold things; paws cannot. */
export interface Hands {
  readonly count: number;
  readonly holds: boolean;
  /** The trait or body to blame: "No Fine Manipulators"; absent for hands that hold. */
  readonly cause?: string;
}

const twoHands: Hands = { count: 2, holds: true };

/** The hands of a fighter: two, unless the rules know other bodies. */
export const handsOf = ({ rules, context }: HandsOwner): Hands => rules.hands?.(context) ?? twoHands;

interface HandsOwner {
  readonly rules: { readonly hands?: (context: SheetContext) => Hands };
  readonly context: SheetContext;
}

/** True for an item that occupies a hand: a weapon or shield in use, but not one worn on the hands, such as gauntlets. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && facet !== null && !isWornOnHands(facet) && (facet.shield !== undefined || (facet.attacks?.length ?? 0) > 0);

const isWornOnHands = ({ onHands, kind }: NonNullable<ResolvedItem['facet']>): boolean =>
  onHands === true || kind === 'armor';

/** Items in hand, in the order of the equipment list. */
export const heldItems = ({ items }: SheetContext): readonly ResolvedItem[] => items.filter(isHeld);

/** True for an item that must be held in a hand to be used. What weighs nothing is a part of the body. */
export const needsHand = ({ row, facet }: Pick<ResolvedItem, 'row' | 'facet'>): boolean =>
  facet !== null &&
  !isWornOnHands(facet) &&
  (facet.shield !== undefined || (facet.kind === 'weapon' && (facet.attacks?.length ?? 0) > 0)) &&
  (row.weightOverride ?? facet.weight ?? 0) > 0;

/** Needs both hands, whichever way it is used. */
const takesBoth = ({ facet }: ResolvedItem): boolean =>
  !facet?.shield && (facet?.attacks ?? []).every(({ twoHanded }) => twoHanded);

/** How many hands are empty; never under 0. */
export const emptyHands = (fight: HandsOwner): number => Math.max(0, handsOf(fight).count - handsFilled(fight.context));

/** True if at least one hand is empty. */
export const hasEmptyHand = (fight: HandsOwner): boolean => emptyHands(fight) > 0;

/** How many hands the items in hand take. */
const handsFilled = (context: SheetContext): number =>
  heldItems(context).reduce((sum, item) => sum + (takesBoth(item) ? 2 : 1), 0);

/** Whether an item for both hands can be used beside what else is in hand, by its key. */
export const hasBothHandsFor = (fight: HandsOwner, key: string | undefined): boolean =>
  heldItems(fight.context)
    .filter((item) => item.key !== key)
    .reduce((sum, item) => sum + (takesBoth(item) ? 2 : 1), 2) <= handsOf(fight).count;

const weaponArm = ['weaponArm', 'weaponHand', 'rightArm', 'rightHand', 'hand', 'arm'];
const shieldArm = ['shieldArm', 'shieldHand', 'leftArm', 'leftHand'];

const isCrippled = ({ crippled }: Pick<CombatState, 'crippled'>, places: readonly string[]): boolean =>
  places.some((place) => crippled.includes(place));

/** The crippled part of the limb that an attack (or parry) uses, in words; null if none is crippled. */
export function crippledLimb(
  state: Pick<CombatState, 'crippled'>,
  { use, blow, natural, twoHanded }: FightingLine,
): string | null {
  if (blow?.attack.limb === 'foot') return state.crippled.some(isLeg) ? 'crippled leg' : null;
  if (natural || blow?.attack.limb === 'mouth') return null;
  if (!use) return isCrippled(state, weaponArm) && isCrippled(state, shieldArm) ? 'both arms crippled' : null;
  const inOffHand = use.item.row.hand === 'off' || use.item.facet?.shield !== undefined;
  const needed = twoHanded ? [...weaponArm, ...shieldArm] : inOffHand ? shieldArm : weaponArm;
  return isCrippled(state, needed) ? 'crippled arm' : null;
}

/** The keys of the items that a hand drops when its arm is crippled there: shields stay on the arm. */
export function droppedBy(context: SheetContext, place: string): readonly string[] {
  const arm = weaponArm.includes(place) ? 'main' : shieldArm.includes(place) ? 'off' : null;
  return heldItems(context)
    .filter((item) => arm !== null && !item.facet?.shield && (takesBoth(item) || item.row.hand === arm))
    .map(({ key }) => key);
}

/** True for the id of a leg or foot of any body: "leftLeg", "foreleg", "leftHindLeg", "leg-1-2". */
export const isLeg = (place: string): boolean => /^(?:right|left)?(?:fore|mid|hind)?-?(?:leg|foot)/i.test(place);
