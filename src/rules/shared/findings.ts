import type { SkillFacet } from '../../catalog/skill-entry.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { FindingFact, IdleReason } from '../findings/finding-sentences.ts';
import { resolvedRules, rulesNotOffered } from '../house-rules/rules-in-force.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { hasWrongSign } from '../resolve/custom-entries.ts';
import type { Ruleset } from '../ruleset.ts';
import { coverStat, defaultStat, skillStat, traitStat } from '../stat-ids.ts';
import { startMoneyStat } from './campaign.ts';
import { groupBy } from './group-by.ts';
import { findRacePoints, hasFromRace, isRaceRow, skillChapter, sumSkillPoints } from './rows.ts';
import { improvedStat } from './skill-defaults.ts';
import { attributeNames, isTechnique, resolveSkillFacet, type SkillLadder } from './skill-ladder.ts';
import { findMostLevels } from './trait-price.ts';

interface SkillFindingRules {
  readonly ladder: SkillLadder;
  /** If the book has defaults. */
  readonly defaultsCite: Citation;
}

/** Skills and spells that are listed twice, lack a speciality, or have points that buy nothing; odd defaults. */
export const skillFindings = memoizeReads(
  ({ skills }: SheetContext) => skills,
  ({ race, catalog }, { ladder, defaultsCite }: SkillFindingRules) => [race.facet, catalog, ladder, defaultsCite],
  (worksheet, context, rules): readonly Finding[] => {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    for (const skill of context.skills) {
      const { name, key, facet } = skill;
      if (!facet || isRaceRow(skill)) continue;
      const identity = identityOf(skill);
      if (seen.has(identity)) {
        const place = { chapter: skillChapter(facet), row: key };
        findings.push(finding({ code: 'skill-twice', name }, 'rule', place, facet.cite));
      }
      seen.add(identity);
      findings.push(...singleSkillFindings(worksheet, skill, context, rules));
    }
    return findings;
  },
);

/** The key that two rows of the same skill share. */
const identityOf = memoizeByObject(
  ({ id, row, techLevel }: ResolvedSkill) => `${id}/${row.speciality.toLowerCase()}/${techLevel ?? ''}`,
);

/** The findings on one skill, regardless of the others. */
const singleSkillFindings = memoizeReads(
  (skill: ResolvedSkill) => skill,
  (_, { race, catalog }: SheetContext, { ladder, defaultsCite }: SkillFindingRules) => [
    race.facet,
    catalog,
    ladder,
    defaultsCite,
  ],
  (worksheet, skill, context, rules): readonly Finding[] => {
    const { ladder } = rules;
    const findings: Finding[] = [];
    const facet = resolveSkillFacet(context, skill);
    if (!facet) return findings;
    const { key, name, plainName, row } = skill;
    const place = { chapter: skillChapter(facet), row: key };
    if (facet.speciality && !facet.speciality.optional && !row.speciality) {
      const fact = { code: 'speciality-missing', name: plainName, label: facet.speciality.label } as const;
      findings.push(finding(fact, 'incomplete', { ...place, field: 'speciality' }, facet.cite));
    }
    const points = worksheet.number(skillStat(key, 'points'));
    const canBeDefault = points === 0 && (facet.defaults.length > 0 || isTechnique(facet));
    if (ladder.relative(facet, sumSkillPoints(ladder, facet, skill, points)) !== null) {
      const idle = idlePoints(worksheet, skill, ladder, facet);
      if (idle) {
        const fact = { code: 'skill-points-idle', name, points, ...idle } as const;
        findings.push(finding(fact, 'unusual', place, facet.cite));
      }
    } else if (!canBeDefault) {
      const fact = { code: 'skill-untrained', name, points, least: ladder.lowest(facet).points } as const;
      findings.push(finding(fact, 'unusual', place, facet.cite));
    }
    const raising = row.own && facet.defaults.find(({ penalty }) => penalty < 0);
    if (raising) {
      const source = 'attribute' in raising ? attributeNames[raising.attribute] : nameOf(context, skill, raising.skill);
      const fact = { code: 'default-above-source', name, source, penalty: raising.penalty } as const;
      findings.push(finding(fact, 'unusual', place, rules.defaultsCite));
    }
    return findings;
  },
);

/** The name of a skill as the player typed it into a default; weapons and defaults compare it in lower case. */
function nameOf({ catalog }: SheetContext, { row }: ResolvedSkill, wanted: string): string {
  const typed = row.own?.defaults.find(({ skill }) => skill.trim().toLowerCase() === wanted)?.skill.trim();
  return catalog.skills.get(wanted)?.name ?? typed ?? wanted;
}

/**
 * How many of a skill's own points its level needs, if that is not all of them; otherwise null. A default and the level
 * of a wildcard skill cost nothing, and an improved default costs the difference.
 */
function idlePoints(
  worksheet: Worksheet,
  skill: ResolvedSkill,
  ladder: SkillLadder,
  facet: SkillFacet,
): { readonly used: number; readonly because: IdleReason } | null {
  const { key } = skill;
  const spent = worksheet.number(skillStat(key, 'points'));
  if (spent <= 0) return null;
  const priced = (points: number): number => ladder.price(facet, ladder.relative(facet, points) ?? 0) ?? 0;
  const worth = sumSkillPoints(ladder, facet, skill, spent);
  const trained = levelOf(worksheet, skillStat(key, 'trained'));
  if (isTechnique(facet) && trained === null) return { used: 0, because: 'no-base' };
  const ofRace = findRacePoints(ladder, facet, skill);
  let best = { level: trained ?? -Infinity, used: priced(worth) - ofRace, because: 'next-level' as IdleReason };
  for (let i = 0; !isTechnique(facet) && worksheet.has(defaultStat(key, i)); i++) {
    const level = levelOf(worksheet, defaultStat(key, i));
    if (level === null) continue;
    if (level >= best.level) {
      best = { level, used: 0, because: { default: worksheet.get(defaultStat(key, i)).name, level } };
    }
    const improved = worksheet.has(improvedStat(key, i)) ? levelOf(worksheet, improvedStat(key, i)) : null;
    if (improved === null) continue;
    const credit = ladder.price(facet, level - worksheet.number(facet.attribute)) ?? 0;
    const used = priced(worth + credit) - credit - ofRace;
    if (improved > best.level) {
      best = { level: improved, used, because: 'next-level' };
    }
  }
  for (const [i, { name }] of (skill.coveredBy ?? []).entries()) {
    const level = worksheet.has(coverStat(key, i)) ? levelOf(worksheet, coverStat(key, i)) : null;
    if (level !== null && level >= best.level) best = { level, used: 0, because: { cover: name, level } };
  }
  const used = Math.max(0, best.used);
  return used < spent ? { used, because: best.because } : null;
}

const levelOf = (worksheet: Worksheet, stat: string): number | null => {
  const { value } = worksheet.get(stat);
  return typeof value === 'number' ? value : null;
};

/** Creates a finding from a fact. Its id consists of the code and the row, so that a waiver still matches it later. */
export function finding(fact: FindingFact, kind: Finding['kind'], place: Place, cite?: Citation): Finding {
  return {
    id: [fact.code, place.row ?? place.field].filter((part) => part !== undefined).join(':'),
    code: fact.code,
    kind,
    fact,
    place,
    ...(cite ? { cite } : {}),
  };
}

/**
 * Returns the findings common to all rulesets: unknown content, budgets, traits that are listed twice or do not belong.
 * For skills see `skillFindings`.
 */
export function commonFindings(
  worksheet: Worksheet,
  context: SheetContext,
  ruleset: Pick<Ruleset, 'id' | 'name' | 'traitKinds' | 'budgets'>,
  rules: { readonly budgetCite: Citation },
): Finding[] {
  const { character } = context;
  const findings: Finding[] = [];
  if (context.saved.ruleset !== ruleset.id) {
    const fact = {
      code: 'unknown-ruleset',
      name: stripBidiControls(context.saved.ruleset),
      ruleset: ruleset.name,
    } as const;
    findings.push(finding(fact, 'unknown', { chapter: 'concept', field: 'ruleset' }));
  }
  const left = worksheet.number('points.left');
  if (left < 0) {
    const budget = worksheet.number('points.budget');
    const place = { chapter: 'concept', field: 'budget' };
    findings.push(finding({ code: 'over-budget', by: -left, budget }, 'rule', place, rules.budgetCite));
  }
  const money = worksheet.has(startMoneyStat) ? worksheet.get(startMoneyStat).value : character.campaign.money;
  const spent = worksheet.number('money');
  if (typeof money === 'number' && spent > money) {
    findings.push(finding({ code: 'over-money', spent, money }, 'rule', { chapter: 'equipment', field: 'money' }));
  }
  for (const chapter of ['traits', 'skills', 'items'] as const) {
    for (const { name, key } of unknownRows(context[chapter])) {
      // Unknown entries are listed with the skills, spells too.
      const screen = chapter === 'items' ? 'equipment' : chapter;
      const words = screen === 'traits' ? 'advantages' : screen;
      const fact = { code: 'unknown-entry', name, chapter: words, ruleset: ruleset.name } as const;
      findings.push(finding(fact, 'unknown', { chapter: screen, row: key }));
    }
  }
  if (!context.race.facet && context.race.id !== 'human') {
    const place = { chapter: 'concept', field: 'race' };
    findings.push(finding({ code: 'unknown-race', name: context.race.name, ruleset: ruleset.name }, 'unknown', place));
  }
  const unknownOfRace = [...context.race.traits, ...context.race.skills].filter(({ facet }) => !facet);
  if (unknownOfRace.length > 0) {
    const name = unknownOfRace.map((part) => part.name).join(', ');
    const fact = { code: 'race-unknown-parts', name, race: context.race.name, ruleset: ruleset.name } as const;
    findings.push(finding(fact, 'unknown', { chapter: 'concept', field: 'race' }));
  }
  for (const rule of rulesNotOffered(context)) {
    const place = { chapter: 'concept', field: `rule-${rule}` };
    findings.push(
      finding({ code: 'unknown-house-rule', name: stripBidiControls(rule), ruleset: ruleset.name }, 'unknown', place),
    );
  }
  for (const { rule, by, replaced } of resolvedRules(context).overruled) {
    const fact = { code: 'house-rule-overruled', name: rule.name, by: by.name, replaced } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'concept', field: `rule-${rule.id}` }, by.cite));
  }
  return [...findings, ...traitFindings(worksheet, context, ruleset)];
}

/** The rows whose entries the ruleset does not know. */
const unknownRows = memoizeByObject((rows: SheetContext['traits' | 'skills' | 'items']) =>
  rows.filter((row) => !row.facet && !isRaceRow(row)),
);

const traitFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits, race }, ruleset: TraitRules) => [traits, race, ruleset],
  (worksheet, context, ruleset): readonly Finding[] => {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    for (const trait of context.traits) {
      const { key, row, id, name, facet } = trait;
      if (!facet) continue;
      const place = { chapter: 'traits', row: key };
      findings.push(...singleTraitFindings(worksheet, trait, ruleset));
      if (!row.own && seen.has(id) && !facet.repeatable)
        findings.push(finding({ code: 'trait-twice', name }, 'rule', place, facet.cite));
      seen.add(id);
      if (hasFromRace(context, trait)) {
        findings.push(finding({ code: 'trait-of-race', name, race: context.race.name }, 'unusual', place, facet.cite));
      }
      if (row.gained === 'play' && !facet.gainedInPlay) {
        findings.push(finding({ code: 'not-in-play', name }, 'rule', place, facet.cite));
      }
    }
    for (const trait of context.race.traits) {
      const atRace = { chapter: 'concept', field: 'race' };
      const ofTrait = [...levelFindings(trait, atRace), ...signFindings(worksheet, trait, atRace)];
      findings.push(...ofTrait.map((raceFinding) => ({ ...raceFinding, id: `${raceFinding.code}:${trait.key}` })));
    }
    return findings;
  },
);

type TraitRules = Pick<Ruleset, 'name' | 'traitKinds'>;

/** The findings on one of the character's traits, regardless of the others. */
const singleTraitFindings = memoizeReads(
  (trait: ResolvedTrait) => trait,
  (_, ruleset: TraitRules) => [ruleset],
  (worksheet, trait, ruleset): readonly Finding[] => {
    const { key, name, facet } = trait;
    if (!facet) return [];
    const place = { chapter: 'traits', row: key };
    const fact = { code: 'kind-not-in-ruleset', name, kind: facet.kind, ruleset: ruleset.name } as const;
    return [
      ...(ruleset.traitKinds.includes(facet.kind) ? [] : [finding(fact, 'unusual', place, facet.cite)]),
      ...levelFindings(trait, place),
      ...signFindings(worksheet, trait, place),
    ];
  },
);

/** Returns a finding if a trait has a level that does not exist. */
function levelFindings({ facet, name, row, level }: ResolvedTrait, place: Place): Finding[] {
  if (!facet || row.level === level) return [];
  const leveled = findMostLevels(facet) !== 1;
  return [finding({ code: 'trait-level', name, level: row.level, counted: level, leveled }, 'rule', place, facet.cite)];
}

/** Returns a finding if a trait costs what its kind should give back, or the reverse. */
function signFindings(worksheet: Worksheet, { facet, name, key }: ResolvedTrait, place: Place): Finding[] {
  if (!facet) return [];
  const points = worksheet.number(traitStat(key));
  const { kind, cite } = facet;
  if (!hasWrongSign(kind, points)) return [];
  return [finding({ code: 'price-sign', name, kind, points }, 'rule', place, cite)];
}

/** Traits that are had more often, or for more points together, than they may be. */
export const traitCountFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits }) => [traits],
  (worksheet, context): readonly Finding[] => {
    // A trait that gives or costs nothing is only a note.
    const counted = context.traits.filter(
      ({ key, facet }) => (facet?.most || facet?.mostPoints) && worksheet.number(traitStat(key)) !== 0,
    );
    return [...groupBy(counted, ({ id }) => id).values()].flatMap((traits) => countFindings(worksheet, traits));
  },
);

/** The findings on all traits of one id; they are placed at the last one. */
function countFindings(worksheet: Worksheet, traits: readonly ResolvedTrait[]): Finding[] {
  const last = traits.at(-1);
  if (!last?.facet) return [];
  const { most, mostPoints, cite } = last.facet;
  const name = last.plainName;
  const points = traits.reduce((sum, { key }) => sum + worksheet.number(traitStat(key)), 0);
  const place = { chapter: 'traits', row: last.key };
  const findings: Finding[] = [];
  if (most !== undefined && traits.length > most) {
    findings.push(finding({ code: 'too-many-of', name, count: traits.length, most }, 'rule', place, cite));
  }
  if (mostPoints !== undefined && points < -mostPoints) {
    findings.push(finding({ code: 'too-many-points-of', name, points, most: -mostPoints }, 'rule', place, cite));
  }
  return findings;
}
