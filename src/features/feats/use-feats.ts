import { useEffect, useMemo, useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { FeatQuestions, FeatRules, FeatState } from '../../rules/feats/feat.ts';
import { type WorkedFeats, workOutFeats } from '../../rules/feats/work-out-feats.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** The feats of a ruleset once they are loaded; before that null. A load that fails is thrown, for the boundary around. */
function useFeatRules(ruleset: Ruleset): FeatRules | null {
  const [loaded, setLoaded] = useState<{ ruleset: Ruleset; rules: FeatRules } | { ruleset: Ruleset; fault: unknown }>();
  useEffect(() => {
    let isWanted = true;
    ruleset.loadFeats().then(
      (rules) => isWanted && setLoaded({ ruleset, rules }),
      (fault: unknown) => isWanted && setLoaded({ ruleset, fault }),
    );
    return () => {
      isWanted = false;
    };
  }, [ruleset]);
  if (loaded?.ruleset !== ruleset) return null;
  if ('fault' in loaded) throw loaded.fault;
  return loaded.rules;
}

/** The feats of a character in a state, with the answers to questions; null while they are being loaded. */
export function useFeats(
  sheet: DerivedCharacter,
  { hitsLost, fatigueLost }: FeatState,
  questions: FeatQuestions,
): readonly WorkedFeats[] | null {
  const rules = useFeatRules(sheet.ruleset);
  return useMemo(
    () => rules && workOutFeats(sheet, rules, { hitsLost, fatigueLost }, questions),
    [sheet, rules, hitsLost, fatigueLost, questions],
  );
}
