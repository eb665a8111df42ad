import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { blowsOf } from './natural-blows.ts';
import { isLearned } from './race-skills.ts';
import type { UnarmedAttack, UnarmedSkill } from './unarmed-attack.ts';

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
 * All lines of a ruleset's blows and of those that the race brings, in this order: each at plain DX, then with each skill
 * that was learned.
 */
export function listUnarmedLines(context: SheetContext, attacks: readonly UnarmedAttack[]): UnarmedLine[] {
  return blowsOf(context, attacks).flatMap((attack): UnarmedLine[] => {
    const trained = attack.skills.flatMap(
      (skill) => trainedLine(attack, skill, findLearnedRows(context, skill.id)) ?? [],
    );
    return attack.trainedOnly ? trained : [plainLine(attack), ...trained];
  });
}

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
