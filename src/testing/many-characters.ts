import { serializeFile } from '../character/file/serialize-file.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { blankSaved } from '../state/character/character-store.ts';
import type { Arrival } from '../storage/arrivals.ts';

const given = ['Anna', 'Žofie', 'Ольга', 'Dai', 'Þóra', 'Inès', 'Νεφέλη', 'Matěj'];
const family = ['Kess', 'Černá', 'Blackthorn', 'Ironbrow', 'Corvaline', 'Holm', 'Oakhollow'];

/** So many characters to be stored, with names, rulesets, tags, points and times of all kinds; `many-0`, `many-1`, …. */
export function manyArrivals(count: number): readonly Arrival[] {
  return Array.from({ length: count }, (_, i) => {
    const ruleset = rulesetIds[i % rulesetIds.length] ?? '';
    const saved = blankSaved(ruleset);
    const name = `${given[i % given.length]} ${family[i % family.length]} ${i}`;
    return {
      id: `many-${i}`,
      name,
      ruleset,
      saved: serializeFile({ ...saved, character: { ...saved.character, name } }, 'test'),
      updated: new Date(1_700_000_000_000 + i * 3_600_000).toISOString(),
      tags: [`tag ${i % 10}`, `group ${i % 7}`],
      overwrite: false,
      shown: { points: { spent: i % 250, budget: 250 }, face: null },
    };
  });
}
