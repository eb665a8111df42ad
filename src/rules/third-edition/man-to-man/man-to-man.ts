import { catalogOf } from '../../../catalog/catalog.ts';
import { manToManTables } from '../../../catalog/man-to-man/tables.ts';
import type { RulesetContent } from '../../ruleset.ts';
import { thirdEditionLoad } from '../common/movement.ts';
import { thirdEditionChangeable, thirdEditionSummary } from '../common/sections.ts';
import { thirdEditionSigns } from '../common/stat-block.ts';
import { priceAlteration } from './armor-fit.ts';
import { combat, odds } from './combat.ts';
import { defineManToMan } from './define.ts';
import { manToManFindings } from './findings.ts';
import { pages } from './pages.ts';
import { attributes, averageBuild, budgets, findAttributePrice, skillLadder } from './sections.ts';
import { unarmedAttacks } from './unarmed.ts';

/** Man to Man (1985): combat characters with attributes, a few advantages and fighting skills. */
export const manToManRuleset: RulesetContent = {
  tables: manToManTables,
  statBlock: { titles: [{ pattern: /\bMan[- ]to[- ]Man\b/iu }], signs: thirdEditionSigns },
  notation: 'bare',
  budgets,
  attributes,
  secondary: [],
  traitKinds: ['advantage'],
  difficulties: ['easy', 'average', 'hard'],
  qualities: ['cheap', 'good', 'fine'],
  summary: thirdEditionSummary,
  figures: [
    { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
    { stat: 'move', name: 'Move', short: 'Move' },
  ],
  defenses: [
    { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
    { stat: 'parry', name: 'Parry', short: 'Parry' },
    { stat: 'block', name: 'Block', short: 'Block' },
  ],
  passiveDefense: true,
  loadLevels: thirdEditionLoad(pages.encumbrance, pages.overload).levels,
  rangedColumns: [
    { id: 'pointBlank', heading: 'PB', meaning: 'point blank' },
    { id: 'increment', heading: 'Inc', meaning: 'increment' },
    { id: 'halfDamage', heading: '½ Dmg', meaning: 'half damage from' },
    { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  ],
  changeable: thirdEditionChangeable,
  attributePrice: (_, level) => findAttributePrice(level),
  skillLadder,
  averageBuild: (context, worksheet) => averageBuild(context, worksheet.number('st')),
  alteration: priceAlteration,
  combat,
  odds,
  loadFeats: async () => (await import('./feats/feats.ts')).manToManFeats, // rarely used, so they are loaded on demand
  define: defineManToMan,
  findings: manToManFindings,
  unarmed: unarmedAttacks,
  random: {
    cite: pages.random,
    create: async (roll, pick) => {
      const { randomFighter } = await import('./random-fighter.ts'); // rarely used, so it is loaded on demand
      return randomFighter(catalogOf('man-to-man', manToManTables), roll, pick);
    },
    looks: async (context, strength, roll) => {
      const { randomLooks } = await import('./random-looks.ts');
      return randomLooks(averageBuild(context, strength).height, roll, {
        heavier: context.race.facet?.weight,
        woman: context.character.concept.sex === 'woman',
      });
    },
  },
  loadFightRules: async () => (await import('./fight/fight-rules.ts')).fightRules, // used in play only
  // Loaded on demand, like everything that is used once.
  loadHeroes: async () => (await import('./heroes.ts')).manToManHeroes,
  loadTemplates: async () => (await import('../../../catalog/man-to-man/templates.ts')).manToManTemplates,
};
