import { changeRow } from '../../character/edit-rows.ts';
import { type DerivedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { creationPriceStat } from '../../rules/shared/attributes.ts';
import { traitStat } from '../../rules/stat-ids.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** An improvement that points were spent on after creation. */
interface Improvement {
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
  /**
   * Attributes raised, traits gained, disadvantages bought off. Skills raised later cannot be distinguished from those
   * of creation.
   */
  readonly spent: readonly Improvement[];
  readonly total: number;
  /** Starting and earned points, less the cost of the character. */
  readonly unspent: number;
}

/** Returns the points earned, the known expenses, and the rest. */
export function summarizeGrowth(sheet: Opened): Growth {
  const { context, worksheet } = sheet;
  const { character } = context;
  return {
    begun: character.campaign.budget,
    earned: character.earned.reduce((sum, { points }) => sum + points, 0),
    spent: [...raisedAttributes(sheet), ...changedTraits(sheet)],
    total: worksheet.number('points'),
    unspent: worksheet.number('points.left'),
  };
}

/** Returns attribute levels gained in play, at their price in play: the attribute's points less those of creation. */
function raisedAttributes({ ruleset, context, worksheet }: Opened): Improvement[] {
  const { attributes, campaign, raised } = context.character;
  return ruleset.attributes.flatMap(({ id, short }) => {
    if (raised[id] === 0) return [];
    const creationStat = creationPriceStat(id);
    const creationPoints = worksheet.has(creationStat)
      ? worksheet.number(creationStat)
      : ruleset.attributePrice(id, attributes[id], campaign.prices);
    const points = worksheet.number(`${id}.points`) - (creationPoints ?? 0);
    return [{ key: id, words: `${short} +${raised[id]}`, points }];
  });
}

/** Returns traits gained in play, and disadvantages from creation that were bought off. */
function changedTraits(sheet: Opened): Improvement[] {
  const { context, worksheet } = sheet;
  return context.traits.flatMap(({ key, name, facet, row }): Improvement[] => {
    if (!facet) return [];
    if (row.boughtOff && row.gained === 'creation') {
      return [{ key, words: `${name} bought off`, points: buyOffPrice(sheet, key) }];
    }
    return row.gained === 'play' && !row.boughtOff
      ? [{ key, words: name, points: worksheet.number(traitStat(key)) }]
      : [];
  });
}

/** Returns the price of buying a trait off, paid or not: the points that the trait gives while it counts. */
export function buyOffPrice(sheet: Opened, key: string): number {
  const { saved } = sheet.context;
  const character = changeRow(saved.character, 'traits', key, { boughtOff: false });
  const { worksheet } = openWorksheet({ ...saved, character }, sheet);
  const points = worksheet.find(traitStat(key))?.value;
  return typeof points === 'number' && points !== 0 ? -points : 0;
}
