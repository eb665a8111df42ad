import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { skillStat, traitStat } from '../stat-ids.ts';
import { defineRaceCost, type RaceCostRules } from './race-cost.ts';
import { isRaceRow } from './race-skills.ts';
import { kindNames } from './traits.ts';

export interface PointRules {
  readonly attributes: readonly string[];
  /** What is bought off the attributes (fourth edition). */
  readonly secondary: readonly string[];
  readonly traitKinds: readonly TraitEntryKind[];
  readonly race: RaceCostRules;
  readonly cite: Citation;
}

/** The stat that holds a chapter's points. */
export const pointsStat = (
  chapter: 'attributes' | 'secondary' | 'race' | 'skills' | SkillPart | TraitEntryKind,
): StatId => `points.${chapter}`;
/** A spell is a skill: where there are spells, the points in skills have these two parts. */
type SkillPart = 'otherSkills' | 'spells';

/** Points by chapter, the total, the budget with what was earned, and what is left. */
export function definePoints(worksheet: Worksheet, context: SheetContext, rules: PointRules): void {
  const { character } = context;
  worksheet.section(
    'points',
    [character.campaign, character.earned, context.traits, context.skills, context.race, null, ...rules.secondary],
    () => {
      const chapters: StatId[] = [];
      // What is added up is often the same where the rows are not.
      const part = (id: StatId, name: string, parts: readonly (readonly [StatId, string])[]): void =>
        worksheet.section(id, [name, ...parts.map(([stat]) => stat)], () =>
          worksheet.define({
            id,
            name,
            unit: 'points',
            cite: rules.cite,
            formula: (w) => {
              w.start(0, 'none yet');
              for (const [stat, row] of parts) w.addFrom(stat, 1, undefined, row ? { row } : undefined);
            },
          }),
        );
      const sum: typeof part = (id, ...rest) => {
        chapters.push(id);
        part(id, ...rest);
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
      defineRaceCost(worksheet, context, pointsStat('race'), rules.race);
      for (const kind of rules.traitKinds) {
        const rows = context.traits.filter((trait) => trait.facet?.kind === kind);
        sum(
          pointsStat(kind),
          kindNames[kind].plural,
          rows.map(({ key }) => [traitStat(key), key]),
        );
      }
      // A kind that this ruleset has not (a disadvantage under Man to Man) still counts, under the nearest that it has.
      const otherTraits = context.traits.filter((trait) => trait.facet && !rules.traitKinds.includes(trait.facet.kind));
      if (otherTraits.length > 0)
        sum(
          'points.otherTraits',
          'other traits',
          otherTraits.map(({ key }) => [traitStat(key), key]),
        );
      // What all members of the race have is in the racial cost.
      const skills = context.skills.filter((skill) => skill.facet && !isRaceRow(skill));
      const rowByRow = (rows: typeof skills) => rows.map(({ key }) => [skillStat(key, 'points'), key] as const);
      const spells = skills.filter(({ facet }) => facet?.spell);
      if (spells.length === 0) sum(pointsStat('skills'), 'skills', rowByRow(skills));
      else {
        const otherSkills = skills.filter(({ facet }) => !facet?.spell);
        part(pointsStat('otherSkills'), 'skills except spells', rowByRow(otherSkills));
        part(pointsStat('spells'), 'spells', rowByRow(spells));
        sum(pointsStat('skills'), 'skills and spells', [
          [pointsStat('otherSkills'), ''],
          [pointsStat('spells'), ''],
        ]);
      }

      worksheet.section('points in all', chapters, () =>
        worksheet.define({
          id: 'points',
          name: 'point total',
          unit: 'points',
          cite: rules.cite,
          formula: (w) => {
            w.start(0, 'none yet');
            for (const id of chapters) w.addFrom(id);
          },
        }),
      );
      worksheet.section('points to spend', [character.campaign, character.earned], () => {
        worksheet.define({
          id: 'points.budget',
          name: 'points to spend',
          unit: 'points',
          cite: rules.cite,
          formula: (w) => {
            w.start(character.campaign.budget, 'campaign budget');
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
      });
    },
  );
}
