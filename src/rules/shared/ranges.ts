import type { WeaponFigure } from '../../catalog/effect.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { lineStat } from '../stat-ids.ts';
import type { AttackRules, WeaponEffects } from './attack-rules.ts';
import { type AttackUse, findBowStrength } from './attack-uses.ts';
import { describeConditionalEffect, type EffectIndex } from './effects.ts';

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
  const within = operand <= mostOperand && (operator !== '/' || operand >= leastDivisor);
  return within ? range : null;
}

/** Beyond these a range would soon be no number at all. */
const mostOperand = 1e9;
const leastDivisor = 1e-3;

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

/** Whoever can throw anything throws it farther (Man to Man p. 10; GURPS Lite p. 23): whole points on top of ST. */
const generalThrowing = 'throwing';

/** Writes what is added to ST for the distance of throws: whole points. */
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

/** Defines the accuracy of a weapon that its quality or effects change; that of others is in its table. */
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
