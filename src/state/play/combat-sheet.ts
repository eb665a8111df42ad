import { create } from 'zustand';
import { atRest, type Play } from '../../character/play.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';

/** The rules of a fight of each ruleset that was needed so far, by its id. */
const useFightRulesStore = create<Readonly<Record<string, FightRules>>>()(() => ({}));

/** Loads the rules of a fight. Fails without a network if they were never used. */
export async function ensureFightRules({ id, loadFightRules }: Ruleset): Promise<FightRules> {
  const known = loadedFightRules(id);
  if (known) return known;
  const rules = await loadFightRules();
  useFightRulesStore.setState({ [id]: rules });
  return rules;
}

/** The rules of a fight of a ruleset; null until they are loaded (`ensureFightRules`). */
export const loadedFightRules = (rulesetId: string): FightRules | null =>
  ownValue(useFightRulesStore.getState(), rulesetId) ?? null;

/** The rules of a fight of a ruleset, for components; null until they are loaded. */
export const useFightRules = (rulesetId: string): FightRules | null =>
  useFightRulesStore((loaded) => ownValue(loaded, rulesetId) ?? null);

/** The last situation of each character whose sheet is in use, computed. */
const combatSheets = new WeakMap<DerivedCharacter, { readonly play: Play; readonly combat: CombatSheet }>();

/** The numbers of a character in play: computed once for each state of the character and of play. */
function combatSheetOf(sheet: DerivedCharacter, play: Play, rules: FightRules): CombatSheet {
  const known = combatSheets.get(sheet);
  if (known?.play === play) return known.combat;
  const combat = deriveCombat(sheet, rules, play);
  combatSheets.set(sheet, { play, combat });
  return combat;
}

/** The numbers of the open character in play; null until the rules of a fight are loaded (`ensureFightRules`). */
export function useCombatSheet(): CombatSheet | null {
  const saved = useCharacterStore((state) => state.saved);
  const rules = useFightRules(saved.ruleset);
  return rules ? combatSheetOf(sheetOf(saved), saved.play ?? atRest, rules) : null;
}
