import { isContainer } from '../../rules/chapters/nest-rows.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { SavedParts } from '../../rules/templates/own-template.ts';

/** Rows that can be options of a choice: "Traits", "Skills and spells", "Equipment". */
export interface OptionGroup {
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly name: string }[];
}

/** Returns the rows of a character that a template of these parts can leave to a choice; groups without any are left out. */
export function listOptions({ context }: Pick<OpenedCharacter, 'context'>, parts: SavedParts): OptionGroup[] {
  const ofCharacter = new Set(context.character.skills.map(({ key }) => key));
  const traits = context.traits.filter(({ row }) => !row.boughtOff && !isContainer(row));
  const skills = context.skills.filter(({ key }) => ofCharacter.has(key));
  return [
    { name: 'Traits', rows: parts.traits ? traits : [] },
    { name: 'Skills and spells', rows: parts.skills ? skills : [] },
    { name: 'Equipment', rows: parts.equipment ? context.items : [] },
  ].filter(({ rows }) => rows.length > 0);
}
