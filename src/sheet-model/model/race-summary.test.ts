import { describe, expect, it, test } from 'vitest';
import { racePrice, raceTrial } from '../../builder/what-if/race-trial.ts';
import { catalogFor, openWorksheet } from '../../rules/derive-character.ts';
import { copyRace } from '../../rules/resolve/copy-race.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { choices, saved, trait } from '../../testing/rows.ts';
import { describeLegality } from '../wording/entry-words.ts';
import { describeRace } from './race-summary.ts';

describe('Races in words', () => {
  type Race = ReturnType<typeof saved>['character']['race'];

  const words = (ruleset: string, race: Race) => describeRace(openWorksheet(saved(ruleset, { race })));
  const listed = (entry: string): Race => ({ entry, own: null });

  test('describeRace has the price of a race and its changes', () => {
    expect(words('man-to-man', listed('elf'))).toBe('30 points: ST −1, DX +1, IQ +1; Combat Reflexes; weight −15 lb.');
    expect(words('man-to-man', listed('goblin'))).toMatch(/^No points: ST −2, DX \+1, IQ \+1; /);
    expect(words('lite-3e', listed('elf'))).toMatch(/^25 points: ST −1, /);
    expect(words('fourth-edition', listed('elf'))).toMatch(/^29 points: ST −1, DX \+1; Acute Hearing 2, /);
    expect(words('fourth-edition', listed('goblin'))).toBe('');
  });

  test('describeRace works the same for a custom race, with levels, answers and skills', () => {
    const own = typedRace({
      name: 'Cat',
      ht: 1,
      traits: [
        trait('toughness', { level: 2 }),
        trait('phobia', { choices: choices({ object: 'dogs' }) }),
        trait('tail'),
      ],
      skills: [{ key: 's', entry: 'stealth', own: null, speciality: '', relative: 1 }],
    });
    expect(words('lite-3e', { entry: 'human', own })).toBe(
      '34 points: HT +1; Toughness 2, Phobia (dogs); Stealth at DX+1.',
    );
  });

  test('racePrice is the same in the list as on the sheet', () => {
    const character = saved('lite-3e', {});
    for (const entry of catalogFor('lite-3e').races.keys()) {
      const taken = openWorksheet(saved('lite-3e', { race: listed(entry) })).worksheet;
      expect(racePrice(character, entry), entry).toBe(taken.number('points.race'));
    }
    expect([racePrice(saved('man-to-man', {}), 'elf'), racePrice(character, 'elf')]).toEqual([30, 25]);
  });

  test.each(['man-to-man', 'lite-3e'] as const)(
    'copyRace copies a race of %s with the same effects and price',
    (ruleset) => {
      for (const race of catalogFor(ruleset).races.values()) {
        let keyCount = 0;
        const own = copyRace(race, () => {
          keyCount += 1;
          return `k${keyCount}`;
        });
        const before = openWorksheet(saved(ruleset, { race: listed(race.id) })).worksheet;
        const after = openWorksheet(saved(ruleset, { race: { entry: 'human', own } })).worksheet;
        const numbers = (sheet: typeof before) =>
          Object.fromEntries(sheet.ids().map((id) => [id, sheet.get(id).value]));
        expect(numbers(after), race.name).toEqual(numbers(before));
        expect(new Set([...own.traits, ...own.skills].map(({ key }) => key)).size).toBe(keyCount);
      }
    },
  );

  test('raceTrial prices the parts of a race separately, whatever price is set', () => {
    const parts = {
      st: 3,
      iq: -1,
      traits: [trait('toughness', { level: 2 }), trait('tail')],
      skills: [{ key: 's', entry: 'stealth', own: null, speciality: '', relative: -9 }],
    };
    const trial = raceTrial(saved('lite-3e', {}), typedRace({ ...parts, points: 99 }));
    expect(trial.attributes).toEqual({ st: 30, dx: 0, iq: -10, ht: 0 });
    expect(trial.traits.map(({ points }) => points)).toEqual([25, null]);
    expect(trial.skills).toMatchObject([{ points: 0.5, at: 'DX−2', lowest: -2 }]);
    expect(trial.total).toBe(45.5);
  });
});

describe('Entries in words', () => {
  describe('describeLegality', () => {
    it('says who may own it', () => {
      expect(describeLegality({ legalityClass: 3 })).toBe('Legality Class 3: registered or licensed in most places');
      expect(describeLegality({ legalityClass: 0 })).toBe('Legality Class 0: for governments alone');
      expect(describeLegality({})).toBe('');
    });
  });
});
