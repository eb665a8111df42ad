import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../character/skill-rows.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { rulesetIds } from '../rulesets.ts';

describe.each(rulesetIds)('a race of one’s own under %s', (ruleset) => {
  const own = typedRace({
    name: 'Cat',
    st: 3,
    iq: -1,
    traits: [typedTrait('Claws', { points: 7, effects: [{ stat: 'dodge', add: 1, perLevel: false, when: '' }] })],
    skills: [{ key: 's', entry: '', own: typedSkill('Pounce', 0).own, speciality: '', relative: 1 }],
  });
  const member = (points: number | null, skills: readonly SkillRow[] = []) =>
    openSheet(saved(ruleset, { skills: [...skills], race: { entry: 'human', own: { ...own, points } } }));
  const human = openSheet(saved(ruleset, {}));

  it('costs the sum of its parts by the tables of the ruleset, or the price that the player sets', () => {
    const iq = human.ruleset.attributePrice('iq', 9) ?? 0;
    // DX+1 of an average skill of the body is 4 points in all of them.
    expect(member(null).worksheet.number('points.race')).toBe(30 + iq + 7 + 4);
    expect(member(12).worksheet.number('points.race')).toBe(12);
  });

  it('brings its attributes, the effects of its traits, and its skills', () => {
    const { worksheet, model } = member(null);
    expect([worksheet.number('st'), worksheet.number('iq')]).toEqual([13, 9]);
    expect(worksheet.number('dodge')).toBe(human.worksheet.number('dodge') + 1);
    expect(model.skills).toMatchObject([{ name: 'Pounce', level: { text: '11' }, note: 'racial' }]);
  });

  it('is on the sheet with all that it brings: priced one by one, or in words where the price is set', () => {
    const [line] = member(null).model.traits;
    const parts = line?.parts ?? [];
    expect(parts.map(({ name }) => name)).toEqual(['ST +3', 'IQ −1', 'Claws', 'Pounce at DX+1']);
    const points = parts.map(({ figure }) => Number(figure.text.replace('−', '-')));
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(member(null).worksheet.number('points.race'));
    expect(line?.note).toBe('');
    const [set] = member(12).model.traits;
    expect(set).toMatchObject({ parts: [], note: 'ST +3, IQ −1, Claws, Pounce at DX+1' });
  });

  it('lets its skills be learned further', () => {
    const { worksheet, findings } = member(null, [typedSkill('Pounce', 4)]);
    expect(worksheet.number('skill:pounce.level')).toBe(12);
    expect(worksheet.number('points.skills')).toBe(4);
    expect(findings).toEqual([]);
  });
});
