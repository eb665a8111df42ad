import { describe, expect, it } from 'vitest';
import { formatSignedOrEmpty, noteWords, readTables, splitWords, toNullIfZero } from '../testing/compare-tables.ts';
import * as typedAgain from '../testing/double-entry/lite-3e.ts';
import { statOf } from '../testing/open-sheet.ts';
import { catalogOf } from './catalog.ts';
import type { Attack } from './item-entry.ts';
import { liteTables } from './lite-3e/tables.ts';
import type { SkillDefault } from './skill-entry.ts';

const catalog = catalogOf('lite-3e', liteTables);
const { items, skills, traits } = catalog;
const { item, skillName, uses } = readTables(catalog);

/** "1+2" as GURPS Lite prints it: "1d+2". */
const withDie = (dice: string): string => dice.replace(/^\d+/, '$&d');

const damageOf = ({ basis, dice, adds }: Attack): string =>
  basis === 'fixed'
    ? `${dice}d${formatSignedOrEmpty(adds)}`
    : `${basis === 'swing' ? 'sw' : 'thr'}${formatSignedOrEmpty(adds)}`;

describe('hand weapons', () => {
  const rows = uses
    .filter(([{ facet }, { ranged, unarmed }]) => !ranged && !unarmed && facet.kind === 'weapon')
    .map(([{ name, facet }, attack]) => {
      const hands = /, (one hand|two hands)$/.exec(attack.name)?.[0] ?? '';
      const [skill = '', secondSkill] = attack.skills;
      return [
        skillName(skill),
        `${name}${hands}`,
        attack.type,
        damageOf(attack),
        `${attack.reach}${attack.notes?.includes('regrip') ? '*' : ''}`,
        facet.cost,
        facet.weight,
        attack.minimumStrength ?? null,
        attack.maximumDamage === undefined ? null : withDie(attack.maximumDamage),
        splitWords(
          [
            attack.twoHanded ? '2H' : '',
            secondSkill ? `also ${skillName(secondSkill)}` : '',
            attack.parry === null ? 'may not parry' : '',
            attack.parryShare === 2 / 3 ? 'parry 2/3' : '',
            ...(attack.notes ?? []).map((note) => noteWords[note] ?? note),
          ].join('; '),
        ),
      ];
    });
  const again = [...typedAgain.handWeapons, ...typedAgain.handWeaponsInText].flatMap(
    ([skill, weapon, type, ...rest]) => {
      const figures = rest.slice(0, -1);
      const notes = splitWords(rest[6]).filter((word) => !word.startsWith('TL '));
      return type.split(' or ').map((damageType) => [skill, weapon, damageType, ...figures, notes]);
    },
  );

  it.each(again)('%s: %s, %s %s', (...row) => {
    expect(rows.filter(([skill, weapon]) => skill === row[0] && weapon === row[1])).toContainEqual(row);
  });

  it('match the book in number', () => {
    expect(rows).toHaveLength(again.length);
  });

  it('parry at one less if they are knives, and like fencers if they are fencing weapons', () => {
    expect(typedAgain.activeDefenses).toContainEqual(['Knife parry', '1/2 Knife, then -1']);
    const inHand = uses.filter(([, { ranged }]) => !ranged);
    const lowered = new Set(inHand.filter(([, { parry }]) => parry === -1).map(([{ id }]) => id));
    expect([...lowered]).toEqual(['large-knife', 'small-knife', 'dagger']);
    const fencing = new Set(inHand.filter(([, attack]) => attack.fencing).map(([{ id }]) => id));
    expect([...fencing]).toEqual(['foil', 'rapier', 'saber']);
  });

  it('have one quality', () => {
    expect([...items.values()].filter(({ facet }) => facet.quality !== undefined)).toEqual([]);
  });
});

describe('ranged weapons', () => {
  const perShot = (launcher: string): number | null => {
    const missile = [...items.values()].find(({ facet }) => facet.ammunitionFor?.includes(launcher));
    return missile ? toNullIfZero(missile.facet.cost) : null;
  };
  const rows = uses.flatMap(([{ id, name, facet }, attack]) => {
    const { ranged, skills: able, defaults } = attack;
    // Guns have a table of their own.
    if (!ranged || attack.basis === 'fixed') return [];
    const untrained = (defaults ?? []).map((skillDefault) => `DX-${skillDefault.penalty} or `).join('');
    return [
      [
        `${untrained}${skillName(able[0] ?? '')}`,
        name,
        attack.type,
        damageOf(attack),
        ranged.snapShot,
        ranged.accuracy,
        ranged.halfDamage,
        ranged.maximum,
        toNullIfZero(facet.cost),
        perShot(id),
        facet.weight,
        attack.minimumStrength ?? null,
        attack.maximumDamage === undefined ? null : withDie(attack.maximumDamage),
        splitWords(
          [
            attack.twoHanded ? '2H' : '',
            facet.notes?.some((note) => note.startsWith('Takes both hands to load')) ? '2H to load' : '',
            ranged.reload ? `R${Number.parseInt(ranged.reload, 10)}` : '',
          ].join('; '),
        ),
      ],
    ];
  });
  const again = typedAgain.rangedWeapons.flatMap(([skill, ...rest]) => {
    if (skill === null) return [];
    const notes = splitWords(rest[12]).filter((word) => word !== 'lead pellets');
    return [[skill, ...rest.slice(0, -1), notes]];
  });

  it.each(again)('%s: %s', (...row) => {
    expect(rows.filter(([skill, weapon]) => skill === row[0] && weapon === row[1])).toEqual([row]);
  });

  it('match the book in number', () => {
    expect(rows).toHaveLength(again.length);
  });

  it('have a quiver', () => {
    const [quiver] = typedAgain.rangedWeapons.filter(([skill]) => skill === null);
    const { cost, weight, holds } = item('quiver');
    expect([cost, weight, `holds ${holds?.count} ${holds?.what}`]).toEqual([quiver?.[8], quiver?.[10], quiver?.[13]]);
  });

  it('have the ammunition of the footnotes', () => {
    const missiles = [...items.values()]
      .filter(({ facet }) => facet.kind === 'ammunition')
      .map(({ name, facet }) => [name.toLowerCase(), facet.weight * 16, facet.weight, toNullIfZero(facet.cost)]);
    expect(new Set(missiles)).toEqual(new Set(typedAgain.ammunition));
  });
});

describe('armor', () => {
  it('matches the book', () => {
    const rows = [...items.values()]
      .filter(({ facet }) => facet.kind === 'armor')
      .map(({ name, facet: { armor, cost, weight, effects = [] } }) => [
        name,
        armor?.passiveDefense,
        armor?.damageResistance,
        cost === 0 ? 'varies' : cost,
        weight,
        (armor?.impaling ?? armor)?.passiveDefense,
        (armor?.impaling ?? armor)?.damageResistance,
        effects.find((effect) => statOf(effect) === 'combatSkills')?.add ?? 0,
        armor?.places?.join(' and ') ??
          (['vision', 'hearing'].every((sense) => effects.some(({ to, add }) => to === sense && add === -3))
            ? 'Vision and Hearing -3'
            : ''),
      ]);
    const again = typedAgain.suits.map(([suit, , ...figures]) => [suit, ...figures]);
    expect(new Set(rows)).toEqual(new Set(again));
    expect(rows).toHaveLength(again.length);
  });
});

describe('shields', () => {
  const [improvised, ...listed] = typedAgain.shields;

  it.each(listed)('%s', (type, ...figures) => {
    const { shield, cost, weight } = item(type === 'Buckler' ? 'buckler' : `${type.toLowerCase()}-shield`);
    expect([shield?.passiveDefense, cost, weight]).toEqual(figures);
  });

  it('include an improvised one with the lower passive defense', () => {
    expect(item('improvised-shield')).toMatchObject({ cost: 0, weight: 0, shield: { passiveDefense: 1 } });
    expect(improvised[1]).toBe('1 or 2');
    expect([...items.values()].filter(({ facet }) => facet.kind === 'shield')).toHaveLength(listed.length + 1);
  });

  it('hinder weapons when large', () => {
    const hampering = [...items.values()].filter(({ facet }) => facet.shield?.weaponSkillPenalty !== undefined);
    expect(hampering.map(({ id, facet }) => [id, -(facet.shield?.weaponSkillPenalty ?? 0)])).toEqual([
      ['large-shield', typedAgain.largeShieldAttackPenalty],
    ]);
  });
});

describe('combat skills', () => {
  const grades = { easy: 'E', average: 'A', hard: 'H' } as const;
  const formatDefault = (skillDefault: SkillDefault): string => {
    if ('attribute' in skillDefault) return `${skillDefault.attribute.toUpperCase()}-${skillDefault.penalty}`;
    const name =
      skills.get(skillDefault.skill)?.name ?? skillDefault.skill.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    return `${name}-${skillDefault.penalty}`;
  };
  const again = typedAgain.combatSkills.map(([name, ...rest]) => [name.replace('/TL', ''), ...rest] as const);
  /** "Guns (Pistol)" is one of the Guns. */
  const group = (name: string): string => name.replace(/^Guns \(.*\)$/, 'Guns');

  it.each(again)('%s', (name, grade, attribute, defaults) => {
    const members = [...skills.values()].filter((skill) => group(skill.name) === name);
    expect(members.length).toBeGreaterThan(0);
    for (const { facet } of members) {
      const difficulty = Object.entries(grades).find(([grade]) => grade === facet.difficulty)?.[1];
      expect([`${facet.kind.charAt(0).toUpperCase()}/${difficulty}`, facet.attribute.toUpperCase()]).toEqual([
        grade,
        attribute,
      ]);
      expect(facet.defaults.map(formatDefault)).toEqual(defaults);
    }
  });

  it('match the book in number', () => {
    const names = again.map(([name]): string => name);
    const combat = [...skills.values()].filter(({ facet }) => facet.combat).map(({ name }) => name);
    // Named in the text and left out of that list: any other thrown weapon, and the skill of missile spells (p. 30).
    const inText = ['Thrown Weapon', 'Spell Throwing'];
    expect(combat.filter((name) => !names.includes(group(name)))).toEqual(inText);
  });

  it('include skills to parry bare-handed, block, run faster and throw farther', () => {
    const parries = [...skills.values()].filter(({ facet }) => facet.bareHandParry === 2 / 3).map(({ name }) => name);
    expect(parries).toEqual(['Brawling', 'Boxing', 'Karate']);
    expect(typedAgain.activeDefenses.map(([, share]) => share)).toEqual(
      expect.arrayContaining(parries.map((name) => `2/3 ${name}`)),
    );
    expect([...skills.values()].filter(({ facet }) => facet.block).map(({ name }) => name)).toEqual(['Shield']);
    expect(skills.get('running')?.facet.effects).toEqual([{ to: 'runningMove', levelOver: 8 }]);
    expect(skills.get('throwing')?.facet.effects).toEqual([{ to: 'throwingStrength', levelOver: 6 }]);
  });
});

describe('advantages', () => {
  it('have the prices and effects of the book', () => {
    const rows = ['ambidexterity', 'combat-reflexes', 'toughness'].map((id) => {
      const facet = traits.get(id)?.facet;
      return [id, facet?.price, facet?.effects];
    });
    expect(rows).toEqual([
      ['ambidexterity', { points: 10 }, [{ to: 'offHand', add: 4 }]],
      [
        'combat-reflexes',
        { points: 15 },
        [
          { to: 'activeDefenses', add: 1 },
          { to: 'iq', add: 6, when: 'to recover from surprise' },
        ],
      ],
      ['toughness', { levels: [10, 25] }, [{ to: 'damageResistance', add: 1, perLevel: true }]],
    ]);
  });
});
