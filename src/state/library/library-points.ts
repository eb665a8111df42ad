import { deriveCharacter } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetIds } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { loadCharacter } from '../../storage/current-character.ts';
import { changeSummaries } from '../../storage/summaries.ts';
import { figuresForList } from '../character/derived-character.ts';
import { rulesHash } from '../updates/app-version.ts';
import { createFaceThumbnail } from '../view/face-updates.ts';
import { yieldBetween } from '../view/idle.ts';
import { patchLibrary, useLibraryStore } from './library-store.ts';

/** How many are stored, and shown, at a time. */
const batchSize = 20;

/** Ids with revisions that were tried: not tried again until the character changes. */
const tried = new Set<string>();

/** The calculated fields of a summary. */
type Calculated = Pick<CharacterSummary, 'revision' | 'ruleset' | 'points' | 'face'>;

/** Returns true if points or vital figures are missing, or were calculated by the rules of another build. */
export const needsPoints = (points: CharacterSummary['points']): boolean =>
  points?.by !== rulesHash || points.vitals === undefined || points.issues === undefined || points.kind === undefined;

/**
 * Calculates missing or outdated points, vital figures, rulesets and faces of these summaries, a few at a time while the page is idle,
 * and updates the store and the storage. If a calculation fails, the points stay unchanged and it is not repeated in this
 * session. Resolves when all were tried; overlapping calls are harmless.
 */
export async function updateMissingPoints(ids: readonly string[]): Promise<void> {
  const requested = new Set(ids);
  const rest = yieldBetween();
  let calculated = new Map<string, Calculated>();
  for (const { id, revision, points } of useLibraryStore.getState().characters.list) {
    const mark = `${id} ${revision}`;
    if (!requested.has(id) || !needsPoints(points) || tried.has(mark)) continue;
    tried.add(mark);
    const result = await calculate(id);
    if (result) calculated.set(id, result);
    if (calculated.size >= batchSize) {
      await storeCalculated(calculated);
      calculated = new Map();
    }
    await rest();
  }
  await storeCalculated(calculated);
}

async function calculate(id: string): Promise<Calculated | null> {
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return null;
  const { saved, revision } = loaded.value;
  const { portrait } = saved.character;
  try {
    await loadRuleset(saved.ruleset);
    const points = figuresForList(deriveCharacter(saved));
    return { revision, ruleset: saved.ruleset, points, face: portrait && (await createFaceThumbnail(portrait.data)) };
  } catch {
    return null; // offline, or an error in a formula: a list can do without points
  }
}

/** Stores and shows calculated fields, unless the character has changed since. */
async function storeCalculated(calculated: ReadonlyMap<string, Calculated>): Promise<void> {
  if (calculated.size === 0) return;
  const changed = await changeSummaries([...calculated.keys()], (summary) => {
    const result = calculated.get(summary.id);
    return result && result.revision === summary.revision ? { ...summary, ...result } : null;
  });
  if (changed.ok) patchLibrary(changed.value);
}
