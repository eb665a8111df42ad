import type { Dice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { damageProgressions, knowYourOwnStrength } from '../../house-rules/damage-progressions.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { BasicDamage, Ruleset } from '../../ruleset.ts';
import type { AttackRules } from '../../shared/attack-sources.ts';
import type { AttackUse } from '../../shared/attack-uses.ts';
import { bodyThrust } from '../../shared/attacks.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { findHolders } from '../../shared/rows.ts';
import { pages } from './pages.ts';

const d = (dice: number, adds = 0): Dice => ({ dice, adds });

/**
 * Thrust and swing by ST: every ST to 40, then by fives to 100. The table is in ch. 1, pp. 14–18; its figures are those of other
 * programs (decisions.ts), and agree with the examples of pp. 355 (ST 28) and 382 (ST 11).
 */
export const damage: readonly (readonly [strength: number, thrust: Dice, swing: Dice])[] = [
  [1, d(1, -6), d(1, -5)],
  [2, d(1, -6), d(1, -5)],
  [3, d(1, -5), d(1, -4)],
  [4, d(1, -5), d(1, -4)],
  [5, d(1, -4), d(1, -3)],
  [6, d(1, -4), d(1, -3)],
  [7, d(1, -3), d(1, -2)],
  [8, d(1, -3), d(1, -2)],
  [9, d(1, -2), d(1, -1)],
  [10, d(1, -2), d(1)],
  [11, d(1, -1), d(1, 1)],
  [12, d(1, -1), d(1, 2)],
  [13, d(1), d(2, -1)],
  [14, d(1), d(2)],
  [15, d(1, 1), d(2, 1)],
  [16, d(1, 1), d(2, 2)],
  [17, d(1, 2), d(3, -1)],
  [18, d(1, 2), d(3)],
  [19, d(2, -1), d(3, 1)],
  [20, d(2, -1), d(3, 2)],
  [21, d(2), d(4, -1)],
  [22, d(2), d(4)],
  [23, d(2, 1), d(4, 1)],
  [24, d(2, 1), d(4, 2)],
  [25, d(2, 2), d(5, -1)],
  [26, d(2, 2), d(5)],
  [27, d(3, -1), d(5, 1)],
  [28, d(3, -1), d(5, 1)],
  [29, d(3), d(5, 2)],
  [30, d(3), d(5, 2)],
  [31, d(3, 1), d(6, -1)],
  [32, d(3, 1), d(6, -1)],
  [33, d(3, 2), d(6)],
  [34, d(3, 2), d(6)],
  [35, d(4, -1), d(6, 1)],
  [36, d(4, -1), d(6, 1)],
  [37, d(4), d(6, 2)],
  [38, d(4), d(6, 2)],
  [39, d(4, 1), d(7, -1)],
  [40, d(4, 1), d(7, -1)],
  [45, d(5), d(7, 1)],
  [50, d(5, 2), d(8, -1)],
  [55, d(6), d(8, 1)],
  [60, d(7, -1), d(9)],
  [65, d(7, 1), d(9, 2)],
  [70, d(8), d(10)],
  [75, d(8, 2), d(10, 2)],
  [80, d(9), d(11)],
  [85, d(9, 2), d(11, 2)],
  [90, d(10), d(12)],
  [95, d(10, 2), d(12, 2)],
  [100, d(11), d(13)],
];

/** Beyond the table there is one more die of both for this many full points of ST. */
export const stPerExtraDie = 10;

const [lowest] = damage[0] ?? [1];
const [highest, ...lastFigures] = damage.at(-1) ?? [100, { dice: 11, adds: 0 }, { dice: 13, adds: 0 }];
const none: Dice = { dice: 0, adds: 0 };

/**
 * Returns thrust and swing of a strength: the highest row of the table that does not exceed it; beyond the table one more
 * die of both for each full 10 ST. No damage under ST 1.
 */
export function fourthEditionBasicDamage(strength: number): BasicDamage {
  if (strength < lowest) return { thrust: none, swing: none };
  const [, thrust, swing] = damage.findLast(([st]) => st <= strength) ?? [highest, ...lastFigures];
  const extraDice = Math.max(0, Math.floor((strength - highest) / stPerExtraDie));
  const more = ({ dice, adds }: Dice): Dice => ({ dice: dice + extraDice, adds });
  return { thrust: more(thrust), swing: more(swing) };
}

/** The figures of each optional rule; the same objects each time, so that formulas are kept. */
const ofRules = damageProgressions.map(({ rule, damage }) => ({
  rule,
  figures: {
    basicDamage: (strength: number) => damage(strength, fourthEditionBasicDamage),
    damageCite: rule.cite,
    damageTable: rule.name,
  },
}));

const ofTheBook = { basicDamage: fourthEditionBasicDamage, damageCite: pages.damage };

/** Returns thrust and swing for a strength: by the book's table, or by that of an optional rule. */
export function findDamageInForce(
  context: SheetContext,
): Pick<AttackRules, 'basicDamage' | 'damageCite' | 'damageTable'> {
  return ofRules.find(({ rule }) => isInForce(context, rule))?.figures ?? ofTheBook;
}

/**
 * True if hit points get the size discount: not with a scale of strength that already makes large strengths cheap for
 * everyone.
 */
export const areHitPointsBySize = (context: SheetContext): boolean => !isInForce(context, knowYourOwnStrength.rule);

/** The id and name of the trait whose level is the ST of a telekinetic grip (p. 92). */
const telekinesis = 'telekinesis';

/** The stats of the strengths that attacks count with. */
const attackStrengths = {
  striking: 'strikingStrength',
  lifting: 'liftingStrength',
  telekinesis: 'telekineticStrength',
  iq: 'iq',
} as const satisfies NonNullable<AttackRules['strengths']>;

/** The stat of the ST of the arms, which sheets have if an effect changes the arms alone (p. 40). */
const armStrength = 'armStrength';

/** Returns the stats of the strengths that attacks count with: with the ST of the arms, if they are unlike the rest of the body. */
export const findAttackStrengths = (effects: EffectIndex): NonNullable<AttackRules['strengths']> =>
  effects.has(armStrength) ? { ...attackStrengths, striking: armStrength } : attackStrengths;

/**
 * Defines the ST of the arms, and the thrust of the rest of the body, which kicks and bites with it, if an effect changes the
 * arms alone: thrust and swing are then those of the arms.
 */
export function defineArms(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  if (!effects.has(armStrength)) return;
  const { basicDamage, damageTable = 'basic damage', damageCite: cite } = findDamageInForce(context);
  worksheet.section('arms', [effects, basicDamage], () => {
    worksheet.define({
      id: armStrength,
      name: 'ST of the arms',
      cite: pages.arms,
      formula: (w) => applyEffects(w.startFrom(attackStrengths.striking), effects, armStrength),
    });
    worksheet.define({
      id: bodyThrust,
      name: 'thrust of the body',
      cite,
      formula: (w) => {
        const strength = w.givenNumber(attackStrengths.striking);
        w.lookup(damageTable, `ST ${strength}`, basicDamage(strength).thrust, { cite });
      },
    });
  });
}

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
 * Returns the strength that the minimum ST of a use is compared with: that of the arms for hand weapons and for
 * muscle-powered missiles; lifting strength for firearms, which are only held, and for crossbows, which are cocked
 * beforehand. `has` says which stats the sheet has.
 */
export function findNeededStrength({ attack }: AttackUse, has: (id: StatId) => boolean): StatId {
  if (attack.strengthOf) return attackStrengths[attack.strengthOf];
  const isHeld = attack.ranged !== undefined && attack.basis === 'fixed';
  const isCrossbow = attack.skills.some((skill) => crossbows.includes(skill.toLowerCase()));
  return isHeld || isCrossbow ? attackStrengths.lifting : has(armStrength) ? armStrength : attackStrengths.striking;
}
