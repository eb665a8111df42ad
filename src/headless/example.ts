// `npm run -s example` derives a character in Node, and prints its points and explains a few of its numbers.
import { blankCharacter } from '../character/character.ts';
import { setAttribute } from '../character/edit-character.ts';
import { addRow } from '../character/edit-rows.ts';
import { describeDerivation } from '../engine/format.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { loadRuleset } from '../rules/rulesets.ts';
import { lineStat, skillStat } from '../rules/stat-ids.ts';
import { processOutput } from './output.ts';

const ruleset = await loadRuleset('lite-3e');
let character = setAttribute(blankCharacter(), 'dx', 12);
character = addRow(character, 'traits', { entry: 'combat-reflexes' });
character = addRow(character, 'skills', { entry: 'broadsword', points: 4 }, 'sword-skill');
character = addRow(character, 'equipment', { entry: 'broadsword', place: 'ready' }, 'sword');

const { worksheet } = deriveCharacter({ ruleset: ruleset.id, houseRules: [], character });
for (const id of ['points', 'dodge', skillStat('sword-skill', 'level'), lineStat('sword.0', 'parry')]) {
  const number = worksheet.find(id);
  if (number !== undefined) processOutput.out(describeDerivation(number, ruleset.notation));
}
