import type { CombatSituation } from '../../character/combat-situation.ts';
import type { CombatState, MissileSpell, SpellEffect } from '../../character/combat-state.ts';
import { blankRows } from '../../character/edit-rows.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByKeys, memoizeOnce } from '../../engine/memoize.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Derivation, StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type OpenedCharacter, openWorksheet } from '../derive-character.ts';
import { fightRulesInForce } from '../house-rules/fight-rules-in-force.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { attackUses } from '../shared/attack-uses.ts';
import { lineStat } from '../stat-ids.ts';
import {
  actionStat,
  attackStat,
  defenseStat,
  fightOf,
  foeStat,
  isAny,
  refuseManeuver,
  stateRollStat,
} from './fight.ts';
import {
  defineActions,
  defineAttacks,
  defineDefenses,
  defineMovement,
  firstRefusal,
  offeredActions,
  writeRefusal,
} from './fight-numbers.ts';
import type { CombatAction, Fight, FightRules, FindRefusal, HitLocation, Refusal, StateRoll } from './fight-rules.ts';
import { type DefenseLine, defenseLines, type FightingLine, fightingLines } from './fighting-line.ts';
import { handsOf, hasEmptyHand } from './hands.ts';
import { lastingRows } from './hazards/lasting-effects.ts';
import { effectRows, missileRow } from './magic/spell-rows.ts';
import type { ActiveDefense, Maneuver } from './maneuver.ts';
import { defineCripplingRolls, defineWoundRolls, isRolled, type RollDue } from './rolls-due.ts';
import { findIncapable } from './steps/attack-steps.ts';
import { keepUsedFields } from './used-fields.ts';

/**
 * A dropped item that can be picked up, and the turns that it takes; null with a reason if it cannot be picked up now.
 */
interface PickUp {
  readonly key: string;
  readonly name: string;
  readonly turns: StatId;
  /** Turns to ready it afterward; absent if it is ready at once. */
  readonly readying?: StatId;
}

const noHand: FindRefusal<PickUp> = (fight) => {
  const { cite } = fight.rules.pickUp;
  const { holds, cause } = handsOf(fight);
  if (!holds) return { words: `${cause ?? 'the body'}: no hands to hold it`, cite };
  return hasEmptyHand(fight) ? null : { words: 'no empty hand', cite };
};
const incapable: FindRefusal<PickUp> = (fight) => findIncapable(fight, fight.rules.pickUp.cite);

/** Defines the turns that it takes to pick up each item that was dropped in the fight: stowed there, and elsewhere on the sheet. */
function definePickUps(worksheet: Worksheet, fight: Fight, onSheet: Fight['context']): readonly PickUp[] {
  const { state, rules } = fight;
  const { cite, kneels, heavyTakes } = rules.pickUp;
  const dropped = onSheet.items.filter(
    ({ key, row }) => ownValue(state.places, key) === 'stowed' && row.place !== 'stowed',
  );
  return dropped.map((item) => {
    const { key, name, row, facet } = item;
    const turns = `fight:pickUp.${key}`;
    const readying = defineReadying(worksheet, fight, item, `${turns}.readying`);
    const pickUp: PickUp = { key, name, turns, ...(readying === null ? {} : { readying }) };
    worksheet.define({
      id: turns,
      name: `pick up ${name}`,
      unit: 'turns',
      cite,
      formula: (w) => {
        const refusal = firstRefusal([incapable, noHand], fight, pickUp, w);
        if (refusal) {
          writeRefusal(w, refusal);
          return;
        }
        w.start(1, 'to take it', { cite });
        if (kneels && (state.posture === 'standing' || state.posture === 'crouching')) w.add(1, 'to kneel', { cite });
        const weight = row.weightOverride ?? facet?.weight ?? 0;
        if (heavyTakes !== undefined && weight > w.consultNumber('st')) {
          w.given('st', undefined, { cite });
          w.add(heavyTakes - 1, 'heavier than ST in pounds', { cite });
        }
        if (readying !== null && w.consultNumber(readying) > 0) w.note('then it must be made ready', { cite });
      },
    });
    return pickUp;
  });
}

/**
 * Defines the turns to ready an item that was picked up, and returns the stat's id; null if the item is ready at once.
 */
function defineReadying(worksheet: Worksheet, fight: Fight, item: ResolvedItem, id: StatId): StatId | null {
  const write = item.facet?.shield ? writeShield(fight, item) : writeWeapon(worksheet, fight, item);
  if (!write) return null;
  const { cite, formula } = write;
  worksheet.define({ id, name: `make ${item.name} ready, once picked up`, unit: 'turns', cite, formula });
  return id;
}

type Write = { readonly cite: Citation; readonly formula: (w: DerivationBuilder) => void };

/** A shield takes as many turns as its figure. */
function writeShield({ rules }: Fight, { name, key, facet }: ResolvedItem): Write | null {
  const { shield } = rules.pickUp;
  if (!shield) return null;
  const { figure, times, cite } = shield;
  return {
    cite,
    formula: (w) => {
      const short = figure === 'passiveDefense' ? 'PD' : 'DB';
      w.start(facet?.shield?.[figure] ?? 0, `${short} of ${name}`, { cite: facet?.cite, row: key });
      if (times) w.multiply(times.by, times.name, { cite });
    },
  };
}

/** A weapon is readied as after an attack; if it has several attacks, as after the slowest. */
function writeWeapon(worksheet: Worksheet, { rules, context }: Fight, { key }: ResolvedItem): Write | null {
  const { weaponsUnready, cite } = rules.pickUp;
  if (!weaponsUnready) return null;
  const slow = attackUses(context)
    .filter(({ item, attack }) => item.key === key && !attack.ranged)
    .map(({ id }) => lineStat(id, 'readying'))
    .filter((stat) => worksheet.has(stat));
  if (slow.length === 0) return null;
  return {
    cite,
    formula: (w) =>
      w.choose(
        'as after an attack',
        slow.map((from) => ({ from })),
        'highest',
        { cite },
      ),
  };
}

/** An attack in the present situation; its numbers are null if it is not possible, and their step says why. */
interface AttackNow {
  readonly line: FightingLine;
  readonly skill: StatId;
  readonly damage: StatId;
  /** The roll to hit somebody else after a miss; absent for hand weapons, or if the ruleset has no such rule. */
  readonly wrongTarget?: StatId;
}

/** A defense in the present situation, as {@link AttackNow}. */
interface DefenseNow {
  readonly line: DefenseLine;
  readonly active: StatId;
  /** The number to roll against. */
  readonly total: StatId;
}

interface ActionNow {
  readonly action: CombatAction;
  readonly roll: StatId;
  /** Added to the foe's roll because of the way it is done; absent if nothing is added. */
  readonly against?: StatId;
  readonly damage?: StatId;
}

/** A maneuver, and why it cannot be chosen now; null if it can. */
interface ManeuverNow {
  readonly maneuver: Maneuver;
  readonly refusal: Refusal | null;
}

/** A fighter in a situation. The numbers are on the worksheet, each computed when it is first read; so are the lists. */
export interface CombatSheet {
  readonly fight: Fight;
  /** The numbers of the fight, overlaid on those of the character. */
  readonly worksheet: Worksheet;
  readonly maneuvers: readonly ManeuverNow[];
  readonly attacks: readonly AttackNow[];
  readonly defenses: readonly DefenseNow[];
  readonly actions: readonly ActionNow[];
  /** Items dropped in the fight. */
  readonly pickUps: readonly PickUp[];
  /** The target's defenses against the fighter's attack, if known. */
  readonly foe: readonly { readonly defense: ActiveDefense; readonly total: StatId }[];
  /** The rolls that the fighter's state asks for. */
  readonly rolls: readonly RollDue[];
  /** The same fighter in another state. */
  readonly inState: (state: CombatState) => CombatSheet;
}

/**
 * The numbers of a character in a fight: those of the sheet, with further steps for state, maneuver, target and the
 * incoming attack. Parts of the situation that the ruleset does not have are ignored. A number is computed only when it
 * is read from the worksheet, and a list when it is first asked for. The sheet itself is not changed. `targetLocations` are those of a target with a sheet.
 */
export function deriveCombat(
  sheet: OpenedCharacter,
  ofBook: FightRules,
  whole: CombatSituation,
  targetLocations?: readonly HitLocation[],
): CombatSheet {
  const rules = fightRulesInForce(ofBook, sheet.context);
  const situation = keepUsedFields(whole, rules.uses);
  const { context, worksheet: base, ruleset } = sheetInFight(sheet, situation.state, rules);
  const lines = fightingLines(context, ruleset.unarmed);
  const exhausted = findExhausted(base, situation.state, rules);
  const fight = fightOf(rules, context, situation, lines, exhausted, targetLocations);
  const defended = memoizeOnce(() => defenseLines(context, lines));
  const numbers = memoizeOnce(() => defineNumbers(base, fight, defended(), sheet.context));
  const attacks = memoizeOnce(() =>
    lines.map((line) => ({
      line,
      skill: attackStat(line.id, 'skill'),
      damage: attackStat(line.id, 'damage'),
      ...(rules.attack.wrongTarget && line.mode !== 'melee' ? { wrongTarget: attackStat(line.id, 'wrongTarget') } : {}),
    })),
  );
  const defenses = memoizeOnce(() =>
    defended().map((line) => ({
      line,
      active: defenseStat(line.id, 'active'),
      total: defenseStat(line.id, 'total'),
    })),
  );
  const actions = memoizeOnce(() =>
    offeredActions(fight).map((action) => ({
      action,
      roll: actionStat(action.id, 'roll'),
      ...(action.foeAdds ? { against: actionStat(action.id, 'against') } : {}),
      ...(action.damage ? { damage: actionStat(action.id, 'damage') } : {}),
    })),
  );
  const maneuvers = memoizeOnce(() =>
    rules.maneuvers.map((maneuver) => ({ maneuver, refusal: refuseManeuver(fight, maneuver) })),
  );
  const rolls = memoizeOnce(() => listRolls(fight, numbers()));
  return {
    fight,
    get worksheet() {
      return numbers().worksheet;
    },
    get maneuvers() {
      return maneuvers();
    },
    get attacks() {
      return attacks();
    },
    get defenses() {
      return defenses();
    },
    get actions() {
      return actions();
    },
    get pickUps() {
      return numbers().pickUps;
    },
    foe: (['dodge', 'parry', 'block'] as const)
      .filter((defense) => situation.target[defense] !== null)
      .map((defense) => ({ defense, total: foeStat(defense) })),
    get rolls() {
      return rolls();
    },
    inState: (state) => deriveCombat(sheet, ofBook, { ...whole, state }, targetLocations),
  };
}

/** The numbers of a fight on a worksheet over that of the character, with what is read from the lists that define them. */
function defineNumbers(base: Worksheet, fight: Fight, defended: readonly DefenseLine[], onSheet: Fight['context']) {
  const worksheet = new OverlaidWorksheet(base);
  defineMovement(worksheet, fight);
  defineAttacks(worksheet, fight, fight.lines);
  defineDefenses(worksheet, fight, defended);
  defineActions(worksheet, fight);
  return {
    worksheet,
    pickUps: definePickUps(worksheet, fight, onSheet),
    ofWounds: defineWoundRolls(worksheet, fight),
    ofCrippling: defineCripplingRolls(worksheet, fight),
  };
}

/** The rolls that are due, of wounds first. */
function listRolls(
  fight: Fight,
  { worksheet, ofWounds, ofCrippling }: ReturnType<typeof defineNumbers>,
): readonly RollDue[] {
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const isDue = (roll: StateRoll): boolean =>
    !isAny(fight, 'dead') &&
    roll.isDue(fight, number) &&
    (fight.exhausted === null || roll.when === 'fightEnd') &&
    !isRolled(roll, fight.state);
  return [
    ...ofWounds,
    ...fight.rules.stateRolls.filter(isDue).map((roll) => ({ roll, number: stateRollStat(roll.id) })),
    ...ofCrippling,
  ];
}

/** Fatigue that was lost, and leaves so little that the fight is over. Few fatigue points by themselves end nothing. */
function findExhausted(worksheet: Worksheet, { fatigueLost }: CombatState, { exhaustion }: FightRules): Refusal | null {
  if (!exhaustion || fatigueLost === 0) return null;
  return worksheet.number('fatiguePoints') - fatigueLost <= exhaustion.left ? exhaustion : null;
}

type CrippledTrait = NonNullable<FightRules['crippledTrait']>['trait'];

/**
 * The character with items where they are in the fight (drawn, put away, dropped), plus the trait that a crippled limb
 * gives.
 */
function sheetInFight(
  sheet: OpenedCharacter,
  { places, crippled, missile, spellEffects = [] }: CombatState,
  { crippledTrait, magic, hazards }: FightRules,
): OpenedCharacter {
  const { equipment } = sheet.context.saved.character;
  const isMoved = equipment.some(({ key, place }) => (ownValue(places, key) ?? place) !== place);
  const isCrippled =
    crippledTrait?.places.some((place) => crippled.includes(place)) === true &&
    crippledTrait.applies?.(sheet.context) !== false;
  const trait = isCrippled ? crippledTrait.trait : null;
  const hasMissile = magic !== undefined && missile;
  if (!isMoved && !trait && !hasMissile && spellEffects.length === 0) return sheet;
  const passing: PassingParts = { magic, hazards, missile: missile ?? null, effects: spellEffects };
  return changedSheet(sheet.worksheet, sheet, places, trait, passing);
}

/** What spells and hazards add to a sheet for a time. */
interface PassingParts {
  readonly magic: FightRules['magic'];
  readonly hazards: FightRules['hazards'];
  readonly missile: MissileSpell | null;
  readonly effects: readonly SpellEffect[];
}

/** Keeps the sheets of each character: places change more rarely than the rest of the state, and come back. */
const changedSheet = memoizeByKeys(
  (
    worksheet: Worksheet,
    _: OpenedCharacter,
    places: CombatState['places'],
    trait: CrippledTrait | null,
    { magic, missile, effects }: PassingParts,
  ) => [
    worksheet,
    trait,
    magic,
    missile,
    // The seconds that are left change no number.
    ...effects.map(({ spell, hazard = '', name, amount }) => `${spell} ${hazard} ${name} ${amount}`),
    ...Object.entries(places).flat(),
  ],
  (_, sheet, places, trait, { magic, hazards, missile, effects }) => {
    const { saved } = sheet.context;
    const equipment = saved.character.equipment.map((row) => {
      const place = ownValue(places, row.key);
      // An item taken in hand is no longer in a container, nor slung.
      return place === undefined || place === row.place
        ? row
        : { ...row, place, slung: false, container: place === 'ready' ? '' : row.container };
    });
    const { traits } = saved.character;
    const { catalog } = sheet.context;
    const added = [
      ...(trait ? [{ ...blankRows.traits('fight:crippled'), ...trait }] : []),
      ...(magic ? effectRows(effects, magic, catalog) : []),
      ...lastingRows({ spellEffects: [...effects] }, hazards),
    ];
    const inHand = magic && missile ? missileRow(missile, magic, catalog) : null;
    const items = inHand ? [...equipment, inHand] : equipment;
    return openWorksheet(
      { ...saved, character: { ...saved.character, equipment: items, traits: [...traits, ...added] } },
      sheet,
    );
  },
);

/** The reason why something cannot be done in the situation, or null. */
export function describeRefusal({ value, steps }: Derivation): string | null {
  return value === null ? (steps.at(-1)?.words ?? '') : null;
}
