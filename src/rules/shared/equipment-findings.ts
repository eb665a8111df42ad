import type { Citation } from '../../engine/citation.ts';
import { memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import type { Hands } from '../combat/hands.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedItem, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { itemStat, lineStat } from '../stat-ids.ts';
import {
  type AttackUse,
  attackUses,
  findDrawStrength,
  hasOwnStrength,
  heldShield,
  launchersOf,
} from './attack-uses.ts';
import { finding } from './findings.ts';
import { groupBy } from './group-by.ts';
import { type LoadRules, limitStat } from './load.ts';
import { countHandsInUse } from './unarmed-lines.ts';

/** Traits that leave one hand. */
const oneHandedTraits = memoizeFilter<ResolvedTrait>(({ facet }) => facet?.oneHanded === true);

/**
 * Items that two hands cannot hold at once. `countedShield` finds the shield that counts among several, if it is not
 * the first.
 */
function handFindings(
  worksheet: Worksheet,
  context: SheetContext,
  cite: Citation,
  countedShield: ((context: SheetContext) => ResolvedItem | undefined) | undefined,
  hands: Hands | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const shields = context.items.filter((item) => item.inUse && item.facet?.shield);
  const shield = heldShield(context);
  const second = shields[1];
  if (second) {
    const counts = countedShield?.(context)?.name;
    const names = shields.map(({ name }) => name);
    const fact = { code: 'two-shields', names, where: 'in hand', ...(counts === undefined ? {} : { counts }) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  const weapons = context.items.filter(
    (item) => item.inUse && item.facet?.kind === 'weapon' && item.facet.attacks?.length,
  );
  for (const { key, name, facet } of weapons) {
    if (shield && (hands?.count ?? 2) <= 2 && facet?.attacks?.every((attack) => attack.twoHanded)) {
      const fact = { code: 'two-handed-with-shield', weapon: name, shield: shield.name } as const;
      findings.push(finding(fact, 'rule', { chapter: 'equipment', row: key }, cite));
    }
  }
  const inHand = [...weapons, ...shields.slice(0, 1)];
  const [first] = inHand;
  const handsInUse = countHandsInUse(inHand, (id) => worksheet.number(id));
  const [cause] = oneHandedTraits(context.traits);
  if (cause && first && handsInUse > Math.max(1, hands?.count ?? 1)) {
    const fact = { code: 'one-hand', names: inHand.map(({ name }) => name), cause: cause.name } as const;
    return [...findings, finding(fact, 'rule', { chapter: 'equipment', row: first.key }, cause.facet?.cite)];
  }
  // Something for both hands together with only a shield has a separate finding.
  const isReported =
    shield !== undefined && weapons.length === 1 && findings.some(({ code }) => code === 'two-handed-with-shield');
  if (handsInUse > Math.max(2, hands?.count ?? 2) && hands?.holds !== false && !isReported) {
    const fact = { code: 'too-many-in-hand', names: inHand.map(({ name }) => name) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', field: 'hands' }, cite));
  }
  return findings;
}

/** Suits worn over each other. */
function armorFindings(context: SheetContext, cite: Citation): Finding[] {
  const worn = context.items.filter((item) => item.inUse && item.facet?.armor);
  const suits = worn.filter(({ facet }) => facet?.armor?.coverage === 'suit');
  const plate = suits.some(({ facet }) => facet?.armor?.plate);
  const unpadded = suits.some(({ row, facet }) => facet?.armor?.withoutPadding && row.withoutPadding);
  const isUnder = ({ facet }: ResolvedItem): boolean =>
    (plate && facet?.armor?.wornUnderPlate === true) || (unpadded && facet?.armor?.padding === true);
  const [, ...alsoUnder] = suits.filter(isUnder);
  const counted = suits.filter(
    (item) => (!isUnder(item) || alsoUnder.includes(item)) && item.facet?.armor?.damageResistance !== 0,
  );
  const findings: Finding[] = [];
  const second = counted[1];
  if (second) {
    const fact = { code: 'two-suits', names: counted.map(({ name }) => name) } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  return findings;
}

interface EquipmentRules {
  readonly load: LoadRules;
  readonly heaviest: number;
  readonly weaknessPenalty: number;
  /** The stat that the minimum ST of a use is compared with; ST itself if omitted. */
  neededStrength?(use: AttackUse, has: (id: StatId) => boolean): StatId;
  /** The minimum ST of a crossbow applies to its user too. */
  readonly crossbowsAskStrength?: boolean;
  /** A crossbow can be cocked up to so much over ST; 4 if omitted. */
  readonly crossbowOver?: number;
  /** Of several shields in hand the one that counts; the first if omitted. */
  readonly countedShield?: (context: SheetContext) => ResolvedItem | undefined;
  /** The hands of the body; two if omitted. */
  readonly hands?: (context: SheetContext) => Hands;
  /** The cost of carrying more than the heaviest load; "Move 1, and fatigue every turn" if omitted. */
  readonly overload?: string;
  readonly cites: {
    readonly hands: Citation;
    /** The page that limits suits to one at a time; null if layers add up. */
    readonly armor: Citation | null;
    readonly load: Citation;
    readonly weakness: Citation;
  };
}

/** The findings on hands, armor, weapons, load and containers. */
export const equipmentFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  (context, rules: EquipmentRules) => {
    const { items, traits, race, character } = context;
    return [items, ...oneHandedTraits(traits), null, attackUses(context), race, character.race, rules.hands?.(context)];
  },
  (worksheet, context, rules): readonly Finding[] => {
    return [
      ...handFindings(worksheet, context, rules.cites.hands, rules.countedShield, rules.hands?.(context)),
      ...(rules.cites.armor ? armorFindings(context, rules.cites.armor) : []),
      ...weaponFindings(worksheet, context, rules),
      ...loadFindings(worksheet, rules),
      ...containerFindings(worksheet, context),
    ];
  },
);

/** The rules of a ruleset are always the same. */
const weaponFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  (
    context,
    _: {
      readonly weaknessPenalty: number;
      neededStrength?(use: AttackUse, has: (id: StatId) => boolean): StatId;
      readonly crossbowsAskStrength?: boolean;
      readonly crossbowOver?: number;
      readonly cites: { readonly weakness: Citation };
    },
  ) => [context.items, attackUses(context)],
  (worksheet, context, rules): readonly Finding[] => {
    const findings: Finding[] = [];
    const st = worksheet.number('st');
    const most = rules.crossbowOver ?? 4;
    const seen = new Set<string>();
    const launchers = launchersOf(context);
    const loaded = new Set(
      context.items.flatMap((item) => (item.onBody && item.hasAny ? (item.facet?.ammunitionFor ?? []) : [])),
    );
    for (const use of attackUses(context)) {
      const { item, attack } = use;
      const place = { chapter: 'equipment', row: item.key };
      const drawStrength = findDrawStrength(use);
      const minimum =
        drawStrength ?? worksheet.find(lineStat(use.id, 'minimumStrength'))?.value ?? attack.minimumStrength;
      const strength = worksheet.number(rules.neededStrength?.(use, (id) => worksheet.has(id)) ?? 'st');
      if (
        typeof minimum === 'number' &&
        strength < minimum &&
        item.onBody &&
        !seen.has(item.key) &&
        (rules.crossbowsAskStrength || drawStrength !== null || !hasOwnStrength(use))
      ) {
        seen.add(item.key);
        const penalty = (minimum - strength) * rules.weaknessPenalty;
        const fact = { code: 'weak-for-weapon', name: item.name, strength, minimum, penalty } as const;
        findings.push(finding(fact, 'unusual', place, rules.cites.weakness));
      }
      const bow = item.row.bowStrength;
      if (attack.ranged?.ownStrength && bow !== null && bow > st + most) {
        const fact = { code: 'bow-too-strong', name: item.name, bow, strength: st, most } as const;
        findings.push(finding(fact, 'rule', place, item.facet?.cite));
      }
      if (attack.ranged && item.onBody && launchers.has(item.id) && !loaded.has(item.id)) {
        findings.push(finding({ code: 'no-ammunition', name: item.name }, 'unusual', place, item.facet?.cite));
      }
    }
    return findings;
  },
);

function loadFindings(
  worksheet: Worksheet,
  rules: {
    readonly load: LoadRules;
    readonly heaviest: number;
    readonly overload?: string;
    readonly cites: { readonly load: Citation };
  },
): Finding[] {
  const level = worksheet.number('encumbrance');
  const load = worksheet.number('load');
  const place = { chapter: 'equipment', field: 'load' };
  const last = rules.load.levels.length - 1;
  if (level > last) {
    const limit = worksheet.number(limitStat(last));
    return [finding({ code: 'cannot-carry', load, limit }, 'rule', place, rules.cites.load)];
  }
  if (level <= rules.heaviest) return [];
  const limit = worksheet.number(limitStat(rules.heaviest));
  const effect = rules.overload ?? 'Move 1, and fatigue every turn';
  return [finding({ code: 'overload', load, limit, effect }, 'rule', place, rules.cites.load)];
}

const containerFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ items }) => [items],
  (worksheet, { items }): readonly Finding[] => {
    const findings: Finding[] = [];
    const quantityOf = ({ key }: ResolvedItem): number => worksheet.number(itemStat(key, 'quantity'));
    const contents = groupBy(items, ({ row }) => row.container);
    for (const item of items) {
      const { key, name, facet } = item;
      const holds = facet?.holds?.count;
      if (holds === undefined) continue;
      const count = (contents.get(key) ?? []).reduce((sum, inside) => sum + quantityOf(inside), 0);
      const room = holds * quantityOf(item);
      if (count > room) {
        const fact = { code: 'container-overfull', name, count, holds: room } as const;
        findings.push(finding(fact, 'unusual', { chapter: 'equipment', row: key }, facet?.cite));
      }
    }
    return findings;
  },
);
