import type { DerivationBuilder, OptionSource, Origin } from '../../engine/builder.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { skillStat } from '../stat-ids.ts';
import { formatCountedPoints, type Training } from './improved-skills.ts';
import type { DefinedDefault } from './skill-defaults.ts';
import { difficultyNames } from './skill-names.ts';
import type { SkillRules } from './skill-rules.ts';

/**
 * Defines what the points buy of a technique that never rises above its skill (a spell of ritual magic): the level from each of
 * its skills. `from` are the stats of these skills, in the order of the defaults.
 */
export function defineBoundLevels(
  worksheet: Worksheet,
  rules: SkillRules,
  { skill, facet, granted, bonuses }: Training,
  defaults: readonly DefinedDefault[],
  from: readonly StatId[],
): OptionSource[] {
  const { key, name } = skill;
  const given = bonuses.map(({ words, amount }) => `${formatCountedPoints(amount)} of ${words}`);
  return defaults.map(({ id: start, words, name: source }, i) => {
    const id: StatId = `${skillStat(key, 'trained')}.${i}`;
    worksheet.define({
      id,
      name: `${name}, from ${words}`,
      cite: rules.cites.price,
      formula: (w) => {
        const points = w.choice(skillStat(key, 'points')) + granted;
        const grade = [`${difficultyNames[facet.difficulty]}, ${formatCountedPoints(points)}`, ...given].join(
          ', with ',
        );
        w.startFrom(start, words);
        if (w.value === null) return;
        w.add(rules.ladder.relative(facet, points) ?? 0, grade, { cite: rules.cites.price, row: key });
        const most = w.consultNumber(from[i] ?? '');
        if (typeof w.value !== 'number' || w.value <= most) return;
        w.atMost(w.givenNumber(from[i] ?? '', source), `no more than ${source}`, { cite: facet.cite });
      },
    });
    return { from: id, words };
  });
}

/** Writes the best of the levels that the points buy. */
export function chooseBought(w: DerivationBuilder, levels: readonly OptionSource[], origin: Origin): void {
  const [only, ...others] = levels;
  if (only && 'from' in only && others.length === 0) w.startFrom(only.from, only.words);
  else w.choose('best of', levels, 'highest', origin);
}
