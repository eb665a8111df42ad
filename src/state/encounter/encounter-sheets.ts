import { useShallow } from 'zustand/react/shallow';
import type { SavedCharacter } from '../../character/character.ts';
import type { Encounter, Fighter } from '../../character/encounter.ts';
import { changeFighterPlay, playOf } from '../../character/encounter-edits.ts';
import type { LoseHits, Play } from '../../character/play.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { derivePrinted } from '../../rules/combat/printed-numbers.ts';
import { lossOf } from '../../rules/combat/state-after.ts';
import { type FighterInOrder, orderTurns, tiedTurns } from '../../rules/combat/turn-order.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { ensureFightRules, loadedFightRules } from '../play/combat-sheet.ts';
import { currentEncounter, useEncounterStore } from './encounter-store.ts';

/** A fighter computed. */
export interface FighterSheet {
  /** The numbers at rest. */
  readonly character: DerivedCharacter;
  /** The numbers in the present situation, computed when they are first read. */
  readonly combat: CombatSheet;
}

/**
 * Loads the rules that the fighters of an encounter need. They must be loaded before it is shown, so that every state
 * of it can be derived at once. Returns false without a network if some were never used.
 */
export async function loadEncounterRules(characters: readonly SavedCharacter[]): Promise<boolean> {
  try {
    for (const id of new Set(characters.map(({ ruleset }) => rulesetAbout(ruleset).id))) {
      await ensureFightRules(await loadRuleset(id));
    }
    return true;
  } catch {
    return false;
  }
}

/** The rules of a fight of a character's ruleset, which `loadEncounterRules` has loaded. */
export function fightRulesOf({ ruleset }: SavedCharacter): FightRules {
  const rules = loadedFightRules(rulesetAbout(ruleset).id);
  if (!rules) throw new Error(`the fight rules of ${rulesetAbout(ruleset).name} were not loaded`);
  return rules;
}

interface Derived {
  readonly ruleset: string;
  readonly houseRules: readonly string[];
  readonly character: SavedCharacter['character'];
  readonly sheet: DerivedCharacter;
}

/** The sheet of each character by its choices (or the numbers of its stat block), which copies and all states of play share. */
const derived = new WeakMap<object, Derived>();

/** The numbers of a fighter at rest, those of a stat block in place of the rules': derived once for the choices of the character. */
function derive({ character: saved, printed }: Fighter): DerivedCharacter {
  const { ruleset, houseRules, character } = saved;
  const by = printed ?? character;
  const known = derived.get(by);
  if (known?.character === character && known.ruleset === ruleset && known.houseRules === houseRules)
    return known.sheet;
  const sheet = printed ? derivePrinted(saved, printed) : deriveCharacter(saved);
  derived.set(by, { ruleset, houseRules, character, sheet });
  return sheet;
}

interface Worked extends FighterSheet {
  readonly play: Play;
}

/** The last sheet of each fighter of the open encounter, by key: a step of one leaves the others unchanged. */
let worked = new Map<string, Worked>();
let workedFor = -1;

/** The sheets of a fighter: computed once for each state; null if there is no such fighter. */
export function fighterSheet(key: string, encounter: Encounter | null = currentEncounter()): FighterSheet | null {
  const fighter = encounter?.fighters.find((other) => other.key === key);
  return fighter ? sheetOfFighter(fighter) : null;
}

/** The sheets of a fighter of the open encounter. */
function sheetOfFighter(fighter: Fighter): FighterSheet {
  forgetClosed();
  const play = playOf(fighter);
  const character = derive(fighter);
  const known = worked.get(fighter.key);
  if (known?.character === character && known.play === play) return known;
  let combat: CombatSheet | null = null;
  const now: Worked = {
    character,
    play,
    // What is counted is drawn without them.
    get combat() {
      combat ??= deriveCombat(character, fightRulesOf(fighter.character), play);
      return combat;
    },
  };
  worked.set(fighter.key, now);
  return now;
}

/** How a fighter of an encounter loses hits that a spell has lent: as any wound. */
export const lossOfFighter =
  (key: string, encounter: Encounter): LoseHits =>
  (state, hits) => {
    const sheet = fighterSheet(key, encounter);
    return sheet ? lossOf(sheet.combat)(state, hits) : state;
  };

/** Changes the state of play of a fighter: what their spells have lent to others comes back as wounds. */
export const changePlayOf = (encounter: Encounter, key: string, change: (play: Play) => Play): Encounter =>
  changeFighterPlay(encounter, key, change, lossOfFighter);

/** Forgets the sheets of an encounter that was closed. */
function forgetClosed(): void {
  const { opened } = useEncounterStore.getState();
  if (opened === workedFor) return;
  workedFor = opened;
  worked = new Map();
}

/** The sheets of a fighter of the open encounter, for components; null if there is no such fighter. */
export const useFighterSheet = (key: string): FighterSheet | null =>
  useEncounterStore(({ encounter }) => fighterSheet(key, encounter));

/**
 * The keys of all fighters in the order of turns, including those who take none; for `nextTurn` and similar functions.
 */
export function turnOrder(encounter: Encounter | null = currentEncounter()): readonly string[] {
  if (!encounter) return [];
  const known = orders.get(encounter.fighters);
  if (known) return known;
  const order = orderTurns(encounter.fighters.map(inOrder));
  orders.set(encounter.fighters, order);
  return order;
}

/** The numbers of a fighter that decide when they act. */
const inOrder = (fighter: Fighter): FighterInOrder => ({
  key: fighter.key,
  initiative: fighter.initiative,
  tieBreak: fighter.tieBreak,
  rules: fightRulesOf(fighter.character),
  worksheet: derive(fighter).worksheet,
});

/** The keys of those whom only dice can put in order, group by group. */
export const tiedFighters = (encounter: Encounter): readonly (readonly string[])[] =>
  tiedTurns(encounter.fighters.map(inOrder));

/** The order of turns of each state of the fighters. */
const orders = new WeakMap<readonly Fighter[], readonly string[]>();

/** The keys of all fighters in the order of turns, for components: the same list as long as the order is the same. */
export const useTurnOrder = (): readonly string[] =>
  useEncounterStore(useShallow(({ encounter }) => turnOrder(encounter)));
