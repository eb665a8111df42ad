import type { NaturalBlow } from '../../catalog/race-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { type Dice, parseDice } from '../../engine/dice.ts';
import { memoizeByKeys, memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { itemStat, skillStat } from '../stat-ids.ts';
import { itemInSentence } from './figure-words.ts';
import { lightLevel } from './load.ts';
import { naturalBlows } from './natural-weapons.ts';
import { isLearned } from './rows.ts';

/**
 * The blows of a ruleset as the character's race and traits make them, in their order, followed by those that only race
 * and traits have. Each change starts from the blow as the changes before leave it.
 */
const blowsOf = memoizeByKeys(
  ({ race, traits }: Pick<SheetContext, 'race' | 'traits'>, attacks: readonly UnarmedAttack[]) => [
    attacks,
    race.facet,
    ...naturalBlows({ race, traits }),
  ],
  ({ race, traits }, attacks): readonly UnarmedAttack[] => {
    const changed = [...attacks];
    const sources = [{ blows: race.facet?.blows ?? [], cite: race.facet?.cite }, ...naturalBlows({ race, traits })];
    for (const { blows, cite } of sources) {
      for (const blow of cite ? blows : []) {
        const at = changed.findIndex(({ id }) => id === blow.id);
        const natural = cite && naturalAttack(blow, changed, cite);
        if (natural) changed.splice(at < 0 ? changed.length : at, at < 0 ? 0 : 1, natural);
      }
    }
    return changed;
  },
);

/** A natural blow, completed by the blow of the ruleset that it changes, or is struck like. */
function naturalAttack(blow: NaturalBlow, attacks: readonly UnarmedAttack[], ownCite: Citation): UnarmedAttack {
  const changed = attacks.find(({ id }) => id === blow.id);
  const like = attacks.find(({ id }) => id === blow.like) ?? changed;
  const most = blow.maximumDamage === undefined ? null : parseDice(blow.maximumDamage);
  const ownDamage = blow.damageAdd !== undefined;
  const inherited = like?.skills ?? [];
  const further = (blow.skills ?? []).filter((id) => !inherited.some((skill) => skill.id === id));
  return {
    id: blow.id,
    name: blow.name ?? changed?.name ?? blow.id,
    type: blow.type,
    reach: blow.reach ?? like?.reach ?? 'C',
    limb: blow.limb ?? like?.limb ?? 'mouth',
    ...(!ownDamage && changed?.base ? { base: changed.base } : {}),
    damageAdd: blow.damageAdd ?? changed?.damageAdd ?? 0,
    skillAdd: like?.skillAdd ?? 0,
    ...(most ? { maximumDamage: most } : {}),
    skills: [...inherited, ...further.map((id) => ({ id }))],
    ...(changed?.parries ? { parries: true } : {}),
    cite: ownDamage ? ownCite : (changed?.cite ?? ownCite),
    notes: blow.notes ?? changed?.notes ?? [],
  };
}

/** Hands of a person. */
const hands = 2;

/** The stat of a trained skill used without a weapon: with the hands, or with the feet alone. */
export const bareSkillStat = (key: string, withHands: boolean): StatId =>
  `bareSkill:${key}.${withHands ? 'hands' : 'feet'}`;

/** True for weapons and shields that are held. */
const isHeld = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && Boolean(facet?.shield || (facet?.kind === 'weapon' && facet.attacks?.length));

/** Weapons and shields that are held. */
const itemsInHand = memoizeFilter(isHeld);

/** True for gloves, gauntlets, brass knuckles. A whole suit does not say whether it has any. */
const isWornOnHands = ({ inUse, facet }: ResolvedItem): boolean =>
  inUse && Boolean(facet?.onHands || facet?.armor?.places?.includes('hands'));

/** Items in the hands or on them. */
export const itemsOnHands = memoizeFilter<ResolvedItem>((item) => isHeld(item) || isWornOnHands(item));

/**
 * Returns the number of hands (0–2 an item) that hold something: a two-handed weapon occupies both, and so do two of the
 * same item. `numberOf` reads a number of the worksheet.
 */
export function countHandsInUse(items: readonly ResolvedItem[], numberOf: (id: StatId) => number): number {
  return items.reduce((sum, { key, facet }) => {
    const needsBothHands = !facet?.shield && facet?.attacks?.every((attack) => attack.twoHanded);
    return sum + (needsBothHands ? hands : Math.max(1, Math.min(hands, numberOf(itemStat(key, 'quantity')))));
  }, 0);
}

/** Items on the hands. */
const wornOnHands = (context: SheetContext): ResolvedItem | undefined => context.items.find(isWornOnHands);

/**
 * Defines the unarmed level of every trained skill with one of these ids, or that parries with bare hands. The level is
 * null when the load is too heavy or the hands are not empty.
 */
export function defineBareSkills(worksheet: Worksheet, context: SheetContext, ids: readonly string[]): void {
  const named = new Set(ids.flatMap((id) => context.skillsByName.get(id) ?? []));
  for (const skill of [...context.skills, ...context.covered]) {
    if (!skill.facet || !isLearned(skill) || !(named.has(skill) || skill.facet.bareHandParry)) continue;
    for (const withHands of [true, false]) {
      worksheet.define({
        id: bareSkillStat(skill.key, withHands),
        name: skill.name,
        cite: skill.facet.cite,
        formula: (w) => bareSkill(w, context, skill, withHands),
      });
    }
  }
}

function bareSkill(
  w: DerivationBuilder,
  context: SheetContext,
  { key, name, facet }: ResolvedSkill,
  withHands: boolean,
): void {
  w.startFrom(skillStat(key, 'level'), name);
  const cite = facet?.cite;
  if (facet?.lightLoad && w.givenNumber('encumbrance', 'encumbrance level') > lightLevel) {
    w.start(null, 'more than light encumbrance', { cite });
    return;
  }
  if (!withHands || facet?.emptyHands === undefined) return;
  const worn = wornOnHands(context);
  if (worn) {
    w.start(null, `${itemInSentence(worn)} on hands that must be empty`, { cite, row: worn.key });
    return;
  }
  const held = itemsInHand(context.items);
  const inUse = countHandsInUse(held, (id) => w.choice(id));
  w.fact('hands in use', Math.min(hands, inUse), { cite, row: held[0]?.key });
  if (inUse > hands - facet.emptyHands) {
    w.start(null, facet.emptyHands === hands ? 'needs both hands empty' : 'needs an empty hand', { cite });
  }
}

/** A line of the weapon table for one blow: at plain DX, or with one skill. */
export interface UnarmedLine {
  /** "unarmed.punch", "unarmed.punch.karate". */
  readonly id: string;
  readonly attack: UnarmedAttack;
  /** Null at plain DX. */
  readonly skill: UnarmedSkill | null;
  /** The rows of the character or the race that have the skill; none at plain DX. */
  readonly rows: readonly ResolvedSkill[];
  /** "Punch", "Punch, Karate". */
  readonly name: string;
}

export const unarmedKey = 'unarmed';

/** The id of a blow's line at plain DX, or with a skill (its catalog id). */
export const unarmedLineId = (attack: string, skill = ''): string =>
  `${unarmedKey}.${attack}${skill === '' ? '' : `.${skill}`}`;

/** The character's rows of a skill that was learned. */
export function findLearnedRows({ skillsByName }: SheetContext, id: string): readonly ResolvedSkill[] {
  const rows = skillsByName.get(id);
  return rows ? learnedAmong(rows) : noRows;
}

const noRows: readonly ResolvedSkill[] = [];

const learnedAmong = memoizeByObject((rows: readonly ResolvedSkill[]) =>
  rows.filter((skill) => skill.facet && isLearned(skill)),
);

/**
 * All lines of a ruleset's blows and of those that the race brings, in this order: each at plain DX, then with each
 * learned skill.
 */
export function listUnarmedLines(context: SheetContext, attacks: readonly UnarmedAttack[]): UnarmedLine[] {
  return blowsOf(context, attacks).flatMap((attack): UnarmedLine[] => {
    const trained = attack.skills.flatMap(
      (skill) => trainedLine(attack, skill, findLearnedRows(context, skill.id)) ?? [],
    );
    const { technique } = attack;
    const open =
      technique?.always === false ? trained.filter((line) => techniquesOf(context, line).length > 0) : trained;
    return attack.trainedOnly ? open : [plainLine(attack), ...open];
  });
}

/** Those of {@link listUnarmedLines} that a sheet shows. */
export const listLinesOfSheet = (context: SheetContext, attacks: readonly UnarmedAttack[]): UnarmedLine[] =>
  listUnarmedLines(context, attacks).filter(({ attack }) => !attack.inPlayOnly);

/** The techniques that a line is rolled against if they are better than its skill. */
export const techniquesOf = (context: SheetContext, { attack, skill }: UnarmedLine): readonly ResolvedSkill[] =>
  attack.technique && skill ? attack.technique.find(context, skill.id) : noRows;

const plainLine = memoizeByObject(
  (attack: UnarmedAttack): UnarmedLine => ({
    id: unarmedLineId(attack.id),
    attack,
    skill: null,
    rows: [],
    name: attack.name,
  }),
);

const trainedLine = memoizeByKeys(
  (attack: UnarmedAttack, skill: UnarmedSkill, rows: readonly ResolvedSkill[]) => [attack, skill, rows],
  (attack, skill, rows): UnarmedLine | null => {
    const [row] = rows;
    if (!row) return null;
    return { id: unarmedLineId(attack.id, skill.id), attack, skill, rows, name: `${attack.name}, ${row.name}` };
  },
);

/** The bonus of a trained skill to the damage of a blow that is rolled against it. */
export interface DamageBonus {
  /** How the step reads, from the skill's name: "Karate / 5". */
  words(name: string): string;
  /**
   * Writes the added number; `level` is the stat of the skill's own level, without the blow's penalty to the roll,
   * `skill` is its row.
   */
  formula(w: DerivationBuilder, level: StatId, name: string, skill: ResolvedSkill): void;
  readonly cite: Citation;
  /** A remark that belongs to the figure, such as a misprint. */
  readonly note?: string;
}

/** A skill that a blow can be rolled against. It has its own line when it is trained. */
export interface UnarmedSkill {
  /** Catalog id. */
  readonly id: string;
  /** Absent if the skill adds nothing to damage. Counts on this skill's line alone. */
  readonly bonus?: DamageBonus;
  /** The roll is against DX if that is better; damage stays that of the skill. */
  readonly orDx?: boolean;
  /** The notes of the blow on this skill's line, instead of its own. */
  readonly notes?: readonly string[];
}

/** One way to strike without a weapon. */
export interface UnarmedAttack {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly reach: string;
  /**
   * The striking part of the body: some skills need an empty hand, and only hands and feet get the bonuses of skills
   * and traits to blows.
   */
  readonly limb: 'hand' | 'foot' | 'mouth';
  /** The base of the damage: thrust if absent, its own dice, or nothing at all (a throw). */
  readonly base?: Dice | 'none';
  /** Added to that, and to the roll. */
  readonly damageAdd: number;
  readonly skillAdd: number;
  /** The most that it does before a skill adds to it. */
  readonly maximumDamage?: Dice;
  /** Skills that can be used instead of DX, each on its own line. */
  readonly skills: readonly UnarmedSkill[];
  /** It cannot be tried at plain DX. */
  readonly trainedOnly?: boolean;
  /** The techniques that are rolled against if they are better; without them the blow exists only if `always`. */
  readonly technique?: {
    readonly always: boolean;
    /** The bought techniques that build on the skill with this id. */
    find(context: SheetContext, skill: string): readonly ResolvedSkill[];
  };
  /** The line has the Parry of bare hands. */
  readonly parries?: boolean;
  /** A throw: after a parry with this line; passive defense does not count; the target falls, and is stunned unless HT is rolled. */
  readonly isThrow?: boolean;
  /** Everybody can do it, and nobody needs it on the sheet: it is among the attacks in play alone. */
  readonly inPlayOnly?: true;
  readonly cite: Citation;
  readonly notes: readonly string[];
}
