import type { SavedCharacter } from '../../character/character.ts';
import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { blankSaved, ensureRuleset } from '../../state/character/character-store.ts';
import { type Opened, openAnother, openBlank } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notices.ts';
import { openChapter } from '../../state/view/view-store.ts';

/**
 * Rolls a random character by the tables of a ruleset's book; null if the book has none, or the ruleset could not be
 * loaded. `random` returns numbers from 0 to below 1.
 */
async function rollUp(rulesetId: string, random: () => number = Math.random): Promise<SavedCharacter | null> {
  if (!(await ensureRuleset(rulesetId))) return null;
  const pick = (count: number) => Math.floor(random() * count);
  const roll = (dice: number) => {
    let sum = 0;
    for (let die = 0; die < dice; die += 1) sum += 1 + pick(6);
    return sum;
  };
  const character = await rulesetOf(rulesetId).random?.create(roll, pick);
  return character ? { ...blankSaved(rulesetId), character } : null;
}

/** Shows the first chapter of a character that was just opened, with the way back to the one before. */
function showOpened(title: string, opened: Opened | null): boolean {
  if (!opened) return false;
  const { back, former } = opened;
  const actions = back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [];
  openChapter('concept');
  if (back) notify({ kind: 'information', title, actions });
  return true;
}

/** Opens a blank character; returns false if its rules could not be loaded, which a notice reports. */
export const startBlank = async (rulesetId: string): Promise<boolean> =>
  showOpened('Blank character created', await openBlank(rulesetId));

/** Opens a character rolled by the dice of a book; returns false if there are none or they could not be loaded. */
export async function startRandom(rulesetId: string): Promise<boolean> {
  const rolled = await rollUp(rulesetId);
  return rolled !== null && showOpened('Random character created', await openAnother(rolled));
}

/** Opens a character of a kind, with points left to spend; returns false if it could not be loaded. */
export async function startHero(rulesetId: string, kind: HeroKindId): Promise<boolean> {
  const loading = import('../../builder/heroes/create-hero.ts'); // together with the rules
  loading.catch(() => undefined); // awaited only if there are rules
  if (!(await ensureRuleset(rulesetId))) return false;
  const { createHero } = await loading;
  const character = await createHero(rulesetId, kind);
  if (!character) return false;
  const name = rulesetOf(rulesetId).heroes.find(({ id }) => id === kind)?.name ?? 'hero';
  const opened = await openAnother({ ...blankSaved(rulesetId), character });
  return showOpened(`${name} created`, opened);
}
