import type { Attack } from '../../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import { memoizeByKeys, memoizeFilter } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { memoizeReads } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { prerequisiteFindings } from '../../prerequisites/prerequisite-findings.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { hasWrongSign } from '../../resolve/custom-entries.ts';
import type { KindLimit, Ruleset } from '../../ruleset.ts';
import { skillsOfAttack } from '../../shared/attack-uses.ts';
import { attributeFindings } from '../../shared/attributes.ts';
import { booksOf, describeTechRange, findOutside, type Provenance } from '../../shared/campaign-books.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { commonFindings, finding, skillFindings } from '../../shared/findings.ts';
import { jobFindings } from '../../shared/jobs.ts';
import { manaFindings } from '../../shared/magic.ts';
import { pointsStat } from '../../shared/points.ts';
import { isRaceRow, skillChapter } from '../../shared/rows.ts';
import { attributeNames, isTechnique } from '../../shared/skill-ladder.ts';
import { findMetaTrait, isTraitContainer } from '../../shared/traits.ts';
import { skillStat, traitStat } from '../../stat-ids.ts';
import { bodyFindings, findHands } from './bodies.ts';
import { campaignAttributeFindings } from './campaign-attributes.ts';
import { findNeededStrength } from './damage.ts';
import { disadvantageShare, weaknessPenalty } from './decisions.ts';
import { blockSkills } from './defenses.ts';
import { linkedFindings } from './linked-characters.ts';
import { literacyFindings } from './literacy.ts';
import { mountFindings } from './mounts.ts';
import { heaviest, loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { shieldInHand } from './protection.ts';
import { secondaryFindings } from './secondary.ts';
import { magic, skillLadder } from './sections.ts';
import { jobRules, statusFindings } from './standing.ts';
import { maxQuirks, perkPoints, quirkPoints } from './tables/prices.ts';
import { qualityPrice } from './weapon-figures.ts';

type Campaign = SheetContext['character']['campaign'];

/** The stats for the points that count against the limit on disadvantages, and for the number of quirks that count. */
const reductions = 'points.reductions';
const quirks = 'quirks';

/** Returns the book's limit on disadvantages: half of the budget, in points below 0. */
const bookLimit = ({ budget }: Campaign): number => -disadvantageShare * budget;

const disadvantagesAtMost = (campaign: Campaign): number =>
  campaign.disadvantageLimit === null ? bookLimit(campaign) : -Math.abs(campaign.disadvantageLimit);
const quirksAtMost = ({ quirkLimit }: Campaign): number => quirkLimit ?? maxQuirks;

/**
 * Returns the limits on disadvantages (points, below 0) and quirks (their number): the setting's, or the book's (pp.
 * 11, 162).
 */
export function kindLimits(campaign: Campaign): readonly KindLimit[] {
  return [
    { kind: 'disadvantage', stat: reductions, most: disadvantagesAtMost(campaign), book: bookLimit(campaign) },
    { kind: 'quirk', stat: quirks, most: quirksAtMost(campaign), book: maxQuirks },
  ];
}

/** Returns the quirks that count: those that give points. One that was bought off gives none, nor does a part of a meta-trait. */
const countedQuirks = (w: DerivationBuilder, { traits }: SheetContext) =>
  traits.filter(
    (trait) =>
      trait.facet?.kind === 'quirk' && !findMetaTrait(traits, trait) && w.consultNumber(traitStat(trait.key)) < 0,
  );

/**
 * Defines the sums that count against the limits: disadvantages and the parts of `bought` (attributes, secondary
 * characteristics) that were bought down, in points, and the number of quirks.
 */
export function defineLimits(worksheet: Worksheet, context: SheetContext, bought: readonly string[]): void {
  worksheet.section('limits', [context.traits, context.character.campaign], () => {
    const { campaign } = context.character;
    worksheet.define({
      id: reductions,
      name: 'disadvantages and reduced attributes',
      unit: 'points',
      cite: pages.disadvantages,
      formula: (w) => {
        w.startFrom(pointsStat('disadvantage'));
        for (const id of bought) if (w.consultNumber(`${id}.points`) < 0) w.addFrom(`${id}.points`);
        // A racial template that gives points counts as a disadvantage of that price (p. 262).
        if (w.consultNumber(pointsStat('race')) < 0) w.addFrom(pointsStat('race'));
      },
    });
    worksheet.define({
      id: quirks,
      name: `quirks that give points (limit ${formatFraction(quirksAtMost(campaign))})`,
      cite: pages.quirks,
      formula: (w) => {
        w.start(0, 'none yet');
        for (const { key, name } of countedQuirks(w, context)) w.add(1, name, { row: key });
      },
    });
  });
}

/** Reports more points from disadvantages, or more quirks, than the setting allows. */
function limitFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const findings: Finding[] = [];
  const { campaign } = context.character;
  const points = worksheet.number(reductions);
  const limit = disadvantagesAtMost(campaign);
  if (points < limit) {
    const fact = { code: 'disadvantage-limit', points, limit } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'traits', field: 'disadvantages' }, pages.disadvantages));
  }
  const count = worksheet.number(quirks);
  const maxQuirkCount = quirksAtMost(campaign);
  if (count > maxQuirkCount) {
    const fact = { code: 'too-many-quirks', count, limit: maxQuirkCount } as const;
    findings.push(finding(fact, 'rule', { chapter: 'traits', field: 'quirks' }, pages.quirks));
  }
  return findings;
}

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
      hands: findHands,
      overload: '1 FP per second',
      cites: { hands: pages.weapons, armor: null, load: pages.onTheBack, weakness: pages.weapons },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...prerequisiteFindings(worksheet, context),
    ...manaFindings(context, magic),
    ...secondaryFindings(worksheet, context),
    ...campaignAttributeFindings(worksheet, context),
    ...limitFindings(worksheet, context),
    ...smallTraitFindings(worksheet, context),
    ...statusFindings(worksheet),
    ...jobFindings(worksheet, context, jobRules),
    ...techniqueFindings(worksheet, context),
    ...weaponFindings(context),
    ...mountFindings(worksheet, context),
    ...bodyFindings(worksheet, context),
    ...bookFindings(context),
    ...linkedFindings(worksheet, context),
    ...literacyFindings(context),
  ];
}

const booksKeys = ({ traits, skills, items, character }: SheetContext): readonly [object, ...unknown[]] => [
  traits,
  skills,
  items,
  character.campaign.books,
];

/** Reports what a character has from books and of tech levels that the campaign does not use. */
const bookFindings = memoizeByKeys(booksKeys, ({ traits, skills, items, character }: SheetContext) => {
  const { books } = character.campaign;
  if (!books) return noFindings;
  const report = (
    { key, name, row, facet }: ResolvedTrait | ResolvedSkill | ResolvedItem,
    chapter: string,
    techLevel?: Provenance['techLevel'],
  ): Finding[] => {
    if (!facet || isRaceRow({ key })) return [];
    const outside = findOutside(books, { books: booksOf(facet.cite, row.own !== null), techLevel });
    if (!outside) return [];
    const fact =
      'book' in outside
        ? ({ code: 'outside-books', name, book: outside.book } as const)
        : ({
            code: 'outside-tech-levels',
            name,
            techLevel: outside.techLevel,
            range: describeTechRange(books),
          } as const);
    return [finding(fact, 'unusual', { chapter, row: key })];
  };
  return [
    ...traits.flatMap((trait) => report(trait, 'traits')),
    ...skills.flatMap((skill) => {
      const { techLevel } = skill;
      const levels = techLevel === null ? undefined : { from: techLevel, to: techLevel };
      return report(skill, skillChapter(skill.facet), levels);
    }),
    ...items.flatMap((item) => report(item, 'equipment', item.facet?.techLevel)),
  ];
});
const noFindings: readonly Finding[] = [];

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

/** The first of an attack's skills, if the character has none of them and no attribute replaces them. */
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

/** The inputs of the findings on weapons. */
function weaponKeys({ items, skills, catalog, character }: SheetContext): readonly [object, ...unknown[]] {
  return [items, skills, catalog, character.campaign.techLevel];
}
