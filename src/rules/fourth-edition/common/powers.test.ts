import { describe, expect, it } from 'vitest';
import { readyMadePowers } from '../../../catalog/fourth-edition/traits/power-talents.ts';
import { newModifier, type TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { choices, saved, skill, trait } from '../../../testing/rows.ts';
import { fightingLines } from '../../combat/fighting-line.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { listAbilities } from '../../shared/ability-use.ts';
import { listPools } from '../../shared/pools.ts';
import { unarmedAttacks } from './sections.ts';

describe('Powers', () => {
  const power = typedTrait('Telepathy', { holds: 'power' }, { modifiers: [newModifier('m', { percent: -10 })] });
  const inPower = (entry: string, level = 1) => trait(entry, { key: entry, level, container: 'telepathy' });
  const opened = (...traits: TraitRow[]) => openSheet(saved('fourth-edition', { attributes: { iq: 12 }, traits }));

  describe('an ability in a power (pp. 254–257)', () => {
    it('is rolled against IQ and the Talent of its power, and has the power modifier on its price', () => {
      const { worksheet } = opened(power, inPower('telepathy-talent', 2), inPower('mind-reading'));
      // IQ 12, Telepathy Talent 2; 30 points × 90%.
      expect(worksheet.number('trait:mind-reading.roll')).toBe(14);
      expect(describeDerivation(worksheet.get('trait:mind-reading.roll'), 'd')).toContain('Telepathy Talent 2 +2');
      expect(worksheet.number('trait:mind-reading.points')).toBe(27);
    });

    it('has no roll if its id is a name that every object has', () => {
      const { worksheet } = opened({ ...typedTrait('Oddity', { points: 5 }), key: 'odd', entry: 'constructor' });
      expect(worksheet.has('trait:odd.roll')).toBe(false);
    });

    it('has no help of a Talent outside its power, or in a container that is no power', () => {
      const talent = trait('telepathy-talent', { key: 'talent', level: 2 });
      expect(opened(power, talent, inPower('mind-reading')).worksheet.number('trait:mind-reading.roll')).toBe(12);
      const group = typedTrait('Telepathy', { holds: 'group' });
      const { worksheet } = opened(group, inPower('telepathy-talent', 2), inPower('mind-reading'));
      expect(worksheet.number('trait:mind-reading.roll')).toBe(12);
    });

    it('may be one of several alternatives in the power, which the Talent helps alike', () => {
      const inner = typedTrait('Reaches', { holds: 'alternatives' }, { container: 'telepathy' });
      const among = (entry: string) => trait(entry, { key: entry, container: 'reaches' });
      const { worksheet } = opened(
        power,
        inPower('telepathy-talent', 1),
        inner,
        among('mind-control'),
        among('mind-probe'),
      );
      // Mind Control 50 × 90% = 45 whole; Mind Probe 20 × 90% = 18, a fifth of it 3.6: 4.
      expect(['mind-control', 'mind-probe'].map((key) => worksheet.number(`trait:${key}.points`))).toEqual([45, 4]);
      expect(worksheet.number('trait:mind-probe.roll')).toBe(13);
    });

    // Telepathy Talent is 5 a level in every power, and Mind Reading 30 × 90% is 27 (p. 254).
    it('does not make its Talent cheaper by the modifier of the power', () => {
      const { worksheet } = opened(power, inPower('telepathy-talent', 2), inPower('mind-reading'));
      expect(worksheet.number('trait:telepathy-talent.points')).toBe(10);
      expect(worksheet.number('trait:telepathy.total')).toBe(37);
    });

    it.each([
      ['danger-sense', 13], // Per 12
      ['empathy', 13], // IQ 12
      ['telekinesis', 11], // DX 10
    ])('shows the roll of %s, which the Talent helps, only in a power', (id, roll) => {
      expect(opened(power, inPower('telepathy-talent', 1), inPower(id)).worksheet.number(`trait:${id}.roll`)).toBe(
        roll,
      );
      expect(opened(trait(id, { key: id })).worksheet.has(`trait:${id}.roll`)).toBe(false);
    });

    it('takes a roll for Telecommunication by the mind alone', () => {
      const by = (value: string) =>
        trait('telecommunication', { key: 'by', container: 'telepathy', choices: choices({ by: value }) });
      expect(opened(power, by('telesend')).worksheet.number('trait:by.roll')).toBe(12);
      expect(opened(power, by('radio')).worksheet.has('trait:by.roll')).toBe(false);
    });
  });

  // DX 10: Innate Attack by default DX−4, or with Beam (DX/E) for 4 points DX+2 = 12; Talent 2 makes 14.
  describe('an attack that is an ability of a power', () => {
    const beam = trait('innate-attack-burning', {
      key: 'beam',
      level: 2,
      container: 'telepathy',
      choices: choices({ 'aimed-with': 'beam' }),
    });
    const skills = [skill('innate-attack-beam', 4)];
    const attackOf = (...traits: TraitRow[]) =>
      openSheet(saved('fourth-edition', { traits, skills })).worksheet.get('line:beam.0.skill');

    it('is helped by the Talent of the power, and says so', () => {
      const attack = attackOf(power, inPower('telepathy-talent', 2), beam);
      expect(attack.value).toBe(14);
      expect(describeDerivation(attack, 'd')).toContain('Telepathy Talent 2 +2');
    });

    it('follows a change of the Talent', () => {
      const start = openSheet(
        saved('fourth-edition', { traits: [power, inPower('telepathy-talent', 1), beam], skills }),
      );
      expect(start.worksheet.number('line:beam.0.skill')).toBe(13);
      const next = deriveCharacter(
        saved('fourth-edition', { traits: [power, inPower('telepathy-talent', 3), beam], skills }),
        start,
      );
      expect(next.worksheet.number('line:beam.0.skill')).toBe(15);
    });

    it('is not helped outside the power, and a malediction is helped at Will', () => {
      expect(attackOf(power, inPower('telepathy-talent', 2), { ...beam, container: '' }).value).toBe(12);
      const curse = { ...beam, modifiers: [newModifier('m', { name: 'Malediction', percent: 100 })] };
      expect(attackOf(power, inPower('telepathy-talent', 2), curse).value).toBe(12); // Will 10
    });
  });
});

describe('Ready-made powers', () => {
  const { catalog } = openSheet(saved('fourth-edition', {})).context;

  it.each(readyMadePowers.map(({ name, facet }) => [name, facet] as const))(
    '%s names only abilities of the lists',
    (_, { container }) => {
      for (const id of container?.abilities ?? []) expect(catalog.traits.get(id)?.name, id).toBeDefined();
    },
  );

  it('the six psi powers have −10%, and all but Antipsi a Talent', () => {
    const psi = readyMadePowers.filter(({ facet }) => facet.container?.source === 'psi');
    expect(psi.map(({ facet: { container } }) => container?.modifier?.percent)).toEqual([-10, -10, -10, -10, -10, -10]);
    const talents = psi.map(({ facet: { container } }) =>
      container?.abilities?.find((id) => catalog.traits.get(id)?.facet.helpsPower),
    );
    expect(talents).toEqual([
      undefined,
      'esp-talent',
      'psychic-healing-talent',
      'psychokinesis-talent',
      'telepathy-talent',
      'teleportation-talent',
    ]);
  });
});

describe('Pools', () => {
  const open = (...traits: TraitRow[]) => openSheet(saved('fourth-edition', { traits }));
  const pools = ({ worksheet, context }: ReturnType<typeof open>) =>
    listPools(worksheet, context).map(({ name, most, minutes }) => [name, most, minutes]);
  const reserve = (more: Partial<TraitRow> = {}) => trait('energy-reserve', { key: 'er', level: 8, ...more });
  const limited = (name: string, percent: number) => ({ modifiers: [newModifier('m', { name, percent })] });

  // 3 points a level: 24. A point in ten minutes (Powers p. 119).
  it('an Energy Reserve has a point a level, which returns in ten minutes', () => {
    const sheet = open(reserve({ choices: choices({ source: 'magic' }) }));
    expect(sheet.worksheet.number('trait:er.points')).toBe(24);
    expect(pools(sheet)).toEqual([['Energy Reserve (Magic)', 8, 10]]);
    expect(describeDerivation(sheet.worksheet.get('trait:er.pool'), 'd')).toContain('1 for each level × 8');
  });

  it.each([
    ['Slow recharge: a point an hour', -20, 60],
    ['Slow recharge: a point a day', -60, 1440],
    ['Slow Recharge (1/day)', -60, 1440],
    ['Special recharge', -70, null],
  ] as const)('an Energy Reserve with %s is slower or does not come back', (name, percent, minutes) =>
    expect(pools(open(reserve(limited(name, percent))))).toEqual([['Energy Reserve (Psi)', 8, minutes]]),
  );

  it('a pool of a player’s own has points of its own and of its levels', () => {
    const luck = typedTrait('Second wind', { pool: { points: 3, perLevel: 0, minutes: null } });
    const chi = typedTrait('Chi', { pointsPerLevel: 2, pool: { points: 1, perLevel: 1.5, minutes: 5 } }, { level: 3 });
    // 1 + 1.5 × 3 is 5.5: 5.
    expect(pools(open(luck, chi))).toEqual([
      ['Second wind', 3, null],
      ['Chi', 5, 5],
    ]);
  });

  it('a pool of a trait that was bought off is none', () =>
    expect(pools(open(reserve({ boughtOff: true })))).toEqual([]));
});

describe('What abilities cost', () => {
  const limits = (...all: [name: string, percent: number, level?: number][]) =>
    all.map(([name, percent, level], i) => newModifier(`m${i}`, { name, percent, level: level ?? null }));
  const reader = (more: Partial<TraitRow>) => trait('mind-reading', { key: 'reader', ...more });
  const open = (...traits: TraitRow[]) => openSheet(saved('fourth-edition', { traits }));
  const useOf = (...traits: TraitRow[]) => {
    const { worksheet, context } = open(...traits);
    return listAbilities(worksheet, context).find(({ key }) => key === 'reader');
  };

  it.each([
    [['Costs Fatigue: to begin', -5, 2], { fatigue: { points: 2, keptUp: false } }],
    [['Costs Fatigue: to begin and to keep up', -10, 1], { fatigue: { points: 1, keptUp: true } }],
    [['Limited Use: once a day', -40], { perDay: 1 }],
    [['Limited Use: twice a day, slow reload', -25], { perDay: 2 }],
    [['Limited Use: 3 or 4 times a day', -20], { perDay: 4 }],
    [['Limited Use (5/day)', -10], { perDay: 5 }],
    [['Limited use', -40], { perDay: 1 }],
    [['Takes Recharge: 15 seconds', -20], { recharge: 15 }],
    [['Takes Recharge: an hour', -30], { recharge: 3600 }],
    [['Takes recharge', -10], { recharge: 5 }],
    [['Maximum Duration (10 minutes)', -30], { duration: '10 minutes' }],
  ] as const)('%o is read', (limit, expected) =>
    expect(useOf(reader({ modifiers: limits([...limit] as [string, number, number?]) }))).toMatchObject(expected),
  );

  it('limitations of a power count for its abilities, whose fatigue a reserve of the source or in the power pays', () => {
    const power = typedTrait(
      'Telepathy',
      { holds: 'power', powerSource: 'psi' },
      { modifiers: limits(['Costs Fatigue', -5]) },
    );
    const psi = trait('energy-reserve', { key: 'er', level: 3, choices: choices({ source: 'psi' }) });
    const magic = trait('energy-reserve', { key: 'mana', level: 3, choices: choices({ source: 'magic' }) });
    const use = useOf(power, psi, magic, reader({ container: 'telepathy' }));
    expect(use?.fatigue.points).toBe(1);
    expect(use?.reserves.map(({ key }) => key)).toEqual(['er']);
    expect(
      useOf(
        typedTrait('Telepathy', { holds: 'power' }),
        { ...magic, container: 'telepathy' },
        reader({ container: 'telepathy' }),
      )?.reserves.map(({ key }) => key),
    ).toEqual(['mana']);
  });

  it('a trait without a roll and without costs is no ability', () => {
    const { worksheet, context } = open(trait('luck'), reader({}));
    expect(listAbilities(worksheet, context).map(({ key, roll }) => [key, roll])).toEqual([
      ['reader', 'trait:reader.roll'],
    ]);
  });
});

describe('Follow-up attacks', () => {
  const model = (...traits: TraitRow[]) =>
    buildModel(openSheet(saved('fourth-edition', { attributes: { st: 14 }, traits })));
  const venom = (name: string) =>
    trait('innate-attack-toxic', { key: 'venom', level: 2, modifiers: [newModifier('m', { name })] });
  const fangs = trait('fangs');
  const linesOf = (...traits: TraitRow[]) =>
    model(...traits).attacks.map(({ item, damage, type }) => `${item} ${damage.text} ${type}`);

  // ST 14: thrust 1d, a bite thrust−1 (p. 271). Follow-Up, p. 105.
  it.each(['Follow-Up: Bite', 'Follow-Up (Fangs)', 'follow up, bite'])(
    '“%s” rides on the bite, and has no line of its own',
    (name) => {
      const lines = linesOf(fangs, venom(name));
      expect(lines).toContain('Bite 1d−1 imp + follow-up 2d tox');
      expect(lines.filter((line) => line.startsWith('Innate'))).toEqual([]);
      expect(model(fangs, venom(name)).ranged).toEqual([]);
    },
  );

  it('has its own line while it names no attack of the character', () => {
    expect(linesOf(venom('Follow-Up: Sting'))).toContain('Innate Attack (Toxic) 2d tox');
    expect(linesOf(fangs, venom('Follow-Up: of a natural weapon or other attack'))).toContain(
      'Innate Attack (Toxic) 2d tox',
    );
  });

  it('may ride on the attack of another trait', () => {
    const tail = trait('striker-cutting', { key: 'tail' });
    const [line = ''] = linesOf(tail, venom('Follow-Up: Striker'));
    expect(line).toContain('+ follow-up 2d tox');
  });
});

describe('The bite of a person', () => {
  const open = (...traits: TraitRow[]) => openSheet(saved('fourth-edition', { attributes: { st: 14 }, traits }));
  const inPlay = (...traits: TraitRow[]) =>
    fightingLines(open(...traits).context, unarmedAttacks).map(({ name, type }) => `${name} ${type}`);
  const onSheet = (...traits: TraitRow[]) =>
    buildModel(open(...traits)).attacks.map(({ item, type }) => `${item} ${type}`);

  // ST 14: thrust 1d, thrust−1 crushing (p. 271).
  it('is crushing and among the attacks in play, but not on the sheet', () => {
    expect(inPlay()).toEqual(['Punch cr', 'Kick cr', 'Bite cr']);
    expect(onSheet()).toEqual(['Punch cr', 'Kick cr']);
    expect(describeDerivation(open().worksheet.get('line:unarmed.bite.damage'), 'd')).toContain('1d−1');
  });

  it('is on the sheet as what teeth make of it, once in play, and where an attack rides on it', () => {
    expect(onSheet(trait('fangs'))).toEqual(['Punch cr', 'Kick cr', 'Bite imp']);
    expect(inPlay(trait('fangs'))).toEqual(['Punch cr', 'Kick cr', 'Bite imp']);
    const venom = trait('innate-attack-toxic', { modifiers: [newModifier('m', { name: 'Follow-Up: Bite' })] });
    expect(onSheet(venom)).toEqual(['Punch cr', 'Kick cr', 'Bite cr + follow-up 1d tox']);
  });
});
