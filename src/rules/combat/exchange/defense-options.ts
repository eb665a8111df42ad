import type { CombatSituation } from '../../../character/combat-situation.ts';
import { fightStats, isAny } from '../fight.ts';
import type { DefenseLine } from '../fighting-line.ts';
import type { ActiveDefense } from '../maneuver.ts';
import type { CombatSheet } from '../work-out-combat.ts';
import type { ExchangeOption } from './exchange-request.ts';
import type { Participant, SituationParts } from './participant.ts';
import { type ExchangeInProgress, explained, findPlace } from './procedure.ts';

/** A way to defend. */
export interface DefenseOption extends ExchangeOption {
  readonly kind: ActiveDefense | 'passive' | 'none';
  /** Null for a stranger's. */
  readonly line: DefenseLine | null;
  /** The numbers with what the option adds; null for a stranger. */
  readonly combat: CombatSheet | null;
  readonly acrobatic: boolean;
  /** The same with the retreat of this option, after the Acrobatics roll. */
  readonly after?: (acrobatic: 'made' | 'failed') => CombatSheet | null;
  /** "parries", "retreats and dodges". */
  readonly verb: string;
}

type DefenseChoice = CombatSituation['defense'];

const names = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const;
const verbs = { dodge: 'dodges', parry: 'parries', block: 'blocks' } as const;

/** What a defender may add to a defense. */
const additions = [
  { id: '', words: '', verb: '', choice: {} },
  { id: '+retreat', words: ', with a retreat', verb: 'retreats and ', choice: { retreat: true } },
  { id: '+drop', words: ' and drop', verb: 'drops and ', choice: { drop: true } },
  { id: '+acrobatic', words: ', acrobatic', verb: 'leaps and ', choice: { acrobatic: 'made' } },
  {
    id: '+acrobatic+retreat',
    words: ', acrobatic, with a retreat',
    verb: 'leaps back and ',
    choice: { acrobatic: 'made', retreat: true },
  },
] as const satisfies readonly { id: string; words: string; verb: string; choice: Partial<DefenseChoice> }[];

/** All ways to defend against an attack that succeeded by `margin`, those of `used` kinds left out; one at least, which may be none. */
export function defenseOptions(
  exchange: ExchangeInProgress,
  attack: CombatSheet,
  incoming: NonNullable<SituationParts['incoming']>,
  { used, margin }: { readonly used: readonly ActiveDefense[]; readonly margin: number },
): readonly DefenseOption[] {
  const { defender, odds } = exchange;
  const least = odds.attack.leastDefense ?? Number.NEGATIVE_INFINITY;
  // A shield blocks no blow at the weapon (Man to Man p. 36).
  const atWeapon = findPlace(exchange.rules, incoming.location ?? '')?.kind === 'weapon';
  const options = (
    defender.combat() ? fighterOptions(defender, incoming, margin) : strangerOptions(exchange, attack, incoming.kind)
  ).filter(
    ({ kind, needed, acrobatic }) =>
      !(atWeapon && kind === 'block') && !used.some((each) => each === kind) && (acrobatic || (needed ?? 0) >= least),
  );
  return [...options, withoutActive(exchange, attack, incoming)];
}

const noChoice = { retreat: false, drop: false, acrobatic: '' } as const;

function fighterOptions(
  defender: Participant,
  incoming: SituationParts['incoming'],
  margin: number,
): readonly DefenseOption[] {
  const at = (choice: Partial<DefenseChoice>): CombatSheet | null =>
    defender.combat({ ...(incoming ? { incoming } : {}), defense: { ...noChoice, ...choice } });
  const { uses } = defender.rules;
  const isTooFast = margin >= (defender.rules.defense.retreatLostBy ?? Number.POSITIVE_INFINITY);
  const sheets = additions
    .filter(({ choice }) => !(isTooFast && 'retreat' in choice))
    .filter(({ choice }) => Object.keys(choice).every((field) => uses.defense.some((each) => each === field)))
    .map((addition) => ({ addition, combat: at(addition.choice) }));
  const plain = sheets[0]?.combat;
  const numberOf = (combat: CombatSheet | null | undefined, total: string): number | null => {
    const value = combat?.worksheet.find(total)?.value;
    return typeof value === 'number' ? value : null;
  };
  return (plain?.defenses ?? []).flatMap(({ line, total }) =>
    sheets.flatMap(({ addition, combat }): DefenseOption[] => {
      const needed = numberOf(combat, total);
      if (needed === null || !combat) return [];
      const { choice } = addition;
      const isAcrobatic = 'acrobatic' in choice;
      const without = 'retreat' in choice ? at({ ...choice, retreat: false }) : plain;
      // What makes no difference is no option.
      if (addition.id !== '' && needed === numberOf(without, total)) return [];
      if (isAcrobatic && needed === numberOf(at({ ...choice, acrobatic: '' }), total)) return [];
      return [
        {
          id: `${line.id}${addition.id}`,
          kind: line.kind,
          words: `${line.name}${addition.words}`,
          verb: `${addition.verb}${verbs[line.kind]}`,
          needed: isAcrobatic ? null : needed,
          explained: isAcrobatic ? null : explained(defender, combat.worksheet, total),
          line,
          combat,
          acrobatic: isAcrobatic,
          ...(isAcrobatic ? { after: (acrobatic: 'made' | 'failed') => at({ ...choice, acrobatic }) } : {}),
        },
      ];
    }),
  );
}

/** Somebody without a sheet: his numbers as the attacker knows them. */
function strangerOptions(
  { attacker, defender, rules }: ExchangeInProgress,
  attack: CombatSheet,
  kind: string | undefined,
): readonly DefenseOption[] {
  const { target } = attack.fight;
  if (isAny(defender, 'unconscious', 'dead', 'pinned', 'frozen')) return [];
  if (target.side === 'behind' && rules.uses.target.includes('side')) return [];
  const isShot = kind === 'missile' || kind === 'firearm';
  return attack.foe.flatMap(({ defense, total }): DefenseOption[] => {
    const { value } = attack.worksheet.get(total);
    if (typeof value !== 'number' || (defense === 'parry' && isShot) || (defense === 'block' && kind === 'firearm'))
      return [];
    return [
      {
        id: defense,
        kind: defense,
        words: names[defense],
        verb: verbs[defense],
        needed: value,
        explained: explained(attacker, attack.worksheet, total),
        line: null,
        combat: null,
        acrobatic: false,
      },
    ];
  });
}

/** Passive defense alone, where there is any; else no defense. */
function withoutActive(
  { defender, setup }: ExchangeInProgress,
  attack: CombatSheet,
  incoming: SituationParts['incoming'],
): DefenseOption {
  const combat = defender.combat({ ...(incoming ? { incoming } : {}), defense: noChoice });
  const stat = fightStats.passiveDefense;
  const value = !defender.rules.defense.passive
    ? null
    : combat
      ? combat.worksheet.find(stat)?.value
      : 'passiveDefense' in setup.defender && attack.fight.target.passiveDefense;
  const isPassive = typeof value === 'number' && value > 0;
  return {
    id: isPassive ? 'passive' : 'none',
    kind: isPassive ? 'passive' : 'none',
    words: isPassive ? 'Passive defense alone' : 'No defense',
    verb: isPassive ? 'has passive defense alone' : 'does not defend',
    needed: isPassive ? value : null,
    explained: isPassive && combat ? explained(defender, combat.worksheet, stat) : null,
    line: null,
    combat: null,
    acrobatic: false,
  };
}

/** The best by its total of those without a retreat and the like; the last (none) where there is no other. */
export function usualDefense(options: readonly DefenseOption[]): string {
  const plain = options.filter(({ id, needed }) => !id.includes('+') && needed !== null);
  const best = plain.toSorted((one, other) => (other.needed ?? 0) - (one.needed ?? 0))[0];
  return best?.id ?? options.at(-1)?.id ?? '';
}
