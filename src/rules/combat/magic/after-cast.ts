import type { CombatState, MissileSpell, SpellEffect } from '../../../character/combat-state.ts';
import { type ActiveSpell, type Casting, type Play, withoutCasts } from '../../../character/play.ts';
import { leftOfPool, withPoolLeft } from '../../shared/ability-play.ts';
import { formatHits, type HitUnit, hitsInSentence } from '../../shared/hit-words.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { isSuccess, overcomes, type Resisting, type RollResult } from '../outcomes/success-roll.ts';
import {
  afterFatigueRegained,
  afterHealing,
  afterRecovery,
  afterSpell,
  loseFatigue,
  loseHits,
  lossOf,
} from '../state-after.ts';
import { amountOf } from './cast-steps.ts';
import { type CastSheet, castNumber } from './derive-cast.ts';
import type { MagicRules, MishapRow } from './magic-rules.ts';

type Change = (play: Play) => Play;

/** What an event of magic does to the states of the caster and of the subject, with sentences for the log. */
export interface SpellOutcome {
  readonly caster: Change;
  /** Of a subject with a sheet; the caster's own part is in `caster`. */
  readonly subject: Change;
  readonly log: readonly string[];
}

const unchanged: Change = (play) => play;

/**
 * The caster's own energy is spent: from hit points first, the rest as fatigue. Hits that are spent lower the roll to cast in place of
 * shock (Basic Set p. 237).
 */
function afterPayment(caster: CombatSheet, state: CombatState, energy: number, fromHits: number): CombatState {
  const hits = Math.min(energy, fromHits);
  const hurt = { ...loseHits(caster, state, hits), wounds: state.wounds };
  return loseFatigue(caster, hurt, energy - hits);
}

/** "3 energy", "3 energy (1 from hits)". */
function describeEnergy(energy: number, fromHits: number, elsewhere: number, unit: HitUnit): string {
  const parts = [
    ...(elsewhere > 0 ? [`${Math.min(energy, elsewhere)} from elsewhere`] : []),
    ...(fromHits > 0 ? [`${Math.min(Math.max(0, energy - elsewhere), fromHits)} from ${hitsInSentence(unit)}`] : []),
  ];
  return `${energy} energy${energy > 0 && parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** A casting begins: it is counted from the next end of a turn on, under the maneuver that it needs. */
export function afterBeginning(play: Play, sheet: CastSheet): Play {
  const { cast, rules } = sheet;
  const casting: Casting = {
    row: cast.spell.key,
    name: cast.spell.name,
    choice: cast.choice,
    turns: 0,
    needed: castNumber(sheet, 'seconds') ?? 1,
    hitsAtStart: play.state.hitsLost,
    hitsSeen: play.state.hitsLost,
    defensesSeen: defensesMade(play.state),
  };
  return { ...play, casting, choice: { ...play.choice, maneuver: rules.maneuver, kind: '', subject: '' } };
}

/** True if the roll of the spell in progress can be made now. */
export const isCastDue = ({ casting, turn, choice }: Play, rules: MagicRules): boolean =>
  casting !== undefined &&
  casting !== null &&
  (turn === 0 ||
    casting.turns >= casting.needed ||
    (rules.rollsInLastTurn && choice.maneuver === rules.maneuver && casting.turns + 1 >= casting.needed));

/** Parries and blocks since the fighter's own turn. */
const defensesMade = ({ parries, blocks }: CombatState): number =>
  blocks + Object.values(parries).reduce((sum, count) => sum + count, 0);

/** Why the caster must roll to keep concentrating; null if nothing has happened. */
export function findDistraction({ casting, state }: Play, unit: HitUnit): string | null {
  if (!casting) return null;
  const hits = state.hitsLost - casting.hitsSeen;
  if (hits > 0) return `wounded, ${formatHits(hits, unit)}`;
  if (defensesMade(state) > casting.defensesSeen) return 'defended';
  return casting.disturbed ? 'disturbed' : null;
}

/** The roll against distraction was made: the spell goes on, or is lost. */
export const afterDistraction = (play: Play, kept: boolean): Play =>
  play.casting
    ? {
        ...play,
        casting: kept
          ? {
              ...play.casting,
              hitsSeen: play.state.hitsLost,
              defensesSeen: defensesMade(play.state),
              disturbed: false,
            }
          : null,
      }
    : play;

/** A spell that is resisted ends a daze (Basic Set p. 250; GURPS Lite p. 30). */
export const rousedFromDaze: Change = (play) => ({ ...play, state: afterRecovery(play.state, 'dazed') });

/** True if the spell takes hold: it was cast, and the subject did not resist as well or better. */
const winsContest = ({ rules }: CastSheet, result: RollResult, resistance: Resisting | null): boolean =>
  isSuccess(result) &&
  (resistance === null ||
    (rules.criticalWins && result.outcome === 'criticalSuccess') ||
    overcomes(result, resistance));

/** True if somebody rolls to resist: the spell was cast, and by these rules can be resisted. */
export const mustResist = (sheet: CastSheet, result: RollResult): boolean =>
  castNumber(sheet, 'resistance') !== null &&
  isSuccess(result) &&
  !(sheet.rules.criticalWins && result.outcome === 'criticalSuccess');

/** A casting with its roll, and whom it is for. */
export interface CastRoll {
  readonly result: RollResult;
  readonly resistance: Resisting | null;
  /** The id of the casting, not used before. */
  readonly cast: string;
  readonly caster: string;
  readonly subject: string;
  /** The names of those inside an area; absent or empty for nobody. */
  readonly inside?: string;
  /** The row of the table after a critical failure, with the hits of its die. */
  readonly mishap?: { readonly row: MishapRow; readonly rolled: number };
}

/** The energy that a casting costs with this result of its roll. */
function energyAfter(sheet: CastSheet, { outcome }: RollResult): number {
  const energy = castNumber(sheet, 'energy') ?? 0;
  if (outcome === 'criticalSuccess') return 0;
  return outcome === 'failure' ? sheet.rules.failure(energy, sheet.cast.figures) : energy;
}

/** A spell was cast, or failed: the energy is spent, and it is on, in the hand, or over. */
export function afterCast(sheet: CastSheet, roll: CastRoll): SpellOutcome {
  const { cast, rules } = sheet;
  const { choice, spell, elsewhere, pool } = cast;
  const energy = energyAfter(sheet, roll.result);
  const paid: Change = (play) => ({
    ...(pool ? withPoolLeft(play, pool, leftOfPool(play, pool) - Math.min(energy, elsewhere)) : play),
    casting: null,
    state: afterPayment(sheet.caster, play.state, Math.max(0, energy - elsewhere), choice.fromHits),
    // Rolled at the start of a turn, the turn is free for anything else.
    choice:
      !rules.rollsInLastTurn && play.choice.maneuver === rules.maneuver
        ? { ...play.choice, maneuver: 'attack', kind: '' }
        : play.choice,
  });
  const { unit } = sheet.caster.fight.rules.wounds;
  const cost = describeEnergy(energy, choice.fromHits, elsewhere, unit);
  const { outcome } = roll.result;
  const on = choice.subject === '' ? '' : ` on ${roll.subject}`;
  if (outcome === 'criticalFailure') {
    const { row, rolled } = roll.mishap ?? { row: null, rolled: 0 };
    const hits = row?.hits === 'die' ? rolled : (row?.hits ?? 0);
    const hurt: Change = (play) => {
      const after = paid(play);
      const state = loseHits(sheet.caster, after.state, hits);
      const conditions = row?.stuns
        ? [...new Set([...state.conditions, 'mentallyStunned' as const])]
        : state.conditions;
      return { ...after, state: { ...state, conditions } };
    };
    const words = row ? `${row.words}${hits > 0 ? ` (${formatHits(hits, unit)})` : ''}` : rules.mishapWords;
    return { caster: hurt, subject: unchanged, log: [`${spell.name}${on} goes wrong, ${cost}: ${words}.`] };
  }
  if (outcome === 'failure') return { caster: paid, subject: unchanged, log: [`${spell.name}${on} fails, ${cost}.`] };
  if (!winsContest(sheet, roll.result, roll.resistance))
    return { caster: paid, subject: rousedFromDaze, log: [`${spell.name}${on}: ${roll.subject} resists, ${cost}.`] };
  const { caster, subject, words } = effectOf(sheet, roll);
  return {
    caster: (play) => caster(paid(play)),
    subject,
    log: [`${spell.name}${on} is cast${words && `: ${words}`}, ${cost}.`],
  };
}

/** "2 points of DR", "1 point of DR", "1 die of damage". */
const describeAmount = (amount: number, units: string): string =>
  `${amount} ${amount === 1 ? units.replace(/^(point|step|lot|gallon|cubic yard|hit)s\b/, '$1').replace(/^dice\b/, 'die') : units}`;

/** A daze as an effect on the subject, which ends with the spell. */
export const dazeOf = (of: Pick<SpellEffect, 'cast' | 'spell' | 'name' | 'caster'>): SpellEffect => ({
  ...of,
  amount: 0,
  seconds: null,
  keeps: 'dazed',
});

/** What a spell that was cast does. */
function effectOf(sheet: CastSheet, roll: CastRoll): { caster: Change; subject: Change; words: string } {
  const { cast } = sheet;
  const { casting, spell, choice } = cast;
  const amount = amountOf(cast);
  const isOwn = choice.subject === '';
  if (casting?.missile) {
    const missile: MissileSpell = { spell: spell.id, name: spell.name, energy: amount, seconds: 1 };
    return {
      caster: (play) => ({ ...play, state: { ...play.state, missile } }),
      subject: unchanged,
      words: 'it is in your hand, ready to throw',
    };
  }
  // Those inside an area are affected one by one (area-spell.ts).
  const puts = cast.figures.class === 'area' ? undefined : casting?.puts;
  const state = puts && { asleep: `${roll.subject} falls asleep`, dazed: `${roll.subject} is dazed` }[puts];
  const words = state ?? (casting?.amount ? describeAmount(amount, casting.amount.unit) : '');
  const restored = restoringOf(sheet);
  const ends = casting?.lasts === 'instant' || casting?.lasts === 'lasting';
  const active: ActiveSpell = {
    row: spell.key,
    name: spell.name,
    note: '',
    cast: roll.cast,
    amount: cast.figures.class === 'area' ? choice.radius : amount,
    subject: isOwn ? (roll.inside ?? '') : roll.subject,
    seconds: typeof casting?.lasts === 'number' ? casting.lasts : null,
    lasts: typeof casting?.lasts === 'number' ? casting.lasts : null,
    maintain: castNumber(sheet, 'maintain'),
  };
  const lends = casting?.restores?.returns ?? false;
  const of = { spell: spell.id, name: spell.name, cast: roll.cast, caster: isOwn ? '' : roll.caster };
  const effect = casting?.effects || lends ? { ...of, amount, seconds: null } : puts === 'dazed' ? dazeOf(of) : null;
  const affect: Change = (play) => {
    const healed = restored(play.state);
    const state = puts ? afterSpell(healed, puts) : healed;
    if (!effect) return { ...play, state };
    const lent = play.state.hitsLost - state.hitsLost;
    const now = lends ? { ...effect, amount: lent, lent } : effect;
    return { ...play, state: { ...state, spellEffects: [...(state.spellEffects ?? []), now] } };
  };
  const keep: Change = ends ? unchanged : (play) => ({ ...play, spells: [...play.spells, active] });
  return { caster: (play) => keep(isOwn ? affect(play) : play), subject: isOwn ? unchanged : affect, words };
}

/** Hits or fatigue that the subject gets back. */
function restoringOf({ cast, caster, subject }: CastSheet): (state: CombatState) => CombatState {
  const restores = cast.casting?.restores;
  if (!restores) return (state) => state;
  const gained = restores.each === null ? Number.POSITIVE_INFINITY : restores.each * amountOf(cast);
  const full = (subject ?? caster).worksheet.number('hitPoints');
  return (state) =>
    restores.what === 'hits'
      ? afterHealing(state, gained, full)
      : afterFatigueRegained(state, Math.max(0, state.fatigueLost - gained));
}

/** A spell in the hand grows for another second of concentrating. */
export function afterGrowth(caster: CombatSheet, play: Play, added: number): Play {
  const { missile } = play.state;
  if (!missile) return play;
  return {
    ...play,
    state: {
      ...loseFatigue(caster, play.state, added),
      missile: { ...missile, energy: missile.energy + added, seconds: missile.seconds + 1 },
    },
  };
}

/** Energy that another second can put into the missile; 0 if it cannot grow. */
export function growthOf(combat: CombatSheet, magery: number): number {
  const { state, rules } = combat.fight;
  const most = state.missile ? rules.magic?.castings[state.missile.spell]?.amount?.most : undefined;
  if (!state.missile || !rules.magic || state.missile.seconds >= rules.magic.missileSeconds) return 0;
  return most === 'twiceMagery' ? 2 * magery : most === 'magery' ? magery : 0;
}

/** A spell ends, with what it did to its caster; an encounter takes it off its other fighters. */
export function afterEnd(caster: CombatSheet, play: Play, ended: ActiveSpell, energy = 0): Play {
  const spells = play.spells.filter(
    (spell) => spell !== ended && !(ended.cast !== undefined && spell.cast === ended.cast),
  );
  return {
    ...play,
    spells,
    state: withoutCasts(loseFatigue(caster, play.state, energy), [ended.cast ?? ''], lossOf(caster)),
  };
}

/** Whether the caster has the energy to maintain a spell: fatigue may fall below 0 only where that hurts. */
export const canMaintain = ({ fight, worksheet }: CombatSheet, { maintain }: ActiveSpell): boolean =>
  fight.rules.fatigueHurts !== undefined ||
  worksheet.number('fatiguePoints') - fight.state.fatigueLost >= (maintain ?? 0);

/** A spell is maintained for another period. */
export const afterMaintenance = (caster: CombatSheet, play: Play, kept: ActiveSpell): Play => ({
  ...play,
  state: loseFatigue(caster, play.state, kept.maintain ?? 0),
  spells: play.spells.map((spell) =>
    spell === kept ? { ...spell, seconds: (spell.seconds ?? 0) + (spell.lasts ?? 0) } : spell,
  ),
});

/** True for a spell whose time is over, and which ends unless it is maintained. */
export const isMaintenanceDue = ({ seconds, maintain }: ActiveSpell): boolean =>
  seconds === 0 && maintain !== null && maintain !== undefined;
