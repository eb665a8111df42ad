import type { Finding } from '../../engine/finding.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import type { Ruleset } from '../ruleset.ts';
import { heldShield } from '../shared/attack-uses.ts';
import { commonFindings, equipmentFindings, finding } from '../shared/findings.ts';
import { weaknessPenalty } from './decisions.ts';
import { loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { qualityFactors } from './quality.ts';
import { skillLadder } from './skill-ladder.ts';

const extraHeavy = 4;

/** All that Man to Man remarks on. */
export function manToManFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  const found = [
    ...commonFindings(worksheet, context, ruleset, { ladder: skillLadder, budgetCite: pages.budget }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavy,
      weaknessPenalty,
      cites: { hands: pages.weaponsAndShields, armor: pages.armor, load: pages.overload, weakness: pages.weaponsAndShields },
    }),
  ];
  for (const { id, short, minimum } of ruleset.attributes) {
    const score = worksheet.number(id);
    const bought = context.character.attributes[id];
    const place = { chapter: 'attributes', field: id };
    if (Math.min(score, bought) < minimum) {
      const fact = { code: 'attribute-too-low', name: short, score: Math.min(score, bought), minimum } as const;
      found.push(finding(fact, 'rule', place, pages.attributes));
    }
  }
  const shield = heldShield(context);
  if (shield && !context.skills.some((skill) => skill.facet?.block && skill.row.points > 0)) {
    const place = { chapter: 'equipment', row: shield.key };
    found.push(finding({ code: 'block-without-skill', shield: shield.name }, 'unusual', place, pages.largeShield));
  }
  for (const { key, name, row, facet } of context.items) {
    if (row.quality === 'good' || !facet?.quality || qualityFactors(facet.quality, row.quality)) continue;
    const fact = { code: 'quality-not-offered', name, quality: row.quality } as const;
    found.push(finding(fact, 'rule', { chapter: 'equipment', row: key }, pages.quality));
  }
  const load = worksheet.number('encumbrance');
  for (const { key, name, id } of context.skills) {
    if ((id === 'karate' || id === 'judo') && load > 1) {
      const level = loadRules(context).levels[load]?.name ?? 'too much';
      found.push(finding({ code: 'skill-load', name, load: level }, 'rule', { chapter: 'skills', row: key }, pages.unarmed));
    }
  }
  const ceiling = context.race.facet?.suggestedCeiling;
  const points = worksheet.number('points');
  if (ceiling !== undefined && points > ceiling) {
    const fact = { code: 'race-ceiling', name: context.race.name, points, ceiling } as const;
    found.push(finding(fact, 'unusual', { chapter: 'concept', field: 'race' }, pages.races));
  }
  return found;
}
