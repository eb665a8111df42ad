import type { Citation } from '../../engine/citation.ts';
import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { itemStat, lineStat } from '../stat-ids.ts';
import { type AttackUse, attackUses, hasOwnStrength } from './attack-uses.ts';
import { finding } from './findings.ts';
import { groupBy } from './group-by.ts';
import { launchersOf } from './launchers.ts';
import { type LoadRules, limitStat } from './load.ts';
import { armorFindings, handFindings, oneHandedTraits } from './worn-findings.ts';

export interface EquipmentRules {
  readonly load: LoadRules;
  readonly heaviest: number;
  readonly weaknessPenalty: number;
  /** The stat that the minimum ST of a use is compared with; ST itself if omitted. */
  neededStrength?(use: AttackUse): StatId;
  /** The minimum ST of a crossbow applies to its user too. */
  readonly crossbowsAskStrength?: boolean;
  /** A crossbow can be cocked up to so much over ST; 4 if omitted. */
  readonly crossbowOver?: number;
  /** Of several shields in hand the one that counts; the first if omitted. */
  readonly countedShield?: (context: SheetContext) => ResolvedItem | undefined;
  /** What it costs to carry more than the heaviest load; "Move 1, and fatigue every turn" if omitted. */
  readonly overload?: string;
  readonly cites: {
    readonly hands: Citation;
    /** Where it says that one suit is worn at a time; null where layers add up. */
    readonly armor: Citation | null;
    readonly load: Citation;
    readonly weakness: Citation;
  };
}

/** What hands, armor, weapons, load and containers are remarked on for. */
export const equipmentFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  (context, _: EquipmentRules) => {
    const { items, traits, race, character } = context;
    return [items, ...oneHandedTraits(traits), null, attackUses(context), race, character.race];
  },
  (worksheet, context, rules): readonly Finding[] => {
    return [
      ...handFindings(worksheet, context, rules.cites.hands, rules.countedShield),
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
      neededStrength?(use: AttackUse): StatId;
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
      const minimum = worksheet.find(lineStat(use.id, 'minimumStrength'))?.value ?? attack.minimumStrength;
      const strength = worksheet.number(rules.neededStrength?.(use) ?? 'st');
      if (
        typeof minimum === 'number' &&
        strength < minimum &&
        item.onBody &&
        !seen.has(item.key) &&
        (rules.crossbowsAskStrength || !hasOwnStrength(use))
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
