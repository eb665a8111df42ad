import { describe, expect, it } from 'vitest';
import { formatSignedOrEmpty, noteWords, readTables, splitWords, toNullIfZero } from '../testing/compare-tables.ts';
import * as typedAgain from '../testing/double-entry/man-to-man.ts';
import { statOf } from '../testing/open-sheet.ts';
import { catalogOf } from './catalog.ts';
import { manToManTables } from './man-to-man/tables.ts';
import type { SkillDefault } from './skill-entry.ts';

const catalog = catalogOf('man-to-man', manToManTables);
const { items, skills, traits, races } = catalog;
const { item, skillName, uses } = readTables(catalog);

it('the catalog has no prerequisites: the findings of Man to Man do not look for them, to keep the first load small', () => {
  const required = [...skills.values(), ...traits.values()].filter(({ facet }) => facet.prerequisites);
  expect(required).toEqual([]);
});

describe('hand weapons', () => {
  /** Rows of the hand weapon table: not shot, thrown, a shield or a fist. */
  const rows = uses
    .filter(([{ facet }, { ranged, unarmed }]) => !ranged && !unarmed && facet.kind === 'weapon')
    .map(([{ name, facet }, attack]) => {
      const hands = /, (one hand|two hands)$/.exec(attack.name)?.[0] ?? '';
      const [skill = '', secondSkill] = attack.skills;
      return [
        skillName(skill),
        `${name}${hands}`,
        attack.type,
        `${attack.basis}${formatSignedOrEmpty(attack.adds)}`,
        `${attack.reach}${attack.notes?.includes('regrip') ? '*' : ''}`,
        facet.cost,
        facet.weight,
        attack.minimumStrength ?? null,
        attack.maximumDamage ?? null,
        splitWords(
          [
            attack.twoHanded ? '2H' : '',
            secondSkill ? `also ${skillName(secondSkill)}` : '',
            ...(attack.notes ?? []).map((note) => noteWords[note] ?? note),
          ].join('; '),
        ),
      ];
    });
  const again = typedAgain.handWeapons.flatMap(([skill, weapon, type, ...rest]) => {
    const figures = rest.slice(0, -1);
    const notes = splitWords(rest[6]);
    return type.split(' or ').map((damageType) => [skill, weapon, damageType, ...figures, notes]);
  });

  it.each(again)('%s: %s, %s %s', (...row) => {
    expect(rows.filter(([skill, weapon]) => skill === row[0] && weapon === row[1])).toContainEqual(row);
  });

  it('match the book in number', () => {
    expect(rows).toHaveLength(again.length);
  });

  it('have the fencing parry for the three fencing weapons alone', () => {
    const fencing = new Set(uses.filter(([, attack]) => attack.fencing).map(([{ id }]) => id));
    expect([...fencing]).toEqual(['foil', 'rapier', 'saber']);
  });

  it('are swords for their quality if their skill is a sword skill and they have an edge or point', () => {
    const swordSkills = ['shortsword', 'fencing', 'broadsword', 'two-handed-sword'];
    for (const { id, facet } of items.values()) {
      const inHand = (facet.attacks ?? []).filter(({ ranged, unarmed }) => !ranged && !unarmed);
      if (facet.kind !== 'weapon' || inHand.length === 0) continue;
      const sharp = inHand.some(({ type }) => type !== 'cr');
      const sword = inHand.some((attack) => attack.skills.some((skill) => swordSkills.includes(skill)));
      expect(facet.quality, id).toBe(!sharp ? 'crushing' : sword ? 'sword' : 'edged');
    }
  });
});

describe('other hand items', () => {
  it.each([
    ['brass-knuckles', typedAgain.otherHandItems[0]],
    ['blackjack', typedAgain.otherHandItems[1]],
  ] as const)('%s', (id, [, bonus, cost, weight]) => {
    const facet = item(id);
    expect([toNullIfZero(facet.cost), toNullIfZero(facet.weight)]).toEqual([cost, weight]);
    expect(facet.attacks).toMatchObject([{ type: 'cr', basis: 'thrust', adds: bonus, unarmed: true }]);
  });
});

describe('blows that are not in the printed tables', () => {
  it.each([
    ['buckler', 'bash', 'cr', 'thrust', 2],
    ['large-shield', 'bash', 'cr', 'thrust', 2],
    ['gauntlets', 'punch', 'cr', 'thrust', 2],
    ['oil-flask', 'thrown', 'fire', 'fixed', -1],
  ])('%s, %s', (id, name, type, basis, adds) => {
    expect(item(id).attacks).toMatchObject([{ name, type, basis, adds }]);
  });

  it('include a bash for every shield, which cannot parry', () => {
    const bashes = uses.filter(([{ facet }]) => facet.shield);
    expect(bashes).toHaveLength(typedAgain.shields.length);
    expect(bashes.every(([, { parry, skills: able }]) => parry === null && able[0] === 'shield')).toBe(true);
  });
});

describe('ranged weapons', () => {
  const perShot = (launcher: string): number | null => {
    const missile = [...items.values()].find(({ facet }) => facet.ammunitionFor?.includes(launcher));
    return missile ? toNullIfZero(missile.facet.cost) : null;
  };
  const rows = uses.flatMap(([{ id, name, facet }, attack]) => {
    const { ranged, skills: able, defaults } = attack;
    if (!ranged) return [];
    return [
      [
        defaults ? `DX or ${skillName(able[0] ?? '')}` : skillName(able[0] ?? ''),
        name,
        attack.type,
        attack.basis === 'fixed' ? null : `${attack.basis}${formatSignedOrEmpty(attack.adds)}`,
        ranged.pointBlank,
        ranged.increment,
        ranged.halfDamage,
        ranged.maximum,
        toNullIfZero(facet.cost),
        perShot(id),
        facet.weight,
        attack.minimumStrength ?? null,
        attack.maximumDamage ?? null,
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
  /** Deviations of the reading from print. */
  const readings = new Map<string, string>([['Rock', 'thrust-1']]);
  const again = typedAgain.rangedWeapons.flatMap(([skill, weapon, type, amount, ...rest]) => {
    if (skill === null) return [];
    const notes = splitWords(rest[9]).filter((word) => /^(2H|2H to load|R\d)$/.test(word));
    return [[skill, weapon, type, readings.get(weapon) ?? amount, ...rest.slice(0, -1), notes]];
  });

  it.each(again)('%s: %s', (...row) => {
    expect(rows.filter(([skill, weapon]) => skill === row[0] && weapon === row[1])).toEqual([row]);
  });

  it('match the book in number', () => {
    expect(rows).toHaveLength(again.length);
  });

  it('depart from print if the second typing says so', () => {
    expect(typedAgain.decisions).toContainEqual(['D9', 'Rock', 'thrust+1', readings.get('Rock')]);
    expect(item('rock').attacks?.[0]?.defaults).toEqual([{ attribute: 'dx', penalty: 3 }]);
  });

  it('can also be thrown with the general skill', () => {
    const thrown = uses.filter(([, { name }]) => name === 'thrown');
    expect(thrown.filter(([, attack]) => !attack.skills.includes('throwing'))).toEqual([]);
  });

  it('use their own strength if they are crossbows', () => {
    const own = uses.filter(([, { ranged }]) => ranged?.ownStrength).map(([{ id }]) => id);
    expect(own).toEqual(['crossbow', 'prodd']);
  });

  it('have their accessories', () => {
    const accessories = typedAgain.rangedWeapons.filter(([skill]) => skill === null);
    expect(accessories.map((row) => [row[1], row[8], row[10]])).toEqual(
      ['quiver', 'goats-foot'].map((id) => [items.get(id)?.name, item(id).cost, item(id).weight]),
    );
    expect(accessories[0]?.[13]).toBe(`holds ${item('quiver').holds?.count} ${item('quiver').holds?.what}`);
  });
});

describe('ammunition', () => {
  it('matches the footnotes', () => {
    const rows = [...items.values()]
      .filter(({ facet }) => facet.kind === 'ammunition')
      .map(({ name, facet }) => [name.toLowerCase(), facet.weight * 16, facet.weight, toNullIfZero(facet.cost)]);
    expect(new Set(rows)).toEqual(new Set(typedAgain.ammunition));
  });

  it.each(typedAgain.fullQuivers)('fills a quiver: %s', (content, cost, weight) => {
    const missile = item(content.includes('bolts') ? 'bolt' : 'arrow');
    const quiver = item('quiver');
    const count = quiver.holds?.count ?? 0;
    expect([quiver.cost + count * missile.cost, quiver.weight + count * missile.weight]).toEqual([cost, weight]);
  });
});

describe('shields', () => {
  const [improvised, ...listed] = typedAgain.shields;

  it.each(listed)('%s', (type, ...figures) => {
    const { shield, cost, weight } = item(type === 'Buckler' ? 'buckler' : `${type.toLowerCase()}-shield`);
    expect([shield?.passiveDefense, cost, weight, shield?.pierced, shield?.destroyed]).toEqual(figures);
  });

  it('include an improvised one with the lower passive defense', () => {
    expect(item('improvised-shield')).toMatchObject({ cost: 0, weight: 0, shield: { passiveDefense: 1 } });
    expect(improvised[1]).toBe('1 or 2');
    expect([...items.values()].filter(({ facet }) => facet.kind === 'shield')).toHaveLength(listed.length + 1);
  });

  it('hinder weapons when large, and allow fencing when small', () => {
    const held = [...items.values()].filter(({ facet }) => facet.shield);
    const hampering = held.filter(({ facet }) => facet.shield?.weaponSkillPenalty !== undefined);
    expect(hampering.map(({ id, facet }) => [id, -(facet.shield?.weaponSkillPenalty ?? 0)])).toEqual([
      ['large-shield', typedAgain.largeShieldPenalties[0][1]],
    ]);
    const small = held.filter(({ facet }) => facet.shield?.small).map(({ id }) => id);
    expect(small).toEqual(['improvised-shield', 'buckler', 'small-shield']);
  });
});

const [overCloth, alone] = typedAgain.chain;
const chainFigures = { passiveDefense: overCloth[1], damageResistance: overCloth[2] };
const chain = {
  ...chainFigures,
  impaling: { passiveDefense: overCloth[3], damageResistance: overCloth[4] },
  withoutPadding: {
    passiveDefense: alone[1],
    damageResistance: alone[2],
    impaling: { passiveDefense: alone[3], damageResistance: alone[4] },
  },
  mail: true,
};

describe('suits of armor', () => {
  const suits = [...items.values()].filter(({ facet }) => facet.armor?.coverage === 'suit');

  it('match the book', () => {
    const rows = suits.map(({ name, facet: { armor, cost, weight, effects = [] } }) => [
      name,
      armor?.passiveDefense,
      armor?.damageResistance,
      cost,
      weight,
      (armor?.impaling ?? armor)?.passiveDefense,
      (armor?.impaling ?? armor)?.damageResistance,
      effects.find((effect) => statOf(effect) === 'combatSkills')?.add ?? 0,
    ]);
    expect(rows).toEqual(typedAgain.suits);
  });

  it('include mail with and without padding', () => {
    expect(item('chainmail').armor).toMatchObject(chain);
  });

  it('may be layered: cloth or light leather under plate', () => {
    expect(suits.filter(({ facet }) => facet.armor?.wornUnderPlate).map(({ id }) => id)).toEqual([
      'padded-cloth-armor',
      'light-leather-armor',
    ]);
    expect(suits.filter(({ facet }) => facet.armor?.plate).map(({ id }) => id)).toEqual([
      'half-plate',
      'light-plate',
      'heavy-plate',
    ]);
  });
});

describe('armor by the piece', () => {
  /** The place and name of a piece in the second typing. */
  const ids = new Map<string, string>([
    ['head: Cloth cap', 'cloth-cap'],
    ['head: Leather helm', 'leather-helm'],
    ['head: Chain coif', 'chain-coif'],
    ['head: Pot-helm', 'pot-helm'],
    ['head: Greathelm', 'greathelm'],
    ['torso: Clothing: rags', 'rags'],
    ['torso: Clothing: lower class', 'lower-class-clothes'],
    ['torso: Clothing: middle class', 'middle-class-clothes'],
    ['torso: Clothing: upper class', 'upper-class-clothes'],
    ['torso: Clothing: noble', 'noble-clothes'],
    ['torso, arms, legs: Overcoat', 'overcoat'],
    ['torso, arms, legs: Overcoat, upper class', 'upper-class-overcoat'],
    ['torso: Cloth armor', 'cloth-armor-torso'],
    ['torso, arms: Leather jacket', 'leather-jacket'],
    ['torso: Heavy leather', 'heavy-leather-torso'],
    ['torso: Chainmail shirt', 'chainmail-shirt'],
    ['torso: Scale mail', 'scale-mail'],
    ['torso, front only: Breastplate, bronze', 'bronze-breastplate'],
    ['torso, front only: Breastplate, steel', 'steel-breastplate'],
    ['torso: Corselet', 'corselet'],
    ['torso: Heavy corselet', 'heavy-corselet'],
    ['arms: Cloth', 'cloth-armor-arms'],
    ['legs: Cloth', 'cloth-armor-legs'],
    ['arms: Leather', 'leather-armor-arms'],
    ['legs: Leather', 'leather-armor-legs'],
    ['legs: Chainmail leggings', 'chainmail-leggings'],
    ['arms: Plate', 'plate-arms'],
    ['legs: Plate', 'plate-legs'],
    ['arms: Heavy plate', 'heavy-plate-arms'],
    ['legs: Heavy plate', 'heavy-plate-legs'],
    ['hands: Cloth gloves', 'cloth-gloves'],
    ['hands: Leather gloves', 'leather-gloves'],
    ['hands: Gauntlets', 'gauntlets'],
    ['feet: Sandals, slippers', 'sandals'],
    ['feet: Shoes', 'shoes'],
    ['feet: Boots', 'boots'],
    ['feet: Sollerets', 'sollerets'],
  ]);
  const clothes = ['rags', 'lower-class-clothes', 'middle-class-clothes', 'upper-class-clothes', 'noble-clothes'];
  const again = typedAgain.armorByLocation.filter(([, name]) => name !== 'Winter clothing');

  it.each(again)('%s: %s', (place, name, passiveDefense, damageResistance, cost, weight) => {
    const facet = item(ids.get(`${place}: ${name}`) ?? name);
    const figures = passiveDefense === 'chain' ? chain : { passiveDefense, damageResistance };
    expect(facet.armor).toMatchObject(figures);
    if (passiveDefense !== 'chain') expect(facet.armor?.impaling).toBeUndefined();
    expect([facet.cost, facet.weight]).toEqual([Number.parseInt(String(cost), 10), weight]);
    const places = facet.armor?.places?.join(', ');
    expect(facet.armor?.frontOnly ? `${places}, front only` : places).toBe(place);
    expect(facet.armor?.over === true).toBe(name.startsWith('Overcoat'));
  });

  it.each(clothes)('costs twice as much for winter: %s', (id) => {
    const [places, , passiveDefense, damageResistance, price, weight] =
      typedAgain.armorByLocation.find(([, name]) => name === 'Winter clothing') ?? [];
    const winter = item(`winter-${id}`);
    expect(price).toBe('double');
    expect([winter.cost, winter.weight]).toEqual([2 * item(id).cost, weight]);
    expect(winter.armor).toMatchObject({ passiveDefense, damageResistance });
    expect(winter.armor?.places?.join(', ')).toBe(places);
  });

  it('matches the book in number', () => {
    const pieces = [...items.values()].filter(({ facet }) => facet.armor?.coverage === 'piece');
    expect(pieces).toHaveLength(again.length + clothes.length);
  });

  it('includes a greathelm that hinders weapons', () => {
    expect(item('greathelm').effects).toEqual([{ to: { skills: 'weapon' }, add: -1 }]);
  });

  it.each([
    [
      'padded-cloth-armor',
      ['cloth-cap', 'cloth-armor-torso', 'cloth-armor-arms', 'cloth-armor-legs', 'cloth-gloves', 'boots'],
    ],
    [
      'heavy-leather-armor',
      ['leather-helm', 'heavy-leather-torso', 'leather-armor-arms', 'leather-armor-legs', 'leather-gloves', 'boots'],
    ],
    [
      'chainmail',
      [
        'chain-coif',
        'cloth-cap',
        'chainmail-shirt',
        'cloth-armor-torso',
        'leather-armor-arms',
        'leather-armor-legs',
        'leather-gloves',
        'boots',
      ],
    ],
    ['scale-armor', ['pot-helm', 'scale-mail', 'leather-armor-arms', 'leather-armor-legs', 'leather-gloves', 'boots']],
    ['light-plate', ['greathelm', 'corselet', 'plate-arms', 'plate-legs', 'gauntlets', 'sollerets']],
    ['heavy-plate', ['greathelm', 'heavy-corselet', 'heavy-plate-arms', 'heavy-plate-legs', 'gauntlets', 'sollerets']],
  ])('adds up to the suit, with lower-class clothes: %s', (suit, pieces) => {
    const parts = ['lower-class-clothes', ...pieces].map(item);
    expect([
      parts.reduce((sum, { cost }) => sum + cost, 0),
      parts.reduce((sum, { weight }) => sum + weight, 0),
    ]).toEqual([item(suit).cost, item(suit).weight]);
  });
});

describe('skills', () => {
  const formatDefault = (skillDefault: SkillDefault): string =>
    'skill' in skillDefault
      ? `${skillName(skillDefault.skill)}-${skillDefault.penalty}`
      : `${skillDefault.attribute.toUpperCase()}-${skillDefault.penalty}`;

  it('match the book', () => {
    const rows = [...skills.values()].map(({ name, facet }) => [
      name,
      facet.difficulty,
      facet.attribute.toUpperCase(),
      facet.defaults.filter((skillDefault) => 'attribute' in skillDefault).map(formatDefault)[0] ?? null,
      facet.defaults.filter((skillDefault) => 'skill' in skillDefault).map(formatDefault)[0] ?? null,
    ]);
    expect(new Set(rows)).toEqual(new Set(typedAgain.skills));
    expect(rows).toHaveLength(typedAgain.skills.length);
  });

  it('default from each other only in the pairs of the book', () => {
    const pairs = [...skills.values()].flatMap(({ name, facet }) =>
      facet.defaults.flatMap((skillDefault) =>
        'skill' in skillDefault ? [[name, skillName(skillDefault.skill), -skillDefault.penalty]] : [],
      ),
    );
    expect(new Set(pairs)).toEqual(new Set(typedAgain.skillDefaultPairs));
  });

  it('include Fast-Draw for each type', () => {
    expect(skills.get('fast-draw')?.facet.speciality?.choices).toEqual(typedAgain.fastDrawTypes);
  });

  it('include skills to parry bare-handed, block, run faster and throw farther', () => {
    const parries = [...skills.values()].filter(({ facet }) => facet.bareHandParry === 2 / 3).map(({ name }) => name);
    expect(typedAgain.activeDefenses.map(([, share]) => share)).toEqual(
      expect.arrayContaining(parries.map((name) => `2/3 ${name}`)),
    );
    expect(parries).toEqual(['Brawling', 'Judo', 'Karate']);
    expect([...skills.values()].filter(({ facet }) => facet.block).map(({ name }) => name)).toEqual(['Shield']);
    expect(skills.get('running')?.facet.effects).toEqual([{ to: 'basicSpeed', levelOver: 8 }]);
    expect(skills.get('throwing')?.facet.effects).toEqual([{ to: 'throwingStrength', levelOver: 6 }]);
  });
});

describe('advantages', () => {
  it('have the prices of the book', () => {
    const rows = [...traits.values()].flatMap(({ name, facet: { price } }) => {
      if ('levels' in price) return price.levels.map((points, i) => [`${name} DR ${i + 1}`, points]);
      return [[name, price.points]];
    });
    expect(rows).toEqual(typedAgain.advantages);
  });

  it('have the effects of the book', () => {
    expect([...traits.values()].map(({ id, facet }) => [id, facet.effects ?? []])).toEqual([
      ['ambidexterity', [{ to: 'offHand', add: 4 }]],
      ['combat-reflexes', [{ to: 'iq', add: 6, when: 'to recover from surprise' }]],
      ['peripheral-vision', []],
      ['toughness', [{ to: 'damageResistance', add: 1, perLevel: true }]],
    ]);
  });

  it('can be gained in play in one case', () => {
    expect([...traits.values()].filter(({ facet }) => facet.gainedInPlay).map(({ id }) => id)).toEqual([
      'combat-reflexes',
    ]);
  });
});

describe('races', () => {
  it('match the book', () => {
    const rows = [...races.values()].map(
      ({ name, facet: { points, st, dx, iq, ht, effects = [], height, weight } }) => {
        const bought = [...Object.entries({ ST: st, DX: dx, IQ: iq, HT: ht })]
          .filter(([, change = 0]) => change < 0)
          .map(([attribute, change = 0]) => `${attribute} ${typedAgain.attributeMinimum - change}`);
        const speed = effects.find(({ to }) => to === 'basicSpeed')?.add ?? 0;
        const attributes = [st ?? 0, dx ?? 0, iq ?? 0, ht ?? 0];
        return [name, points, ...attributes, speed, bought.join(', '), height ?? 0, weight ?? 0];
      },
    );
    expect(rows).toEqual(typedAgain.races);
  });

  const dagger = item('dagger').attacks?.find(({ name }) => name === 'thrust');
  const traitWords = [...races.values()].flatMap(({ name, facet }) => {
    const phrases: string[] = [];
    for (const { trait, level } of facet.traits ?? []) {
      const advantage = traits.get(trait)?.name ?? '';
      phrases.push(
        level === undefined
          ? trait === 'peripheral-vision'
            ? advantage
            : `${advantage} free`
          : `${advantage} ${level} free`,
      );
    }
    if (facet.extraHeavyLoad) phrases.push(`extra-heavy to ${facet.extraHeavyLoad}xST`);
    if (facet.suggestedCeiling) phrases.push(`at most ${facet.suggestedCeiling} points suggested`);
    if (facet.difficulties?.every(({ difficulty }) => difficulty === 'easy')) {
      const [last, ...first] = facet.difficulties.map(({ skill }) => skillName(skill)).reverse();
      phrases.push(`${first.reverse().join(', ')} and ${last} are easy`);
    }
    const effects = facet.effects ?? [];
    const missile = ['bow', 'crossbow', 'sling'].map(
      (skill) => effects.find((effect) => statOf(effect) === `skill:${skill}`)?.add,
    );
    if (missile.every((add) => add === -2)) phrases.push('missile weapons -2');
    if (effects.some((effect) => statOf(effect) === 'skill:crossbow' && effect.add === -4 && effect.when)) {
      phrases.push('crossbow or gun not made for him -4');
    }
    if (effects.some(({ to, add }) => to === 'damageResistance' && add === 1)) phrases.push('DR 1');
    for (const { id, type, damageAdd = 0, maximumDamage } of facet.blows ?? []) {
      if (id === 'kick' && type === 'imp') phrases.push('kick impales');
      if (id === 'bite' && type === 'cut' && damageAdd === 0) phrases.push('bite thrust cutting');
      const asDagger = type === dagger?.type && damageAdd === dagger.adds && maximumDamage === dagger.maximumDamage;
      if (id === 'claws' && asDagger) phrases.push('hands count as daggers in close combat');
    }
    return phrases.map((phrase) => [name, phrase]);
  });
  /** Facts that the catalog only has in a note or in the description. */
  const told = typedAgain.raceTraits.filter(
    ([race, words]) => !traitWords.some(([name, phrase]) => name === race && phrase === words),
  );

  it('have the traits of the book', () => {
    expect(typedAgain.raceTraits).toEqual(expect.arrayContaining(traitWords));
    expect(told.map(([race, words]) => `${race}: ${words}`)).toEqual([
      'Dwarf: up to 2 more Toughness at normal price',
      'Reptile Man: Toughness at normal price',
      'Kobold: small',
      'Hobgoblin: large',
      'Skeleton: impaling damage -2 and not doubled',
      'Skeleton: crushing that gets through armor doubled',
      'Skeleton: cannot be stunned',
      'Zombie: cannot be stunned',
      'Mummy: cannot be stunned',
      'Mummy: burns easily',
      'Ghoul: clubs at best',
    ]);
    for (const [race, words] of told) {
      const listed = [...races.values()].find(({ name }) => name === race);
      if (words === 'small' || words === 'large') continue;
      expect(listed?.facet.notes?.length ?? 0, race).toBeGreaterThan(0);
    }
  });
});
