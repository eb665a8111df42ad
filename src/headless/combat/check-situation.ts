import { type CombatSituation, situationOf } from '../../character/combat-situation.ts';
import type { CombatSheet } from '../../rules/combat/derive-combat.ts';
import type { Fight, FightRules, UsedFields } from '../../rules/combat/fight-rules.ts';

const usual = situationOf();

/** The errors of a situation for one character and its ruleset. */
interface SituationCheck {
  /** A sentence: the numbers would be for a different situation than the requested one. Null if nothing is wrong. */
  readonly error: string | null;
  /** Sentences about parts that the ruleset does not have; they are ignored. */
  readonly remarks: readonly string[];
}

/** Checks the names in a situation (of maneuvers, places, cover, items, attacks) against a character and its ruleset. */
export function checkSituation(
  sheet: CombatSheet,
  rules: FightRules,
  asked: CombatSituation,
  ruleset: string,
): SituationCheck {
  return {
    error: findUnknownName(sheet, rules, asked, ruleset),
    remarks: unusedKeys(sheet.fight.rules.uses, asked).map((key) => `${ruleset} has no “${key}” in a fight: ignored.`),
  };
}

function findUnknownName(
  { fight, defenses }: CombatSheet,
  rules: FightRules,
  asked: CombatSituation,
  ruleset: string,
): string | null {
  const { context, lines } = fight;
  const { state, choice, target, incoming } = asked;
  const attacks = lines.map(({ id }) => id);
  const items = context.items.map(({ key }) => key);
  const places = [...rules.locations, ...fight.rules.locations, ...fight.targetLocations].map(({ id }) => id);
  const kinds = fight.rules.maneuvers.find(({ id }) => id === choice.maneuver)?.kinds ?? [];
  const checks: readonly [what: string, names: readonly string[], known: readonly string[]][] = [
    ['maneuver', [choice.maneuver], fight.rules.maneuvers.map(({ id }) => id)],
    ['kind of this maneuver', given(choice.kind), kinds.map(({ id }) => id)],
    ['subject', given(choice.subject), [...attacks, ...defenses.map(({ line }) => line.id)]],
    ['place of the body', [...given(target.location), ...given(incoming.location), ...state.crippled], places],
    ['body', given(target.body ?? ''), (rules.bodies?.plans ?? []).map(({ id }) => id)],
    ['cover', given(target.cover), rules.covers.map(({ id }) => id)],
    ['item', [...Object.keys(state.places), ...Object.keys(state.unready), ...state.attackedWith], items],
    ['attack', [...Object.keys(state.shotsFired), ...given(state.aim?.line ?? '')], attacks],
    ['attack that parries', [...Object.keys(state.parries), ...state.parriedWith], attacks],
  ];
  for (const [what, names, known] of checks) {
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) return unknownName(what, unknown, known, fight, ruleset);
  }
  return null;
}

const given = (name: string): readonly string[] => (name === '' ? [] : [name]);

function unknownName(what: string, name: string, known: readonly string[], fight: Fight, ruleset: string): string {
  const whose = what === 'item' || what.startsWith('attack') || what === 'subject' ? 'The character' : ruleset;
  const use = known.length > 0 ? `; use ${known.join(', ')}` : '';
  const of = what.startsWith('kind') ? ` (${fight.maneuver.name})` : '';
  return `${whose} has no ${what}${of} “${name}” in a fight${use}.`;
}

/** Keys that were set and that the ruleset does not use. */
function unusedKeys(uses: UsedFields, asked: CombatSituation): string[] {
  const differing = <Part extends object>(part: Part, blank: Part, used: readonly (keyof Part & string)[]): string[] =>
    Object.entries(part)
      .filter(([key, value]) => !used.some((name) => name === key) && !isSame(value, Object.entries(blank), key))
      .map(([key]) => key);
  const { state } = asked;
  return [
    ...differing(state, usual.state, uses.state),
    ...state.conditions.filter((condition) => !uses.conditions.includes(condition)),
    ...(uses.footings.includes(state.footing) ? [] : [state.footing]),
    ...differing(asked.choice, usual.choice, uses.choice),
    ...differing(asked.target, usual.target, uses.target).map((key) => `target.${key}`),
    ...differing(asked.incoming, usual.incoming, uses.incoming).map((key) => `incoming.${key}`),
    ...differing(asked.defense, usual.defense, uses.defense).map((key) => `defense.${key}`),
  ];
}

const isSame = (value: unknown, blank: readonly (readonly [string, unknown])[], key: string): boolean =>
  JSON.stringify(value) === JSON.stringify(blank.find(([name]) => name === key)?.[1]);
