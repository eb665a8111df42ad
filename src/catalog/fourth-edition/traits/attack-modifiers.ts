import type { AttackChange, AttackModifier } from '../../trait-entry.ts';

const none: readonly AttackChange[] = [];
/** For each level of the modifier. */
const each = (to: Extract<AttackChange, { readonly each: number }>['to'], amount: number): readonly AttackChange[] => [
  { to, each: amount },
];
/** A figure that the percentage tells. */
const byPercent = (
  to: Extract<AttackChange, { readonly byPercent: unknown }>['to'],
  figures: Readonly<Record<number, number>>,
): readonly AttackChange[] => [{ to, byPercent: figures }];
const only = (to: Exclude<AttackChange, { readonly each: number } | { readonly byPercent: unknown }>['to']) => [{ to }];

/**
 * What enhancements and limitations make of the attacks of their trait (Basic Set, pp. 88, 102–117), by the beginnings of
 * their names; the longest that fits counts. One that is not here is a remark on the line, by its name; one without
 * changes is about the price alone, or about the trait as a whole.
 */
export const attackModifiers: readonly AttackModifier[] = Object.entries<readonly AttackChange[]>({
  accurate: each('accuracy', 1),
  inaccurate: each('accuracy', -1),
  'extra recoil': each('recoil', 1),
  clumsy: each('skill', -1),
  weak: each('damagePerDie', -1),
  'armor divisor': byPercent('armorDivisor', { 50: 2, 100: 3, 150: 5, 200: 10, [-30]: 0.5, [-50]: 0.2, [-70]: 0.1 }),
  'rapid fire': byPercent('rateOfFire', { 40: 2, 50: 3, 70: 7, 100: 15, 150: 30, 200: 70, 250: 150, 300: 300 }),
  'increased range': byPercent('range', { 10: 2, 20: 5, 30: 10, 40: 20, 50: 50, 60: 100 }),
  'increased 1/2d range': byPercent('halfDamage', { 5: 2, 10: 5, 15: 10 }),
  'increased maximum range': byPercent('maximum', { 5: 2, 10: 5, 15: 10, 20: 20, 25: 50, 30: 100 }),
  'reduced range': byPercent('range', { [-10]: 0.5, [-20]: 0.2, [-30]: 0.1 }),
  'reduced 1/2d range': byPercent('halfDamage', { [-5]: 0.5, [-10]: 0.2, [-15]: 0.1 }),
  'area effect': only('area'),
  cone: only('cone'),
  explosion: only('explosion'),
  fragmentation: only('fragments'),
  jet: only('jet'),
  long: only('long'),
  malediction: only('malediction'),
  'melee attack': only('melee'),
  'cannot parry': only('noParry'),
  'st-based': only('strengthBased'),
  accessibility: none,
  gadget: none,
  'mana sensitive': none,
  pact: none,
  'preparation required': none,
  'psionic power': none,
  'temporary disadvantage': none,
  'unconscious only': none,
}).map(([name, changes]) => ({ name, changes }));
