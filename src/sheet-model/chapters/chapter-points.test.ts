import { describe, expect, it, test } from 'vitest';
import { skillFields } from '../../catalog/skill-entry.ts';
import { blankCharacter } from '../../character/character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { catalogFor, deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { chapterPoints, skillPointsStat } from './chapter-points.ts';
import { entryGroup, groupOrder } from './entry-groups.ts';
import { nestRows, offerContainers } from './nest-rows.ts';
import { sortedKeys } from './sort-rows.ts';
import '../../testing/load-rulesets.ts';

describe('Points of chapters', () => {
  const mage = mageCharacter();
  const sheetWith = (skills: typeof mage.character.skills) =>
    openSheet({ ...mage, character: { ...mage.character, skills } });
  const isSpell = ({ entry, own }: (typeof mage.character.skills)[number]) =>
    own !== null || ['ignite-fire', 'light', 'create-fire', 'shape-fire', 'fireball', 'sleep'].includes(entry);

  test('chapterPoints: skills and spells add up to the points in skills, row by row', () => {
    const { ruleset, worksheet, model } = sheetWith(mage.character.skills);
    expect(chapterPoints('skills', ruleset, worksheet)).toBe(8);
    expect(chapterPoints('spells', ruleset, worksheet)).toBe(11);
    expect(worksheet.number(pointsStat('skills'))).toBe(19);
    const rowsOf = (stat: string) => worksheet.get(stat).steps.flatMap(({ row }) => row ?? []);
    expect(rowsOf(pointsStat('spells'))).toEqual(model.spells.map(({ key }) => key));
    expect(rowsOf(skillPointsStat(worksheet))).toEqual(model.skills.map(({ key }) => key));
    expect(model.points.find(({ name }) => name === 'skills')?.figure.text).toBe('19');
  });

  test('chapterPoints gives the skills chapter all points in skills if there are no spells', () => {
    const { ruleset, worksheet } = sheetWith(mage.character.skills.filter((row) => !isSpell(row)));
    expect(chapterPoints('skills', ruleset, worksheet)).toBe(8);
    expect(chapterPoints('spells', ruleset, worksheet)).toBe(0);
    expect(skillPointsStat(worksheet)).toBe(pointsStat('skills'));
  });
});

describe('Groups of entries', () => {
  const lite = catalogFor('lite-3e');
  const groupOf = (id: string) => entryGroup(lite, 'skills', id);

  describe('the headings of the picker', () => {
    it.each(rulesetIds)('all have a place in the order of headings under %s', (id) => {
      const catalog = catalogFor(id);
      const headings = [
        ...[...catalog.skills.keys()].map((entry) => entryGroup(catalog, 'skills', entry)),
        ...[...catalog.traits.keys()].map((entry) => entryGroup(catalog, 'traits', entry)),
        ...[...catalog.items.keys()].map((entry) => entryGroup(catalog, 'equipment', entry)),
      ];
      expect(headings.filter((heading) => !groupOrder.includes(heading))).toEqual([]);
    });

    it('divide the skills of GURPS Lite by field, without a remainder', () => {
      expect(groupOf('broadsword')).toBe('Weapon skills');
      expect(groupOf('karate')).toBe('Other fighting skills');
      expect(groupOf('fireball')).toBe('Spells');
      expect(groupOf('language')).toBe('Languages');
      expect(groupOf('stealth')).toBe('Stealth and trickery');
      expect([...lite.skills.keys()].filter((id) => groupOf(id) === 'Other skills')).toEqual([]);
    });

    it('have a skill under each field', () => {
      const groups = new Set([...lite.skills.keys()].map(groupOf));
      expect(skillFields.filter((field) => !groups.has(field))).toEqual([]);
    });
  });
});

describe('Nested rows', () => {
  const group = (key: string, container = '') => typedTrait(key, { holds: 'group' }, { container });
  const inside = (key: string, container: string) => typedTrait(key, {}, { container });
  const rows = [inside('a', 'g'), group('g'), inside('b', ''), group('h', 'g'), inside('c', 'h'), inside('d', 'b')];
  const keys = rows.map(({ key }) => key);
  const outline = (folded: string[] = []) =>
    nestRows(rows, keys, new Set(folded)).map(({ key, depth }) => `${'>'.repeat(depth)}${key}`);

  it('rows follow their container, in their order', () => {
    expect(outline()).toEqual(['g', '>a', '>h', '>>c', 'b', 'd']);
  });

  it('a folded container hides its contents', () => {
    expect(outline(['h'])).toEqual(['g', '>a', '>h', 'b', 'd']);
    expect(outline(['g'])).toEqual(['g', 'b', 'd']);
  });

  it('nothing is nested in a container of another list, or in a cycle of containers', () => {
    expect(nestRows(rows, ['a', 'b']).map(({ depth }) => depth)).toEqual([0, 0]);
    const ring = [group('x', 'y'), group('y', 'x'), inside('z', 'x')];
    expect(nestRows(ring, ['x', 'y', 'z']).map(({ key }) => key)).toEqual(['x', 'y', 'z']);
  });

  it('a container is offered to rows that are not around it', () => {
    expect(offerContainers(rows, 'a').map(({ key }) => key)).toEqual(['g', 'h']);
    expect(offerContainers(rows, 'g')).toEqual([]);
    expect(offerContainers(rows, 'h').map(({ key }) => key)).toEqual(['g']);
  });
});

describe('Sorted rows', () => {
  const character = ['luck', 'combat-reflexes', 'alertness'].reduce(
    (before, entry) => addRow(before, 'traits', { entry }, entry),
    addRow(
      addRow(
        addRow(blankCharacter(), 'traits', { entry: 'overconfidence' }, 'bold'),
        'traits',
        { entry: 'honesty' },
        'honest',
      ),
      'equipment',
      { entry: 'broadsword' },
      'sword',
    ),
  );
  const sheet = deriveCharacter({ ruleset: 'lite-3e', houseRules: [], character });

  test('rows are sorted by name from A to Z', () => {
    expect(sortedKeys(sheet, ['luck', 'combat-reflexes', 'alertness'], 'name')).toEqual([
      'alertness',
      'combat-reflexes',
      'luck',
    ]);
  });

  test('rows are sorted by points, the largest first, given or gained; equal ones keep their order', () => {
    expect(sortedKeys(sheet, ['alertness', 'luck', 'combat-reflexes'], 'points')).toEqual([
      'luck',
      'combat-reflexes',
      'alertness',
    ]);
    expect(sortedKeys(sheet, ['bold', 'honest'], 'points')).toEqual(['bold', 'honest']);
    expect(sortedKeys(sheet, ['honest', 'bold'], 'points')).toEqual(['honest', 'bold']);
  });

  test('rows without the number come last', () => {
    expect(sortedKeys(sheet, ['luck', 'sword'], 'cost')).toEqual(['sword', 'luck']);
  });
});
