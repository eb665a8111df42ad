import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { skillPrerequisiteFindings, traitPrerequisiteFindings } from '../../prerequisites/prerequisite-findings.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { Ruleset } from '../../ruleset.ts';
import { attributeFindings } from '../../shared/attributes.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { commonFindings, traitCountFindings } from '../../shared/findings.ts';
import { extraHeavyLevel } from '../../shared/load.ts';
import { manaFindings } from '../../shared/magic.ts';
import { skillFindings } from '../../shared/skill-findings.ts';
import { qualityFindings, skillLoadFindings } from '../common/findings.ts';

import { buildFindings } from './build.ts';
import { crossbowOver, crossbowsAskStrength, lightLoadSkills, weaknessPenalty } from './decisions.ts';
import { limitFindings } from './limits.ts';
import { mountFindings } from './mounts.ts';
import { loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { magic, skillLadder } from './sections.ts';
import { techLevelFindings } from './standing.ts';

/** Returns all findings of GURPS Lite. */
export function liteFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  return [
    ...commonFindings(worksheet, context, ruleset, { budgetCite: pages.points }),
    ...skillFindings(worksheet, context, { ladder: skillLadder, defaultsCite: pages.defaults }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavyLevel,
      weaknessPenalty,
      crossbowsAskStrength,
      crossbowOver,
      overload: 'Move 1, a few feet at a time, and fatigue every second',
      cites: { hands: pages.equipment, armor: pages.armor, load: pages.encumbrance, weakness: pages.minimumStrength },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...qualityFindings(context, () => false, pages.equipment),
    ...skillLoadFindings(worksheet, context, lightLoadSkills, { load: loadRules(context), cite: pages.fencing }),
    ...limitFindings(worksheet, context, ruleset.attributes),
    ...buildFindings(worksheet, context),
    ...traitPrerequisiteFindings(worksheet, context),
    ...traitCountFindings(worksheet, context),
    ...techLevelFindings(worksheet, context),
    ...skillPrerequisiteFindings(worksheet, context),
    ...manaFindings(context, magic),
    ...mountFindings(worksheet, context),
  ];
}
