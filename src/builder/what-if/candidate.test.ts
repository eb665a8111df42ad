import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blankCharacter, type RowChapter } from '../../character/character.ts';
import { setAttribute } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { formatValue } from '../../engine/format.ts';
import { deriveCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { ammunitionOffer } from '../advice/load-advice.ts';
import { firstItemAdvice, firstSkillAdvice, firstTraitAdvice } from '../advice/newcomer-advice.ts';
import { describeCandidate } from './candidate.ts';

const saved = { ruleset: 'man-to-man', houseRules: [], character: setAttribute(blankCharacter(), 'dx', 15) };
const sheet = deriveCharacter(saved);

test.each<[RowChapter, string, string]>([
  ['skills', 'broadsword', 'default 10 · 2 points → 15'],
  ['skills', 'karate', 'no default · 4 points → 15'],
  ['skills', 'running', 'no default · 4 points → 10'],
  ['traits', 'combat-reflexes', '15 points'],
  ['traits', 'toughness', '10 or 25 points'],
  ['equipment', 'medium-shield', '$60 · 15 lb · PD 3'],
  ['equipment', 'heavy-leather-armor', '$350 · 20 lb · PD 2 · DR 2'],
  ['equipment', 'large-knife', '$40 · 1 lb · swing 1−2 cut, skill 11'],
  ['equipment', 'backpack', '$50 · 3 lb · our price'],
  ['equipment', 'climbers-kit', '$91 · 17¼ lb · our prices'],
  ['skills', 'no-such-skill', ''],
])('describeCandidate: %s, %s is offered as “%s”', (chapter, id, words) => {
  expect(describeCandidate(saved, sheet, chapter, id)).toBe(words);
});

test('describeCandidate: a weapon is offered with the strength that its own weight gives by a typed-in effect', () => {
  const own = z.parse(ownTraitSchema, {
    name: 'Laden',
    effects: [{ stat: 'st', how: 'instead', of: 'load', over: 1 }],
  });
  const laden = { ...saved, character: addRow(saved.character, 'traits', { own }) };
  const offered = describeCandidate(laden, deriveCharacter(laden), 'equipment', 'greataxe');
  const withSword = addRow(laden.character, 'equipment', { entry: 'greataxe', place: 'carried' });
  const { worksheet, ruleset } = deriveCharacter({ ...laden, character: withSword });
  expect(offered).toContain(`swing ${formatValue(worksheet.get(lineStat('k2.0', 'damage')).value, ruleset.notation)}`);
});

test('ammunitionOffer: arrows and a quiver for a bow, until there are some', () => {
  const archer = addRow(blankCharacter(), 'equipment', { entry: 'longbow' });
  const { context } = openWorksheet({ ...saved, character: archer });
  const offer = ammunitionOffer(context, 'k1');
  expect(offer?.words).toBe('10 arrows and a quiver');
  expect(offer?.missiles).toMatchObject({ entry: 'arrow', quantity: 10, place: 'carried' });
  const shooting = addRow(archer, 'equipment', offer?.missiles ?? {});
  expect(ammunitionOffer(openWorksheet({ ...saved, character: shooting }).context, 'k1')).toBeNull();
  const sword = openWorksheet({ ...saved, character: addRow(blankCharacter(), 'equipment', { entry: 'broadsword' }) });
  expect(ammunitionOffer(sword.context, 'k1')).toBeNull();
});

test('advice for empty chapters has the prices of the ruleset', () => {
  expect(firstSkillAdvice(sheet)).toMatch(/^A fighter usually takes a weapon at DX\+1: .+, average, for 4 points\.$/);
  expect(firstTraitAdvice(sheet, 'advantage')).toBe(
    'Many characters have none. A fighter often takes Combat Reflexes (15 points) or Toughness (10 or 25 points).',
  );
  expect(firstItemAdvice(sheet)).toBe('No encumbrance up to 20 lb.');
});

test('firstTraitAdvice: names traits of the kind that the ruleset has', () => {
  const advice = (ruleset: string, kind: 'advantage' | 'disadvantage' | 'quirk') =>
    firstTraitAdvice(deriveCharacter({ ...saved, ruleset }), kind);
  expect(advice('lite-3e', 'disadvantage')).toContain('Overconfidence (−10 points)');
  expect(advice('lite-3e', 'quirk')).toContain('Each is −1 point.');
  expect(advice('man-to-man', 'quirk')).toBe('');
  expect(advice('fourth-edition', 'disadvantage')).toContain('Honesty (−10 points)');
});
