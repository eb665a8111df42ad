import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { FeatRules } from '../../rules/feats/feat.ts';
import { listChangedRules } from '../../rules/house-rules/describe-rules.ts';
import { buildModel } from './build-model.ts';
import { combatReference, featReference } from './combat-reference.ts';
import { fightReference } from './fight-reference.ts';
import { oddsReference } from './odds-reference.ts';
import { bandOf, type ReferenceBand, type ReferenceGroup, type ReferencePage } from './reference-group.ts';

/** What of a ruleset its pages need that is not loaded with it: only that of the chosen pages. */
export interface ReferenceRules {
  readonly fight?: FightRules | undefined;
  readonly feats?: FeatRules | undefined;
  readonly odds: boolean;
}

/** The chosen pages of a character's own numbers, in their order. */
export function referencePages(
  sheet: OpenedCharacter,
  { fight, feats, odds }: ReferenceRules,
): readonly ReferencePage[] {
  return [
    ...(fight ? [combatPage(sheet, fight)] : []),
    ...(feats ? [featPage(sheet, feats)] : []),
    ...(odds ? [oddsPage(sheet)] : []),
  ];
}

function combatPage(sheet: OpenedCharacter, rules: FightRules): ReferencePage {
  const groups = [...combatReference(sheet), ...fightReference(sheet, rules)];
  const of = (...ids: readonly string[]): readonly ReferenceGroup[] =>
    ids.flatMap((id) => groups.filter((group) => group.id === id));
  return {
    id: 'combat',
    title: 'Combat reference',
    words: introduction(sheet, 'for a fight'),
    bands: withContent([
      bandOf(of('defenses'), of('load')),
      bandOf(of('attacks')),
      bandOf(of('ranges')),
      bandOf(of('maneuvers')),
      bandOf(of('postures', 'injury', 'fatigue'), of('locations', 'blow')),
      bandOf(of('houseRules')),
      bandOf(of('procedures')),
    ]),
  };
}

function featPage(sheet: OpenedCharacter, rules: FeatRules): ReferencePage {
  const groups = featReference(sheet, rules).filter(({ rows }) => rows.length > 0);
  return {
    id: 'feats',
    title: 'Feats',
    words: `${introduction(sheet, 'for feats of strength, movement and the senses')} Unhurt, rested and under the present load.`,
    bands: withContent([bandOf(...inTwoColumns(groups))]),
  };
}

function oddsPage(sheet: OpenedCharacter): ReferencePage {
  const groups = oddsReference(sheet);
  const of = (test: (id: string) => boolean): readonly ReferenceGroup[] => groups.filter(({ id }) => test(id));
  return {
    id: 'odds',
    title: 'Odds',
    words: introduction(sheet, 'as chances'),
    bands: withContent([
      bandOf(
        of((id) => id === 'rolls'),
        of((id) => id === 'contests'),
      ),
      bandOf(of((id) => id.startsWith('attacks'))),
    ]),
  };
}

const withContent = (bands: readonly ReferenceBand[]): readonly ReferenceBand[] =>
  bands.filter((columns) => columns.length > 0);

/** "The numbers of John Falcon for a fight, by Man to Man." and the house rules that are other than usual. */
function introduction(sheet: OpenedCharacter, purpose: string): string {
  const { name } = buildModel(sheet).head;
  const changed = listChangedRules(sheet);
  return [
    `The numbers of ${name || 'the character'} ${purpose}, by ${sheet.ruleset.name}.`,
    ...(changed.length > 0 ? [`Optional rules: ${changed.join(', ')}.`] : []),
  ].join(' ');
}

/** Letters of a name and of a note that fit on a line of half a page, beside a figure. */
const lettersOnLine = 44;

/** What a group takes on paper, in lines: its title, its headings, and notes that take further lines. */
const heightOf = ({ rows, remarks, columns }: ReferenceGroup): number =>
  (columns.some((heading) => heading !== '') ? 3 : 2) +
  rows.reduce((sum, { name, note }) => sum + Math.ceil((name.length + note.length * 0.8) / lettersOnLine), 0) +
  Math.ceil(remarks.join(' ').length / 80);

/** Divides groups in their order between two columns of about the same height. */
function inTwoColumns(groups: readonly ReferenceGroup[]): [readonly ReferenceGroup[], readonly ReferenceGroup[]] {
  const heights = groups.map(heightOf);
  const all = heights.reduce((sum, height) => sum + height, 0);
  const tallerAt = (count: number): number => {
    const first = heights.slice(0, count).reduce((sum, height) => sum + height, 0);
    return Math.max(first, all - first);
  };
  const counts = groups.map((_, i) => i + 1);
  const best = counts.reduce((least, count) => (tallerAt(count) < tallerAt(least) ? count : least), groups.length);
  return [groups.slice(0, best), groups.slice(best)];
}
