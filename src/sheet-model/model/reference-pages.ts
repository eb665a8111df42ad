import { formatCitation } from '../../engine/citation.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { FeatRules } from '../../rules/feats/feat.ts';
import { listChangedRules } from '../../rules/house-rules/describe-rules.ts';
import { attackOdds } from '../../rules/odds/attack-odds.ts';
import { quickContestOdds } from '../../rules/odds/contest-odds.ts';
import { rollOdds } from '../../rules/odds/roll-odds.ts';
import { formatPercent } from '../wording/setting-words.ts';
import { buildModel } from './build-model.ts';
import { combatReference, featReference } from './combat-reference.ts';
import { fightReference } from './fight-reference.ts';
import { ownAttackOf } from './own-rolls.ts';
import {
  bandOf,
  type ReferenceBand,
  type ReferenceGroup,
  type ReferencePage,
  type ReferenceRow,
} from './reference-group.ts';
import type { AttackLine, Figure } from './sheet-model.ts';

/** The parts of a ruleset that its pages need and that are not loaded with it: only those of the chosen pages. */
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

/** The height of a group on paper, in lines: its title, its headings, and notes that take further lines. */
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

const scores = Array.from({ length: 16 }, (_, i) => i + 3);
/** The foes' scores in a contest, their defenses, and their armor. */
const foeScores = [8, 10, 12, 14, 16];
const foeDefenses = [8, 10, 12];
const foeResistances = [0, 2, 4];
/** Attacks and skills with a row; more would not fit on the page. */
const maxAttacks = 6;
const maxSkills = 3;

const percent = (chance: number): Figure => ({ text: formatPercent(chance) });

/**
 * The chances of rolls, of quick contests with the character's scores, and of its attacks against typical defenses and armor.
 * All are exact.
 */
function oddsReference(sheet: OpenedCharacter): readonly ReferenceGroup[] {
  return [rollGroup(sheet), contestGroup(sheet), ...attackGroups(sheet)];
}

function rollGroup({ ruleset: { odds } }: OpenedCharacter): ReferenceGroup {
  return {
    id: 'rolls',
    title: 'Rolls of three dice',
    columns: ['Success', 'Critical success', 'Critical failure'],
    rows: scores.map((score): ReferenceRow => {
      const { success, criticalSuccess, criticalFailure } = rollOdds(odds.success, score);
      return {
        name: `${score} or less`,
        figures: [success, criticalSuccess, criticalFailure].map(percent),
        note: '',
      };
    }),
    remarks: [],
    page: formatCitation(odds.cites.roll),
  };
}

function contestGroup(sheet: OpenedCharacter): ReferenceGroup {
  const { ruleset } = sheet;
  return {
    id: 'contests',
    title: 'Quick contests',
    columns: ['Score', ...foeScores.map((score) => `vs. ${score}`)],
    rows: ownScores(sheet).map(
      ({ name, score }): ReferenceRow => ({
        name,
        figures: [
          { text: String(score) },
          ...foeScores.map((foe) => percent(quickContestOdds(ruleset.odds, score, foe).win)),
        ],
        note: '',
      }),
    ),
    remarks: ['The chance to win; a tie is no win.'],
    page: formatCitation(ruleset.odds.cites.contest),
  };
}

/** Attributes, and the skills of the attacks at hand, the best first. */
function ownScores({ ruleset, worksheet, ...sheet }: OpenedCharacter): readonly { name: string; score: number }[] {
  const attributes = ruleset.attributes.flatMap(({ id, short }) => {
    const score = worksheet.find(id)?.value;
    return typeof score === 'number' ? [{ name: short, score }] : [];
  });
  const skills = buildModel({ ruleset, worksheet, ...sheet }).attacks.flatMap(({ atHand, skillName, skill }) =>
    atHand && skill.value !== undefined ? [{ name: skillName, score: skill.value }] : [],
  );
  const distinct = skills.filter(
    ({ name }, i) => name !== '' && skills.findIndex((other) => other.name === name) === i,
  );
  const seen = new Set(attributes.map(({ name }) => name));
  return [...attributes, ...distinct.filter(({ name }) => !seen.has(name)).slice(0, maxSkills)];
}

/** One table for each defense: the chance to wound through armor, and the average injury of every attack. */
function attackGroups(sheet: OpenedCharacter): readonly ReferenceGroup[] {
  const { ruleset } = sheet;
  const lines = buildModel(sheet).attacks.filter(({ atHand }) => atHand);
  return foeDefenses.map((defense) => ({
    id: `attacks.${defense}`,
    title: `Attacks on a foe with a defense of ${defense}`,
    columns: ['Skill', 'Damage', 'Hits', 'Undefended', ...foeResistances.map((resistance) => `DR ${resistance}`)],
    rows: lines.flatMap((line) => attackRow(sheet, line, defense) ?? []).slice(0, maxAttacks),
    remarks:
      defense === foeDefenses.at(-1)
        ? [
            'Undefended: hits that are not defended against. Under DR: the chance to wound, and the average injury of an attack, misses included.',
          ]
        : [],
    page: formatCitation(ruleset.odds.attack.cite),
  }));
}

function attackRow(sheet: OpenedCharacter, line: AttackLine, defense: number): ReferenceRow | null {
  const { ruleset } = sheet;
  const attack = ownAttackOf(sheet, line);
  const wounding = attack && ownValue(ruleset.odds.attack.types, attack.type);
  if (!attack || !wounding) return null;
  const base = { ...wounding, ...attack, deceptive: 0 };
  const against = foeResistances.flatMap(
    (resistance) => attackOdds(ruleset.odds, { ...base, resistance, defenses: [defense] }) ?? [],
  );
  const [first] = against;
  if (!first) return null;
  return {
    name: attack.name,
    figures: [
      { text: line.skill.text },
      { text: `${line.damage.text} ${line.type}` },
      percent(first.hits),
      percent(first.undefended),
      ...against.map(({ wounds, averageInjury }) => ({
        text: `${formatPercent(wounds)} · ${averageInjury.toFixed(1)}`,
      })),
    ],
    note: '',
  };
}
