import { type Catalog, catalogOf } from '../catalog/catalog.ts';
import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/character.ts';
import { memoizeByObject } from '../engine/memoize.ts';
import { Worksheet } from '../engine/worksheet.ts';
import type { Finding } from './findings/finding.ts';
import { applyHouseRules } from './house-rules/house-rule.ts';
import { resolvedRules } from './house-rules/rules-in-force.ts';
import type { SheetContext } from './resolve/context.ts';
import { resolveCharacter } from './resolve/resolve-character.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetOf } from './rulesets.ts';
import { defineMissingAttributes } from './shared/attributes.ts';
import { ownEffectFindings } from './shared/holder-effects.ts';

/** A character computed: the findings, and the worksheet that has every number and answers why. */
export interface DerivedCharacter {
  readonly ruleset: Ruleset;
  readonly context: SheetContext;
  readonly worksheet: Worksheet;
  readonly findings: readonly Finding[];
}

const catalogUnder = memoizeByObject(({ id, tables }: Ruleset) => catalogOf(id, tables));

/** The catalog of a ruleset that is loaded, always the same object. */
export const catalogFor = (ruleset: RulesetId): Catalog => catalogUnder(rulesetOf(ruleset));

/** Puts formulas in place of those of the rules: numbers of a stat block count as they are printed. */
export type Redefine = (draft: Worksheet, context: SheetContext) => void;

/** A character with a worksheet, before anything is computed. */
export interface OpenedCharacter extends Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'> {
  /** Applied to every later state of the character too. */
  readonly redefine?: Redefine | undefined;
}

/**
 * The worksheet of a character: every formula of its ruleset, each computed when read. Rows, formulas and numbers that
 * equal those of `previous`, another state of the character under the same ruleset, are reused. A formula that house
 * rules replace is not reused, but its number is if it is the same.
 */
export function openWorksheet(
  saved: SavedCharacter,
  previous?: OpenedCharacter,
  redefine: Redefine | undefined = previous?.redefine,
): OpenedCharacter {
  const ruleset = rulesetOf(saved.ruleset);
  const before = previous?.ruleset === ruleset ? previous : undefined;
  const context = resolveCharacter(saved, ruleset, catalogFor(ruleset.id), before?.context);
  const draft = new Worksheet(before?.worksheet);
  ruleset.define(draft, context);
  defineMissingAttributes(draft);
  applyHouseRules(draft, context, resolvedRules(context).inForce);
  redefine?.(draft, context);
  const worksheet = draft.finish();
  return redefine ? { ruleset, context, worksheet, redefine } : { ruleset, context, worksheet };
}

/**
 * Derives a character: every number, and every finding. `buildModel` makes the sheet model from it. Everything that
 * equals that of `previous`, another state of the character, is reused.
 */
export function deriveCharacter(saved: SavedCharacter, previous?: OpenedCharacter): DerivedCharacter {
  const opened = openWorksheet(saved, previous);
  const { ruleset, context, worksheet } = opened;
  const reasons = new Map(context.character.waivers.map(({ finding, reason }) => [finding, reason]));
  const all = [...ruleset.findings(worksheet, context, ruleset), ...ownEffectFindings(worksheet, context)];
  const findings = all.map((finding) => {
    const waived = reasons.get(finding.id);
    return waived === undefined ? finding : { ...finding, waived };
  });
  return { ...opened, findings };
}
