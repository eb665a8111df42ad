import { addRow } from '../../character/edit-rows.ts';
import { nameKey } from './name-key.ts';
import type { Entry, Placing } from './placing.ts';
import { readOwnSkill, readSkill } from './text-skills.ts';

/** Adds a skill or spell, listed or custom; its points are settled once all of them are there. */
export function placeSkill(placing: Placing, { part, figures, match, nameHas }: Entry): void {
  const { draft } = placing;
  // No skill changes what another is read as: the numbers are worked out once, when all of them are there.
  const sheet = draft.contextOnly();
  const listed = match ? sheet.context.catalog.skills.get(match.id) : undefined;
  const isSpell = part.section === 'spells';
  const name = [figures.name, ...(figures.texts.length > 0 ? [`(${figures.texts.join('; ')})`] : [])].join(' ');
  const skill = listed
    ? readSkill(sheet, listed, figures, nameHas, placing.isOwnText)
    : readOwnSkill(sheet, figures, name, isSpell);
  const key = draft.nextKey();
  draft.edit((character) => addRow(character, 'skills', skill.row, key));
  const guesses = placing.isOwnText
    ? []
    : [
        ...(listed
          ? match?.by === 'typo'
            ? [`read as ${listed.name}`]
            : []
          : [`not in the lists: custom ${isSpell ? 'spell' : 'skill'}`]),
        ...skill.guesses,
      ];
  const shown = listed ? [listed.name, ...(skill.row.speciality ? [`(${skill.row.speciality})`] : [])].join(' ') : name;
  placing.skills.push({ key, part, name: shown, skill, finding: `skill:${part.line}:${nameKey(name)}`, guesses });
}
