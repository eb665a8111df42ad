import { create } from 'zustand';
import { ownValue } from '../../engine/own-value.ts';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** What each ruleset that was needed so far says about rolls, by its id. */
export const useRollRulesStore = create<Readonly<Record<string, RollRules>>>()(() => ({}));

/** Loads what a ruleset says about rolls. Fails without a network if it was never used. */
export async function ensureRollRules({ id, loadRollRules }: Ruleset): Promise<void> {
  if (ownValue(useRollRulesStore.getState(), id)) return;
  const rules = await loadRollRules();
  useRollRulesStore.setState({ [id]: rules });
}

/** What a ruleset says about rolls; null until it is loaded (`ensureRollRules`). */
export const useLoadedRollRules = (rulesetId: string): RollRules | null =>
  useRollRulesStore((loaded) => ownValue(loaded, rulesetId) ?? null);
