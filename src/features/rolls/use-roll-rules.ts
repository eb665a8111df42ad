import { useEffect } from 'react';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { ensureRollRules, useLoadedRollRules } from '../../state/play/roll-rules.ts';

/** What a ruleset says about rolls; null until it is loaded, which begins here. */
export function useRollRules(ruleset: Ruleset): RollRules | null {
  useEffect(() => {
    // Without a network the rolls are missing until the screen opens again.
    ensureRollRules(ruleset).catch(() => {});
  }, [ruleset]);
  return useLoadedRollRules(ruleset.id);
}
