import type { Citation } from '../../engine/citation.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedItem, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { heldShield } from './attack-uses.ts';
import { countHandsInUse } from './bare-skills.ts';
import { finding } from './findings.ts';

/** Traits that leave one hand. */
export const oneHandedTraits = memoizeFilter<ResolvedTrait>(({ facet }) => facet?.oneHanded === true);

/**
 * What two hands cannot hold at once. `countedShield` finds the shield that counts of several, where that is not the
 * first.
 */
export function handFindings(
  worksheet: Worksheet,
  context: SheetContext,
  cite: Citation,
  countedShield?: (context: SheetContext) => ResolvedItem | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const shields = context.items.filter((item) => item.inUse && item.facet?.shield);
  const shield = heldShield(context);
  const second = shields[1];
  if (second) {
    const counts = countedShield?.(context)?.name;
    const names = shields.map(({ name }) => name);
    const fact = { code: 'two-shields', names, where: 'in hand', ...(counts === undefined ? {} : { counts }) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  const weapons = context.items.filter(
    (item) => item.inUse && item.facet?.kind === 'weapon' && item.facet.attacks?.length,
  );
  for (const { key, name, facet } of weapons) {
    if (shield && facet?.attacks?.every((attack) => attack.twoHanded)) {
      const fact = { code: 'two-handed-with-shield', weapon: name, shield: shield.name } as const;
      findings.push(finding(fact, 'rule', { chapter: 'equipment', row: key }, cite));
    }
  }
  const inHand = [...weapons, ...shields.slice(0, 1)];
  const [first] = inHand;
  const handsInUse = countHandsInUse(inHand, (id) => worksheet.number(id));
  const [cause] = oneHandedTraits(context.traits);
  if (cause && first && handsInUse > 1) {
    const fact = { code: 'one-hand', names: inHand.map(({ name }) => name), cause: cause.name } as const;
    return [...findings, finding(fact, 'rule', { chapter: 'equipment', row: first.key }, cause.facet?.cite)];
  }
  // Something for both hands together with only a shield has a finding of its own.
  const isReported =
    shield !== undefined && weapons.length === 1 && findings.some(({ code }) => code === 'two-handed-with-shield');
  if (handsInUse > 2 && !isReported) {
    const fact = { code: 'too-many-in-hand', names: inHand.map(({ name }) => name) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', field: 'hands' }, cite));
  }
  return findings;
}

/** Suits worn over each other. */
export function armorFindings(context: SheetContext, cite: Citation): Finding[] {
  const worn = context.items.filter((item) => item.inUse && item.facet?.armor);
  const suits = worn.filter(({ facet }) => facet?.armor?.coverage === 'suit');
  const plate = suits.some(({ facet }) => facet?.armor?.plate);
  const unpadded = suits.some(({ row, facet }) => facet?.armor?.withoutPadding && row.withoutPadding);
  const isUnder = ({ facet }: ResolvedItem): boolean =>
    (plate && facet?.armor?.wornUnderPlate === true) || (unpadded && facet?.armor?.padding === true);
  const [, ...alsoUnder] = suits.filter(isUnder);
  const counted = suits.filter(
    (item) => (!isUnder(item) || alsoUnder.includes(item)) && item.facet?.armor?.damageResistance !== 0,
  );
  const findings: Finding[] = [];
  const second = counted[1];
  if (second) {
    const fact = { code: 'two-suits', names: counted.map(({ name }) => name) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  return findings;
}
