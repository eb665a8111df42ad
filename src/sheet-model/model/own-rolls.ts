import { type Dice, isDice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import type { DerivedCharacter, OpenedCharacter } from '../../rules/derive-character.ts';
import { campaignAttributeStat, lineStat } from '../../rules/stat-ids.ts';
import { buildModel } from './build-model.ts';
import type { AttackLine, Figure } from './sheet-model.ts';

/** A number of the character that is rolled against with three dice. */
export interface OwnRoll {
  /** The stat; numbers of the same stat are listed once. */
  readonly id: StatId;
  readonly name: string;
  readonly group: 'Attributes' | 'Skills' | 'Spells' | 'Abilities' | 'Attacks' | 'Defenses';
  readonly score: number;
  readonly kind: RollKind;
}

/**
 * Returns the numbers that the character rolls against, by the groups of the sheet. Rolls that are not possible now are
 * left out.
 */
export function listOwnRolls(sheet: DerivedCharacter): readonly OwnRoll[] {
  const model = buildModel(sheet);
  const ofCampaign = new Set<StatId | undefined>(
    (sheet.context.character.campaign.attributes ?? []).flatMap(({ key, kind }) =>
      kind === 'rolled' ? [campaignAttributeStat(key)] : [],
    ),
  );
  const isRolled = ({ figure: { stat } }: { readonly figure: Figure }): boolean =>
    rolledFigures.has(stat) || ofCampaign.has(stat);
  const list = (
    group: OwnRoll['group'],
    lines: readonly { readonly name: string; readonly figure: Figure; readonly kind?: RollKind }[],
  ): OwnRoll[] =>
    lines.flatMap(({ name, figure: { stat, value }, kind = 'other' }) =>
      stat !== undefined && value !== undefined ? [{ id: stat, name, group, score: Math.floor(value), kind }] : [],
    );
  const rolls = [
    ...list('Attributes', [
      ...model.attributes.map(({ name, level: figure }) => ({ name, figure })),
      ...model.secondary.map(({ name, level: figure }) => ({ name, figure })).filter(isRolled),
      ...model.figures.filter(isRolled),
    ]),
    ...list(
      'Skills',
      model.skills.map(({ name, level: figure }) => ({ name, figure })),
    ),
    ...list(
      'Spells',
      model.spells.map(({ name, level: figure }) => ({ name, figure })),
    ),
    ...list(
      'Abilities',
      model.traits.flatMap(({ name, roll: figure }) => (figure ? [{ name, figure }] : [])),
    ),
    ...list(
      'Attacks',
      model.attacks.map((line) => ({
        name: nameOfAttack(line),
        figure: line.skill,
        kind: line.ranged ? ('rangedAttack' as const) : ('attack' as const),
      })),
    ),
    ...list('Defenses', [
      ...model.activeDefenses.map(({ name, figure }) => ({ name, figure, kind: 'defense' as const })),
      ...model.attacks.map((line) => ({
        name: `Parry, ${nameOfAttack(line)}`,
        figure: line.parry,
        kind: 'defense' as const,
      })),
    ]),
  ];
  return rolls.filter(({ id }, i) => rolls.findIndex((other) => other.id === id) === i);
}

/** Will and senses are rolled against; other secondary characteristics and figures are distances, weights and the like. */
const rolledFigures = new Set<StatId | undefined>(['will', 'perception', 'vision', 'hearing', 'tasteSmell']);

const nameOfAttack = ({ item, use }: AttackLine): string => (use ? `${item}, ${use}` : item);

/** An attack of the character with the facts that decide its injury. */
export interface OwnAttack {
  readonly id: string;
  readonly name: string;
  readonly skillStat: StatId | undefined;
  readonly skill: number;
  readonly damage: Dice;
  /** The abbreviation of its kind of damage. */
  readonly type: string;
  /** As printed after the dice: "(2) burn". */
  readonly typeWords: string;
  /** 2 if armor has half its DR. */
  readonly armorDivisor: number;
  readonly isRanged: boolean;
  readonly atHand: boolean;
}

/** Returns an attack of the sheet; null if it cannot be used, or does no damage in dice of a kind that the ruleset knows. */
export function ownAttackOf({ ruleset, worksheet }: OpenedCharacter, line: AttackLine): OwnAttack | null {
  const { id, type: typeWords, wounding, skill, ranged, atHand } = line;
  const { type, armorDivisor, times } = wounding ?? { type: typeWords, armorDivisor: 1, times: 1 };
  const damage = worksheet.find(lineStat(id, 'damage'))?.value ?? null;
  // Damage multiplied after the roll has no chances here: only artillery has that.
  if (!isDice(damage) || times !== 1 || skill.value === undefined) return null;
  if (!Object.hasOwn(ruleset.odds.attack.types, type)) return null;
  const { stat: skillStat, value } = skill;
  const name = nameOfAttack(line);
  return { id, name, skillStat, skill: value, damage, type, typeWords, armorDivisor, isRanged: ranged, atHand };
}

/** Returns the attacks of the character, those at hand first. */
export function listOwnAttacks(sheet: DerivedCharacter): readonly OwnAttack[] {
  const attacks = buildModel(sheet).attacks.flatMap((line) => ownAttackOf(sheet, line) ?? []);
  return [...attacks.filter(({ atHand }) => atHand), ...attacks.filter(({ atHand }) => !atHand)];
}
