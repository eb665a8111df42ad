import { memoizeByKeys } from '../../../engine/memoize.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { isRaceRow } from '../../shared/rows.ts';
import { findChosenOptions } from '../../shared/trait-price.ts';

/** The skills that need somebody who reads, with the last tech level at which they do: later, computers answer (p. 217). */
const readers: ReadonlyMap<string, number> = new Map([['research', 4]]);

type Campaign = SheetContext['character']['campaign'];

/** Whether a language is written, however badly; a mother tongue is unless its row says otherwise. */
const isWritten = ({ listed, row }: ResolvedTrait, campaign: Campaign): boolean =>
  listed !== null &&
  findChosenOptions(listed, row, campaign).some(
    ({ parameter, option }) => (parameter.id === 'written' || parameter.id === 'literacy') && option.id !== 'none',
  );

/**
 * Whether the character reads: with Dyslexia nothing, otherwise one of the languages on the sheet. Without any the mother tongue is
 * read as well as it is spoken (p. 23).
 */
function canRead({ traits, race, character }: SheetContext): boolean {
  const all = [...race.traits, ...traits].filter(({ row }) => !row.boughtOff);
  if (all.some(({ id }) => id === 'dyslexia')) return false;
  const languages = all.filter(({ id }) => id === 'language');
  return languages.length === 0 || languages.some((language) => isWritten(language, character.campaign));
}

const keysOf = ({ traits, race, skills, character }: SheetContext): readonly [object, ...unknown[]] => [
  traits,
  race,
  skills,
  character.campaign,
];

/** Reports skills of somebody who cannot read that are learned from what is written. */
export const literacyFindings = memoizeByKeys(keysOf, (context: SheetContext): readonly Finding[] => {
  const needing = context.skills.filter(({ id, key, techLevel }) => {
    const last = readers.get(id);
    const level = techLevel ?? context.character.campaign.techLevel;
    return last !== undefined && level !== null && level <= last && !isRaceRow({ key });
  });
  if (needing.length === 0 || canRead(context)) return [];
  return needing.map(({ name, key, facet }) =>
    finding(
      { code: 'skill-needs', name, needed: 'a language that you can read' },
      'rule',
      { chapter: 'skills', row: key },
      facet?.cite,
    ),
  );
});
