import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { atRest } from '../../character/play.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { presets, togglePreset } from '../../rules/house-rules/describe-rules.ts';
import { defaultHouseRules, houseRulesFor } from '../../rules/house-rules/rules-in-force.ts';
import { loadRuleset, rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { item, saved } from '../../testing/rows.ts';
import { everyReference } from '../../testing/whole-subject.ts';
import { combatReference } from './combat-reference.ts';
import { type PointsLeft, pointsLeft, withMissilesShot, withPointsLeft } from './points-left.ts';
import { summarizePricedRace } from './race-summary.ts';

describe('Reference pages', () => {
  /** The pages of a character, as texts: by page, group and row, the figures and the note. */
  async function pagesOf(saved: SavedCharacter) {
    const pages = await everyReference(openSheet(saved));
    const page = (id: string) => pages.find((each) => each.id === id);
    const groups = (id: string) => page(id)?.bands.flat(2) ?? [];
    return {
      words: (id: string) => page(id)?.words,
      groups: (id: string) => groups(id).map((group) => group.id),
      columns: (id: string, group: string) => groups(id).find((each) => each.id === group)?.columns,
      row: (id: string, group: string, name: string) =>
        groups(id)
          .find((each) => each.id === group)
          ?.rows.find((each) => each.name === name)
          ?.figures.map(({ text }) => text)
          .join(' '),
      note: (id: string, group: string, name: string) =>
        groups(id)
          .find((each) => each.id === group)
          ?.rows.find((each) => each.name === name)?.note,
    };
  }

  describe('the pages of John Falcon', () => {
    it('have the maneuvers, postures and places of Man to Man', async () => {
      const { row, note, columns, groups } = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
      expect(columns('combat', 'maneuvers')).toEqual(['Move', 'Skill', 'Damage', 'Dodge', 'Parry', 'Block']);
      // Shortsword 16, 1−1; Move 5; Dodge 5, Parry 8, Block 5, each with PD 4 (pp. 16-17).
      expect(row('combat', 'maneuvers', 'Step and Attack')).toBe('step 16 1−1 cut 9 12 9');
      expect(row('combat', 'maneuvers', 'Move')).toBe('5 – – 9 12 9');
      expect(row('combat', 'maneuvers', 'All-Out Attack: one blow at +4')).toBe('2 20 1−1 cut – – –');
      expect(row('combat', 'maneuvers', 'Long Action')).toBe('– – – 9 – –');
      expect(note('combat', 'maneuvers', 'Aim')).toBe('defenses: any, but the aim is lost');
      // Kneeling: attack and defense −2, a third of the speed; lying: −4 and −3, one yard (p. 29).
      expect(row('combat', 'postures', 'kneeling')).toBe('1 14 7 10 7 −2');
      expect(row('combat', 'postures', 'lying')).toBe('1 12 6 9 6 −4');
      // p. 34
      expect(row('combat', 'locations', 'head')).toBe('2 −5 11');
      expect(note('combat', 'locations', 'head')).toBe('DR +1; cr ×2, cut ×3, imp ×4');
      expect(row('combat', 'locations', 'vital organs')).toBe('– −3 –');
      expect(groups('combat')).toEqual(expect.arrayContaining(['injury', 'blow', 'fatigue', 'load']));
    });

    it('have those of GURPS Lite, without aimed blows', async () => {
      const { row, groups } = await pagesOf(johnFalcon('lite-3e'));
      expect(row('combat', 'maneuvers', 'Attack')).toBe('– 16 1d−1 cut 9 12 11');
      expect(row('combat', 'maneuvers', 'All-Out Attack: one blow with +2 damage')).toBe('– 16 1d+1 cut – – –');
      expect(row('combat', 'postures', 'crouching')).toBe('5 14 9 12 11 −2');
      expect(groups('combat')).not.toContain('locations');
    });

    it('have those of the fourth edition: a fist parries weapons at −3', async () => {
      const falcon = johnFalcon('fourth-edition');
      const { row, note, columns } = await pagesOf({ ...falcon, character: { ...falcon.character, equipment: [] } });
      expect(columns('combat', 'maneuvers')).toEqual(['Move', 'Skill', 'Damage', 'Dodge', 'Parry']);
      expect(row('combat', 'maneuvers', 'All-Out Attack: Determined')).toBe('4 19 1d−3 cr – –');
      expect(row('combat', 'maneuvers', 'All-Out Attack: Strong')).toBe('4 15 1d−1 cr – –');
      expect(row('combat', 'maneuvers', 'Move and Attack')).toBe('7 9 1d−3 cr 10 –');
      expect(row('combat', 'maneuvers', 'All-Out Defense: Increased Dodge')).toBe('4 – – 12 7');
      expect(row('combat', 'locations', 'neck')).toBe('17–18 −5 10');
      expect(note('combat', 'locations', 'skull')).toBe('DR +2; injury ×4');
      expect(note('combat', 'locations', 'right leg')).toBe('imp ×1');
    });

    it('have the feats of their source, and no others', async () => {
      const book = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
      // ST 9: 6 × ST with one hand, 25 × with two (p. 50).
      expect(book.row('feats', 'lifting', 'lift with one hand')).toBe('54 lb');
      expect(book.row('feats', 'lifting', 'lift with two hands')).toBe('225 lb');
      expect(book.row('feats', 'thrown', '10 lb')).toBe('7.2 yards 1−3');
      expect(book.row('feats', 'falling', 'fall of 3 yards')).toBe('3−9');
      for (const group of ['swimming', 'breath', 'digging', 'fright', 'effort'])
        expect(book.groups('feats')).not.toContain(group);
      const lite = await pagesOf(johnFalcon('lite-3e'));
      expect(lite.row('feats', 'senses', 'Vision')).toBe('10');
      expect(lite.groups('feats')).toEqual(expect.arrayContaining(['swimming', 'fright']));
      for (const group of ['breath', 'digging', 'effort']) expect(lite.groups('feats')).not.toContain(group);
      const fourth = await pagesOf(johnFalcon('fourth-edition'));
      // Basic Lift 16: 2 × with one hand, 8 × with two; HT 13: 10 × seconds of breath at rest (pp. 351-353).
      expect(fourth.row('feats', 'lifting', 'lift with two hands')).toBe('128 lb');
      expect(fourth.row('feats', 'breath', 'sitting still')).toBe('130 seconds');
      expect(fourth.groups('feats')).toContain('digging');
    });

    it('have exact odds', async () => {
      const { row } = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
      expect(row('odds', 'rolls', '10 or less')).toBe('50% 2% 2%');
      expect(row('odds', 'rolls', '12 or less')).toBe('74% 2% 2%');
      expect(row('odds', 'contests', 'DX')).toBe('15 91% 84% 71% 54% 36%');
      // As `npm run -s odds -- attack --skill 16 --defense 10 --damage 1d-1 --type cut --dr 2`.
      expect(row('odds', 'attacks.10', 'Shortsword, swing')).toBe('16 1−1 cut 98% 54% 54% · 2.0 27% · 0.7 9% · 0.1');
      const fourth = await pagesOf(johnFalcon('fourth-edition'));
      expect(fourth.row('odds', 'rolls', '16 or less')).toBe('98% 9% <1%');
    });

    it('name the optional rules that are in force', async () => {
      const plain = await pagesOf(johnFalcon());
      expect(plain.words('combat')).toBe('The numbers of John Falcon for a fight, by Man to Man.');
      const { words, groups } = await pagesOf({ ...johnFalcon(), houseRules: ['melee-retreat'] });
      for (const page of ['combat', 'feats', 'odds']) expect(words(page)).toContain('with an adapted Retreat');
      expect(groups('combat')).toContain('houseRules');
    });
  });
});

describe('The combat reference', () => {
  const falcon = (ruleset: string, ...rules: readonly string[]) =>
    combatReference(openSheet({ ...johnFalcon(ruleset), houseRules: rules }));
  const groupOf = (reference: ReturnType<typeof falcon>, id: string) => reference.find((group) => group.id === id);

  describe('the combat reference with house rules', () => {
    it('is unchanged without them', () => {
      for (const ruleset of rulesetIds) {
        const ids = falcon(ruleset, 'hit-locations', 'dodge-from-dx').map(({ id }) => id);
        expect(ids).not.toContain('houseRules');
        expect(ids).not.toContain('procedures');
      }
    });

    it('has a row for each choice, with the character’s own numbers', () => {
      const group = groupOf(falcon('man-to-man', 'melee-attack-stances', 'melee-change-position'), 'houseRules');
      expect(group?.remarks).toEqual(['In use: Adapted attack stances, Changing position by load.']);
      const rows = group?.rows.map(({ name, figures, note }) => [
        name,
        figures.map(({ text }) => text).join(' '),
        note,
      ]);
      expect(rows).toEqual([
        [
          'Bold attack',
          '+2 4 4 7',
          'one blow; no Retreat, no Disengage; Shortsword, swing 18; Shortsword, thrust 18; Small shield, bash 17',
        ],
        [
          'Cautious attack',
          '−2 6 6 9',
          'half Move at most; feints too are at −2; Retreat or Disengage, no Press; Shortsword, swing 14; Shortsword, thrust 14; Small shield, bash 13',
        ],
        ['Changing position by load', '– – – –', '2 seconds with the present load; the old position counts meanwhile'],
      ]);
    });

    it('lists procedures if they are switched on', () => {
      const group = groupOf(falcon('man-to-man', 'melee-procedures'), 'procedures');
      expect(group?.rows.map(({ name }) => name)).toContain('Riposte');
      expect(groupOf(falcon('man-to-man', 'melee-retreat'), 'procedures')).toBeUndefined();
    });

    it('shows the damage of an All-Out Attack, and both readings of a skilled defense', () => {
      const group = groupOf(falcon('lite-3e', 'melee-all-out-attack', 'melee-all-out-defense'), 'houseRules');
      const noteOf = (name: string) => group?.rows.find((row) => row.name === name)?.note;
      expect(noteOf('All-Out Attack: damage')).toBe(
        'one blow; Shortsword, swing 16, 1d cut; Shortsword, thrust 16, 1d−1 imp',
      );
      expect(noteOf('All-Out Defense: skilled')).toMatch(
        /^one of these defenses; with the \+4 on the skill Block \d+, Parry \d+$/,
      );
    });

    it.each(rulesetIds)('can be made with all of them under %s', (ruleset) => {
      const [preset] = presets;
      const rules = preset
        ? togglePreset(defaultHouseRules(rulesetOf(ruleset)), preset, true, houseRulesFor(rulesetOf(ruleset)))
        : [];
      expect(groupOf(falcon(ruleset, ...rules), 'houseRules')?.rows.length).toBeGreaterThan(5);
    });
  });
});

describe('Points left', () => {
  const sheet = openWorksheet(johnFalcon());
  const hits = (play = atRest): PointsLeft => {
    const [points] = pointsLeft(sheet, play);
    if (!points) throw new Error('no hits');
    return points;
  };
  const texts = (play: typeof atRest) => play.log.map(({ text }) => text);

  describe('hits left', () => {
    it('are the sheet’s hits less the lost ones', () => {
      expect(hits()).toEqual({ id: 'hits', name: 'Hits', unit: 'hits', left: 13, full: 13 });
      expect(hits({ ...atRest, state: { ...atRest.state, hitsLost: 16 } }).left).toBe(-3);
    });

    it('count for shock when they are lost, and not when they are regained', () => {
      const wounded = withPointsLeft(atRest, hits(), 8);
      expect([wounded.state.hitsLost, wounded.state.wounds]).toEqual([5, 5]);
      const healed = withPointsLeft(wounded, hits(wounded), 10);
      expect([healed.state.hitsLost, healed.state.wounds]).toEqual([3, 3]);
    });

    it('are in the log, one line for consecutive changes', () => {
      const once = withPointsLeft(atRest, hits(), 12);
      const twice = withPointsLeft(once, hits(once), 7);
      expect(texts(twice)).toEqual(['Hits 13 → 7.']);
      const later = { ...twice, turn: 2 };
      expect(texts(withPointsLeft(later, hits(later), -1))).toEqual(['Hits 13 → 7.', 'Hits 7 → −1.']);
      expect(texts(withPointsLeft(once, hits(once), 12))).toEqual(['Hits 13 → 12.']);
    });
  });

  describe('used-up missiles', async () => {
    const rules = await (await loadRuleset('fourth-edition')).loadFightRules();
    const archer = openWorksheet(
      saved('fourth-edition', {
        equipment: [
          item('longbow', { hand: 'main' }),
          item('hatchet'),
          item('bolt', { quantity: 9 }),
          item('arrow', { quantity: 3 }),
          item('bodkin-arrow', { quantity: 2 }),
        ],
      }),
    );
    const { fight } = deriveCombat(archer, rules, atRest);
    const line = (mode: string) => {
      const found = fight.lines.find((each) => each.mode === mode && each.use);
      if (!found) throw new Error(`no line ${mode}`);
      return found;
    };
    const shoot = (play: typeof atRest, shots = 1) => withMissilesShot(play, fight, line('missile'), shots);

    it('are those for the weapon, one by one, and of another kind when the first are gone', () => {
      const once = shoot(atRest);
      expect(once.used).toEqual({ arrow: 1 });
      expect(shoot(once, 2).used).toEqual({ arrow: 3 });
      expect(shoot(once, 4).used).toEqual({ arrow: 3, 'bodkin-arrow': 2 });
    });

    it('do not exist without missiles, and for a blow or a throw', () => {
      const empty = { ...atRest, used: { arrow: 3, 'bodkin-arrow': 2 } };
      expect(shoot(empty)).toBe(empty);
      expect(withMissilesShot(atRest, fight, line('melee'), 1)).toBe(atRest);
      expect(withMissilesShot(atRest, fight, line('thrown'), 1)).toBe(atRest);
    });
  });
});

describe('Summary of a race', () => {
  it('summarizePricedRace prices each part separately, even if two have the same words', () => {
    const own = typedRace({
      name: 'Giant',
      st: 2,
      traits: [typedTrait('ST +2', { points: 7 }), typedTrait('Claws', { points: 3 })],
    });
    const sheet = openSheet(saved('lite-3e', { race: { entry: 'human', own } }));
    expect(summarizePricedRace(sheet)).toEqual([
      { name: 'ST +2', points: '20' },
      { name: 'ST +2', points: '7' },
      { name: 'Claws', points: '3' },
    ]);
  });
});

describe('Rules in use', () => {
  it('the sheet names the optional rules that differ from those of a new character', () => {
    const { model } = openSheet(saved('man-to-man', {}, ['hit-locations', 'melee-retreat']));
    expect(model.notes.at(-1)).toBe(
      'Optional rules: with hit locations, with an adapted Retreat, without defaults to other skills',
    );
  });

  it.each(rulesetIds)('the sheet names none for a new character under %s', (ruleset) => {
    const { model } = openSheet(saved(ruleset, {}, defaultHouseRules(rulesetOf(ruleset))));
    expect(model.notes.join()).not.toContain('Optional rules');
  });
});
