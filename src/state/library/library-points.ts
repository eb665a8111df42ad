import { rulesetIds } from '../../catalog/entry.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { loadCharacter } from '../../storage/current-character.ts';
import { changeSummaries } from '../../storage/summaries.ts';
import { rulesHash } from '../updates/app-version.ts';
import { yieldBetween } from '../view/idle.ts';
import { persistedSetting } from '../view/persisted-setting.ts';
import { patchLibrary, useLibraryStore } from './library-store.ts';

/** How many are stored, and shown, at once. */
const together = 20;

/** What was tried, by id and revision: it is not tried again before the character changes. */
const tried = new Set<string>();

/** What was worked out of one. */
type Worked = Pick<CharacterSummary, 'revision' | 'ruleset' | 'points' | 'face'>;

/** True where points were not worked out yet, or by the rules of another build of this program. */
export const lacksPoints = (points: CharacterSummary['points']): boolean => points?.by !== rulesHash;

/**
 * Works out what is missing in the summaries of these characters (points, ruleset, face) or out of date, a few at a time
 * while nothing else is to be done, and puts it into the store and into storage. Where it cannot be worked out, points stay as they
 * were, and it is not tried again in this session. Ends when all were tried; calling it again for ones that are under way is harmless.
 */
export async function workOutPoints(ids: readonly string[]): Promise<void> {
  const asked = new Set(ids);
  const rest = yieldBetween();
  let worked = new Map<string, Worked>();
  for (const { id, revision, points } of useLibraryStore.getState().characters) {
    const mark = `${id} ${revision}`;
    if (!asked.has(id) || !lacksPoints(points) || tried.has(mark)) continue;
    tried.add(mark);
    const one = await workOut(id);
    if (one) worked.set(id, one);
    if (worked.size >= together) {
      await put(worked);
      worked = new Map();
    }
    await rest();
  }
  await put(worked);
}

async function workOut(id: string): Promise<Worked | null> {
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return null;
  const { saved, revision } = loaded.value;
  const { portrait } = saved.character;
  try {
    await loadRuleset(saved.ruleset);
    const { worksheet } = openWorksheet(saved);
    const points = { spent: worksheet.number('points'), budget: worksheet.number('points.budget'), by: rulesHash };
    return { revision, ruleset: saved.ruleset, points, face: portrait && (await persistedSetting(portrait.data)) };
  } catch {
    return null; // without a network, or a fault in a formula: a list can do without
  }
}

/** Stores what was worked out, unless the character changed meanwhile, and shows it. */
async function put(worked: ReadonlyMap<string, Worked>): Promise<void> {
  if (worked.size === 0) return;
  const changed = await changeSummaries([...worked.keys()], (summary) => {
    const one = worked.get(summary.id);
    return one && one.revision === summary.revision ? { ...summary, ...one } : null;
  });
  if (changed.ok) patchLibrary(changed.value);
}
