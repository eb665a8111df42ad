import type { AttributeId, SecondaryId } from '../../../character/character.ts';
import { setAttribute, setSecondary } from '../../../character/edit-attributes.ts';
import { formatValue } from '../../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../derive-character.ts';
import { describePriceOfChange } from '../../wording/point-words.ts';
import { secondarySteps } from '../secondary-steps.ts';
import type { Plan } from './plan.ts';
import type { WantedFigures } from './wanted-figures.ts';

/** Other names that players type. */
const alsoCalled: Readonly<Partial<Record<AttributeId | SecondaryId, readonly string[]>>> = {
  hitPoints: ['hp', 'hits', 'hit points'],
  fatiguePoints: ['fp', 'fatigue', 'fatigue points'],
  perception: ['per', 'perception'],
  basicSpeed: ['speed', 'basic speed'],
  basicMove: ['move', 'basic move'],
};

/** Plans an attribute or secondary characteristic by its name: "ST 13", "Strength 13", "HP +2"; null for any other name. */
export function planAttribute(sheet: OpenedCharacter, name: string, wanted: WantedFigures): Plan | null {
  if (wanted.number === undefined && wanted.change === undefined) return null;
  const { ruleset } = sheet;
  const typed = name.trim().toLowerCase();
  const isCalled = ({
    id,
    short,
    name: full,
  }: (typeof ruleset.attributes)[number] | (typeof ruleset.secondary)[number]) =>
    [short.toLowerCase(), full.toLowerCase(), ...(alsoCalled[id] ?? [])].includes(typed);
  const attribute = ruleset.attributes.find(isCalled);
  if (attribute) return planScore(sheet, attribute, wanted);
  const secondary = ruleset.secondary.find(isCalled);
  return secondary ? planScore(sheet, secondary, wanted) : null;
}

function planScore(
  sheet: OpenedCharacter,
  { id, short }: { readonly id: AttributeId | SecondaryId; readonly short: string },
  { number, change = 0 }: WantedFigures,
): Plan {
  const { ruleset, context, worksheet } = sheet;
  const { character, saved } = context;
  const score = worksheet.number(id);
  const target = number ?? score + change;
  // What a race or play gives is part of the score, and is not bought.
  const edit = isAttribute(id)
    ? (now: typeof character) => setAttribute(now, id, character.attributes[id] + Math.round(target - score))
    : (now: typeof character) => setSecondary(now, id, secondarySteps(sheet, id, target));
  const after = openWorksheet({ ...saved, character: edit(character) }, sheet);
  const reached = formatValue(after.worksheet.get(id).value, ruleset.notation);
  const before = formatValue(worksheet.get(id).value, ruleset.notation);
  const isReached = after.worksheet.number(id) === target;
  return {
    name: `${short} ${reached}`,
    words: [
      reached === before ? 'unchanged' : `${describePriceOfChange(worksheet, after.worksheet)}, now ${before}`,
      ...(isReached ? [] : ['the nearest']),
    ].join(', '),
    label: `${short} ${before} → ${reached}`,
    row: null,
    change: (now) => (reached === before ? now : edit(now)),
  };
}

const isAttribute = (id: AttributeId | SecondaryId): id is AttributeId =>
  id === 'st' || id === 'dx' || id === 'iq' || id === 'ht';
