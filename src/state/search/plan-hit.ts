import type { TraitKind } from '../../character/trait-rows.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { Plan } from '../../rules/what-if/plans/plan.ts';
import { planItem } from '../../rules/what-if/plans/plan-item.ts';
import { planKit } from '../../rules/what-if/plans/plan-kit.ts';
import { planSkill } from '../../rules/what-if/plans/plan-skill.ts';
import { planTrait } from '../../rules/what-if/plans/plan-trait.ts';
import { hasNoFigures } from '../../rules/what-if/plans/wanted-figures.ts';
import type { SearchHit } from './catalog-search.ts';

/** Whether a hit is more than its entry as it is usually added: the query has a figure, an answer or a speciality for it. */
export const isSpecific = ({ reading, ownWords }: Pick<SearchHit, 'reading' | 'ownWords'>): boolean =>
  ownWords !== '' || reading.answers.length > 0 || !hasNoFigures(reading.wanted);

/** Works out what adding a hit does to a character; null where the catalog has no such entry. */
export function planHit(sheet: OpenedCharacter, hit: SearchHit, kind: TraitKind | null = null): Plan | null {
  const { catalog } = sheet.context;
  const { chapter, id, reading, choices, ownWords } = hit;
  if (chapter === 'traits') {
    const entry = catalog.traits.get(id);
    if (!entry) return null;
    const query = [reading.name, ...reading.answers].join(' ');
    const answers = reading.answers.length > 0 || ownWords === '' ? reading.answers : [ownWords];
    return planTrait(sheet, entry, reading.wanted, { query, answers, choices, kind });
  }
  if (chapter === 'equipment') {
    const kit = catalog.kits.get(id);
    if (kit) return planKit(sheet, kit, reading.wanted);
    const entry = catalog.items.get(id);
    return entry ? planItem(sheet, entry, reading.wanted) : null;
  }
  const entry = catalog.skills.get(id);
  return entry ? planSkill(sheet, entry, reading.wanted, ownWords) : null;
}
