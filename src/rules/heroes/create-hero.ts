import { blankCharacter } from '../../character/blank-character.ts';
import type { Character } from '../../character/character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import type { HeroKindId } from './hero-kind.ts';

/** An item of a hero. What names a container by its entry, or by the name of an own one, is put into it. */
export type HeroItem = RowChange<'equipment'> & { readonly in?: string };

/** A character with points left to spend, as data. What is absent is as in a blank character. */
export interface HeroTable {
  readonly budget: number;
  readonly campaign?: Partial<Character['campaign']>;
  readonly attributes: Partial<Character['attributes']>;
  readonly secondary?: Partial<Character['secondary']>;
  readonly traits?: readonly RowChange<'traits'>[];
  readonly skills: readonly RowChange<'skills'>[];
  /** Containers before what is in them. */
  readonly equipment: readonly HeroItem[];
}

/** The heroes of a ruleset by their kinds. */
export type HeroTables = Readonly<Partial<Record<HeroKindId, HeroTable>>>;

/** Creates the character that a table describes; it has no name. */
export function createHero(table: HeroTable): Character {
  const blank = blankCharacter();
  let character: Character = {
    ...blank,
    campaign: { ...blank.campaign, budget: table.budget, ...table.campaign },
    attributes: { ...blank.attributes, ...table.attributes },
    secondary: { ...blank.secondary, ...table.secondary },
  };
  for (const row of table.traits ?? []) character = addRow(character, 'traits', row);
  for (const row of table.skills) character = addRow(character, 'skills', row);
  for (const { in: container, ...row } of table.equipment) {
    const key = character.equipment.find(({ entry, own }) => container === (own ? own.name : entry))?.key;
    character = addRow(character, 'equipment', key === undefined ? row : { ...row, container: key });
  }
  return character;
}
