import * as z from 'zod/mini';
import { type OwnEffect, ownEffectSchema } from '../../character/custom-effect.ts';
import { addRow, changeRow } from '../../character/edit-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Draft } from './draft.ts';
import type { Placing } from './placing.ts';

/** The id of the choice between the numbers of the text and those of the rules. */
const figuresChoice = 'figures';

/** The numbers that a stat block prints as they are in a fight, whatever they follow from. */
const printed: ReadonlySet<StatId> = new Set<StatId>([
  'hitPoints',
  'fatiguePoints',
  'will',
  'perception',
  'move',
  'dodge',
  'parry',
  'block',
  'damageResistance',
  'passiveDefense',
  'sizeModifier',
]);

/** The choice of the text’s numbers, where nobody is asked. */
export const keptFigures: Readonly<Record<string, string>> = { [figuresChoice]: 'text' };

/** Whether the player wants the numbers of the text to count. */
export const wantsTextFigures = (draft: Draft): boolean => draft.choice(figuresChoice, 'rules') === 'text';

/**
 * Offers, as one choice for the whole block, to keep its numbers where the rules give others, and keeps them if that is chosen: as
 * a trait for 0 points that changes each of them by the difference.
 */
export function offerTextFigures({ draft, scores }: Placing): void {
  const { worksheet } = draft.sheet();
  const changes = new Map<StatId, { readonly name: string; readonly value: number; readonly ours: number }>();
  for (const { score } of scores) {
    const { stat, value, isChange, name } = score;
    if (stat === null || value === null || isChange || !printed.has(stat) || changes.has(stat) || !worksheet.has(stat))
      continue;
    const ours = worksheet.get(stat).value;
    // A Move without the load.
    if (stat === 'move' && worksheet.has('basicMove') && value === worksheet.number('basicMove')) continue;
    if (typeof ours === 'number' && ours !== value) changes.set(stat, { name, value, ours });
  }
  const chosen = wantsTextFigures(draft) ? 'text' : 'rules';
  if (changes.size === 0) return;
  draft.findings.push({
    id: figuresChoice,
    line: 1,
    words:
      chosen === 'rules'
        ? `${[...changes.values()].map(({ name }) => name).join(', ')}: the text and the rules have other numbers.`
        : `The text’s numbers are kept: ${[...changes.values()].map(({ name, value, ours }) => `${name} ${formatFraction(value)} (${formatFraction(ours)} by the rules)`).join(', ')}.`,
    options: [
      { id: 'rules', words: 'Use the numbers of the rules' },
      { id: 'text', words: 'Use the text’s numbers' },
    ],
    chosen,
  });
  if (chosen === 'rules') return;
  const key = draft.nextKey();
  const effects: OwnEffect[] = [];
  const own = () => z.parse(ownTraitSchema, { name: 'As in the stat block', kind: 'advantage', points: 0, effects });
  draft.edit((character) => addRow(character, 'traits', { own: own() }, key));
  // A number may change with another one, as Dodge with Move: each is corrected by what is still missing.
  const inOrder = [...changes].sort(([a], [b]) => Number(b === 'move') - Number(a === 'move'));
  for (const [stat, { value }] of inOrder) {
    const now = draft.sheet().worksheet.get(stat).value;
    if (typeof now !== 'number' || now === value) continue;
    effects.push(z.parse(ownEffectSchema, { stat, how: 'add', add: value - now }));
    draft.edit((character) => changeRow(character, 'traits', key, { own: own() }));
  }
}
