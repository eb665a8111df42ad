import { useEffect } from 'react';
import { create } from 'zustand';
import { ownValue } from '../../engine/own-value.ts';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** What each ruleset that was needed so far says about rolls, by its id. */
const useRollRulesStore = create<Readonly<Record<string, RollRules>>>()(() => ({}));

/** What a ruleset says about rolls; null until it is loaded, which begins here. */
export function useRollRules(ruleset: Ruleset): RollRules | null {
  const rules = useRollRulesStore((loaded) => ownValue(loaded, ruleset.id) ?? null);
  useEffect(() => {
    // Without a network the rolls are missing until the screen opens again.
    if (!rules)
      ruleset.loadRollRules().then(
        (now) => useRollRulesStore.setState({ [ruleset.id]: now }),
        () => {},
      );
  }, [ruleset, rules]);
  return rules;
}
