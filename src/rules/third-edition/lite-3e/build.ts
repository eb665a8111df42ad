import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatHeight } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { memoizeReads } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { Build } from '../../ruleset.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { findHolder } from '../../shared/rows.ts';
import { averageHeight, averageWeight, type BuildRules, buildDifferences } from '../common/build.ts';
import { believableHeight, believableWeight, goodLooksShare } from './decisions.ts';
import { pages } from './pages.ts';

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
