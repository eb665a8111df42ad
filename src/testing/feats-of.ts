import type { SavedCharacter } from '../character/character.ts';
import { formatDice, isDice } from '../engine/dice.ts';
import { describeDerivation, formatFraction } from '../engine/format.ts';
import { deriveCharacter, type OpenedCharacter, openWorksheet } from '../rules/derive-character.ts';
import { deriveFeats, type WorkedFeats } from '../rules/feats/derive-feats.ts';
import { type FeatQuestions, type FeatState, noQuestions } from '../rules/feats/feat.ts';

interface Asked extends Partial<FeatState>, Partial<FeatQuestions> {}

/** Works out the feats of a character. */
const groupsOfFeats = (saved: SavedCharacter, asked?: Asked) => groupsOfSheet(openWorksheet(saved), asked);

/** Works out the feats of a character whose worksheet is open. */
export async function groupsOfSheet(sheet: OpenedCharacter, asked: Asked = {}): Promise<readonly WorkedFeats[]> {
  const { hitsLost = 0, fatigueLost = 0, ...questions } = asked;
  const rules = await sheet.ruleset.loadFeats();
  return deriveFeats(sheet, rules, { hitsLost, fatigueLost }, { ...noQuestions, ...questions });
}

/** The feats of a character by the rest of their ids after "feat:", as texts: "78", "1−2", "3 rungs a second", "–". */
export async function featsOf(saved: SavedCharacter, asked: Asked = {}) {
  const groups = await groupsOfFeats(saved, asked);
  const { ruleset } = deriveCharacter(saved);
  const find = (id: string) => {
    const group = groups.find(({ ids }) => ids.includes(`feat:${id}`));
    if (!group) throw new Error(`there is no feat ${id}`);
    return group.get(`feat:${id}`);
  };
  const text = (id: string): string => {
    const { value } = find(id);
    if (value === null) return '–';
    if (isDice(value)) return formatDice(value, ruleset.notation);
    return typeof value === 'number' ? formatFraction(value) : value;
  };
  return {
    groups,
    text,
    texts: (...ids: readonly string[]) => ids.map(text),
    sentence: (id: string) => describeDerivation(find(id), ruleset.notation),
    notes: (id: string) => find(id).notes.map(({ words }) => words),
  };
}
