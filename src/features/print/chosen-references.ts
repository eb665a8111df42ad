import { useEffect, useMemo, useState } from 'react';
import type { RulesetId } from '../../catalog/entry.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { FeatRules } from '../../rules/feats/feat.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { ReferencePage } from '../../sheet-model/model/reference-group.ts';
import type { referencePages } from '../../sheet-model/model/reference-pages.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';

/** The choices that decide which pages of a character's own numbers follow the sheet. */
type Chosen = Pick<PrintChoices, 'kind' | 'quickReference' | 'feats' | 'odds'>;

const none: readonly ReferencePage[] = [];

/** The loaded parts: nothing of it is part of the program until a page is chosen. */
let build: typeof referencePages | undefined;
const fights = new Map<RulesetId, FightRules>();
const feats = new Map<RulesetId, FeatRules>();

/** Whether any of these pages is printed. */
export const isAnyChosen = ({ kind, quickReference, feats, odds }: Chosen): boolean =>
  kind === 'sheet' && (quickReference || feats || odds);

const isLoaded = ({ id }: Pick<Ruleset, 'id'>, chosen: Chosen): boolean =>
  !isAnyChosen(chosen) ||
  (build !== undefined && (!chosen.quickReference || fights.has(id)) && (!chosen.feats || feats.has(id)));

/** Whether the chosen pages of all these characters can be made at once. */
export const areReferencesLoaded = (sheets: readonly Pick<DerivedCharacter, 'ruleset'>[], chosen: Chosen): boolean =>
  sheets.every(({ ruleset }) => isLoaded(ruleset, chosen));

/** Loads the parts that the chosen pages of these characters need. Fails without a network. */
export async function loadReferences(
  sheets: readonly Pick<DerivedCharacter, 'ruleset'>[],
  chosen: Chosen,
): Promise<void> {
  if (areReferencesLoaded(sheets, chosen)) return;
  const rulesets = new Set(sheets.map(({ ruleset }) => ruleset));
  build = (await import('../../sheet-model/model/reference-pages.ts')).referencePages;
  for (const ruleset of rulesets) {
    if (chosen.quickReference) fights.set(ruleset.id, await ruleset.loadFightRules());
    if (chosen.feats) feats.set(ruleset.id, await ruleset.loadFeats());
  }
}

/** The chosen pages of a character; null while their parts are not loaded. */
export function findReferences(sheet: DerivedCharacter | null, chosen: Chosen): readonly ReferencePage[] | null {
  if (sheet === null || !isAnyChosen(chosen)) return none;
  const { id } = sheet.ruleset;
  if (!build || !isLoaded(sheet.ruleset, chosen)) return null;
  return build(sheet, {
    fight: chosen.quickReference ? fights.get(id) : undefined,
    feats: chosen.feats ? feats.get(id) : undefined,
    odds: chosen.odds,
  });
}

/** The chosen pages of a character: null while they are being loaded, and 'failed' where they cannot be. */
export function useReferences(
  sheet: DerivedCharacter | null,
  chosen: Chosen,
): readonly ReferencePage[] | null | 'failed' {
  const { kind, quickReference, feats, odds } = chosen;
  const [attempts, setAttempts] = useState({ done: 0, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an attempt to load them they may be there.
  const pages = useMemo(
    () => findReferences(sheet, { kind, quickReference, feats, odds }),
    [sheet, kind, quickReference, feats, odds, attempts],
  );
  const isMissing = pages === null;
  const ruleset = sheet?.ruleset;
  useEffect(() => {
    if (!isMissing || !ruleset) return;
    let active = true;
    const end = (failed: boolean) => {
      if (active) setAttempts(({ done }) => ({ done: done + 1, failed }));
    };
    loadReferences([{ ruleset }], { kind, quickReference, feats, odds }).then(
      () => end(false),
      () => end(true),
    );
    return () => {
      active = false;
    };
  }, [isMissing, ruleset, kind, quickReference, feats, odds]);
  return isMissing && attempts.failed ? 'failed' : pages;
}
