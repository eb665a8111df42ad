import { beginFirstFight } from '../../../state/encounter/first-fight.ts';
import { loadFoes, type ReadyFighter, readReady } from '../fighters-to-add.ts';

/** The ids of stock foes that a newcomer can beat, the easiest first. */
const easyFoes = ['levy', 'thug', 'cultist', 'bandit', 'town-guard'];

/** Returns the stock foes of a ruleset that a newcomer can beat, the easiest first. */
export async function listEasyFoes(ruleset: string) {
  const under = (await loadFoes()).stockFoesUnder(ruleset);
  return easyFoes.flatMap((id) => under.find((each) => each.id === id) ?? []);
}

/**
 * Begins a first fight without a question, for someone who has no character yet: the first ready-made one of the ruleset against its
 * easiest foe. Returns false if there are none, or something could not be loaded.
 */
export async function beginUsualFirstFight(ruleset: string, ready: readonly ReadyFighter[]): Promise<boolean> {
  const [foe] = await listEasyFoes(ruleset);
  const hero = await readReady(ready.find((each) => each.ruleset === ruleset));
  return foe !== undefined && hero !== null && (await beginFirstFight(hero, foe.id));
}
