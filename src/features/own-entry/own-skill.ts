import { changeRow } from '../../character/edit-rows.ts';
import { controllingAttributes, type OwnSkill } from '../../character/skill-rows.ts';
import { ownSkillFacet } from '../../rules/resolve/own-entries.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-names.ts';
import { findStartingPoints } from '../../rules/what-if/starting-row.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import type { OwnEntryTarget } from '../../state/view/own-entry-store.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The attributes that a typed-in skill can be based on: those of the ruleset, and the one it has. */
export function attributeOptions(
  ruleset: Pick<Ruleset, 'attributes' | 'secondary'>,
  { attribute }: Pick<OwnSkill, 'attribute'>,
): Option<OwnSkill['attribute']>[] {
  return controllingAttributes
    .filter((id) => [...ruleset.attributes, ...ruleset.secondary].some((stat) => stat.id === id) || id === attribute)
    .map((id) => ({ value: id, label: attributeNames[id] }));
}

/** The difficulties of the ruleset, and the one that the skill has. */
export function difficultyOptions(
  ruleset: Pick<Ruleset, 'difficulties'>,
  { difficulty }: Pick<OwnSkill, 'difficulty'>,
): Option<Ruleset['difficulties'][number]>[] {
  const all = [...new Set([...ruleset.difficulties, difficulty])];
  return all.map((value) => ({ value, label: difficultyNames[value] }));
}

/** Keeps what was typed: in its row, or in a new one that gets the focus, with the points that one begins with. */
export function saveOwnSkill({ key }: OwnEntryTarget, own: OwnSkill): void {
  if (key) {
    editCharacter(`${own.name} changed`, (character) => changeRow(character, 'skills', key, { own }));
    return;
  }
  const points = findStartingPoints(currentSheet().ruleset, ownSkillFacet(own));
  focusTarget({ row: addToChapter('skills', own.name, { own, points }) });
}
