import type { DerivationBuilder } from '../../engine/builder.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { hitsInSentence } from '../shared/hit-words.ts';
import { placeStat } from '../stat-ids.ts';
import type { CombatSheet } from './derive-combat.ts';
import { fightStats, hasTrait, locationOf } from './fight.ts';
import type { FightRules } from './fight-rules.ts';
import type { ObjectRules } from './objects.ts';
import { type Wound, type WoundEffect, woundStats } from './wound.ts';

/** The result of a wound: its numbers are on the worksheet ({@link woundStats}); the rest follows from it. */
export interface Injury {
  readonly worksheet: Worksheet;
  /** In the order in which they are settled, each once. */
  readonly effects: readonly WoundEffect[];
}

/**
 * Turns rolled damage into a fighter's injury: how much armor stops, how damage type and place change the rest, and the
 * consequences. Rolls that decide are named, not made.
 */
export const resolveInjury = ({ fight, worksheet }: CombatSheet, wound: Wound): Injury =>
  injuryBy(fight.rules, worksheet, wound, fight.context, fight.state.crippled);

/** Somebody with only a few known numbers: an ordinary person unless changed. */
interface FoeNumbers {
  readonly st: number;
  readonly dx: number;
  readonly ht: number;
  readonly hits: number;
  readonly hitsLost: number;
  readonly resistance: number;
  /** The ids of crippled places; none if absent. */
  readonly crippled?: readonly string[];
}

/** The same for somebody without a sheet. The wound's own DR, if any, replaces theirs. */
export function resolveFoeInjury(rules: FightRules, foe: FoeNumbers, wound: Wound): Injury {
  const worksheet = new Worksheet();
  const { cite, unit } = rules.wounds;
  const hits = hitsInSentence(unit);
  const define = (id: StatId, name: string, value: number): void =>
    worksheet.define({ id, name, cite, formula: (w) => w.start(value, name, { cite }) });
  define('st', 'ST', foe.st);
  define('dx', 'DX', foe.dx);
  define('ht', 'HT', foe.ht);
  define('hitPoints', hits, foe.hits);
  worksheet.define({
    id: fightStats.hitsLeft,
    name: `${hits} left`,
    cite,
    formula: (w) => {
      w.startFrom('hitPoints', undefined, { cite });
      if (foe.hitsLost > 0) w.add(-foe.hitsLost, `${hits} lost`, { cite });
    },
  });
  return injuryBy(rules, worksheet, { ...wound, resistance: wound.resistance ?? foe.resistance }, null, foe.crippled);
}

interface ObjectNumbers {
  readonly resistance: number;
  readonly hits: number;
  readonly hitsLost: number;
}

/** What a blow does to an object: damage less DR, by its type, and nothing that only the living suffer. */
export function resolveObjectInjury({ cite, factors }: ObjectRules, numbers: ObjectNumbers, wound: Wound): Injury {
  const worksheet = new OverlaidWorksheet(new Worksheet());
  const define = (id: string, name: string, formula: Parameters<Worksheet['define']>[0]['formula']): void =>
    worksheet.define({ id, name, cite, formula });
  define(woundStats.resistance, 'DR against it', (w) => {
    if (wound.bypassesArmor) w.fact('an object has no gaps in its armor', null, { cite });
    w.start(numbers.resistance, 'DR', { cite });
    if (wound.armorDivisor > 1) w.divide(wound.armorDivisor, 'armor divisor', { cite }).round('down', { cite });
    else if (wound.armorDivisor < 1)
      w.atLeast(1, 'no DR counts as', { cite }).divide(wound.armorDivisor, 'armor divisor', { cite });
  });
  define(woundStats.penetrating, 'damage that gets through', (w) => {
    w.start(wound.rolled, 'damage rolled', { cite });
    if (wound.times > 1) w.multiply(wound.times, 'critical hit', { cite });
    if (wound.halved) w.divide(2, 'half-damage range', { cite }).round('down', { cite });
    w.addFrom(woundStats.resistance, -1, 'DR', { cite }).atLeast(0, 'never under', { cite });
  });
  define(woundStats.injury, 'damage to it', (w) => {
    w.startFrom(woundStats.penetrating, undefined, { cite });
    const factor = ownValue(factors, wound.type);
    if (factor !== undefined) w.multiply(factor, `${wound.type} against an object`, { cite }).round('down', { cite });
  });
  define(woundStats.hitsLeft, 'hits left after it', (w) =>
    w
      .start(numbers.hits, 'hits', { cite })
      .add(-numbers.hitsLost, 'lost before', { cite })
      .addFrom(woundStats.injury, -1, 'damage to it', { cite }),
  );
  return { worksheet, effects: [] };
}

/** `context` is the victim's; null for somebody without a sheet, whose DR is in the wound. */
function injuryBy(
  rules: FightRules,
  base: Worksheet,
  wound: Wound,
  context: SheetContext | null,
  crippled: readonly string[] = [],
): Injury {
  const { wounds } = rules;
  const { cite } = wounds;
  const worksheet = new OverlaidWorksheet(base);
  const location = locationOf({ rules }, wound.location);
  const define = (id: StatId, name: string, formula: Parameters<Worksheet['define']>[0]['formula']): void =>
    worksheet.define({ id, name, cite, formula });
  define(woundStats.resistance, 'DR against it', (w) => {
    if (wound.bypassesArmor) w.start(0, 'armor bypassed', { cite });
    else if (wound.resistance !== null) w.start(wound.resistance, 'DR', { cite });
    else {
      const ends = resistanceEnds(wound);
      const ofPlace = (location?.armor ?? []).flatMap((place) =>
        ends.map((end) => placeStat(place, `damageResistance${end}`)),
      );
      const stat = ofPlace.find((id) => w.has(id));
      const whole = ends.map((end) => `damageResistance${end}`).find((id) => w.has(id)) ?? 'damageResistance';
      if (stat) w.startFrom(stat, undefined, { cite });
      else if (ofPlace.length > 0 && context) writeSuits(w, whole, context);
      else w.startFrom(whole, undefined, { cite });
    }
    for (const write of wounds.resistance) write(w, wound, location, context);
  });
  define(woundStats.penetrating, 'damage that gets through', (w) => {
    w.start(wound.rolled, 'damage rolled', { cite });
    if (wound.times > 1) w.multiply(wound.times, 'critical hit', { cite });
    if (wound.halved) w.divide(2, 'half-damage range', { cite }).round('down', { cite });
    if (wound.knockbackOnly) w.lookup('damage', 'only pushes', 0, { cite });
    else w.addFrom(woundStats.resistance, -1, 'DR', { cite }).atLeast(0, 'never under', { cite });
  });
  define(woundStats.injury, 'injury', (w) => {
    w.startFrom(woundStats.penetrating, undefined, { cite });
    for (const write of wounds.injury) write(w, wound, location, context);
    if (wounds.crippledTakesNoMore && crippled.includes(wound.location))
      w.atMost(0, `the ${location?.name ?? wound.location} is crippled already`, { cite: wounds.crippledTakesNoMore });
  });
  const { knockback } = wounds;
  if (knockback) {
    define(woundStats.knockback, 'knockback', (w) => {
      w.start(wound.rolled, 'damage rolled', { cite });
      knockback(w, wound, location, context);
    });
  }
  define(woundStats.hitsLeft, `${hitsInSentence(wounds.unit)} left after it`, (w) =>
    w.startFrom(fightStats.hitsLeft, undefined, { cite }).addFrom(woundStats.injury, -1, 'injury', { cite }),
  );
  for (const { id, name, cite: page, formula } of wounds.numbers) {
    worksheet.define({ id, name, cite: page, formula: (w) => formula(w, wound, location, context) });
  }
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const has = (trait: string): boolean => context !== null && hasTrait({ context }, trait);
  const all =
    number(woundStats.injury) > 0 || number(woundStats.knockback) > 0
      ? wounds.effects(wound, location, number, has, crippled)
      : [];
  const effects = all.filter(({ id }, i) => all.findIndex((effect) => effect.id === id) === i);
  return { worksheet, effects };
}

/** The ends of the stats that may have the DR against a wound, the most special first. */
function resistanceEnds({ side, type }: Wound): readonly string[] {
  const from = side === 'behind' ? '.behind' : '';
  const against = [
    ...(type === 'imp' ? ['.impaling'] : []),
    ...(type === 'cr' ? ['.crushing'] : type === 'cut' || type.startsWith('pi') ? [] : ['.otherTypes']),
  ];
  return [...against.map((end) => `${from}${end}`), from, ...against, ''];
}

/** The DR of a place that no piece of armor names: whole suits, and DR that is not armor. */
function writeSuits(w: DerivationBuilder, whole: StatId, { items }: SheetContext): void {
  w.startFrom(whole, 'DR of the torso');
  if (w.has('damageResistance.armor')) w.addFrom('damageResistance.armor', -1, 'less its armor');
  for (const { key, name, inUse, facet } of items) {
    if (inUse && facet?.armor?.coverage === 'suit')
      w.add(facet.armor.damageResistance, name, { cite: facet.cite, row: key });
  }
}
