import { type PartialSituation, situationOf } from '../../character/combat-situation.ts';
import { type Posture, postures } from '../../character/combat-state.ts';
import { formatCitation } from '../../engine/citation.ts';
import { formatFraction, formatSigned, formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type AllowanceWords, describeAllowance } from '../../rules/combat/allowance-words.ts';
import { type CombatSheet, deriveCombat } from '../../rules/combat/derive-combat.ts';
import { actionStat, fightStats } from '../../rules/combat/fight.ts';
import type { Fight, FightRules, HitLocation, PostureRow } from '../../rules/combat/fight-rules.ts';
import type { ActiveDefense, Maneuver, ManeuverKind } from '../../rules/combat/maneuver.ts';
import { resolveInjury } from '../../rules/combat/resolve-injury.ts';
import { woundOf, woundStats } from '../../rules/combat/wound.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { buildModel } from './build-model.ts';
import type { ReferenceGroup, ReferenceRow } from './reference-group.ts';
import type { AttackLine, Figure } from './sheet-model.ts';

const none: Figure = { text: '–' };
const defenseNames = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const satisfies Record<
  ActiveDefense,
  string
>;

/** The weapons that the tables of a fight have columns for. */
interface MainWeapons {
  readonly melee: AttackLine | undefined;
  readonly ranged: AttackLine | undefined;
}

/** Reads the numbers of a character in situations of a fight. */
interface FightReader {
  readonly sheet: OpenedCharacter;
  readonly weapons: MainWeapons;
  readonly at: (parts: PartialSituation) => CombatSheet;
}

/**
 * The tables of a fight with a character's numbers in it: the actions of each maneuver, the effects of postures, and
 * the places of the body. A part that the ruleset does not have is an empty group.
 */
export function fightReference(sheet: OpenedCharacter, bookRules: FightRules): readonly ReferenceGroup[] {
  const { attacks, ranged } = buildModel(sheet);
  const shots = new Set(ranged.map(({ id }) => id));
  const atHand = attacks.filter((line) => line.atHand);
  const at = (parts: PartialSituation): CombatSheet => deriveCombat(sheet, bookRules, situationOf(parts));
  const usual = at({});
  const { rules } = usual.fight; // with the house rules in force
  const ready = usual.attacks.filter(({ line }) => !line.use || line.use.item.inUse);
  const isReady = ({ id }: AttackLine): boolean => ready.some(({ line }) => line.id === id);
  const reader: FightReader = {
    sheet,
    weapons: {
      melee: atHand.find((line) => !shots.has(line.id) && isReady(line)),
      ranged: atHand.find((line) => shots.has(line.id) && isReady(line)),
    },
    at,
  };
  return [maneuverGroup(reader, rules), postureGroup(reader, rules), locationGroup(reader, usual.fight)];
}

function maneuverGroup(reader: FightReader, rules: FightRules): ReferenceGroup {
  const { melee, ranged } = reader.weapons;
  const defenses = defensesOf(reader.at({}));
  const named = (line: AttackLine): string => [line.item, line.use].filter(Boolean).join(', ');
  return {
    id: 'maneuvers',
    title: 'Maneuvers',
    columns: [
      'Move',
      ...(melee ? ['Skill', 'Damage'] : []),
      ...(ranged ? ['Shot'] : []),
      ...defenses.map((defense) => defenseNames[defense]),
    ],
    rows: rules.maneuvers
      .filter((maneuver) => canDo(reader, maneuver))
      .flatMap((maneuver) =>
        (maneuver.kinds ?? [undefined]).flatMap((kind) => maneuverRow(reader, defenses, maneuver, kind)),
      ),
    remarks: [
      `${[
        ...(melee ? [`Skill and damage with ${named(melee)}`] : []),
        ...(ranged ? [`shots with ${named(ranged)}, at no distance`] : []),
        reader.sheet.ruleset.passiveDefense
          ? 'defenses against a hand weapon, with PD'
          : 'defenses against a hand weapon, without a retreat',
      ].join('; ')}.`,
    ],
    page: citesOf(rules.maneuvers),
  };
}

/** Whether a maneuver is of use to this character: nobody aims without a missile weapon, or concentrates without a spell. */
function canDo({ sheet }: FightReader, { id }: Maneuver): boolean {
  if (id === 'aim') return buildModel(sheet).ranged.length > 0;
  // Where traits have modifiers, abilities need it too.
  return id !== 'concentrate' || sheet.ruleset.traitModifiers !== undefined || buildModel(sheet).spells.length > 0;
}

/** The pages on which maneuvers are: "Basic Set, pp. 363–366". */
function citesOf(maneuvers: readonly Maneuver[]): string {
  const pages = maneuvers.flatMap(({ cite: { page } }) =>
    [...String(page).matchAll(/\d+/g)].map(([number]) => Number(number)),
  );
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  const book = maneuvers[0]?.cite.book ?? '';
  return formatCitation({ book, page: first === last ? first : `pp. ${first}–${last}` });
}

function maneuverRow(
  { sheet, weapons, at }: FightReader,
  defenses: readonly ActiveDefense[],
  maneuver: Maneuver,
  kind: ManeuverKind | undefined,
): ReferenceRow[] {
  const choice = { maneuver: maneuver.id, kind: kind?.id ?? '' };
  const fight = at({ choice });
  const { allowance } = fight.fight;
  const { notation } = sheet.ruleset;
  const figure = (stat: StatId | undefined): Figure => {
    const value = stat === undefined ? null : (fight.worksheet.find(stat)?.value ?? null);
    return value === null ? none : { text: formatValue(value, notation) };
  };
  const attack = (line: AttackLine): (typeof fight.attacks)[number] | undefined =>
    fight.attacks.find((each) => each.line.id === line.id);
  const feints = allowance.feint && allowance.attacks === 0;
  const words = describeAllowance(maneuver, kind);
  const attackFigures = [
    ...(weapons.melee
      ? [
          feints ? figure(actionStat('feint', 'roll')) : figure(attack(weapons.melee)?.skill),
          feints ? none : withType(figure(attack(weapons.melee)?.damage), weapons.melee.type),
        ]
      : []),
    ...(weapons.ranged ? [figure(attack(weapons.ranged)?.skill)] : []),
  ];
  // An attack that none of the weapons can make.
  if (allowance.attacks > 0 && attackFigures.length > 0 && attackFigures.every((each) => each === none)) return [];
  const row = {
    name: kind ? `${maneuver.name}: ${kind.name}` : maneuver.name,
    figures: [
      movementFigure(allowance.movement.kind, figure(fightStats.reach)),
      ...attackFigures,
      ...defenses.map((defense) => figure(bestDefense(fight, defense))),
    ],
    note: noteOf(words, allowance.attacks, allowance.defenses.length),
  };
  return [row];
}

const withType = (figure: Figure, type: string): Figure =>
  figure === none ? none : { text: `${figure.text} ${type}`.trim() };

/** "6", "step", or a dash for a maneuver without movement. A step of several yards names them. */
function movementFigure(kind: Maneuver['movement']['kind'], yards: Figure): Figure {
  if (kind === 'none' || yards.text === '0') return none;
  if (kind !== 'step') return yards;
  return { text: yards.text === '1' ? 'step' : `step ${yards.text}` };
}

/** Facts that the figures of a row leave out: how many attacks, when, and the price of a defense. */
function noteOf({ attack, defenses }: AllowanceWords, attacks: number, defended: number): string {
  const ofAttack =
    attack === 'one attack' || attack === 'none' || attacks === 0 ? (attack === 'a feint' ? [attack] : []) : [attack];
  const ofDefense =
    defended === 0 || defenses === 'any' ? [] : [defenses.startsWith('any') ? `defenses: ${defenses}` : defenses];
  return [...ofAttack, ...ofDefense].join('; ');
}

/** The kinds of defense that the character has. */
const defensesOf = (fight: CombatSheet): readonly ActiveDefense[] =>
  (['dodge', 'parry', 'block'] as const).filter((kind) => bestDefense(fight, kind) !== undefined);

/** The number of the best defense of a kind; undefined if none is possible. */
function bestDefense({ defenses, worksheet }: CombatSheet, kind: ActiveDefense): StatId | undefined {
  const values = defenses.flatMap(({ line, total }) => {
    const value = line.kind === kind ? worksheet.find(total)?.value : null;
    return typeof value === 'number' ? [{ total, value }] : [];
  });
  return values.toSorted((a, b) => b.value - a.value)[0]?.total;
}

function postureGroup(reader: FightReader, rules: FightRules): ReferenceGroup {
  const { melee } = reader.weapons;
  const defenses = defensesOf(reader.at({}));
  const columns = ['Move', ...(melee ? ['Skill'] : []), ...defenses.map((defense) => defenseNames[defense]), 'Shot at'];
  return {
    id: 'postures',
    title: 'Postures',
    columns,
    rows: postures.map((posture) => postureRow(reader, defenses, posture, rules.postures[posture])),
    remarks: ['Shot at: what is added to the roll of shots at somebody in this posture.'],
    page: formatCitation(rules.postureCite),
  };
}

function postureRow(
  { weapons: { melee }, at }: FightReader,
  defenses: readonly ActiveDefense[],
  posture: Posture,
  { words, target }: PostureRow,
): ReferenceRow {
  const still = at({ state: { posture } });
  const moving = at({ state: { posture }, choice: { maneuver: 'move' } });
  const figure = ({ worksheet }: CombatSheet, stat: StatId | undefined): Figure => {
    const value = stat === undefined ? null : worksheet.find(stat)?.value;
    return typeof value === 'number' ? { text: String(value).replace('-', '−') } : none;
  };
  const attack = still.attacks.find(({ line }) => line.id === melee?.id);
  return {
    name: words,
    figures: [
      figure(moving, fightStats.reach),
      ...(melee ? [figure(still, attack?.skill)] : []),
      ...defenses.map((defense) => figure(still, bestDefense(still, defense))),
      { text: target === 0 ? '0' : formatSigned(target) },
    ],
    note: '',
  };
}

/** The places that attacks can be aimed at, with the skill of the main weapon against them. */
function locationGroup(reader: FightReader, { rules, targetLocations }: Fight): ReferenceGroup {
  const { melee } = reader.weapons;
  const aimed = targetLocations.filter(({ neverAimed }) => !neverAimed);
  return {
    id: 'locations',
    title: aimed.every(({ kind }) => kind === 'weapon') ? 'Striking at weapons' : 'Hit locations',
    columns: [`${rules.locationDice}d`, 'Aim', ...(melee ? ['Skill'] : [])],
    rows: aimed.map((location) => locationRow(reader, location)),
    remarks: [],
    page: '',
  };
}

function locationRow({ weapons: { melee }, at }: FightReader, location: HitLocation): ReferenceRow {
  const { id, name, add, addWithoutShield, rolls, onlyTypes, onlyThrusts, note } = location;
  const fight = at({ target: { location: id, shield: addWithoutShield !== undefined } });
  const attack = fight.attacks.find(({ line }) => line.id === melee?.id);
  const skill = attack ? fight.worksheet.find(attack.skill)?.value : null;
  return {
    name,
    figures: [
      { text: rolls ? (rolls[0] === rolls[1] ? `${rolls[0]}` : `${rolls[0]}–${rolls[1]}`) : '–' },
      { text: add === 0 ? '0' : formatSigned(add) },
      ...(melee ? [typeof skill === 'number' ? { text: String(skill) } : none] : []),
    ],
    note: [
      ...(addWithoutShield === undefined ? [] : [`${formatSigned(addWithoutShield)} without a shield`]),
      ...(onlyThrusts ? ['thrusts only'] : []),
      ...(onlyTypes ? [`only ${onlyTypes.join(', ')}`] : []),
      ...(note ? [note] : []),
      ...effectsOf(fight, id),
    ].join('; '),
  };
}

/** Damage of the kinds that hand weapons do, and some of it that gets through. */
const bladeTypes = ['cr', 'cut', 'imp'];
const through = 10;

/** The extra effects of a place on wounds: further DR, and other factors of injury. */
function effectsOf(sheet: CombatSheet, location: string): readonly string[] {
  const { rules, targetLocations: locations } = sheet.fight;
  const fight = { ...sheet, fight: { ...sheet.fight, rules: { ...rules, locations } } };
  const injuryAt = (place: string, type: string) =>
    resolveInjury(fight, woundOf({ rolled: through, type, location: place })).worksheet;
  const factorAt = (place: string, type: string): number =>
    injuryAt(place, type)
      .get(woundStats.injury)
      .steps.reduce((product, step) => (step.op === 'multiply' ? product * step.value : product), 1);
  // The DR of the place itself: no number of the sheet, and no piece of armor.
  const resistance = injuryAt(location, 'cr')
    .get(woundStats.resistance)
    .steps.reduce(
      (sum, step) => (step.op === 'add' && !('from' in step) && step.row === undefined ? sum + step.value : sum),
      0,
    );
  const changed = bladeTypes.flatMap((type) => {
    const factor = factorAt(location, type);
    return factor === factorAt('', type) ? [] : [{ type, factor }];
  });
  const [first] = changed;
  const isSame = changed.length === bladeTypes.length && changed.every(({ factor }) => factor === first?.factor);
  const factors = isSame
    ? [`injury ×${formatFraction(first?.factor ?? 1)}`]
    : changed.map(({ type, factor }) => `${type} ×${formatFraction(factor)}`);
  return [...(resistance > 0 ? [`DR +${resistance}`] : []), ...(factors.length > 0 ? [factors.join(', ')] : [])];
}
