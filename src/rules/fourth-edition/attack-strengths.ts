import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AttackRules } from '../shared/attack-rules.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { findHolders } from '../shared/trait-holders.ts';
import { pages } from './pages.ts';

/** The id and name of the trait whose level is the ST of a telekinetic grip (p. 92). */
const telekinesis = 'telekinesis';

/** The stats of the strengths that attacks count with. */
export const attackStrengths = {
  striking: 'strikingStrength',
  lifting: 'liftingStrength',
  telekinesis: 'telekineticStrength',
  iq: 'iq',
} as const satisfies NonNullable<AttackRules['strengths']>;

/** Their names, for forms. */
export const strengthNames = [
  { id: '', name: 'Striking ST' },
  { id: 'lifting', name: 'Lifting ST' },
  { id: 'telekinesis', name: 'telekinesis' },
  { id: 'iq', name: 'IQ' },
] as const satisfies Ruleset['attackStrengths'];

/** Defines the ST of telekinesis: the levels of the trait, 0 without it. */
export function defineTelekineticStrength(worksheet: Worksheet, context: SheetContext): void {
  const holders = findHolders(context, telekinesis, undefined);
  worksheet.section('telekinesis', holders, () =>
    worksheet.define({
      id: attackStrengths.telekinesis,
      name: 'ST of telekinesis',
      cite: pages.telekinesis,
      formula: (w) => {
        const [first, ...others] = holders;
        if (!first) w.start(0, 'no Telekinesis', { cite: pages.telekinesis });
        else w.start(first.level, first.name, { row: first.key });
        for (const { level, name, key } of others) w.add(level, name, { row: key });
      },
    }),
  );
}

const crossbows = ['crossbow', 'repeating crossbow'];

/**
 * Returns the strength that the minimum ST of a use is compared with: that of blows for hand weapons and for what muscles throw
 * or shoot; that of lifting for firearms, which are only held, and for crossbows, which are cocked before.
 */
export function findNeededStrength({ attack }: AttackUse): StatId {
  if (attack.strengthOf) return attackStrengths[attack.strengthOf];
  const isHeld = attack.ranged !== undefined && attack.basis === 'fixed';
  const isCrossbow = attack.skills.some((skill) => crossbows.includes(skill.toLowerCase()));
  return isHeld || isCrossbow ? attackStrengths.lifting : attackStrengths.striking;
}
