import type { Citation } from '../../engine/citation.ts';
import type { Finding, Place } from '../../engine/finding.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, SheetContext } from '../context.ts';
import { type FindingFact, findingSentence } from '../finding-sentences.ts';
import type { Ruleset } from '../ruleset.ts';
import { attackUses, hasOwnStrength, heldShield } from './attack-uses.ts';
import { handsInUse } from './bare-skills.ts';
import { hasFromRace } from './effects.ts';
import { type LoadRules, limitStat } from './load.ts';
import { relativeFor, type SkillLadder } from './skill-ladder.ts';
import { isTechnique, skillFacetFor } from './skills.ts';
import { mostLevels } from './traits.ts';

/** Makes a finding of a fact. Its id is the code and the row, so that a waiver finds it again. */
export function finding(fact: FindingFact, kind: Finding['kind'], place: Place, cite?: Citation): Finding {
  return {
    id: [fact.code, place.row ?? place.field].filter((part) => part !== undefined).join(':'),
    code: fact.code,
    kind,
    sentence: findingSentence(fact),
    place,
    ...(cite ? { cite } : {}),
  };
}

/** What every ruleset remarks on: content it does not know, budgets, prices that buy nothing, lists with doubles. */
export function commonFindings(
  worksheet: Worksheet,
  context: SheetContext,
  ruleset: Pick<Ruleset, 'id' | 'name' | 'optionalRules' | 'traitKinds' | 'budgets'>,
  rules: {
    readonly ladder: SkillLadder;
    readonly budgetCite: Citation;
    /** Points on top of a default buy levels too; otherwise only those of the table do. */
    readonly improveFromDefault?: boolean;
  },
): Finding[] {
  const { character } = context;
  const found: Finding[] = [];
  if (context.saved.ruleset !== ruleset.id) {
    const fact = { code: 'unknown-ruleset', name: context.saved.ruleset, ruleset: ruleset.name } as const;
    found.push(finding(fact, 'unknown', { chapter: 'concept', field: 'ruleset' }));
  }
  const left = worksheet.number('points.left');
  if (left < 0) {
    const budget = worksheet.number('points.budget');
    const place = { chapter: 'concept', field: 'budget' };
    found.push(finding({ code: 'over-budget', by: -left, budget }, 'rule', place, rules.budgetCite));
  }
  const { money } = character.campaign;
  const spent = worksheet.number('money');
  if (money !== null && spent > money) {
    found.push(finding({ code: 'over-money', spent, money }, 'rule', { chapter: 'equipment', field: 'money' }));
  }
  for (const chapter of ['traits', 'skills', 'items'] as const) {
    for (const { facet, name, key } of context[chapter]) {
      if (facet) continue;
      const screen = chapter === 'items' ? 'equipment' : chapter;
      const words = screen === 'traits' ? 'advantages' : screen;
      const fact = { code: 'unknown-entry', name, chapter: words, ruleset: ruleset.name } as const;
      found.push(finding(fact, 'unknown', { chapter: screen, row: key }));
    }
  }
  if (!context.race.facet && context.race.id !== 'human') {
    const place = { chapter: 'concept', field: 'race' };
    found.push(finding({ code: 'unknown-race', name: context.race.name, ruleset: ruleset.name }, 'unknown', place));
  }
  for (const rule of context.houseRules) {
    if (ruleset.optionalRules.some(({ id }) => id === rule)) continue;
    const place = { chapter: 'concept', field: `rule-${rule}` };
    found.push(finding({ code: 'unknown-house-rule', name: rule, ruleset: ruleset.name }, 'unknown', place));
  }
  return [
    ...found,
    ...traitFindings(context, ruleset),
    ...skillFindings(context, rules.ladder, rules.improveFromDefault ?? true),
  ];
}

function traitFindings(context: SheetContext, ruleset: Pick<Ruleset, 'name' | 'traitKinds'>): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<string>();
  for (const { key, row, id, name, facet } of context.traits) {
    if (!facet) continue;
    const place = { chapter: 'traits', row: key };
    if (!ruleset.traitKinds.includes(facet.kind)) {
      const fact = { code: 'kind-not-in-ruleset', name, kind: facet.kind, ruleset: ruleset.name } as const;
      found.push(finding(fact, 'unusual', place, facet.cite));
    }
    const most = mostLevels(facet);
    if (most !== null && (row.level > most || row.level < 1)) {
      found.push(finding({ code: 'trait-level', name, level: row.level, most }, 'rule', place, facet.cite));
    }
    if (!row.own && seen.has(id)) found.push(finding({ code: 'trait-twice', name }, 'rule', place, facet.cite));
    seen.add(id);
    if (hasFromRace(context, id)) {
      found.push(finding({ code: 'trait-of-race', name, race: context.race.name }, 'unusual', place, facet.cite));
    }
    if (row.gained === 'play' && !facet.gainedInPlay) {
      found.push(finding({ code: 'not-in-play', name }, 'rule', place, facet.cite));
    }
  }
  return found;
}

function skillFindings(context: SheetContext, ladder: SkillLadder, improving: boolean): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<string>();
  for (const skill of context.skills) {
    const facet = skillFacetFor(context, skill);
    if (!facet) continue;
    const { key, name, row, id } = skill;
    const place = { chapter: 'skills', row: key };
    const identity = `${id}/${row.speciality.toLowerCase()}/${row.techLevel ?? ''}`;
    if (seen.has(identity)) found.push(finding({ code: 'skill-twice', name }, 'rule', place, facet.cite));
    seen.add(identity);
    if (facet.speciality && !row.speciality) {
      found.push(
        finding({ code: 'speciality-missing', name, label: facet.speciality.label }, 'rule', place, facet.cite),
      );
    }
    const related = facet.defaults.some(
      (each) => 'skill' in each && context.skillsByName.get(each.skill)?.some((other) => other.row.points > 0),
    );
    const idle = idlePoints(ladder, facet, row.points, improving && related);
    const canBeDefault = row.points === 0 && (facet.defaults.length > 0 || isTechnique(facet));
    if (idle?.used === 0 && !canBeDefault) {
      const fact = { code: 'skill-untrained', name, points: row.points, least: ladder.lowest(facet).points } as const;
      found.push(finding(fact, 'unusual', place, facet.cite));
    } else if (idle && idle.used > 0) {
      const fact = { code: 'skill-points-idle', name, points: row.points, used: idle.used } as const;
      found.push(finding(fact, 'unusual', place, facet.cite));
    }
  }
  return found;
}

/** How many of the points buy a level, when not all do. A default that the points add to is left to the level's own steps. */
function idlePoints(
  ladder: SkillLadder,
  facet: NonNullable<ResolvedSkill['facet']>,
  points: number,
  improvable: boolean,
): { used: number } | null {
  const relative = relativeFor(ladder, facet, points);
  const used = relative === null ? 0 : (ladder.price(facet, relative) ?? 0);
  if (used === points && points > 0) return null;
  return improvable && points > 0 ? null : { used };
}

/** What hands, armor, weapons, load and containers are remarked on for. */
export function equipmentFindings(
  worksheet: Worksheet,
  context: SheetContext,
  rules: {
    readonly load: LoadRules;
    readonly heaviest: number;
    readonly weaknessPenalty: number;
    /** The minimum ST of a crossbow is asked of its user too. */
    readonly crossbowsAskStrength?: boolean;
    /** A crossbow can be cocked up to so much over ST; 4 if nothing is said. */
    readonly crossbowOver?: number;
    /** What it costs to carry more than the heaviest load; "Move 1, and fatigue every turn" if nothing is said. */
    readonly overload?: string;
    readonly cites: {
      readonly hands: Citation;
      /** Where it says that one suit is worn at a time; null where layers add up. */
      readonly armor: Citation | null;
      /** Where it says that plate is made to measure. */
      readonly fit?: Citation;
      readonly load: Citation;
      readonly weakness: Citation;
    };
  },
): Finding[] {
  return [
    ...handFindings(context, rules.cites.hands),
    ...(rules.cites.armor ? armorFindings(context, rules.cites.armor, rules.cites.fit) : []),
    ...weaponFindings(worksheet, context, rules),
    ...loadFindings(worksheet, rules),
    ...containerFindings(context),
  ];
}

function handFindings(context: SheetContext, cite: Citation): Finding[] {
  const found: Finding[] = [];
  const shields = context.items.filter((item) => item.inUse && item.facet?.shield);
  const shield = heldShield(context);
  const second = shields[1];
  if (second) {
    const fact = { code: 'two-shields', names: shields.map(({ name }) => name) } as const;
    found.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  const weapons = context.items.filter(
    (item) => item.inUse && item.facet?.kind === 'weapon' && item.facet.attacks?.length,
  );
  for (const { key, name, facet } of weapons) {
    if (shield && facet?.attacks?.every((attack) => attack.twoHanded)) {
      const fact = { code: 'two-handed-with-shield', weapon: name, shield: shield.name } as const;
      found.push(finding(fact, 'rule', { chapter: 'equipment', row: key }, cite));
    }
  }
  const inHand = [...weapons, ...shields.slice(0, 1)];
  // What needs both hands beside a shield alone has a finding of its own.
  const said =
    shield !== undefined && weapons.length === 1 && found.some(({ code }) => code === 'two-handed-with-shield');
  if (handsInUse(inHand) > 2 && !said) {
    const fact = { code: 'too-many-in-hand', names: inHand.map(({ name }) => name) } as const;
    found.push(finding(fact, 'rule', { chapter: 'equipment', field: 'hands' }, cite));
  }
  return found;
}

function armorFindings(context: SheetContext, cite: Citation, fit: Citation | undefined): Finding[] {
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
  const found: Finding[] = [];
  const second = counted[1];
  if (second) {
    const fact = { code: 'two-suits', names: counted.map(({ name }) => name) } as const;
    found.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
  }
  for (const { row, key, name, facet } of worn) {
    if (fit && row.madeForAnother && facet?.armor?.plate)
      found.push(finding({ code: 'gear-fit', name }, 'unusual', { chapter: 'equipment', row: key }, fit));
  }
  return found;
}

function weaponFindings(
  worksheet: Worksheet,
  context: SheetContext,
  rules: {
    readonly weaknessPenalty: number;
    readonly crossbowsAskStrength?: boolean;
    readonly crossbowOver?: number;
    readonly cites: { readonly weakness: Citation };
  },
): Finding[] {
  const found: Finding[] = [];
  const strength = worksheet.number('st');
  const most = rules.crossbowOver ?? 4;
  const seen = new Set<string>();
  const launchers = new Set([...context.catalog.items.values()].flatMap(({ facet }) => facet.ammunitionFor ?? []));
  const loaded = new Set(
    context.items.flatMap((each) => (each.onBody && each.row.quantity > 0 ? (each.facet?.ammunitionFor ?? []) : [])),
  );
  for (const use of attackUses(context)) {
    const { item, attack } = use;
    const place = { chapter: 'equipment', row: item.key };
    const minimum = attack.minimumStrength;
    if (
      minimum !== undefined &&
      strength < minimum &&
      item.onBody &&
      !seen.has(item.key) &&
      (rules.crossbowsAskStrength || !hasOwnStrength(use))
    ) {
      seen.add(item.key);
      const penalty = (minimum - strength) * rules.weaknessPenalty;
      const fact = { code: 'weak-for-weapon', name: item.name, strength, minimum, penalty } as const;
      found.push(finding(fact, penalty > 0 ? 'rule' : 'unusual', place, rules.cites.weakness));
    }
    const bow = item.row.bowStrength;
    if (attack.ranged?.ownStrength && bow !== null && bow > strength + most) {
      const fact = { code: 'bow-too-strong', name: item.name, bow, strength, most } as const;
      found.push(finding(fact, 'rule', place, item.facet?.cite));
    }
    if (attack.ranged && item.onBody && launchers.has(item.id) && !loaded.has(item.id)) {
      found.push(finding({ code: 'no-ammunition', name: item.name }, 'unusual', place, item.facet?.cite));
    }
  }
  return found;
}

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

function containerFindings(context: SheetContext): Finding[] {
  const found: Finding[] = [];
  for (const { key, name, facet, row } of context.items) {
    const holds = facet?.holds?.count;
    if (holds === undefined) continue;
    const count = context.items.reduce((sum, each) => (each.row.container === key ? sum + each.row.quantity : sum), 0);
    const room = holds * row.quantity;
    if (count > room) {
      const fact = { code: 'container-overfull', name, count, holds: room } as const;
      found.push(finding(fact, 'unusual', { chapter: 'equipment', row: key }, facet?.cite));
    }
  }
  return found;
}
