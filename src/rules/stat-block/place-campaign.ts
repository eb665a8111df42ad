import { setCampaign } from '../../character/edit-concept.ts';
import { formatPoints } from '../wording/point-words.ts';
import type { Placing } from './placing.ts';

/** The tech level of the text, or the one that most of its skills have. */
export function settleTechLevel(placing: Placing): void {
  const levels = placing.entries.flatMap(({ figures }) => figures.techLevel ?? []);
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const techLevel = placing.techLevel ?? usual;
  if (techLevel !== undefined) placing.draft.edit((character) => setCampaign(character, 'techLevel', techLevel));
}

/** The budget is the total of the text, or else what the character costs. */
export function settleBudget(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  const spent = worksheet.has('points') ? worksheet.number('points') : null;
  const said = placing.total === null ? null : placing.total + (placing.unspent ?? 0);
  const budget = said ?? spent;
  if (budget !== null) draft.edit((character) => setCampaign(character, 'budget', budget));
  if (placing.total === null || spent === null || spent === placing.total) return;
  draft.findings.push({
    id: 'total',
    line: 1,
    words: `${formatPoints(placing.total)} in all in the text; ${formatPoints(spent)} by the rules.`,
    options: [],
    chosen: '',
  });
}
