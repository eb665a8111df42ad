import type { Worksheet } from '../../engine/worksheet.ts';
import { skillChapter } from '../chapters/row-chapter.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import { techLevelStat } from '../resolve/own-tech-level.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { finding } from '../shared/findings.ts';
import { isRaceRow } from '../shared/race-skills.ts';
import { pages } from './pages.ts';

/**
 * Defines the tech level that the character comes from: the setting's, with what High Technology and Primitive make of it
 * (p. 32); null where the setting names none.
 */
export function defineTechLevel(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.define({
    id: techLevelStat,
    name: 'tech level',
    cite: pages.techLevels,
    formula: (w) => {
      w.start(context.character.campaign.techLevel, 'of the setting');
      if (w.value !== null) applyEffects(w, effects, techLevelStat);
    },
  });
}

/** Skills and goods from above one's own tech level, and skills for which neither the player nor the setting has named
 * one (pp. 13, 32). */
export function techLevelFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const own = worksheet.get(techLevelStat).value;
  const found: Finding[] = [];
  for (const { key, name, facet, row, techLevel } of context.skills) {
    if (!facet || isRaceRow({ key })) continue;
    const place = { chapter: skillChapter(facet), row: key };
    if (facet.techLevel && techLevel === null) {
      const atField = { ...place, field: 'techLevel' };
      found.push(finding({ code: 'tech-level-missing', name }, 'incomplete', atField, pages.techLevels));
    }
    if (typeof own === 'number' && row.techLevel !== null && row.techLevel > own) {
      const fact = { code: 'above-tech-level', name, techLevel: row.techLevel, own } as const;
      found.push(finding(fact, 'rule', place, pages.techLevels));
    }
  }
  if (typeof own !== 'number') return found;
  for (const { key, name, facet } of context.items) {
    const { from, to } = facet?.techLevel ?? { from: 0 };
    const place = { chapter: 'equipment', row: key };
    if (from > own) {
      const fact = { code: 'above-tech-level', name, techLevel: from, own } as const;
      found.push(finding(fact, 'rule', place, facet?.cite));
    } else if (to !== undefined && own > to) {
      const fact = { code: 'no-longer-made', name, techLevel: to, own } as const;
      found.push(finding(fact, 'unusual', place, facet?.cite));
    }
  }
  return found;
}
