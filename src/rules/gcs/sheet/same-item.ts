import type { Attack, ItemFacet } from '../../../catalog/item-entry.ts';
import type { ResolvedItem } from '../../resolve/context.ts';

/** A reach as yards: "C,1", "1-3", "1,2*", where the star may be a note of the attack. */
function reachOf({ reach = '', notes = [] }: Attack): string {
  const yards = new Set<string>();
  for (const [, from = '', to] of reach.matchAll(/(C|\d+)(?:\s*-\s*(\d+))?/gi)) {
    if (to === undefined) yards.add(from.toUpperCase());
    else for (let yard = Number(from) || 1; yard <= Math.min(Number(to), 30); yard += 1) yards.add(String(yard));
  }
  return `${[...yards].sort().join(',')}${reach.includes('*') || notes.includes('regrip') ? '*' : ''}`;
}

/** A text of a table in one form: "T(1)", "STx1.5", "3×9". */
const plain = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll('×', 'x').replaceAll('−', '-').replaceAll('–', '-').replaceAll(/[\s,]/g, '');

/** A distance: nothing where it is absent, and once ST is ST. */
const distance = (text: string | null | undefined): string =>
  plain(text)
    .replace(/^-$/, '')
    .replace(/^stx1$/, 'st');

/** Shots: a thing to throw is one, "T", "T(1)". */
const shots = (text: string | undefined): string => plain(text).replace(/^t(?:\(1\))?$/, '1');

/** The type of damage without what is said of it in parentheses: "cr (see B411)". */
const typeOf = ({ type }: Attack): string => plain(type.replaceAll(/\([^()]*\)/g, ''));

/** The numbers of a text in place of damage, "HT-3(0.5) aff", without those of pages. */
const numbersIn = ({ type, instead = '' }: Attack): string => {
  const text = `${type} ${instead}`.replaceAll(/\bsee B\d+/gi, '');
  return [...plain(text).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => number).join(' ');
};

/** The figures of an attack that no number of the sheet shows, in one form for both of its sources. */
const figuresOf = (attack: Attack, hasQuality: boolean): readonly unknown[] => {
  const { ranged, notes = [] } = attack;
  return [
    attack.instead === undefined ? typeOf(attack) : `no dice ${numbersIn(attack)}`,
    attack.basis,
    attack.dice ?? 0,
    hasQuality ? null : attack.adds,
    attack.moreDice ?? 0,
    attack.addsPerDie ?? 0,
    attack.strengthOf ?? '',
    attack.perLevel ?? null,
    attack.sides ?? 6,
    attack.times ?? 1,
    attack.armorDivisor ?? 1,
    attack.explosive ?? false,
    plain(attack.fragments).replace(/cut$/, ''),
    attack.unarmed ?? false,
    ranged ? '' : reachOf(attack),
    attack.minimumStrength ?? 0,
    attack.twoHanded ?? false,
    ranged ? null : attack.parry === undefined ? 0 : attack.parry,
    attack.fencing === true || notes.includes('fencing'),
    notes.includes('unbalanced'),
    ranged
      ? [
          ranged.accuracy ?? 0,
          ranged.scope ?? 0,
          hasQuality ? null : [distance(ranged.halfDamage), distance(ranged.maximum)],
          plain(ranged.rateOfFire),
          shots(ranged.shots),
          ranged.bulk ?? 0,
          ranged.recoil ?? 0,
        ]
      : null,
  ];
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What anybody may buy; the book gives it where there is a doubt. */
const open = 4;

/** What a file says of tech level and legality is the same; where it says nothing, nothing differs. */
const isSameMarket = (own: ItemFacet, entry: ItemFacet): boolean =>
  (own.techLevel === undefined || own.techLevel.from === (entry.techLevel?.from ?? 0)) &&
  (own.legalityClass === undefined || own.legalityClass === (entry.legalityClass ?? open));

/**
 * True where an item of the list has the figures of a typed-in one, as far as they are not numbers of the sheet: price and
 * weight in the list, tech level, legality, and those of each attack, in their order.
 */
export function hasSameFigures(own: ResolvedItem, entry: ResolvedItem): boolean {
  const [mine, listed] = [own.facet, entry.facet];
  if (!mine || !listed || listed.mount) return false;
  // What quality does to damage and range is a number.
  const hasQuality = entry.row.quality !== 'good';
  const [attacks, others] = [mine.attacks ?? [], listed.attacks ?? []];
  return (
    mine.cost === listed.cost &&
    mine.weight === listed.weight &&
    isSameMarket(mine, listed) &&
    (mine.shield === undefined) === (listed.shield === undefined) &&
    (mine.armor === undefined) === (listed.armor === undefined) &&
    attacks.length === others.length &&
    attacks.every((attack, i) => {
      const other = others[i];
      return other !== undefined && isSame(figuresOf(attack, hasQuality), figuresOf(other, hasQuality));
    })
  );
}
