import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { describeSenseless, fightStats, isAny } from '../fight.ts';
import type { Cast, CastSteps, MagicRules, RefuseCast } from './magic-rules.ts';

/** The numbers of a casting, on its worksheet. */
export const castStats = {
  skill: 'cast:skill',
  cost: 'cast:cost',
  energy: 'cast:energy',
  seconds: 'cast:seconds',
  maintain: 'cast:maintain',
  distraction: 'cast:distraction',
  resistance: 'cast:resistance',
} as const;

/** Steps of a casting that rulesets share; figures and pages are handed in. */

/** Unconscious or stunned casters cast nothing. */
export const cannotCast =
  (cite: Citation): RefuseCast =>
  ({ play: fight }) => {
    const senseless = describeSenseless(fight);
    if (senseless) return { words: senseless, cite };
    return isAny(fight, 'stunned', 'mentallyStunned', 'frozen') ? { words: 'stunned', cite } : null;
  };

/** Without mana nobody casts; in low and normal mana only mages do. */
export const needsMana =
  (cite: Citation): RefuseCast =>
  ({ isMage, mana }) => {
    if (mana === 'none') return { words: 'no mana here', cite };
    return mana === 'high' || isMage ? null : { words: `only mages cast in ${mana} mana`, cite };
  };

/** A penalty for each spell that is kept up, and a larger one for each that the caster concentrates on. */
export const addSpellsOn =
  ({ each, concentrating }: MagicRules['spellsOn'], cite: Citation): CastSteps =>
  (w, { play }) => {
    const held = play.spells.filter(({ concentrates }) => concentrates).length;
    const others = play.spells.length - held;
    const names = play.spells.map(({ name }) => name).join(', ');
    if (others > 0) w.add(each * others, `${others === 1 ? '1 spell' : `${others} spells`} on (${names})`, { cite });
    if (held > 0)
      w.add(concentrating * held, `concentrating on ${held === 1 ? '1 spell' : `${held} spells`}`, { cite });
  };

export const addUnseen =
  (add: number, cite: Citation): CastSteps =>
  (w, { choice, figures }) => {
    if (choice.unseen && choice.subject !== '' && figures.class !== 'missile')
      w.add(add, 'subject neither seen nor touched', { cite });
  };

export const addMagicResistance =
  (cite: Citation): CastSteps =>
  (w, { magicResistance, figures }) => {
    if (magicResistance > 0 && figures.class !== 'missile')
      w.add(-magicResistance, 'Magic Resistance of the subject', { cite });
  };

/** Hits of the last turn, or all those since the casting began. */
export const addInjury =
  (all: boolean, cite: Citation): CastSteps =>
  (w, { injury }) => {
    if (!all) {
      const shock = w.consultNumber(fightStats.shock);
      if (shock > 0) w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite });
    } else if (injury > 0) w.add(-injury, 'wounded while concentrating', { cite });
  };

export const addOther: CastSteps = (w, { choice }) => {
  if (choice.other !== 0) w.add(choice.other, 'as you set it');
};

/** The energy before anything lowers it: so much for each of the amount, times the radius of an area. */
export function writeCost(w: DerivationBuilder, cast: Cast, cite: Citation): void {
  const { casting, choice, spell, figures } = cast;
  const origin = { cite: spell.facet?.cite };
  if (choice.energy !== null) w.start(choice.energy, 'as you set it');
  else if (casting?.energy === null || casting === null) {
    w.start(0, `cost “${figures.cost}”: type the energy`, origin);
    return;
  } else {
    w.start(casting.energy, casting.amount ? 'cost of each' : 'cost', origin);
    if (casting.amount && amountOf(cast) !== 1) w.multiply(amountOf(cast), casting.amount.unit, origin);
  }
  if (figures.class === 'area' && choice.radius !== 1)
    w.multiply(Math.max(1, choice.radius), 'radius in yards', { cite });
  if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('up', origin);
}

/** The seconds before skill changes them. */
export function writeSeconds(w: DerivationBuilder, cast: Cast, energy: number): void {
  const { casting, spell, figures } = cast;
  const origin = { cite: spell.facet?.cite };
  if (casting?.seconds === null || casting === null) {
    w.start(1, `time “${figures.time}”: at least a second`, origin);
    return;
  }
  w.start(casting.seconds, 'time to cast', origin);
  if (casting.secondsEach === 'amount' && amountOf(cast) !== 1)
    w.multiply(amountOf(cast), casting.amount?.unit ?? '', origin);
  if (casting.secondsEach === 'energy' && energy !== 1) w.multiply(energy, 'for each point of energy', origin);
}

/** The energy to maintain: null if the spell ends with its duration. */
export function writeMaintenance(w: DerivationBuilder, cast: Cast, cite: Citation, cost: string): void {
  const { casting, spell, choice, figures } = cast;
  const origin = { cite: spell.facet?.cite };
  const maintain = casting?.maintain;
  if (maintain === undefined || maintain === null) {
    w.start(
      null,
      casting ? 'cannot be maintained' : `“${figures.maintain ?? 'none'}”: as the game master says`,
      origin,
    );
    return;
  }
  if (typeof maintain === 'number') {
    w.start(maintain, 'to maintain', origin);
    if (casting?.amount && amountOf(cast) !== 1) w.multiply(amountOf(cast), casting.amount.unit, origin);
    if (figures.class === 'area' && choice.radius !== 1)
      w.multiply(Math.max(1, choice.radius), 'radius in yards', { cite });
    return;
  }
  w.startFrom(cost, 'the cost', origin);
  if (maintain === 'half') w.divide(2, 'half to maintain', origin).round('up', origin);
}

/** The chosen amount within what the spell and its caster allow. */
export function amountOf({ casting, choice, magery }: Pick<Cast, 'casting' | 'choice' | 'magery'>): number {
  const range = amountRange({ casting, magery });
  if (!range) return 1;
  const { least, most, step } = range;
  const wanted = Math.max(least, Math.min(choice.amount, most ?? choice.amount));
  return least + Math.floor((wanted - least) / step) * step;
}

/** What of a spell may be chosen; null for one of a fixed cost. */
export function amountRange({ casting, magery }: Pick<Cast, 'casting' | 'magery'>): {
  readonly least: number;
  readonly most: number | null;
  readonly step: number;
} | null {
  if (!casting?.amount) return null;
  const { least, most, step = 1 } = casting.amount;
  const atMost = most === 'magery' ? magery : most === 'twiceMagery' ? 2 * magery : (most ?? null);
  return { least, most: atMost === null ? null : Math.max(least, atMost), step };
}
