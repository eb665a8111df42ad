import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAttribute } from '../../character/edit-attributes.ts';
import { changeRow } from '../../character/edit-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { openWorksheet } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { withAttributeLevel, withSkillPoints } from './supposed-choices.ts';

const PATIENT = 60_000;

const numbersOf = (worksheet: Worksheet) => worksheet.ids().map((id) => [id, worksheet.get(id).value]);
const attributes = ['st', 'dx', 'iq', 'ht'] as const;

it.each(rulesetIds)('%s: what a choice would change is what it changes', { timeout: PATIENT }, (ruleset) => {
  const characters = fc.oneof(anyCharacter(ruleset), fc.constantFrom(johnFalcon(ruleset), ordinaryCharacter(ruleset)));
  fc.assert(
    fc.property(characters, fc.constantFrom(...attributes), fc.integer({ min: 1, max: 25 }), (saved, id, level) => {
      const opened = openWorksheet(saved);
      const chosen: SavedCharacter = { ...saved, character: setAttribute(saved.character, id, level) };
      expect(numbersOf(withAttributeLevel(opened, id, level)), id).toEqual(numbersOf(openWorksheet(chosen).worksheet));
      const key = saved.character.skills[level % Math.max(1, saved.character.skills.length)]?.key;
      if (key === undefined) return;
      const bought = { ...saved, character: changeRow(saved.character, 'skills', key, { points: level }) };
      expect(numbersOf(withSkillPoints(opened, key, level)), key).toEqual(numbersOf(openWorksheet(bought).worksheet));
    }),
  );
});
