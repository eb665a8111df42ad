import type { Finding } from '../../engine/finding.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, SheetContext } from '../context.ts';
import type { Ruleset } from '../ruleset.ts';
import { heldShield } from '../shared/attack-uses.ts';
import { commonFindings, equipmentFindings, finding } from '../shared/findings.ts';
import { attributeFindings, qualityFindings, skillLoadFindings } from '../shared/third-edition-findings.ts';
import { extraHeavyLevel } from '../shared/third-edition-load.ts';
import { crossbowOver, weaknessPenalty } from './decisions.ts';
import { loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { qualityFactors } from './quality.ts';
import { skillLadder } from './skill-ladder.ts';

/** Fine and cheap are made of blades and clubs alone (p. 13). */
const isOffered = ({ facet, row }: ResolvedItem): boolean =>
  facet?.quality !== undefined && qualityFactors(facet.quality, row.quality) !== null;

/** All that Man to Man remarks on. */
export function manToManFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  const found = [
    ...commonFindings(worksheet, context, ruleset, {
      ladder: skillLadder,
      budgetCite: pages.budget,
      improveFromDefault: context.houseRules.has('improve-from-default'),
    }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavyLevel,
      weaknessPenalty,
      crossbowOver,
      cites: {
        hands: pages.weaponsAndShields,
        armor: pages.armor,
        load: pages.overload,
        weakness: pages.weaponsAndShields,
      },
    }),
    ...attributeFindings(worksheet, context, ruleset.attributes, pages.attributes),
    ...qualityFindings(context, isOffered, pages.quality),
    ...skillLoadFindings(worksheet, context, ['karate', 'judo'], { load: loadRules(context), cite: pages.unarmed }),
  ];
  const shield = heldShield(context);
  if (shield && !context.skills.some((skill) => skill.facet?.block && skill.row.points > 0)) {
    const place = { chapter: 'equipment', row: shield.key };
    found.push(finding({ code: 'block-without-skill', shield: shield.name }, 'unusual', place, pages.largeShield));
  }
  const ceiling = context.race.facet?.suggestedCeiling;
  const points = worksheet.number('points');
  if (ceiling !== undefined && points > ceiling) {
    const fact = { code: 'race-ceiling', name: context.race.name, points, ceiling } as const;
    found.push(finding(fact, 'unusual', { chapter: 'concept', field: 'race' }, pages.races));
  }
  return found;
}
