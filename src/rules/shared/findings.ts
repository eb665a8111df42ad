import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { FindingFact } from '../findings/finding-sentences.ts';
import { rulesNotOffered, settledRules } from '../house-rules/rules-in-force.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { hasWrongSign } from '../resolve/own-trait-price.ts';
import type { Ruleset } from '../ruleset.ts';
import { traitStat } from '../stat-ids.ts';
import { startMoneyStat } from './campaign.ts';
import { groupBy } from './group-by.ts';
import { hasFromRace, isRaceRow } from './race-rows.ts';
import { findMostLevels } from './trait-price.ts';

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
  for (const { rule, by, replaced } of settledRules(context).overruled) {
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

/** What one of the character's traits is remarked on for, whatever the others are. */
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

/** Returns a finding where a trait has a level that does not exist. */
function levelFindings({ facet, name, row, level }: ResolvedTrait, place: Place): Finding[] {
  if (!facet || row.level === level) return [];
  const leveled = findMostLevels(facet) !== 1;
  return [finding({ code: 'trait-level', name, level: row.level, counted: level, leveled }, 'rule', place, facet.cite)];
}

/** Returns a finding where a trait costs what its kind should give back, or the reverse. */
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
    // A trait that gives or costs nothing is no more than a note.
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
