import type { SkillFacet } from '../../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatHeight } from '../../../engine/format.ts';
import { memoizeReads, type Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { Build, Ruleset } from '../../ruleset.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { createSpellRules } from '../../shared/magic.ts';
import { findHolder } from '../../shared/rows.ts';
import { createSkillLadder, type SkillGrade } from '../../shared/skill-ladder.ts';
import { thirdEditionAttributePrice } from '../common/attributes.ts';
import { averageHeight, averageWeight, type BuildRules, buildDifferences } from '../common/build.ts';
import { thirdEditionChangeable } from '../common/combat.ts';
import {
  attributeMinimum,
  believableHeight,
  believableWeight,
  goodLooksShare,
  lowManaPenalty,
  attributeMinimum as minimum,
  otherDifficulty,
  prerequisiteSpellLevel,
} from './decisions.ts';
import { pages } from './pages.ts';

type PointBreakpoints = {
  readonly from: number;
  readonly points: readonly number[];
};

/**
 * Points of a skill: the first level relative to its attribute, and the points of that level and each further one (GURPS
 * Lite p. 14).
 */
const skillPrices = {
  physical: {
    easy: { from: -1, points: [0.5, 1, 2, 4, 8, 16] },
    average: { from: -2, points: [0.5, 1, 2, 4, 8, 16, 24] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 8, 16, 24, 32] },
  },
  mental: {
    easy: { from: -1, points: [0.5, 1, 2, 4] },
    average: { from: -2, points: [0.5, 1, 2, 4, 6] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 6, 8] },
    veryHard: { from: -4, points: [0.5, 1, 2, 4, 8, 12, 16] },
  },
} as const satisfies Record<SkillFacet['kind'], Partial<Record<SkillFacet['difficulty'], PointBreakpoints>>>;

/** Points of each level beyond the tables (GURPS Lite p. 14). */
const furtherLevel = { physical: 8, mental: 2, mentalVeryHard: 4 } as const;

/** The native language: 0 points at the level of the attribute, then a point a level (GURPS Lite p. 17). */
const nativeLanguage = { from: 0, points: [0], further: 1 } as const;

/** Prices of physical and mental skills, easy to very hard (p. 14), and of the native language (p. 17). */
export const skillLadder = createSkillLadder(({ kind, difficulty }: SkillGrade) => {
  if (difficulty === 'native') return nativeLanguage;
  if (kind === 'mental' && difficulty === 'veryHard') {
    return { ...skillPrices.mental.veryHard, further: furtherLevel.mentalVeryHard };
  }
  const grade = difficulty === 'easy' || difficulty === 'average' ? difficulty : otherDifficulty;
  return { ...skillPrices[kind][grade], further: furtherLevel[kind] };
});

/** Returns the price in points of an attribute's level (p. 3); null under 1, the minimum. */
export const findAttributePrice = (_: string, level: number): number | null =>
  thirdEditionAttributePrice(level, attributeMinimum);

/** The figures of magic (p. 30). */
export const magic = {
  lowManaPenalty,
  castingNotes: ['−1 for each spell you have on, −5 if you can neither see nor touch the subject'],
  cite: pages.magic,
} as const;

export const spellRules = createSpellRules(magic, prerequisiteSpellLevel);

/** The four attributes (p. 3). */
export const attributes = [
  { id: 'st', short: 'ST', name: 'Strength', meaning: 'damage, carrying capacity, fatigue', minimum },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'physical skills and speed', minimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'mental skills, senses and Will', minimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum },
] as const;

export const traitKinds = ['advantage', 'disadvantage', 'quirk'] as const;

/** Points for kinds of characters (p. 3). */
export const budgets: Ruleset['budgets'] = [
  { points: 25, name: 'average folk' },
  { points: 100, name: 'hero' },
  { points: 300, name: 'superman' },
];

/** Movement, senses and Will, in two columns: those with short names are in the second. */
export const figures: Ruleset['figures'] = [
  { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
  { stat: 'move', name: 'Move', short: 'Move' },
  { stat: 'hearing', name: 'Hearing', short: 'Hearing' },
  { stat: 'vision', name: 'Vision', short: 'Vision' },
  { stat: 'tasteSmell', name: 'Taste/Smell', short: 'Taste' },
  { stat: 'will', name: 'Will', short: 'Will' },
];

/** Active defenses (p. 26). */
export const defenses: Ruleset['defenses'] = [
  { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
  { stat: 'parry', name: 'Parry', short: 'Parry' },
  { stat: 'block', name: 'Block', short: 'Block' },
];

/** Columns of the ranged weapon table (p. 20). */
export const rangedColumns: Ruleset['rangedColumns'] = [
  { id: 'snapShot', heading: 'SS', meaning: 'snap shot: a skill of this much needs no aiming' },
  { id: 'accuracy', heading: 'Acc', meaning: 'accuracy: added after a turn of aiming' },
  { id: 'halfDamage', heading: '½D', meaning: 'half damage from' },
  { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  { id: 'rateOfFire', heading: 'RoF', meaning: 'rate of fire: shots in a turn', ifAny: true },
  { id: 'shots', heading: 'Shots', meaning: 'shots before it is empty', ifAny: true },
];

/** Numbers that a custom entry can change. */
export const changeable: Ruleset['changeable'] = [
  ...thirdEditionChangeable,
  { stat: 'will', name: 'Will' },
  { stat: 'perception', name: 'all sense rolls' },
  { stat: 'vision', name: 'Vision' },
  { stat: 'hearing', name: 'Hearing' },
  { stat: 'tasteSmell', name: 'Taste/Smell' },
  { stat: 'reaction', name: 'reaction from everyone' },
  { stat: 'status', name: 'Status' },
  { stat: 'meleeSkills', name: 'all melee skills' },
  { stat: 'rangedSkills', name: 'all ranged combat skills' },
  { stat: 'skillRolls', name: 'every skill' },
  { stat: 'runningMove', name: 'Move, but not Dodge' },
];

const goodLooks = ['attractive', 'handsome', 'very-handsome'];

/** Reports unlikely heights and weights, weights that do not suit good looks, and armor that cannot fit (p. 5). */
export const buildFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits, race, items, character }) => [traits, race, items, character.concept, character.campaign],
  (worksheet, context): readonly Finding[] => {
    const { height, weight } = context.character.concept;
    const findings: Finding[] = fitFindings(context);
    const report = (fact: Parameters<typeof finding>[0]): void => {
      findings.push(finding(fact, 'unusual', { chapter: 'concept', field: 'build' }, pages.build));
    };
    const usualHeight = worksheet.number('averageHeight');
    if (height !== null && Math.abs(height - usualHeight) > believableHeight) {
      const [typedHeight, average] = [formatHeight(height), formatHeight(usualHeight)];
      report({ code: 'height-far', own: typedHeight, average, most: believableHeight });
    }
    if (weight === null) return findings;
    const usualWeight = worksheet.number('averageWeight');
    if (Math.abs(weight - usualWeight) > believableWeight) {
      report({ code: 'weight-far', weight, average: Math.round(usualWeight), most: believableWeight });
    }
    const weightForHeight = worksheet.number('ordinaryWeight');
    if (
      findHolder(context, 'appearance', goodLooks) &&
      Math.abs(weight - weightForHeight) > goodLooksShare * weightForHeight
    ) {
      report({ code: 'looks-weight', weight, average: weightForHeight });
    }
    return findings;
  },
);

/** Reports armor made for another on a fat or skinny character, whom no ordinary clothes and armor fit (p. 5). */
function fitFindings(context: SheetContext): Finding[] {
  const cause = findHolder(context, 'fat', ['fat', 'extremely-fat']) ?? findHolder(context, 'skinny', undefined);
  if (!cause) return [];
  return context.items.flatMap(({ key, name, row, inUse, facet }) => {
    if (!inUse || !facet?.armor || !row.madeForAnother) return [];
    const fact = { code: 'gear-not-for-build', name, trait: cause.plainName } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cause.facet?.cite)];
  });
}

/** Two inches less for a woman, three before the 19th century, and ten pounds less for a woman (p. 5). */
const rules: BuildRules = { firstStrength: 5, woman: { height: -2, weight: -10 }, historical: -3 };

/**
 * The average build (p. 5): height by ST in inches; then the weight of that height in pounds, or of the height that the
 * player typed, since weight depends on height; then the factor of a fat or skinny build. A race differs as its entry
 * says.
 */
export function defineBuild(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.section('build', [context.character.concept, context.character.campaign, context.race, effects], () => {
    const differences = buildDifferences(context, rules);
    const typedHeight = context.character.concept.height;
    const cite = pages.build;
    worksheet.define({
      id: 'averageHeight',
      name: 'average height',
      unit: 'in',
      cite,
      formula: (w) => {
        const strength = w.givenNumber('st');
        w.lookup('average height', `ST ${strength}`, averageHeight(strength, rules.firstStrength), { cite });
        for (const { words, add } of differences.height) w.add(add, words, { cite });
      },
    });
    const forHeight = (w: DerivationBuilder): DerivationBuilder => {
      const height = typedHeight ?? w.givenNumber('averageHeight');
      const key = `${formatHeight(height)}${typedHeight === null ? '' : ', your height'}`;
      w.lookup('average weight', key, averageWeight(height), { cite });
      for (const { words, add } of differences.weight) w.add(add, words, { cite });
      return w;
    };
    // The basis for good looks and for a fat person's load.
    worksheet.define({
      id: 'ordinaryWeight',
      name: 'average weight for the height',
      unit: 'lb',
      cite,
      formula: forHeight,
    });
    worksheet.define({
      id: 'averageWeight',
      name: 'average weight',
      unit: 'lb',
      cite,
      formula: (w) => applyEffects(forHeight(w), effects, 'averageWeight'),
    });
  });
}

/**
 * Returns the average build by {@link defineBuild}, the weight in whole pounds; with the player's height if there is
 * one.
 */
export function averageBuild({ character }: SheetContext, worksheet: Worksheet): Build {
  const average = worksheet.number('averageHeight');
  const weight = Math.round(worksheet.number('averageWeight'));
  const typedHeight = character.concept.height;
  if (typedHeight === null) return { height: average, weight, words: `${formatHeight(average)}, ${weight} lb` };
  return {
    height: typedHeight,
    weight,
    words: `${formatHeight(average)}; at ${formatHeight(typedHeight)} ${weight} lb`,
  };
}
