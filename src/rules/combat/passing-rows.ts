import * as z from 'zod/mini';
import type { NumberName } from '../../catalog/effect.ts';
import { blankRows } from '../../character/edit-rows.ts';
import { ownTraitSchema, type TraitRow } from '../../character/trait-rows.ts';
import type { Citation } from '../../engine/citation.ts';
import type { categoryKeys } from '../shared/effect-targets.ts';

/** The page of something that has one, as custom entries keep it. */
export const pageOf = (cite: Citation | undefined) => ({ page: String(cite?.page ?? ''), source: cite?.book ?? '' });

/** DX and HT make a quarter of Basic Speed each. */
const shareOfSpeed = 4;

/** A number that changes for a time, by so much. */
export interface PassingChange {
  readonly to: NumberName | (typeof categoryKeys)['all'];
  readonly add: number;
}

/**
 * What changes a fighter's numbers for a time, as traits that the sheet has meanwhile. What takes points off DX leaves Basic Speed,
 * and with it Move and Dodge, as they are: a second trait says so, and gives them back.
 */
export function passingRows(
  key: string,
  { name, cite }: { readonly name: string; readonly cite: Citation | undefined },
  changes: readonly PassingChange[],
): readonly TraitRow[] {
  const row = (rowKey: string, rowName: string, effects: readonly PassingChange[]): TraitRow => ({
    ...blankRows.traits(rowKey),
    own: z.parse(ownTraitSchema, {
      name: rowName,
      ...pageOf(cite),
      effects: effects.map(({ to, add }) => ({ stat: to, add })),
    }),
  });
  const dx = changes.reduce((sum, { to, add }) => (to === 'dx' ? sum + add : sum), 0);
  const speed = { to: 'basicSpeed', add: -dx / shareOfSpeed } as const;
  return [row(key, name, changes), ...(dx === 0 ? [] : [row(`${key}-speed`, `${name} leaves Speed alone`, [speed])])];
}
