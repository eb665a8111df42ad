import type { SavedCharacter } from '../../character/character.ts';
import { addFighters, type NewFighters } from '../../character/encounter-edits.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import type { PastedFoe } from '../../state/encounter/foes.ts';
import { addCharacters } from '../../state/encounter/open-encounter.ts';
import { type ReadyFighter, readReady } from '../../state/encounter/ready-fighters.ts';
import { withWeaponsReady } from '../../state/encounter/weapons-ready.ts';
import { notify } from '../../state/view/notices.ts';

/** Reading foes and making stock foes needs the names of all lists: it is loaded when somebody asks for one. */
export const loadFoes = () => import('../../state/encounter/foes.ts');

/** Returns those whose name or line has all words of a query, ignoring accents and capitals; all for an empty one. */
export function findReadyFighters<Listed extends { readonly name: string; readonly line: string }>(
  all: readonly Listed[],
  query: string,
): readonly Listed[] {
  const words = foldLetters(query).split(/\s+/u);
  return all.filter(({ name, line }) => {
    const text = foldLetters(`${name} ${line}`);
    return words.every((word) => text.includes(word));
  });
}

/** What the counts of the dialog name: a character of the library by its id, others after one of these. */
export const readyMark = 'ready:';
export const stockMark = 'stock:';

/** The result of adding fighters. */
export interface FightersAdded {
  readonly added: number;
  /** How many had no room. */
  readonly dropped: number;
  /** How many characters could not be added otherwise; a notice says so. */
  readonly missing: number;
}

interface Joining {
  readonly saved: SavedCharacter;
  readonly more: NewFighters;
}

interface Wanted {
  readonly counts: Readonly<Record<string, number>>;
  /** Foes that were typed or pasted. */
  readonly pasted: readonly PastedFoe[];
  /** The side that each kind joins, and whether hidden from the players. */
  readonly joins: Readonly<Record<'characters' | 'stock' | 'paste', Pick<NewFighters, 'side' | 'hidden'>>>;
  readonly ready: readonly ReadyFighter[];
  /** The ruleset of the stock foes. */
  readonly ruleset: string;
}

/** Adds characters and stock foes, each as often as `counts` says, and foes that were typed. */
export async function addChosenFighters(wanted: Wanted): Promise<FightersAdded> {
  const { counts, pasted, joins, ready, ruleset } = wanted;
  const isStock = (id: string) => id.startsWith(stockMark);
  const chosen = Object.entries(counts).flatMap(([id, copies]) =>
    copies > 0 ? [{ id, copies, ...(isStock(id) ? joins.stock : joins.characters) }] : [],
  );
  const isMarked = (id: string) => id.startsWith(readyMark) || isStock(id);
  const own = chosen.filter(({ id }) => !isMarked(id));
  const made = chosen.filter(({ id }) => isMarked(id));
  const read = await Promise.all(
    made.map(async ({ id, ...more }): Promise<Joining | null> => {
      if (id.startsWith(readyMark)) {
        const saved = await readReady(ready.find((each) => `${readyMark}${each.id}` === id));
        return saved && { saved, more };
      }
      const foe = await (await loadFoes()).prepareStockFoe(id.slice(stockMark.length), ruleset);
      return foe && { saved: foe.saved, more: { ...more, printed: foe.printed, notes: foe.notes } };
    }),
  );
  const typed = pasted.map(({ made: { saved, printed, notes }, copies }) => ({
    saved,
    more: { copies, ...joins.paste, printed, notes },
  }));
  const joined = await join([...read.flatMap((each) => each ?? []), ...typed]);
  let { added, dropped, missing } = { ...joined, missing: joined.missing + read.filter((each) => !each).length };
  if (own.length > 0) {
    const outcome = await addCharacters(own);
    if (outcome.ok) {
      added += outcome.value.added;
      dropped += outcome.value.dropped;
    }
    missing += outcome.ok ? outcome.value.unread.length : own.length;
  }
  return notifyMissing({ added, dropped, missing });
}

/** Adds fighters in one step. */
async function join(joining: readonly Joining[]): Promise<FightersAdded> {
  if (joining.length === 0) return { added: 0, dropped: 0, missing: 0 };
  if (!(await loadEncounterRules(joining.map(({ saved }) => saved))))
    return { added: 0, dropped: 0, missing: joining.length };
  const [only, ...others] = joining;
  const label =
    only && others.length === 0 ? `${only.saved.character.name} joins` : `${joining.length} characters join`;
  const before = currentEncounter()?.fighters.length ?? 0;
  editEncounter(label, (encounter) =>
    withWeaponsReady(
      joining.reduce((all, { saved, more }) => addFighters(all, saved, more), encounter),
      encounter,
    ),
  );
  const added = (currentEncounter()?.fighters.length ?? 0) - before;
  const wished = joining.reduce((sum, { more: { copies = 1 } }) => sum + copies, 0);
  return { added, dropped: wished - added, missing: 0 };
}

function notifyMissing(result: FightersAdded): FightersAdded {
  const { missing } = result;
  if (missing > 0) {
    notify({
      kind: 'problem',
      title: missing === 1 ? 'A character could not be added' : `${missing} characters could not be added`,
      text: 'It could not be read, or its rules need the network the first time.',
    });
  }
  return result;
}
