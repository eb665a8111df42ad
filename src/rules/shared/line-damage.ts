import type { Attack } from '../../catalog/item-entry.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import { type Dice, isDice, parseDice } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { lineStat } from '../stat-ids.ts';
import { writeBasisPerLevel, writeDicePerLevel } from './attack-level.ts';
import type { AttackRules, WeaponEffects } from './attack-rules.ts';
import { type AttackUse, findBowStrength } from './attack-uses.ts';
import { findCountedStrength } from './counted-strength.ts';
import { boundDamage } from './least-damage.ts';
import { minimumStrengthOf } from './minimum-strength.ts';
import { unarmedLineId } from './unarmed-lines.ts';

const bookTable = 'basic damage';

/** The line of the bare fist that an article aids (brass knuckles), with the same skill; null for other attacks. */
export function findAidedPunch(w: DerivationBuilder, { attack, bareSkill }: AttackUse): string | null {
  const line = unarmedLineId('punch', bareSkill);
  return attack.unarmed && w.has(lineStat(line, 'skill')) ? line : null;
}

/** Damage of one use: basic damage of the ST that counts, the weapon, its quality, what effects add, up to its maximum. */
export function writeWeaponDamage(
  w: DerivationBuilder,
  rules: AttackRules,
  use: AttackUse,
  applyToUse: WeaponEffects,
): void {
  const { attack, item } = use;
  const { damageTable = bookTable } = rules;
  const cite = item.facet?.cite;
  if (attack.instead !== undefined) {
    w.start(null, attack.instead, { cite, row: item.key });
    return;
  }
  const punch = findAidedPunch(w, use);
  if (attack.basis === 'fixed') {
    w.start({ dice: attack.dice ?? 0, adds: attack.adds } satisfies Dice, 'weapon table', { cite, row: item.key });
  } else if (punch) {
    w.startFrom(findFistDamage(w, punch), 'bare fist');
    if (attack.adds !== 0) w.add(attack.adds, item.name, { cite, row: item.key });
  } else {
    const bow = findBowStrength(use);
    const counted = findCountedStrength(w, use);
    if (counted !== null) {
      const strength = w.givenNumber(counted);
      w.lookup(
        damageTable,
        `${attack.basis} for ST ${formatFraction(strength)}`,
        rules.basicDamage(strength)[attack.basis],
        {
          cite: rules.damageCite,
          row: item.key,
        },
      );
    } else if (bow === null) ownDamage(w, rules, use, attack.basis);
    else
      w.lookup(damageTable, `${attack.basis} for the bow’s ST ${bow}`, rules.basicDamage(bow)[attack.basis], {
        cite: rules.damageCite,
        row: item.key,
      });
    writeBasisPerLevel(w, use, { cite, row: item.key });
    addDice(w, attack, { cite, row: item.key });
    if (attack.adds !== 0) w.add(attack.adds, item.name, { cite, row: item.key });
  }
  if (!punch) writeDicePerLevel(w, use, { cite, row: item.key });
  const quality = rules.qualityDamage(use);
  if (quality) w.add(quality.add, quality.words, { cite: quality.cite, row: item.key });
  if (rules.spikes && item.facet?.shield && item.row.spiked) {
    w.add(rules.spikes.damage, 'spikes', { cite: rules.spikes.cite, row: item.key });
  }
  if (attack.addsPerDie !== undefined && isDice(w.value)) {
    const { dice } = w.value;
    w.add(Math.trunc(attack.addsPerDie * dice), `${item.name}, per die × ${dice}`, { cite, row: item.key });
  }
  applyToUse(w, 'damage');
  const most = attack.maximumDamage === undefined ? null : parseDice(attack.maximumDamage);
  if (most) w.atMost(most, 'maximum from the weapon table', { cite, row: item.key });
  if (attack.times !== undefined) w.note(`what is rolled is multiplied by ${attack.times}`, { cite, row: item.key });
  if (rules.leastDamage && attack.basis !== 'fixed') boundDamage(w, attack.type, rules.leastDamage);
}

/** The damage of a bare fist to add to: the unbounded value where a minimum applied. */
function findFistDamage(w: DerivationBuilder, punch: string): StatId {
  const bounded = w.consult(lineStat(punch, 'damage')).steps.some(({ op }) => op === 'atLeast');
  return lineStat(punch, bounded ? 'unboundedDamage' : 'damage');
}

/** Writes the dice that a weapon has on top of thrust or swing (a chainsaw). */
function addDice(w: DerivationBuilder, { moreDice }: Attack, origin: Origin): void {
  if (moreDice === undefined || !isDice(w.value)) return;
  const { dice, adds } = w.value;
  w.lookup('weapon table', `${moreDice}d more`, { dice: dice + moreDice, adds } satisfies Dice, origin);
}

/** Writes thrust or swing, at no more ST than the weapon can use. */
function ownDamage(w: DerivationBuilder, rules: AttackRules, use: AttackUse, basis: 'thrust' | 'swing'): void {
  const minimum = minimumStrengthOf(w, use);
  const cap = minimum === undefined ? undefined : rules.strengthCap;
  const most = (minimum ?? 0) * (cap?.times ?? 0);
  if (!cap || most <= 0 || w.consultNumber(cap.from) <= most) {
    w.startFrom(basis);
    return;
  }
  w.given(cap.from, undefined, { cite: cap.cite });
  const key = `${basis} for ST ${most}, ${cap.times} times the weapon’s ST`;
  w.lookup(rules.damageTable ?? bookTable, key, rules.basicDamage(most)[basis], { cite: rules.damageCite });
}
