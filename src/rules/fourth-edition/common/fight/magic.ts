import { fourthEditionCastings } from '../../../../catalog/fourth-edition/spell-castings.ts';
import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import {
  addInjury,
  addMagicResistance,
  addOther,
  addSpellsOn,
  addUnseen,
  cannotCast,
  castStats,
  needsMana,
} from '../../../combat/magic/cast-steps.ts';
import type { Cast, CastSteps, MagicRules, MishapRow } from '../../../combat/magic/magic-rules.ts';
import { attackAgainstResistance } from '../../../odds/contest-odds.ts';
import { skillStat } from '../../../stat-ids.ts';
import { odds } from '../combat.ts';
import { fightPages } from './fight-pages.ts';

const basicSet = (page: number): Citation => ({ book: 'Basic Set', page });
const pages = {
  mana: basicSet(235),
  distraction: basicSet(236),
  rituals: basicSet(237),
  maintaining: basicSet(237),
  ceremonial: basicSet(238),
  regular: basicSet(239),
  area: basicSet(239),
  missile: basicSet(240),
  resisted: basicSet(241),
};

/** The classes whose roll is lower for each yard to the subject (pp. 239–241). */
const takesDistance = ({ figures }: Cast): boolean =>
  figures.class === 'regular' ||
  figures.class === 'area' ||
  figures.class === 'resisted' ||
  figures.class === 'special';

const addDistance: CastSteps = (w, cast) => {
  const { choice } = cast;
  const isFar = choice.distance > 0 && (choice.subject !== '' || cast.figures.class === 'area');
  if (isFar && takesDistance(cast)) {
    const words = cast.figures.class === 'area' ? 'yards to the edge of the area' : 'yards to the subject';
    w.add(-choice.distance, `${choice.distance} ${words}`, { cite: pages.regular });
  }
};

const addHitPoints: CastSteps = (w, { choice }) => {
  if (choice.fromHits > 0) w.add(-choice.fromHits, 'energy from HP', { cite: pages.rituals });
};

/** Against a living subject skill counts as 16 at most, or as what resists it if that is more (p. 349). */
const ruleOf16: CastSteps = (w) => {
  if (!w.has(castStats.resistance)) return;
  const resistance = w.consultNumber(castStats.resistance);
  if (typeof w.value !== 'number' || !odds.resistance) return;
  const most = attackAgainstResistance(odds.resistance, w.value, resistance);
  if (most >= w.value) return;
  w.given(castStats.resistance, undefined, { cite: fightPages.ruleOf16 });
  w.atMost(most, 'Rule of 16', { cite: fightPages.ruleOf16 });
};

const skillOf = (w: DerivationBuilder, { spell }: Cast): number => {
  const level = w.consult(skillStat(spell.key, 'level')).value;
  return typeof level === 'number' ? level : 0;
};

/** The energy that high skill saves: 1 at 15, 2 at 20, and 1 for each 5 more (p. 237). Ceremonies and blocking spells save none. */
const saveEnergy: CastSteps = (w, cast) => {
  const saved = Math.floor(skillOf(w, cast) / 5) - 2;
  if (saved <= 0 || cast.choice.ceremonial || cast.figures.class === 'blocking') return;
  if (w.value === 0) return;
  w.given(skillStat(cast.spell.key, 'level'), undefined, { cite: pages.rituals });
  w.add(-saved, 'high skill', { cite: pages.rituals }).atLeast(0, 'at least', { cite: pages.rituals });
};

/** A larger subject of a regular spell costs more: once more for each step of size (p. 239). */
const payForSize: CastSteps = (w, { choice, figures }) => {
  if (choice.size > 0 && (figures.class === 'regular' || figures.class === 'resisted'))
    w.multiply(1 + choice.size, `for Size Modifier +${choice.size}`, { cite: pages.regular });
};

/** For each spell that is on, and for each on which the caster concentrates (p. 237). */
const spellsOn = { each: -1, concentrating: -3 };
const ceremonyTimes = 10;

/** Twice as long at 9 or less; half at 20, and half again for each 5 more, except of missiles (p. 237); ten times with a ceremony (p. 238). */
const addRitual: CastSteps = (w, cast) => {
  const { figures, choice } = cast;
  const level = skillOf(w, cast);
  if (w.value === 0) return;
  if (choice.ceremonial) {
    w.multiply(ceremonyTimes, 'ceremonial', { cite: pages.ceremonial });
    return;
  }
  const halvings = Math.floor(level / 5) - 3;
  const isQuick = halvings > 0 && figures.class !== 'missile';
  if (level >= 10 && !isQuick) return;
  w.given(skillStat(cast.spell.key, 'level'), undefined, { cite: pages.rituals });
  if (level <= 9) w.multiply(2, 'skill 9 or less', { cite: pages.rituals });
  else w.divide(2 ** halvings, 'high skill', { cite: pages.rituals }).round('up', { cite: pages.rituals });
};

/** What happens to a spell that goes badly wrong, by three dice (p. 236); in our words. */
const mishaps: readonly MishapRow[] = [
  { rolls: [3], words: 'nothing but pain: the caster is hurt', hits: 'die' },
  { rolls: [4], words: 'it strikes the caster if it harms, or else some foe nearby' },
  { rolls: [5, 6], words: 'it strikes a friend of the caster if it harms, or else some foe nearby' },
  { rolls: [7], words: 'it strikes somebody or something else, as the game master says' },
  { rolls: [8], words: 'nothing: the caster is hurt a little', hits: 1 },
  { rolls: [9], words: 'nothing: the caster is stunned', stuns: true },
  { rolls: [10, 11], words: 'a bang, a flash or a stench, and nothing else' },
  { rolls: [12], words: 'a feeble shadow of what was meant' },
  { rolls: [13], words: 'the opposite of what was meant' },
  { rolls: [14], words: 'it seems to work, but all of it is an illusion' },
  { rolls: [15, 16], words: 'the opposite of what was meant, on somebody else at random' },
  { rolls: [17], words: 'nothing: the caster forgets the spell, until an IQ roll, one a week, brings it back' },
  { rolls: [18], words: 'something evil appears and attacks, as the game master says' },
];

/** Magic in a fight of the fourth edition (pp. 234–241). */
export const magicRules: MagicRules = {
  castings: fourthEditionCastings,
  maneuver: 'concentrate',
  rollsInLastTurn: true,
  spellsOn,
  ceremonyTimes,
  refusals: [cannotCast(fightPages.injury), needsMana(pages.mana)],
  skill: [
    addSpellsOn(spellsOn, pages.maintaining),
    addDistance,
    addUnseen(-5, pages.regular),
    addMagicResistance(pages.resisted),
    addHitPoints,
    addInjury(false, pages.distraction),
    addOther,
    ruleOf16,
  ],
  energy: [payForSize, saveEnergy],
  seconds: [addRitual],
  maintain: [payForSize, saveEnergy],
  // Information costs all of it, as the failure tells nothing; anything else 1 (p. 236).
  failure: (energy, figures) => (energy === 0 || figures.class === 'information' ? energy : 1),
  criticalWins: true,
  mishaps,
  mishapWords: 'as the game master says',
  endsEarly: 1,
  distraction: (w) =>
    w.startFrom('will', undefined, { cite: pages.distraction }).add(-3, 'disturbed', { cite: pages.distraction }),
  resists: { HT: 'ht', IQ: 'iq', ST: 'st', Will: 'will' },
  willHelps: false,
  missileSeconds: 3,
  asks: ['distance', 'size', 'fromHits', 'ceremonial', 'concentrates'],
  cites: {
    casting: pages.area,
    distraction: pages.distraction,
    maintaining: pages.maintaining,
    resisted: pages.resisted,
    missile: pages.missile,
  },
};
