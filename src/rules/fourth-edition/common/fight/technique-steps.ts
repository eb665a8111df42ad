import { basicSet } from '../../../../catalog/books.ts';
import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { inCloseCombat, isAny, isWildSwing, locationAimedAt } from '../../../combat/fight.ts';
import type { AttackSteps, CombatAction, Fight, FightSteps } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import {
  actionIncapable,
  needsHold,
  onlyUnder,
  readyMelee,
  startFromBest,
} from '../../../combat/steps/action-steps.ts';
import { isMelee, locationPenalty } from '../../../combat/steps/attack-steps.ts';
import type { ResolvedSkill } from '../../../resolve/context.ts';
import { skillStat } from '../../../stat-ids.ts';
import { skillLadder } from '../sections.ts';
import { findTechniques } from '../weapon-training.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The skills that an attack is made with. */
const skillsOf = ({ blow, attack }: FightingLine): readonly string[] =>
  blow ? (blow.skill ? [blow.skill.id] : []) : (attack?.skills ?? []);

/** Adds the levels bought of the technique that takes most of a penalty away, `most` at most. */
function addRelief(w: DerivationBuilder, techniques: readonly ResolvedSkill[], most: number): void {
  let best: { readonly technique: ResolvedSkill; readonly levels: number } | null = null;
  for (const technique of techniques) {
    const { key, facet } = technique;
    if (!facet) continue;
    const bought = skillLadder.relative(facet, w.consultNumber(skillStat(key, 'points'))) ?? 0;
    const levels = Math.min(bought, facet.maximum ?? bought, most);
    if (levels > (best?.levels ?? 0)) best = { technique, levels };
  }
  if (!best) return;
  const { technique, levels } = best;
  w.add(levels, technique.name, { cite: technique.facet?.cite, row: technique.key });
}

/** True for a technique whose name, speciality or note says the place: "Targeted Attack (Broadsword Swing/Neck)". */
function isAimedAt({ name, row }: ResolvedSkill, place: string): boolean {
  const part = place.split(' ').at(-1) ?? place;
  return `${name} ${row.note}`.toLowerCase().includes(part);
}

/** A technique for one place takes half of the penalty for it away at most; the half is rounded down. */
export const addTargetedAttack: AttackSteps = (w, fight, line) => {
  const location = isWildSwing(fight) ? undefined : locationAimedAt(fight);
  if (!location) return;
  const techniques = findTechniques(fight.context, 'targeted-attack', skillsOf(line));
  const penalty = -locationPenalty(fight, location);
  addRelief(
    w,
    techniques.filter((technique) => isAimedAt(technique, location.name)),
    Math.floor(penalty / 2),
  );
};

/** Ground Fighting takes the penalty for lying away (p. 231). */
export const addGroundFighting: AttackSteps = (w, { context, rules, state }, line) => {
  if (state.posture !== 'lying' || !isMelee(line)) return;
  addRelief(w, findTechniques(context, 'ground-fighting', skillsOf(line)), -rules.postures.lying.attack);
};

/** Two attacks at once, with a weapon in each hand: −4 to each, less with the technique (pp. 230, 417). */
export const addDualWeapon: AttackSteps = (w, { choice, context, maneuver }, line) => {
  const { use, twoHanded } = line;
  if (!choice.dualWeapon || !use || twoHanded || !['attack', 'allOutAttack'].includes(maneuver.id)) return;
  w.add(-dualWeaponPenalty, 'Dual-Weapon Attack', { cite: pages.dualWeapon });
  addRelief(w, findTechniques(context, 'dual-weapon-attack', skillsOf(line)), dualWeaponPenalty);
};

const dualWeaponPenalty = 4;

/** Raises a roll to the level of a technique of the skills of the weapons in hand, or of any skill with bare hands. */
export function raiseByTechnique(w: DerivationBuilder, fight: Fight, technique: string): void {
  const lines = readyMelee(fight);
  const chosen = lines.filter(({ id }) => id === fight.choice.subject);
  const skills = (chosen.length > 0 ? chosen : lines).flatMap(skillsOf);
  for (const { key, name, facet } of findTechniques(fight.context, technique, lines.length > 0 ? skills : undefined)) {
    const level = w.consultNumber(skillStat(key, 'level'));
    if (typeof w.value !== 'number' || level <= w.value) continue;
    const origin = { cite: facet?.cite, row: key };
    w.atLeast(w.givenNumber(skillStat(key, 'level'), name, origin), name, origin);
  }
}

const able = actionIncapable(pages.doNothing);
const inAttack = onlyUnder('attack', 'allOutAttack', 'moveAndAttack');

const addHindrances: FightSteps = (w, fight) => {
  if (isAny(fight, 'grappled', 'pinned')) w.add(-4, 'held by a foe', { cite: pages.grapple });
  if (inCloseCombat(fight) && w.consultNumber('defenseBonus') !== 0)
    w.addFrom('defenseBonus', -1, 'shield in close combat', { cite: pages.closeCombat });
};

type TechniqueAction = Pick<CombatAction, 'id' | 'name' | 'summary' | 'roll' | 'against'> & {
  /** The id of the technique; the action is there once it is bought. */
  readonly technique: string;
  readonly page: number;
  readonly refusals?: CombatAction['refusals'];
};

const ofTechnique = ({ technique, page, refusals = [], ...action }: TechniqueAction): CombatAction => ({
  ...action,
  cite: basicSet(page),
  isOffered: ({ context }) => findTechniques(context, technique).length > 0,
  refusals: [able, ...refusals],
  formula: (w, fight) => {
    const options = findTechniques(fight.context, technique).map(({ key, name }) => ({
      from: skillStat(key, 'level'),
      words: name,
    }));
    startFromBest(w, options, basicSet(page));
    addHindrances(w, fight);
  },
});

/** What can be done in a fight with a technique that was bought (pp. 230–232). */
export const techniqueActions: readonly CombatAction[] = [
  {
    id: 'armLock',
    name: 'Arm Lock',
    technique: 'arm-lock',
    page: 230,
    summary: 'locks the arm of a foe whom you hold: they break free at −4, and you can wrench it each turn',
    roll: 'quickContest' as const,
    against: 'the highest of ST, DX, Judo and Wrestling',
    refusals: [needsHold],
  },
  {
    id: 'fingerLock',
    name: 'Finger Lock',
    technique: 'finger-lock',
    page: 231,
    summary: 'as an arm lock, on the fingers; the hand is crippled sooner',
    roll: 'quickContest' as const,
    against: 'the highest of ST, DX, Judo and Wrestling',
    refusals: [needsHold],
  },
  {
    id: 'chokeHold',
    name: 'Choke Hold',
    technique: 'choke-hold',
    page: 230,
    summary: 'from behind: the foe is grappled by the neck and begins to suffocate',
    roll: 'success' as const,
    against: 'any active defense',
    refusals: [inAttack],
  },
  {
    id: 'neckSnap',
    name: 'Neck Snap',
    technique: 'neck-snap',
    page: 232,
    summary: 'won, your swing damage, crushing, to the neck of a foe whom you hold there',
    roll: 'quickContest' as const,
    against: 'the higher of ST and HT',
    refusals: [needsHold],
  },
  {
    id: 'disarm',
    name: 'Disarm',
    technique: 'disarming',
    page: 230,
    summary:
      'an attack on the weapon, at −3 to −5 by its size and −2 more without a fencing weapon; then a contest of skills',
    roll: 'success' as const,
    against: 'any active defense but a block; then the skill with the weapon, or ST',
    refusals: [inAttack],
  },
  {
    id: 'retainWeapon',
    name: 'Keep hold of the weapon',
    technique: 'retain-weapon',
    page: 232,
    summary: 'against an attempt to disarm',
    roll: 'quickContest' as const,
    against: 'the roll to disarm',
  },
  {
    id: 'sweep',
    name: 'Sweep',
    technique: 'sweep',
    page: 232,
    summary: 'if it hits, a contest of your ST or skill with their ST or DX: won, the foe falls',
    roll: 'success' as const,
    against: 'any active defense',
    refusals: [inAttack],
  },
  {
    id: 'sweepingKick',
    name: 'Sweeping Kick',
    technique: 'sweeping-kick',
    page: 232,
    summary: 'if it hits, a contest of your ST or skill with their ST or DX: won, the foe falls',
    roll: 'success' as const,
    against: 'any active defense',
    refusals: [inAttack],
  },
  {
    id: 'whirlwind',
    name: 'Whirlwind Attack',
    technique: 'whirlwind-attack',
    page: 232,
    summary: 'one attack on each foe within a yard, each with this roll and its own hit location at random',
    roll: 'success' as const,
    against: 'any active defense',
    refusals: [onlyUnder('allOutAttack')],
  },
].map(ofTechnique);
