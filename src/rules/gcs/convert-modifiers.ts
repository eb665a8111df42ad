import type { GcsTraitModifier } from '../../character/gcs/gcs-rows.ts';
import { convertFeatures } from './convert-features.ts';
import type { ModifierDraft } from './library-entry.ts';

/** A modifier as characters have it, and what it says that this cannot express. */
export interface ConvertedModifier {
  readonly modifier: ModifierDraft;
  readonly notes: readonly string[];
}

const appliesTo = { total: 'all', base_only: 'base', levels_only: 'levels' } as const;

/** The price in a modifier's text: "+20%", "x1/2", "5". Null for a text that is none. */
function readCost(text: string): Pick<ModifierDraft, 'percent' | 'points' | 'times'> | null {
  const plain = text.replaceAll(/[\s,]/g, '').replaceAll('×', 'x');
  if (plain === '') return {};
  const [, number = '', divisor = '1'] = /^[x+]*([-+]?(?:\d*\.)?\d+)(?:\/((?:\d*\.)?\d+))?[%x]*$/i.exec(plain) ?? [];
  const amount = Number(number) / Number(divisor);
  if (number === '' || !Number.isFinite(amount) || Math.abs(amount) > 1e9) return null;
  const isFactor = /^x/i.test(plain) || /x$/i.test(plain);
  if (plain.endsWith('%')) return isFactor ? { times: amount / 100 } : { percent: amount };
  return isFactor ? { times: amount } : { points: amount };
}

/** Converts a modifier of a trait with these levels, or one that stands alone. */
export function convertModifier(source: GcsTraitModifier, traitLevels: number): ConvertedModifier {
  const { name, cost, affects, levels, usesTraitLevel, features, reference, notes } = source;
  const price = readCost(cost);
  const count = usesTraitLevel && traitLevels > 0 ? Math.max(1, traitLevels) : Math.max(0, levels);
  const isWhole = Number.isInteger(count);
  const converted = convertFeatures(features, { name, level: Math.max(1, count) });
  const unread = price === null ? [`The price “${cost}” could not be read`] : [];
  return {
    modifier: {
      name: notes === '' || notes.length > 60 ? name : `${name} (${notes})`,
      ...timesCount(price ?? {}, isWhole ? 1 : count),
      ...(count > 0 && isWhole && price?.times === undefined ? { level: count } : {}),
      ...(affects === 'total' ? {} : { appliesTo: appliesTo[affects] }),
      ...(reference === '' ? {} : { page: reference }),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
    },
    notes: [...unread, ...converted.notes].map((note) => `${name}: ${note}`),
  };
}

function timesCount(
  { percent, points, times }: Pick<ModifierDraft, 'percent' | 'points' | 'times'>,
  count: number,
): Pick<ModifierDraft, 'percent' | 'points' | 'times'> {
  return {
    ...(percent === undefined ? {} : { percent: percent * count }),
    ...(points === undefined ? {} : { points: points * count }),
    ...(times === undefined ? {} : { times }),
  };
}
