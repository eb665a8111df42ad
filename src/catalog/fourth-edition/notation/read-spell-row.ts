import type { Citation } from '../../../engine/citation.ts';
import { basicSet } from '../../books.ts';
import type { ListedSkill } from '../../catalog.ts';
import type { SkillEntry, SkillFacet, SpellFigures } from '../../skill-entry.ts';
import { readPrerequisites } from './read-default.ts';
import { readKeywords } from './read-skill-row.ts';

type Resister = 'HT' | 'IQ' | 'ST' | 'Will' | 'spell' | 'Lockmaster';
/** The class of a spell, and the score that resists it: "area", "regular, HT". */
type SpellClass = `${SpellFigures['class']}${'' | `, ${Resister}`}`;

interface MoreOfSpell {
  readonly name?: string;
  readonly veryHard?: true;
  readonly notes?: readonly string[];
}

/** The figures of casting: class, "cost / to maintain" (the latter only if possible), time, duration. */
type Casting = readonly [spellClass: SpellClass, cost: string, time: string, duration: string];

/**
 * A spell of the colleges of its table: the entry that other rulesets have too, or its name, description and keywords; how it
 * is cast, what it is learned after ("none" for nothing; see {@link readPrerequisites}).
 *
 *     'create-fire': [spells['create-fire'], ['area', '2 / 1', '1 s', '1 minute'], 'spell ignite-fire'],
 *     spasm: ['Spasm', ['regular, HT', '2', '1 s', 'instant'], 'spell itch', 'Making a hand drop what it holds.', 'drop'],
 */
type SharedRow = readonly [entry: SkillEntry, casting: Casting, needs: string, more?: MoreOfSpell];
type NewRow = readonly [
  name: string,
  casting: Casting,
  needs: string,
  description: string,
  keywords: string,
  more?: MoreOfSpell,
];
type SpellRow = SharedRow | NewRow;

function readFacet(
  [spellClass, cost, time, duration]: Casting,
  needs: string,
  { veryHard, notes, name }: MoreOfSpell,
  colleges: readonly string[],
  page: Citation['page'],
): SkillFacet {
  const [each = '', maintain] = cost.split(' / ');
  const [kind, resistedBy] = readClass(spellClass);
  return {
    cite: basicSet(page),
    ...(name === undefined ? {} : { name }),
    attribute: 'iq',
    kind: 'mental',
    difficulty: veryHard ? 'veryHard' : 'hard',
    defaults: [],
    groups: ['spell'],
    spell: {
      class: kind,
      ...(resistedBy === undefined ? {} : { resistedBy }),
      time,
      duration,
      cost: each,
      ...(maintain === undefined ? {} : { maintain }),
      colleges,
    },
    ...(needs === 'none' ? {} : { prerequisites: readPrerequisites(needs) }),
    ...(notes ? { notes } : {}),
  };
}

const classes = ['regular', 'area', 'melee', 'missile', 'blocking', 'information', 'special', 'resisted'] as const;

function readClass(text: SpellClass): readonly [kind: SpellFigures['class'], resistedBy: string | undefined] {
  const [name, resistedBy] = text.split(', ');
  const kind = classes.find((known) => known === name);
  if (!kind) throw new Error(`No class of spells: ${text}`);
  return [kind, resistedBy];
}

const isShared = (row: SpellRow): row is SharedRow => typeof row[0] !== 'string';

/** The spells of a college, in the order of the table. Throws if a row is written wrongly. */
export const listSpellRows = (
  colleges: readonly string[],
  page: number | `${number}-${number}`,
  rows: Readonly<Record<string, SpellRow>>,
): readonly ListedSkill[] =>
  Object.entries(rows).map(([id, row]): ListedSkill => {
    if (isShared(row)) {
      const [entry, casting, needs, more = {}] = row;
      return { ...entry, id, name: more.name ?? entry.name, facet: readFacet(casting, needs, more, colleges, page) };
    }
    const [name, casting, needs, description, keywords, more = {}] = row;
    const facet = readFacet(casting, needs, more, colleges, page);
    return { id, name, description, keywords: readKeywords(keywords), facet };
  });
