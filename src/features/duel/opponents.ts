import type { RulesetId } from '../../catalog/entry.ts';
import { shownName } from '../../character/character.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import type { stockFoesUnder } from '../../state/encounter/foes.ts';
import { type ReadyFighter, readReady } from '../../state/encounter/ready-fighters.ts';
import { readCharacter } from '../../state/library/library.ts';
import type { findCharacters } from '../../state/library/library-search.ts';
import type { ComboOption } from '../../ui/combo-box.tsx';
import type { OutlookFighter } from '../outlook/fight-out.tsx';

/** Somebody whom the character can be tried against. */
export type Opponent = Omit<OutlookFighter, 'side'>;

/** Where opponents come from: all of one ruleset. */
export interface OpponentLists {
  readonly ruleset: RulesetId;
  readonly own: ReturnType<typeof findCharacters>;
  readonly ready: readonly ReadyFighter[];
  readonly stock: ReturnType<typeof stockFoesUnder>;
}

/** The group of options of the characters that come with the program. */
export const readyGroup = 'Ready-made';
const marks = { own: 'own:', ready: 'ready:', stock: 'stock:' } as const;

/** The opponents to choose from, by where they come from. */
export const opponentOptions = ({ own, ready, stock }: OpponentLists): readonly ComboOption<string>[] => [
  ...ready.map(({ id, name, points }) => ({
    value: `${marks.ready}${id}`,
    label: name,
    detail: formatPoints(points),
    group: readyGroup,
  })),
  ...stock.map(({ id, name, kind }) => ({
    value: `${marks.stock}${id}`,
    label: name,
    detail: kind,
    group: 'Stock foes',
  })),
  ...own.map(({ id, name, points }) => ({
    value: `${marks.own}${id}`,
    label: name || 'Unnamed',
    ...(points ? { detail: formatPoints(points.spent) } : {}),
    group: 'Your characters',
  })),
];

/** Loads an opponent by the value of its option, unhurt and with a weapon in hand; null if it cannot be read. */
export async function loadOpponent(value: string, { ruleset, ready }: OpponentLists): Promise<Opponent | null> {
  if (value.startsWith(marks.stock)) {
    const { prepareStockFoe } = await import('../../state/encounter/foes.ts');
    const foe = await prepareStockFoe(value.slice(marks.stock.length), ruleset);
    if (!foe) return null;
    return { key: value, name: foe.saved.character.name, saved: foe.saved, printed: foe.printed, isFresh: true };
  }
  const saved = value.startsWith(marks.ready)
    ? await readReady(ready.find(({ id }) => `${marks.ready}${id}` === value))
    : await readStored(value.slice(marks.own.length));
  if (!saved) return null;
  await loadRuleset(saved.ruleset);
  return { key: value, name: shownName(saved.character), saved, isFresh: true };
}

async function readStored(id: string) {
  const reading = await readCharacter(id);
  return reading.ok ? reading.value : null;
}
