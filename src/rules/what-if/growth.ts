import { changeRow } from '../../character/edit-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { type DerivedCharacter, openWorksheet } from '../derive-character.ts';
import { atCreation } from '../shared/attributes.ts';
import { traitStat } from '../stat-ids.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** Something that points were spent on after creation. */
export interface Spent {
  /** The attribute, or the key of the row. */
  readonly key: string;
  /** "ST +1", "Combat Reflexes", "Enemy bought off" */
  readonly words: string;
  readonly points: number;
}

/** How a character has grown since creation, in points, as far as the choices show. */
export interface Growth {
  readonly begun: number;
  readonly earned: number;
  /** Attributes raised, traits gained, disadvantages bought off. Skills raised later cannot be distinguished from those of creation. */
  readonly spent: readonly Spent[];
  readonly total: number;
  /** What there was to begin with and what was earned, less all that the character costs. */
  readonly unspent: number;
}

/** What was earned, what it is known to have gone into, and what is left. */
export function growthOf(sheet: Opened): Growth {
  const { context, worksheet } = sheet;
  const { character } = context;
  return {
    begun: character.campaign.budget,
    earned: character.earned.reduce((sum, { points }) => sum + points, 0),
    spent: [...raisedAttributes(sheet), ...laterTraits(sheet)],
    total: worksheet.number('points'),
    unspent: worksheet.number('points.left'),
  };
}

/** Levels of attributes gained in play, at what they cost there: all the points of the attribute but those of creation. */
function raisedAttributes({ ruleset, context, worksheet }: Opened): Spent[] {
  const { attributes, raised } = context.character;
  return ruleset.attributes.flatMap(({ id, short }) => {
    if (raised[id] === 0) return [];
    const priced = atCreation(id);
    const before = worksheet.has(priced) ? worksheet.number(priced) : ruleset.attributePrice(id, attributes[id]);
    const points = worksheet.number(`${id}.points`) - (before ?? 0);
    return [{ key: id, words: `${short} +${raised[id]}`, points }];
  });
}

/** Traits gained in play, and disadvantages of creation that were bought off. */
function laterTraits({ context, worksheet }: Opened): Spent[] {
  return context.traits.flatMap(({ key, name, facet, row }): Spent[] => {
    if (!facet) return [];
    if (row.boughtOff && row.gained === 'creation') {
      return [{ key, words: `${name} bought off`, points: buyingOff(context.saved, key) }];
    }
    return row.gained === 'play' && !row.boughtOff
      ? [{ key, words: name, points: worksheet.number(traitStat(key)) }]
      : [];
  });
}

/** The price of buying a trait off, paid or not: the points that it gives while it counts. */
export function buyingOff(saved: SavedCharacter, key: string): number {
  const { worksheet } = openWorksheet({
    ...saved,
    character: changeRow(saved.character, 'traits', key, { boughtOff: false }),
  });
  const points = worksheet.find(traitStat(key))?.value;
  return typeof points === 'number' && points !== 0 ? -points : 0;
}
