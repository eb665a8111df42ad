import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { chosen, type StatId } from '../../../../engine/step.ts';
import { fightStats, hasTrait, inCloseCombat, isFromSide, traitsOf } from '../../../combat/fight.ts';
import type { DefenseSteps, Fight, FightRules, FindRefusal } from '../../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../../combat/fighting-line.ts';
import {
  addDefensePosture,
  addRetreat,
  addStun,
  blocksUnready,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../../combat/steps/defense-steps.ts';
import { lineStat, skillStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';
import { halveByState } from './state-numbers.ts';

type Against = FindRefusal<DefenseLine>;
const isFromASide = ({ incoming: { side } }: Fight): boolean => side === 'left' || side === 'right';
const isRangedAttack = ({ incoming: { kind } }: Fight): boolean =>
  kind === 'thrown' || kind === 'missile' || kind === 'firearm';
const seesAround = (fight: Fight): boolean => hasTrait(fight, '360-vision');
const seesAside = (fight: Fight): boolean => hasTrait(fight, 'peripheral-vision');
const fencingSkills = ['main-gauche', 'rapier', 'saber', 'smallsword'];
const retreatingArts = ['boxing', 'judo', 'karate'];

/**
 * No defense from behind, except for those who see there; a shield and a one-handed weapon guard their own side (pp.
 * 390–391).
 */
const bySide: Against = (fight, { kind, line }) => {
  const cite = pages.sides;
  if (fight.incoming.side === 'behind') {
    if (!seesAround(fight) && !seesAside(fight)) return { words: 'an attack from behind', cite };
    if (kind === 'block') return { words: 'a shield blocks nothing from behind', cite };
  }
  if (kind === 'block' && isFromSide(fight, 'weapon')) return { words: 'the shield is on the other side', cite };
  if (kind === 'parry' && isFromOtherSide(fight, line) && !isDoubleJointed(fight))
    return { words: 'the weapon is on the other side', cite };
  return null;
};

/** True for an attack from the side opposite a one-handed weapon. */
const isFromOtherSide = (fight: Fight, line: FightingLine | undefined): boolean =>
  line?.use !== undefined &&
  !line.twoHanded &&
  isFromSide(fight, line.use.item.row.hand === 'off' ? 'weapon' : 'shield');

/** The higher degree of Flexibility; or a custom trait of that name. */
const isDoubleJointed = (fight: Fight): boolean =>
  hasTrait(fight, 'double-jointed') ||
  traitsOf(fight, 'flexibility').some(({ row }) =>
    row.choices.some(({ parameter, value }) => parameter === 'degree' && value === 'double-jointed'),
  );

/** The attacks that a parry, and a block, can stop (pp. 374–377). */
const byAttack: Against = ({ incoming, state }, { kind, line }, w) => {
  const { kind: attack, weight } = incoming;
  if (kind === 'block') return attack === 'firearm' ? { words: 'a shield stops no bullet', cite: pages.block } : null;
  if (kind !== 'parry') return null;
  if ((attack === 'missile' || attack === 'firearm') && !incoming.withinReach)
    return { words: 'a missile', cite: pages.parry };
  if (line?.attack?.notes?.includes('unbalanced') && state.attackedWith.includes(line.use?.item.key ?? ''))
    return { words: 'unbalanced, and it attacked this turn', cite: pages.parry };
  const most = w.consultNumber('basicLift') * (line?.twoHanded ? 2 : 1);
  return weight !== null && weight > most ? { words: 'too heavy to parry', cite: pages.parry } : null;
};

/** In close combat no block, and only empty hands and weapons for it parry (p. 392). */
const inClose: Against = (fight, { kind, line }) => {
  if (!inCloseCombat(fight) || kind === 'dodge') return null;
  if (kind === 'block') return { words: 'no block in close combat', cite: pages.closeCombat };
  return line?.blow || line?.reach.includes(0) ? null : { words: 'too long for close combat', cite: pages.closeCombat };
};

/** One block a turn (p. 375). An attacker who is only heard can be parried; one who is neither seen nor heard only dodged (p. 394). */
const oftenEnough: Against = ({ state, incoming }, { kind }) => {
  if (kind === 'block' && state.blocks > 0) return { words: 'one block a turn', cite: pages.block };
  if (kind !== 'dodge' && incoming.seen === 'unseen')
    return { words: 'the attacker cannot be seen, nor heard', cite: pages.visibility };
  return null;
};

/** The shield helps against attacks from the front and its own side, not against firearms (p. 374). */
const withoutShield: DefenseSteps = (w, fight) => {
  const { incoming } = fight;
  const helps = (incoming.side === 'front' || isFromSide(fight, 'shield')) && incoming.kind !== 'firearm';
  if (!helps && w.consultNumber('defenseBonus') !== 0)
    w.addFrom(
      'defenseBonus',
      -1,
      incoming.kind === 'firearm' ? 'no shield against bullets' : 'the shield is on the other side',
      {
        cite: pages.defenses,
      },
    );
};

const halve = halveByState;
/** Dodge is halved with Move, the shield apart. */
const halveDodge: DefenseSteps = (w, fight, { kind }) => {
  if (kind !== 'dodge') return;
  const before = w.steps.length;
  const bonus = w.consultNumber('defenseBonus');
  const isHalved =
    w.consultNumber(fightStats.hitsLeft) * 3 < w.consultNumber('hitPoints') ||
    w.consultNumber(fightStats.fatigueLeft) * 3 < w.consultNumber('fatiguePoints');
  if (!isHalved) return;
  const counts = bonus !== 0 && !w.steps.some((step) => step.op === 'add' && step.from === 'defenseBonus');
  if (counts) w.addFrom('defenseBonus', -1, 'without the shield', { cite: pages.injury });
  halve(w, fight);
  if (counts && w.steps.length > before) w.addFrom('defenseBonus', 1, 'the shield', { cite: pages.defenses });
};

/** Further parries with the same weapon or hand −4 each; −2 fencing or well trained, −1 both (p. 376). */
const addFurtherParries: DefenseSteps = (w, fight, { kind, line }) => {
  if (kind !== 'parry' || !line) return;
  const key = line.use?.item.key;
  const made = Object.entries(fight.state.parries).reduce(
    (sum, [id, count]) => sum + ((key === undefined ? id === line.id : id.startsWith(`${key}.`)) ? count : 0),
    0,
  );
  if (made === 0) return;
  const trained = hasTrait(fight, 'trained-by-a-master') || hasTrait(fight, 'weapon-master');
  const fencing = line.attack?.fencing ?? false;
  const each = trained && fencing ? -1 : trained || fencing ? -2 : -4;
  w.add(each * made, made === 1 ? 'parried before' : `parried ${made} times before`, { cite: pages.parry });
};

/** The stat of the skill that a bare hand parries with, by the choice of the sheet: Judo has no line in the tables. */
function parriesWith(w: DerivationBuilder, line: FightingLine): StatId | undefined {
  for (const step of w.consult(lineStat(line.id, 'parry')).steps) {
    if (step.op === 'choose') return chosen(step.options, step.pick)?.from;
    if (step.op === 'start') return step.from;
  }
  return undefined;
}

/** True for a hand that parries weapons as well as blows. */
function stopsWeapons(w: DerivationBuilder, { context }: Fight, line: FightingLine): boolean {
  const art = line.blow?.skill?.id;
  if (art !== undefined) return art === 'judo' || art === 'karate';
  const used = parriesWith(w, line);
  return (context.skillsByName.get('judo') ?? []).some(({ key }) => skillStat(key, 'handParry') === used);
}

const addAttack: DefenseSteps = (w, fight, { kind, line }) => {
  const { incoming } = fight;
  if (kind === 'parry' && isFromOtherSide(fight, line))
    w.fact('Double-Jointed: parries to the other side', null, { cite: pages.sides });
  if (incoming.side === 'behind') {
    if (!seesAround(fight)) w.add(-2, 'from behind', { cite: pages.sides });
    if (kind === 'parry') w.add(-2, 'a parry to the rear', { cite: pages.sides });
  } else if (isFromASide(fight) && !seesAround(fight) && !seesAside(fight))
    w.add(-2, 'from the side', { cite: pages.sides });
  if (kind === 'parry' && incoming.kind === 'thrown')
    w.add(incoming.small ? -2 : -1, incoming.small ? 'small thrown weapon' : 'thrown weapon', { cite: pages.parry });
  if (
    kind === 'parry' &&
    line?.blow &&
    incoming.kind !== 'unarmed' &&
    !incoming.thrust &&
    !stopsWeapons(w, fight, line)
  )
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmedParry });
  if (incoming.seen === 'unseen' || incoming.seen === 'heard')
    w.add(-4, 'the attacker cannot be seen', { cite: pages.visibility });
  if (incoming.feint > 0) w.add(-incoming.feint, 'feint', { cite: pages.feint });
  if (incoming.deceptive > 0) w.add(-incoming.deceptive, 'Deceptive Attack', { cite: pages.deceptive });
};

/** The defender's modifiers: the maneuver, drop, acrobatics, extra effort (pp. 357, 366, 375, 377). */
const addChoices: DefenseSteps = (w, fight, { kind }) => {
  const { allowance, defense, maneuver, state } = fight;
  const bonus = allowance.defenseBonus?.[kind] ?? 0;
  if (bonus !== 0) w.add(bonus, fight.kind?.name ?? maneuver.name, { cite: maneuver.cite });
  if (kind === 'dodge' && defense.drop) {
    if (isRangedAttack(fight)) w.add(3, 'dodge and drop', { cite: pages.drop });
    else w.fact('dodging and dropping is against ranged attacks', null, { cite: pages.drop });
  }
  if (kind === 'dodge' && defense.acrobatic !== '' && state.acrobaticDodges === 0) {
    const trained = (fight.context.skillsByName.get('acrobatics') ?? []).some(({ hasPoints }) => hasPoints);
    if (trained) w.add(defense.acrobatic === 'made' ? 2 : -2, 'acrobatic dodge', { cite: pages.dodge });
    else w.fact('an acrobatic dodge needs a point in Acrobatics', null, { cite: pages.dodge });
  }
  if (defense.feverish) w.add(2, 'Feverish Defense, 1 FP', { cite: pages.extraEffort });
};

/** The bonus for a retreat (p. 377). */
const retreatBonus = ({ kind, line }: DefenseLine): number => {
  if (kind === 'dodge') return 3;
  const skills = [line?.blow?.skill?.id ?? '', ...(line?.attack?.skills ?? [])];
  const mobile = kind === 'parry' && skills.some((id) => retreatingArts.includes(id) || fencingSkills.includes(id));
  return mobile || (kind === 'parry' && line?.attack?.fencing) ? 3 : 1;
};

const ordinaryRetreat = addRetreat(retreatBonus, pages.retreat);
/** A fighter who sprinted cannot retreat (p. 377). */
const retreat: DefenseSteps = (w, fight, line) => {
  if (!fight.state.ranLastTurn) ordinaryRetreat(w, fight, line);
  else if (fight.defense.retreat) w.fact('no retreat: moved too fast', null, { cite: pages.retreat });
};

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.defenses),
    notUnderManeuver,
    bySide,
    inClose,
    byAttack,
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.block),
    oftenEnough,
  ],
  steps: [
    withoutShield,
    halveDodge,
    addDefensePosture,
    addStun(-4, pages.defenses),
    addFurtherParries,
    addAttack,
    addChoices,
    retreat,
    noteDefenseCosts,
  ],
  cite: pages.defenses,
};
