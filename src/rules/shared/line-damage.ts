import type { WeaponFigure } from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { type Dice, formatDice, highestRoll, isDice, parseDice } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { levelStat, lineStat } from '../stat-ids.ts';
import type { AttackRules, WeaponEffects } from './attack-sources.ts';
import { effectsOnUse, findUsedSkills } from './attack-sources.ts';
import { type AttackUse, findBowStrength, minimumStrengthOf } from './attack-uses.ts';
import { describeConditionalEffect, type EffectIndex } from './effects.ts';
import { findHolders } from './rows.ts';
import { unarmedLineId } from './unarmed-lines.ts';

/** A distance in yards as printed: a number, or Strength times, divided by, plus or minus one. */
interface Range {
  readonly strength: boolean;
  readonly operator: 'x' | '/' | '+' | '-' | null;
  readonly operand: number;
}

/** Reads "5", "ST", "ST/2", "STx1.5", "ST+5", "ST-5" (also with × and −); null for anything that gives no number. */
export function parseRange(text: string): Range | null {
  const range = readRange(text);
  if (!range) return null;
  const { operator, operand } = range;
  // NaN is within no bounds.
  const within = operand <= maxOperand && (operator !== '/' || operand >= minDivisor);
  return within ? range : null;
}

/** Beyond these a range would soon be no number at all. */
const maxOperand = 1e9;
const minDivisor = 1e-3;

/** The parts of a range; the operand of "1.2.3" is not a number. */
function readRange(text: string): Range | null {
  const plain = /^\s*([\d.]+)\s*$/.exec(text);
  if (plain) return { strength: false, operator: null, operand: Number(plain[1]) };
  const match = /^ST\s*(?:([x×*/+\-−])\s*([\d.]+))?$/i.exec(text.trim());
  if (!match) return null;
  const [, sign, operand] = match;
  if (sign === undefined) return { strength: true, operator: null, operand: 0 };
  const operator = sign === '/' || sign === '+' ? sign : sign === '-' || sign === '−' ? '-' : 'x';
  return { strength: true, operator, operand: Number(operand) };
}

/** Writes a range as steps; `strength` starts it from the ST that counts. Yards, printed rounded down. */
function writeRange(w: DerivationBuilder, range: Range, strength: (w: DerivationBuilder) => DerivationBuilder): void {
  if (!range.strength) {
    w.start(range.operand, 'weapon table');
    return;
  }
  strength(w);
  const { operator, operand } = range;
  if (operator === 'x') w.multiply(operand, 'weapon table');
  else if (operator === '/') w.divide(operand, 'weapon table');
  else if (operator === '+') w.add(operand, 'weapon table');
  else if (operator === '-') w.add(-operand, 'weapon table');
  w.round('down').atLeast(0, 'minimum');
}

const rangeParts = ['pointBlank', 'increment', 'halfDamage', 'maximum'] as const;
const rangeNames = {
  pointBlank: 'point blank',
  increment: 'increment',
  halfDamage: 'half damage',
  maximum: 'maximum range',
};

/**
 * Skill at throwing anything adds to the distance of a weapon (Man to Man p. 10; GURPS Lite p. 23): whole points on top
 * of ST.
 */
const generalThrowing = 'throwing';

/** Writes the bonus to ST for the distance of throws: whole points. */
export function throwFarther(w: DerivationBuilder, effects: EffectIndex): void {
  for (const effect of effects.get('throwingStrength') ?? []) {
    const { words, amount, from, when, row, cite } = effect;
    if (when) {
      w.note(describeConditionalEffect(effect, when), { cite, row });
      continue;
    }
    const whole = from === undefined ? amount : Math.floor(w.givenNumber(from, words, { cite, row }));
    w.add(whole, 'throwing distance only', { cite, row });
  }
}

/** The ranges of a thrown or missile use, as far as the table of its ruleset gives them. */
export function defineRanges(
  worksheet: Worksheet,
  use: AttackUse,
  effects: EffectIndex,
  rules: Pick<AttackRules, 'qualityAccuracy' | 'qualityRange' | 'throwsByStrength' | 'strengths' | 'defineFigures'>,
  applyToUse: WeaponEffects,
): void {
  const { id, item, attack } = use;
  if (!attack.ranged) return;
  const isChanged = (kind: WeaponFigure) => rules.defineFigures !== undefined && effects.hasSelections(kind);
  defineAccuracy(worksheet, use, rules, isChanged('weaponAccuracy') ? applyToUse : undefined);
  const quality = rules.qualityRange?.(use);
  for (const part of rangeParts) {
    const text = attack.ranged[part];
    const range = typeof text === 'string' ? parseRange(text) : null;
    if (!range) continue;
    const bow = findBowStrength(use);
    worksheet.define({
      id: lineStat(id, part),
      name: `${item.name}: ${rangeNames[part]}`,
      unit: 'yards',
      ...(item.facet ? { cite: item.facet.cite } : {}),
      formula: (w) => {
        writeRange(w, range, (builder) => {
          if (bow !== null) builder.start(bow, "the bow's ST", { row: item.key });
          else {
            builder.startFrom('st');
            const isThrow = rules.throwsByStrength || attack.skills.includes(generalThrowing);
            if (isThrow) throwFarther(builder, effects);
          }
          if (rules.strengths) applyToUse(builder, 'weaponStrength');
          return builder;
        });
        const isLong = part === 'halfDamage' || part === 'maximum';
        if (quality && isLong)
          w.multiply(quality.times, quality.words, { cite: quality.cite, row: item.key }).round('down');
        const kind = part === 'halfDamage' ? 'weaponHalfDamage' : 'weaponMaximum';
        if (isLong && isChanged(kind)) {
          applyToUse(w, kind);
          w.round('down').atLeast(0, 'minimum');
        }
      },
    });
  }
}

/** Defines the accuracy of a weapon that its quality or effects change; otherwise it is in its table. */
function defineAccuracy(
  worksheet: Worksheet,
  use: AttackUse,
  { qualityAccuracy }: Pick<AttackRules, 'qualityAccuracy'>,
  applyToUse: WeaponEffects | undefined,
): void {
  const { id, item, attack } = use;
  const { accuracy } = attack.ranged ?? {};
  const quality = qualityAccuracy?.(use);
  if (accuracy === undefined || !(quality || applyToUse)) return;
  worksheet.define({
    id: lineStat(id, 'accuracy'),
    name: `${item.name}: accuracy`,
    cite: item.facet?.cite,
    formula: (w) => {
      w.start(accuracy, 'weapon table', { cite: item.facet?.cite, row: item.key });
      if (quality) w.add(quality.add, quality.words, { cite: quality.cite, row: item.key });
      applyToUse?.(w, 'weaponAccuracy');
      w.atLeast(0, 'minimum');
    },
  });
}

/** The trait whose levels an attack grows with: one at most, its own or the first of several with that name. */
export function findLevelTraits(context: SheetContext, { attack, item }: AttackUse): readonly ResolvedTrait[] {
  const { perLevel } = attack;
  if (!perLevel) return none;
  if (perLevel.trait === '') return item.trait ? [item.trait] : none;
  return findHolders(context, perLevel.trait, undefined).slice(0, 1);
}

const none: readonly ResolvedTrait[] = [];

/** Defines the levels that the damage of a use grows with; nothing for most. */
export function defineAttackLevel(worksheet: Worksheet, context: SheetContext, use: AttackUse): void {
  const { id, item, attack } = use;
  if (!attack.perLevel) return;
  const { cite } = item.facet ?? {};
  const [trait] = findLevelTraits(context, use);
  const { trait: name } = attack.perLevel;
  worksheet.define({
    id: lineStat(id, 'level'),
    name: `${item.name}, ${attack.name}: level`,
    cite,
    formula: (w) => {
      if (!trait) w.start(0, `no ${name}`, { cite, row: item.key });
      else if (w.has(levelStat(trait.key))) w.startFrom(levelStat(trait.key), `level of ${trait.name}`);
      else w.start(trait.level, `level of ${trait.name}`, { cite: trait.facet?.cite, row: trait.key });
    },
  });
}

/** Multiplies thrust or swing by the levels that it counts for. */
function writeBasisPerLevel(w: DerivationBuilder, { id, attack }: AttackUse, origin: Origin): void {
  if (!attack.perLevel?.basis || attack.basis === 'fixed' || !isDice(w.value)) return;
  const { dice, adds } = w.value;
  const level = w.givenNumber(lineStat(id, 'level'));
  w.lookup('weapon table', `${attack.basis} × ${formatFraction(level)}`, times({ dice, adds }, level), origin);
}

/** Writes the dice and adds of each level. */
function writeDicePerLevel(w: DerivationBuilder, { id, attack }: AttackUse, origin: Origin): void {
  if (!attack.perLevel || !isDice(w.value)) return;
  const { dice, adds } = attack.perLevel;
  if (dice === 0 && adds === 0) return;
  const before = w.value;
  const level = w.givenNumber(lineStat(id, 'level'));
  const more = times({ dice, adds }, level);
  const words = `${formatDice({ dice, adds }, 'd')} for each of ${formatFraction(level)} levels`;
  w.lookup('weapon table', words, { dice: before.dice + more.dice, adds: before.adds + more.adds }, origin);
}

/** True for the attack of a trait that has no dice but those of its levels. */
const isOfLevelAlone = ({ item, attack }: AttackUse): boolean =>
  attack.basis === 'fixed' &&
  item.trait !== undefined &&
  attack.perLevel !== undefined &&
  (attack.dice ?? 0) === 0 &&
  attack.adds === 0;

/** Writes the damage that a trait does by its level alone. */
function startAtLevel(w: DerivationBuilder, { id, item, attack }: AttackUse, origin: Origin): void {
  const { dice = 0, adds = 0 } = attack.perLevel ?? {};
  const level = w.givenNumber(lineStat(id, 'level'), 'level');
  const words = `${formatDice({ dice, adds }, 'd')} for each of ${formatFraction(level)} levels`;
  w.lookup(item.name, words, times({ dice, adds }, level), origin);
}

const times = ({ dice, adds }: Dice, level: number): Dice => ({
  dice: Math.floor(dice * level),
  adds: Math.floor(adds * level),
});

/**
 * The stat of the ST that a use counts with, if it is not the one that the sheet's thrust and swing are based on;
 * otherwise null.
 */
function findCountedStrength(w: DerivationBuilder, { id }: AttackUse): StatId | null {
  const stat = lineStat(id, 'strength');
  return w.has(stat) ? stat : null;
}

/**
 * Defines the ST that the damage of a use counts with: if it is another strength than that of blows (lifting,
 * telekinesis, IQ), or if effects may add to it for some weapons. It is limited to the ST that the weapon can use.
 */
export function defineCountedStrength(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
  use: AttackUse,
): void {
  const { id, item, attack } = use;
  const { strengths, strengthCap: cap } = rules;
  if (!strengths || attack.basis === 'fixed' || attack.unarmed) return;
  if (attack.strengthOf === undefined && !effects.hasSelections('weaponStrength')) return;
  const { cite } = item.facet ?? {};
  worksheet.define({
    id: lineStat(id, 'strength'),
    name: `${item.name}, ${attack.name}: ST`,
    cite,
    formula: (w) => {
      const bow = findBowStrength(use);
      if (bow === null) w.startFrom(strengths[attack.strengthOf ?? 'striking']);
      else w.start(bow, 'the bow’s ST', { row: item.key });
      effectsOnUse(context, effects, use)(w, 'weaponStrength');
      const minimum = minimumStrengthOf(w, use) ?? 0;
      if (cap && minimum > 0) {
        w.atMost(minimum * cap.times, `${cap.times} times the weapon’s ST`, { cite: cap.cite });
      }
    },
  });
}

const nothing: Dice = { dice: 0, adds: 0 };
const aHit: Dice = { dice: 0, adds: 1 };

/**
 * Bounds damage that even the highest roll leaves below the minimum: one hit for cutting and impaling attacks, zero for
 * blunt ones (Man to Man p. 13, GURPS Lite p. 18). Writes no step if the dice can do more, as they nearly always can.
 */
export function boundDamage(
  w: DerivationBuilder,
  type: string,
  cite: Citation | undefined,
  edged = isEdged(type),
): void {
  const least = edged ? aHit : nothing;
  if (!isDice(w.value) || highestRoll(w.value) >= least.adds) return;
  w.atLeast(least, edged ? 'minimum for cutting or impaling' : 'minimum', { cite });
}

const isEdged = (type: string): boolean => type === 'cut' || type === 'imp';

const bookTable = 'basic damage';

/** The line of the bare fist that an article aids (brass knuckles), with the same skill; null for other attacks. */
export function findAidedPunch(w: DerivationBuilder, { attack, bareSkill }: AttackUse): string | null {
  const line = unarmedLineId('punch', bareSkill);
  return attack.unarmed && w.has(lineStat(line, 'skill')) ? line : null;
}

/** Damage of one use: basic damage of its ST, the weapon, its quality, effects, up to its maximum. */
export function writeWeaponDamage(
  w: DerivationBuilder,
  context: SheetContext,
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
  const startsAtLevel = isOfLevelAlone(use);
  if (startsAtLevel) startAtLevel(w, use, { cite, row: item.key });
  else if (attack.basis === 'fixed') {
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
  if (!punch && !startsAtLevel) writeDicePerLevel(w, use, { cite, row: item.key });
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
  rules.mastery?.addDamage(
    w,
    use,
    findUsedSkills(context, use, () => w.consult(lineStat(use.id, 'skill')).steps),
  );
  const most = attack.maximumDamage === undefined ? null : parseDice(attack.maximumDamage);
  if (most) w.atMost(most, 'maximum from the weapon table', { cite, row: item.key });
  if (attack.loadedWith) {
    const { words, usual, cite: page } = attack.loadedWith;
    const type = attack.type === usual ? '' : `, ${attack.type} in place of ${usual}`;
    const divisor = attack.armorDivisor === undefined ? '' : `, armor divisor ${formatFraction(attack.armorDivisor)}`;
    w.note(`${words}${type.replaceAll('-', '−')}${divisor}`, { cite: page, row: item.key });
  }
  if (attack.times !== undefined) w.note(`what is rolled is multiplied by ${attack.times}`, { cite, row: item.key });
  if (rules.minDamage && attack.basis !== 'fixed') boundDamage(w, attack.type, rules.minDamage);
}

/** The damage of a bare fist to add to: the unbounded value if a minimum applied. */
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
