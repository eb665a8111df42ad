import { blankCharacter, type Character, type SavedCharacter } from '../character/character.ts';
import { blankRows } from '../character/edit-rows.ts';
import type { EquipmentRow } from '../character/equipment-rows.ts';
import type { SkillRow } from '../character/skill-rows.ts';
import type { TraitRow } from '../character/trait-rows.ts';

/** Rows for characters in tests: the catalog id and the fields that matter; the key is the id unless given. */
export const skill = (entry: string, points: number, more: Partial<SkillRow> = {}): SkillRow => ({
  ...blankRows.skills(entry || 'own'),
  entry,
  points,
  ...more,
});

export const trait = (entry: string, more: Partial<TraitRow> = {}): TraitRow => ({
  ...blankRows.traits(entry || 'own'),
  entry,
  ...more,
});

/** Answers of a trait: parameter to option id or text. */
export const choices = (answers: Readonly<Record<string, string>>): TraitRow['choices'] =>
  Object.entries(answers).map(([parameter, value]) => ({ parameter, value }));

export const item = (entry: string, more: Partial<EquipmentRow> = {}): EquipmentRow => ({
  ...blankRows.equipment(entry || 'own'),
  entry,
  ...more,
});

interface Choices extends Partial<Omit<Character, 'attributes' | 'concept' | 'campaign' | 'raised'>> {
  readonly attributes?: Partial<Character['attributes']>;
  readonly raised?: Partial<Character['raised']>;
  readonly concept?: Partial<Character['concept']>;
  readonly campaign?: Partial<Character['campaign']>;
}

/** A character of these choices, everything else blank. */
export function saved(ruleset: string, choices: Choices, houseRules: readonly string[] = []): SavedCharacter {
  const blank = blankCharacter();
  const character: Character = {
    ...blank,
    ...choices,
    attributes: { ...blank.attributes, ...choices.attributes },
    raised: { ...blank.raised, ...choices.raised },
    concept: { ...blank.concept, ...choices.concept },
    campaign: { ...blank.campaign, ...choices.campaign },
  };
  return { ruleset, houseRules, character };
}
