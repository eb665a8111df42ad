import { useEffect, useState } from 'react';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { ensureRollRules, useLoadedRollRules } from '../../state/play/roll-rules.ts';

/** What a ruleset says about rolls; null until it is loaded, which begins here and may have failed. */
export function useRollRules(ruleset: Ruleset): { readonly rules: RollRules | null; readonly failed: boolean } {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    ensureRollRules(ruleset).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [ruleset]);
  const rules = useLoadedRollRules(ruleset.id);
  return { rules, failed: failed && !rules };
}
