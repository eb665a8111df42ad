import type { CombatState } from '../../character/combat-state.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import type { FightingLine } from './fighting-line.ts';

/** True for an item that occupies a hand: a weapon or shield in use, but not one worn on the hands. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && facet !== null && !facet.onHands && (facet.shield !== undefined || (facet.attacks?.length ?? 0) > 0);

/** Items in hand, in the order of the equipment list. */
export const heldItems = ({ items }: SheetContext): readonly ResolvedItem[] => items.filter(isHeld);

/** Needs both hands, whichever way it is used. */
const takesBoth = ({ facet }: ResolvedItem): boolean =>
  !facet?.shield && (facet?.attacks ?? []).every(({ twoHanded }) => twoHanded);

/** True if at least one hand is empty. */
export function hasEmptyHand(context: SheetContext): boolean {
  const held = heldItems(context);
  return held.length < 2 && !held.some(takesBoth);
}

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

/** True for the id of a leg or foot of any body: "leftLeg", "foreleg", "leg-1-2". */
export const isLeg = (place: string): boolean => /^(?:right|left|fore|mid|hind)?-?(?:leg|foot)/i.test(place);
