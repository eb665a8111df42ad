import { describe, expect, it, test } from 'vitest';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { item, saved, trait } from '../../testing/rows.ts';
import { daiSheet, mageCharacter, mageSheet } from '../../testing/sheet-models.ts';
import { traitTable } from './ability-tables.ts';
import { describeAllLayers, describeLayers } from './figure-tables.ts';
import { remarksByLine } from './gear-tables.ts';
import type { SheetModel } from './sheet-model.ts';
import '../../testing/load-rulesets.ts';
import { blankCharacter } from '../../character/character.ts';
import { newModifier } from '../../character/trait-rows.ts';
import { formatSigned } from '../../engine/format.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { audiences } from '../../rules/shared/effect-targets.ts';
import { EffectIndex } from '../../rules/shared/effects.ts';
import { defineReactions } from '../../rules/shared/reactions.ts';
import { reactionStat } from '../../rules/stat-ids.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { buildModel } from './build-model.ts';
import { shortFigures } from './figures.ts';
import { listOwnAttacks, listOwnRolls } from './own-rolls.ts';
import { reactionLines } from './protection-lines.ts';

describe('The model of a sheet', () => {
  const carrying = (ruleset: string, pounds: number) =>
    openSheet(
      saved(ruleset, {
        attributes: { st: 12, dx: 13, iq: 10, ht: 12 },
        equipment: [typedItem('Stone', {}, { weightOverride: pounds })],
      }),
    );

  describe.each(rulesetIds)('the load table of %s', (ruleset) => {
    const empty = carrying(ruleset, 0);

    it('has Move and Dodge at each level of load', () => {
      const limits = empty.model.load.levels.map(({ limit }) => Number(limit.text));
      const loaded = limits.map((limit, i) => {
        const { worksheet, model } = carrying(ruleset, limit);
        expect(model.load.levels.findIndex(({ now }) => now)).toBe(i);
        return [String(worksheet.number('move')), String(worksheet.number('dodge'))];
      });
      expect(empty.model.load.levels.map(({ move, dodge }) => [move?.text, dodge?.text])).toEqual(loaded);
      expect(new Set(loaded.map(String)).size).toBeGreaterThan(3);
    });

    it('is the same for any load', () => {
      const table = ({ model }: typeof empty) => model.load.levels.map((line) => ({ ...line, now: false }));
      expect(table(carrying(ruleset, 100))).toEqual(table(empty));
      expect(table(carrying(ruleset, 10_000))).toEqual(table(empty));
    });
  });
});

describe('Tables of abilities', () => {
  it('traitTable has every kind of the ruleset while there are no traits, otherwise kinds with traits and advantages', () => {
    const model = daiSheet();
    const titles = (traits: typeof model.traits) => traitTable.blocks({ ...model, traits }).map(({ title }) => title);
    expect(titles([])).toEqual(['Advantages', 'Disadvantages', 'Quirks']);
    expect(titles(model.traits.filter(({ kind }) => kind === 'quirk'))).toEqual(['Advantages', 'Quirks']);
  });
});

describe('Tables of figures', () => {
  const wear = (...ids: string[]): SheetModel =>
    openSheet(saved('fourth-edition', { equipment: ids.map((id) => item(id, { place: 'ready' })) })).model;

  describe('the table of hit locations', () => {
    it('has every place with the roll for it, the penalty, the DR and its layers', () => {
      const { bodyPlaces, hitDice } = wear('mail-hauberk', 'cloth-armor-torso', 'pot-helm');
      expect(hitDice).toBe('3d');
      const texts = bodyPlaces.map((line) => [
        line.place,
        line.hit?.rolls,
        line.hit?.toHit,
        line.damageResistance.text,
        describeLayers(line),
      ]);
      const torso = 'Mail hauberk 4, Cloth armor 1; flexible';
      expect(texts).toEqual([
        ['eyes', '', '−9', '0', ''],
        ['skull', '3–4', '−7', '6', 'Pot-helm 4, skull 2'],
        ['face', '5', '−5', '0', ''],
        ['legs', '6–7, 13–14', '−2', '0', ''],
        ['arms', '8, 12', '−2', '0', ''],
        ['torso', '9–10', '0', '5', torso],
        ['groin', '11', '−3', '5', torso],
        ['hands', '15', '−4', '0', ''],
        ['feet', '16', '−4', '0', ''],
        ['neck', '17–18', '−5', '0', ''],
        ['vitals', '', '−3', '5', torso],
      ]);
      expect(describeAllLayers(bodyPlaces)).toBe(`skull: Pot-helm 4, skull 2. torso, groin, vitals: ${torso}`);
    });

    it('has a line for each side if a piece covers only the front', () => {
      const { bodyPlaces } = wear('steel-breastplate', 'cloth-armor-torso');
      const lines = bodyPlaces
        .filter(({ place }) => place.startsWith('torso'))
        .map((line) => [line.place, line.hit?.rolls, line.damageResistance.text, describeLayers(line)]);
      expect(lines).toEqual([
        ['torso, front', '9–10', '6', 'Steel breastplate 5, Cloth armor 1'],
        ['torso, behind', '', '1', 'Cloth armor 1'],
      ]);
    });

    it('exists for a natural DR, and not if nothing protects', () => {
      const hide = typedTrait('Tough hide', { effects: [{ stat: 'damageResistance', add: 2 }] });
      const { bodyPlaces } = openSheet(saved('fourth-edition', { traits: [hide] })).model;
      expect(bodyPlaces.map(({ place, damageResistance }) => `${place} ${damageResistance.text}`)).toContain('neck 2');
      expect(wear().bodyPlaces).toEqual([]);
    });
  });
});

describe('Tables of gear', () => {
  /** The attacks of the only item of a character. */
  function attacksWith(entry: string, place: 'ready' | 'stowed') {
    const { attacks, possessions } = openSheet(saved('man-to-man', { equipment: [item(entry, { place })] })).model;
    return attacks.filter(({ itemKey }) => itemKey === possessions[0]?.key);
  }

  test('remarksByLine puts a remark on all attacks of an item only on its first line', () => {
    const [first = [], ...others] = remarksByLine(attacksWith('quarterstaff', 'stowed'));
    expect(first).toEqual(expect.arrayContaining(['two hands', 'not ready']));
    expect(others.length).toBeGreaterThan(0);
    expect(others.flat()).not.toContain('two hands');
    expect(others.flat()).not.toContain('not ready');
  });

  test('remarksByLine leaves a remark on one attack with it', () => {
    const lines = attacksWith('spear', 'ready');
    expect(lines.length).toBeGreaterThan(1);
    const byLine = remarksByLine(lines);
    lines.forEach((line, i) => {
      const before = byLine.slice(0, i).flat();
      for (const note of line.notes) expect([...before, ...(byLine[i] ?? [])]).toContain(note);
    });
    expect(remarksByLine([])).toEqual([]);
  });
});

describe('Ammunition', () => {
  const counted = (ruleset: string, ...entries: string[]) =>
    openSheet(saved(ruleset, { equipment: entries.map((entry) => item(entry)) })).model.ranged.map(
      ({ item: name, ammunition }) => [name, ammunition],
    );

  test('ammunition has boxes for the shots of a gun, 0 for arrows counted by hand, none for thrown weapons', () => {
    expect(counted('lite-3e', 'winchester-44-40', 'longbow', 'large-knife')).toEqual([
      ['Winchester .44-40', 6],
      ['Longbow', 0],
      ['Large knife, thrown', null],
    ]);
    expect(counted('man-to-man', 'crossbow', 'longbow', 'spear')).toEqual([
      ['Crossbow', 0],
      ['Longbow', 0],
      ['Spear, thrown', null],
    ]);
    // "1(4)" is one shot, with the time to nock the next.
    expect(openSheet(typedFalcon()).model.ranged[0]?.ammunition).toBe(0);
  });
});

describe('Lines of attacks', () => {
  const linesWith = (weight: number) => {
    const attacks = ['Bite', 'Punch'].map((name) => ({ name, skill: '', type: 'cr' as const }));
    const item = typedItem('Natural Attacks', { kind: 'weapon', weight, cost: 0, attacks }, { place: 'ready' });
    const sheet = deriveCharacter(saved('fourth-edition', { equipment: [item] }));
    return buildModel(sheet).attacks.map(({ item: of, use }) => `${of} ${use}`.trim());
  };

  it('a blow that is also a custom natural attack of the character is listed once', () => {
    expect(linesWith(0)).toEqual(['Natural Attacks Bite', 'Natural Attacks Punch', 'Kick']);
  });

  it('a weapon for punching does not replace the bare fist', () => {
    expect(linesWith(0.25)).toEqual(['Natural Attacks Bite', 'Natural Attacks Punch', 'Punch', 'Kick']);
  });
});

describe('Conditional notes', () => {
  it.each(rulesetIds)('a conditional effect of an entry on a figure of %s is noted', (ruleset) => {
    const changeable = rulesetOf(ruleset).changeable.map(({ stat }): string => stat);
    const stats = rulesetOf(ruleset).figures.flatMap(({ stat }) => (changeable.includes(stat) ? [stat] : []));
    const effects = stats.map((stat) => ({ stat, add: 1, perLevel: false, when: 'at night' }));
    const gift = typedTrait('Gift', { effects });
    // Air Move is a figure of those who fly.
    const traits = ruleset === 'fourth-edition' ? [gift, trait('flight')] : [gift];
    const { model } = openSheet(saved(ruleset, { traits }));
    expect(stats).not.toEqual([]);
    expect(model.notes.filter((note) => note.includes('at night (Gift)'))).toHaveLength(stats.length);
  });
});

describe('Custom rolls', () => {
  describe('the rolls of John Falcon', () => {
    const rolls = listOwnRolls(openSheet(johnFalcon()));
    const find = (name: string) => rolls.find((roll) => roll.name === name);

    it('are attributes, skills, attacks and defenses with their kind of roll', () => {
      expect(find('DX')).toMatchObject({ score: 15, group: 'Attributes', kind: 'other' });
      expect(find('Shortsword')).toMatchObject({ score: 16, group: 'Skills', kind: 'other' });
      expect(find('Crossbow, shot')).toMatchObject({ group: 'Attacks', kind: 'rangedAttack' });
      expect(find('Dodge')).toMatchObject({ group: 'Defenses', kind: 'defense' });
      expect(new Set(rolls.map(({ id }) => id)).size).toBe(rolls.length);
    });

    it('include no distances or speeds', () => {
      expect(rolls.filter(({ id }) => ['move', 'basicSpeed'].includes(id))).toEqual([]);
      const lite = listOwnRolls(openSheet(johnFalcon('lite-3e')));
      expect(lite.filter(({ group }) => group === 'Attributes').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['ST', 'DX', 'IQ', 'HT', 'Will', 'Vision']),
      );
    });

    it('include attacks with dice and a type', () => {
      expect(listOwnAttacks(openSheet(johnFalcon())).map(({ name, type }) => [name, type])).toEqual(
        expect.arrayContaining([['Crossbow, shot', 'imp']]),
      );
    });
  });
});

describe('Lines of protection', () => {
  const cite = { book: 'Test', page: 1 };
  const circles = new Map(Object.entries(audiences));
  const { context } = openSheet(saved('lite-3e', {}));

  /** Builds a worksheet on which each of these groups has a separate modifier. */
  function worksheetWith(modifiers: readonly (readonly [string, number])[]): Worksheet {
    const worksheet = new Worksheet();
    const effects = new EffectIndex();
    for (const [audience, amount] of modifiers) {
      effects.set(audience === '' ? 'reaction' : `reaction:${audience}`, [{ words: 'test', amount, cite }]);
    }
    defineReactions(worksheet, context, effects, cite);
    return worksheet;
  }

  /** Returns the modifier that a reader of the lines finds for this group: from the narrowest group that is printed. */
  function readModifier(worksheet: Worksheet, audience: string): string | undefined {
    const lines = new Map(reactionLines(worksheet).map(({ figure }) => [figure.stat, figure.text]));
    for (let group: string | undefined = audience; group; group = circles.get(group)?.within) {
      const text = lines.get(reactionStat(group));
      if (text !== undefined) return text;
    }
    return lines.get(reactionStat());
  }

  const amounts = [undefined, -2, 0, 2];

  it.each(Object.keys(audiences))(
    'reactionLines lets a reader find the number of %s, whatever wider groups have',
    (audience) => {
      const wider = circles.get(audience)?.within;
      for (const ownAmount of amounts.slice(1)) {
        for (const ofWider of wider ? amounts : [undefined]) {
          for (const general of amounts) {
            const groupAmounts = Object.entries({
              '': general,
              [wider ?? '']: wider ? ofWider : general,
              [audience]: ownAmount,
            });
            const worksheet = worksheetWith(
              groupAmounts.flatMap(([group, amount]) => (amount === undefined ? [] : [[group, amount] as const])),
            );
            const number = formatSigned(worksheet.number(reactionStat(audience)));
            expect(readModifier(worksheet, audience)?.replace('none', '0'), JSON.stringify(groupAmounts)).toBe(number);
          }
        }
      }
    },
  );

  it('reactionLines has no line for a group with the same number as the next wider one', () => {
    const names = (modifiers: Readonly<Record<string, number>>) =>
      reactionLines(worksheetWith(Object.entries(modifiers))).map(({ name, figure }) => `${name} ${figure.text}`);
    expect(names({ 'own-race': -2, 'own-race-same-sex': 0 })).toEqual(['everyone 0', 'your own race −2']);
    expect(names({ 'own-race': 0, 'own-race-same-sex': 0, 'wild-animals': 0 })).toEqual(['everyone none']);
    expect(names({ 'own-race': -1, 'own-race-same-sex': 1 })).toEqual([
      'everyone 0',
      'your own race −1',
      'your own race, the same sex 0',
    ]);
  });
});

describe('Lines of rows', () => {
  const { model } = openSheet(
    saved('fourth-edition', {
      traits: [
        typedTrait('Breath', { points: 30 }, { container: 'powers' }),
        typedTrait('Luck', { points: 15 }),
        typedTrait('Powers', { holds: 'group' }),
        typedTrait('Bane', { kind: 'disadvantage', points: -10 }, { container: 'powers' }),
      ],
      skills: [
        typedSkill('Climbing', 1),
        typedSkill('Combat', 0, { holds: true }),
        typedSkill('Blades', 0, { holds: true }, { container: 'combat' }),
        typedSkill('Sword', 4, {}, { container: 'blades' }),
        typedSkill('Empty', 0, { holds: true }),
        typedSkill('Bow', 2, {}, { container: 'combat' }),
      ],
      equipment: [
        typedItem('Rope', { weight: 2 }, { container: 'pack' }),
        typedItem('Lamp', { weight: 1 }),
        typedItem('Pack', { kind: 'container', weight: 3 }),
      ],
    }),
  );

  describe('lines in containers', () => {
    it('are indented under their container; under another kind of trait they are not', () => {
      expect(model.traits.map(({ name, depth, total }) => [name, depth, total?.text])).toEqual([
        ['Luck', 0, undefined],
        ['Powers', 0, '20'],
        ['Breath', 1, undefined],
        ['Bane', 0, undefined],
      ]);
      expect(model.possessions.map(({ name, depth }) => [name, depth])).toEqual([
        ['Lamp', 0],
        ['Pack', 0],
        ['Rope', 1],
      ]);
    });

    it('stand under a meta-trait whatever their kind, and are left out if it hides them', () => {
      const lines = (own: { hidesParts?: boolean }) => {
        const whole = typedTrait('Whole', { holds: 'metaTrait', ...own });
        const inside = { container: 'whole' };
        const traits = [
          typedTrait('Bane', { kind: 'disadvantage', points: -50 }, inside),
          whole,
          typedTrait('Wings', { points: 40 }, inside),
          typedTrait('Luck', { points: 15 }),
        ];
        return openSheet(saved('fourth-edition', { traits })).model.traits.map(({ name, kind, depth, total }) =>
          [name, kind, depth, total?.text ?? ''].join(' '),
        );
      };
      const [first, last] = ['Whole disadvantage 0 −10', 'Luck advantage 0 '];
      expect(lines({})).toEqual([first, 'Bane disadvantage 1 ', 'Wings disadvantage 1 ', last]);
      expect(lines({ hidesParts: true })).toEqual([first, last]);
    });

    it('say what an ability is rolled against, and what fatigue it costs', () => {
      const costs = [newModifier('m', { name: 'Costs fatigue', percent: -5, level: 2 })];
      const traits = [trait('warp', { key: 'warp', modifiers: costs })];
      const opened = openSheet(saved('fourth-edition', { attributes: { iq: 13 }, traits }));
      expect(opened.model.traits.map(({ note }) => note)).toEqual(['Costs fatigue 2 −10%; roll 13; costs 2 FP']);
      expect(listOwnRolls(opened).filter(({ group }) => group === 'Abilities')).toEqual([
        { id: 'trait:warp.roll', name: 'Warp', group: 'Abilities', score: 13, kind: 'other' },
      ]);
    });

    it('have the headings of skills before the first under them, with the total points', () => {
      const lines = model.skills.map(({ name, depth, headings }) => [
        name,
        depth,
        headings.map((heading) => `${heading.name} ${heading.points.text}`),
      ]);
      expect(lines).toEqual([
        ['Climbing', 0, []],
        ['Sword', 2, ['Combat 6', 'Blades 4']],
        ['Bow', 1, []],
      ]);
    });
  });
});

describe('Short figures', () => {
  const inShort = (saved: Parameters<typeof deriveCharacter>[0]) =>
    shortFigures(deriveCharacter(saved))
      .map(({ name, text }) => `${name} ${text}`)
      .join(' ');

  test('shortFigures has attributes, hits, Move and Dodge by the short names of the ruleset', () => {
    expect(inShort(fiendishFriedrick())).toBe('ST 12 DX 12 IQ 10 HT 14 Hits 14 Move 5 Dodge 5');
    expect(inShort({ ruleset: 'fourth-edition', houseRules: [], character: blankCharacter() })).toBe(
      'ST 10 DX 10 IQ 10 HT 10 HP 10 Move 5 Dodge 8',
    );
  });
});

describe('Lines of spells', () => {
  const { spells, skills } = mageSheet();
  const line = (name: string) => spells.find((spell) => spell.name === name);

  test('spellLines gives a spell the figures of a skill, and the requirements of casting in words', () => {
    expect(line('Create Fire')).toMatchObject({
      kind: 'IQ, hard',
      points: { text: '1' },
      level: { text: '13' },
      relative: 'IQ',
      chance: '84%',
      class: 'area',
      time: '1 s',
      duration: '1 minute',
      cost: '2 per yard',
      maintain: '1',
      casting: ['cost 2 per yard', 'maintain 1', '1 s to cast', 'lasts 1 minute'],
      prerequisites: 'Ignite Fire at 12',
    });
    expect(line('Sleep')).toMatchObject({ class: 'resisted by HT', cost: '4', maintain: '' });
    expect(line('Fireball')?.prerequisites).toMatch(/, Create Fire at 12, Shape Fire at 12$/);
    expect(line('Light')).toMatchObject({ note: 'on the staff', prerequisites: '' });
  });

  test('buildModel puts spells and skills in separate lists', () => {
    expect(spells).toHaveLength(7);
    expect(skills.map(({ name }) => name)).toEqual(['Staff', 'Spell Throwing', 'Language (Elvish)']);
  });

  test('spellLines gives a custom spell the bonus of Magery and its typed prerequisites', () => {
    // IQ 13 + 2 for Magery; 1 point in a very hard spell is 3 lower.
    expect(line('Frostbite')).toMatchObject({
      kind: 'IQ, very hard',
      level: { text: '12' },
      class: 'resisted by HT',
      prerequisites: 'Magery, any two spells of cold',
    });
  });

  test('buildModel shows custom spells under rules without magic, and keeps the others as unknown skills', () => {
    const { model } = openSheet({ ...mageCharacter(), ruleset: 'man-to-man' });
    expect(model.spells.map(({ name }) => name)).toEqual(['Frostbite']);
    expect(model.skills.map(({ kind }) => kind)).toContain('unknown');
  });
});
