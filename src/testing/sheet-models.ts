import { blankCharacter } from '../character/blank-character.ts';
import { buildSheet } from '../rules/build-sheet.ts';
import type { Figure, SheetModel } from '../rules/sheet-model.ts';
import { fiendishFriedrick, johnFalcon } from './book-characters.ts';
import { absurdCharacter } from './huge-character.ts';
import { item, saved, skill, trait } from './rows.ts';

/** Sheets to draw, as the rules make them. */

export const falconSheet = (): SheetModel => buildSheet(johnFalcon()).model;
export const friedrickSheet = (): SheetModel => buildSheet(fiendishFriedrick()).model;
export const hugeSheet = (): SheetModel => buildSheet(absurdCharacter('man-to-man')).model;
export const blankSheet = (): SheetModel =>
  buildSheet({ ruleset: 'man-to-man', houseRules: [], character: blankCharacter() }).model;

/** Everything that a sheet can hold: accents, Cyrillic, second figures, armor by place, ammunition, story. */
export const fullSheet = (): SheetModel =>
  buildSheet(
    saved(
      'man-to-man',
      {
        name: 'Žofia Černá of the Upper Ketterwald, called Ольга',
        concept: {
          player: 'Věra',
          appearance: 'A scar over the left eye, a limp in wet weather, always a hat',
          height: 68,
          weight: 150,
          age: '27',
          skin: 'tan',
          hair: 'black',
          eyes: 'green',
          story: 'Born in a mill by the river, she learned to fight from a deserter.\n\nShe has not been home since.',
          notes: 'Owes the smith 40 $.',
        },
        attributes: { st: 12, dx: 13, iq: 10, ht: 12 },
        traits: [trait('toughness'), trait('combat-reflexes'), trait('ambidexterity', { note: 'since the fever' })],
        skills: [
          skill('axe-mace', 4),
          skill('broadsword', 4),
          skill('knife', 2),
          skill('shield', 2),
          skill('bow', 4),
          skill('running', 2),
          skill('brawling', 1),
        ],
        equipment: [
          item('axe', { place: 'ready' }),
          item('broadsword', { quality: 'fine' }),
          item('large-knife', { quantity: 2 }),
          item('large-shield', { place: 'ready' }),
          item('longbow', { place: 'stowed' }),
          item('quiver'),
          item('arrow', { quantity: 20, container: 'quiver' }),
          item('chainmail', { place: 'ready' }),
        ],
      },
      ['improve-from-default', 'hit-locations'],
    ),
  ).model;

/** The texts of all figures in a model, second ones included. */
function figureTexts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(figureTexts);
  if (typeof part !== 'object' || part === null) return [];
  if (isFigure(part)) return [part.text, ...(part.second ? [part.second.text] : [])];
  return Object.values(part).flatMap(figureTexts);
}

const isFigure = (part: object): part is Figure => 'text' in part && typeof part.text === 'string';

/** Figures that are in the model more often than on the sheet; brackets around second figures do not count. */
export function figuresNotFound(model: SheetModel, drawn: readonly string[]): string[] {
  const left = new Map<string, number>();
  const words = drawn.flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/^\((.*)\)$/, '$1'));
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return figureTexts(model)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => {
      const times = left.get(word) ?? 0;
      left.set(word, times - 1);
      return word !== '' && times < 1;
    });
}
