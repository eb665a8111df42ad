import { openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { gcsRulesetId, loadRuleset } from '../../rules/rulesets.ts';

/** Opens texts of GCS outside the page's thread, so that the page stays responsive. */
self.onmessage = async ({ data: text }: MessageEvent<string>) => {
  await loadRuleset(gcsRulesetId);
  self.postMessage(openGcsSheet(text));
};
