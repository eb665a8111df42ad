import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { findHolder, findHolders } from '../../shared/rows.ts';
import { hasModifier, limitsOnGround, mostBasicMove } from './media.ts';
import { pages } from './pages.ts';

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
    const most = mostBasicMove(limit, worksheet.number('basicSpeed'));
    if (move <= most) continue;
    const fact = { code: 'move-over-body', cause: holder.name, move, limit: most } as const;
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
