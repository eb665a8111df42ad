import { describe, expect, it } from 'vitest';
import type { AttributeId } from '../../../character/character.ts';
import { johnFalcon } from '../../../testing/book-characters.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { someOf } from '../../../testing/extent.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace } from '../../../testing/own-rows.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';
import { randomFighter } from './heroes.ts';
import { randomLooks } from './random-looks.ts';
import { averageBuild } from './sections.ts';

describe('Races', () => {
  const { races } = catalogFor('man-to-man');
  const idOf = (name: string): string => [...races.values()].find((race) => race.name === name)?.id ?? name;
  const withRace = (name: string, more: Parameters<typeof fighter>[0] = {}) =>
    fighter({ campaign: { budget: 500 }, ...more, race: { entry: idOf(name), own: null } });

  describe.each(typedAgain.races)('%s', (name, cost, st, dx, iq, ht, speed, lowest, height, weight) => {
    const bought = { st: 12, dx: 12, iq: 12, ht: 12 };

    it('changes bought attributes, not their price', () => {
      const { value } = withRace(name, { attributes: bought });
      expect(['st', 'dx', 'iq', 'ht'].map(value)).toEqual([12 + st, 12 + dx, 12 + iq, 12 + ht]);
      expect([value('points.race'), value('points.attributes')]).toEqual([cost, 80]);
      expect(value('basicSpeed')).toBe((24 + dx + ht) / 4 + speed);
    });

    it('may not lower an attribute under 7', () => {
      const least: Partial<Record<AttributeId, number>> = { st: 7, dx: 7, iq: 7, ht: 7 };
      for (const part of lowest.split(', ').filter(Boolean)) {
        const [attribute = '', score] = part.split(' ');
        for (const id of ['st', 'dx', 'iq', 'ht'] as const)
          if (id.toUpperCase() === attribute) least[id] = Number(score);
      }
      expect(withRace(name, { attributes: least }).codes).toEqual([]);
      for (const id of ['st', 'dx', 'iq', 'ht'] as const) {
        const under = withRace(name, { attributes: { ...least, [id]: (least[id] ?? 7) - 1 } });
        expect(under.remark('attribute-too-low'), id).toBe(`${id.toUpperCase()} 6 is below the minimum of 7.`);
      }
    });

    it('has a different build', () => {
      const { context } = withRace(name);
      // ST 11: 5'10", 155 lb; a foot and a half less is 120 lb.
      expect(averageBuild(context, 11)).toMatchObject({
        height: 70 + height,
        weight: (height === 0 ? 155 : 120) + weight,
      });
    });
  });

  describe('dwarves and gnomes, who carry 30 × ST as an extra-heavy load', () => {
    it.each([
      ['dwarf', 19, 12],
      ['gnome', 20, 10],
    ])('cite the page of the race: %s, p. %i', (entry, page, st) => {
      const { sentence, value } = fighter({ race: { entry, own: null } });
      expect(value('limit.4')).toBe(30 * st);
      expect(sentence('limit.4')).toMatch(new RegExp(`multiplier × 30\\. \\(Man to Man p\\. ${page}\\)$`));
      expect(sentence('limit.3')).toContain('(Man to Man p. 16)');
    });

    it('lend their limit and page to a custom race based on them', () => {
      const own = typedRace({ name: 'Delver', basedOn: 'dwarf' });
      expect(fighter({ race: { entry: '', own } }).sentence('limit.4')).toContain('(Man to Man p. 19)');
    });
  });

  describe('John Falcon of another race (p. 19)', () => {
    const { character } = johnFalcon();

    it('has, as a dwarf, ST 11, Speed 6, a point more of Toughness, Crossbow two lower', () => {
      const { value, sentence, model } = withRace('Dwarf', character);
      expect(['st', 'dx', 'iq', 'ht', 'basicSpeed'].map(value)).toEqual([11, 15, 10, 13, 6]);
      expect([value('damageResistance'), value('skill:crossbow.level'), value('points')]).toEqual([4, 15, 130]);
      expect(sentence('damageResistance')).toBe(
        'damage resistance 4: armor 2; Toughness (Dwarf) +1; Toughness +1. (Man to Man p. 15)',
      );
      expect(sentence('skill:crossbow.level')).toBe(
        'Crossbow 15: DX 15; easy, 4 points +2; Dwarf −2. (Man to Man p. 8)',
      );
      expect(model.traits[0]).toMatchObject({ name: 'Dwarf', points: { text: '30' } });
    });

    it('has, as an elf, ST 8, DX 16, IQ 11, Speed 7.25, and Combat Reflexes', () => {
      const { value, notes, model } = withRace('Elf', character);
      expect(['st', 'dx', 'iq', 'ht', 'basicSpeed'].map(value)).toEqual([8, 16, 11, 13, 7.25]);
      expect([value('points'), value('points.advantage'), value('damageResistance')]).toEqual([130, 10, 3]);
      expect(model.traits[0]?.note).toContain('Combat Reflexes');
      expect(notes('iq')).toEqual(['+6 to recover from surprise (Combat Reflexes (Elf))']);
    });
  });

  describe('the traits of a race (pp. 19-20)', () => {
    it('are reported if bought again: Combat Reflexes of an elf have no further effect', () => {
      const withBoughtReflexes = withRace('Elf', { traits: [trait('combat-reflexes')] });
      expect([withBoughtReflexes.value('points.advantage'), withBoughtReflexes.notes('iq')]).toEqual([
        15,
        ['+6 to recover from surprise (Combat Reflexes (Elf))'],
      ]);
      expect(withBoughtReflexes.remark('trait-of-race')).toBe(
        'Elf already includes Combat Reflexes: buying it again adds nothing.',
      );
      expect(withRace('Elf').codes).toEqual([]);
      expect(withRace('Reptile Man', { traits: [trait('peripheral-vision')] }).codes).toEqual(['trait-of-race']);
    });

    it.each([
      ['Human', 2, 2],
      ['Dwarf', 2, 3],
      ['Gnome', 0, 1],
      ['Reptile Man', 2, 3],
    ])('add up with bought ones: %s with Toughness %i has DR %i', (race, level, resistance) => {
      const { value, codes } = withRace(race, { traits: level === 0 ? [] : [trait('toughness', { level })] });
      expect([value('damageResistance'), codes]).toEqual([resistance, []]);
    });

    it('lower missile skills of dwarves, untrained too, but not thrown weapons', () => {
      const { value, line } = withRace('Dwarf', {
        skills: ['bow', 'sling', 'axe-throwing'].map((id) => skill(id, 4)),
        equipment: [item('crossbow')],
      });
      expect(['bow', 'sling', 'axe-throwing'].map((id) => value(`skill:${id}.level`))).toEqual([8, 8, 12]);
      expect(line('crossbow.0', 'skill')).toBe(4);
    });

    it('raise throwing, bow and sling of halflings', () => {
      const halfling = withRace('Halfling', {
        attributes: { st: 10 },
        skills: ['throwing', 'bow', 'sling'].map((id) => skill(id, 0.5)),
      });
      expect(['throwing', 'bow', 'sling'].map((id) => halfling.value(`skill:${id}.level`))).toEqual([10, 10, 10]);
      expect(halfling.codes).toEqual([]);
      expect(halfling.model.skills[1]?.kind).toBe('DX, easy');
      const untrained = withRace('Halfling', { skills: [skill('bow', 0)], equipment: [item('sling')] });
      expect([untrained.value('skill:bow.level'), untrained.line('sling.0', 'skill')]).toEqual([7, 7]);
      expect(withRace('Goblin', { skills: [skill('bow', 0)] }).value('skill:bow.level')).toBe(5);
    });

    it('change the unarmed attacks of reptile men: claws at feet and hands, and a bite', () => {
      // ST 10 + 4 thrusts 1; DX 12.
      const lines = (more: Parameters<typeof fighter>[0] = {}) =>
        withRace('Reptile Man', { attributes: { st: 10, dx: 12 }, ...more })
          .model.attacks.filter(({ itemKey }) => itemKey === 'unarmed')
          .map(
            ({ item: blow, use, skill: roll, damage, type, reach }) =>
              `${[blow, use].filter(Boolean).join(', ')} ${roll.text}: ${damage.text} ${type}, ${reach}`,
          );
      expect(lines()).toEqual([
        'Punch 12: 1 cr, C,1',
        'Kick 10: 1+2 imp, C,1',
        'Bite 12: 1 cut, C',
        'Claws 12: 1−1 imp, C',
      ]);
      expect(lines({ skills: [skill('brawling', 8), skill('knife', 8)] }).slice(-2)).toEqual([
        'Claws, Brawling 15: 1 imp, C',
        'Claws, Knife 15: 1−1 imp, C',
      ]);
      // ST 20 thrusts 2−1: at most the one die of a dagger.
      expect(lines({ attributes: { st: 16, dx: 12 } }).at(-1)).toBe('Claws 12: 1 imp, C');
      expect(withRace('Reptile Man').sentence('line:unarmed.claws.damage')).toBe(
        'Claws: damage 1−1: thrust 1; claws −1; maximum 1. (Man to Man p. 20)',
      );
    });

    it('are not needed for a bite in close combat, which does 1−4 (p. 38)', () => {
      const bite = fighter({ attributes: { st: 18, dx: 12 } }).attack('unarmed.bite');
      expect(bite).toMatchObject({ skill: { text: '12' }, damage: { text: '1−4' }, type: 'cr', parry: { text: '–' } });
    });

    it('do not change the reach of bare hands: the next hex as well (p. 27)', () => {
      expect(fighter({}).attack('unarmed.punch')?.reach).toBe('C,1');
    });

    it('lower crossbow skill of reptile men, unless it is made for them', () => {
      const { value, notes } = withRace('Reptile Man', { skills: [skill('crossbow', 1)] });
      expect(value('skill:crossbow.level')).toBe(10);
      expect(notes('skill:crossbow.level')).toEqual(['−4 with a crossbow not built for such hands (Reptile Man)']);
    });

    it.each(['Orc', 'Kobold'])('come with a suggested limit on points: %s', (race) => {
      const spending = (points: number) =>
        withRace(race, { skills: [skill('knife', points)], attributes: { st: 9, iq: 9 } });
      expect(spending(32 + 20).value('points')).toBe(32);
      expect(spending(40 + 20).codes).not.toContain('race-ceiling');
      expect(spending(48 + 20).remark('race-ceiling')).toBe(
        `48 points is a lot for this race (${race}): about 40 is the usual ceiling.`,
      );
      expect(withRace('Hobgoblin', { skills: [skill('knife', 88)], attributes: { iq: 9 } }).codes).toEqual([]);
    });
  });
});

describe('Random fighters', () => {
  const catalog = catalogFor('man-to-man');
  const fixedRoll = (sums: Readonly<Record<number, number>>) => (count: number) => sums[count] ?? count;
  const rolled = (threeDice: number, oneDie: number, picks: readonly number[]) => {
    const remainingPicks = [...picks];
    return randomFighter(catalog, fixedRoll({ 3: threeDice, 1: oneDie }), (count) =>
      Math.min(remainingPicks.shift() ?? 0, count - 1),
    );
  };
  const open = (character: ReturnType<typeof rolled>) =>
    openSheet({ ruleset: 'man-to-man', houseRules: [], character });

  describe('a random fighter (p. 18)', () => {
    it.each([
      [3, 7],
      [6, 7],
      [7, 7],
      [18, 18],
    ])('has attributes of three dice, at least 7: a roll of %i gives %i', (roll, score) => {
      const { attributes } = rolled(roll, 1, [0]);
      expect(attributes).toEqual({ st: score, dx: score, iq: score, ht: score });
    });

    it.each([1, 2, 3, 4, 5, 6])('has two skills at DX + 1 die: %i', (die) => {
      const { worksheet, context } = open(rolled(11, die, [0, 1, 0]));
      expect(context.skills.map(({ key }) => worksheet.number(`skill:${key}.level`))).toEqual([11 + die, 11 + die]);
      expect(context.traits).toEqual([]);
    });

    it('may have Shield as the second skill, with a shield in hand', () => {
      const { skills, equipment } = rolled(11, 3, [0, 0]);
      expect(skills.map(({ entry }) => entry)).toEqual(['knife', 'shield']);
      expect(equipment.map(({ entry, place }) => [entry, place])).toEqual([
        ['large-knife', 'carried'],
        ['small-shield', 'ready'],
      ]);
    });

    const weapons = [...catalog.items.values()].filter(({ facet }) => facet.kind === 'weapon').length;

    it('carries the weapons for its skills, their ammunition and a knife, without findings', () => {
      const usedSkills = new Set<string>();
      const rolls = [
        [11, 3],
        [7, 0],
        [18, 20],
      ] as const;
      for (const [threeDice, second] of someOf(rolls, 1)) {
        for (let first = 0; first < weapons; first++) {
          for (const shield of [0, 1]) {
            const character = rolled(threeDice, 4, [first, shield, second]);
            const { context, findings, worksheet, model } = open(character);
            const entries = character.equipment.map(({ entry }) => entry);
            expect(findings, entries.join(', ')).toEqual([]);
            expect(worksheet.number('points.left')).toBe(0);
            expect(entries).toContain('large-knife');
            const skillIds = new Set(context.skills.map(({ id }) => id));
            expect(skillIds.size).toBe(2);
            for (const id of skillIds) {
              usedSkills.add(id);
              const used = context.items.some(({ facet }) => facet?.attacks?.some(({ skills }) => skills.includes(id)));
              expect(used, id).toBe(true);
            }
            expect(model.attacks.length).toBeGreaterThan(2);
          }
        }
      }
      expect(usedSkills).toContain('bow');
      expect(usedSkills).toContain('polearm');
      expect([...usedSkills].filter((id) => !catalog.skills.get(id)?.facet.weapon)).toEqual(['shield']);
    });
  });
});

describe('Random looks', () => {
  /** Dice that roll the given sums in turn, then repeat the last one. */
  const dice =
    (...sums: number[]) =>
    (): number =>
      (sums.length > 1 ? sums.shift() : sums[0]) ?? 0;

  describe('height and weight by the dice (p. 11)', () => {
    it.each(typedAgain.heightWeightVariation)(
      'vary for a roll of %i by %i inches, %i pounds',
      (roll, inches, pounds) => {
        // A roll of 9 changes nothing, so that one case varies the height, one the weight.
        expect(randomLooks(70, dice(roll, 9)).height).toBe(70 + inches);
        expect(randomLooks(70, dice(9, roll, 9)).weight).toBe(155 + pounds);
      },
    );

    it('base the weight on the rolled height and on the race', () => {
      expect(randomLooks(70, dice(18, 9))).toMatchObject({ height: 76, weight: 200 });
      expect(randomLooks(70, dice(3, 9), { heavier: -15 })).toMatchObject({ height: 64, weight: 115 });
    });
  });

  describe('coloring by the dice (p. 11)', () => {
    it.each(typedAgain.coloring)('is for a roll of %i: %s, %s, %s', (roll, skin, hair, eyes) => {
      const looks = randomLooks(70, dice(9, 9, roll, roll, roll, 9));
      expect([looks.skin, looks.hair]).toEqual([skin, hair.replace(' (men)', '')]);
      expect(looks.eyes).toBe(roll === 18 ? 'brown' : eyes);
    });

    it('rolls again for eyes of two colors, but for two colors at most', () => {
      expect(randomLooks(70, dice(9, 9, 9, 9, 18, 4, 13)).eyes).toBe('black and green');
      expect(randomLooks(70, dice(9, 9, 9, 9, 18, 18, 4, 18, 13)).eyes).toBe('black and green');
      expect(randomLooks(70, dice(18)).eyes).toBe('brown');
    });

    it('never makes a woman bald', () => {
      expect(randomLooks(70, dice(9, 9, 9, 7, 9)).hair).toBe('bald');
      expect(randomLooks(70, dice(9, 9, 9, 7, 8, 9), { woman: true }).hair).toBe('red-brown');
      expect(randomLooks(70, dice(7), { woman: true }).hair).toBe('brown');
    });

    it('take height, race and sex from the character', async () => {
      const choices = { concept: { sex: 'woman' as const }, race: { entry: 'dwarf', own: null } };
      const { ruleset, context } = fighter(choices);
      const looks = await ruleset.random?.looks?.(context, 11, dice(9, 9, 9, 7, 9));
      expect(looks).toMatchObject({ height: 70 - 2 - 18, weight: 220, hair: 'light brown' });
    });
  });
});
