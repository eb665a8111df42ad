import { useEffect, useMemo, useState } from 'react';
import type { BundleTemplate } from '../../rules/templates/bundle.ts';
import { loadTemplates } from '../../rules/templates/load-templates.ts';
import { templateOfOwn } from '../../rules/templates/own-template.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { loadOwnEntries } from '../../state/library/own-entries.ts';
import { useOwnEntriesStore } from '../../state/library/own-entries-store.ts';

type Loaded =
  | { readonly rulesetId: string; readonly templates: readonly BundleTemplate[] }
  | { readonly rulesetId: string; readonly fault: unknown };

/**
 * The templates for the ruleset of the open character: the player's own, then those of the ruleset; null while they are being
 * loaded. A load that fails is thrown, for the boundary around.
 */
export function useTemplates(): readonly BundleTemplate[] | null {
  const rulesetId = useSheet(({ ruleset }) => ruleset.id);
  const kept = useOwnEntriesStore(({ entries }) => entries);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    loadOwnEntries().catch(console.error);
    loadTemplates(rulesetId).then(
      (templates) => isWanted && setLoaded({ rulesetId, templates }),
      (fault: unknown) => isWanted && setLoaded({ rulesetId, fault }),
    );
    return () => {
      isWanted = false;
    };
  }, [rulesetId]);
  return useMemo(() => {
    if (loaded?.rulesetId !== rulesetId) return null;
    if ('fault' in loaded) throw loaded.fault;
    const own = kept.flatMap(({ id, entry }) =>
      entry.list === 'templates' && entry.own.ruleset === rulesetId ? [templateOfOwn(id, entry.own)] : [],
    );
    return [...own, ...loaded.templates];
  }, [loaded, rulesetId, kept]);
}
