import type { Attack } from '../../../catalog/item-entry.ts';
import { memoizeByKeys, memoizeFilter } from '../../../engine/memoize.ts';
import { memoizeReads } from '../../../engine/memoize-reads.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { prerequisiteFindings } from '../../prerequisites/prerequisite-findings.ts';
import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import { hasWrongSign } from '../../resolve/own-trait-price.ts';
import type { Ruleset } from '../../ruleset.ts';
import { skillsOfAttack } from '../../shared/attack-uses.ts';
import { attributeFindings } from '../../shared/attributes.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { commonFindings, finding } from '../../shared/findings.ts';
import { manaFindings } from '../../shared/magic.ts';
import { skillFindings } from '../../shared/skill-findings.ts';
import { attributeNames, isTechnique } from '../../shared/skill-ladder.ts';
import { isTraitContainer } from '../../shared/traits.ts';
import { skillStat, traitStat } from '../../stat-ids.ts';
import { findNeededStrength } from './damage.ts';
import { weaknessPenalty } from './decisions.ts';
import { blockSkills } from './defenses.ts';
import { limitFindings } from './limits.ts';
import { mountFindings } from './mounts.ts';
import { heaviest, loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { shieldInHand } from './protection.ts';
import { secondaryFindings } from './secondary.ts';
import { magic, skillLadder } from './sections.ts';
import { statusFindings } from './standing.ts';
import { perkPoints, quirkPoints } from './tables/traits.ts';
import { qualityPrice } from './weapon-figures.ts';

/** Returns all findings of the fourth edition. */
export function fourthEditionFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  return [
    ...commonFindings(worksheet, context, ruleset, { budgetCite: pages.budget }),
    ...skillFindings(worksheet, context, { ladder: skillLadder, defaultsCite: pages.defaults }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules,
      heaviest,
      weaknessPenalty,
      neededStrength: findNeededStrength,
      countedShield: shieldInHand,
      overload: '1 FP per second',
      cites: { hands: pages.weapons, armor: null, load: pages.onTheBack, weakness: pages.weapons },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...prerequisiteFindings(worksheet, context),
    ...manaFindings(context, magic),
    ...secondaryFindings(worksheet, context),
    ...limitFindings(worksheet, context),
    ...smallTraitFindings(worksheet, context),
    ...statusFindings(worksheet),
    ...techniqueFindings(worksheet, context),
    ...weaponFindings(context),
    ...mountFindings(worksheet, context),
  ];
}

const noInputs: readonly unknown[] = [];

/** Reports perks and quirks with a price that the book does not have. */
const smallTraitFindings = memoizeReads(
  ({ traits }: SheetContext) => traits,
  () => noInputs,
  (worksheet, { traits }): readonly Finding[] => {
    const findings: Finding[] = [];
    for (const trait of traits) {
      const { key, name, facet, row, level } = trait;
      if ((facet?.kind !== 'perk' && facet?.kind !== 'quirk') || row.boughtOff || isTraitContainer(trait)) continue;
      const pointsPerLevel = facet.kind === 'perk' ? perkPoints : quirkPoints;
      const price = 'pointsPerLevel' in facet.price ? pointsPerLevel * level : pointsPerLevel;
      const points = worksheet.number(traitStat(key));
      if (points === price || hasWrongSign(facet.kind, points)) continue;
      const fact = { code: 'small-trait-price', name, kind: facet.kind, price } as const;
      findings.push(finding(fact, 'rule', { chapter: 'traits', row: key }, pages.quirks));
    }
    return findings;
  },
);

const limitedTechniques = memoizeFilter<ResolvedSkill>(
  ({ facet }) => facet && isTechnique(facet) && facet.maximum !== undefined,
);

/** Reports techniques bought beyond their maximum. */
function techniqueFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  return limitedTechniques(context.skills).flatMap(({ key, name, facet }) => {
    if (facet?.maximum === undefined) return [];
    const points = worksheet.number(skillStat(key, 'points'));
    if ((skillLadder.relative(facet, points) ?? 0) <= facet.maximum) return [];
    const fact = { code: 'technique-maximum', name, maximum: facet.maximum } as const;
    return [finding(fact, 'rule', { chapter: 'skills', row: key }, pages.techniques)];
  });
}

/** The first of an attack's skills, where the character has none of them and no attribute takes their place. */
function missingSkillOf(attack: Attack, isKnown: (skill: string) => boolean): string | undefined {
  if (attack.defaults?.some((each) => 'attribute' in each)) return undefined;
  const skills = skillsOfAttack(attack);
  return skills.some(isKnown) ? undefined : skills[0];
}

/**
 * Reports weapons whose skill is not on the sheet, shields without a skill to block, and qualities without a known
 * price.
 */
const weaponFindings = memoizeByKeys(weaponKeys, (context: SheetContext): readonly Finding[] => {
  const findings: Finding[] = [];
  const { skills: listed } = context.catalog;
  const knownSkill = (skill: string) =>
    context.skillsByName.has(skill) || listed.has(skill) || Object.hasOwn(attributeNames, skill);
  for (const { key, name, facet } of context.items) {
    const missingSkill = facet?.attacks?.flatMap((attack) => missingSkillOf(attack, knownSkill) ?? []).at(0);
    if (missingSkill === undefined) continue;
    const fact = { code: 'weapon-skill-missing', weapon: name, skill: missingSkill } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'equipment', row: key }, pages.weapons));
  }
  const shield = shieldInHand(context);
  if (shield && blockSkills(context).length === 0) {
    const fact = { code: 'block-without-skill', shield: shield.name, gives: 'defense bonus' } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'equipment', row: shield.key }, pages.block));
  }
  const { techLevel } = context.character.campaign;
  for (const item of context.items) {
    const { key, name, row, facet } = item;
    if (row.quality === 'good' || row.costOverride !== null || qualityPrice(item, techLevel)) continue;
    const quality = row.quality === 'veryFine' ? 'very fine' : row.quality;
    const place = { chapter: 'equipment', row: key };
    if (facet && !row.own) {
      findings.push(finding({ code: 'quality-not-offered', name, quality }, 'rule', place, pages.weapons));
      continue;
    }
    findings.push(finding({ code: 'quality-price-unknown', name, quality }, 'unusual', place, pages.weapons));
  }
  return findings;
});

/** What the findings on weapons are made of. */
function weaponKeys({ items, skills, catalog, character }: SheetContext): readonly [object, ...unknown[]] {
  return [items, skills, catalog, character.campaign.techLevel];
}
