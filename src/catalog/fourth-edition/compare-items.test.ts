import { describe, expect, it } from 'vitest';
import { type GcsEntry, hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { ownFigures } from '../books.ts';
import type { Listed } from '../entry.ts';
import type { Attack, ItemFacet } from '../item-entry.ts';
import { itemNamesInGcs } from '../item-names-in-gcs.ts';
import { fourthEditionItemModifiers } from './equipment/item-modifiers.ts';
import { fourthEditionItems } from './tables.ts';

describe('Items against the second source', () => {
  /** Differences that were decided, by the id of the entry and the figure: why ours is right. */
  const decided: Readonly<Record<string, string>> = {
    'bronze-breastplate.armor': 'DR of the front, which is a note there',
    'steel-breastplate.armor': 'DR of the front, which is a note there',
    'prodd.attacks': 'computed for ST 7 there',
    'tactical-vest-tl11.armor': 'three times that of TL8, like vest and helmet',

    'atlatl.attacks': 'one entry for both missiles; there are two entries there',
    'cattle-prod.attacks': 'the shock is a line of its own here, a note there',
    'concussion-grenade-tl7.attacks': 'it explodes, as that of TL6 does; the mark is lacking there',
    'electrolaser-carbine.attacks': 'the shock is a line of its own here, a note there',
    'electrolaser-pistol.attacks': 'the shock is a line of its own here, a note there',
    'garrote.weight': 'negligible: counted as nothing here',
    'cigarette-lighter.weight': 'negligible: counted as nothing here',
    'compass.weight': 'negligible: counted as nothing here',
    'fishing-tackle.weight': 'negligible: counted as nothing here',
    'matches.weight': 'negligible: counted as nothing here',
    'wristwatch.weight': 'negligible: counted as nothing here',
    'buff-coat.armor': 'the body is neck, torso and groin',
    'icw-launcher-25mm.legalityClass': 'that of the weapon that it is part of',
  };

  /** Entries of the second source that this list does not have. */
  const leftOut: Readonly<Record<string, string>> = {
    'Atlatl w/Javelin, TL0': 'a line of the atlatl',
    'Copper Farthing, TL1': 'money',
    'Silver Coin, TL1': 'money',
    'Gold Coin, TL1': 'money',
    'Starting Wealth, TL0': 'money',
    Cosmetics: 'that of Status 0 stands for all',
    'Integral, 25mm, TL9': 'the ICW launcher, a second time',
    'Reich 2 .338 Tungsten Sniper, TL9': 'not of the book',
    'Cable, Steel, 1.5", 20 yards, TL5': 'two of 10 yards',
    'Cord, 3/16", 20 yards, TL0': 'two of 10 yards',
    'Rope, 3/4", 20 yards, TL1': 'two of 10 yards',
    'Rope, 3/8", 20 yards, TL0': 'two of 10 yards',
    'Match, Single, Waterproof, TL6': 'one of a box',
    'Sap, TL1': 'another word for the blackjack',
    ...Object.fromEntries(
      [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((st) => [
        `Prodd (ST${st}), TL3`,
        'its ST is a choice on the row',
      ]),
    ),
  };

  type Item = Listed<ItemFacet>;
  type Facts = Readonly<Record<string, string>>;

  /** The words of a name in alphabetical order: "Backpack, Frame" is a frame backpack. */
  const plain = (name: string): string =>
    (
      name
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/ \((?:tl|status).*\)| with | a | for | or /g, ' ')
        .replace('×', 'x')
        .match(/[a-z0-9.]+/g) ?? []
    )
      .sort()
      .join(' ');
  const shortNumber = (text: string): string => String(Number.parseFloat(text.replace(/,/g, '')) || 0);
  const sorted = (texts: readonly string[]): string => [...texts].sort().join('; ');

  /** "1,2" and "1-2" are the same reach. */
  const toRange = (reach = ''): string => reach.replace('1,2', '1-2').replace('2,3', '2-3');

  /** A line of a weapon as both can be written: damage, then reach and Parry or the ranged figures, then ST. */
  const attackFact = ({ basis, dice, adds, moreDice, times, armorDivisor, type, ...attack }: Attack): string => {
    const sign = (number: number): string => (number === 0 ? '' : number > 0 ? `+${number}` : `${number}`);
    const base = attack.unarmed
      ? 'thr'
      : basis === 'fixed'
        ? `${dice}d`
        : `${basis === 'thrust' ? 'thr' : 'sw'}${moreDice ? `+${moreDice}d` : ''}`;
    const damage =
      attack.instead !== undefined
        ? 'special'
        : [
            `${base}${sign(attack.unarmed ? adds - 1 : adds)}${times ? `x${times}` : ''}${armorDivisor ? `(${armorDivisor})` : ''} ${type}`,
            ...(attack.explosive ? ['ex'] : []),
            ...(attack.fragments ? [`[${attack.fragments} cut]`] : []),
          ].join(' ');
    const notes = attack.notes ?? [];
    const support = notes.includes('mounted') ? 'M' : notes.includes('bipod') ? 'B' : notes.includes('rest') ? 'R' : '';
    const hands = notes.includes('ready1') ? '‡' : attack.twoHanded ? '†' : '';
    const strength = `ST ${attack.minimumStrength ?? ''}${support}${hands}`;
    if (!attack.ranged) {
      const mark = attack.fencing ? 'F' : notes.includes('unbalanced') ? 'U' : '';
      const parry = attack.parry === null ? 'No' : `${attack.parry ?? 0}${mark}`;
      const star = notes.includes('regrip') ? '*' : '';
      return [damage, `reach ${toRange(attack.reach)}${star}`, `parry ${parry}`, strength].join(', ');
    }
    const { accuracy, scope, halfDamage, maximum = '', rateOfFire, shots, bulk, recoil } = attack.ranged;
    const range = [halfDamage, maximum].filter((text) => typeof text === 'string').join('/');
    return [
      damage,
      `Acc ${accuracy ?? 0}${scope ? `+${scope}` : ''}`,
      range.replaceAll('STx', 'x'),
      `RoF ${rateOfFire?.replace('×', 'x')} ${shots}`,
      `Bulk ${bulk ?? 0}`,
      `Rcl ${recoil ?? 0}`,
      strength,
    ].join(', ');
  };

  const attackFactThere = (weapon: NonNullable<GcsEntry['weapons']>[number]): string => {
    const { st = '', base = '', type = '', armor_divisor: divisor, fragmentation } = weapon.damage;
    const adds = /^\d+$/.test(base) ? `+${base}` : /^\d+d/.test(base) && st ? `+${base}` : base;
    const words = type.replace(/ \([a-z].*\)/, '');
    const damage =
      base === '' && st === ''
        ? 'special'
        : [
            `${st}${adds === '+0' ? '' : adds}${divisor ? `(${divisor})` : ''} ${words}`.trim(),
            ...(fragmentation ? [`[${fragmentation} cut]`] : []),
          ].join(' ');
    const strength = `ST ${weapon.strength ?? ''}`;
    if (weapon.reach !== undefined)
      return [damage, `reach ${toRange(weapon.reach)}`, `parry ${weapon.parry ?? 'No'}`, strength].join(', ');
    return [
      damage,
      `Acc ${weapon.accuracy?.replace('Jet', '0') ?? '0'}`,
      (weapon.range ?? '').replaceAll(',', ''),
      `RoF ${weapon.rate_of_fire} ${weapon.bulk === undefined && weapon.shots === '1' ? 'T(1)' : weapon.shots?.replace(/^T$/, 'T(1)')}`,
      `Bulk ${weapon.bulk ?? '0'}`,
      `Rcl ${weapon.recoil ?? '0'}`,
      strength,
    ].join(', ');
  };

  /**
   * DR by place: "torso 4/2cr". The vitals are of the torso. The lower DR of vests and suits against most types is not in
   * the second source.
   */
  const armorFact = ({ armor }: ItemFacet): string => {
    if (!armor) return '';
    const parts = [armor, ...(armor.parts ?? [])];
    return sorted(
      (armor.places ?? []).map((place) => {
        const { damageResistance, crushing, otherTypes } =
          parts.slice(1).find((part) => part.places?.includes(place)) ?? armor;
        const split = otherTypes === undefined && crushing !== undefined ? `/${crushing}cr` : '';
        return `${place} ${damageResistance}${split}`;
      }),
    );
  };

  const placesThere: Readonly<Record<string, string>> = {
    eye: 'eyes',
    arm: 'arms',
    hand: 'hands',
    leg: 'legs',
    foot: 'feet',
  };

  const armorFactThere = (entry: GcsEntry): string => {
    const given = (entry.features ?? []).filter(({ type }) => type === 'dr_bonus');
    const byPlace = new Map<string, { all: number; crushing: number | undefined }>();
    for (const { locations = [], amount = 0, specialization } of given) {
      for (const place of locations) {
        if (place === 'vitals') continue;
        const name = placesThere[place] ?? place;
        const { all, crushing } = byPlace.get(name) ?? { all: 0, crushing: undefined };
        if (specialization === undefined || specialization === 'all')
          byPlace.set(name, { all: all + amount, crushing });
        else byPlace.set(name, { all, crushing: specialization === 'crushing' ? amount : crushing });
      }
    }
    return sorted(
      [...byPlace].map(
        ([place, { all, crushing }]) => `${place} ${all}${crushing === undefined ? '' : `/${all + crushing}cr`}`,
      ),
    );
  };

  const factsOf = ({ facet }: Item): Facts => ({
    techLevel: String(facet.techLevel?.from ?? 0),
    cost: String(facet.cost),
    weight: String(facet.weight),
    legalityClass: facet.legalityClass === undefined || facet.legalityClass === 4 ? '' : String(facet.legalityClass),
    page: String(facet.cite.page),
    attacks: sorted((facet.attacks ?? []).map(attackFact)),
    armor: armorFact(facet),
    defenseBonus: facet.shield ? String(facet.shield.defenseBonus) : '',
  });

  const factsThere = (entry: GcsEntry): Facts => ({
    techLevel: entry.tech_level === '^' ? '9' : String(Number.parseInt(entry.tech_level ?? '0', 10)),
    cost: shortNumber(entry.base_value ?? '0'),
    weight: shortNumber(entry.base_weight ?? '0'),
    legalityClass: entry.legality_class === '4' ? '' : (entry.legality_class ?? ''),
    page: /^B(\d+)/.exec(entry.reference ?? '')?.[1] ?? '',
    attacks: sorted((entry.weapons ?? []).map(attackFactThere)),
    armor: armorFactThere(entry),
    // Shields have it as a note on defense rolls, armor has notes of that kind on others.
    defenseBonus: entry.reference?.startsWith('B287')
      ? String(entry.features?.find(({ type, amount = 0 }) => type === 'conditional_modifier' && amount > 0)?.amount)
      : '',
  });

  const keyThere = ({ name, tech_level: level }: GcsEntry): string => `${name}${level ? `, TL${level}` : ''}`;

  /** The entry of the second source with the same name; of several that with the same tech level. */
  function findThere(there: readonly GcsEntry[], { id, name, facet }: Item): GcsEntry | undefined {
    const wanted = plain(itemNamesInGcs[id] ?? name);
    const named = there.filter((entry) => plain(entry.name) === wanted);
    const level = facet.techLevel?.from ?? 0;
    const same = named.filter((entry) => Number.parseInt(entry.tech_level ?? '0', 10) === level);
    const candidates = same.length > 0 ? same : named;
    return candidates.find((entry) => shortNumber(entry.base_value ?? '') === String(facet.cost)) ?? candidates[0];
  }

  describe.skipIf(!hasGcsLibrary)(`items of the fourth edition and the second source${skippedWithoutGcs}`, () => {
    const there = hasGcsLibrary ? readGcsList('Basic Set/Basic Set Equipment.eqp') : [];

    it('agree in every figure, except for decided differences', () => {
      const different: Record<string, string> = {};
      for (const item of fourthEditionItems) {
        const entry = findThere(there, item);
        // Animals are not in the second source, nor is gear with figures of our own.
        if (item.facet.kind === 'mount' || item.facet.cite === ownFigures) continue;
        if (!entry) {
          different[`${item.id}`] = 'not there';
          continue;
        }
        const ours = factsOf(item);
        const theirs = factsThere(entry);
        for (const [fact, text] of Object.entries(ours)) {
          if (text !== theirs[fact]) different[`${item.id}.${fact}`] = `${text} ≠ ${theirs[fact]}`;
        }
      }
      expect(Object.fromEntries(Object.entries(different).filter(([key]) => !(key in decided)))).toEqual({});
      expect(Object.keys(decided).filter((key) => !(key in different))).toEqual([]);
    });

    it('have the same entries, except those left out', () => {
      const found = new Set(fourthEditionItems.map((item) => findThere(there, item)));
      const lacking = there.filter((entry) => !found.has(entry)).map(keyThere);
      expect([...new Set(lacking)].filter((key) => !(key in leftOut)).sort()).toEqual([]);
    });
  });
});

describe('Modifiers of items against the second source', () => {
  /** Ours by the names of the second source, in its list of cost factors. */
  const names: Readonly<Record<string, string>> = {
    'Good quality': 'Good Quality',
    'Fine quality': 'Fine Quality',
    'Silver-coated': 'Silver-coated',
    'Solid silver': 'Silver',
    'Silver bullets': 'Silver Bullets',
    'One TL early': 'TL +1 CF',
    'Two TLs early': 'TL +2 CF',
    'Three TLs early': 'TL +3 CF',
    'Four TLs early': 'TL +4 CF',
    'Five TLs early': 'TL +5 CF',
  };

  /** Entries of the second source that we have elsewhere, or not at all. */
  const leftOut = {
    'Weapon Quality': 'is the quality of the item here',
    'Size Modifier and Reach modifiers': 'change no price',
    Shields: 'spikes are a choice of a shield here',
    Multipliers: 'the same as cost factors, for those who multiply',
    'Improvised Equipment': 'changes no price',
    Note: 'is none',
  } as const;

  const lists = ['Basic Set/Basic Set Equipment Modifiers.eqm', 'Basic Set/Basic Set TL Cost Modifiers.eqm'];

  describe('modifiers of items', () => {
    it('have unique names', () => {
      expect(new Set(fourthEditionItemModifiers.map(({ name }) => name)).size).toBe(fourthEditionItemModifiers.length);
    });

    it.skipIf(!hasGcsLibrary)(`match the second source, at its prices${skippedWithoutGcs}`, () => {
      const theirs = lists
        .flatMap((list) => readGcsList(list))
        .filter(({ name, groups }) => [name, ...groups].every((word) => !Object.hasOwn(leftOut, word)))
        .map(
          ({ name, cost, reference }) => `${name} ${Number.parseFloat(cost ?? '')} ${reference?.replace('BX', 'B')}`,
        );
      const ours = fourthEditionItemModifiers.map(
        ({ name, costFactor, cite }) => `${names[name]} ${costFactor} B${cite.page}`,
      );
      expect(ours.sort()).toEqual(theirs.sort());
    });
  });
});
