import type { TraitKind } from '../../catalog/trait-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { skillStat, traitStat } from '../stat-ids.ts';
import { kindNames } from './traits.ts';

export interface PointRules {
  readonly attributes: readonly string[];
  /** What is bought off the attributes (fourth edition). */
  readonly secondary: readonly string[];
  readonly traitKinds: readonly TraitKind[];
  readonly cite: Citation;
}

/** The stat that holds a chapter's points. */
export const pointsStat = (chapter: 'attributes' | 'secondary' | 'race' | 'skills' | TraitKind): StatId =>
  `points.${chapter}`;

/** Points by chapter, the total, the budget with what was earned, and what is left. */
export function definePoints(worksheet: Worksheet, context: SheetContext, rules: PointRules): void {
  const { character, race } = context;
  const chapters: StatId[] = [];
  const sum = (id: StatId, name: string, parts: readonly (readonly [StatId, string])[]): void => {
    chapters.push(id);
    worksheet.define({
      id,
      name,
      unit: 'points',
      cite: rules.cite,
      formula: (w) => {
        w.start(0, 'nothing yet');
        for (const [stat, row] of parts) w.addFrom(stat, 1, undefined, row ? { row } : undefined);
      },
    });
  };
  sum(
    pointsStat('attributes'),
    'attributes',
    rules.attributes.map((id) => [`${id}.points`, '']),
  );
  if (rules.secondary.length > 0) {
    sum(
      pointsStat('secondary'),
      'secondary characteristics',
      rules.secondary.map((id) => [`${id}.points`, '']),
    );
  }
  chapters.push(pointsStat('race'));
  worksheet.define({
    id: pointsStat('race'),
    name: 'race',
    unit: 'points',
    cite: race.facet?.cite ?? rules.cite,
    formula: (w) => w.start(race.facet?.points ?? 0, race.name, { cite: race.facet?.cite }),
  });
  for (const kind of rules.traitKinds) {
    const rows = context.traits.filter((trait) => trait.facet?.kind === kind);
    sum(
      pointsStat(kind),
      kindNames[kind].many,
      rows.map(({ key }) => [traitStat(key), key]),
    );
  }
  // A kind that this ruleset has not (a disadvantage under Man to Man) still counts, under the nearest that it has.
  const others = context.traits.filter((trait) => trait.facet && !rules.traitKinds.includes(trait.facet.kind));
  if (others.length > 0)
    sum(
      'points.otherTraits',
      'other traits',
      others.map(({ key }) => [traitStat(key), key]),
    );
  const skills = context.skills.filter((skill) => skill.facet);
  sum(
    pointsStat('skills'),
    'skills',
    skills.map(({ key }) => [skillStat(key, 'points'), key]),
  );

  worksheet.define({
    id: 'points',
    name: 'point total',
    unit: 'points',
    cite: rules.cite,
    formula: (w) => {
      w.start(0, 'nothing yet');
      for (const id of chapters) w.addFrom(id);
    },
  });
  worksheet.define({
    id: 'points.budget',
    name: 'points to spend',
    unit: 'points',
    cite: rules.cite,
    formula: (w) => {
      w.start(character.campaign.budget, 'budget of the campaign');
      for (const { points, why, key } of character.earned) w.add(points, why || 'earned in play', { row: key });
    },
  });
  worksheet.define({
    id: 'points.left',
    name: 'points left',
    unit: 'points',
    cite: rules.cite,
    formula: (w) => w.startFrom('points.budget').addFrom('points', -1),
  });
}
