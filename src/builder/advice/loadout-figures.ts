import { applyLoadout, loadoutDifferences, loadoutsOf } from '../../character/loadouts.ts';
import { capitalize, formatFraction, formatValue } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';

/** A loadout with what the character would be in it. */
export interface LoadoutFigures {
  readonly key: string;
  readonly name: string;
  /** Every item is where it has it. */
  readonly isPresent: boolean;
  /** "23.5 lb" */
  readonly load: string;
  /** "Light" */
  readonly level: string;
  /** Move and Dodge, as far as the ruleset has them. */
  readonly figures: readonly { readonly name: string; readonly text: string }[];
  /** What it lacks, in words; '' for nothing. */
  readonly remark: string;
}

/** A name for a loadout without one. */
export const unnamedLoadout = 'Unnamed loadout';

/**
 * Returns the loadouts of a character with their load in pounds (rounded to 0.01 as on the sheet), level of encumbrance, Move and Dodge. Each is
 * derived as the character would be, so call this only for what is shown.
 */
export const listLoadouts = memoizeByObject((sheet: OpenedCharacter): readonly LoadoutFigures[] => {
  const { ruleset, context } = sheet;
  const { saved } = context;
  const { character } = saved;
  return loadoutsOf(character).map((loadout): LoadoutFigures => {
    const changed = applyLoadout(character, loadout);
    const isPresent = changed === character;
    const { worksheet } = isPresent ? sheet : openWorksheet({ ...saved, character: changed }, sheet);
    const figures = [
      { name: 'Move', stat: 'move' },
      { name: 'Dodge', stat: 'dodge' },
    ].flatMap(({ name, stat }) =>
      worksheet.has(stat) ? [{ name, text: formatValue(worksheet.get(stat).value, ruleset.notation) }] : [],
    );
    return {
      key: loadout.key,
      name: loadout.name || unnamedLoadout,
      isPresent,
      load: `${formatFraction(worksheet.number('load'))} lb`,
      level: capitalize(ruleset.loadLevels[worksheet.number('encumbrance')]?.name ?? 'too much to carry'),
      figures,
      remark: describeDifferences(sheet, loadoutDifferences(character, loadout)),
    };
  });
});

const maxNames = 3;

/** "Two of its items are gone. Not in it: rope, torch; they stay where they are." */
function describeDifferences(
  { context }: OpenedCharacter,
  { gone, added }: ReturnType<typeof loadoutDifferences>,
): string {
  const byKey = new Map(context.items.map(({ key, name }) => [key, name]));
  const names = added.map((key) => byKey.get(key) ?? 'an item');
  const more = names.length - maxNames;
  const listed = [...names.slice(0, maxNames), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [
    ...(gone > 0 ? [gone === 1 ? 'One of its items is gone.' : `${gone} of its items are gone.`] : []),
    ...(added.length > 0
      ? [`New since then: ${listed}; ${added.length === 1 ? 'it stays' : 'they stay'} in place.`]
      : []),
  ].join(' ');
}
