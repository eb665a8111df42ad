import * as z from 'zod/mini';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { ownSkillSchema } from '../character/skill-rows.ts';
import { memoizeOnce } from '../engine/memoize.ts';
import { hitLocations, improveFromDefault } from '../rules/house-rules/sheet-rules.ts';
import type { Figure, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { daiBlackthorn, fiendishFriedrick, johnFalcon } from './book-characters.ts';
import { absurdCharacter } from './huge-character.ts';
import { openSheet } from './open-sheet.ts';
import { item, saved, skill, trait } from './rows.ts';

/** A custom spell. */
const frostbite = z.parse(ownSkillSchema, {
  name: 'Frostbite',
  attribute: 'iq',
  kind: 'mental',
  difficulty: 'veryHard',
  spell: {
    class: 'resisted',
    resistedBy: 'HT',
    time: '3 s',
    duration: 'instant',
    cost: '1 to 3',
    prerequisites: 'Magery, any two spells of cold',
  },
});

/** Sheets to draw, derived by the rules when a test file first asks for them: nothing may change them in place. */

export const falconSheet = memoizeOnce(() => openSheet(johnFalcon()).model);
export const friedrickSheet = memoizeOnce(() => openSheet(fiendishFriedrick()).model);
export const daiSheet = memoizeOnce(() => openSheet(daiBlackthorn()).model);
export const hugeSheet = memoizeOnce(() => openSheet(absurdCharacter('man-to-man')).model);
export const blankSheet = memoizeOnce(
  () => openSheet({ ruleset: 'man-to-man', houseRules: [], character: blankCharacter() }).model,
);

/** Everything that a sheet can hold: accents, Cyrillic, second figures, armor by place, ammunition, story. */
export const fullSheet = memoizeOnce(
  () =>
    openSheet(
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
        [improveFromDefault.id, hitLocations.id],
      ),
    ).model,
);

/** A guard whose armor covers the front alone, with a shield slung on the back. */
export const guardSheet = memoizeOnce(
  () =>
    openSheet(
      saved('man-to-man', {
        name: 'Wall Guard',
        attributes: { st: 12, dx: 11, iq: 10, ht: 11 },
        traits: [trait('toughness')],
        skills: [skill('spear', 4), skill('shield', 1)],
        equipment: [
          item('spear', { place: 'ready' }),
          item('steel-breastplate', { place: 'ready' }),
          item('chainmail', { place: 'ready' }),
          item('large-shield', { place: 'carried', slung: true }),
        ],
      }),
    ).model,
);

/** A character of GURPS Lite with a gun, on a horse, with a beast of burden behind. */
export const riderCharacter = (): SavedCharacter =>
  saved('lite-3e', {
    name: 'Calamity Jane',
    concept: { weight: 150 },
    attributes: { st: 11, dx: 12, iq: 11, ht: 11 },
    skills: [skill('guns-rifle', 2, { techLevel: 5 })],
    equipment: [
      item('winchester-44-40', { place: 'ready' }),
      item('saddle-horse', { place: 'ready', note: 'called Patch' }),
      item('donkey', { place: 'stowed' }),
      item('large-knife', { container: 'saddle-horse' }),
      item('rock', { container: 'donkey', quantity: 260 }),
    ],
  });
export const riderSheet = memoizeOnce(() => openSheet(riderCharacter()).model);

/** A psychic of the fourth edition with a reserve of energy. */
export const psychicSheet = memoizeOnce(
  () =>
    openSheet(
      saved('fourth-edition', {
        name: 'Odile Varga',
        attributes: { iq: 13 },
        traits: [trait('energy-reserve', { level: 6 }), trait('telekinesis', { level: 5 })],
      }),
    ).model,
);

/** A mage of GURPS Lite: spells of every class, one of her own, one without its prerequisites. */
export const mageCharacter = (): SavedCharacter =>
  saved('lite-3e', {
    name: 'Maren Tide',
    attributes: { st: 9, dx: 12, iq: 13, ht: 11 },
    traits: [trait('magery', { level: 2 }), trait('voice')],
    skills: [
      skill('ignite-fire', 1),
      skill('light', 1, { note: 'on the staff' }),
      skill('create-fire', 1),
      skill('shape-fire', 1),
      skill('fireball', 4),
      skill('sleep', 2),
      skill('', 1, { key: 'own', own: frostbite }),
      skill('staff', 4),
      skill('spell-throwing', 2),
      skill('language', 2, { speciality: 'Elvish', difficulty: 'hard' }),
    ],
    equipment: [item('quarterstaff', { place: 'ready' })],
  });
export const mageSheet = memoizeOnce(() => openSheet(mageCharacter()).model);

/** The texts of all figures in a model, second ones included. */
function formatFigures(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(formatFigures);
  if (typeof part !== 'object' || part === null) return [];
  if (isFigure(part)) return [part.text, ...(part.second ? [part.second.text] : [])];
  return Object.values(part).flatMap(formatFigures);
}

export const isFigure = (part: object): part is Figure => 'text' in part && typeof part.text === 'string';

/**
 * Figures that are in the model more often than on the sheet; brackets around second figures do not count, nor do the boxes
 * to write in, which stay empty unless the player chose otherwise, nor the band of vital figures, which are figures of other
 * parts.
 */
export function figuresNotFound(model: SheetModel, drawn: readonly string[]): string[] {
  const left = new Map<string, number>();
  const words = drawn.flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/^\((.*)\)$/, '$1'));
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return formatFigures({ ...model, writeIns: [], vitals: [] })
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => {
      const times = left.get(word) ?? 0;
      left.set(word, times - 1);
      return word !== '' && times < 1;
    });
}
