import { liteTables } from '../../../catalog/lite-3e/tables.ts';
import type { RulesetContent } from '../../ruleset.ts';
import { thirdEditionSummary } from '../common/sections.ts';
import { thirdEditionSigns } from '../common/stat-block.ts';
import { averageBuild } from './build.ts';
import { combat, odds } from './combat.ts';
import { defineLite } from './define.ts';
import { liteFindings } from './findings.ts';
import { kindLimits } from './limits.ts';
import { loadLevels } from './movement.ts';
import {
  attributes,
  budgets,
  changeable,
  defenses,
  figures,
  findAttributePrice,
  rangedColumns,
  skillLadder,
  spellRules,
  traitKinds,
} from './sections.ts';
import { beastLoad } from './tables/beasts.ts';
import { techLevels } from './tables/tech-levels.ts';
import { unarmedAttacks } from './unarmed.ts';

/** GURPS Lite, third edition (1998): the short rules for any setting. */
export const lite3eRuleset: RulesetContent = {
  tables: liteTables,
  statBlock: {
    titles: [{ pattern: /\b(?:GURPS )?Lite\b/u, unless: /4e|4th|fourth/iu }],
    signs: thirdEditionSigns,
  },
  notation: 'd',
  budgets,
  attributes,
  secondary: [],
  traitKinds,
  limits: kindLimits,
  settings: ['techLevel', 'startingWealth', 'literacy', 'mana', 'disadvantageLimit', 'quirkLimit'],
  techLevels,
  difficulties: ['easy', 'average', 'hard', 'veryHard'],
  qualities: ['good'],
  summary: thirdEditionSummary,
  figures,
  defenses,
  passiveDefense: true,
  loadLevels,
  mountLoadLevels: beastLoad,
  rangedColumns,
  changeable,
  spells: spellRules,
  attributePrice: findAttributePrice,
  skillLadder,
  averageBuild,
  combat,
  odds,
  loadFeats: async () => (await import('./feats/feats.ts')).liteFeats, // rarely used, so they are loaded on demand
  define: defineLite,
  findings: liteFindings,
  unarmed: unarmedAttacks,
  random: null,
  loadFightRules: async () => (await import('./fight/fight-rules.ts')).fightRules, // used in play only
  // Loaded on demand, like everything that is used once.
  loadHeroes: async () => (await import('./heroes.ts')).liteHeroes,
  loadTemplates: async () => (await import('../../../catalog/lite-3e/templates.ts')).liteTemplates,
};
