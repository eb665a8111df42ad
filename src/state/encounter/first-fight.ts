import { create } from 'zustand';
import type { SavedCharacter } from '../../character/character.ts';
import { newId } from '../../character/edit-rows.ts';
import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { notify } from '../view/notices.ts';
import { recall, remember } from '../view/preferences.ts';
import { showEncounter } from '../view/view-store.ts';
import { useEncounter } from './encounter-store.ts';

/** What a newcomer does once in the first fight, in the usual order; the dice may bring another. */
export const firstFightParts = [
  'begin',
  'maneuver',
  'attack',
  'defense',
  'damage',
  'wound',
  'foe',
  'undo',
  'end',
] as const;
export type FirstFightPart = (typeof firstFightParts)[number];

/** How far the player's guided first fight is. Its wounds and turns are those of the encounter. */
export interface FirstFight {
  /** The id of the encounter, and the keys of the two fighters. */
  readonly encounter: string;
  readonly hero: string;
  readonly foe: string;
  readonly done: readonly FirstFightPart[];
  /** The player has closed the guide, and may continue. */
  readonly closed: boolean;
}

const storageKey = 'pointwright.first-fight';

/** Reads what this browser remembers; what is damaged counts as none. */
function read(): FirstFight | null {
  try {
    const stored: unknown = JSON.parse(recall(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const field = (name: string): unknown => Reflect.get(stored, name);
    const [encounter, hero, foe] = [field('encounter'), field('hero'), field('foe')];
    if (typeof encounter !== 'string' || typeof hero !== 'string' || typeof foe !== 'string') return null;
    const listed = field('done');
    const done = firstFightParts.filter((part) => Array.isArray(listed) && listed.includes(part));
    return { encounter, hero, foe, done, closed: field('closed') === true };
  } catch {
    return null;
  }
}

/** The guided first fight of this browser; null before it, and after its end. */
export const useFirstFight = create<{ readonly fight: FirstFight | null }>()(() => ({ fight: read() }));

const current = (): FirstFight | null => useFirstFight.getState().fight;

function set(fight: FirstFight | null): void {
  useFirstFight.setState({ fight });
  remember(storageKey, fight && JSON.stringify(fight));
}

/** The guided first fight, if it is the open encounter and its guide is not closed. */
export function useOpenFirstFight(): FirstFight | null {
  const id = useEncounter((encounter) => encounter.id);
  return useFirstFight(({ fight }) => (fight && fight.encounter === id && !fight.closed ? fight : null));
}

/** True for the encounter of the guided first fight, while its guide is there. */
export function isFirstFight({ id }: Encounter): boolean {
  const fight = current();
  return fight !== null && fight.encounter === id && !fight.closed;
}

/** The player has done these parts of it. */
export function noteParts(...parts: readonly FirstFightPart[]): void {
  const fight = current();
  const fresh = parts.filter((part) => !fight?.done.includes(part));
  if (fight && fresh.length > 0) set({ ...fight, done: [...fight.done, ...new Set(fresh)] });
}

/** Closes the guide; "Continue the first fight" shows it again. */
export function closeFirstFight(): void {
  const fight = current();
  if (fight) set({ ...fight, closed: true });
}

/** Forgets the guided first fight; its encounter stays. */
export const finishFirstFight = (): void => set(null);

/**
 * Begins a first fight: a new encounter of a rested copy of the hero and of a stock foe of the same rules, which is shown. Returns false if
 * something could not be loaded.
 */
export async function beginFirstFight(hero: SavedCharacter, foeId: string): Promise<boolean> {
  const [{ prepareStockFoe }, { openNewEncounter }] = await Promise.all([
    import('./foes.ts'),
    import('./open-encounter.ts'),
  ]);
  const foe = await prepareStockFoe(foeId, rulesetAbout(hero.ruleset).id);
  if (!foe) return false;
  const { play: _, ...rested } = hero;
  const blank = blankEncounter(newId(), 'First fight');
  const withHero = addFighters(blank, rested, { side: 'Party' });
  const { saved, printed, notes } = foe;
  const encounter = addFighters(withHero, saved, { side: 'Foes', printed, notes });
  const [first, second] = encounter.fighters;
  if (!first || !second || !(await openNewEncounter(encounter, blank))) return false;
  set({ encounter: encounter.id, hero: first.key, foe: second.key, done: [], closed: false });
  showEncounter(true);
  return true;
}

/** Opens the encounter of the first fight again, with its guide. One that is gone is forgotten, and a notice says so. */
export async function continueFirstFight(): Promise<void> {
  const fight = current();
  if (!fight) return;
  const { openEncounter } = await import('./open-encounter.ts');
  const opened = await openEncounter(fight.encounter);
  if (opened.ok) {
    if (!opened.value) return; // a notice says which rules are missing
    set({ ...fight, closed: false });
    showEncounter(true);
    return;
  }
  if (opened.error.code === 'no-such-encounter' || opened.error.code === 'unreadable') finishFirstFight();
  const { describeEncounterProblem } = await import('../saving/saving-reason.ts');
  const text = describeEncounterProblem(opened.error);
  notify({ kind: 'problem', title: 'The first fight could not be opened', text });
}
