import { isDice } from '../../../engine/dice.ts';
import { fightStats, isAny, maneuverCite, maneuverName } from '../../combat/fight.ts';
import type {
  AttackSteps,
  CombatAction,
  DefenseSteps,
  FightRules,
  FindRefusal,
  PostureRow,
} from '../../combat/fight-rules.ts';
import type { FightingLine } from '../../combat/fighting-line.ts';
import { type ActiveDefense, anyDefense, type Maneuver, type ManeuverKind } from '../../combat/maneuver.ts';
import { actionIncapable, onlyUnder, startFromBest, trainedLevels } from '../../combat/steps/action-steps.ts';
import { addManeuver, capByManeuver, isMelee, onlyCloseWhileCrawling } from '../../combat/steps/attack-steps.ts';
import { addDefensePosture, addToDefense } from '../../combat/steps/defense-steps.ts';
import type { HouseRule } from '../house-rule.ts';
import { type FightOption, fightOptions } from './fight-options.ts';
import {
  allOutAttack,
  allOutDefense,
  attackStances,
  blockWithLargeShield,
  blowWithLargeShield,
  catching,
  changePosition,
  limitCrawling,
  lookAround,
  postures,
  retreat,
  shieldReady,
  throughFriend,
  twoHandedOnKnees,
} from './melee-rules.ts';
import { writeSecondsToChangePosition } from './work-out-options.ts';

/** The row of a posture: attack and defenses come from the option, the rest from the option's note. */
function row(id: string, words: string, figures: Pick<PostureRow, 'target' | 'cost' | 'maxYards' | 'targetMelee'>) {
  const option = fightOptions.find((each) => each.rule === postures && each.id === id);
  const { attack = 0, dodge = 0, parry = 0, block = 0 } = option ?? {};
  return {
    words: `${words} (${postures.name})`,
    attack: attack ?? 0,
    defense: 0,
    defenses: { dodge: dodge ?? 0, parry: parry ?? 0, block: block ?? 0 },
    ...figures,
  } satisfies PostureRow;
}

/** The adapted table; lying is on the back. */
const adaptedPostures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: row('crouch', 'crouching', { target: -2, targetMelee: -1, cost: 1 }),
  kneeling: row('kneeling', 'kneeling', { target: -2, cost: 2 }),
  crawling: row('handsAndKnees', 'on hands and knees', { target: -3, cost: 1.5 }),
  sitting: row('sitting', 'sitting on the ground', { target: -2, maxYards: 0 }),
  lying: row('back', 'on the back', { target: -4, maxYards: 1 }),
};

/** The other forms of three postures. */
const adaptedForms: NonNullable<FightRules['postureForms']> = {
  defensive: { of: 'crouching', ...row('defensiveCrouch', 'in a defensive crouch', { target: 0, cost: 0.5 }) },
  chair: { of: 'sitting', ...row('chair', 'sitting on a chair', { target: -2, maxYards: 0 }) },
  belly: { of: 'lying', ...row('belly', 'on the belly', { target: -4, maxYards: 1 }) },
};

const alike = (add: number): Readonly<Record<ActiveDefense, number>> => ({ dodge: add, parry: add, block: add });

/** An option of the adapted rules as a kind of a maneuver. */
function kindOf(option: FightOption, name: string, more: Partial<ManeuverKind> = {}): ManeuverKind {
  const { attack, dodge, block, parry } = option;
  const bonus = { ...(dodge ? { dodge } : {}), ...(block ? { block } : {}), ...(parry ? { parry } : {}) };
  return {
    id: option.id,
    name,
    summary: option.note,
    rule: option.rule,
    ...(attack ? { melee: attack } : {}),
    ...(option.maxAttack === undefined ? {} : { meleeCap: option.maxAttack }),
    defenses: anyDefense.filter((defense) => option[defense] !== null),
    defenseBonus: bonus,
    ...more,
  };
}

const optionsOf = (rule: HouseRule): readonly FightOption[] => fightOptions.filter((option) => option.rule === rule);

/** "All-Out Attack: lunge" as "lunge". */
const shortName = ({ name }: FightOption): string => name.split(': ').at(-1) ?? name;

/** An ordinary attack, a bold and a cautious one. */
const stanceKinds: readonly ManeuverKind[] = [
  { id: 'normal', name: 'normal', summary: 'as by the book' },
  ...optionsOf(attackStances).map((option) =>
    kindOf(option, option.id, option.id === 'bold' ? { noRetreat: true, meleeOnly: true } : { meleeOnly: true }),
  ),
];

/** An ordinary feint and a cautious one, if the book has feints. */
const feintKinds: readonly ManeuverKind[] = stanceKinds.filter(({ id }) => id === 'normal' || id === 'cautious');

const allOutAttackKinds: readonly ManeuverKind[] = optionsOf(allOutAttack).map((option) =>
  kindOf(option, shortName(option), {
    noRetreat: true,
    ...(option.id === 'twoStrikes' || option.id === 'wildSwing' ? { attacks: 2 } : {}),
    ...(option.id === 'wildSwing' ? { wildSwing: true } : {}),
    ...(option.id === 'charge' ? { movement: { kind: 'full' } } : {}),
    ...(option.id === 'lunge' ? { reach: 1 } : {}),
  }),
);

const allOutDefenseKinds: readonly ManeuverKind[] = optionsOf(allOutDefense).map((option) =>
  kindOf(option, shortName(option), { secondDefense: option.id === 'double' }),
);

/** Throwing something to a friend, and catching it: no attack. */
const catchingManeuver: Maneuver = {
  id: 'throwOrCatch',
  name: 'Throw or Catch',
  summary: 'throw something to a friend, or catch it',
  cite: catching.cite,
  movement: { kind: 'none' },
  attacks: 0,
  defenses: anyDefense,
  kinds: [
    {
      id: 'throw',
      name: 'throw',
      summary: 'to a friend, at +4',
      rule: catching,
      defenseBonus: alike(-4),
    },
    { id: 'catch', name: 'catch', summary: 'a roll against DX', rule: catching, defenseBonus: alike(-4) },
  ],
};

/** A house rule, and its change to the rules of a fight. */
interface FightChange {
  readonly rule: HouseRule;
  readonly change: (rules: FightRules) => FightRules;
}

const optionOf = (id: string) => fightOptions.find((option) => option.id === id);

type Uses = { readonly [Part in keyof FightRules['uses']]?: FightRules['uses'][Part] };
const withUses = ({ uses }: FightRules, more: Uses): Pick<FightRules, 'uses'> => ({
  uses: {
    ...uses,
    state: [...new Set([...uses.state, ...(more.state ?? [])])],
    choice: [...new Set([...uses.choice, ...(more.choice ?? [])])],
    target: [...new Set([...uses.target, ...(more.target ?? [])])],
    defense: [...new Set([...uses.defense, ...(more.defense ?? [])])],
  },
});

/** Steps of attacks follow the maneuver's; those of defenses precede the posture's. */
const withAttack = ({ attack }: FightRules, ...steps: readonly AttackSteps[]): Pick<FightRules, 'attack'> => ({
  attack: { ...attack, skill: attack.skill.flatMap((step) => (step === addManeuver ? [step, ...steps] : [step])) },
});
const withDefense = ({ defense }: FightRules, ...steps: readonly DefenseSteps[]): Pick<FightRules, 'defense'> => ({
  defense: {
    ...defense,
    steps: defense.steps.flatMap((step) => (step === addDefensePosture ? [...steps, step] : [step])),
  },
});
const withKinds = ({ maneuvers }: FightRules, id: string, kinds: Maneuver['kinds']): Pick<FightRules, 'maneuvers'> => ({
  maneuvers: maneuvers.map((maneuver) => (maneuver.id === id && kinds ? { ...maneuver, kinds } : maneuver)),
});

/** The bonus of a kind of a maneuver of these rules to a defense: only to the chosen one, if it is for one. */
const addKindTo =
  (rule: HouseRule): DefenseSteps =>
  (w, fight, { id, kind }) => {
    const add = fight.kind?.rule === rule ? (fight.allowance.defenseBonus?.[kind] ?? 0) : 0;
    const { subject } = fight.choice;
    if (add === 0 || (fight.kind?.id === 'skilled' && subject !== '' && subject !== id)) return;
    addToDefense(w, add, maneuverName(fight), maneuverCite(fight));
    if (fight.kind?.id === 'skilled' && subject === '') w.note('for one of the defenses', rule);
  };

const thrustsOnly: FindRefusal<FightingLine> = (fight, line) =>
  fight.kind?.rule === allOutAttack && optionOf(fight.kind.id)?.thrustsOnly && !line.thrusts
    ? { words: `${maneuverName(fight)}: thrusts only`, cite: allOutAttack.cite }
    : null;

const addAllOutDamage: AttackSteps = (w, fight, line) => {
  const { damage, damageOf } = (fight.kind?.rule === allOutAttack && optionOf(fight.kind.id)) || {};
  if (!damage || !isMelee(line) || !isDice(w.value)) return;
  if (damageOf === 'thrustsAndShields' && !line.thrusts && !line.use?.item.facet?.shield) return;
  const { dice } = w.value;
  const words = maneuverName(fight);
  if ('add' in damage) w.add(damage.add, words, allOutAttack);
  else if ('perDie' in damage) w.add(damage.perDie * dice, `${words}: for each die`, allOutAttack);
  else {
    const strength = w.givenNumber('st', undefined, allOutAttack);
    w.add(Math.floor(strength / damage.perStrength), `${words}: for each ${damage.perStrength} ST`, allOutAttack);
  }
};

/** The margin of an attack that leaves no time to retreat. */
const retreatLostBy = 5;

/** Falling back: with a cautious attack or All-Out Defense; rolling away from a foe at the side. */
const addRetreat: DefenseSteps = (w, fight, { kind }) => {
  if (kind !== 'dodge' || !fight.defense.retreat) return;
  const { state, incoming, maneuver } = fight;
  const isBlow = incoming.kind === 'melee' || incoming.kind === 'unarmed';
  const rolls = state.posture === 'lying' && (incoming.side === 'left' || incoming.side === 'right');
  const allowed = maneuver.id === 'allOutDefense' || fight.kind?.id === 'cautious';
  const reasons: readonly [isSo: boolean, reason: string][] = [
    [state.retreated, 'once a turn'],
    [!isBlow, 'a ranged attack'],
    [isAny(fight, 'stunned', 'mentallyStunned', 'frozen'), 'stunned'],
    [isAny(fight, 'grappled', 'pinned'), 'held by a foe'],
    [!rolls && !allowed, 'only with a cautious attack or All-Out Defense'],
    [!rolls && state.posture !== 'standing' && state.posture !== 'crouching', 'only on one’s feet'],
  ];
  const reason = reasons.find(([isSo]) => isSo)?.[1];
  if (reason !== undefined) w.fact(`no retreat: ${reason} (${retreat.name})`, null, retreat);
  else {
    w.add(optionOf(rolls ? 'rollAway' : 'retreat')?.dodge ?? 0, `retreat (${retreat.name})`, retreat);
    w.note(`lost where the attack succeeded by ${retreatLostBy} or more`, retreat);
  }
};

/** The feint of the book, with the stance's bonus. */
const withFeint = ({ actions }: FightRules): Pick<FightRules, 'actions'> => ({
  actions: actions.map((action) =>
    action.id === 'feint'
      ? {
          ...action,
          formula: (w, fight) => {
            action.formula(w, fight);
            const { kind, allowance } = fight;
            if (kind?.rule === attackStances && allowance.melee && w.value !== null)
              w.add(allowance.melee, maneuverName(fight), attackStances);
          },
        }
      : action,
  ),
});

const addMeleeTarget: AttackSteps = (w, { rules, target }, line) => {
  const { targetMelee = 0, words } = rules.postures[target.posture];
  if (targetMelee !== 0 && isMelee(line)) w.add(targetMelee, `target ${words}`, postures);
};

const addPast: (ofBook: boolean) => AttackSteps =
  (ofBook) =>
  (w, { target }, line) => {
    if (!isMelee(line)) return;
    if (target.throughFriend)
      w.add(optionOf('friend')?.attack ?? 0, `past a friend (${throughFriend.name})`, throughFriend);
    // If the book has a penalty for striking past a foe, it is the same one and already applied.
    if (target.throughFoe && !ofBook)
      w.add(optionOf('foe')?.attack ?? 0, `past a foe (${throughFriend.name})`, throughFriend);
  };

/** Throwing to a friend at +4, catching against DX. Untrained, a throw is at DX −3. */
const catchingActions: readonly CombatAction[] = [
  {
    id: 'throwToFriend',
    name: 'Throw to a friend',
    summary: '−1 for each person between, −2 for each who tries to get it',
    cite: catching.cite,
    roll: 'success',
    against: '',
    refusals: [actionIncapable(catching.cite), onlyUnder(catchingManeuver.id)],
    formula: (w, fight) => {
      const trained = trainedLevels(fight, 'throwing');
      if (trained.length > 0) startFromBest(w, trained, catching.cite);
      else w.startFrom('dx', undefined, catching).add(-3, 'without Throwing', catching);
      w.add(4, catching.name, catching);
    },
  },
  {
    id: 'catch',
    name: 'Catch',
    summary: '+2 if the throw succeeded; −2 for each hex away, −2 to the front side, −6 to the rear side',
    cite: catching.cite,
    roll: 'success',
    against: '',
    refusals: [actionIncapable(catching.cite), onlyUnder(catchingManeuver.id)],
    formula: (w) => w.startFrom('dx', catching.name, catching),
  },
];

/** The changes of each adapted rule; their procedures are texts, which change no number. */
export const fightChanges: readonly FightChange[] = [
  {
    rule: attackStances,
    change: (rules) => ({
      ...rules,
      ...withKinds({ ...rules, ...withKinds(rules, 'attack', stanceKinds) }, 'feint', feintKinds),
      ...withFeint(rules),
      ...withDefense(rules, addKindTo(attackStances)),
    }),
  },
  {
    rule: allOutAttack,
    change: (rules) => ({
      ...rules,
      ...withKinds(rules, 'allOutAttack', allOutAttackKinds),
      ...withDefense(rules, addKindTo(allOutAttack)),
      attack: {
        ...rules.attack,
        refusals: [...rules.attack.refusals, thrustsOnly],
        skill: rules.attack.skill.includes(capByManeuver) ? rules.attack.skill : [...rules.attack.skill, capByManeuver],
        damage: [...rules.attack.damage, addAllOutDamage],
      },
    }),
  },
  {
    rule: allOutDefense,
    change: (rules) => ({
      ...rules,
      ...withUses(rules, { choice: ['kind', 'subject'] }),
      ...withKinds(rules, 'allOutDefense', allOutDefenseKinds),
      ...withDefense(rules, addKindTo(allOutDefense)),
    }),
  },
  {
    rule: retreat,
    change: (rules) => {
      const steps = rules.defense.steps.filter((step) => step !== rules.defense.retreat);
      const defense = { ...rules.defense, retreatLostBy };
      return {
        ...rules,
        ...withUses(rules, { state: ['retreated'], defense: ['retreat'] }),
        ...withDefense({ ...rules, defense: { ...defense, steps } }, addRetreat),
      };
    },
  },
  {
    rule: postures,
    change: (rules) => ({
      ...rules,
      ...withUses(rules, { state: ['postureForm'] }),
      postures: adaptedPostures,
      postureForms: adaptedForms,
      postureCite: postures.cite,
      attack: {
        ...withAttack(rules, addMeleeTarget).attack,
        refusals: [
          ...rules.attack.refusals.filter((find) => find !== onlyCloseWhileCrawling),
          twoHandedOnKnees,
          blowWithLargeShield,
        ],
      },
      defense: { ...rules.defense, refusals: [...rules.defense.refusals, blockWithLargeShield] },
      movement: { ...rules.movement, limit: limitCrawling(rules.movement) },
    }),
  },
  {
    rule: changePosition,
    change: (rules) => ({
      ...rules,
      maneuvers: rules.maneuvers.map((maneuver) =>
        maneuver.id === 'changePosition' || maneuver.id === 'changePosture'
          ? { ...maneuver, summary: 'from one position to another, in as many seconds as the level of load' }
          : maneuver,
      ),
      numbers: [
        ...rules.numbers,
        {
          id: fightStats.positionTime,
          name: 'change position',
          unit: 'seconds',
          cite: changePosition.cite,
          formula: writeSecondsToChangePosition,
        },
      ],
    }),
  },
  {
    rule: shieldReady,
    change: (rules) => ({
      ...rules,
      times: [
        ...rules.times.filter(({ what }) => what !== 'ready or sling a shield'),
        { what: 'ready or sling a shield', time: 'twice as many turns as its PD', cite: shieldReady.cite },
      ],
      pickUp: {
        ...rules.pickUp,
        shield: { figure: 'passiveDefense', times: { by: 2, name: shieldReady.name }, cite: shieldReady.cite },
      },
    }),
  },
  {
    rule: throughFriend,
    change: (rules) => ({
      ...rules,
      ...withAttack(rules, addPast(rules.uses.target.includes('throughFoe'))),
      ...withUses(rules, { target: ['throughFriend', 'throughFoe'] }),
    }),
  },
  {
    rule: catching,
    change: (rules) => ({
      ...rules,
      ...withUses(rules, { choice: ['kind'] }),
      ...withDefense(rules, addKindTo(catching)),
      maneuvers: [...rules.maneuvers, catchingManeuver],
      actions: [...rules.actions, ...catchingActions],
    }),
  },
  {
    rule: lookAround,
    change: (rules) => ({
      ...rules,
      ...withUses(rules, { choice: ['lookAround'] }),
      ...withAttack(rules, (w, { choice }) => {
        if (choice.lookAround) w.add(optionOf('lookAround')?.attack ?? 0, lookAround.name, lookAround);
      }),
      ...withDefense(rules, (w, { choice }, { kind }) => {
        if (choice.lookAround) addToDefense(w, optionOf('lookAround')?.[kind] ?? 0, lookAround.name, lookAround.cite);
      }),
    }),
  },
];
