import type { DerivationBuilder } from '../../engine/builder.ts';
import { formatHeight } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Build } from '../ruleset.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { averageHeight, averageWeight, type BuildRules, buildDifferences } from '../third-edition/build.ts';
import { pages } from './pages.ts';

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
 * Returns the average build by {@link defineBuild}, the weight in whole pounds; that of the typed height if there is
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
