import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type AttackUse, skillsOfAttack } from '../../shared/attack-uses.ts';
import { pages } from './pages.ts';

/**
 * What is subtracted from a skill with a kind of gear that its user does not know (Basic Set p. 169), and among people of a
 * culture that they do not know (p. 23).
 */
export const unfamiliar = { kind: 2, culture: 3 } as const satisfies Ruleset['unfamiliar'];

const causes = {
  kind: { words: 'unfamiliar kind of gear', cite: pages.familiarity },
  culture: { words: 'unfamiliar culture', cite: pages.cultures },
} as const;

/** Writes the penalty of a skill whose row says that its use is not familiar. */
export function addUnfamiliar(w: DerivationBuilder, { row }: Pick<ResolvedSkill, 'row'>): void {
  if (!row.unfamiliar) return;
  const { words, cite } = causes[row.unfamiliar];
  w.add(-unfamiliar[row.unfamiliar], words, { cite, row: row.key });
}

/** Writes the penalty of a weapon that its user is not familiar with, unless the skill has it already. */
export const addUnfamiliarWeapon =
  ({ skillsByName }: SheetContext) =>
  (w: DerivationBuilder, { item, attack }: AttackUse): void => {
    if (!item.row.unfamiliar) return;
    const rows = skillsOfAttack(attack).flatMap((skill) => skillsByName.get(skill) ?? []);
    if (rows.some(({ row }) => row.unfamiliar === 'kind')) return;
    w.add(-unfamiliar.kind, 'unfamiliar weapon', { cite: pages.familiarity, row: item.key });
  };
