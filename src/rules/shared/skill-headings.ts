import { containersAround } from '../../character/containers.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { headingStat, skillStat } from '../stat-ids.ts';

/** Defines the points of all skills under each heading. Most characters have no headings. */
export function defineSkillHeadings(worksheet: Worksheet, context: SheetContext, cite: Citation): void {
  const rows = context.character.skills;
  const headings = rows.filter(({ own }) => own?.holds);
  if (headings.length === 0) return;
  const byKey = new Map(headings.map((row) => [row.key, row]));
  for (const heading of headings) {
    const under = context.skills.filter(({ facet, row }) => facet && containersAround(byKey, row).includes(heading));
    const name = heading.own?.name || 'Unnamed';
    worksheet.section(headingStat(heading.key), [name, ...under.map(({ key }) => key)], () =>
      worksheet.define({
        id: headingStat(heading.key),
        name: `${name}, in all`,
        unit: 'points',
        cite,
        formula: (w) => {
          w.start(0, 'none yet');
          for (const { key } of under) w.addFrom(skillStat(key, 'points'), 1, undefined, { row: key });
        },
      }),
    );
  }
}
